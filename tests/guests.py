"""People at a server's tables, as programs: over HTTP and over the socket."""

import itertools
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tatami.session.differences import applied


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}api/v1", timeout=60)
        self.numbers = itertools.count(1)

    def move_to(self, address: str) -> None:
        """Go on at another address of the same server."""
        self.address = address
        self.http.base_url = httpx.URL(f"{address}api/v1")

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, status: int = 201, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(self, game: str, *seats: str, **more: Any) -> str:
        """Lay a table; its id."""
        answer = self.post("/matches", game=game, seats=list(seats), name="Ann", **more)
        return str(answer["table"]["id"])

    def say(self, match: str, *words: str, status: int = 201, **more: Any) -> Any:
        client_id = more.pop("client_id", f"c{next(self.numbers)}")
        body = {"words": list(words), "client_id": client_id, **more}
        return self.post(f"/matches/{match}/words", status, **body)

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @contextmanager
    def socket(
        self, match: str, after: int = 0, changes: bool = False, query: str = ""
    ) -> Iterator["Socket"]:
        """The socket of a table, with whole states or with changes."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        query = f"after={after}&changes={changes}".lower() + query
        address = self.address.replace("http", "ws") + f"api/v1/matches/{match}/ws?{query}"
        with connect(
            address, additional_headers={"Cookie": cookies}, open_timeout=60
        ) as connection:
            yield Socket(connection)


def duel(one: Guest, other: Guest, name: str, **more: Any) -> str:
    """A game of two that has begun."""
    match = one.lay("shitenno", "me", "open", **more)
    other.post(f"/matches/{match}/join", name=name)
    one.post(f"/matches/{match}/start", fill="")
    return match


class Socket:
    """What one socket has been told: the events put together, and the last state."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.seqs: list[int] = []
        self.state: Any = {}
        self.presence: Any = {}
        self.answers: list[Any] = []
        self.changes = 0  # how many messages told what has changed instead of the whole

    def hear(self, timeout: float = 60) -> Any:
        """The next message, taken in."""
        sent = json.loads(self.connection.recv(timeout))
        self.changes += sent["type"] == "changed"
        message = whole(sent, self.state)
        if message["type"] == "state":
            self.state = message
            self.seqs.append(message["seq"])
            self.events[message["events_from"] :] = message["events"]
            self.chat += message["chat"]
        elif message["type"] == "chat":
            self.seqs.append(message["seq"])
            self.chat.append(message["line"])
        elif message["type"] == "presence":
            self.presence = message
        else:
            self.answers.append(message)
        return message

    def hear_if_any(self) -> None:
        """Take in the next message, if one comes soon."""
        with suppress(TimeoutError):
            self.hear(0.02)

    def until(self, *kinds: str) -> Any:
        """Listen until a message of one of these kinds comes."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def ask(self) -> Any:
        """The first question that wants an answer, if any."""
        asks = [ask for ask in self.state["shown"]["asks"] if not ask["idle"]]
        return asks[0] if asks and self.waited_for() else None

    def waited_for(self) -> bool:
        return self.state["shown"]["you"] in self.state["shown"]["waiting"]

    def over(self) -> bool:
        return bool(self.state) and self.state["shown"]["table"]["status"] == "over"

    def settle(self, seq: int) -> None:
        """Listen until what was sent is done and shown, or refused since the table has changed."""
        while (answer := self.hear())["type"] not in ("accepted", "denied"):
            pass
        assert answer["type"] == "accepted" or answer["problem"]["code"] == "stale", answer
        while self.state["seq"] < max(seq + 1, answer.get("seq", 0)):
            self.hear()

    def play(self, dice: random.Random, most: int = 5000) -> None:
        """Answer at random until the game is over."""
        for number in range(most):
            while not self.over() and (not self.state or not self.ask()):
                self.hear()
            if self.over():
                return
            seq = self.state["seq"]
            word = dice.choice(self.ask()["options"])
            self.send("words", words=[word], client_id=f"r{number}-{seq}", expected_seq=seq)
            self.settle(seq)
        raise AssertionError("the game does not end")


def whole(message: Any, last: Any) -> Any:
    """A message of what has changed since the last state, as the state it makes."""
    if message["type"] != "changed":
        return message
    update = {name: each for name, each in message.items() if name != "changes"}
    shown = applied(last["shown"], message["changes"])
    return {**update, "type": "state", "shown": shown}
