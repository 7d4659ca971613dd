"""Winter: the auctions for absent families (SEN-26 to 29)."""

from scenes.senji import (
    attack,
    card,
    decoy,
    floor,
    hand,
    names,
    table,
)
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME


def auction(*lots: str, seats: int = 5) -> Senji:
    """Cherry is absent; these cards lie on top of its pile."""
    t = table(seats)
    tops = tuple(card(name) for name in lots)
    t.piles = replaced(t.piles, 0, tops + tuple(c for c in t.piles[0] if c not in tops))
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
    t.piles = replaced(t.piles, 0, t.piles[0][:1])
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
    t.hands = replaced(t.hands, 2, (card("mask-support-0"),))
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
    t.hands = replaced(t.hands, 2, tuple(sorted(keep)))
    say(t, "1 to:fan give:mask-trade-1a send", "1 bid:cherry-trade-1a", "2 accept:mask")
    assert menu(t, 1) == ["enough"]


@rule("SEN-28")
def test_tied_bids_stay_locked_and_still_count_next_winter() -> None:
    t = auction("cherry-family-4a", "cherry-trade-1a")
    say(t, "1 bid:cherry-family-4a stake:mask-family-2a enough")
    say(t, "2 bid:cherry-family-4a stake:fan-family-2a enough")
    say(t, "3 bid:cherry-family-4a stake:lotus-trade-1a enough")
    t.chronicle = []
    end(t)
    locked = [event.plain() for event in t.chronicle if event.kind.name == "bid-locked"]
    assert [each["cards"] for each in locked] == [["card:mask-family-2a"], ["card:fan-family-2a"]]
    assert t.lots == (card("cherry-family-4a"),)
    assert "mask-family-2a" not in names(t, "mask")
    assert "lotus-trade-1a" in names(t, "lotus")  # lower bids return here too
    floor(t)
    up = [event.plain() for event in t.chronicle if event.kind.name == "still-up"]
    assert up[0]["cards"] == ["card:cherry-family-4a"]
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
    t.hands = replaced(t.hands, 2, tuple(c for c in t.hands[2] if c != card("mask-family-2a")))
    t.piles = replaced(t.piles, 0, (card("mask-family-2a"), *t.piles[0]))
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
