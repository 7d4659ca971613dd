"""The socket of a table."""

from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar import WebSocket, websocket

from tatami.core.words import NOBODY
from tatami.server import metrics, wire
from tatami.server.address import network_in
from tatami.server.identity import session_in, somebody_new
from tatami.server.live_table import LiveTable
from tatami.server.logs import LOG
from tatami.server.problems import language_of, problem
from tatami.server.protocols import LINE, Socket
from tatami.server.rate_limits import RateLimit
from tatami.server.routes.table import act
from tatami.server.sockets import Listener, Visitor
from tatami.server.tables import Tables
from tatami.session import speaking
from tatami.session.commands import viewer_of
from tatami.session.finality import is_final
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING, Sitting

MESSAGES: Final = 20.0  # per second on one socket, on average
MOST_SPECTATORS: Final = 500  # at one table
MOST_FOR_A_SEAT: Final = 20  # sockets; a page opens one


class Speaker(NamedTuple):
    """Who speaks on a socket."""

    who: str
    viewer: int
    network: str
    language: str


@websocket("/matches/{match:str}/ws")
async def socket(
    socket: WebSocket[Any, Any, Any],
    match: str,
    after: int = 0,
    seat: int | None = None,
    changes: bool = False,
    curtain: bool = False,
) -> None:
    """Everything that happens at a table, whole or as changes, and a way to speak there."""
    tables: Tables = socket.app.state.tables
    visitor = await visitor_of(socket, tables.clock.now(), changes)
    try:
        tables.doorman.admit(visitor.who)
        table = await tables.table(match)
        async with table.lock:
            viewer = looking(table.sitting, visitor.who, seat, curtain)
            listener = opened(table, viewer, after, visitor)
    except Refused as refused:
        await turn_away(socket, refused.code)
        return
    try:
        await converse(socket, table, listener)
    finally:
        table.sockets.leave(listener)


def opened(table: LiveTable, viewer: int, after: int, visitor: Visitor) -> Listener:
    """A new socket at a table, unless too many see it with these eyes."""
    if table.sockets.count(viewer) >= most(viewer):
        raise Refused("table-full")
    return table.sockets.open(table.log, table.clock.now(), viewer, after, visitor)


async def visitor_of(socket: WebSocket[Any, Any, Any], now: int, changes: bool) -> Visitor:
    """Who opens a socket."""
    state, session = socket.app.state, session_in(socket, socket.app.state.seal)
    who = await state.sessions.player(session, now)
    address = socket.client.host if socket.client else ""
    return Visitor(who, network_in(socket.scope), session, changes, address)


async def turn_away(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Close a socket, with the reason: before it is accepted it could not be told."""
    await socket.accept()
    await socket.close(code=4429 if code == "table-full" else 4404, reason=code)


def looking(s: Sitting, who: str, seat: int | None, curtain: bool) -> int:
    """Whose view is meant. Behind a curtain it is the spectators', if several people play in seats
    of this person and none of them has said that they look."""
    if curtain and seat is None and s.status() == PLAYING and len(s.seats_of(who)) > 1:
        return NOBODY
    return viewer_of(s, who, seat)


def most(viewer: int) -> int:
    """How many sockets this viewer may have. Spectators cannot keep players from their seats."""
    return MOST_SPECTATORS if viewer == NOBODY else MOST_FOR_A_SEAT


async def converse(socket: WebSocket[Any, Any, Any], table: LiveTable, listener: Listener) -> None:
    """Accept a socket. Send what is new and answer messages until it is closed."""
    await socket.accept()
    line = line_of(socket)
    listener.connect(line)
    rates, visitor = RateLimit(MESSAGES), listener.visitor
    who, language = visitor.who or somebody_new(), language_of(socket)
    speaker = Speaker(who, listener.viewer, visitor.network, language)
    while (text := await line.heard()) is not None:
        reply = await answer(table, speaker, text, too_fast=not rates.allows(""))
        listener.send(msgspec.json.encode(reply))


def line_of(socket: WebSocket[Any, Any, Any]) -> Socket:
    """The connection of a socket, which is written to and read past the framework."""
    extensions: dict[str, dict[str, Socket]] = cast("Any", socket.scope)["extensions"]
    return extensions[LINE]["socket"]


async def answer(
    table: LiveTable, speaker: Speaker, text: str, *, too_fast: bool
) -> wire.FromServer:
    """Answer a message."""
    client_id, language = "", speaker.language
    try:
        message = wire.FROM_CLIENT.decode(text)
        if not isinstance(message, wire.Ping):
            client_id = message.client_id
        if too_fast:
            raise Refused("too-fast")
        return await answer_message(table, speaker, message)
    except msgspec.DecodeError as error:
        return wire.Denied(client_id, problem(Refused("bad-request"), language, str(error)))
    except Refused as refused:
        metrics.REFUSALS.labels(refused.code).inc()
        return wire.Denied(client_id, problem(refused, language))
    except Exception as error:  # such as a full disk: nothing has changed, the table goes on
        LOG.error("message failed", kind=type(error).__name__, match=table.id)
        return wire.Denied(client_id, problem(Refused("failed"), language))


async def answer_message(
    table: LiveTable, speaker: Speaker, message: wire.FromClient
) -> wire.FromServer:
    """Answer a message that could be read."""
    who, viewer, network = speaker.who, speaker.viewer, speaker.network
    match message:
        case wire.Ping():
            return wire.Pong()
        case wire.AskWhy():
            async with table.lock:
                rule = speaking.why(table.sitting, viewer, message.word)
                reason = speaking.is_reason(table.sitting, viewer, message.word)
            return wire.Why(message.word, rule, not rule, message.client_id, reason)
        case wire.AskFinal():
            async with table.lock:
                final = is_final(table.sitting, viewer, message.words)
            return wire.Finality(final, message.client_id)
        case _ if message.seat is None and viewer != NOBODY:
            return await act(table, who, msgspec.structs.replace(message, seat=viewer), network)
        case _:
            return await act(table, who, message, network)
