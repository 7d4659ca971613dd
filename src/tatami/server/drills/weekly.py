"""A weekly set: choices from this host's public games, the same for everybody for a week.

Which games it is made from follows from the week alone, and the search has a budget of tries: made
twice it is the same. It is kept in the database, so it is made once.
"""

import hashlib
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import sqlalchemy as sa

from tatami.bots.search import Budget
from tatami.games import GAMES
from tatami.server.bot_workers import Looking
from tatami.server.drills.deck import monday
from tatami.server.drills.schedule import moment
from tatami.server.drills.wire import Weekly, WeeklyDrill, WeeklySet
from tatami.server.fair_queue import Asker
from tatami.server.schema import MATCHES
from tatami.server.tables import Tables
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting

DRAWN_FROM: Final = 1000  # games of each kind, the latest
GAMES_READ: Final = 4  # of them
CHOICES: Final = 24  # of one game that are searched
FROM_ONE: Final = 2  # choices of one game in a set
MOST: Final = 5  # choices in a set
BUDGET: Final = Budget(tries=60)
NOBODY_WAITS: Final = Asker("weekly", "weekly")


class WeeklySets:
    """The sets of this week, made one after the other when somebody first asks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.making = False

    async def now(self) -> Weekly:
        """The sets of this week, as far as they are made."""
        begins = monday(self.tables.clock.now())
        week = week_of(begins)
        sets = []
        for game in GAMES:
            kept = await self.tables.store.known_setting(name_of(week, game))
            drills = msgspec.json.decode(kept, type=list[WeeklyDrill]) if kept else []
            sets.append(WeeklySet(game, bool(kept), drills))
        if not self.making and not all(each.ready for each in sets):
            self.making = True
            self.tables.supervisor.begin(partial(self.make, begins))
        return Weekly(week, sets)

    async def make(self, begins: int) -> None:
        """Make what is still missing."""
        try:
            for game in GAMES:
                name = name_of(week_of(begins), game)
                if not await self.tables.store.known_setting(name):
                    made = msgspec.json.encode(await self.chosen(game, begins)).decode()
                    await self.tables.store.setting(name, made)
        finally:
            self.making = False

    async def chosen(self, game: str, begins: int) -> list[WeeklyDrill]:
        """The choices that cost most, of a few games that were over when the week began."""
        found: list[tuple[float, WeeklyDrill]] = []
        for match in await self.candidates(game, begins):
            with suppress(Refused):  # its log is damaged, or the host has closed it
                found += await self.mistakes((await self.tables.table(match)).sitting)
        found.sort(key=lambda each: (-each[0], each[1].match, each[1].at))
        return [drill for _, drill in found[:MOST]]

    async def candidates(self, game: str, begins: int) -> list[str]:
        """Some of the latest public games, in an order that the week decides."""
        over = (MATCHES.c.status == "over") & (MATCHES.c.changed < begins)
        query = sa.select(MATCHES.c.id).where(over, MATCHES.c.public, MATCHES.c.game == game)
        latest = query.order_by(MATCHES.c.changed.desc(), MATCHES.c.id).limit(DRAWN_FROM)
        names = await self.tables.store.names(latest)
        return sorted(names, key=partial(draw, begins))[:GAMES_READ]

    async def mistakes(self, s: Sitting) -> list[tuple[float, WeeklyDrill]]:
        """What cost the people of one game most, with the cost."""
        people = {seat for seat, place in enumerate(s.places) if place.who}
        words = [(entry.seat, entry.word) for entry in s.playing().record.standing()]
        theirs = [at for at, (seat, _) in enumerate(words) if seat in people]
        step = max(1, -(-len(theirs) // CHOICES))
        looking = Looking(
            game=s.laid.game,
            rules=s.laid.rules,
            options=s.laid.options,
            seats=len(s.places),
            seed=s.laid.seed,
            words=words,
            wanted=tuple(theirs[::step]),
            budget=BUDGET,
        )
        found = await self.tables.bots.mistakes(NOBODY_WAITS, looking)
        return [
            (m.cost, WeeklyDrill(s.id, m.at, m.seat, m.question, m.word, m.better))
            for m in found[:FROM_ONE]
        ]


def draw(begins: int, match: str) -> bytes:
    """A number drawn for a game in the week that begins at this moment."""
    return hashlib.sha256(f"{begins} {match}".encode()).digest()


def week_of(begins: int) -> str:
    """The name of the week that begins at this moment."""
    year, week, _ = moment(begins).isocalendar()
    return f"{year}-W{week:02}"


def name_of(week: str, game: str) -> str:
    """The setting that holds a set."""
    return f"weekly {week} {game}"
