"""`tatami play --join`: a server's table in the terminal.

The table is drawn from what the server shows to this seat; the rules are the server's. What was
sent without an answer is sent again after the socket was cut: its `client_id` makes that harmless.
"""

import secrets
import shlex
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import msgspec

from tatami.bots.hints import Hint
from tatami.cli.arguments import refuse
from tatami.cli.client import PATIENCE, Client, Unable
from tatami.cli.connection import Connection, Cut
from tatami.cli.from_wire import ask_of, event_of
from tatami.cli.keyboard import Keyboard, Quit
from tatami.cli.screen import Screen
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.errors import reason
from tatami.core.words import NOBODY, Word
from tatami.server import wire
from tatami.session.conduct import LONGEST_LINE
from tatami.session.refusal import Refused
from tatami.session.view_types import ChatShown, SeatShown

TURN: Final = 0.2  # seconds between two looks at the keyboard while nothing is asked
YES: Final = ("yes", "y", "oui", "o", "sí", "si", "s")


class RemoteGame(Keyboard):
    """A seat at a server's table, played to the end or until somebody leaves."""

    def __init__(
        self, server: Client, match: str, screen: Screen, link: str, name: str, save: Path | None
    ) -> None:
        super().__init__(screen)
        self.server = server
        self.match = match
        self.link = link
        self.name = name
        self.keep_in = save
        self.events: list[Event] = []
        self.told = 0  # how many of them have been told here
        self.ahead: list[str] = []  # answers that were typed before they were asked for
        self.stood_in_for = False  # whether we have said that a bot plays here
        self.waited_for: list[int] = []  # whom we have said that the table waits for
        self.heard_at = 0.0  # when the state came that we know, by our own clock
        self.connection = Connection(server, match)
        self.state = self.first_state()

    def play(self) -> None:
        """Answer question after question."""
        title = self.screen.talk.title()
        self.screen.phrase_out("joined", game=title, player=self.screen.talk.player(self.seat()))
        table = self.state.shown.table
        self.screen.say(self.screen.phrase("seed-hash", hash=table.seed_hash[:16]), "dim")
        try:
            self.take_up_the_seat()
            while self.state.shown.table.status != "over":
                self.next_answer()
        except (Quit, KeyboardInterrupt) as leaving:
            link, called = shlex.quote(self.link), shlex.quote(self.name)
            self.screen.phrase_out("seat-kept", link=link, called=called)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        finally:
            self.connection.close()
        self.final_score()

    def take_up_the_seat(self) -> None:
        """Play again where a bot has played meanwhile; who has given up can only look on."""
        if self.mine().conceded:
            self.say_who_plays_here()
        elif self.is_taken_over():
            try:
                self.come_back()
            except Unable as unable:  # the bot has just ended the game
                self.screen.say(str(unable))

    def next_answer(self) -> None:
        """Ask whoever sits here, if the table does; else listen."""
        self.tell_events()
        self.tell_of_a_stand_in()
        asks = self.asks(self.seat())
        if self.is_proposed():
            self.settle_proposal()
        elif asks:
            self.board(self.seat())
            self.screen.menu(asks[0])
            self.converse(asks[0])
            self.waited_for = []
        else:
            self.say_who_is_waited_for()
            if self.hear(TURN) is None:
                self.heed_what_is_typed()

    def converse(self, ask: Ask) -> None:
        """Read lines until the table has changed."""
        seq = self.state.seq
        while self.state.seq == seq:
            line = self.read(ask)
            try:
                self.obey(ask, line)
            except Unable as unable:
                self.screen.say(str(unable))
            self.hear_what_has_come()

    def read(self, ask: Ask) -> str:
        """An answer that was typed ahead, else the next line somebody types."""
        if not self.ahead:
            return super().read(ask)
        line = self.ahead.pop(0)
        self.screen.say(f"{self.prompt(ask)} {line}")
        return line

    def prompt(self, ask: Ask) -> str:
        """Whose answer is wanted, and within which time."""
        left = self.time_left(ask.seat)
        if left is None:
            return super().prompt(ask)
        player = self.screen.talk.player(ask.seat)
        return self.screen.phrase("your-turn-timed", player=player, time=as_clock(left))

    def time_left(self, seat: int) -> float | None:
        """The seconds until a bot takes over a seat, or the sand ends the open floor; None where
        no time runs."""
        for clock in self.state.clocks:
            if clock.running and clock.seat in (seat, NOBODY):
                gone = time.monotonic() - self.heard_at
                return max(0.0, (clock.bank + clock.step) / 1000 - gone)
        return None

    def seat(self) -> int:
        """The seat that is played here."""
        return self.state.shown.you

    def mine(self) -> SeatShown:
        """How everybody sees that seat."""
        return self.state.shown.table.seats[self.seat()]

    def is_taken_over(self) -> bool:
        """Whether a bot plays here, from whom the seat can be had back."""
        playing = self.state.shown.table.status == "playing"
        return playing and self.mine().away and not self.mine().conceded

    def asks(self, seat: int) -> list[Ask]:
        """The questions that want an answer from this seat."""
        if seat not in self.state.shown.waiting or self.state.shown.table.seats[seat].away:
            return []
        return [ask_of(self.game, ask) for ask in self.state.shown.asks if not ask.idle]

    def say(self, seat: int, word: Word) -> None:
        """Say a word as an answer to the table that is shown here."""
        seq = self.state.seq
        self.send(lambda name: wire.SayWords([word.text], name, expected_seq=seq))

    def take_back(self, seat: int, whole_turn: bool) -> None:
        """Undo the last choice, or the turn; the others are asked where it is not free."""
        self.send(lambda name: wire.RestartTurn(name) if whole_turn else wire.Undo(name))
        self.ahead.clear()  # the question that comes back is another one
        self.say_whether_others_are_asked("undone")

    # -- manners ------------------------------------------------------------------------------

    def obey(self, ask: Ask, line: str) -> None:
        """What people settle among themselves, a command, or an answer."""
        if not self.mind_manners(line):
            super().obey(ask, line)

    def help(self) -> None:
        """Tell which commands there are."""
        super().help()
        self.screen.phrase_out("help-joined")

    def heed_what_is_typed(self) -> None:
        """Do what is typed while nothing is asked here; an answer waits for its question."""
        line = self.screen.typed().strip()
        try:
            if line and not self.mind_manners(line) and not self.consult(self.seat(), line):
                self.keep_for_later(line)
        except Unable as unable:
            self.screen.say(str(unable))

    def keep_for_later(self, line: str) -> None:
        """Let an answer wait until it is asked for; nothing else can wait."""
        command = line.split()[0]
        if self.mine().away:
            self.say_who_plays_here()
        elif self.may_answer(line):
            self.ahead.append(line)
            self.screen.phrase_out("kept-ahead", text=line)
        elif command in ("why", "hint", "h"):
            self.screen.phrase_out("when-asked", text=command)
        else:
            self.screen.unknown(line)

    def mind_manners(self, line: str) -> bool:
        """What people settle among themselves; not so where the line is none of it."""
        command, _, rest = line.partition(" ")
        if command == "chat" and rest.strip():
            self.talk(rest.strip())
        elif line in ("pause", "resume"):
            self.send(lambda name: wire.Pause(name, line == "resume"))
            self.say_whether_others_are_asked("rests" if line == "pause" else "goes-on")
        elif line == "nudge":
            self.send(lambda name: wire.Nudge(name))
            self.screen.phrase_out("reminded")
        elif command in ("undo", "restart"):
            self.take_back(self.seat(), whole_turn=command == "restart")
        elif line == "return":
            self.come_back()
        elif line == "concede":
            if self.agrees(self.screen.phrase("concede-sure")):
                self.send(lambda name: wire.Concede(name))
        else:
            return False
        return True

    def talk(self, text: str) -> None:
        """Talk to the table, or to the one whose name follows an @."""
        if not text.startswith("@"):
            self.send(lambda name: wire.SayChat(text[:LONGEST_LINE], name))
            return
        to, line = self.addressed(text[1:])
        if line:
            self.send(lambda name: wire.SayChat(line[:LONGEST_LINE], name, "private", to))
        else:
            others = ", ".join(f"{seat + 1} {name}" for seat, name in self.other_names().items())
            self.screen.phrase_out("chat-whom", others=others or "—")

    def addressed(self, text: str) -> tuple[int, str]:
        """The seat whose name or number a text begins with, and what follows; nobody, and nothing,
        where none or several are called so."""
        others = self.other_names()
        named = {name for name in others.values() if begins_with(text, name)}
        if named:
            longest = max(named, key=len)  # for names may have spaces: Ann, and Ann Lee
            seats = [seat for seat, name in others.items() if name == longest]
            return (seats[0], text[len(longest) :].strip()) if len(seats) == 1 else (NOBODY, "")
        number, _, line = text.partition(" ")
        seats = [seat for seat in others if str(seat + 1) == number]
        return (seats[0], line.strip()) if seats else (NOBODY, "")

    def other_names(self) -> dict[int, str]:
        """The names of the people in the other seats."""
        seats = self.state.shown.table.seats
        return {
            each.seat: each.name
            for each in seats
            if each.seat != self.seat() and each.kind in ("guest", "user")
        }

    def come_back(self) -> None:
        """Play again where a bot has taken over."""
        self.send(lambda name: wire.Return(name))
        self.screen.phrase_out("back")

    def agrees(self, question: str) -> bool:
        """Whether somebody says yes."""
        line = self.screen.read(question)
        if line is None:
            raise Quit
        return line.strip().lower() in YES

    def say_whether_others_are_asked(self, else_: str) -> None:
        """Say that the others have to agree, or what has come of it at once."""
        asked = self.state.shown.table.proposal is not None
        self.screen.phrase_out("others-are-asked" if asked else else_)

    # -- what others propose ----------------------------------------------------------------

    def is_proposed(self) -> bool:
        """Whether somebody asks something of this seat, or thinks that nobody is here."""
        proposal = self.state.shown.table.proposal
        return proposal is not None and self.seat() in (*proposal.wanted, proposal.of)

    def settle_proposal(self) -> None:
        """Agree or not."""
        proposal = self.state.shown.table.proposal
        if proposal is None:
            return
        seq = self.state.seq
        who, of = (self.screen.talk.player(seat) for seat in (proposal.seat, proposal.of))
        if proposal.of == self.seat():
            self.agrees(self.screen.phrase("thought-away", player=who))  # any answer shows it
            yes = False
        else:
            yes = self.agrees(self.screen.phrase("proposed", what=proposal.what, player=who, of=of))
        try:
            self.send(lambda name: wire.Answer(yes, name, expected_seq=seq))
        except Unable as unable:  # it was withdrawn meanwhile
            self.screen.say(str(unable))
            self.hear_what_has_come()

    # -- explanations -----------------------------------------------------------------------

    def rule_against(self, ask: Ask, word: Word) -> str:
        """The rule that keeps a word off a menu; empty where it may be said."""
        if word in ask.options:
            return ""
        query = urlencode({"word": word.text})
        return self.server.get(f"/matches/{self.match}/why?{query}", wire.Why).rule

    def hints(self, ask: Ask) -> list[Hint]:
        """What looks best, and why; the server tells it to those who play against bots alone."""
        return self.server.get(f"/matches/{self.match}/hint", list[Hint])

    def board(self, seat: int) -> None:
        """Show the table as this seat sees it."""
        if self.state.shown.view is not None:
            self.screen.board(self.state.shown.view)

    def log(self, seat: int) -> None:
        """Tell all that has happened."""
        self.screen.events(self.events, seat)

    def save(self, name: str) -> None:
        """Write the record, which the server gives away once the game is over."""
        text = self.server.fetch(f"/records/{self.match}")
        if not name:
            self.screen.phrase_out("at-server", link=self.link)
            return
        try:
            with Path(name).expanduser().open("xb") as file:
                file.write(text)
        except OSError as error:
            self.screen.phrase_out("not-saved", file=name[:200], reason=reason(error))
        except (ValueError, RuntimeError) as error:  # a name no file can have, an unknown home
            self.screen.phrase_out("not-saved", file=name[:200], reason=str(error))
        else:
            self.screen.phrase_out("saved", file=name)

    def tell_events(self) -> None:
        """Tell what has happened since the last time."""
        self.screen.events(self.events[self.told :], self.seat())
        self.told = len(self.events)

    def tell_of_a_stand_in(self) -> None:
        """Say once that a bot has taken over: it will answer what was to be answered here."""
        if self.is_taken_over() and not self.stood_in_for:
            self.ahead.clear()
            self.say_who_plays_here()
        self.stood_in_for = self.is_taken_over()

    def say_who_plays_here(self) -> None:
        """Say that a bot plays here, and whether the seat can be had back."""
        if self.mine().conceded:
            self.screen.phrase_out("gave-up", player=self.screen.talk.player(self.seat()))
        else:
            self.screen.phrase_out("bot-plays")

    def say_who_is_waited_for(self) -> None:
        """Say once why nothing is asked here."""
        shown = self.state.shown
        waiting = [seat for seat in shown.waiting if seat >= 0]
        if shown.table.status == "open":
            waiting = [NOBODY]
        if waiting == self.waited_for:
            return
        self.waited_for = waiting
        if shown.table.status == "open":
            self.screen.phrase_out("not-begun")
        elif waiting:
            names = ", ".join(self.screen.talk.player(seat) for seat in waiting)
            self.screen.phrase_out("waiting-for", players=names)

    def final_score(self) -> None:
        """Show the last table and who has won."""
        self.tell_events()
        self.board(self.seat())
        table = self.state.shown.table
        self.screen.result(table.scores, table.ranks)
        try:
            self.save(str(self.keep_in or ""))
        except Unable as unable:
            self.screen.say(str(unable))

    # -- what the server tells -------------------------------------------------------------

    def first_state(self) -> wire.State:
        """How the table stands when we come."""
        while not isinstance(message := self.hear(PATIENCE), wire.State):
            pass
        return message

    def hear(self, patience: float | None = None) -> wire.FromServer | None:
        """The next message, taken in; None where none comes, or where the socket was cut."""
        try:
            message = self.connection.hear(patience)
        except Cut:
            self.screen.phrase_out("cut")
            self.connection.open_again()
            return None
        if message is not None:
            self.take_in(message)
        return message

    def hear_what_has_come(self) -> None:
        """Take in what the server has told while somebody was typing."""
        while self.hear(0) is not None:
            pass

    def take_in(self, message: wire.FromServer) -> None:
        """Know what the server tells."""
        if isinstance(message, wire.State):
            if message.shown.you == NOBODY:
                refuse(self.screen.phrase("seat-lost"))
            self.state, self.heard_at = message, time.monotonic()
            told = [event_of(self.game, each, message.shown.you) for each in message.events]
            self.events[message.events_from :] = told
            self.told = min(self.told, message.events_from)
            self.screen.talk.names = [self.name_of(seat) for seat in message.shown.table.seats]
            for line in message.chat:
                self.tell_line(line)
        elif isinstance(message, wire.Chat):
            self.tell_line(message.line)
        elif isinstance(message, wire.Nudged) and self.seat() in message.to:
            self.screen.phrase_out("nudged", player=self.screen.talk.player(message.seat))

    def tell_line(self, line: ChatShown) -> None:
        """Tell what somebody says, and to whom where not all hear it."""
        if line.room == "private":
            to = self.screen.talk.player(line.to)
            self.screen.phrase_out("private-line", player=line.name, to=to, text=line.text)
        else:
            self.screen.say(f"{line.name}: {line.text}")

    def name_of(self, seat: SeatShown) -> str:
        """How a seat is called."""
        return seat.name or f"#{seat.seat + 1}"

    def send(self, made: Callable[[str], wire.AtTable | wire.SayChat]) -> None:
        """Do something at the table and wait until it is shown; once, however often it is sent."""
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


def begins_with(text: str, name: str) -> bool:
    """Whether a text begins with a name, in small letters or capitals."""
    after = text[len(name) : len(name) + 1]
    return text[: len(name)].casefold() == name.casefold() and (not after or after.isspace())


def as_clock(seconds: float) -> str:
    """A time as clocks tell it: minutes and seconds, and hours where there are some."""
    minutes, left = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
