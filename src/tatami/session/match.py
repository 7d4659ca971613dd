"""A match: a true table, the record of its words, and what may be taken back."""

from collections.abc import Mapping
from typing import NamedTuple

from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.game import Game
from tatami.core.record import BadRecord, Entry, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word


class Mark(NamedTuple):
    """The table before a word: who spoke, what was known, whether the word was forced, and whether
    others were asked as well, the seats that do not know yet of the word, and what was
    said if the floor was open."""

    seat: int
    known: tuple[int, int]
    forced: bool
    shared: bool
    hidden: tuple[int, ...] = ()
    on_the_floor: str = ""

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


def waiting_for(table: Table) -> list[int]:
    """The seats a table waits for."""
    return sorted({ask.seat for ask in open_asks(table)} - {NOBODY})


class Match:
    """One game being played. Every change to it is a line of its record."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.table = records.opened(game, record)
        self.marks: list[Mark] = []
        for number, entry in enumerate(record.standing(), 1):
            mark = self.mark(entry.seat, entry.word)
            records.say(game, self.table, number, entry)
            self.marks.append(mark._replace(hidden=self.unaware()))
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
        self.table.answer(seat, word)
        self.marks.append(mark._replace(hidden=self.unaware()))
        self.record.entries.append(Entry(seat, word.text, -1, time))
        self.close()

    def concede(self, seat: int, time: str = "") -> None:
        """Let a seat give up. The game is over if only one seat is left."""
        self.record.concede(seat, time)
        self.close()

    def mark(self, seat: int, text: str) -> Mark:
        """The mark of the table before this word is said."""
        t = self.table
        menus = [ask.options for ask in t.open_asks(seat)]
        forced = len(menus) == 1 and [word.text for word in menus[0]] == [text]
        shared = any(ask.seat != seat for ask in t.asks)
        return Mark(seat, known(t), forced, shared, on_the_floor=text if t.free else "")

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
        for index in reversed(range(len(self.marks))):
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
        while point and self.marks[point - 1].seat == seat:
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
