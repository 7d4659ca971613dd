"""The socket of a server's table. If the connection is lost, it tries to reconnect for a while."""

import time
from contextlib import suppress
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tatami.cli.client import Client
from tatami.server import wire

AWAY: Final = 60.0  # seconds for which it tries to reconnect
FOR_GOOD: Final = (4404, 4429)  # the codes that close a socket for good
FROM_SERVER: Final = msgspec.json.Decoder(wire.FromServer)


class Cut(Exception):
    """The connection is lost."""


class Connection:
    """The connection to a table: it sends messages and receives them."""

    def __init__(self, server: Client, match: str) -> None:
        self.server = server
        self.match = match
        self.seq = 0  # the last change we know
        self.socket = self.opened()

    def opened(self) -> ClientConnection:
        """The socket. If the server is away, try again for a while."""
        until = time.monotonic() + AWAY
        while True:
            try:
                return self.server.socket(self.match, self.seq)
            except (OSError, InvalidHandshake, ConnectionClosed):
                if time.monotonic() > until:
                    self.server.refuse("server-gone")
                time.sleep(0.5)

    def open_again(self) -> None:
        """Reconnect, and continue after the last change we know."""
        self.socket = self.opened()

    def close(self) -> None:
        """Leave the table."""
        self.socket.close()

    def hear(self, patience: float | None) -> wire.FromServer | None:
        """The next message, or None if none comes in time."""
        try:
            message: wire.FromServer = FROM_SERVER.decode(self.socket.recv(patience))
        except TimeoutError:
            return None
        except msgspec.DecodeError:
            self.server.is_a_stranger()
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                self.server.refuse("table-closed", reason=closed.rcvd.reason)
            raise Cut from None
        if isinstance(message, wire.Update | wire.Chat | wire.Nudged):
            self.seq = message.seq
        return message

    def give(self, text: str) -> None:
        """Send a message. If the connection is lost, `hear` finds out."""
        with suppress(ConnectionClosed):
            self.socket.send(text)
