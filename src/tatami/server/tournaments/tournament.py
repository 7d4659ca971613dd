"""A tournament as it is kept: what is played, who takes part, the tables so far, and what follows.

What follows from it, pairings and standings, is worked out by `tatami.tournaments`.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from tatami.session.names import alike
from tatami.session.sitting import OPEN, OVER, PLAYING
from tatami.session.view_types import TableShown
from tatami.tournaments import schedule
from tatami.tournaments.schedule import Format, Plan
from tatami.tournaments.seating import Seats
from tatami.tournaments.standings import ABSENT, Played, Standing

Status = Literal["open", "playing", "over", "called-off"]
State = Literal["due", "playing", "over"]  # of a table

CALLED_OFF: Final = "called-off"


class Terms(msgspec.Struct, frozen=True):
    """What is played, as its host has decided. The seed draws the lots, not the games."""

    title: str
    game: str
    options: dict[str, str]
    format: Format
    seats: int
    size: int  # how many take part in the end: bots fill what is left
    rounds: int
    clock: str
    bot: str  # that fills, and plays for whoever does not come
    patience: int  # seconds until a bot plays for somebody who has not come to the table
    seed: str


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    player: str  # empty for a bot
    name: str
    bot: str
    user: bool
    away: bool  # whether a bot plays the coming rounds


class Pairing(NamedTuple):
    """A table of a round. It is `due` until its game has begun."""

    round: int
    number: int
    match: str
    seats: Seats
    ranks: tuple[int, ...]
    state: State


class Tournament(NamedTuple):
    """A tournament with all that belongs to it."""

    id: str
    host: str
    status: Status
    public: bool
    created: int
    terms: Terms
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]

    def plan(self) -> Plan:
        """What is to be played. Before it begins, as if everybody had come."""
        terms = self.terms
        entrants = terms.size if self.status == OPEN else len(self.entrants)
        return Plan(terms.format, terms.seats, entrants, terms.rounds, terms.seed)

    def played(self) -> list[Played]:
        """The tables whose games are over."""
        return [Played(p.round, p.seats, p.ranks) for p in self.pairings if p.state == OVER]

    def standings(self) -> list[Standing]:
        """How it stands, the best first."""
        return schedule.table_of(self.plan(), self.played()) if self.status != OPEN else []

    def next_round(self) -> schedule.Tables:
        """The tables to be laid now that all others are over."""
        return schedule.next_round(self.plan(), self.played())

    def round(self) -> int:
        """The number of the last round that has been laid."""
        return max((p.round for p in self.pairings), default=0)

    def entrant_of(self, who: str) -> Entrant | None:
        """The entry of a person."""
        mine = [each for each in self.entrants if who and each.player == who]
        return mine[0] if mine else None

    def takes(self, name: str) -> bool:
        """Whether somebody here has a name that looks like this one."""
        return any(each.player and alike(each.name, name) for each in self.entrants)

    def at(self, pairing: Pairing) -> list[Entrant]:
        """Who sits at a table, seat by seat."""
        known = {each.number: each for each in self.entrants}
        return [known[number] for number in pairing.seats]

    def table_of(self, who: str) -> str:
        """The table at which a person plays now."""
        mine = self.entrant_of(who)
        if mine is None or self.status != PLAYING:
            return ""
        now = [p for p in self.pairings if mine.number in p.seats and p.state == PLAYING]
        return now[0].match if now else ""


def bot_played_for(entrant: Entrant, shown: TableShown, seat: int) -> bool:
    """Whether it was a bot that played for a person at the end of a game."""
    there = shown.seats[seat] if shown.seats else None
    if not entrant.player or there is None:
        return False
    return there.kind == "bot" or (there.away and not there.conceded)


def scored(shown: TableShown, entrants: Sequence[Entrant]) -> tuple[int, ...]:
    """The ranks that count, seat by seat: who was not there at the end, or had given up, scores
    nothing. Where a game was not played to its end, nobody does."""
    if not shown.ranks:
        return (ABSENT,) * len(entrants)
    return tuple(
        ABSENT if bot_played_for(each, shown, i) or shown.seats[i].conceded else shown.ranks[i]
        for i, each in enumerate(entrants)
    )


# What is shown of a table that can never be ended.
NOBODY_CAME: Final = TableShown("", "", 0, {}, "", False, False, OVER, [], "", "", 0, 0, [], [])
