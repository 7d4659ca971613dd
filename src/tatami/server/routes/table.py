"""Speaking at a table: everything somebody in a seat can do, by request or over the socket."""

from tatami.core.words import NOBODY
from tatami.server import wire
from tatami.server.caller import Caller, own_seat
from tatami.server.hall import Hall
from tatami.server.openapi import post
from tatami.server.rooms import Room
from tatami.session import conduct, deeds, manners
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting


async def speak(hall: Hall, room: Room, who: str, spoken: wire.AtTable) -> wire.Accepted:
    """Let somebody do something from their seat, once."""
    seat = own_seat(room.sitting, who, spoken.seat)

    def decide(s: Sitting) -> deeds.AnyDeed:
        return deed_of(s, own_seat(s, who, seat), spoken, hall.now())

    row = await hall.act(room, decide, f"{who}/{spoken.client_id}")
    return wire.Accepted(spoken.client_id, room.sitting.seq_at(seat, row))


def deed_of(s: Sitting, seat: int, spoken: wire.AtTable, now: int) -> deeds.AnyDeed:
    """What somebody does by saying this."""
    match spoken:
        case wire.SayWords():
            not_before(s, seat, s.asked[seat], spoken.expected_seq)
            return conduct.speak(s, seat, spoken.words)
        case wire.Undo() | wire.RestartTurn():
            return manners.take_back(s, seat, isinstance(spoken, wire.RestartTurn))
        case wire.Queue():
            return conduct.queue(s, seat, spoken.words)
        case wire.Answer():
            not_before(s, seat, s.proposed[0], spoken.expected_seq)
            return manners.agree(s, seat, spoken.yes)
        case wire.Pause():
            return manners.resume(s, seat) if spoken.resume else manners.pause(s, seat)
        case wire.Concede():
            return manners.concede(s, seat)
        case wire.Nudge():
            return manners.nudge(s, seat, now)
        case wire.Replace():
            own = spoken.of == seat
            return manners.go_away(s, seat) if own else manners.replace(s, seat, spoken.of, now)
        case wire.Return():
            return manners.come_back(s, seat)


def not_before(s: Sitting, seat: int, row: int, known: int | None) -> None:
    """Refuse what was said before a seat was shown this row."""
    if known is not None and known < s.seq_at(seat, row):
        raise Refused("stale")


async def talk(hall: Hall, room: Room, who: str, line: wire.SayChat) -> wire.Accepted:
    """Let somebody talk: from a seat, or as a spectator."""
    seat = viewer_of(room.sitting, who, line.seat)
    to = NOBODY if line.to is None else line.to

    def decide(s: Sitting) -> deeds.AnyDeed:
        if viewer_of(s, who, line.seat) != seat:  # it was lost meanwhile
            raise Refused("not-yours")
        return conduct.chat(s, seat, line.name, line.room, to, line.text)

    row = await hall.act(room, decide, f"{who}/{line.client_id}")
    return wire.Accepted(line.client_id, room.sitting.seq_at(seat, row))


def viewer_of(s: Sitting, who: str, seat: int | None) -> int:
    """Whose view is meant: one's own seat; without any, the spectators'."""
    if seat is None:
        return s.seat_of(who)
    return own_seat(s, who, seat)


@post("/matches/{match:str}/words")
async def words(caller: Caller, match: str, data: wire.SayWords) -> wire.Accepted:
    """Say words."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/undo")
async def undo(caller: Caller, match: str, data: wire.Undo) -> wire.Accepted:
    """Take back one's last choice, or ask the others whether one may."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/restart-turn")
async def restart_turn(caller: Caller, match: str, data: wire.RestartTurn) -> wire.Accepted:
    """Take back one's turn so far, or ask the others whether one may."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/queue")
async def queue(caller: Caller, match: str, data: wire.Queue) -> wire.Accepted:
    """Say in advance what one will answer."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/answer")
async def answer(caller: Caller, match: str, data: wire.Answer) -> wire.Accepted:
    """Agree to what somebody has proposed, or not."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/pause")
async def pause(caller: Caller, match: str, data: wire.Pause) -> wire.Accepted:
    """Ask for a pause, or end one."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/concede")
async def concede(caller: Caller, match: str, data: wire.Concede) -> wire.Accepted:
    """Give up."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/nudge")
async def nudge(caller: Caller, match: str, data: wire.Nudge) -> wire.Accepted:
    """Remind those whom the table waits for."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/replace")
async def replace(caller: Caller, match: str, data: wire.Replace) -> wire.Accepted:
    """Let a bot play for oneself, or propose it for somebody who is away."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/return")
async def come_back(caller: Caller, match: str, data: wire.Return) -> wire.Accepted:
    """Play again where a bot has played for oneself."""
    return await speak(caller.hall, await caller.room(match), caller.who, data)


@post("/matches/{match:str}/chat")
async def chat(caller: Caller, match: str, data: wire.SayChat) -> wire.Accepted:
    """Talk."""
    who = caller.somebody()
    return await talk(caller.hall, await caller.room(match), who, data)


ROUTES = (
    words,
    undo,
    restart_turn,
    queue,
    answer,
    pause,
    concede,
    nudge,
    replace,
    come_back,
    chat,
)
