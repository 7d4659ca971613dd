"""`tatami play --join`: a server's table in the terminal.

The table is drawn from what the server shows to this seat. The rules are the server's.
"""

import shlex
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from tatami.bots.hints import Hint
from tatami.cli.client import Client, Unable
from tatami.cli.from_wire import ask_of, details_of
from tatami.cli.keyboard import Keyboard, Quit
from tatami.cli.remote_table import RemoteTable, addressed
from tatami.cli.screen import Screen
from tatami.cli.standing import tell_passes
from tatami.core.ask import Ask
from tatami.core.details import Details
from tatami.core.words import NOBODY, Word
from tatami.server import wire
from tatami.session import commands
from tatami.session.speaking import LONGEST_LINE
from tatami.session.view_types import AskShown, StandingShown

TURN: Final = 0.2  # seconds between two looks at the keyboard while this seat has no question
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
        self.ahead: list[str] = []  # answers typed before their questions
        self.stood_in_for = False  # whether we have said that a bot plays here
        self.waited_for: list[tuple[int, str]] = []  # whom and what we have said it waits for
        self.told_passes = 0  # how many passes said for this seat we have told of
        self.table = RemoteTable(server, match, screen)

    def play(self) -> None:
        """Answer question after question."""
        talk, table = self.screen.talk, self.table.shown().table
        self.screen.phrase_out("joined", game=talk.title(), player=talk.player(self.table.seat()))
        self.screen.say(self.screen.phrase("seed-hash", hash=table.seed_hash[:16]), "dim")
        try:
            self.take_up_the_seat()
            while self.table.shown().table.status != "over":
                self.next_answer()
        except (Quit, KeyboardInterrupt) as leaving:
            link, called = shlex.quote(self.link), shlex.quote(self.name)
            self.screen.phrase_out("seat-kept", link=link, called=called)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        finally:
            self.table.connection.close()
        self.final_score()

    def take_up_the_seat(self) -> None:
        """Take the seat back if a bot has played here. A player who has given up can only watch."""
        if self.table.mine().conceded:
            self.say_who_plays_here()
        elif self.table.is_taken_over():
            try:
                self.come_back()
            except Unable as unable:  # the bot has just ended the game
                self.screen.say(str(unable))

    def next_answer(self) -> None:
        """Ask the player if the table has a question for this seat. Otherwise listen."""
        self.tell_events()
        self.tell_of_a_stand_in()
        asks = self.asks(self.table.seat())
        if self.is_proposed():
            self.settle_proposal()
        elif asks:
            self.board(self.table.seat())
            self.menu(asks[0])
            self.converse(asks[0])
            self.waited_for = []
        else:
            self.say_who_is_waited_for()
            self.table.hear(0 if self.screen.lines.are_there() else TURN)
            if not self.is_asked():
                self.heed_what_is_typed()

    def is_asked(self) -> bool:
        """Whether anything wants an answer here, or the game has just ended."""
        over = self.table.shown().table.status == "over"
        return over or self.is_proposed() or bool(self.asks(self.table.seat()))

    def converse(self, ask: Ask) -> None:
        """Read lines until the table has changed."""
        seq = self.table.state.seq
        while self.table.state.seq == seq:
            line = self.read(ask)
            try:
                self.obey(ask, line)
            except Unable as unable:
                self.screen.say(str(unable))
            self.table.hear_what_has_come()

    def read(self, ask: Ask) -> str:
        """An answer typed ahead, otherwise the next line that somebody types."""
        if not self.ahead:
            return super().read(ask)
        line = self.ahead.pop(0)
        self.screen.say(f"{self.prompt(ask)} {line}")
        return line

    def prompt(self, ask: Ask) -> str:
        """The prompt: whose answer is wanted, and how much time is left."""
        left = self.table.time_left(ask.seat)
        if left is None:
            return super().prompt(ask)
        player = self.screen.talk.player(ask.seat)
        return self.screen.phrase("your-turn-timed", player=player, time=as_clock(left))

    def asks(self, seat: int) -> list[Ask]:
        """The questions that this seat has to answer."""
        shown = self.table.shown()
        if seat not in shown.waiting or shown.table.seats[seat].away:
            return []
        return [ask_of(self.game, ask) for ask in shown.asks if not ask.idle]

    def details(self, ask: Ask) -> Details:
        """What the choices of a question cost, hold or bring, as the server tells."""
        shown = self.shown(ask)
        return details_of(self.game, shown) if shown else {}

    def also(self, ask: Ask) -> list[Word]:
        """The words of a composed choice that only come out of order, as the server tells."""
        shown = self.shown(ask)
        return [self.game.vocabulary.by_text[text] for text in shown.also] if shown else []

    def shown(self, ask: Ask) -> AskShown | None:
        """A question as the server shows it, if it is still open."""
        open_now = self.table.shown().asks
        told = [each for each in open_now if (each.seat, each.name) == (ask.seat, ask.name())]
        return told[0] if told else None

    def say(self, seat: int, word: Word) -> None:
        """Say a word in answer to the table shown here."""
        seq = self.table.state.seq
        self.table.send(
            lambda name: commands.SayWords(words=[word.text], client_id=name, expected_seq=seq)
        )
        self.told_passes = 0  # the server begins to count anew

    def standing(self, seat: int) -> list[StandingShown]:
        """How long a pass stands for each card of this seat, as the server tells."""
        return self.table.shown().standing

    def let_pass(self, seat: int, card: str, until: str) -> None:
        """Let a pass stand for a card."""
        self.table.send(lambda name: commands.LetPass(card=card, until=until, client_id=name))

    def take_back(self, seat: int, whole_turn: bool) -> None:
        """Undo the last choice, or the turn. If it is not free, the server asks the others."""
        make = commands.RestartTurn if whole_turn else commands.Undo
        self.table.send(lambda name: make(client_id=name))
        self.ahead.clear()  # they were typed for another question
        self.say_whether_others_are_asked("undone")

    # -- manners ------------------------------------------------------------------------------

    def obey(self, ask: Ask, line: str) -> None:
        """Carry out an agreement among people or a command, or take an answer."""
        if not self.mind_manners(line):
            super().obey(ask, line)

    def help(self) -> None:
        """Print the commands."""
        super().help()
        self.screen.phrase_out("help-joined")

    def heed_what_is_typed(self) -> None:
        """Do what is typed while this seat has no question. An answer is kept for its question."""
        line = self.screen.typed().strip()
        try:
            if line and not self.mind_manners(line) and not self.consult(self.table.seat(), line):
                self.keep_for_later(line)
        except Unable as unable:
            self.screen.say(str(unable))

    def keep_for_later(self, line: str) -> None:
        """Keep an answer until its question comes. Nothing else can be kept."""
        command = line.split()[0]
        if self.table.mine().away:
            self.say_who_plays_here()
        elif self.may_answer(line):
            self.ahead.append(line)
            self.screen.phrase_out("kept-ahead", text=line)
        elif command in ("why", "hint", "h"):
            self.screen.phrase_out("when-asked", text=command)
        else:
            self.screen.unknown(line)

    def mind_manners(self, line: str) -> bool:
        """Settle something among people, such as a pause. Return whether the line did that."""
        command, _, rest = line.partition(" ")
        if command == "chat" and rest.strip():
            self.chat(rest.strip())
        elif command == "chat":
            self.table.tell_older_lines()
        elif line in ("pause", "resume"):
            self.table.send(lambda name: commands.Pause(client_id=name, resume=line == "resume"))
            self.say_whether_others_are_asked("rests" if line == "pause" else "goes-on")
        elif line == "nudge":
            self.table.send(lambda name: commands.Nudge(client_id=name))
            self.screen.phrase_out("reminded")
        elif command in ("undo", "restart"):
            self.take_back(self.table.seat(), whole_turn=command == "restart")
        elif line == "return":
            self.come_back()
        elif line == "concede":
            if self.agrees(self.screen.phrase("concede-sure")):
                self.table.send(lambda name: commands.Concede(client_id=name))
        else:
            return False
        return True

    def chat(self, text: str) -> None:
        """Talk to the table, or to the person named after an @."""
        if not text.startswith("@"):
            self.table.send(lambda name: commands.SayChat(text=text[:LONGEST_LINE], client_id=name))
            return
        others = self.table.other_people()
        to, line = addressed(text[1:], others)
        if line:
            text = line[:LONGEST_LINE]
            self.table.send(
                lambda name: commands.SayChat(text=text, client_id=name, room="private", to=to)
            )
        else:
            listed = ", ".join(f"{seat + 1} {name}" for seat, name in others.items())
            self.screen.phrase_out("chat-whom", others=listed or "—")

    def come_back(self) -> None:
        """Take the seat back from the bot."""
        self.table.send(lambda name: commands.Return(client_id=name))
        self.screen.phrase_out("back")

    def agrees(self, question: str) -> bool:
        """Whether the player says yes."""
        line = self.screen.read(question)
        if line is None:
            raise Quit
        return line.strip().lower() in YES

    def say_whether_others_are_asked(self, else_: str) -> None:
        """Say that the others have to agree, or what has already happened."""
        asked = self.table.shown().table.proposal is not None
        self.screen.phrase_out("others-are-asked" if asked else else_)

    # -- what others propose ----------------------------------------------------------------

    def is_proposed(self) -> bool:
        """Whether somebody asks this seat to agree, or thinks that nobody is here."""
        proposal = self.table.shown().table.proposal
        return proposal is not None and self.table.seat() in (*proposal.wanted, proposal.of)

    def settle_proposal(self) -> None:
        """Ask the player whether they agree."""
        proposal = self.table.shown().table.proposal
        if proposal is None:
            return
        seq = self.table.state.seq
        who, of = (self.screen.talk.player(seat) for seat in (proposal.seat, proposal.of))
        if proposal.of == self.table.seat():
            self.agrees(self.screen.phrase("thought-away", player=who))  # any answer shows it
            yes = False
        else:
            yes = self.agrees(self.screen.phrase("proposed", what=proposal.what, player=who, of=of))
        try:
            self.table.send(lambda name: commands.Answer(yes=yes, client_id=name, expected_seq=seq))
        except Unable as unable:  # it has been withdrawn
            self.screen.say(str(unable))
            self.table.hear_what_has_come()

    # -- explanations -----------------------------------------------------------------------

    def rule_against(self, ask: Ask, word: Word) -> str:
        """The rule that keeps a word off a menu, or nothing if the word is legal."""
        if word in ask.options:
            return ""
        query = urlencode({"word": word.text})
        answer = self.server.get(f"/matches/{self.match}/why?{query}", wire.Why)
        if answer.reason:
            ask.refused[word] = answer.rule
        return answer.rule

    def hints(self, ask: Ask) -> list[Hint]:
        """What looks best, and why. The server gives hints only in games against bots alone."""
        return self.server.get(f"/matches/{self.match}/hint", list[Hint])

    def board(self, seat: int) -> None:
        """Show the table as this seat sees it."""
        if (view := self.table.shown().view) is not None:
            self.screen.board(view)

    def log(self, seat: int) -> None:
        """Print all that has happened."""
        self.screen.events(self.table.events, seat)

    def save(self, name: str) -> None:
        """Write the record. The server hands it out once the game is over."""
        text = self.server.fetch(f"/records/{self.match}")
        if not name:
            self.screen.phrase_out("at-server", link=self.link)
            return
        self.write_copy(name, text)

    def tell_events(self) -> None:
        """Print what has happened since the last time."""
        self.screen.events(self.table.events[self.table.shown_events :], self.table.seat())
        self.table.shown_events = len(self.table.events)
        passed = self.table.shown().passed
        tell_passes(self.screen, passed[self.told_passes :])
        self.told_passes = len(passed)

    def tell_of_a_stand_in(self) -> None:
        """Say once that a bot has taken over, and now answers for this seat."""
        if self.table.is_taken_over() and not self.stood_in_for:
            self.ahead.clear()
            self.say_who_plays_here()
        self.stood_in_for = self.table.is_taken_over()

    def say_who_plays_here(self) -> None:
        """Say that a bot plays here, and whether the player can take the seat back."""
        if self.table.mine().conceded:
            self.screen.phrase_out("gave-up", player=self.screen.talk.player(self.table.seat()))
        else:
            self.screen.phrase_out("bot-plays")

    def say_who_is_waited_for(self) -> None:
        """Say once why nothing is asked here: whom the table waits for, and what for."""
        is_open = self.table.shown().table.status == "open"
        waiting = [(NOBODY, "")] if is_open else self.table.awaited()
        if waiting == self.waited_for:
            return
        self.waited_for = waiting
        if is_open:
            self.screen.phrase_out("not-begun")
        for question in dict.fromkeys(question for _, question in waiting if not is_open):
            seats = [seat for seat, asked in waiting if asked == question]
            names = ", ".join(self.screen.talk.player(seat) for seat in seats)
            what = self.screen.talk.message(f"awaited-{question}") if question else ""
            phrase = "waits-for-what" if what else "waiting-for"
            self.screen.phrase_out(phrase, players=names, what=what)

    def final_score(self) -> None:
        """Show the final table and who has won."""
        self.tell_events()
        self.board(self.table.seat())
        table = self.table.shown().table
        self.screen.result(table.scores, table.ranks)
        try:
            self.save(str(self.keep_in or ""))
        except Unable as unable:
            self.screen.say(str(unable))


def as_clock(seconds: float) -> str:
    """A time as on a clock: minutes and seconds, and hours if there are any."""
    minutes, left = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
