"""The laws that every game keeps, checked word by word on whole games (docs/architecture.md).

The tests, `tatami fuzz` and `tatami check` all walk through games here, so that every registered
game is checked.
"""

import json
import random
from collections.abc import Callable
from operator import le

from tatami.core import record as records
from tatami.core.ask import Ask, Illegal
from tatami.core.chronicle import Event
from tatami.core.digest import digest, dump
from tatami.core.game import Game, Options
from tatami.core.record import Entry, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word

Choose = Callable[[int], int]  # returns a number below the one given

MOST_WORDS = 20_000  # no game of ours comes near this: such a game would never end


class LawBroken(Exception):
    """A law does not hold. The record shows where."""

    def __init__(self, law: str, record: Record) -> None:
        super().__init__(law)
        self.law = law
        self.record = record


class Walk:
    """One true game, played by any chooser, with the laws checked at every word."""

    def __init__(
        self, game: Game, seats: int, seed: str, choose: Choose, options: Options | None = None
    ) -> None:
        self.game = game
        self.choose = choose
        self.dice = random.Random(seed)
        names = ["walker"] * seats
        self.record = Record(game.name, game.version, game.chosen(options or {}), names, seed)
        self.table = game.open_true(seats, seed, options)
        self.census = game.census(self.table)
        self.fields = game.observation.fields(self.table)
        self.lowest = [field.low for field in self.fields]
        self.highest = [field.high for field in self.fields]
        self.room = game.observation.room(self.table)
        self.said: set[Word] = set()
        self.asked: set[str] = set()

    def to_the_end(self) -> "Walk":
        """Play until the game is over, then replay it."""
        while self.table.asks:
            before = dump(self.table)
            self.check_the_questions(before)
            self.check_what_is_hidden()
            self.check_copies(before)
            self.check_refusals(before)
            self.say_one_word()
            self.hold(len(self.record.entries) < MOST_WORDS, "the game ends")
        self.check_the_replay()
        return self

    def hold(self, kept: bool, law: str) -> None:
        """Stop if a law does not hold."""
        if not kept:
            raise LawBroken(law, self.record)

    # -- the laws -------------------------------------------------------------------

    def check_the_questions(self, before: object) -> None:
        """Menus hold some words of the vocabulary, none twice. Asking changes nothing."""
        t, ledger = self.table, self.game.ledger.rules
        for ask in t.asks:
            self.asked.add(ask.name())
            self.hold(bool(ask.options), "no word leads to a dead end")
            self.hold(len(set(ask.options)) == len(ask.options), "there is one way to say a thing")
            known = all(word in self.game.vocabulary.number for word in menu(ask))
            self.hold(known, "every word is of the vocabulary")
            self.hold(not set(ask.options) & set(ask.refused), "a word is offered or refused")
            cited = {ask.rule, *ask.refused.values()}
            self.hold(cited <= set(ledger), "every rule cited is in the ledger")
        asked, again = posed(t), t.copy()
        again.ask_again()
        self.hold(posed(again) == asked and dump(again) == before, "asking changes nothing")

    def check_copies(self, before: object) -> None:
        """A copy equals its original, tells nothing, and plays on without changing the original."""
        t = self.table
        events, copy = len(t.chronicle or []), t.copy()
        self.hold(dump(copy) == before and posed(copy) == posed(t), "a copy equals its original")
        self.hold(copy.chronicle is None, "a copy keeps no chronicle")
        for _ in range(4):
            if copy.asks:
                say_at_random(copy, self.dice.randrange)
        same = dump(t) == before and len(t.chronicle or []) == events
        self.hold(same, "a copy does not touch its original")

    def check_what_is_hidden(self) -> None:
        """After the unseen is dealt again, views and menus look the same, and play goes on."""
        t = self.table
        for seat in (NOBODY, *range(t.seats)):
            imagined = t.imagined(seat, self.dice.randrange(1 << 40))
            seen = self.game.view(t, seat)
            self.hold(self.game.view(imagined, seat) == seen, "a view is built from what is open")
            if self.game.own is not None and seat != NOBODY:
                all_see = self.game.view(t, NOBODY)
                apart = {**all_see, **self.game.own(t, seat, all_see)}
                self.hold(apart == seen, "what all see and what a seat sees are its view")
            for table in (t, imagined):
                wrong = "; ".join(self.game.untrue(table, seen))
                self.hold(not wrong, f"what a view calls certain is so: {wrong}")
            self.hold(menus(imagined, seat) == menus(t, seat), "a menu is built from what is open")
            alike = t.frames[-1].hidden_from(seat) or lone_answers(imagined) == lone_answers(t)
            self.hold(alike, "whether there is a choice is open to all, unless it is private")
            json.dumps(seen)
            self.check_what_is_observed(imagined, seat)
            for _ in range(3):
                if imagined.asks:
                    say_at_random(imagined, self.dice.randrange)
            self.hold(self.game.census(imagined) == self.census, "pieces are conserved")

    def check_what_is_observed(self, imagined: Table, seat: int) -> None:
        """What a seat observes is the same on a table that it cannot tell apart, and every number
        is between its bounds."""
        if seat == NOBODY:
            return
        seen, again = self.room, self.room[:]
        self.game.observe(self.table, seat, seen)
        self.game.observe(imagined, seat, again)
        bounded = all(map(le, self.lowest, seen)) and all(map(le, seen, self.highest))
        if seen == again and bounded:
            return
        for field, number, other in zip(self.fields, seen, again, strict=True):
            self.hold(number == other, f"an observation is built from what is open: {field.name}")
            within = field.low <= number <= field.high
            self.hold(within, f"an observation is between its bounds: {field.name}")

    def check_refusals(self, before: object) -> None:
        """A word off the menu is refused with a rule of the ledger, and changes nothing."""
        t = self.table
        ask = t.asks[self.dice.randrange(len(t.asks))]
        word = self.dice.choice(self.game.vocabulary.words)
        if any(word in other.options for other in t.asks if other.seat == ask.seat):
            return
        try:
            t.answer(ask.seat, word)
        except Illegal as illegal:
            known = illegal.rule in self.game.ledger.rules
            self.hold(known or not t.open_asks(ask.seat), "every refusal names its rule")
        else:
            self.hold(False, "only words of the menu can be said")
        self.hold(dump(t) == before, "a refusal changes nothing")

    def say_one_word(self) -> None:
        """Say a word. Note what it reveals to its speaker as news."""
        t = self.table
        ask, word = self.next_word()
        before = (t.drawn, t.revealed)
        other = t.imagined(ask.seat, self.dice.randrange(1 << 40))
        self.record.entries.append(Entry(ask.seat, word.text, -1, ""))
        self.said.add(word)
        t.answer(ask.seat, word)
        self.hold(self.game.census(t) == self.census, "pieces are conserved")
        if (t.drawn, t.revealed) == before and ask.seat != NOBODY and not t.given_in_part():
            other.answer(ask.seat, word)
            alike = self.game.view(other, ask.seat) == self.game.view(t, ask.seat)
            self.hold(alike, "what is turned up is noted as revealed")

    def next_word(self) -> tuple[Ask, Word]:
        """Who speaks next, and what; a walk that seeks something looks for it here."""
        return pick(self.table, self.choose)

    def check_the_replay(self) -> None:
        """The record, written and read again, ends with the same digest and the same events."""
        self.record.result = records.ended(self.game, self.record, self.table)
        again = records.verify(self.game, records.read(self.record.text()))
        self.hold(digest(again) == digest(self.table), "a replay equals the play")
        self.hold(events_of(again) == events_of(self.table), "a replay tells the same events")


def pick(t: Table, choose: Choose) -> tuple[Ask, Word]:
    """One open question and an answer to it."""
    open_ = [i for i, given in enumerate(t.given) if given is None]
    ask = t.asks[open_[choose(len(open_)) if len(open_) > 1 else 0]]
    return ask, ask.options[choose(len(ask.options)) if len(ask.options) > 1 else 0]


def say_at_random(t: Table, choose: Choose) -> None:
    """Answer one open question."""
    ask, word = pick(t, choose)
    t.answer(ask.seat, word)


def menu(ask: Ask) -> list[Word]:
    """Every word that a question names, offered or refused."""
    return [*ask.options, *ask.refused]


def posed(t: Table) -> list[object]:
    """The open questions as plain data."""
    return [
        (ask.seat, ask.rule, ask.prompt, [w.text for w in ask.options], list(ask.refused.items()))
        for ask in t.asks
    ]


def menus(t: Table, seat: int) -> list[object]:
    """What one seat is asked, as plain data."""
    return [
        (ask.rule, ask.prompt, [word.text for word in ask.options]) for ask in t.open_asks(seat)
    ]


def lone_answers(t: Table) -> list[tuple[int, str]]:
    """The seats that have no choice, and at which question, unless that is secret."""
    if t.free:
        return []
    return [(a.seat, a.name()) for a in t.asks if len(a.options) == 1 and not a.private]


def events_of(t: Table) -> list[dict[str, object]]:
    """All events of a table as plain data."""
    events: list[Event] = t.chronicle or []
    return [event.plain() for event in events]


def perft(t: Table, depth: int) -> int:
    """How many sequences of this many words can be said, answering questions in order."""
    if depth == 0 or not t.asks:
        return 1
    i = t.given.index(None)
    ask = t.asks[i]
    if depth == 1:
        return len(ask.options)
    count = 0
    for word in ask.options:
        copy = t.copy()
        copy.answer(ask.seat, word)
        count += perft(copy, depth - 1)
    return count
