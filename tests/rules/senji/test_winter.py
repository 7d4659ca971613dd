"""Winter: offers and auctions (SEN-20 to 29)."""

from scenes.senji import (
    attack,
    card,
    decoy,
    family,
    floor,
    flowers,
    hand,
    names,
    table,
    turn,
    with_kami,
)
from table_talk import menu, rule, say, why
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.knowledge import bits
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.printed import CARDS, KINDS_OF_FAMILY, POWERS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

# -- offers --------------------------------------------------------------------------------


@rule("SEN-20")
def test_an_accepted_offer_is_carried_out_at_once() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-support-2a want:mask-trade-1a send", "2 accept:cherry")
    assert "cherry-support-2a" in names(t, "mask")
    assert "mask-trade-1a" in names(t, "cherry")
    assert "accept:cherry" not in menu(t, 2)


@rule("SEN-20")
def test_offers_are_made_in_parallel_and_in_any_order() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-support-2a", "4 to:fan want:fan-trade-2a send", "0 send")
    assert "accept:cherry" in menu(t, 2)
    assert "accept:lotus" in menu(t, 3)


@rule("SEN-20")
def test_a_gift_asks_for_nothing_and_a_request_gives_nothing() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send", "2 accept:cherry")
    say(t, "0 to:mask want:mask-trade-1a send", "2 accept:cherry")
    assert "cherry-trade-1a" in names(t, "mask")
    assert "mask-trade-1a" in names(t, "cherry")


@rule("SEN-20")
def test_an_empty_offer_cannot_be_sent_and_a_draft_may_be_scrapped() -> None:
    t = floor(table())
    say(t, "0 to:mask")
    assert "send" not in menu(t, 0)
    say(t, "0 scrap")
    assert "to:mask" in menu(t, 0)


@rule("SEN-20")
def test_an_offer_is_seen_by_its_two_parties_and_face_down_cards_by_the_giver() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a give-hidden:cherry-trade-2a send")
    seen = SENJI.view(t, 2)["offers_in"][0]
    assert (seen["shown"], seen["hidden"], seen["face_down"]) == (["cherry-trade-1a"], [], 1)
    assert SENJI.view(t, 0)["offers_out"][0]["hidden"] == ["cherry-trade-2a"]
    assert SENJI.view(t, 1)["offers_in"] == SENJI.view(t, 1)["offers_out"] == []


@rule("SEN-20")
def test_a_wanted_card_that_is_not_held_keeps_only_its_receiver_from_accepting() -> None:
    t = floor(table())
    say(t, "2 to:fan give:mask-trade-3a send", "3 accept:mask")
    say(t, "0 to:mask want:mask-trade-3a send")  # the asker does not know that it is gone
    assert why(t, "2 accept:cherry") == "SEN-20"
    say(t, "2 decline:cherry")
    assert "to:mask" in menu(t, 0)


@rule("SEN-20")
def test_an_offer_may_be_withdrawn_and_there_is_one_at_a_time() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send")
    assert why(t, "0 to:mask") == "SEN-20"
    say(t, "0 withdraw:mask")
    assert "accept:cherry" not in menu(t, 2)


@rule("SEN-20")
def test_offers_that_counted_on_a_card_that_has_moved_are_withdrawn() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send", "0 to:fan give:cherry-trade-1a send")
    say(t, "0 to:lotus give:cherry-trade-2a send", "0 to:sabre give:cherry-trade-1a")
    say(t, "2 accept:cherry")
    assert "accept:cherry" not in menu(t, 3)
    assert "accept:cherry" in menu(t, 4)
    assert "send" not in menu(t, 0)  # nor can the draft be sent any more


@rule("SEN-20")
def test_each_family_may_make_a_limited_number_of_offers() -> None:
    t = floor(table(offers="6"))
    for _ in range(6):
        say(t, "0 to:mask scrap")
    assert why(t, "0 to:mask") == "SEN-20"
    assert SENJI.view(t, 0)["offers_left"] == 0
    say(t, "0 ready")
    assert menu(t, 0) == []  # it cannot change its mind for ever


@rule("SEN-20")
def test_winter_ends_when_all_are_ready() -> None:
    t = floor(table(3))
    say(t, "0 ready", "1 ready", "0 not-ready", "2 ready")
    assert t.asks
    say(t, "0 ready")
    assert not t.asks


@rule("SEN-20")
def test_an_offer_makes_a_ready_family_think_again() -> None:
    t = floor(table(3))
    say(t, "0 ready", "1 to:mask give:fan-trade-2a send")
    assert "accept:fan" in menu(t, 0)


@rule("SEN-20")
def test_the_clock_ends_the_winter_and_voids_what_is_not_accepted() -> None:
    t = floor(table(3))
    say(t, "0 to:fan give:mask-trade-2a send")
    t.answer(NOBODY, TIME)
    assert not t.asks
    assert set(t.offers) == {NO_OFFER}


@rule("SEN-21")
def test_cards_received_may_be_handed_on() -> None:
    t = floor(hand(table(), "cherry", "dragon-family-3a"))
    say(t, "0 to:mask give:dragon-family-3a send", "2 accept:cherry")
    assert "dragon-family-3a" in names(t, "mask")


@rule("SEN-21")
def test_an_exposed_hostage_is_not_traded_and_flowers_never_are() -> None:
    t = flowers(hand(table(), "cherry", "mask-family-1a"), "cherry", "red-1")
    turn(t, "cherry")
    say(t, "0 expose:mask-family-1a done")
    floor(t)
    say(t, "0 to:fan")
    assert why(t, "0 give:mask-family-1a") == "SEN-21"
    assert not [word for word in menu(t, 0) if "red-" in word]


@rule("SEN-22")
def test_the_decoy_is_never_given_away_or_asked_for() -> None:
    t = floor(table())
    say(t, "0 to:mask")
    assert why(t, "0 give:cherry-support-0") == "SEN-22"
    assert why(t, "0 give-hidden:cherry-support-0") == "SEN-22"
    assert why(t, "0 want:mask-support-0") == "SEN-22"


@rule("SEN-23")
def test_a_hostage_is_kept_to_be_executed_or_exposed_for_honour() -> None:
    t = hand(table(), "cherry", "dragon-family-3a", "mask-family-2a")
    turn(t, "cherry")
    say(t, "0 expose:mask-family-2a done")
    assert t.honour[0] == 2
    t.add_units(1, t.provinces_of(1)[0], 1)
    attack(t, "shikoku", "bungo", 1)
    say(t, "0 execute:dragon-family-3a")
    assert (t.honour[0], t.honour[1]) == (5, -6)


@rule("SEN-24")
def test_a_support_card_claims_dice_up_to_its_value_and_goes_home() -> None:
    t = hand(table(), "cherry", "mask-support-2a")
    t.add_units(0, 1, 3)
    attack(t, "bungo", "shikoku", 3, dice=(2, 2, 2, 3, 3, 3, 4, 4, 4))
    say(t, "1 spare", "0 support:mask-support-2a", "1 " + decoy("dragon"))
    assert t.owner[3] == 0
    assert "mask-support-2a" in names(t, "mask")


@rule("SEN-24")
def test_support_is_not_used_against_its_own_family() -> None:
    t = hand(table(), "cherry", "dragon-support-3a")
    t.add_units(0, 1, 3)
    attack(t, "bungo", "shikoku", 3)
    say(t, "1 spare")
    assert why(t, "0 support:dragon-support-3a") == "SEN-24"


@rule("SEN-25")
def test_a_trade_card_lets_its_holder_keep_one_of_the_cards_shown() -> None:
    t = hand(table(), "cherry", "mask-trade-2a")
    flowers(t, "mask", "red-1", "red-2", "red-3")
    turn(t, "cherry")
    say(t, "0 call:mask-trade-2a", "2 show:red-1 show:red-3")
    assert menu(t) == ["pick:red-1", "pick:red-3"]
    assert SENJI.view(t, 0)["shown"] == ["red-1", "red-3"]
    assert SENJI.view(t, 1)["shown"] == []
    say(t, "0 pick:red-3")
    assert SENJI.view(t, 0)["flowers"] == ["red-3"]
    assert SENJI.view(t, 2)["flowers"] == ["red-1", "red-2"]
    assert "mask-trade-2a" in names(t, "mask")


# -- auctions ------------------------------------------------------------------------------


def auction(*lots: str, seats: int = 5) -> Senji:
    """Cherry is absent; these cards lie on top of its pile."""
    t = table(seats)
    tops = tuple(card(name) for name in lots)
    t.piles[0] = tops + tuple(c for c in t.piles[0] if c not in tops)
    return floor(t)


def end(t: Senji) -> None:
    t.answer(NOBODY, TIME)


@rule("SEN-26")
def test_two_cards_of_each_absent_family_are_turned_up() -> None:
    t = floor(table(3))
    assert len(t.lots) == 6
    assert [len(t.piles[f]) for f in (0, 1, 5)] == [9, 9, 9]
    assert floor(table(6)).lots == ()


@rule("SEN-26")
def test_the_decoy_of_an_absent_family_is_not_in_its_pile() -> None:
    assert card("cherry-support-0") not in table(5).piles[0]


@rule("SEN-26")
def test_a_card_without_bids_goes_back_into_its_pile() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    end(t)
    assert t.lots == ()
    assert len(t.piles[0]) == 11


@rule("SEN-26")
def test_a_short_pile_turns_up_what_it_has() -> None:
    t = table(5)
    t.piles[0] = t.piles[0][:1]
    assert len(floor(t).lots) == 1


@rule("SEN-27")
def test_the_highest_bid_wins_and_is_paid_into_the_pile() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a stake:mask-trade-1a enough")
    say(t, "2 bid:cherry-family-4a stake:fan-family-2a enough")
    end(t)
    assert "cherry-family-4a" in names(t, "mask")
    assert "mask-family-2a" not in names(t, "mask")
    assert {card("mask-family-2a"), card("mask-trade-1a")} <= set(t.piles[0])
    assert "fan-family-2a" in names(t, "fan")


@rule("SEN-27")
def test_all_see_how_many_cards_are_bid_but_not_which() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a")
    lot = SENJI.view(t, 2)["lots"][0]
    assert lot == {
        "card": "cherry-family-4a",
        "bids": [{"seat": 1, "cards": 1, "locked": []}],
        "mine": [],
    }
    assert SENJI.view(t, 1)["lots"][0]["mine"] == ["mask-family-2a"]


@rule("SEN-27")
def test_only_own_cards_are_bid_and_never_the_decoy() -> None:
    t = hand(table(5), "mask", "fan-family-3a")
    floor(t)
    lot = SENJI.view(t, 1)["lots"][0]["card"]
    say(t, f"1 bid:{lot}")
    assert "stake:fan-family-3a" not in menu(t, 1)
    assert why(t, "1 stake:mask-support-0") == "SEN-27"


@rule("SEN-27")
def test_without_own_cards_there_is_no_bidding() -> None:
    t = table(5)
    t.hands[2] = (card("mask-support-0"),)
    t.executed = tuple(c for c in range(72) if c not in t.hands[2])
    floor(t)
    lot = SENJI.view(t, 1)["lots"][0]["card"]
    assert why(t, f"1 bid:{lot}") == "SEN-27"


@rule("SEN-27")
def test_cards_laid_this_winter_may_be_taken_back() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough unbid:cherry-family-4a")
    end(t)
    assert "mask-family-2a" in names(t, "mask")
    assert "cherry-family-4a" not in names(t, "mask")


@rule("SEN-27")
def test_a_card_in_a_bid_cannot_be_offered() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 to:fan give:mask-family-2a send")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough")
    assert "accept:mask" not in menu(t, 2)
    say(t, "1 to:fan")
    assert "give:mask-family-2a" not in menu(t, 1)
    say(t, "1 scrap", "2 to:mask want:mask-family-2a send")
    assert why(t, "1 accept:fan") == "SEN-20"


@rule("SEN-27")
def test_a_bid_begun_can_be_ended_when_its_last_card_is_traded_away() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    keep = (card("mask-support-0"), card("mask-trade-1a"))
    t.executed = tuple(c for c in t.hands[2] if c not in keep)
    t.hands[2] = tuple(sorted(keep))
    say(t, "1 to:fan give:mask-trade-1a send", "1 bid:cherry-trade-1a", "2 accept:mask")
    assert menu(t, 1) == ["enough"]


@rule("SEN-28")
def test_tied_bids_stay_locked_and_still_count_next_winter() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough")
    say(t, "2 bid:cherry-family-4a stake:fan-family-2a enough")
    say(t, "3 bid:cherry-family-4a stake:lotus-trade-1a enough")
    end(t)
    assert t.lots == (card("cherry-family-4a"),)
    assert "mask-family-2a" not in names(t, "mask")
    assert "lotus-trade-1a" in names(t, "lotus")  # lower bids return here too
    floor(t)
    assert len(t.lots) == 3
    assert why(t, "1 unbid:cherry-family-4a") == "SEN-28"
    assert SENJI.view(t, 3)["lots"][0]["bids"][0]["locked"] == ["mask-family-2a"]
    say(t, "1 bid:cherry-family-4a stake:mask-trade-1a enough")
    end(t)
    assert "cherry-family-4a" in names(t, "mask")
    assert "fan-family-2a" in names(t, "fan")


@rule("SEN-28")
def test_taking_bids_back_uses_up_offers() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    for _ in range(12):
        say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough unbid:cherry-family-4a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough")
    assert why(t, "1 unbid:cherry-family-4a") == "SEN-20"


@rule("SEN-29")
def test_a_card_paid_in_returns_when_it_is_turned_up_and_is_not_replaced() -> None:
    t = table(5)
    t.hands[2] = tuple(c for c in t.hands[2] if c != card("mask-family-2a"))
    t.piles[0] = (card("mask-family-2a"), *t.piles[0])
    floor(t)
    assert "mask-family-2a" in names(t, "mask")
    assert len(t.lots) == 1


@rule("SEN-29")
def test_a_card_of_an_absent_family_returns_to_its_pile() -> None:
    t = hand(table(5), "mask", "cherry-support-2a")
    t.add_units(2, 6, 2)
    attack(t, "izumo", "aki", 2)
    say(t, "0 spare", "1 support:cherry-support-2a", "0 " + decoy("dragon"))
    assert card("cherry-support-2a") in t.piles[0]


@rule("SEN-20")
def test_an_offer_makes_a_ready_family_think_again_as_if_by_itself() -> None:
    t = floor(table())
    say(t, "1 ready")
    t.chronicle = []
    say(t, "0 to:dragon give:cherry-trade-1a")
    before = t.revealed
    say(t, "0 send")
    assert t.revealed > before  # the other party has seen the card
    assert "accept:cherry" in menu(t, 1)
    assert not SENJI.view(t, 4)["players"][1]["ready"]
    told = [event.happening.name for event in t.chronicle if event.known_to(4)]
    assert told == ["is-not-ready"]


@rule("SEN-20", "SEN-91")
def test_the_sand_runs_while_a_kami_looks() -> None:
    t = floor(with_kami("torii"))
    say(t, "0 kami:torii")
    assert menu(t, 1) == []
    t.answer(NOBODY, TIME)
    assert t.asks == []  # the winter is over
    t = floor(with_kami("torii"))
    say(t, "0 kami:torii look:mask")
    held = t.hands[2]
    t.answer(NOBODY, TIME)
    assert t.asks == []
    assert t.hands[2] == held


# -- what each family knows ------------------------------------------------------------------


def may_be(t: Senji, viewer: int, each: int) -> list[int]:
    """The holders with whom, as far as a viewer has seen, a card may be."""
    known = t.cards_known
    return [h for h in range(known.holders) if known.possible(viewer, h) >> each & 1]


@rule("SEN-20")
def test_others_only_know_that_cards_may_have_changed_hands() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send", "2 accept:cherry")
    moved, stayed = card("cherry-trade-1a"), card("cherry-trade-2a")
    assert may_be(t, 0, moved) == may_be(t, 2, moved) == [2]
    assert may_be(t, 3, moved) == may_be(t, 3, stayed) == [0, 2]
    assert may_be(t, 3, card("cherry-support-0")) == [0]
    holders = {t.imagined(3, seed).hands[2] for seed in range(40)}  # type: ignore[attr-defined]
    assert len(holders) > 5
    assert all(len(held) == 13 for held in holders)


@rule("SEN-20")
def test_of_an_even_swap_between_others_nobody_sees_anything() -> None:
    t = floor(table())
    before = [(SENJI.view(t, seat), wanted(t, seat)) for seat in (3, 4, 5)]
    spectator = SENJI.view(t, NOBODY)
    say(t, "0 to:mask give-hidden:cherry-trade-1a want:mask-trade-1a send", "2 accept:cherry")
    assert [(SENJI.view(t, seat), wanted(t, seat)) for seat in (3, 4, 5)] == before
    assert SENJI.view(t, NOBODY) == spectator
    for seed in range(9):  # nor do the tables that others imagine give it away
        assert t.imagined(3, seed).hands == table().hands  # type: ignore[attr-defined]


def wanted(t: Senji, seat: int) -> list[list[str]]:
    """What a family may ask the cherry and the mask for."""
    menus = []
    for other in ("cherry", "mask"):
        copy = t.copy()
        say(copy, f"{seat} to:{other}")
        menus.append(menu(copy, seat))
    return menus


@rule("SEN-20", "SEN-91")
def test_a_card_that_was_swapped_in_secret_may_be_anywhere_once_it_is_missed() -> None:
    t = with_kami("torii")
    floor(t)
    say(t, "1 to:mask give-hidden:dragon-trade-1a want:mask-trade-1a send", "2 accept:dragon")
    say(t, "0 kami:torii look:dragon take:dragon-trade-2a")
    assert may_be(t, 0, card("mask-trade-1a")) == [1]
    assert may_be(t, 0, card("dragon-trade-1a")) == [2, 3, 4, 5]


@rule("SEN-20")
def test_an_imagined_table_never_gives_a_card_to_who_cannot_have_it() -> None:
    t = floor(table())
    say(t, "0 to:mask give-hidden:cherry-trade-1a want:mask-trade-1a send", "2 accept:cherry")
    for seed in range(20):
        imagined = t.imagined(3, seed)
        assert isinstance(imagined, Senji)
        assert imagined.hands[5] == t.hands[5]
        assert {c for f in (0, 2) for c in imagined.hands[f]} == {*t.hands[0], *t.hands[2]}
        assert imagined.hands[family("fan")] == t.hands[family("fan")]


@rule("SEN-20", "SEN-27")
def test_a_card_shown_in_an_offer_is_not_imagined_in_a_bid() -> None:
    t = floor(table(4))
    giver, taker = t.family[1], t.family[0]
    own = names(t, POWERS[giver])
    lot = CARDS[t.lots[0]]
    say(t, f"1 bid:{lot} stake:{own[0]} stake:{own[2]} enough")
    say(t, f"1 to:{POWERS[taker]} give:{own[1]} send")
    for seed in range(60):
        imagined = t.imagined(0, seed)
        assert isinstance(imagined, Senji)
        shown = imagined.offers[giver * KINDS_OF_FAMILY + taker].shown
        assert not set(shown) & set(imagined.staked(giver))


@rule("SEN-20", "SEN-61")
def test_an_imagined_family_knows_its_imagined_hand_and_no_true_secret() -> None:
    t = floor(table(6))
    mine, theirs = names(t, "cherry")[0], names(t, "dragon")[0]
    say(t, f"0 to:dragon give-hidden:{mine} want:{theirs} send", "1 accept:cherry")
    rows = set()
    for seed in range(20):
        imagined = t.imagined(5, seed)
        assert isinstance(imagined, Senji)
        rows.add(imagined.cards_known.possible(0, 0))
        for each in range(KINDS_OF_FAMILY):
            own = imagined.cards_known.certain(each, each)
            assert own == imagined.cards_known.possible(each, each) == bits(imagined.hands[each])
    assert t.cards_known.possible(0, 0) not in rows
