"""The advice: a greedy bot that follows it plays sensibly; and what only the host may see."""

from statistics import mean

import pytest

from scenes.white_castle import NOBODY, cards, give, on, scene, send, tending, turn
from table_talk import say
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.core.table import Table
from tatami.games.white_castle.advice import chances, courtiers, gardens, value, warriors
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.worth import Worth
from tatami.games.white_castle.worth_of_goods import GoodsWorth


def played(seed: int, *bots: str, **options: str) -> Table:
    """A game between these bots, to its end."""
    t = WHITE_CASTLE.open(len(bots), seed, options)
    seated = [make_bot(bot, f"{seed}/{i}") for i, bot in enumerate(bots)]
    while t.asks:
        ask = t.asks[0]
        t.answer(ask.seat, seated[ask.seat].choose(Seen(WHITE_CASTLE, t, ask.seat, ask)))
    return t


@pytest.mark.slow
def test_a_greedy_pair_scores_more_than_forty_points_a_seat() -> None:
    games = [played(seed, "greedy:tables=1", "greedy:tables=1") for seed in range(12)]
    assert mean(score for t in games for score in WHITE_CASTLE.scores(t)) > 40


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_greed_beats_chance(seats: int) -> None:
    bots = ["greedy:tables=1", *["random"] * (seats - 1)]
    for seed in range(3):
        assert WHITE_CASTLE.ranks(played(seed, *bots))[0] == 1


def test_a_greedy_bot_plays_alone_with_promo_components() -> None:
    for seed in range(4):
        t = played(seed, "greedy:tables=1", promo="on", difficulty="hard")
        assert WHITE_CASTLE.scores(t)[0] > 20


def test_at_the_end_a_table_is_worth_its_score() -> None:
    t = played(3, "random", "random")
    assert isinstance(t, WhiteCastle)
    assert [value(t, seat) for seat in (0, 1)] == WHITE_CASTLE.scores(t)


def test_nobody_at_court_and_in_the_gardens_is_worth_nothing() -> None:
    w = Worth(scene(), 0)
    assert (courtiers(w), warriors(w), gardens(w)) == (0, 0, 0)


def test_more_is_worth_more() -> None:
    poor, rich = scene(), scene()
    give(rich, 0, "pearl 2 coin 3")
    assert value(rich, 0) > value(poor, 0)
    high = scene()
    send(high, 0, "daimyo", "5", "coral-plant")
    assert value(high, 0) > value(rich, 0)


def test_a_rule_in_progress_promises_nothing_to_others() -> None:
    for name in ("warrior", "gardener", "courtier", "castle-any", "domain", "any-2", "influence-2"):
        t = scene()
        idle = value(t, 1)
        give(t, 0, "iron 7 food 7 coin 7 pearl 7 seal 5")
        t.track[0] = 5
        assert value(on(t, name), 1) == idle
        assert value(t, 0) > idle


def test_a_pending_favour_garden_or_die_is_worth_something() -> None:
    t = scene()
    send(t, 0, "diplomat")
    give(t, 0, "pearl 2")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    u = t.copy()
    u.favours = (1, 1, 1)
    assert value(t, 0) > value(u, 0)
    g = scene()
    send(g, 0, "coral-stone")
    before = value(g, 0)
    assert value(tending(g, 0), 0) > before
    d = scene()
    d.rooms[0] = cards("steward-12")[0]
    say(turn(d), "0 take:white-left")
    assert value(d, 0) > value(scene(), 0)


def test_a_clan_without_members_or_cards_can_be_appraised_too() -> None:
    t = scene()
    send(t, 0, *["1"] * 5, "coral-plant", "coral-stone", "black-plant", "black-stone")
    send(t, 0, "white-stone")
    w = Worth(t, 0)
    assert (w.gardener(), w.warrior()) == (0.0, 0.0)
    t.actions[1] = NOBODY
    assert value(t, 1) < value(t, 0)


def test_the_secrets_are_the_decks() -> None:
    secrets = WHITE_CASTLE.secrets(scene(1))
    assert secrets["stewards"] == ["steward-5", "steward-7", "steward-9"]
    assert secrets["diplomats"] == ["diplomat-7"]
    assert secrets["solo"][0] == "solo-1"


def test_only_the_gardens_of_the_own_clan_are_worth_something() -> None:
    t = scene()
    send(t, 1, "coral-stone")
    assert gardens(Worth(t, 1)) > gardens(Worth(t, 0)) == 0


def test_a_step_to_a_space_with_more_points_is_worth_them() -> None:
    t = scene()
    t.track[0] = 14
    give(t, 0, "seal 3")
    first, second = GoodsWorth(t, 0).steps(1), GoodsWorth(t, 0).steps(2)
    t.track[0] = 15
    assert second - first == pytest.approx(GoodsWorth(t, 0).steps(1))
    t.track[0] = 0
    assert GoodsWorth(t, 0).steps(1) + 1 == pytest.approx(second - first)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_seat_is_given_a_chance_and_the_rival_clan_none(seats: int) -> None:
    t = WHITE_CASTLE.open(seats, 1)
    assert isinstance(t, WhiteCastle)
    assert len(chances(t)) == seats
