"""The socket of a table."""

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tatami.core.words import NOBODY
from tatami.server import metrics, wire
from tatami.server.gate import Rates
from tatami.server.hall import Hall
from tatami.server.identity import person, somebody_new
from tatami.server.logs import LOG
from tatami.server.problems import language_of, problem
from tatami.server.rooms import GOING, Listener, Room
from tatami.server.routes.table import speak, talk, viewer_of
from tatami.session import conduct
from tatami.session.finality import is_final
from tatami.session.refusal import Refused

MESSAGES: Final = 20.0  # a second on one socket, over a while
MOST_SPECTATORS: Final = 500  # at one table
MOST_FOR_A_SEAT: Final = 20  # sockets; a page opens one


@websocket("/matches/{match:str}/ws")
async def socket(
    socket: WebSocket[Any, Any, Any], match: str, after: int = 0, seat: int | None = None
) -> None:
    """Everything that happens at a table, as it happens, and a way to speak at it."""
    hall: Hall = socket.app.state.hall
    who = person(socket, socket.app.state.seal)
    try:
        room = await hall.room(match)
        async with room.lock:
            viewer = viewer_of(room.sitting, who, seat)
            if room.listening(viewer) >= most(viewer):
                raise Refused("table-full")
            listener = room.listen(hall.now(), viewer, after, who)
    except Refused as refused:
        await socket.accept()
        code = 4429 if refused.code == "table-full" else 4404
        await socket.close(code=code, reason=refused.code)
        return
    try:
        await socket.accept()
        await attend(socket, hall, room, listener)
    finally:
        room.leave(listener)


def most(viewer: int) -> int:
    """How many sockets may hear the same: spectators keep nobody from their seat."""
    return MOST_SPECTATORS if viewer == NOBODY else MOST_FOR_A_SEAT


async def attend(
    socket: WebSocket[Any, Any, Any], hall: Hall, room: Room, listener: Listener
) -> None:
    """Send what there is to tell, and answer what is said, until the socket is closed."""
    sending = asyncio.create_task(send(socket, listener))
    rates, language = Rates(MESSAGES), language_of(socket)
    who = listener.who or somebody_new()
    try:
        while True:
            text = await socket.receive_text()
            too_fast = not rates.allows("")
            answer = await hear(hall, room, who, listener.viewer, text, language, too_fast)
            listener.send(msgspec.json.encode(answer))
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what there is to tell, in order."""
    while (message := await listener.messages.get()) is not None:
        await socket.send_data(message, mode="text")
    code, reason = listener.closed or GOING
    await socket.close(code=code, reason=reason)


async def hear(
    hall: Hall, room: Room, who: str, viewer: int, text: str, language: str, too_fast: bool
) -> wire.FromServer:
    """Answer a message."""
    client_id = ""
    try:
        message = wire.FROM_CLIENT.decode(text)
        if not isinstance(message, wire.Ping):
            client_id = message.client_id
        if too_fast:
            raise Refused("too-fast")
        match message:
            case wire.Ping():
                return wire.Pong()
            case wire.AskWhy():
                async with room.lock:
                    rule = conduct.why(room.sitting, viewer, message.word)
                return wire.Why(message.word, rule, not rule, client_id)
            case wire.AskFinal():
                async with room.lock:
                    final = is_final(room.sitting, viewer, message.words)
                return wire.Finality(final, client_id)
            case wire.SayChat():
                return await talk(hall, room, who, seated(message, viewer))
            case _:
                return await speak(hall, room, who, seated(message, viewer))
    except msgspec.DecodeError as error:
        return wire.Denied(client_id, problem(Refused("bad-request"), language, str(error)))
    except Refused as refused:
        metrics.REFUSALS.labels(refused.code).inc()
        return wire.Denied(client_id, problem(refused, language))
    except Exception as error:  # a full disk, say: nothing has happened, and the table goes on
        LOG.error("message failed", kind=type(error).__name__, match=room.id)
        return wire.Denied(client_id, problem(Refused("failed"), language))


Spoken = TypeVar("Spoken", bound=wire.AtTable | wire.SayChat)


def seated(message: Spoken, viewer: int) -> Spoken:
    """A message from the seat this socket belongs to, unless it names another."""
    if message.seat is not None or viewer < 0:
        return message
    return msgspec.structs.replace(message, seat=viewer)
