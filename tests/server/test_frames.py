"""What is said on a socket is heard however it is cut, and what breaks the protocol ends it."""

import json
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from guests import Guest
from inside import Inside, served_inside
from tatami.server.app import LARGEST
from tatami.server.frames import frame_at, framed

# the framework's next version wants parameters marked; ours are read by their names
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

PING = b'{"type":"ping"}'
KEY = b"\x01\x02\x03\x04"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with served_inside(tmp_path_factory.mktemp("inside") / "tatami.sqlite") as running:
        yield running


class Line:
    """A bare connection to a table's socket, on which any bytes can be sent."""

    def __init__(self, line: sockets.socket, address: str) -> None:
        self.line = line
        self.protocol = ClientProtocol(parse_uri(address), max_size=None)
        self.events: list[Any] = []
        self.protocol.send_request(self.protocol.connect())
        self.send(b"".join(self.protocol.data_to_send()))

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def frame(self) -> Frame:
        """The next frame that the server sends."""
        while True:
            while self.events:
                event = self.events.pop(0)
                if not isinstance(event, Response):
                    assert isinstance(event, Frame)
                    return event
            data = self.line.recv(65_536)
            self.protocol.receive_data(data) if data else self.protocol.receive_eof()
            self.events += self.protocol.events_received()
            assert data or self.events, "the server has hung up"

    def answer(self) -> dict[str, Any]:
        """The next message that is not about the table."""
        while True:
            frame = self.frame()
            assert frame.opcode is Opcode.TEXT
            said = dict(json.loads(bytes(frame.data)))
            if said["type"] not in ("state", "presence"):
                return said

    def close_code(self) -> int:
        """How the server closes the socket."""
        while (frame := self.frame()).opcode is not Opcode.CLOSE:
            pass
        return int.from_bytes(bytes(frame.data)[:2], "big")


@contextmanager
def connected(server: Inside) -> Iterator[Line]:
    """A line to the socket of a new table."""
    with Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "open")
    at = urlsplit(server.address)
    with sockets.create_connection((at.hostname, at.port), timeout=60) as line:
        yield Line(line, f"ws://{at.netloc}/api/v1/matches/{match}/ws")


def masked(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    message = os.urandom(size // 2).hex().ljust(size, "x").encode()
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
    frame = frame_at(framed(message), 0)
    assert frame is not None
    assert (frame.masked, frame.size, frame.end) == (False, size, len(framed(message)))
    head = len(framed(message)) - size
    assert all(frame_at(framed(message)[:cut], 0) is None for cut in range(head))


def test_messages_are_heard_however_they_are_cut(server: Inside) -> None:
    with connected(server) as line:
        said = masked(PING) + masked(b'{"type":"' + b"x" * 200 + b'"}') + masked(PING)
        line.frame()  # it is accepted
        for byte in said:
            line.send(bytes([byte]))
        assert [line.answer()["type"] for _ in range(3)] == ["pong", "denied", "pong"]
        line.send(said + said[:5])
        line.send(said[5:])
        assert [line.answer()["type"] for _ in range(6)] == ["pong", "denied", "pong"] * 2


def test_parts_of_a_message_with_a_ping_between_them_are_one_message(server: Inside) -> None:
    with connected(server) as line:
        line.frame()
        parts = masked(PING[:4], fin=False), masked(PING[4:], Opcode.CONT)
        line.send(parts[0] + masked(b"?", Opcode.PING) + parts[1] + masked(PING))
        seen = [line.frame() for _ in range(4)]
        kinds = [frame.opcode for frame in seen if b"presence" not in bytes(frame.data)]
        assert kinds == [Opcode.PONG, Opcode.TEXT, Opcode.TEXT]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),  # a browser masks what it sends
        (masked(b"\xff\xfe"), 1007),
        (masked(b"x" * (LARGEST + 1)), 1009),
        (masked(b"x" * (LARGEST + 1))[:20], 1009),  # it is heard of before it has arrived
        (masked(PING, fin=False) + masked(PING), 1002),  # a message amid the parts of another
        (b"\xc1\x80" + KEY, 1002),  # a bit that nobody has agreed on
        (masked(b"", Opcode.CONT), 1002),
        (masked(b"\x03\xe8", Opcode.CLOSE), 1000),
    ],
    ids=["bare", "no-text", "large", "large-soon", "amid", "bit", "no-beginning", "farewell"],
)
def test_what_breaks_the_protocol_ends_the_socket(server: Inside, said: bytes, code: int) -> None:
    with connected(server) as line:
        line.frame()
        line.send(said)
        assert line.close_code() == code
    with connected(server) as line:  # and nobody else's
        line.frame()
        line.send(masked(PING))
        assert line.answer()["type"] == "pong"


def test_what_is_no_text_is_denied(server: Inside) -> None:
    with connected(server) as line:
        line.frame()
        line.send(masked(PING, Opcode.BINARY) + masked(PING))
        assert [line.answer()["type"] for _ in range(2)] == ["denied", "pong"]
