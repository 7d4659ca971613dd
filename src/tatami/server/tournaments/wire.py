"""What goes over the wire about tournaments."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.server.tournaments.tournament import State, Status
from tatami.server.wire import GameName, Spec
from tatami.session.places import Kind
from tatami.session.seating import LONGEST_NAME
from tatami.tournaments.schedule import MOST_ENTRANTS, MOST_ROUNDS, Format

LONGEST_TITLE = 40
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
Nickname = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Patience = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class EntrantShown(msgspec.Struct, frozen=True):
    """Somebody who takes part. With `away` a bot plays the coming rounds for them."""

    number: int
    kind: Kind
    name: str  # of the person, otherwise the spec of the bot
    away: bool


class PairingShown(msgspec.Struct, frozen=True):
    """A table of a round: its entrants seat by seat and, once it is over, their ranks. Rank 0 is
    that of somebody who was not there, or had given up."""

    round: int
    match: str
    state: State
    seats: list[int]
    ranks: list[int]


class StandingShown(msgspec.Struct, frozen=True):
    """How it stands with one entrant. In a knock-out `reached` is the last round they played, and
    decides first. Then come, each if all before are equal, `points`, `opposition` (the points of
    all opponents), `beaten` (those of who finished behind) and `wins`."""

    entrant: int
    place: int
    points: float
    opposition: float
    beaten: float
    wins: int
    played: int
    reached: int


class TournamentShown(msgspec.Struct, frozen=True):
    """A tournament. `rounds` is how many there will be, `round` the last that has been laid, `me`
    your number among the entrants (-1 for none) and `table` where you play now."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    format: Format
    seats: int
    size: int
    rounds: int
    clock: str
    bot: str
    patience: int
    public: bool
    status: Status
    created: int
    host: bool
    me: int
    table: str
    round: int
    entrants: list[EntrantShown]
    standings: list[StandingShown]
    pairings: list[PairingShown]


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    format: Format
    status: Status
    entrants: int
    size: int
    round: int
    rounds: int
    created: int
    mine: bool  # whether you take part, or are its host
    table: str  # where you play now


class Tournaments(msgspec.Struct, frozen=True):
    """Your tournaments, and those that anybody may join."""

    tournaments: list[TournamentLine]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Announce a tournament. `size` take part in the end, a multiple of `seats`: bots fill what is
    left. `rounds` is how often all meet all in a round-robin, and the number of rounds in a Swiss
    one. With a `name` you take part. `patience` is how many seconds a bot waits before it plays
    for somebody who has not come to the table."""

    title: Title
    game: GameName
    format: Format
    seats: Annotated[int, Meta(ge=2, le=6)]
    size: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    options: dict[str, str] = {}
    clock: Annotated[str, Meta(max_length=20)] = "20m+30s"
    bot: Spec = "search:1"
    patience: Patience = 600
    public: bool = False
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class EnterTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take part."""

    name: Nickname


class BeginTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let the first round be laid. With a `size` there are so many in the end, not as many as were
    announced."""

    size: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
