"""Seating: who sits down, gets up, hands over to a bot, comes back, and begins the game."""

from typing import Final

from tatami.bots.registry import make_bot
from tatami.bots.settings import BadBot
from tatami.session.deeds import (
    Begun,
    Expired,
    Followed,
    GivenBack,
    Placed,
    Resized,
    Sat,
    Stood,
    TakenOver,
)
from tatami.session.names import alike, nickname
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, OVER, Sitting, going_on

LONGEST_NAME: Final = 24
MOST_THOUGHT: Final = {  # by a guest's bot, for a word
    "time": 10,
    "tries": 10_000,
    "jobs": 1,
    "tables": 100,
    "playout": 20,
}


def name_beside(s: Sitting, who: str, text: str) -> str:
    """A nickname that cannot be taken for that of somebody else at the table."""
    name = nickname(text)
    if any(place.who not in ("", who) and alike(place.name, name) for place in s.places):
        raise Refused("name-here")
    return name


def own_seat(s: Sitting, who: str, seat: int | None) -> int:
    """A seat of this person: the one named, or the first."""
    mine = s.seats_of(who)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not-yours")
    return mine[0] if seat is None else seat


def may_arrange(s: Sitting, who: str) -> None:
    """Refuse people other than the host and those who sit at the table."""
    if not who or (s.laid.host != who and not s.seats_of(who)):
        raise Refused("not-yours")


def sit(s: Sitting, who: str, name: str, seat: int | None, user: bool = False) -> Sat:
    """Take an open seat: the one named, or the first."""
    not_begun(s)
    name = name_beside(s, who, name)
    if s.laid.rated and not user:
        raise Refused("rated-needs-account")
    if s.laid.rated and s.seats_of(who):
        raise Refused("seated-already")
    free = [i for i, place in enumerate(s.places) if place.open()]
    if seat is None and s.seats_of(who):
        raise Refused("seated-already")  # tapped twice, or sent twice
    if seat is None and not free:
        raise Refused("table-full")
    if seat is not None and seat not in free:
        raise Refused("seat-taken")
    return Sat(free[0] if seat is None else seat, who, name, user)


def leave(s: Sitting, who: str, seat: int) -> Stood | TakenOver:
    """Leave a seat. Before the game anybody may free a bot's seat, and the host any seat."""
    if seat >= len(s.places):
        raise Refused("no-such-seat")
    if s.status() != OPEN:
        return go_away(s, own_seat(s, who, seat))
    if s.places[seat].who not in ("", who) and s.laid.host != who:
        raise Refused("not-yours")
    return stand(s, seat)


def stand(s: Sitting, seat: int) -> Stood:
    """Free a seat before the game."""
    not_begun(s)
    return Stood(seat)


def place(s: Sitting, seat: int, bot: str) -> Placed:
    """Put a bot into an open seat."""
    not_begun(s)
    if not 0 <= seat < len(s.places) or not s.places[seat].open():
        raise Refused("seat-taken")
    return Placed(seat, a_bot(bot))


def resize(s: Sitting, seats: int) -> Resized:
    """Let the table have this many seats. Nobody is sent away by it."""
    not_begun(s)
    if any(place.who for place in s.places[seats:]):
        raise Refused("seat-taken")
    s.game.open_true(s.game.checked(seats), s.laid.seed, s.laid.options)  # it may refuse them
    return Resized(seats)


def a_bot(spec: str) -> str:
    """The spec of a bot, if there is one that does not take too much of the server's time."""
    try:
        make_bot(spec, "")
    except BadBot:
        raise Refused("no-such-bot") from None
    for setting in spec.split(":")[1:]:
        name, _, value = setting.partition("=")
        if name in MOST_THOUGHT and float(value) > MOST_THOUGHT[name]:
            raise Refused("slow-bot")
    return spec


def begin(s: Sitting) -> Begun:
    """Begin once every seat is taken."""
    not_begun(s)
    if any(place.open() for place in s.places):
        raise Refused("seats-open")
    return Begun()


def go_away(s: Sitting, seat: int) -> TakenOver:
    """Let a bot play on for this seat."""
    going_on(s)
    if s.places[seat].bot:
        raise Refused("taken-over")
    return TakenOver(seat, s.laid.stand_in, "left")


def come_back(s: Sitting, seat: int) -> GivenBack:
    """Take the seat back from the bot that plays there."""
    going_on(s)
    if not s.places[seat].away() or s.places[seat].conceded:
        raise Refused("conceded" if s.places[seat].conceded else "not-away")
    if s.clocks.spent(seat):
        raise Refused("no-time")  # the bot would take over again at once
    return GivenBack(seat)


def follow(s: Sitting, match: str) -> Followed:
    """Continue with another match at the same table."""
    if s.status() != OVER:
        raise Refused("not-over")
    if s.rematch:
        raise Refused("followed-already")
    return Followed(match)


def expire(s: Sitting) -> Expired:
    """Close the table, unless it is over anyhow."""
    if s.status() == OVER:
        raise Refused("over")
    return Expired()


def not_begun(s: Sitting) -> None:
    """Refuse something that is only allowed before the game."""
    if s.closed == "expired":
        raise Refused("expired")
    if s.status() != OPEN:
        raise Refused("already-begun")
