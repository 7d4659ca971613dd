"""Laying a table, finding one, sitting down, and looking at it."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar.params import Parameter

from tatami.bots.hints import Hint
from tatami.core.game import Options
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.bot_workers import Question
from tatami.server.caller import Caller, own_seat
from tatami.server.hall import question
from tatami.server.openapi import get, options, post
from tatami.server.rooms import Room
from tatami.server.routes.table import viewer_of
from tatami.session import conduct, manners
from tatami.session.clocks import setting
from tatami.session.deeds import AnyDeed, Laid
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, Sitting
from tatami.session.views import chat_after, events_after, table_shown

SeatQuery = Annotated[int, Parameter(ge=NOBODY, le=7, description="Your seat; -1 for the first.")]
AtQuery = Annotated[int, Parameter(ge=0, le=2**31)]


def named(seat: int) -> int | None:
    """The seat of a query, if it names one."""
    return None if seat == NOBODY else seat


async def told(room: Room, who: str) -> wire.MatchAnswer:
    """A match, as this person sees it."""
    async with room.lock:
        s = room.sitting
        host = bool(who) and s.laid.host == who
        return wire.MatchAnswer(table_shown(s), s.seats_of(who), host, s.waiting())


def may_arrange(s: Sitting, who: str) -> None:
    """Only the host and those who sit there arrange a table."""
    if not who or (s.laid.host != who and not s.seats_of(who)):
        raise Refused("not-yours")


def new_seed() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(16)


def laid(data: wire.CreateMatch, who: str) -> Laid:
    """A new table with a secret of its own, if it can be laid like this."""
    if data.game not in GAMES:
        raise Refused("no-such-game")
    if setting(data.clock) is None:
        raise Refused("bad-clock")
    game = GAMES[data.game]
    bots = ["" if seat in ("me", "open") else conduct.a_bot(seat) for seat in data.seats]
    options: Options = game.chosen(data.options)
    seed = new_seed()
    game.open_true(game.checked(len(bots)), seed, options)  # a free option may still be refused
    return Laid(
        game=game.name,
        rules=game.version,
        options=dict(options),
        seats=bots,
        seed=seed,
        host=who,
        clock=data.clock,
        public=data.public,
        auto=data.auto,
        stand_in=conduct.a_bot(data.stand_in),
    )


async def lay(
    caller: Caller, new: Laid, occupants: Sequence[str], name: str, start: bool
) -> wire.MatchAnswer:
    """Lay a table and sit down at it."""
    if "me" in occupants:
        conduct.nickname(name)
    room = await caller.hall.lay(GAMES[new.game], new)
    await gather(caller, room, occupants, name)
    if start:
        await caller.hall.act(room, conduct.begin)
    return await told(room, caller.somebody())


async def gather(caller: Caller, room: Room, occupants: Sequence[str], name: str) -> None:
    """Sit down wherever it says `me`."""
    user = await caller.is_user()
    sit = partial(conduct.sit, who=caller.somebody(), name=name, user=user)
    for seat, occupant in enumerate(occupants):
        if occupant == "me":
            await caller.hall.act(room, partial(sit, seat=seat))


@post("/matches")
async def create(caller: Caller, data: wire.CreateMatch) -> wire.MatchAnswer:
    """Lay a table."""
    if data.start and "open" in data.seats:
        raise Refused("seats-open")
    return await lay(caller, laid(data, caller.somebody()), data.seats, data.name, data.start)


@get("/matches")
async def lobby(
    caller: Caller, status: Literal["open", "playing", "over"] = "open", mine: bool = False
) -> wire.Matches:
    """Public tables of this status, or with `mine` one's own."""
    store = caller.hall.store
    found = []
    for name in await (store.seats_of(caller.who, status) if mine else store.lobby(status)):
        with suppress(Refused):  # a table of older rules, or a damaged one, hides no other
            found.append(await told(await caller.room(name), caller.who))
    return wire.Matches(found)


@get("/matches/{match:str}")
async def show(caller: Caller, match: str) -> wire.MatchAnswer:
    """One table."""
    return await told(await caller.room(match), caller.who)


@post("/matches/{match:str}/join")
async def join(caller: Caller, match: str, data: wire.Join) -> wire.MatchAnswer:
    """Sit down."""
    room = await caller.room(match)
    who, user = caller.somebody(), await caller.is_user()
    await caller.hall.act(room, lambda s: conduct.sit(s, who, data.name, data.seat, user))
    return await told(room, who)


@post("/matches/{match:str}/leave")
async def leave(caller: Caller, match: str, data: wire.Leave) -> wire.MatchAnswer:
    """Give seats free before the game begins; after that a bot plays on."""
    room = await caller.room(match)
    may_arrange(room.sitting, caller.who)
    for seat in room.sitting.seats_of(caller.who) if data.seat is None else [data.seat]:
        await caller.hall.act(room, partial(free, who=caller.who, seat=seat))
    return await told(room, caller.who)


def free(s: Sitting, who: str, seat: int) -> AnyDeed:
    """One's own seat; before the game a bot's, and for the host anybody's."""
    if seat >= len(s.places):
        raise Refused("no-such-seat")
    if s.status() != OPEN:
        return manners.go_away(s, own_seat(s, who, seat))
    if s.places[seat].who not in ("", who) and s.laid.host != who:
        raise Refused("not-yours")
    return conduct.stand(s, seat)


@post("/matches/{match:str}/bots")
async def place(caller: Caller, match: str, data: wire.Place) -> wire.MatchAnswer:
    """Let a bot sit down."""
    room = await caller.room(match)
    may_arrange(room.sitting, caller.who)
    await caller.hall.act(room, lambda s: conduct.place(s, data.seat, data.bot))
    return await told(room, caller.who)


@post("/matches/{match:str}/start")
async def start(caller: Caller, match: str, data: wire.Start) -> wire.MatchAnswer:
    """Begin."""
    room = await caller.room(match)
    may_arrange(room.sitting, caller.who)
    if data.fill:
        for seat, each in enumerate(room.sitting.places):
            if each.open():
                await caller.hall.act(room, partial(conduct.place, seat=seat, bot=data.fill))
    await caller.hall.act(room, conduct.begin)
    return await told(room, caller.who)


@post("/matches/{match:str}/rematch")
async def rematch(caller: Caller, match: str, data: wire.Rematch) -> wire.MatchAnswer:
    """Lay the same table again, once: everybody sits one place further, people sit down anew."""
    room = await caller.room(match)
    may_arrange(room.sitting, caller.who)
    s = room.sitting
    places = s.places[1:] + s.places[:1]
    seats = ["me" if p.who == caller.who else "open" if p.who else p.bot for p in places]
    new = msgspec.structs.replace(
        s.laid,
        seats=["" if seat in ("me", "open") else seat for seat in seats],
        seed=new_seed(),
        host=caller.somebody(),
        forked_from="",
        words=[],
    )
    name = next((p.name for p in places if p.who == caller.who), "")
    sit_down = partial(gather, caller, occupants=seats, name=name)
    return await told(await caller.hall.follow(room, new, sit_down), caller.who)


@get("/matches/{match:str}/view")
async def view(caller: Caller, match: str, seat: SeatQuery = NOBODY, at: AtQuery = 0) -> wire.State:
    """How the table stands for one's seat, or stood after so many changes; for a spectator where
    one has none."""
    room = await caller.room(match)
    viewer = viewer_of(room.sitting, caller.who, named(seat))
    async with room.lock:
        if not at:
            return room.state(caller.hall.now(), viewer, 0)
        if at > room.sitting.seq(viewer):
            raise Refused("no-such-moment")
        row, then = room.sitting.row_at(viewer, at), room.sitting.time_at(viewer, at)
    return Room(await caller.hall.folded(match, row)).state(then, viewer, 0)


@get("/matches/{match:str}/events")
async def events(
    caller: Caller, match: str, after: AtQuery = 0, seat: SeatQuery = NOBODY
) -> wire.Events:
    """What happened after a change."""
    room = await caller.room(match)
    viewer = viewer_of(room.sitting, caller.who, named(seat))
    async with room.lock:
        s = room.sitting
        events_from, new = events_after(s, viewer, after)
        return wire.Events(s.seq(viewer), events_from, new, chat_after(s, viewer, after))


@get("/matches/{match:str}/why")
async def why(caller: Caller, match: str, word: str, seat: SeatQuery = NOBODY) -> wire.Why:
    """Which rule keeps a word off one's menu."""
    room = await caller.room(match)
    async with room.lock:
        s = room.sitting
        rule = conduct.why(s, own_seat(s, caller.who, named(seat)), word)
    return wire.Why(word, rule, not rule)


@get("/matches/{match:str}/hint")
async def hint(caller: Caller, match: str, seat: SeatQuery = NOBODY) -> list[Hint]:
    """The best answers to one's question, with reasons: for those who play against bots alone."""
    room = await caller.room(match)
    async with room.lock:
        asked = about_hint(room.sitting, own_seat(room.sitting, caller.who, named(seat)))
    return await caller.hall.bots.hints(caller.who, asked)


def about_hint(s: Sitting, seat: int) -> Question:
    """The question a hint is wanted for."""
    conduct.going_on(s)
    if not s.alone(seat):
        raise Refused("no-hints")
    if seat not in s.waiting():
        raise Refused("not-asked")
    return question(s, seat)


ROUTES = (
    hint,
    options("/matches", "GET", "POST"),
    create,
    lobby,
    show,
    join,
    leave,
    place,
    start,
    rematch,
    view,
    events,
    why,
)
