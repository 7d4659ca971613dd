"""Resources, prices and seals (WHI-26 to 29)."""

from scenes.white_castle import (
    cards,
    do_it_all,
    effect,
    end_of_round,
    give,
    has,
    on,
    scene,
    send,
    tending,
    turn,
)
from table_talk import menu, rule, say, why
from tatami.games.white_castle.frames import Doing
from tatami.games.white_castle.table import WhiteCastle


@rule("WHI-26")
def test_resources_above_seven_are_lost() -> None:
    t = scene()
    give(t, 0, "iron 6")
    assert has(on(t, "iron-2"), 0) == "iron 7"


@rule("WHI-26")
def test_coins_have_no_cap() -> None:
    t = scene()
    give(t, 0, "coin 98")
    assert has(on(t, "coin-5"), 0) == "coin 103"


@rule("WHI-26")
def test_nobody_spends_more_than_they_own() -> None:
    t = scene()
    give(t, 0, "iron 4")
    on(t, "warrior")
    assert why(t, "0 yard:5") == "WHI-26"
    assert "yard:3" in menu(t)


@rule("WHI-26")
def test_a_full_resource_is_not_gained() -> None:
    t = scene()
    give(t, 0, "iron 7 food 7 pearl 7 seal 1 coin 2")
    t.rooms[0] = cards("steward-6")[0]  # 2 of choice on the lowest action, iron and a lantern
    t.bridges[2] = (3, 4, 5)
    say(turn(t), "0 take:white-right place:steward-left")
    assert why(t, "0 do:any-2") == "WHI-26"
    say(t, "0 do:lantern")
    assert not t.asks
    assert has(t, 0) == "food 7 iron 7 pearl 7 coin 5 seal 1"


@rule("WHI-26")
def test_iron_is_kept_for_after_the_payment() -> None:
    t = scene()
    give(t, 0, "iron 7 seal 1")
    t.rooms[0] = cards("steward-5")[0]  # a warrior for a seal above, iron and a lantern below
    say(turn(t), "0 take:white-right place:steward-left")
    assert why(t, "0 do:iron-1") == "WHI-26"
    say(t, "0 do:warrior-for-seal-1 yard:1")
    do_it_all(t)
    assert has(t, 0) == "food 3 iron 7 coin 3"


@rule("WHI-27")
def test_a_price_must_be_paid_in_full() -> None:
    t = scene()
    send(t, 0, "coral-plant")  # 3 coins for a courtier action
    give(t, 0, "coin 2 seal 1 pearl 2")
    tending(t, 0)
    assert why(t, "0 tend:coral-plant") == "WHI-27"


@rule("WHI-27")
def test_a_seal_must_be_there_to_be_paid() -> None:
    t = scene()
    give(t, 0, "coin 2")
    say(turn(t), "0 take:white-right place:steward-left")  # iron, and a courtier for a seal
    assert has(t, 0) == "coin 4"
    assert why(t, "0 do:courtier-for-seal-1") == "WHI-27"
    say(t, "0 do:iron-2")
    assert not t.asks


@rule("WHI-27")
def test_the_price_is_paid_before_what_its_arrow_shows() -> None:
    t = scene()
    give(t, 0, "coin 5 food 4")
    on(t, "gardener")
    say(t, "0 garden:coral-plant do:courtier-for-coin-3")
    assert has(t, 0) == "coin 2"
    assert menu(t) == ["audience"]


@rule("WHI-27")
def test_a_price_that_leaves_nothing_for_the_action_is_not_offered() -> None:
    t = scene()
    send(t, 0, "coral-plant")
    give(t, 0, "coin 4 seal 1")  # 3 for the card would leave 1: no audience, no climb
    tending(t, 0)
    assert why(t, "0 tend:coral-plant") == "WHI-48"
    say(t, "0 trade:coin")
    assert "tend:coral-plant" in menu(t)


@rule("WHI-28")
def test_seals_above_five_are_lost() -> None:
    t = scene()
    give(t, 0, "seal 4")
    assert has(on(t, "seal-2"), 0) == "seal 5"


@rule("WHI-28")
def test_seals_may_be_traded_before_more_would_be_lost() -> None:
    t = scene()
    give(t, 0, "seal 5")
    well(t)
    assert why(t, "0 do:seal-1") == "WHI-28"
    say(t, "0 trade:coin do:seal-1")
    assert has(do_it_all(t), 0) == "food 1 pearl 1 coin 1 seal 5"


@rule("WHI-25", "WHI-28")
def test_seals_alone_may_be_traded_before_they_would_be_lost() -> None:
    t = scene()
    give(t, 0, "seal 5")
    t.call(Doing(0, "WHI-25", (effect("seal-1"),)))
    t.advance()
    assert menu(t)[0] == "stop"
    say(t, "0 trade:coin do:seal-1")
    assert has(t, 0) == "coin 1 seal 5"


def well(t: WhiteCastle) -> None:
    """The well's action."""
    on(t, "well")


@rule("WHI-28")
def test_a_seal_is_worth_a_coin() -> None:
    t = scene()
    give(t, 0, "seal 2")
    say(turn(t), "0 trade:coin trade:coin")
    assert has(t, 0) == "coin 2"
    assert "trade:coin" not in menu(t)


@rule("WHI-28")
def test_two_seals_are_worth_a_resource_of_choice() -> None:
    for resource in ("food", "iron", "pearl"):
        t = scene()
        give(t, 0, "seal 3")
        say(turn(t), f"0 trade:{resource}")
        assert has(t, 0) == f"{resource} 1 seal 1"
        assert f"trade:{resource}" not in menu(t)


@rule("WHI-28")
def test_no_seals_are_traded_for_a_resource_that_is_full() -> None:
    t = scene()
    give(t, 0, "seal 3 food 7")
    assert why(turn(t), "0 trade:food") == "WHI-26"


@rule("WHI-28")
def test_the_same_question_is_asked_again_after_a_trade() -> None:
    t = scene()
    give(t, 0, "seal 3")
    before = [word for word in menu(turn(t)) if word.startswith("take:")]
    say(t, "0 trade:coin")
    assert [word for word in menu(t) if word.startswith("take:")] == before


@rule("WHI-28")
def test_seals_may_be_traded_in_the_gardens_step() -> None:
    t = scene()
    send(t, 0, "coral-stone")
    give(t, 0, "seal 4")
    assert "trade:pearl" in menu(tending(t, 0))


@rule("WHI-28")
def test_seals_may_be_traded_before_the_final_scoring() -> None:
    t = scene()
    give(t, 0, "seal 2 iron 2")
    end_of_round(t, 3)
    assert t.asks[0].rule == "WHI-28"
    say(t, "0 trade:iron")
    assert t.score(0) == 1


@rule("WHI-28")
def test_the_last_trade_may_be_declined() -> None:
    t = scene()
    give(t, 0, "seal 2 coin 3 iron 2")
    say(end_of_round(t, 3), "0 stop")
    assert t.score(0) == 1


@rule("WHI-28")
def test_a_last_trade_is_not_asked_where_nothing_could_be_gained() -> None:
    t = scene()
    give(t, 0, "seal 5 iron 7 food 7 pearl 7")
    give(t, 1, "seal 1 iron 2")
    assert not end_of_round(t, 3).asks


@rule("WHI-29")
def test_red_fans_are_scored_at_once() -> None:
    t = on(scene(), "points-2")
    assert t.score(0) == 2


@rule("WHI-29")
def test_golden_fans_count_only_in_the_final_scoring() -> None:
    t = scene()
    send(t, 0, "coral-plant", "daimyo")
    assert t.score(0) == 0
    assert end_of_round(t, 3).score(0) == 17


@rule("WHI-29")
def test_the_score_has_no_ceiling() -> None:
    t = scene()
    give(t, 0, "points 119")
    assert on(t, "points-2").score(0) == 121
