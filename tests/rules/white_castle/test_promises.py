"""What a view promises is what comes, in the positions of whole games: the coins of a die on every
place, and the points that are still to come."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from table_talk import menu
from tatami.games.white_castle.effects import COIN
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.sights import View
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.view import view
from tatami.games.white_castle.words import GAINED, PLACE, STOP, TAKE, VOCABULARY

BY_TEXT: Final = VOCABULARY.by_text
WARRIORS: Final = 4  # in the order in which the sources are counted
TAKES: Final = frozenset(word.text for word in TAKE.words)
PLACES: Final = frozenset(word.thing for word in PLACE.words)


def positions(seats: int, seed: int) -> Iterator[WhiteCastle]:
    """Every position of a game of words at random, before its word is said."""
    t, chance = WHITE_CASTLE.open(seats, seed), random.Random(seed)
    assert isinstance(t, WhiteCastle)
    while t.asks:
        yield t
        ask = t.asks[0]
        t.answer(ask.seat, chance.choice(ask.options))


# -- the coins of a die --------------------------------------------------------------------------


def coins_for(t: WhiteCastle, seat: int, word: str) -> int:
    """What a purse gains by this alone: what a place gives unasked comes after it."""
    t.chronicle = []
    before = t.has(seat, COIN)
    t.answer(seat, BY_TEXT[word])
    told = [event.plain() for event in t.chronicle if event.kind is GAINED[COIN]]
    given = [str(each["amount"]) for each in told if each["seat"] == f"seat:{seat}"]
    return t.has(seat, COIN) - before - sum(int(amount) for amount in given)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_die_costs_and_brings_on_every_place_what_was_shown(seats: int) -> None:
    paid, closed = set[int](), set[str]()
    for t in positions(seats, seats):
        ends = [word for word in menu(t) if word in TAKES]
        if not ends:
            continue
        seat = t.asks[0].seat
        shown = view(t, seat)["prospects"]
        assert {f"take:{end}" for end in shown} == set(ends)
        for end in ends:
            taken = t.copy()
            taken.answer(seat, BY_TEXT[end])
            asked = menu(taken)
            for place in shown[BY_TEXT[end].thing]["places"]:
                word = f"place:{place['place']}"
                assert (word in asked) is (place["rule"] == ""), (end, place)
                if place["rule"]:
                    closed.add(place["rule"])
                    continue
                coins = coins_for(taken.copy(), seat, word)
                paid.add(coins)
                assert coins == place["coins"], (end, place)
            assert {each["place"] for each in shown[BY_TEXT[end].thing]["places"]} == PLACES
    assert min(paid) < 0 < max(paid)  # such games pay and are paid, and meet every barred place
    assert {"WHI-22", "WHI-23", "WHI-30"} == closed


# -- the points to come --------------------------------------------------------------------------


def due(seen: View) -> list[int]:
    """What each clan has, and what is coming to it."""
    return [clan["score"] + sum(clan["coming"]) for clan in seen["clans"]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_does_nothing_more_is_counted_what_was_coming(seats: int) -> None:
    tried = 0
    for seed in range(8):
        last = None
        for t in positions(seats, seed):
            last = t
            if STOP.text not in menu(t):
                continue
            seen = view(t, t.asks[0].seat)
            if seen["costs"][STOP.text] or len(seen["todo"]) > 1:
                continue
            trial = t.copy()
            trial.answer(trial.asks[0].seat, STOP)
            if trial.asks:
                continue
            after = view(trial, 0)
            assert due(seen)[: t.seats] == [clan["score"] for clan in after["clans"]][: t.seats]
            tried += 1
        assert last is not None
        for clan in view(last, 0)["clans"]:
            assert clan["counted"][WARRIORS] == clan["might"] * clan["inside"]
            assert not any(clan["coming"])
    assert tried


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_warriors_are_shown_as_they_are_counted(seats: int) -> None:
    most = 0
    for seed in range(4):
        for t in positions(seats, seed):
            for clan in view(t, 0)["clans"]:
                assert clan["coming"][WARRIORS] == clan["might"] * clan["inside"]
                most = max(most, clan["coming"][WARRIORS])
    assert most > 0
