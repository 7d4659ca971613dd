"""Commands: what somebody wants at a table, and the deed that carries it out.

The commands of people in their seats come over the wire in this form. The server makes the others:
for people who arrange a table, for a bot that has answered, for a clock that has run out.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.core.words import NOBODY
from tatami.session import automatic, consent, deeds, seating, speaking, standing
from tatami.session.absence import Verdict
from tatami.session.bot_question import BotQuestion
from tatami.session.refusal import Refused
from tatami.session.seating import LONGEST_NAME, own_seat
from tatami.session.sitting import Sitting
from tatami.session.speaking import LONGEST_LINE, MOST_MOVES, MOST_WORDS

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
WordText = Annotated[str, Meta(min_length=1, max_length=80)]
Words = Annotated[list[WordText], Meta(min_length=1, max_length=MOST_WORDS)]
# Printable ASCII, which every database and every backup can hold. The last part of the pattern is
# for Python alone, where `$` also matches before a final line break.
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]*$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]

# -- from a seat ------------------------------------------------------------------------------


class SeatCommand(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """From your own seat: this one, or the first. Sending the same `client_id` again changes
    nothing and gets the same answer."""

    client_id: ClientId
    seat: SeatNumber | None = None


class SayWords(SeatCommand, frozen=True, kw_only=True, tag="words"):
    """Say words together: all are accepted, or none. Words after one that lets chance decide, or
    that reveals something hidden, are dropped without being checked."""

    words: Words
    expected_seq: Seq | None = None


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back your last choice, or ask the others whether you may."""


class RestartTurn(SeatCommand, frozen=True, kw_only=True, tag="restart-turn"):
    """Take back your turn so far, or ask the others whether you may."""


class Queue(SeatCommand, frozen=True, kw_only=True, tag="queue"):
    """Say in advance what you will answer. Without words, drop what you have prepared. `together`
    makes the words one move: it is said as if you chose it then, or forgotten as a whole. `after`
    as many moves that you have prepared; those behind them are dropped. A move behind another is
    for a later turn; if one cannot be said, those behind it are dropped with it."""

    words: Annotated[list[WordText], Meta(max_length=MOST_WORDS)]
    together: bool = False
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0


class LetPass(SeatCommand, frozen=True, kw_only=True, tag="let-pass"):
    """Say how long a pass shall stand for one of your cards: it is then said for you. `now` asks
    you again."""

    card: WordText
    until: WordText


class Answer(SeatCommand, frozen=True, kw_only=True, tag="answer"):
    """Agree or disagree with what somebody has proposed. With no, you withdraw your own proposal.
    With `expected_seq`, the answer counts only if nothing else was proposed since."""

    yes: bool
    expected_seq: Seq | None = None


class Pause(SeatCommand, frozen=True, kw_only=True, tag="pause"):
    """Ask the others for a pause, or end one."""

    resume: bool = False


class Concede(SeatCommand, frozen=True, kw_only=True, tag="concede"):
    """Give up."""


class Cancel(SeatCommand, frozen=True, kw_only=True, tag="cancel"):
    """Ask the others whether the game shall end without a result."""


class Judge(SeatCommand, frozen=True, kw_only=True, tag="judge"):
    """Choose what is to be done about seat `of`, whose time is up in a slow game: a `bot` plays on,
    it gets more `time`, you `claim` that it has given up, or `cancel` the game without a result.
    What all choose is done; without agreement a bot plays on after three days."""

    of: SeatNumber
    verdict: Verdict


class Nudge(SeatCommand, frozen=True, kw_only=True, tag="nudge"):
    """Remind those whom the table waits for."""


class Replace(SeatCommand, frozen=True, kw_only=True, tag="replace"):
    """Ask the others whether a bot should play for somebody who is away. Your own seat goes to the
    bot without asking."""

    of: SeatNumber


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take your seat back from the bot that plays for you."""


class SayChat(SeatCommand, frozen=True, kw_only=True, tag="chat"):
    """Talk. `to` is the other seat of a private room."""

    text: Text
    room: str = "table"
    to: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # of a spectator


AtTable = (
    SayWords
    | Undo
    | RestartTurn
    | Queue
    | LetPass
    | Answer
    | Pause
    | Concede
    | Cancel
    | Judge
    | Nudge
    | Replace
    | Return
)

# -- from people who arrange the table ----------------------------------------------------------


class Sit(msgspec.Struct, frozen=True):
    """Take an open seat: this one, or the first."""

    name: str
    seat: int | None = None
    user: bool = False


class Leave(msgspec.Struct, frozen=True):
    """Free a seat. Once the game has begun, a bot plays on there."""

    seat: int


class PlaceBot(msgspec.Struct, frozen=True):
    """Put a bot into an open seat."""

    seat: int
    bot: str


class Resize(msgspec.Struct, frozen=True):
    """Let the table have this many seats."""

    seats: int


class Begin(msgspec.Struct, frozen=True):
    """Begin the game."""


class Follow(msgspec.Struct, frozen=True):
    """Continue with another match at the same table."""

    match: str


# -- from the server ----------------------------------------------------------------------------


class AnswerForBot(msgspec.Struct, frozen=True):
    """The word a bot has chosen as its answer."""

    asked: BotQuestion
    word: str


class Awake(msgspec.Struct, frozen=True):
    """The server is back: the time it was away counts for nobody."""


class TakeHoliday(msgspec.Struct, frozen=True):
    """Somebody in this seat is on holiday until this moment; with 0, back from it."""

    seat: int
    until: int


class CatchUp(msgspec.Struct, frozen=True):
    """Carry out what has become due because time has passed."""


class Expire(msgspec.Struct, frozen=True):
    """Close the table: nobody has come or played for a long time."""


Arrangement = Sit | Leave | PlaceBot | Resize | Begin | Follow
Command = AtTable | SayChat | Arrangement | AnswerForBot | Awake | CatchUp | Expire | TakeHoliday


def decide(s: Sitting, command: Command, who: str, now: int, deadline: int) -> deeds.AnyDeed:
    """The deed that carries out a person's command, or Refused. A seat whose time ended by the
    deadline has run out of time."""
    match command:
        case Sit() | Leave() | PlaceBot() | Resize() | Begin() | Follow():
            return arrange(s, command, who)
        case SayChat():
            seat = viewer_of(s, who, command.seat)
            to = NOBODY if command.to is None else command.to
            return speaking.chat(s, seat, command.name, command.room, to, command.text)
        case AnswerForBot():
            return speaking.answer_for_a_bot(s, command.asked, command.word)
        case Awake():
            return deeds.Awoken()
        case Expire():
            return seating.expire(s)
        case TakeHoliday():
            return consent.holiday(s, own_seat(s, who, command.seat), command.until)
        case CatchUp():
            due = automatic.due(s, deadline)
            if due is None:
                raise Refused("nothing-due")
            return due
        case _:
            return act(s, own_seat(s, who, command.seat), command, now)


def arrange(s: Sitting, command: Arrangement, who: str) -> deeds.AnyDeed:
    """Change who sits where, begin, or continue with another game."""
    match command:
        case Sit():
            return seating.sit(s, who, command.name, command.seat, command.user)
        case Leave():
            seating.may_arrange(s, who)
            return seating.leave(s, who, command.seat)
        case PlaceBot():
            seating.may_arrange(s, who)
            return seating.place(s, command.seat, command.bot)
        case Resize():
            seating.may_arrange(s, who)
            return seating.resize(s, command.seats)
        case Begin():
            seating.may_arrange(s, who)
            return seating.begin(s)
        case Follow():
            return seating.follow(s, command.match)


def act(s: Sitting, seat: int, command: AtTable, now: int) -> deeds.AnyDeed:
    """Do something from the person's own seat."""
    match command:
        case SayWords():
            not_stale(s, seat, s.noticing.asked[seat], command.expected_seq)
            return speaking.speak(s, seat, command.words)
        case Undo() | RestartTurn():
            return consent.take_back(s, seat, isinstance(command, RestartTurn))
        case Queue() | LetPass():
            return in_advance(s, seat, command)
        case Answer():
            not_stale(s, seat, s.proposed[0], command.expected_seq)
            return consent.agree(s, seat, command.yes)
        case Pause():
            return consent.resume(s, seat) if command.resume else consent.pause(s, seat)
        case Nudge():
            return consent.nudge(s, seat, now)
        case Replace():
            own = command.of == seat
            return seating.go_away(s, seat) if own else consent.replace(s, seat, command.of, now)
        case Return():
            return seating.come_back(s, seat)
        case _:
            return end_early(s, seat, command)


def end_early(s: Sitting, seat: int, command: Concede | Cancel | Judge) -> deeds.AnyDeed:
    """End the game before its end, for yourself or for all, or say what shall become of it."""
    match command:
        case Concede():
            return consent.concede(s, seat)
        case Cancel():
            return consent.cancel(s, seat)
        case Judge():
            return consent.judge(s, seat, command.of, command.verdict)


def in_advance(s: Sitting, seat: int, command: Queue | LetPass) -> deeds.AnyDeed:
    """Say what the table shall say for the seat later."""
    if isinstance(command, LetPass):
        return standing.let_pass(s, seat, command.card, command.until)
    return speaking.queue(s, seat, command.words, command.together, command.after)


def not_stale(s: Sitting, seat: int, row: int, known: int | None) -> None:
    """Refuse what somebody sent before this row was shown to the seat."""
    if known is not None and known < s.noticing.seq_at(seat, row):
        raise Refused("stale")


def viewer_of(s: Sitting, who: str, seat: int | None) -> int:
    """Whose view is meant: the person's own seat or, without one, the spectators'."""
    if seat is None:
        return s.seat_of(who)
    return own_seat(s, who, seat)
