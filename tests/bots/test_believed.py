"""What others have laid in secret is imagined by what it is worth to them."""

import random
from collections import Counter

from tatami.bots.seen import Seen
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.games.senji.advice import believed, likely_order, order_worth
from tatami.games.senji.table import Senji
from tatami.games.senji.words import ORDER
from tatami.laws import say_at_random

SENJI = GAMES["senji"]


def summer() -> Senji:
    t = SENJI.open(3, 5)
    assert isinstance(t, Senji)
    dice = random.Random(1)
    while sum(order != NOBODY for order in t.orders) < 5:
        say_at_random(t, dice.randrange)
    return t


def test_an_order_that_is_worth_more_is_believed_more_often() -> None:
    t = summer()
    for province, order in enumerate(t.orders):
        if order != NOBODY:
            worths = [order_worth(t, verb[province]) for verb in ORDER]
            drawn = Counter(likely_order(t, province) for _ in range(300))
            best, worst = worths.index(max(worths)), worths.index(min(worths))
            assert drawn[best] > drawn[worst]


def test_own_orders_and_what_the_seat_sees_stay_as_they_are() -> None:
    t = summer()
    seat = t.asks[0].seat
    seen = Seen(SENJI, t, seat, t.asks[0])
    own = [
        p for p, order in enumerate(t.orders) if order != NOBODY and t.speaker(t.owner[p]) == seat
    ]
    assert own
    for seed in range(10):
        table = seen.believe(seed)
        assert isinstance(table, Senji)
        assert [table.orders[p] for p in own] == [t.orders[p] for p in own]
        assert SENJI.view(table, seat) == SENJI.view(t, seat)


def test_a_spectator_believes_something_of_everybody() -> None:
    t = summer()
    others = {tuple(before) for before in [t.orders]}
    for _ in range(20):
        believed(t, NOBODY)
        others.add(tuple(t.orders))
    assert len(others) > 2
