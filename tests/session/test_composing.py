"""The words of a composed choice may come in any order; the record has the one order."""

import pytest

from scenes.sittings import Tableside, two
from tatami.session.deeds import Said
from tatami.session.refusal import Refused


def lot_of(t: Tableside, *wanted: int) -> list[str]:
    """Cards on the menu of whoever makes a lot, by their place there."""
    cards = [text for text in t.shown(t.waited()).asks[0].options if text.startswith("take:")]
    return [cards[i] for i in wanted]


def standing(t: Tableside) -> list[str]:
    return [entry.word for entry in t.s.playing().record.standing()]


def three() -> Tableside:
    t = Tableside("shitenno", "person", "person", "person", seed="order")
    for general in ("honda", "ii", "sakai"):
        t.say(t.waited(), f"general:{general}")
    return t


def test_a_card_that_comes_late_is_put_in_its_place() -> None:
    t = three()
    tairo = t.waited()
    low, high = lot_of(t, 0, 2)
    t.say(tairo, high)
    assert low in t.shown(tairo).asks[0].also
    assert low not in t.shown(tairo).asks[0].options
    t.say(tairo, low)
    assert standing(t)[-2:] == [low, high]
    assert t.last() == Said(tairo, [low, high], back=1)
    assert t.folded().playing().record.text() == t.s.playing().record.text()


def test_words_said_together_may_come_in_any_order() -> None:
    t = three()
    tairo = t.waited()
    low, high = lot_of(t, 0, 2)
    t.say(tairo, "seal:2", high, low)
    assert standing(t)[-3:] == [low, high, "seal:2"]


def test_a_lot_with_fewer_seals_named_first_is_the_second_lot() -> None:
    t = two()
    tairo = t.waited()
    shared = t.shown(tairo).view["sharing"]["cards"]  # type: ignore[index]
    (card,) = lot_of(t, 0)
    t.say(tairo, card, "seal:2", "seal:4")
    lots = t.shown(tairo).view["sharing"]  # type: ignore[index]
    assert (lots["seals"], [f"take:{each}" for each in lots["cards"]]) == ([4, 2], [card])
    assert sorted(lots["lot"] + lots["cards"]) == sorted(shared)


def test_the_cards_of_the_first_of_two_lots_may_come_in_any_order() -> None:
    t = two()
    tairo = t.waited()
    low, high = lot_of(t, 0, 1)
    t.say(tairo, high, low, "seal:4", "seal:2")
    assert standing(t)[-4:] == [low, high, "seal:4", "seal:2"]


def test_of_two_lots_no_order_is_guessed_where_cards_may_mean_either() -> None:
    t = two()
    tairo = t.waited()
    low, high = lot_of(t, 0, 1)
    for words in ((high, "seal:2", low, "seal:4"), (*[low] * 9, "seal:2", "seal:4")):
        with pytest.raises(Refused):
            t.say(tairo, *words)
    assert not t.s.playing().record.standing()[2:]


@pytest.mark.parametrize("words", [("seal:4", "seal:4"), ("accept",), ("take:koku-1",) * 9])
def test_what_makes_up_no_choice_is_refused_in_any_order(words: tuple[str, ...]) -> None:
    t = three()
    tairo = t.waited()
    with pytest.raises(Refused):
        t.say(tairo, *words)
    assert not t.s.playing().record.standing()[3:]


def test_a_payment_may_be_laid_in_any_order() -> None:
    """Cards said after a later one of the same payment are taken, and only those that can be."""
    t = three()
    found = 0
    while t.s.status() != "over" and not found:
        seat = t.waited()
        ask = t.shown(seat).asks[0]
        if ask.name.endswith("-pay") and ask.also:
            t.say(seat, ask.also[0])
            found += 1
        else:
            t.say(seat, ask.options[len(ask.options) // 2 if ask.name.endswith("-pay") else 0])
    assert found


def test_a_whole_patrol_is_built_at_once_while_others_have_said_nothing() -> None:
    t = Tableside("shototsu", "person", "person")
    rings = ("ring:earth-2", "ring:water-2", "ring:air-2", "ring:fire-2")
    samurai = [(*rings, f"prepare:{each}") for each in ("crafting", "training", "prayers")]
    words = ["patrol:own", *[word for each in samurai for word in each]]
    t.say(1, *words)  # nobody waits for another's rings
    assert t.s.waiting() == [0]
    assert t.s.questions() == {0: "SHO-03-patrol"}
    t.say(0, *words[:3])
    assert t.s.questions() == {0: "SHO-03-air"}
    t.say(0, *words[3:])
    assert t.shown(0).view is not None
    assert {entry.word for entry in t.s.playing().record.standing()} >= {*words}
    assert t.s.questions().keys() != {0, 1}


def test_people_are_told_what_samurai_are_called() -> None:
    t = Tableside("shototsu", "person", "person")
    called = t.shown(0).table.called
    assert [*called] == ["1a", "1b", "1c", "2a", "2b", "2c"]
    assert t.shown(1).table.called == called
    assert Tableside("shitenno", "person", "person").shown(0).table.called == {}
