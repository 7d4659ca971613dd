"""The keyboard: the lines that somebody types, at any kind of table."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

from tatami.bots.hints import Hint
from tatami.cli.choices import number_of, numbered
from tatami.cli.screen import Screen
from tatami.cli.standing import list_passes
from tatami.core.ask import Ask
from tatami.core.details import Details
from tatami.core.errors import reason
from tatami.core.words import Word
from tatami.reports.hints import about_hints, hint_lines
from tatami.session.refusal import Refused
from tatami.session.view_types import StandingShown

HELP: Final = ("?", "help")


class Quit(Exception):
    """The player leaves the table."""


class Keyboard(ABC):
    """Understands commands and answers. The table itself carries them out."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.game = screen.talk.game

    @abstractmethod
    def asks(self, seat: int) -> list[Ask]:
        """The questions open to a seat."""

    @abstractmethod
    def details(self, ask: Ask) -> Details:
        """What the choices of a question cost, hold or bring."""

    @abstractmethod
    def also(self, ask: Ask) -> list[Word]:
        """The words of a composed choice that only come out of order."""

    def choices(self, ask: Ask) -> list[Word]:
        """All that can be chosen. The table puts the words of a composed choice in order."""
        late = self.also(ask)
        return sorted([*ask.options, *late], key=self.place) if late else ask.options

    def place(self, word: Word) -> int:
        """The place of a word in the game's order."""
        return self.game.vocabulary.number[word]

    def menu(self, ask: Ask) -> None:
        """Show a question with its choices."""
        self.screen.menu(ask, self.choices(ask), self.details(ask))

    @abstractmethod
    def say(self, seat: int, word: Word) -> None:
        """Say a word, or raise Refused with the rule that forbids it."""

    @abstractmethod
    def rule_against(self, ask: Ask, word: Word) -> str:
        """The rule that keeps a word off a menu, or nothing if the word is legal."""

    @abstractmethod
    def hints(self, ask: Ask) -> list[Hint]:
        """What looks best, and why."""

    @abstractmethod
    def board(self, seat: int) -> None:
        """Show the table."""

    @abstractmethod
    def log(self, seat: int) -> None:
        """Print all that has happened."""

    @abstractmethod
    def standing(self, seat: int) -> list[StandingShown]:
        """How long a pass stands for each card of a seat."""

    @abstractmethod
    def let_pass(self, seat: int, card: str, until: str) -> None:
        """Let a pass stand for a card, or raise Refused."""

    @abstractmethod
    def take_back(self, seat: int, whole_turn: bool) -> None:
        """Undo the last choice, or the turn."""

    @abstractmethod
    def save(self, name: str) -> None:
        """Write a copy of the record, or say where the record is."""

    def write_copy(self, name: str, record: bytes) -> None:
        """Write a record into a new file of this name."""
        try:
            path = Path(name).expanduser()
            with path.open("xb") as file:
                file.write(record)
        except OSError as error:
            self.screen.phrase_out("not-saved", file=name[:200], reason=reason(error))
        except (ValueError, RuntimeError) as error:  # an impossible file name, or an unknown home
            self.screen.phrase_out("not-saved", file=name[:200], reason=str(error))
        else:
            self.screen.phrase_out("saved", file=str(path))

    # -- what is typed ------------------------------------------------------------------

    def read(self, ask: Ask) -> str:
        """The next line that somebody types at a question. Raise Quit if there are no more."""
        line = self.screen.read(self.prompt(ask))
        if line is None:
            raise Quit
        return line.strip()

    def prompt(self, ask: Ask) -> str:
        """The prompt: whose answer is wanted."""
        return self.screen.phrase("your-turn", player=self.screen.talk.player(ask.seat))

    def obey(self, ask: Ask, line: str) -> None:
        """Carry out a command, or take an answer."""
        command, _, rest = line.partition(" ")
        if self.consult(ask.seat, line):
            if command == "board":
                self.menu(ask)
            elif command in HELP:
                self.screen.rule(self.screen.talk.rule(ask.rule))
        elif command == "why":
            self.why(ask, rest.strip())
        elif command in ("hint", "h"):
            self.hint(ask)
        elif command in ("undo", "restart"):
            self.take_back(ask.seat, whole_turn=command == "restart")
        elif line:
            self.answer(ask.seat, line.split())

    def consult(self, seat: int, line: str) -> bool:
        """Show what needs no question, or leave. Return whether the line was such a command."""
        command, _, rest = line.partition(" ")
        if command in HELP:
            self.help()
        elif command == "rules":
            self.rules(rest.strip())
        elif command == "guide":
            self.guide(seat)
        elif command == "board":
            self.board(seat)
        elif command == "log":
            self.log(seat)
        elif command == "standing":
            self.change_passes(seat, rest.split())
        elif command == "save":
            self.save(rest.strip())
        elif command == "quit":
            raise Quit
        else:
            return False
        return True

    def change_passes(self, seat: int, texts: list[str]) -> None:
        """Let a pass stand for a card, and show all that do."""
        if len(texts) == 2:
            try:
                self.let_pass(seat, texts[0], texts[1])
            except Refused as refused:
                self.screen.unknown(refused.word)
                return
        list_passes(self.screen, self.standing(seat))

    def answer(self, seat: int, texts: list[str]) -> None:
        """Say the words of a line one after the other, as long as they are legal."""
        for text in texts:
            asks = self.asks(seat)
            if not asks:
                self.screen.phrase_out("not-said", text=text[:40])
                return
            word = self.word_of(asks[0], text)
            if word is None:
                self.screen.unknown(text)
                return
            try:
                self.say(seat, word)
            except Refused as refused:
                self.screen.phrase_out("may-not-be-said", word=self.screen.talk.word(word))
                self.screen.rule(self.screen.talk.rule(refused.rule))
                return

    def word_of(self, ask: Ask, text: str) -> Word | None:
        """The word meant by a number of the menu, by a word, or by a thing's name on the menu."""
        words = self.choices(ask)
        if is_number(text):
            return numbered(words, self.screen.talk).get(int(text))
        if text in self.game.vocabulary.by_text:
            return self.game.vocabulary.by_text[text]
        named = [word for word in words if word.thing == text]
        return named[0] if len(named) == 1 else None

    def may_answer(self, line: str) -> bool:
        """Whether this may answer a later question: numbers, words or things."""
        known = self.game.vocabulary
        things = {word.thing for word in known.words}
        return all(
            is_number(text) or text in known.by_text or text in things for text in line.split()
        )

    # -- explanations -------------------------------------------------------------------

    def help(self) -> None:
        """Print the commands."""
        self.screen.phrase_out("help")

    def why(self, ask: Ask, text: str) -> None:
        """Cite the rule that forbids a word."""
        word = self.word_of(ask, text)
        if not text:
            self.screen.phrase_out("why-what")
        elif word is None:
            self.screen.unknown(text)
        elif rule := self.rule_against(ask, word):
            self.screen.phrase_out("may-not-be-said", word=self.screen.talk.word(word))
            if word not in ask.refused and (told := self.screen.talk.cannot(ask.name(), word)):
                self.screen.say(told)
            self.screen.rule(self.screen.talk.rule(rule))
        else:
            self.screen.phrase_out("may-be-said", word=self.screen.talk.word(word))

    def guide(self, seat: int) -> None:
        """Say what the game is about, and what to think of at the present choice."""
        talk, asks = self.screen.talk, self.asks(seat)
        texts = [talk.message("guide-goal"), *[talk.guide(ask) for ask in asks[:1]]]
        for text in filter(None, texts):
            self.screen.say(text)

    def hint(self, ask: Ask) -> None:
        """Think for a moment, and say which words look best and why."""
        self.screen.phrase_out("thinking")
        words, talk = self.choices(ask), self.screen.talk
        found = self.hints(ask)
        for hint, line in zip(found, hint_lines(talk, found), strict=True):
            number = number_of(words, talk, hint.word)
            self.screen.say(f"{'·' if number is None else f'{number}.'} {line} [{hint.word}]")
        if about := about_hints(talk, found):
            self.screen.say(about, "dim")

    def rules(self, rule_id: str) -> None:
        """Show one rule, or all."""
        known = self.game.ledger.rules
        if rule_id and rule_id.upper() not in known:
            self.screen.unknown(rule_id)
            return
        for each in [rule_id.upper()] if rule_id else known:
            self.screen.rule(self.screen.talk.rule(each))


def is_number(text: str) -> bool:
    """Whether a text is the number of a choice on a menu."""
    return text.isascii() and text.isdigit() and len(text) < 5
