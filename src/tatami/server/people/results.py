"""Results: what is kept of a finished game, so that no log is read again for profiles, ratings and
statistics."""

from datetime import datetime
from typing import Final, Literal

import msgspec

from tatami.bots.shares import first
from tatami.core.outcome import Outcome
from tatami.core.words import NOBODY
from tatami.lab.played_game import sources
from tatami.session.match import Match
from tatami.session.places import Place
from tatami.session.sitting import OVER, Sitting

Ended = Literal["played", "conceded"]
LONGEST_OPENING: Final = 80


class Seat(msgspec.Struct, frozen=True):
    """How somebody did. `player` is empty for a bot."""

    seat: int
    player: str
    user: bool
    bot: str
    rank: int
    score: int
    won: float  # the share of the first place
    gave_up: bool  # conceded, or left to a bot that played to the end
    opening: str  # the first word that was a choice
    words: int
    spent: int  # milliseconds
    sources: dict[str, float]  # where the points came from

    def subject(self) -> str:
        """Who is rated."""
        return f"p:{self.player}" if self.player else f"b:{self.bot}"


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    match: str
    game: str
    at: int
    ended: Ended
    public: bool
    rated: bool
    words: int
    lasted: int  # milliseconds
    seats: list[Seat]

    def rated_ranks(self) -> list[int]:
        """The ranks for ratings: whoever has given up is last, whatever the bot made of it."""
        last = len(self.seats)
        return [last if each.gave_up else each.rank for each in self.seats]


def result_of(s: Sitting) -> Result | None:
    """The result of a table, if its game counts: one that was cancelled or closed does not, nor
    does a fork or a lesson, which begin in the middle."""
    if s.status() != OVER or s.closed or s.match is None or s.laid.words or s.laid.forked_from:
        return None
    outcome = s.match.record.result
    if outcome is None:
        return None
    words, spent = len(s.match.marks), time_spent(s.match)
    ended: Ended = "conceded" if outcome.ending == "conceded" else "played"
    public, rated = s.laid.public, s.laid.rated and may_be_rated(s.places)
    seats = seats_of(s.match, s.places, outcome, spent)
    lasted = sum(spent.values())
    return Result(s.id, s.game.name, s.last, ended, public, rated, words, lasted, seats)


def seats_of(
    match: Match, places: list[Place], outcome: Outcome, spent: dict[int, int]
) -> list[Seat]:
    """How everybody did."""
    openings, told = openings_of(match), sources(match) or [{} for _ in places]
    return [
        Seat(
            seat=seat,
            player=place.who,
            user=place.user,
            bot="" if place.who else place.bot,
            rank=outcome.ranks[seat],
            score=outcome.scores[seat],
            won=first(outcome.ranks, seat),
            gave_up=place.conceded or place.away(),
            opening=openings.get(seat, ""),
            words=sum(mark.seat == seat for mark in match.marks),
            spent=spent.get(seat, 0),
            sources=told[seat],
        )
        for seat, place in enumerate(places)
    ]


def may_be_rated(places: list[Place]) -> bool:
    """Whether a game tells something of somebody's strength: each person has an account and one
    seat, and there are two different players at least."""
    people = [place.who for place in places if place.who]
    users = all(place.user for place in places if place.who)
    different = {place.who or place.bot for place in places}
    return users and bool(people) and len(set(people)) == len(people) and len(different) > 1


def openings_of(match: Match) -> dict[int, str]:
    """For each seat the first word that was a choice."""
    found: dict[int, str] = {}
    for mark, entry in zip(match.marks, match.record.standing(), strict=True):
        if mark.seat != NOBODY and not mark.forced and len(entry.word) <= LONGEST_OPENING:
            found.setdefault(mark.seat, entry.word)
    return found


def time_spent(match: Match) -> dict[int, int]:
    """For each seat the time until it spoke, since anybody had spoken before."""
    found: dict[int, int] = {}
    before: datetime | None = None
    for entry in match.record.entries:
        if not entry.time:
            continue
        moment = datetime.fromisoformat(entry.time)
        if before is not None and entry.seat != NOBODY:
            passed = int((moment - before).total_seconds() * 1000)
            found[entry.seat] = found.get(entry.seat, 0) + max(0, passed)
        before = moment
    return found
