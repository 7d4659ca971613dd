"""What the bots are told: which of two tables looks better."""

from scenes.senji import (
    attack,
    card,
    decoy,
    family,
    floor,
    flowers,
    hand,
    names,
    play,
    province,
    samurai,
    table,
    turn,
    units,
)
from table_talk import say
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.advice import best_support, chances, usual, value
from tatami.games.senji.bargains import bids, gains_by, offer_worth
from tatami.games.senji.frames import Marching, Moving, Spring
from tatami.games.senji.game import SENJI
from tatami.games.senji.knowledge import nothing_known
from tatami.games.senji.letters import Offer
from tatami.games.senji.printed import CARDS, FAMILIES
from tatami.games.senji.reasons import features, points, sources
from tatami.games.senji.rules.combat import support_points
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import AS_KAMI
from tatami.games.senji.wishes import WISHES


def after(t: Senji, line: str, seat: int = 0) -> float:
    """How good the table looks to a seat once these words are said."""
    copy = t.copy()
    say(copy, line)
    return value(copy, seat)


def test_before_the_families_are_chosen_all_tables_are_alike() -> None:
    t = SENJI.open(3, 1)
    assert value(t, 0) == 0.0  # type: ignore[arg-type]


def test_a_complete_combination_is_cashed_in() -> None:
    t = turn(flowers(table(), "cherry", "red-1", "red-2", "red-3"), "cherry")
    assert after(t, "0 combine:short-run") > after(t, "0 done")


def test_a_set_of_five_is_given_back() -> None:
    cards = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a")
    t = turn(hand(table(), "cherry", *cards, "sabre-trade-1a"), "cherry")
    assert after(t, "0 set") > after(t, "0 done")


def test_a_strong_army_attacks_and_a_weak_one_does_not() -> None:
    t = play(units(table(), izumo=5, yamashiro=1), Moving(family("mask"), 6), Spring())
    assert after(t, "2 march:yamashiro", 2) > after(t, "2 enough", 2)
    t = play(units(table(), izumo=1, yamashiro=5), Moving(family("mask"), 6), Spring())
    assert after(t, "2 march:yamashiro", 2) < after(t, "2 enough", 2)


def test_groups_on_their_way_are_counted_on() -> None:
    t = units(table(), suruga=6, bungo=1, kii=1)
    play(t, Moving(family("lotus"), province("suruga")), Spring())
    t.loaded = (0,) * 6
    say(t, "4 raid:bungo units:3 raid:kii units:3")
    hoped = value(t, 4)
    t.nearest(Marching).groups = ()
    assert value(t, 4) < hoped


def test_an_army_next_to_prey_is_ordered_to_move() -> None:
    t = play(units(table(), izumo=5, yamashiro=2), Spring())
    assert after(t, "2 move:izumo", 2) > after(t, "2 produce:izumo", 2)
    assert after(t, "2 produce:kii", 2) > after(t, "2 move:kii", 2)


def test_a_good_swap_is_worth_a_letter_and_is_accepted() -> None:
    t = floor(table())
    assert after(t, "0 to:mask") > after(t, "0 ready")
    say(t, "0 to:mask give:cherry-trade-2a want:mask-trade-1a send")
    assert after(t, "2 accept:cherry", 2) > after(t, "2 decline:cherry", 2)


def test_a_bad_swap_is_declined_and_the_leader_is_not_fed() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a want:mask-family-3a send")
    assert after(t, "2 accept:cherry", 2) < after(t, "2 decline:cherry", 2)
    even, fed = floor(table()), floor(table())
    fed.honour[2] = 30
    assert after(fed, "0 to:mask") - value(fed, 0) < after(even, "0 to:mask") - value(even, 0)


def test_a_bid_is_hoped_for_less_where_others_have_bid_too() -> None:
    t = floor(table(3))
    lot = CARDS[t.lots[0]]
    own, theirs = [names(t, FAMILIES[t.family[seat]])[0] for seat in (0, 1)]
    say(t, f"0 bid:{lot} stake:{own} enough")
    alone = bids(t, t.family[0])
    say(t, f"1 bid:{lot} stake:{theirs} enough")
    assert bids(t, t.family[0]) < alone


def test_the_least_card_is_swapped_away() -> None:
    t = turn(samurai(hand(table(), "cherry", "mask-family-3a"), "umeko", "bungo"), "cherry")
    say(t, "0 swap:fan")
    least = after(t, "0 swap-card:cherry-trade-1a")
    assert least > after(t, "0 swap-card:mask-family-3a")


def test_a_family_without_provinces_hires_its_way_back() -> None:
    t = table()
    t.owner = [1 if owner == 0 else owner for owner in t.owner]
    t.honour[0] = 12
    turn(t, "cherry")
    assert after(t, "0 hire:south") > after(t, "0 done")
    assert after(t, "0 hire:south units:4") > after(t, "0 hire:south units:1")


def test_a_better_samurai_is_kept_and_kami_count_a_little() -> None:
    tanzaku = ("red-2", "red-9", "red-10", "green-5", "green-7")
    t = flowers(table(), "cherry", *tanzaku)
    t.retinue = (0, 3, 7, *t.retinue[8:])  # Akashi, Daisuke, Hosokawa
    turn(t, "cherry")
    say(t, "0 combine:five-tanzaku")
    assert after(t, "0 keep:daisuke") > after(t, "0 keep:akashi")
    before = value(t, 0)
    t.where[10] = AS_KAMI
    t.lord = replaced(t.lord, 10, 0)
    assert value(t, 0) > before


def test_other_secret_answers_count_nothing() -> None:
    t = samurai(table(umeko="hanafuda"), "umeko", "bungo")
    flowers(flowers(t, "cherry", "red-1"), "mask", "gold-5")
    turn(t, "cherry")
    say(t, "0 swap:mask")
    before = value(t, 0)
    say(t, "0 swap-flower:red-1")
    assert value(t, 0) == before


def test_secrets_tell_all_that_is_hidden() -> None:
    t = floor(table(5))
    lot = SENJI.view(t, 1)["lots"][0]["card"]
    say(t, f"1 bid:{lot} stake:mask-trade-1a", "2 to:mask give:fan-trade-2a send")
    told = SENJI.secrets(t)
    assert told["bids"] == [[lot, "mask", "mask-trade-1a"]]
    assert told["offers"] == [[["fan", "mask"], ["fan-trade-2a"], []]]
    assert len(told["hands"][2]) == 12
    assert card(lot) not in t.piles[0]
    assert t.host != NOBODY


def test_whose_family_is_held_hostage_attacks_less_gladly() -> None:
    t = play(units(table(), izumo=5, yamashiro=1), Moving(family("mask"), 6), Spring())
    freely = after(t, "2 march:yamashiro", 2) - after(t, "2 enough", 2)
    hand(t, FAMILIES[t.owner[province("yamashiro")]], "mask-family-3a")
    assert after(t, "2 march:yamashiro", 2) - after(t, "2 enough", 2) < freely - 5


def test_an_offer_for_a_card_that_is_not_there_is_worth_nothing() -> None:
    t = floor(table())
    given, wanted = (card("cherry-support-3a"),), (card("mask-family-3a"),)
    assert offer_worth(t, 0, Offer(family("mask"), given, (), wanted)) > 0.0
    hand(t, "fan", "mask-family-3a")
    assert offer_worth(t, 0, Offer(family("mask"), given, (), wanted)) == 0.0


def wished(to: str, given: str, wish: str) -> Offer:
    """An offer of one card for one of a kind."""
    return Offer(family(to), (card(given),), wishes=(WISHES.index(wish),))


def test_of_a_wish_a_family_expects_what_the_other_needs_least() -> None:
    t = floor(table())
    hope = offer_worth(t, 0, wished("mask", "cherry-support-3a", "any-mask-card"))
    assert hope > 0.0
    assert offer_worth(t, 0, wished("mask", "cherry-support-3a", "any-fan-card")) == 0.0
    assert gains_by(t, 2, wished("mask", "cherry-support-3a", "any-mask-card"))
    assert not gains_by(t, 2, wished("mask", "cherry-trade-1a", "any-hostage-3"))


def test_a_wish_is_met_with_the_card_that_is_needed_least_face_down() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-support-3a want:any-mask-card send")
    assert after(t, "2 accept:cherry", 2) > after(t, "2 decline:cherry", 2)
    say(t, "2 accept:cherry")
    dear, cheap = (after(t, f"2 give-hidden:mask-{each}", 2) for each in ("family-3a", "trade-1a"))
    assert cheap > dear
    assert cheap > after(t, "2 give:mask-trade-1a", 2)
    assert usually(t, 2).startswith("give-hidden:mask-")
    assert "family" not in usually(t, 2)
    say(t, f"2 {usually(t, 2)}")
    assert usually(t, 2) == "hand-over"
    bad = floor(table())
    say(bad, "0 to:mask give:cherry-trade-1a want:any-hostage-3 send")
    assert after(bad, "2 accept:cherry", 2) < after(bad, "2 decline:cherry", 2)


def test_a_bot_asks_by_kind_where_it_does_not_know_which_card_is_there() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-support-3a")
    known = after(t, "0 want:mask-support-2a")
    t.cards_known = nothing_known(t.cards_known.holders)
    assert after(t, "0 want:any-support-2") > after(t, "0 want:mask-support-2a")
    assert known > after(t, "0 want:any-support-2")


def test_an_offer_is_left_to_stand() -> None:
    t = floor(table())
    say(t, "1 to:cherry give:dragon-trade-1a want:cherry-family-4a send")
    assert after(t, "0 ready") > after(t, "0 decline:dragon")


def usually(t: Senji, seat: int) -> str:
    """What a seat commonly says on the open floor."""
    return usual(t, t.open_asks(seat)[0]).text


def test_on_the_floor_it_is_usual_to_accept_what_one_gains_by() -> None:
    t = floor(table())
    assert usually(t, 2) == "ready"
    say(t, "0 to:mask")
    assert usually(t, 0).startswith("give:")  # a letter cannot be sent without anything in it
    say(t, "0 give:cherry-trade-2a want:mask-trade-1a")
    assert usually(t, 0) == "send"
    say(t, "0 send")
    assert usually(t, 2) == "accept:cherry"
    bad = floor(table())
    say(bad, "0 to:mask give-hidden:cherry-trade-1a want:mask-family-3a send")
    assert usually(bad, 2) == "ready"


def test_a_family_that_is_out_or_not_chosen_has_no_chance() -> None:
    opened = SENJI.open(3, 1)
    assert chances(opened)[0] == 0.0  # type: ignore[arg-type]
    t = floor(table())
    assert 0.0 < chances(t)[0] < 1.0
    t.seat = replaced(t.seat, family("cherry"), NOBODY)
    assert chances(t)[0] == 0.0


def test_support_still_to_be_laid_is_hoped_for() -> None:
    t = units(hand(table(), "dragon", "mask-support-1a"), bungo=3, shikoku=3)
    attack(t, "bungo", "shikoku", 3, dice=(2, 2, 2, 3, 3, 3, 4, 4, 4))
    say(t, "1 spare")
    laid = t.copy()
    say(laid, "1 " + decoy("dragon"))
    assert chances(t)[1] > chances(laid)[1]


def test_reasons_are_named_before_families_are_chosen() -> None:
    opened = SENJI.open(3, 1)
    assert points(opened, 0) == 0.0  # type: ignore[arg-type]
    assert {worth for _, worth in features(opened, 0)} == {0.0}  # type: ignore[arg-type]
    t = floor(table())
    assert dict(features(t, 0))["honour"] == float(t.honour[family("cherry")])
    assert points(t, 0) > t.honour[family("cherry")]


def test_the_foe_is_trusted_to_lay_its_best_support() -> None:
    t = table()
    mine, third = FAMILIES[0], FAMILIES[2]
    hand(t, mine, f"{mine}-support-0", f"{third}-support-3a")
    dice = (2, 2, 2, 0)
    alone = support_points(dice, (card(f"{third}-support-3a"),), ())
    assert alone > 0
    assert best_support(t, 0, 1, dice) == alone
    assert best_support(t, 0, 2, dice) == 0  # no family is supported against itself


def test_before_a_family_is_chosen_no_honour_has_a_source() -> None:
    t = SENJI.open(seats=3, seed=1)
    assert isinstance(t, Senji)
    assert t.family[0] == NOBODY
    assert {points for _, points in sources(t, 0)} == {0.0}
    assert [name for name, _ in sources(t, 0)] == [name for name, _ in sources(table(), 0)]


def test_the_first_of_all_support_cards_supports_as_well() -> None:
    """It belongs to the Cherry, which may not lay it against itself."""
    t, dice = hand(table(), "fan", "cherry-support-1a"), (0, 1, 2)
    most = support_points(dice, (card("cherry-support-1a"),), ())
    assert most > 0
    assert best_support(t, family("fan"), family("mask"), dice) == most
    assert best_support(t, family("fan"), family("cherry"), dice) == 0
