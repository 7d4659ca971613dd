"""The laws where the general walk seldom goes: a talkative winter, and every option."""

import random

import pytest

from table_talk import menu, rule, word
from tatami.core.ask import Ask
from tatami.core.words import NOBODY, Word
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import CARDS, FAMILIES
from tatami.games.senji.rules.cards import free_cards
from tatami.games.senji.table import Senji
from tatami.games.senji.wishes import MEETS, WISHES
from tatami.games.senji.words import HAND_OVER
from tatami.laws import LawBroken, Walk

EVERYTHING = {"kami": "yes", "umeko": "hanafuda", "executions": "one", "goal": "40"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
def test_a_winter_that_the_clock_seldom_ends_keeps_the_laws(seats: int) -> None:
    dice = random.Random(seats)
    walk = Walk(SENJI, seats, "floor", dice.randrange, {"goal": "40"})

    def choose(n: int) -> int:
        asks = walk.table.asks
        clock = n == len(asks) and asks[-1].seat == NOBODY
        return dice.randrange(n - 1) if clock and dice.random() < 0.99 else dice.randrange(n)

    walk.choose = choose
    walk.to_the_end()
    assert {"SEN-20-draft", "SEN-27"} <= walk.asked


@pytest.mark.parametrize("seed", ["emperor", "kami"])
def test_every_option_keeps_the_laws(seed: str) -> None:
    options = {**EVERYTHING, "imperial": "yes"}
    Walk(SENJI, 3, seed, random.Random(seed).randrange, options).to_the_end()


class Secretive(Walk):
    """Families that swap cards in secret all winter long, by name or by kind, and else do
    anything."""

    plan: tuple[str, ...] = ()
    swaps = 0
    wishes = 0

    def next_word(self) -> tuple[Ask, Word]:
        t = self.table
        assert isinstance(t, Senji)
        self.plan = self.plan or self.swap(t)
        while self.plan:
            (seat, text), self.plan = self.plan[0].split(), self.plan[1:]
            if text in menu(t, int(seat)):
                return t.open_asks(int(seat))[0], word(t, int(seat), text)
        return super().next_word()

    def swap(self, t: Senji) -> tuple[str, ...]:
        """Two families that have begun nothing swap a card each, face down, or more for wishes."""
        idle = [ask.seat for ask in t.asks if ask.name() == "SEN-20" and not ask.idle]
        if len(idle) < 2 or self.dice.random() < 0.3:
            return ()
        one, two = self.dice.sample(idle, 2)
        gives, gets = free_cards(t, t.family[one]), free_cards(t, t.family[two])
        if not gives or not gets or f"to:{FAMILIES[t.family[two]]}" not in menu(t, one):
            return ()
        self.swaps += 1
        words = [f"to:{FAMILIES[t.family[two]]}", f"give-hidden:{CARDS[self.dice.choice(gives)]}"]
        back = sorted(self.dice.sample(gets, min(len(gets), self.dice.choice((1, 1, 2)))))
        by_kind = self.dice.random() < 0.5
        self.wishes += by_kind
        words += [f"want:{each}" for each in (self.kinds(back) if by_kind else named(back))]
        said = [f"{one} {text}" for text in (*words, "send")]
        said.append(f"{two} accept:{FAMILIES[t.family[one]]}")
        if by_kind:
            verbs = self.dice.choices(("give", "give-hidden"), k=len(back))
            said += [f"{two} {verb}:{CARDS[c]}" for verb, c in zip(verbs, back, strict=True)]
            said.append(f"{two} hand-over")
        return tuple(said)

    def kinds(self, back: list[int]) -> list[str]:
        """A wish for each of these cards, in the order of the wishes."""
        fitting = [
            self.dice.choice([w for w, there in enumerate(MEETS) if there >> c & 1]) for c in back
        ]
        return [WISHES[wish] for wish in sorted(fitting)]


def named(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARDS[each] for each in cards]


def secretive(seats: int, seed: str, kind: type[Secretive] = Secretive) -> Secretive:
    """A game of families that swap in secret."""
    options = {"goal": "40", "kami": "yes"}
    return kind(SENJI, seats, seed, random.Random(seed).randrange, options)


@rule("SEN-20", "SEN-55")
@pytest.mark.parametrize("seats", [3, pytest.param(6, marks=pytest.mark.slow)])
def test_whatever_is_swapped_in_secret_what_a_view_calls_certain_is_so(seats: int) -> None:
    walk = secretive(seats, "secret").to_the_end()
    assert isinstance(walk, Secretive)
    assert walk.swaps > 10
    assert walk.wishes > 5
    assert {"SEN-20-reply", "SEN-20-draft"} <= walk.asked
    assert HAND_OVER in walk.said


class Gullible(Secretive):
    """Families that go on believing in what they saw once: no rumour runs."""

    def say_one_word(self) -> None:
        super().say_one_word()
        assert isinstance(self.table, Senji)
        known = self.table.cards_known
        known.rumours = [0] * len(known.rumours)


@rule("SEN-20", "SEN-55")
def test_the_law_notices_a_family_that_believes_in_what_it_saw_once() -> None:
    with pytest.raises(LawBroken, match="what a view calls certain"):
        secretive(3, "secret", Gullible).to_the_end()
