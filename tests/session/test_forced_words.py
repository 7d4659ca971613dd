"""What is not asked because nothing else could be answered may be said among other words."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from scenes.sittings import Tableside
from tatami.core.words import Word
from tatami.session import speaking
from tatami.session.deeds import Said
from tatami.session.refusal import Refused

Found = tuple[int, list[str], list[str]]  # a seat, what it can say, and what is then left out


def standing(t: Tableside) -> list[str]:
    return [entry.word for entry in t.s.playing().record.standing()]


def played_until(
    found: Callable[[Tableside], Found | None], game: str, seats: int
) -> tuple[Tableside, Found]:
    """Let everybody say anything, in one game after the other, until this is found."""
    chance = random.Random(5)
    for seed in range(40):
        t = Tableside(game, *["person"] * seats, seed=str(seed), auto=False)
        while t.s.waiting():
            if (result := found(t)) is not None:
                return t, result
            seat = t.s.waiting()[0]
            asks = t.s.playing().table.open_asks(seat)
            t.say(seat, chance.choice([word.text for ask in asks for word in ask.options]))
    raise AssertionError("not found in 40 games")


def forced_after(t: Tableside, verb: str) -> Found | None:
    """A word of this verb after which something is not asked, because only one thing could be."""
    table = t.s.playing().table
    for seat in t.s.waiting():
        for ask in table.open_asks(seat):
            for word in ask.options:
                if word.verb.name == verb and (granted := granted_by(t, seat, word)):
                    return seat, [word.text], [each.text for each in granted]
    return None


def granted_by(t: Tableside, seat: int, word: Word) -> list[Word]:
    table = t.s.playing().table.copy()
    table.granted = []
    table.answer(seat, word)
    return table.granted


def one_number_of_units() -> tuple[Tableside, Found]:
    return played_until(partial(forced_after, verb="march"), "senji", 3)


def test_a_move_with_one_possible_number_of_units_may_name_it() -> None:
    t, (seat, march, units) = one_number_of_units()
    assert units[0].startswith("units:")
    before = standing(t)
    t.say(seat, *march, *units)
    assert t.last() == Said(seat, march)
    assert standing(t) == before + march


def test_a_number_of_units_that_cannot_be_is_refused_all_the_same() -> None:
    t, (seat, march, units) = one_number_of_units()
    before = standing(t)
    other = "units:7" if units != ["units:7"] else "units:6"
    for words in ([*march, other], [*march, *units, *units], units):
        with pytest.raises(Refused):
            t.say(seat, *words)
    assert standing(t) == before


def test_so_may_words_that_are_queued() -> None:
    t, (seat, march, units) = one_number_of_units()
    before = standing(t)
    t.do(partial(speaking.queue, seat=seat, texts=[*march, *units]))
    assert standing(t) == before + march
    assert t.shown(seat).queue == []


def one_garden(t: Tableside) -> Found | None:
    """Something to do that leads to a garden, where there is just one to choose."""
    table = t.s.playing().table
    for seat in t.s.waiting():
        for word in table.open_asks(seat)[0].options:
            after = table.copy()
            after.answer(seat, word)
            asked = [each for ask in after.open_asks(seat) for each in ask.options]
            gardens = [each.text for each in asked if each.verb.name == "garden"]
            if word.verb.name == "do" and len(gardens) == 1:
                return seat, [word.text], gardens
    return None


def test_a_garden_may_be_named_though_it_is_the_only_one() -> None:
    t, (seat, do, garden) = played_until(one_garden, "white_castle", 2)
    t.say(seat, *do, *garden)
    assert Said(seat, [*do, *garden]) in [row.deed for row in t.log]
