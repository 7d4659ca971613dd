"""A server's table as we know it: what the server has sent, and what we send to it.

After a lost connection, messages without an answer are sent again. Their `client_id` makes that
harmless.
"""

import secrets
import time
from collections.abc import Callable, Mapping
from urllib.parse import urlencode

import msgspec
from msgspec.structs import asdict

from tatami.cli.arguments import refuse
from tatami.cli.client import PATIENCE, Client, Unable
from tatami.cli.connection import Connection, Cut
from tatami.cli.from_wire import event_of
from tatami.cli.names import bot_name
from tatami.cli.screen import Screen
from tatami.core.chronicle import Event
from tatami.core.words import NOBODY
from tatami.server import wire
from tatami.session import commands
from tatami.session.differences import applied
from tatami.session.occupants import told_apart
from tatami.session.refusal import Refused
from tatami.session.view_types import ChatShown, SeatShown, Shown


class RemoteTable:
    """The table, seen from one of its seats."""

    def __init__(self, server: Client, match: str, screen: Screen) -> None:
        self.screen = screen
        self.events: list[Event] = []
        self.shown_events = 0  # how many of them we have printed
        self.heard_at = 0.0  # by our own clock: when the latest state came
        self.server = server
        self.match = match
        self.oldest_line = 0  # the first line of talk that was printed, if more was said before it
        self.connection = Connection(server, match)
        self.state = self.first_state()

    def shown(self) -> Shown:
        """What this seat is shown."""
        return self.state.shown

    def seat(self) -> int:
        """The seat that is played here."""
        return self.shown().you

    def mine(self) -> SeatShown:
        """This seat as everybody sees it."""
        return self.shown().table.seats[self.seat()]

    def is_taken_over(self) -> bool:
        """Whether a bot plays here and the player can take the seat back."""
        playing = self.shown().table.status == "playing"
        return playing and self.mine().away and not self.mine().conceded

    def time_left(self, seat: int) -> float | None:
        """The seconds until a bot takes over a seat, or until the open floor ends. None if no time
        is running."""
        for clock in self.state.clocks:
            if clock.running and clock.seat in (seat, NOBODY):
                gone = time.monotonic() - self.heard_at
                return max(0.0, (clock.bank + clock.step) / 1000 - gone)
        return None

    def other_people(self) -> dict[int, str]:
        """The names of the people in the other seats."""
        seats = self.shown().table.seats
        return {
            each.seat: each.name
            for each in seats
            if each.seat != self.seat() and each.kind in ("guest", "user")
        }

    def first_state(self) -> wire.State:
        """Receive the table as it is when we join."""
        while not isinstance(message := self.hear(PATIENCE), wire.State):
            pass
        return message

    def hear(self, patience: float | None = None) -> wire.FromServer | None:
        """Receive the next message. None if none comes, or if the connection is lost."""
        try:
            message = self.connection.hear(patience)
        except Cut:
            self.screen.phrase_out("cut")
            self.connection.open_again()
            return None
        if message is not None:
            self.take_in(message)
        return message

    def awaited(self) -> list[tuple[int, str]]:
        """The seats the table waits for, each with the question it has to answer, where that is
        open."""
        return list(zip(self.state.shown.waiting, self.state.awaited, strict=True))

    def hear_what_has_come(self) -> None:
        """Receive what the server has sent while somebody was typing."""
        while self.hear(0) is not None:
            pass

    def send(self, made: Callable[[str], commands.AtTable | commands.SayChat]) -> None:
        """Do something at the table and wait until it is shown. It happens only once, even if it is
        sent again."""
        name = secrets.token_hex(8)
        said = msgspec.json.encode(made(name)).decode()
        answer = None
        while not (isinstance(answer, wire.Accepted | wire.Denied) and answer.client_id == name):
            if answer is None:
                self.connection.give(said)
            answer = self.hear(PATIENCE)
        if isinstance(answer, wire.Denied):
            if answer.problem.rule:
                raise Refused(answer.problem.code, answer.problem.rule)
            raise Unable(answer.problem.message)
        while self.connection.seq < answer.seq:
            self.hear()

    def take_in(self, message: wire.FromServer) -> None:
        """Take in a message of the server."""
        if isinstance(message, wire.State):
            self.know(message)
        elif isinstance(message, wire.Changed):
            self.know(self.whole(message))
        elif isinstance(message, wire.Chat):
            self.tell_line(message.line)
        elif isinstance(message, wire.Nudged) and self.seat() in message.to:
            self.screen.phrase_out("nudged", player=self.screen.talk.player(message.seat))

    def whole(self, changed: wire.Changed) -> wire.State:
        """The table as it has become by these changes."""
        shown = applied(msgspec.to_builtins(self.shown()), changed.changes)
        update = asdict(changed)
        del update["changes"]
        return wire.State(**update, shown=msgspec.convert(shown, Shown))

    def know(self, state: wire.State) -> None:
        """Take in the present state of the table, and what has happened."""
        you, talk = state.shown.you, self.screen.talk
        if you == NOBODY:
            refuse(self.screen.phrase("seat-lost"))
        self.state, self.heard_at = state, time.monotonic()
        self.events[state.events_from :] = [event_of(talk.game, each, you) for each in state.events]
        self.shown_events = min(self.shown_events, state.events_from)
        talk.names = told_apart([self.name_of(seat) for seat in state.shown.table.seats])
        talk.called = state.shown.table.called
        if state.chat_cut:
            self.oldest_line = state.chat[0].seq
            self.screen.phrase_out("older-lines")
        for line in state.chat:
            self.tell_line(line)

    def tell_older_lines(self) -> None:
        """Print what was said before the first line that was printed."""
        if not self.oldest_line:
            self.screen.phrase_out("no-older-lines")
            return
        query = urlencode({"before": self.oldest_line, "seat": self.seat()})
        older = self.server.get(f"/matches/{self.match}/chat?{query}", wire.Talk)
        self.oldest_line = older.lines[0].seq if older.cut else 0
        for line in older.lines:
            self.tell_line(line)

    def tell_line(self, line: ChatShown) -> None:
        """Print what somebody says, and to whom, if not all can hear it."""
        if line.room == "private":
            to = self.screen.talk.player(line.to)
            self.screen.phrase_out("private-line", player=line.name, to=to, text=line.text)
        else:
            self.screen.say(f"{line.name}: {line.text}")

    def name_of(self, seat: SeatShown) -> str:
        """The name of a seat's player: a nickname, or what the bot is called."""
        if seat.kind == "bot":
            return bot_name(seat.name, self.screen.talk.language)
        return seat.name or f"#{seat.seat + 1}"


def addressed(text: str, others: Mapping[int, str]) -> tuple[int, str]:
    """The seat whose name or number a text begins with, and the rest of the text. If no seat fits,
    or several do, nobody and an empty text."""
    named = {name for name in others.values() if begins_with(text, name)}
    if named:
        longest = max(named, key=len)  # names may contain spaces: Ann, and Ann Lee
        seats = [seat for seat, name in others.items() if name == longest]
        return (seats[0], text[len(longest) :].strip()) if len(seats) == 1 else (NOBODY, "")
    number, _, line = text.partition(" ")
    seats = [seat for seat in others if str(seat + 1) == number]
    return (seats[0], line.strip()) if seats else (NOBODY, "")


def begins_with(text: str, name: str) -> bool:
    """Whether a text begins with a name, in small letters or capitals."""
    after = text[len(name) : len(name) + 1]
    return text[: len(name)].casefold() == name.casefold() and (not after or after.isspace())
