"""A match: a true table, the record of its words, and what may be taken back."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.game import Game
from tatami.core.record import BadRecord, Entry, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word

ACCEPTS: Final = "accept"  # the verb by which an offer is taken


class Mark(NamedTuple):
    """The table before a word: who spoke, what was known, whether the word was forced, and whether
    others were asked as well, the seats that do not know yet of the word, what was
    said if the floor was open, and the question that was answered."""

    seat: int
    known: tuple[int, int]
    forced: bool
    shared: bool
    hidden: tuple[int, ...] = ()
    on_the_floor: str = ""
    question: str = ""

    def secret(self) -> bool:
        """Whether somebody might not know of this word."""
        return self.shared or bool(self.hidden)


def known(table: Table) -> tuple[int, int]:
    """How much has been revealed at a table. It grows with every die and every card turned up."""
    return table.drawn, table.revealed


def open_asks(table: Table) -> list[Ask]:
    """The questions of a table that still need an answer."""
    posed = zip(table.asks, table.given, strict=True)
    return [ask for ask, given in posed if given is None and not ask.idle]


def offers_in(table: Table) -> list[tuple[int, str]]:
    """What somebody may accept now: the seat, and the word that accepts it. In each game that knows
    offers its verb is the same."""
    asks = [ask for ask, given in zip(table.asks, table.given, strict=True) if given is None]
    return [(a.seat, w.text) for a in asks for w in a.options if w.verb.name == ACCEPTS]


def waiting_for(table: Table) -> list[int]:
    """The seats a table waits for."""
    return sorted({ask.seat for ask in open_asks(table)} - {NOBODY})


class Match:
    """One game being played. Every change to it is a line of its record."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.table = records.opened(game, record)
        guide = game.guide_of(record.seed, len(record.seats), record.options)
        self.prepared = len(guide.before) if guide else 0  # words that nobody takes back
        self.marks: list[Mark] = []
        self.choice: tuple[int, Table] | None = None  # how many words stood when it began
        for number, entry in enumerate(record.standing(), 1):
            mark = self.mark(entry.seat, entry.word)
            records.say(game, self.table, number, entry)
            self.marks.append(mark._replace(hidden=self.unaware()))
            if game.is_edit(entry.seat, entry.word):
                self.prepared = number
        if record.result is not None:
            result = records.ended(game, record, self.table)
            if result is None or result.digest != record.result.digest:
                raise BadRecord("The record's result is not that of its words.")

    @staticmethod
    def new(
        game: Game, seats: list[str], seed: str, options: Mapping[str, str] | None = None
    ) -> "Match":
        """A match at its beginning."""
        return Match(game, Record(game.name, game.version, game.chosen(options or {}), seats, seed))

    # -- saying things ----------------------------------------------------------------

    def over(self) -> bool:
        """Whether nobody has anything more to say, or all but one have given up."""
        return not self.table.asks or self.record.conceded()

    def open_asks(self) -> list[Ask]:
        """The questions that still need an answer."""
        return open_asks(self.table)

    def events(self) -> list[Event]:
        """All that has happened."""
        return self.table.chronicle or []

    def say(self, seat: int, word: Word, time: str = "", unasked: bool = False) -> None:
        """Say a word, or raise Illegal. The record grows by a line, at the end by its result. A
        word that is said unasked is no choice to take back."""
        mark = self.mark(seat, word.text)
        mark = mark._replace(forced=mark.forced or unasked)
        self.note_choice(mark)
        self.table.answer(seat, word)
        self.marks.append(mark._replace(hidden=self.unaware()))
        self.record.entries.append(Entry(seat, word.text, -1, time))
        self.close()

    def note_choice(self, mark: Mark) -> None:
        """Keep the table at which a choice of several words begins: these may come in any order."""
        last = self.marks[-1] if self.marks else None
        goes_on = last and (last.seat, last.question) == (mark.seat, mark.question)
        if self.game.in_order is not None and not goes_on:
            self.choice = len(self.marks), self.table.copy()

    def table_after(self, words: int) -> Table:
        """The table after this many words, not to be played on. That at which the present choice
        began is at hand."""
        if self.choice is None or self.choice[0] != words:
            self.choice = words, records.replay(self.game, self.record, words)
        return self.choice[1]

    def concede(self, seat: int, time: str = "") -> None:
        """Let a seat give up. The game is over if only one seat is left."""
        self.record.concede(seat, time)
        self.close()

    def mark(self, seat: int, text: str) -> Mark:
        """The mark of the table before this word is said."""
        t = self.table
        asks = t.open_asks(seat)
        forced = len(asks) == 1 and [word.text for word in asks[0].options] == [text]
        shared = any(ask.seat != seat for ask in t.asks)
        question = asks[0].name() if asks else ""
        floor = text if t.free else ""
        return Mark(seat, known(t), forced, shared, on_the_floor=floor, question=question)

    def unaware(self) -> tuple[int, ...]:
        """The seats that do not know of the choice in preparation."""
        t = self.table
        return tuple(i for i in range(t.seats) if t.frames and t.frames[-1].hidden_from(i))

    def close(self) -> None:
        """Write the result of a finished game, if its record lacks it."""
        self.record.result = records.ended(self.game, self.record, self.table)

    # -- taking back ------------------------------------------------------------------

    def nothing_new_since(self, index: int) -> bool:
        """Whether, since before this word, no die was rolled and nothing was turned up."""
        return self.marks[index].known == known(self.table)

    def undo_point(self, seat: int, always: bool = False) -> int | None:
        """How many words stand after an undo by this seat, or None if the undo is not free.

        It is free while nobody else has spoken and nothing new is known. If all others are bots it
        is `always` free, but never once the game is over. Forced words go together with the choice
        before them. While others are asked at the same time it is not free: otherwise it would show
        who is preparing something in secret.
        """
        if self.over():
            return None
        for index in reversed(range(self.prepared, len(self.marks))):
            mark = self.marks[index]
            if not always and not self.is_free(index, seat):
                return None
            if mark.seat == seat and not mark.forced:
                return index
        return None

    def is_free(self, index: int, seat: int) -> bool:
        """Whether this word leaves a seat free to take its own words back."""
        mark = self.marks[index]
        if mark.seat != seat:
            return seat in mark.hidden
        return not mark.shared and self.nothing_new_since(index)

    def restart_point(self, seat: int, always: bool = False) -> int | None:
        """How many words stand after this seat has taken back its turn so far."""
        point = self.undo_point(seat, always)
        if point is None:
            return None
        while point > self.prepared and self.marks[point - 1].seat == seat:
            if not always and not self.is_free(point - 1, seat):
                break
            point -= 1
        return point

    def go_back(self, seat: int, words: int, time: str = "") -> None:
        """Let only this many words stand. The record keeps the others, and who took them back."""
        line = self.record.standing_lines()[words - 1] if words else 0
        self.record.entries.append(Entry(seat, "", line, time))
        self.table = records.replay(self.game, self.record)
        del self.marks[words:]
        if self.choice is not None and self.choice[0] > words:
            self.choice = None
