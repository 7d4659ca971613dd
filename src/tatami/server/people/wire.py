"""What goes over the wire about people beyond one table."""

from typing import Annotated

import msgspec
from msgspec import Meta


class HolidayShown(msgspec.Struct, frozen=True):
    """Your holiday; `until` is 0 if you are not on one. `left` of `budget` days a year are left."""

    until: int
    left: int
    budget: int


class GoOnHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on holiday for so many days; with 0, come back."""

    days: Annotated[int, Meta(ge=0, le=60)]


# -- profiles ----------------------------------------------------------------------------------


class RatingShown(msgspec.Struct, frozen=True):
    """A rating: what is believed of somebody's strength, and the standard deviation of that."""

    mean: float
    doubt: float
    games: int


class GameStanding(msgspec.Struct, frozen=True):
    """How somebody has done in a game."""

    game: str
    played: int
    won: float  # a shared first place counts in part
    gave_up: int
    score: float  # the mean
    pace: int  # milliseconds for a word, the mean
    sources: dict[str, float]  # where the points came from, means
    rating: RatingShown | None


class Opponent(msgspec.Struct, frozen=True):
    """Somebody one has played with. A guest has no name, and a bot is told by its spec."""

    name: str
    bot: str
    games: int
    ahead: float  # how often one was ahead of them; a tie counts half


class SeatPlayed(msgspec.Struct, frozen=True):
    """How somebody did in a game."""

    name: str
    bot: str
    rank: int
    score: int
    gave_up: bool
    mine: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A game that somebody has played. The table is named where the reader may look at it."""

    match: str
    game: str
    at: int
    rated: bool
    seats: list[SeatPlayed]


class Profile(msgspec.Struct, frozen=True):
    """What is known of a person. `private` hides it from all others."""

    name: str
    user: bool
    private: bool
    mine: bool
    since: int
    standings: list[GameStanding]
    opponents: list[Opponent]
    games: list[GamePlayed]  # the latest


class Privacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hide your profile from all others, or show it."""

    private: bool


class Leader(msgspec.Struct, frozen=True):
    """Somebody on a list of the strongest: a person, or a bot by its spec."""

    name: str
    bot: str
    rating: RatingShown


class TallyShown(msgspec.Struct, frozen=True):
    """A sum over finished games with so many seats: how many, the shares of first places, points.
    What `key` names depends on the kind: a seat, a word, a source of points, how a game ended."""

    seats: int
    kind: str
    key: str
    games: int
    won: float
    points: float


class House(msgspec.Struct, frozen=True):
    """The strongest in a game at this host, and what its finished games tell."""

    game: str
    leaders: list[Leader]
    tallies: list[TallyShown]
