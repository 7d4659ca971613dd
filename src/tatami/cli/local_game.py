"""A game at one keyboard, against bots or with others who share the keyboard."""

import time
from typing import Final

from tatami.bots.hints import Hint, hints
from tatami.bots.registry import make_bot
from tatami.bots.search import Budget, awaited
from tatami.bots.seen import Seen
from tatami.cli.keyboard import Keyboard, Quit
from tatami.cli.lesson import Teacher
from tatami.cli.names import talk_of
from tatami.cli.screen import Screen
from tatami.cli.standing import tell_passes
from tatami.core.ask import Ask
from tatami.core.details import Details
from tatami.core.words import NOBODY, Word
from tatami.session import consent
from tatami.session.automatic import only_choice
from tatami.session.bot_question import bot_question
from tatami.session.commands import AnswerForBot, Command, LetPass, SayWords
from tatami.session.composing import also
from tatami.session.deeds import Back
from tatami.session.manners import Floor
from tatami.session.match import Match
from tatami.session.record_file import RecordFile
from tatami.session.refusal import Refused
from tatami.session.replay import sitting_around
from tatami.session.standing import standing
from tatami.session.table_log import TableLog
from tatami.session.view_types import PassedShown, StandingShown

HINT: Final = 2.0  # seconds of thought for a hint


class LocalGame(Keyboard):
    """A match played to its end, or until somebody leaves."""

    def __init__(self, match: Match, record_file: RecordFile, language: str, plain: bool) -> None:
        super().__init__(Screen(talk_of(match.game, match.record, language), plain))
        self.match = match
        self.sitting = sitting_around(match)
        self.table_log = TableLog(self.sitting)
        self.record_file = record_file
        occupants = match.record.seats
        self.people = self.sitting.people()
        self.bots = {
            i: make_bot(awaited(seat), f"{match.record.seed}/{i}/{len(match.marks)}")
            for i, seat in enumerate(occupants)
            if i not in self.people
        }
        self.floor = Floor(match.game.manners)
        self.teacher = Teacher(self.screen, match)
        self.viewer = self.people[0] if self.people else NOBODY
        self.shown = [0] * len(occupants)  # how many events each seat has been shown
        self.news = False  # whether anything has happened since the last question
        self.last_asked = (NOBODY, "")

    def play(self) -> None:
        """Answer question after question."""
        path = str(self.record_file.path)
        self.screen.phrase_out("welcome", game=self.screen.talk.title(), file=path)
        self.screen.say(
            self.screen.phrase("seed-hash", hash=self.match.record.seed_hash[:16]), "dim"
        )
        self.screen.say(self.screen.phrase("try-guide"), "dim")
        try:
            while not self.match.over():
                self.next_answer()
        except (Quit, KeyboardInterrupt) as leaving:
            self.screen.phrase_out("kept", file=path)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        self.match.close()
        self.record_file.keep()
        self.tell_events()
        self.final_score()

    def next_answer(self) -> None:
        """Let the bots answer first, then the people, one after the other."""
        for ask in self.floor.asked(self.match, self.bots):
            self.let_answer(ask)
            return
        ask = next(ask for ask in self.match.open_asks() if ask.seat in self.people)
        if ask.seat != self.viewer:
            self.screen.hand_over(self.screen.talk.player(ask.seat))
            self.viewer = ask.seat
        self.tell_events()
        if (only := only_choice(ask)) is not None:
            label = self.screen.talk.word(only)
            self.screen.say(self.screen.phrase("only-choice", word=label), "dim")
            self.say(ask.seat, only)
            return
        composing = (ask.seat, ask.name()) == self.last_asked and not self.news
        self.board(ask.seat, only_detail=composing)
        self.last_asked = (ask.seat, ask.name())
        self.explain(ask.seat)
        self.menu(ask)
        self.say_lines(self.teacher.task(ask.seat))
        self.converse(ask)

    def explain(self, seat: int) -> None:
        """Tell what a lesson has to tell before this question, one thing at a time."""
        for text in self.teacher.to_read(seat):
            self.screen.say(text, "green")
            if self.screen.read(self.screen.phrase("lesson-next")) is None:
                raise Quit

    def say_lines(self, texts: list[str]) -> None:
        """Print what a lesson tells."""
        for text in texts:
            self.screen.say(text, "green")

    def guide(self, seat: int) -> None:
        """In a lesson, say again what is to be done."""
        if again := self.teacher.again(seat):
            self.say_lines(again)
        else:
            super().guide(seat)

    def let_answer(self, ask: Ask) -> None:
        """Let a bot answer, or let the moment pass."""
        seen = Seen(self.match.game, self.match.table, ask.seat, ask)
        word = self.bots[ask.seat].choose(seen)
        if not self.floor.lets_pass(self.match, ask, word):
            self.handle(AnswerForBot(bot_question(self.sitting, ask.seat, ask), word.text))

    def converse(self, ask: Ask) -> None:
        """Read lines until the question is answered or the table has changed."""
        lines = len(self.match.record.entries)
        while len(self.match.record.entries) == lines:
            self.obey(ask, self.read(ask))

    # -- answers ----------------------------------------------------------------------

    def asks(self, seat: int) -> list[Ask]:
        """The questions open to a seat."""
        return self.match.table.open_asks(seat)

    def details(self, ask: Ask) -> Details:
        """What the choices of a question cost, hold or bring."""
        return self.match.game.details(self.match.table, ask)

    def also(self, ask: Ask) -> list[Word]:
        """The words of a composed choice that only come out of order."""
        return also(self.match, ask, self.sitting.alone(ask.seat))

    def say(self, seat: int, word: Word) -> None:
        """Say a word for this seat."""
        command = SayWords(words=[word.text], client_id="keyboard", seat=seat)
        self.handle(command, self.sitting.places[seat].who)

    def handle(self, command: Command, who: str = "") -> None:
        """Carry out a command: decide, then write. Everything at this table comes through here."""
        self.table_log.change(command, who, now(), timed=False)
        self.record_file.keep()

    def standing(self, seat: int) -> list[StandingShown]:
        """How long a pass stands for each card of a seat."""
        return standing(self.sitting, seat)

    def let_pass(self, seat: int, card: str, until: str) -> None:
        """Let a pass stand for a card."""
        command = LetPass(card=card, until=until, client_id="keyboard", seat=seat)
        self.handle(command, self.sitting.places[seat].who)

    def take_back(self, seat: int, whole_turn: bool) -> None:
        """Undo the last choice or the turn. Against bots alone this is always free."""
        try:
            deed = consent.take_back(self.sitting, seat, whole_turn)
        except Refused as refused:
            self.screen.phrase_out(refused.code)
            return
        if not isinstance(deed, Back):  # the others would have to agree
            self.screen.phrase_out("no-undo")
            return
        self.table_log.add(deed, now())
        self.record_file.keep()
        self.shown = [len(self.match.events())] * len(self.shown)
        self.last_asked = (NOBODY, "")
        self.screen.phrase_out("undone")

    # -- explanations -----------------------------------------------------------------

    def rule_against(self, ask: Ask, word: Word) -> str:
        """The rule that keeps a word off a menu, or nothing if the word is legal."""
        return "" if word in ask.options else ask.why_not(word)

    def hints(self, ask: Ask) -> list[Hint]:
        """What looks best, and why."""
        seen = Seen(self.game, self.match.table, ask.seat, ask)
        return hints(seen, Budget(seconds=HINT), len(self.match.record.entries))

    def board(self, seat: int, only_detail: bool = False) -> None:
        """Show the table as a seat sees it."""
        self.screen.board(self.game.view(self.match.table, seat), only_detail)

    def log(self, seat: int) -> None:
        """Print all that has happened."""
        self.screen.events(self.match.events(), seat)

    def save(self, name: str) -> None:
        """Write a copy of the record, or say where the record is."""
        if not name:
            self.screen.phrase_out("recorded", file=str(self.record_file.path))
            return
        self.write_copy(name, self.match.record.text().encode())

    def tell_events(self) -> None:
        """Print what has happened since the last time."""
        events = self.match.events()
        shown = self.shown[self.viewer]
        self.news = len(events) > shown
        self.screen.events(events[shown:], self.viewer)
        self.shown[self.viewer] = len(events)
        passed = self.sitting.places[self.viewer].passed
        tell_passes(self.screen, [PassedShown(*each) for each in passed])
        passed.clear()

    def final_score(self) -> None:
        """Show the final table and who has won."""
        self.board(self.viewer)
        if (result := self.match.record.result) is not None:
            self.screen.result(result.scores, result.ranks)
        self.screen.phrase_out("recorded", file=str(self.record_file.path))


def now() -> int:
    """The time, in the session's milliseconds."""
    return time.time_ns() // 1_000_000
