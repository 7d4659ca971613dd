"""The HTTP client of a guest on a server."""

import hashlib
from http.client import HTTPException
from pathlib import Path
from typing import Final, NoReturn, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from tatami.cli.arguments import refuse
from tatami.cli.phrases import phrase
from tatami.core.errors import TatamiError, reason
from tatami.server import wire

PATIENCE: Final = 20.0  # seconds for an answer

Body = TypeVar("Body")


class Unable(TatamiError):
    """The server refuses. The message says why, in the player's language."""


class Client:
    """One guest of a server, over HTTP."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.language = language
        self.headers = {"Accept-Language": language}

    def be(self, token: str) -> None:
        """Be this guest from now on."""
        self.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, kind: type[Body]) -> Body:
        """What the server answers to a GET."""
        return self.decoded(self.fetch(path), kind)

    def post(self, path: str, body: object, kind: type[Body]) -> Body:
        """What the server answers to a POST."""
        return self.decoded(self.fetch(path, msgspec.json.encode(body)), kind)

    def fetch(self, path: str, body: bytes | None = None) -> bytes:
        """The bytes of an answer. If no server answers, end the command."""
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(f"{self.address}/api/v1{path}", body, headers)  # noqa: S310  (LINK names http)
        try:
            return self.body_of(request)
        except (OSError, ValueError) as error:
            why = error.reason if isinstance(error, URLError) else error
            why_not = reason(why) if isinstance(why, OSError) else str(why)
            self.refuse("no-server", reason=why_not)
        except HTTPException:  # something answers, but not by HTTP
            self.is_a_stranger()

    def body_of(self, request: Request) -> bytes:
        """The bytes of an answer. Raise Unable with the server's own sentence if it refuses."""
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return bytes(answer.read())
        except HTTPError as refused:
            with refused:
                problem = self.decoded(refused.read(), wire.Problem)
            raise Unable(problem.message) from None

    def decoded(self, text: bytes, kind: type[Body]) -> Body:
        """An answer, if it has our format."""
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.is_a_stranger()

    def is_a_stranger(self) -> NoReturn:
        """End the command: whatever answers is not a server of ours."""
        self.refuse("no-server-of-ours")

    def refuse(self, name: str, **things: str) -> NoReturn:
        """End the command with a sentence about this server, in the player's language."""
        refuse(phrase(self.language, name, address=self.address, **things))

    def socket(self, match: str, after: int) -> ClientConnection:
        """The socket of a table, starting after this change."""
        address = self.address.replace("http", "ws", 1)
        query = urlencode({"after": after, "changes": "true"})
        return connect(
            f"{address}/api/v1/matches/{match}/ws?{query}",
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            max_queue=None,  # so that pings are answered while somebody thinks for long
            max_size=None,
        )


def guest_file(folder: Path, address: str, name: str) -> Path:
    """The file that keeps who this name is at a server."""
    key = hashlib.sha256(f"{address}\n{name}".encode(errors="replace")).hexdigest()
    return folder / "guests" / key[:20]


def be_somebody(server: Client, file: Path) -> None:
    """Identify to the server: as before, or as somebody new."""
    try:
        if file.exists():
            server.be(file.read_text(encoding="ascii").strip())
        me = server.post("/me", wire.Become(), wire.Me)
        if me.token:
            server.be(me.token)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)
            file.write_text(me.token, encoding="ascii")
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise TatamiError(f"{file} cannot be read and written: {why}.") from None
