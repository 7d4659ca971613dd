"""Profiles: what a person has played here, and how it went.

Accounts have a profile that others may read, unless they hide it. A guest has one too, which only
they can read. Tables that are not public are told without their address.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tatami.lab.skill import SURE
from tatami.lab.summary import mean_sources
from tatami.server.people.results import Result, Seat
from tatami.server.people.wire import (
    GamePlayed,
    GameStanding,
    Leader,
    Opponent,
    Profile,
    RatingShown,
    SeatPlayed,
    TallyShown,
)
from tatami.server.schema import PROFILES, RATINGS, RESULTS, SEATS, TALLIES, USERS
from tatami.server.storage import Store
from tatami.session.refusal import Refused

MOST_GAMES: Final = 1000  # of a person, the latest
MOST_SHOWN: Final = 20  # of them one by one, and opponents
MOST_LEADERS: Final = 100
READER: Final = msgspec.json.Decoder(Result)


class Profiles:
    """What people have played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        """What a query finds."""
        return await self.store.database.run(lambda connection: connection.execute(query).all())

    # -- one person -------------------------------------------------------------------------

    async def of_name(self, name: str, reader: str) -> Profile:
        """The profile of an account, if this reader may see it."""
        user = await self.store.user_called(name)
        if user is None:
            raise Refused("no-such-person")
        if user.player != reader and await self.is_private(user.player):
            raise Refused("private-profile")
        return await self.of(user.player, reader)

    async def of(self, player: str, reader: str) -> Profile:
        """The profile of a person."""
        about = sa.select(USERS.c.name, USERS.c.created).where(USERS.c.player == player)
        user = await self.rows(about)
        name, since = user[0] if user else ("", 0)
        results = await self.results(player)
        people = {each.player for result in results for each in result.seats if each.player}
        names = await self.names(people - {player}, reader) | {player: name}
        ratings = await self.ratings(player)
        told = await asyncio.to_thread(told_of, player, reader, results, names, ratings)
        return Profile(
            name=name,
            user=bool(user),
            private=await self.is_private(player),
            mine=player == reader,
            since=since,
            standings=told[0],
            opponents=told[1],
            games=told[2],
        )

    async def results(self, player: str) -> list[Result]:
        """The games of a person, the latest first."""
        mine = sa.select(SEATS.c.match).where(SEATS.c.player == player)
        latest = sa.select(RESULTS.c.number).where(RESULTS.c.match.in_(mine))
        latest = latest.order_by(RESULTS.c.number.desc()).limit(MOST_GAMES)  # without the bodies
        query = sa.select(RESULTS.c.body).where(RESULTS.c.number.in_(latest))
        rows = await self.rows(query.order_by(RESULTS.c.number.desc()))
        return await asyncio.to_thread(read_all, rows)

    async def names(self, players: Iterable[str], reader: str) -> dict[str, str]:
        """The names of the accounts among these people that are not hidden from a reader."""
        query = sa.select(USERS.c.player, USERS.c.name).where(USERS.c.player.in_(list(players)))
        hidden = sa.exists().where(PROFILES.c.player == USERS.c.player, PROFILES.c.private)
        found = await self.rows(query.where(sa.or_(~hidden, USERS.c.player == reader)))
        return {each.player: each.name for each in found}

    async def ratings(self, player: str) -> dict[str, RatingShown]:
        """The ratings of a person, by game."""
        columns = RATINGS.c.game, RATINGS.c.mean, RATINGS.c.doubt, RATINGS.c.games
        found = await self.rows(sa.select(*columns).where(RATINGS.c.subject == f"p:{player}"))
        return {game: RatingShown(mean, doubt, games) for game, mean, doubt, games in found}

    # -- privacy ----------------------------------------------------------------------------

    async def is_private(self, player: str) -> bool:
        """Whether a person hides the profile from others."""
        query = sa.select(PROFILES.c.private).where(PROFILES.c.player == player)
        return bool(await self.store.scalar(query))

    async def hide(self, player: str, private: bool) -> None:
        """Hide a profile from others, or show it."""

        def work(connection: sa.Connection) -> None:
            connection.execute(PROFILES.delete().where(PROFILES.c.player == player))
            connection.execute(PROFILES.insert().values(player=player, private=private))

        await self.store.database.run(work)

    # -- all of them ------------------------------------------------------------------------

    async def leaders(self, game: str) -> list[Leader]:
        """Who is strongest in a game, almost certainly: people who do not hide, and bots."""
        return [
            Leader(name or "", "" if name else subject[2:], RatingShown(mean, doubt, games))
            for subject, name, mean, doubt, games in await self.rows(strongest(game))
        ]

    async def tallies(self, game: str) -> list[TallyShown]:
        """What the finished games of a host tell."""
        columns = (TALLIES.c.seats, TALLIES.c.kind, TALLIES.c.key)
        sums = (TALLIES.c.games, TALLIES.c.won, TALLIES.c.points)
        query = sa.select(*columns, *sums).where(TALLIES.c.game == game)
        found = await self.rows(query.order_by(TALLIES.c.seats, TALLIES.c.kind, TALLIES.c.key))
        return [TallyShown(*row) for row in found]


def strongest(game: str) -> sa.Select[Any]:
    """The query for the best ratings of bots, and of accounts that are not hidden."""
    is_bot = RATINGS.c.subject.startswith("b:")
    whose = sa.func.substr(RATINGS.c.subject, 3)  # an index finds an account by its player alone
    people = RATINGS.outerjoin(USERS, ~is_bot & (USERS.c.player == whose))
    hidden = sa.exists().where(PROFILES.c.player == USERS.c.player, PROFILES.c.private)
    shown = sa.or_(is_bot, USERS.c.player.is_not(None) & ~hidden)
    columns = RATINGS.c.subject, USERS.c.name, RATINGS.c.mean, RATINGS.c.doubt, RATINGS.c.games
    query = sa.select(*columns).select_from(people).where(RATINGS.c.game == game, shown)
    floor = RATINGS.c.mean - SURE * RATINGS.c.doubt
    return query.order_by(floor.desc()).limit(MOST_LEADERS)


def read_all(rows: Sequence[Any]) -> list[Result]:
    """Results as they are kept. This is done in a thread: there may be a thousand."""
    return [READER.decode(body) for (body,) in rows]


def told_of(
    player: str,
    reader: str,
    results: Sequence[Result],
    names: dict[str, str],
    ratings: dict[str, RatingShown],
) -> tuple[list[GameStanding], list[Opponent], list[GamePlayed]]:
    """What results tell of a person: how they have done, with whom, and the latest of them. This is
    done in a thread, too."""
    games = dict.fromkeys(result.game for result in results)
    return (
        [standing(player, game, results, ratings.get(game)) for game in games],
        opponents(player, results, names),
        [played(player, each, names, reader) for each in results[:MOST_SHOWN]],
    )


def standing(
    player: str, game: str, results: Sequence[Result], rating: RatingShown | None
) -> GameStanding:
    """How a person has done in a game."""
    own = [own_seat(player, each) for each in results if each.game == game]
    words = sum(each.words for each in own)
    ended = [each for each in own if not each.gave_up]
    return GameStanding(
        game=game,
        played=len(own),
        won=sum(each.won for each in ended),
        gave_up=len(own) - len(ended),
        score=round(sum(each.score for each in ended) / len(ended), 2) if ended else 0.0,
        pace=sum(each.spent for each in own) // words if words else 0,
        sources=mean_sources([each.sources for each in ended]) if ended else {},
        rating=rating,
    )


def own_seat(player: str, result: Result) -> Seat:
    """The best seat of a person at a table."""
    mine = [each for each in result.seats if each.player == player]
    return min(mine, key=lambda each: (each.gave_up, each.rank))


def opponents(player: str, results: Sequence[Result], names: dict[str, str]) -> list[Opponent]:
    """Whom a person has played with, and how often ahead of them; guests together."""
    met: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for who, ahead in met_in(player, result, names).items():
            met.setdefault(who, []).append(sum(ahead) / len(ahead))
    most = sorted(met.items(), key=lambda pair: -len(pair[1]))[:MOST_SHOWN]
    return [Opponent(name, bot, len(ahead), round(sum(ahead), 2)) for (name, bot), ahead in most]


def met_in(
    player: str, result: Result, names: dict[str, str]
) -> dict[tuple[str, str], list[float]]:
    """Whom a person met in one game: for each, by name or bot, whether ahead of their seats. Who
    has several, as a bot may, is met once."""
    met: dict[tuple[str, str], list[float]] = {}
    ranks = result.rated_ranks()
    mine = ranks[own_seat(player, result).seat]
    for each in result.seats:
        if each.player != player:
            other = ranks[each.seat]
            ahead = 0.5 if mine == other else float(mine < other)
            met.setdefault((names.get(each.player, ""), each.bot), []).append(ahead)
    return met


def played(player: str, result: Result, names: dict[str, str], reader: str) -> GamePlayed:
    """A game, as a reader may see it."""
    present = any(each.player == reader for each in result.seats if reader)
    seats = [
        SeatPlayed(
            names.get(each.player, ""),
            each.bot,
            each.rank,
            each.score,
            each.gave_up,
            each.player == player,
        )
        for each in result.seats
    ]
    match = result.match if result.public or present else ""
    return GamePlayed(match, result.game, result.at, result.rated, seats)
