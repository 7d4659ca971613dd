"""Opening a table, finding one, sitting down, and looking at it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar.params import Parameter

from tatami.bots.hints import Hint
from tatami.core.game import Options
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.caller import REPLAY, Caller
from tatami.server.housekeeping import expires
from tatami.server.live_table import LiveTable
from tatami.server.openapi import get, options, post
from tatami.server.sockets import RECENT, latest, state
from tatami.server.summaries import READER, summary_of
from tatami.server.tables import new_seed
from tatami.session import speaking
from tatami.session.bot_question import BotQuestion, bot_question
from tatami.session.clocks import setting
from tatami.session.commands import Begin, Leave, PlaceBot, Resize, Sit, viewer_of
from tatami.session.deeds import Laid
from tatami.session.names import nickname
from tatami.session.refusal import Refused
from tatami.session.seating import a_bot, may_arrange, own_seat
from tatami.session.sitting import OVER, Sitting, going_on
from tatami.session.table_log import TableLog
from tatami.session.views import chat_after, chat_before, events_after, outlook, table_shown

LAYING: Final = 5.0  # requests that opening a table counts as
SeatQuery = Annotated[int, Parameter(ge=NOBODY, le=7, description="Your seat; -1 for the first.")]
AtQuery = Annotated[int, Parameter(ge=0, le=2**31)]


def named(seat: int) -> int | None:
    """The seat that a query names, if any."""
    return None if seat == NOBODY else seat


async def match_answer(table: LiveTable, who: str) -> wire.MatchAnswer:
    """A match, as this person sees it."""
    async with table.lock:
        s = table.sitting
        host = bool(who) and s.laid.host == who
        seats, ends = s.seats_of(who), expires(s, table.settings)
        now = max(table.clock.now(), s.last)
        waited = [now - s.awaited.get(seat, now) for seat in s.waiting()]
        return wire.MatchAnswer(table_shown(s), seats, host, s.waiting(), ends, waited)


def laid(data: wire.CreateMatch, who: str) -> Laid:
    """The first deed of a new table, with a seed of its own, if its settings are valid."""
    if data.game not in GAMES:
        raise Refused("no-such-game")
    if setting(data.clock) is None:
        raise Refused("bad-clock")
    game = GAMES[data.game]
    bots = ["" if seat in ("me", "open") else a_bot(seat) for seat in data.seats]
    options: Options = game.chosen(data.options)
    seed = new_seed()
    game.open_true(game.checked(len(bots)), seed, options)  # it may refuse a free-text option
    return Laid(
        game=game.name,
        rules=game.version,
        options=dict(options),
        seats=bots,
        seed=seed,
        host=who,
        clock=data.clock,
        public=data.public,
        rated=data.rated,
        auto=data.auto,
        stand_in=a_bot(data.stand_in),
    )


async def lay(
    caller: Caller, new: Laid, occupants: Sequence[str], names: Sequence[str], start: bool
) -> wire.MatchAnswer:
    """Open a table and sit down at it."""
    for occupant, name in zip(occupants, names, strict=True):
        if occupant == "me":
            nickname(name)
    caller.pay(LAYING)
    attended = "me" in occupants or "open" in occupants
    await caller.tables.may_lay(await caller.somebody(), caller.network, attended)
    table = await caller.tables.lay(GAMES.under(new.game, new.rules), new, caller.network)
    await gather(caller, table, occupants, names)
    if start:
        await table.handle(Begin(), await caller.somebody())
    return await match_answer(table, await caller.somebody())


async def gather(
    caller: Caller, table: LiveTable, occupants: Sequence[str], names: Sequence[str]
) -> None:
    """Sit down in every seat marked `me`, under the name for that seat."""
    user = await caller.is_user()
    for seat, (occupant, name) in enumerate(zip(occupants, names, strict=True)):
        if occupant == "me":
            await table.handle(Sit(name, seat, user), await caller.somebody())


@post("/matches")
async def create(caller: Caller, data: wire.CreateMatch) -> wire.MatchAnswer:
    """Open a table."""
    await caller.must_be_invited()
    if data.start and "open" in data.seats:
        raise Refused("seats-open")
    if data.rated:
        await must_suit_ratings(caller, data)
    new = laid(data, await caller.somebody())
    return await lay(caller, new, data.seats, names_for(data), data.start)


async def must_suit_ratings(caller: Caller, data: wire.CreateMatch) -> None:
    """Refuse a rated game that would tell nothing of anybody's strength."""
    if not await caller.is_user():
        raise Refused("rated-needs-account")
    if data.seats.count("me") > 1 or len(data.seats) < 2:
        raise Refused("rated-one-seat")


def names_for(data: wire.CreateMatch) -> list[str]:
    """The nickname for each seat. People who share a device have one each."""
    if data.names and len(data.names) != len(data.seats):
        raise Refused("no-such-seat")
    return data.names or [data.name] * len(data.seats)


@post("/lessons")
async def lesson(caller: Caller, data: wire.Lesson) -> wire.MatchAnswer:
    """Open the table of a guided first game, for you alone with bots that play its script."""
    await caller.must_be_invited()
    game = GAMES[data.game] if data.game in GAMES else None  # noqa: SIM401  (it is no dict)
    guide = game.guide if game else None
    if game is None or guide is None:
        raise Refused("no-such-game")
    seats = ["me" if seat == guide.seat else guide.bot for seat in range(guide.seats)]
    new = Laid(
        game=game.name,
        rules=game.version,
        options=game.chosen(guide.options),
        seats=["" if seat == "me" else seat for seat in seats],
        seed=guide.seed,
        host=await caller.somebody(),
        words=list(guide.before),
    )
    return await lay(caller, new, seats, [data.name] * guide.seats, start=True)


@get("/matches")
async def lobby(
    caller: Caller, status: Literal["open", "playing", "over"] = "open", mine: bool = False
) -> wire.Matches:
    """Public tables of this status; with `mine`, your own tables instead."""
    if not (mine or await caller.is_invited()):
        return wire.Matches([])
    store = caller.store
    names = await (store.seats_of(caller.who, status) if mine else store.lobby(status))
    known = await store.summaries(names) if status == OVER else {}
    found = []
    for name in names:
        with suppress(Refused):  # a damaged table, or one of older rules, must not hide the others
            found.append(await answer_in_list(caller, name, known.get(name, "")))
    return wire.Matches(found)


async def answer_in_list(caller: Caller, match: str, known: str) -> wire.MatchAnswer:
    """A match for a list. Of a finished one its summary tells all, without its log."""
    if known:
        summary = READER.decode(known)
        host = bool(caller.who) and summary.host == caller.who
        return wire.MatchAnswer(summary.table, summary.seats_of(caller.who), host, [])
    table = await caller.table(match)
    if table.over():
        await caller.store.summarise(match, summary_of(table.sitting))
    return await match_answer(table, caller.who)


@get("/matches/{match:str}")
async def show(caller: Caller, match: str) -> wire.MatchAnswer:
    """One table."""
    return await match_answer(await caller.table(match), caller.who)


@post("/matches/{match:str}/join")
async def join(caller: Caller, match: str, data: wire.Join) -> wire.MatchAnswer:
    """Take a seat."""
    table, who = await caller.table(match), await caller.somebody()
    await table.handle(Sit(data.name, data.seat, await caller.is_user()), who)
    return await match_answer(table, who)


@post("/matches/{match:str}/leave")
async def leave(caller: Caller, match: str, data: wire.Leave) -> wire.MatchAnswer:
    """Free seats before the game begins. After that, a bot plays on in them."""
    table = await caller.table(match)
    may_arrange(table.sitting, caller.who)
    for seat in table.sitting.seats_of(caller.who) if data.seat is None else [data.seat]:
        await table.handle(Leave(seat), caller.who)
    return await match_answer(table, caller.who)


@post("/matches/{match:str}/bots")
async def place(caller: Caller, match: str, data: wire.Place) -> wire.MatchAnswer:
    """Put a bot into an open seat."""
    table = await caller.table(match)
    await table.handle(PlaceBot(data.seat, data.bot), caller.who)
    return await match_answer(table, caller.who)


@post("/matches/{match:str}/seats")
async def resize(caller: Caller, match: str, data: wire.Resize) -> wire.MatchAnswer:
    """Let the table have this many seats, before the game begins."""
    table = await caller.table(match)
    await table.handle(Resize(data.seats), caller.who)
    return await match_answer(table, caller.who)


@post("/matches/{match:str}/start")
async def start(caller: Caller, match: str, data: wire.Start) -> wire.MatchAnswer:
    """Begin the game."""
    table = await caller.table(match)
    may_arrange(table.sitting, caller.who)
    if data.fill:
        for seat, each in enumerate(table.sitting.places):
            if each.open():
                await table.handle(PlaceBot(seat, data.fill), caller.who)
    await table.handle(Begin(), caller.who)
    return await match_answer(table, caller.who)


@post("/matches/{match:str}/rematch")
async def rematch(caller: Caller, match: str, data: wire.Rematch) -> wire.MatchAnswer:
    """Open the same table again, once, by the newest rules. Everybody moves one place on, and
    people sit down again."""
    table = await caller.table(match)
    may_arrange(table.sitting, caller.who)
    s = table.sitting
    newest = GAMES[s.game.name]
    places = s.places[1:] + s.places[:1]
    seats = ["me" if p.who == caller.who else "open" if p.who else p.bot for p in places]
    new = msgspec.structs.replace(
        s.laid,
        rules=newest.version,
        options=newest.chosen(newest.carried(s.laid.options)),
        seats=["" if seat in ("me", "open") else seat for seat in seats],
        seed=new_seed(),
        host=await caller.somebody(),
        forked_from="",
        event="",
        words=[],
    )
    sit_down = partial(gather, caller, occupants=seats, names=[p.name for p in places])
    return await match_answer(await caller.tables.follow(table, new, sit_down), caller.who)


@get("/matches/{match:str}/view")
async def view(caller: Caller, match: str, seat: SeatQuery = NOBODY, at: AtQuery = 0) -> wire.State:
    """The table as your seat sees it, now or after this many changes. Without a seat, you see it as
    a spectator."""
    table = await caller.table(match)
    viewer = viewer_of(table.sitting, caller.who, named(seat))
    async with table.lock:
        noticing = table.sitting.noticing
        if not at:
            return state(table.log, caller.now(), viewer, 0)
        if at > noticing.seq(viewer):
            raise Refused("no-such-moment")
        caller.pay(REPLAY)
        row, then = noticing.row_at(viewer, at), noticing.time_at(viewer, at)
    return state(TableLog(await caller.store.sitting(match, row)), then, viewer, 0)


@get("/matches/{match:str}/events")
async def events(
    caller: Caller, match: str, after: AtQuery = 0, seat: SeatQuery = NOBODY
) -> wire.Events:
    """The events after a change."""
    table = await caller.table(match)
    viewer = viewer_of(table.sitting, caller.who, named(seat))
    async with table.lock:
        s = table.sitting
        events_from, new = events_after(s, viewer, after)
        chat, cut = latest(chat_after(s, viewer, after, RECENT + 1))
        return wire.Events(s.noticing.seq(viewer), events_from, new, chat, cut)


@get("/matches/{match:str}/chat")
async def talk(caller: Caller, match: str, before: AtQuery, seat: SeatQuery = NOBODY) -> wire.Talk:
    """The lines of talk before the one with this `seq`, the oldest that you know."""
    table = await caller.table(match)
    viewer = viewer_of(table.sitting, caller.who, named(seat))
    async with table.lock:
        return wire.Talk(*latest(chat_before(table.sitting, viewer, before, RECENT + 1)))


@get("/matches/{match:str}/why")
async def why(caller: Caller, match: str, word: str, seat: SeatQuery = NOBODY) -> wire.Why:
    """The rule that keeps a word off your menu."""
    table = await caller.table(match)
    async with table.lock:
        s = table.sitting
        mine = own_seat(s, caller.who, named(seat))
        rule, reason = speaking.why(s, mine, word), speaking.is_reason(s, mine, word)
    return wire.Why(word, rule, not rule, reason=reason)


class Outlook(msgspec.Struct, frozen=True):
    """What you may look at while you prepare a move, after the change with this number. Lay `view`
    over the view of your seat."""

    seq: int
    view: Mapping[str, Any]


@get("/matches/{match:str}/outlook")
async def ahead(caller: Caller, match: str, seat: SeatQuery = NOBODY) -> Outlook:
    """What your seat could do later, while others have their turn: for preparing a move. Nothing
    is told of it unless it is asked for."""
    table = await caller.table(match)
    async with table.lock:
        s = table.sitting
        mine = own_seat(s, caller.who, named(seat))
        return Outlook(s.noticing.seq(mine), outlook(s, mine))


@get("/matches/{match:str}/hint")
async def hint(caller: Caller, match: str, seat: SeatQuery = NOBODY) -> list[Hint]:
    """The best answers to your question, with reasons. Only for games against bots alone."""
    table = await caller.table(match)
    async with table.lock:
        asked = about_hint(table.sitting, own_seat(table.sitting, caller.who, named(seat)))
    return await caller.tables.bots.hints(caller.asker(), asked)


def about_hint(s: Sitting, seat: int) -> BotQuestion:
    """The question that the hint is for."""
    going_on(s)
    if not s.alone(seat):
        raise Refused("no-hints")
    if seat not in s.waiting():
        raise Refused("not-asked")
    return bot_question(s, seat)


ROUTES = (
    hint,
    options("/matches", "GET", "POST"),
    create,
    lesson,
    lobby,
    show,
    join,
    leave,
    place,
    resize,
    start,
    rematch,
    view,
    events,
    options("/matches/{match:str}/chat", "GET", "POST"),
    talk,
    why,
    ahead,
)
