"""What Shōtotsu tells the bots."""

import pytest

from scenes.shototsu import Fighter, battle, opened
from table_talk import say
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.games.shototsu.advice import value
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.rules.end_of_the_game import ranking
from tatami.games.shototsu.table import Shototsu


def played(bots: list[str], seed: int) -> Shototsu:
    t = opened(len(bots), turns="3")
    t.seed += seed
    seated = [make_bot(bot, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    while t.asks:
        ask = t.asks[t.given.index(None)]
        t.answer(ask.seat, seated[ask.seat].choose(Seen(SHOTOTSU, t, ask.seat, ask)))
    return t


@pytest.mark.slow
def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = [ranking(played(["greedy:tables=1", "random"], seed))[0] == 1 for seed in range(5)]
    wins += [ranking(played(["random", "greedy:tables=1"], seed))[1] == 1 for seed in range(5)]
    assert sum(wins) >= 9


def test_a_bot_takes_a_patrol_that_is_ready() -> None:
    t = opened()
    own, ready = t.copy(), t.copy()
    say(own, "0 patrol:own")
    say(ready, "0 patrol:wall")
    assert value(own, 0) < value(ready, 0)


def test_nobody_left_has_nothing_to_reach() -> None:
    t = battle([Fighter("e13")], [Fighter("f13")])
    before = value(t, 0)
    t.flags[0] |= 1
    t.place[0] = NOWHERE
    assert value(t, 0) < before


def test_the_zone_the_relic_and_a_wounded_enemy_are_worth_something() -> None:
    far = battle([Fighter("e13"), Fighter("f13")], [Fighter("a1")])
    near = battle([Fighter("b7"), Fighter("k7")], [Fighter("m1")])
    assert value(near, 0) > value(far, 0)
    hurt = battle([Fighter("e13"), Fighter("f13")], [Fighter("a1", wounds=3)])
    assert value(hurt, 0) > value(far, 0)
