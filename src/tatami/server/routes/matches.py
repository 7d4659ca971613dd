"""Laying a table, sitting down, and playing."""

import secrets
from functools import partial

from litestar import get, post

from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.asking import Asker, own_seat
from tatami.server.hall import Hall, Room
from tatami.session import conduct
from tatami.session.deeds import Any as AnyDeed
from tatami.session.deeds import Laid
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, Sitting


def told(room: Room, who: str) -> wire.MatchAnswer:
    """A match, as this person sees it."""
    s = room.sitting
    return wire.MatchAnswer(s.table_shown(), s.seats_of(who), bool(who) and s.laid.host == who)


def may_arrange(s: Sitting, who: str) -> None:
    """Only the host and those who sit there arrange a table."""
    if not who or (s.laid.host != who and not s.seats_of(who)):
        raise Refused("not-yours")


@post("/matches")
async def create(asker: Asker, data: wire.CreateMatch) -> wire.MatchAnswer:
    """Lay a table."""
    if data.game not in GAMES:
        raise Refused("no-such-game")
    game = GAMES[data.game]
    options = game.chosen(data.options)
    game.checked(len(data.seats))
    bots = ["" if seat in ("me", "open") else conduct.a_bot(seat) for seat in data.seats]
    if "me" in data.seats and not conduct.clean(data.name, conduct.LONGEST_NAME):
        raise Refused("no-name")
    who = asker.somebody()
    seed = secrets.token_hex(16)
    game.open_true(len(bots), seed, options)  # a free option may still be refused
    laid = Laid(
        game.name, game.version, options, bots, seed, who, data.clock, data.public, data.auto
    )
    room = await asker.hall.lay(game, laid)
    for seat, occupant in enumerate(data.seats):
        if occupant == "me":
            await asker.hall.act(room, partial(conduct.sit, who=who, name=data.name, seat=seat))
    if data.start:
        await asker.hall.act(room, conduct.begin)
    return told(room, who)


@get("/matches")
async def lobby(asker: Asker, status: str = OPEN) -> wire.Matches:
    """Public tables."""
    rooms = [await asker.room(match) for match in await asker.hall.store.lobby(status)]
    return wire.Matches([room.sitting.table_shown() for room in rooms])


@get("/matches/{match:str}")
async def show(asker: Asker, match: str) -> wire.MatchAnswer:
    """One table."""
    return told(await asker.room(match), asker.who)


@post("/matches/{match:str}/join")
async def join(asker: Asker, match: str, data: wire.Join) -> wire.MatchAnswer:
    """Sit down."""
    room = await asker.room(match)
    who = asker.somebody()
    await asker.hall.act(room, lambda s: conduct.sit(s, who, data.name, data.seat))
    return told(room, who)


@post("/matches/{match:str}/leave")
async def leave(asker: Asker, match: str, data: wire.Leave) -> wire.MatchAnswer:
    """Give seats free before the game begins."""
    room = await asker.room(match)
    may_arrange(room.sitting, asker.who)
    for seat in room.sitting.seats_of(asker.who) if data.seat is None else [data.seat]:
        await asker.hall.act(room, partial(free, who=asker.who, seat=seat))
    return told(room, asker.who)


def free(s: Sitting, who: str, seat: int) -> AnyDeed:
    """One's own seat, or as the host a bot's."""
    if seat >= len(s.places) or s.places[seat].who not in ("", who):
        raise Refused("not-yours")
    return conduct.stand(s, seat)


@post("/matches/{match:str}/bots")
async def place(asker: Asker, match: str, data: wire.Place) -> wire.MatchAnswer:
    """Let a bot sit down."""
    room = await asker.room(match)
    may_arrange(room.sitting, asker.who)
    await asker.hall.act(room, lambda s: conduct.place(s, data.seat, data.bot))
    return told(room, asker.who)


@post("/matches/{match:str}/start")
async def start(asker: Asker, match: str, data: wire.Start) -> wire.MatchAnswer:
    """Begin."""
    room = await asker.room(match)
    may_arrange(room.sitting, asker.who)
    if data.fill:
        for seat, each in enumerate(room.sitting.places):
            if each.kind() == OPEN:
                await asker.hall.act(room, partial(conduct.place, seat=seat, bot=data.fill))
    await asker.hall.act(room, conduct.begin)
    return told(room, asker.who)


@get("/matches/{match:str}/view")
async def view(asker: Asker, match: str, seat: int | None = None) -> wire.State:
    """How the table stands for one's seat; for a spectator where one has none."""
    room = await asker.room(match)
    viewer = viewer_of(room.sitting, asker.who, seat)
    async with room.lock:
        return asker.hall.situation(room, viewer, 0)


@get("/matches/{match:str}/events")
async def events(asker: Asker, match: str, after: int = 0, seat: int | None = None) -> wire.Events:
    """What happened after a change."""
    room = await asker.room(match)
    viewer = viewer_of(room.sitting, asker.who, seat)
    async with room.lock:
        s = room.sitting
        events_from, new = s.events_after(viewer, after)
        return wire.Events(s.seq(viewer), events_from, new, s.chat_after(viewer, after))


@get("/matches/{match:str}/why")
async def why(asker: Asker, match: str, word: str, seat: int | None = None) -> wire.Why:
    """Which rule keeps a word off one's menu."""
    room = await asker.room(match)
    s = room.sitting
    rule = conduct.why(s, asker.seat(s, seat), word)
    return wire.Why(word, rule, not rule)


@post("/matches/{match:str}/words")
async def words(asker: Asker, match: str, data: wire.SayWords) -> wire.Accepted:
    """Say words."""
    return await say(asker.hall, await asker.room(match), asker.who, data)


@post("/matches/{match:str}/undo")
async def undo(asker: Asker, match: str, data: wire.Undo) -> wire.Accepted:
    """Take back one's last choice."""
    return await say(asker.hall, await asker.room(match), asker.who, data)


@post("/matches/{match:str}/restart-turn")
async def restart_turn(asker: Asker, match: str, data: wire.RestartTurn) -> wire.Accepted:
    """Take back one's turn so far."""
    return await say(asker.hall, await asker.room(match), asker.who, data)


@post("/matches/{match:str}/chat")
async def chat(asker: Asker, match: str, data: wire.SayChat) -> wire.Accepted:
    """Talk."""
    who = asker.somebody()
    return await say(asker.hall, await asker.room(match), who, data)


def viewer_of(s: Sitting, who: str, seat: int | None) -> int:
    """Whose view is meant: one's own seat; without any, the spectators'."""
    if seat is None or seat == NOBODY:
        return s.seat_of(who) if seat is None else NOBODY
    return own_seat(s, who, seat)


Spoken = wire.SayWords | wire.Undo | wire.RestartTurn | wire.SayChat


async def say(hall: Hall, room: Room, who: str, spoken: Spoken) -> wire.Accepted:
    """Let somebody say something at a table, once."""
    viewer = room.sitting.seat_of(who)
    if not isinstance(spoken, wire.SayChat):
        viewer = own_seat(room.sitting, who, spoken.seat)
    row = await hall.act(room, lambda s: deed_of(s, viewer, spoken), f"{who}/{spoken.client_id}")
    return wire.Accepted(spoken.client_id, room.sitting.seq_at(viewer, row))


def deed_of(s: Sitting, viewer: int, spoken: Spoken) -> AnyDeed:
    """What somebody does by saying this."""
    match spoken:
        case wire.SayWords():
            if spoken.expected_seq is not None and spoken.expected_seq < s.asked_at(viewer):
                raise Refused("stale")
            return conduct.say(s, viewer, spoken.words)
        case wire.SayChat():
            to = NOBODY if spoken.to is None else spoken.to
            return conduct.chat(s, viewer, spoken.name, spoken.room, to, spoken.text)
        case _:
            return conduct.take_back(s, viewer, isinstance(spoken, wire.RestartTurn))
