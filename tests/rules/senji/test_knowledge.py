"""What each family knows of cards that change hands (SEN-20)."""

from scenes.senji import (
    attack,
    card,
    family,
    floor,
    hand,
    names,
    table,
    units,
    with_kami,
)
from table_talk import menu, rule, say
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.knowledge import Deal, bits, row_of
from tatami.games.senji.printed import CARDS, KINDS_OF_FAMILY, POWERS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME


def may_be(t: Senji, viewer: int, each: int) -> list[int]:
    """The holders with whom, as far as a viewer has seen, a card may be, swaps unseen aside."""
    known = t.cards_known
    seen = [known.may[row_of(viewer) * known.holders + h] for h in range(known.holders)]
    return [holder for holder, there in enumerate(seen) if there >> each & 1]


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
    # Who bids after the offer may, as far as the taker has seen, have staked any card of the hand.
    say(t, f"1 to:{POWERS[taker]} give:{own[1]} send")
    say(t, f"1 bid:{lot} stake:{own[0]} stake:{own[2]} enough")
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


@rule("SEN-20")
def test_a_card_in_the_way_of_another_goes_where_there_is_room() -> None:
    one, two, three = 0, 1, 2
    row = [bits((one, two)), bits((two, three)), bits((two,))]
    deal = Deal(row, [one, two, three], holders=[0, 1, 2])
    for each, able in ((one, [0]), (two, [0, 1, 2]), (three, [1])):
        deal.take_up(bits((each,)), able)
    deal.fill(two, holder=0, at=0)
    deal.fill(three, holder=1, at=0)
    deal.lay(table(), one, [0])  # only there, where two lies; and three can be nowhere else
    assert deal.cards == [one, three, two]


@rule("SEN-20")
def test_a_card_for_which_nobody_can_make_room_lies_where_there_is_some() -> None:
    one, two, three = 0, 1, 2
    row = [bits((one, two)), bits((two,)), bits((three,))]
    deal = Deal(row, [one, two, three], holders=[0, 2, 2])
    for each, able in ((one, [0]), (two, [0, 1]), (three, [2])):
        deal.take_up(bits((each,)), able)
    deal.fill(two, holder=0, at=0)
    deal.lay(table(), one, [0])  # where two lies, which the second holder has no place for
    assert deal.cards[0] == two
    assert one in deal.cards[1:]


@rule("SEN-20", "SEN-55")
def test_a_hostage_swapped_in_secret_may_be_with_any_other_family() -> None:
    t = units(table(), izumo=3, yamashiro=3)
    floor(t)
    say(t, "2 to:lotus give:mask-family-3a send", "4 accept:mask")
    say(t, "4 to:fan give-hidden:mask-family-3a want:fan-trade-2a send", "3 accept:lotus")
    t.answer(NOBODY, TIME)
    attack(t, "izumo", "yamashiro", 3)
    seen = SENJI.view(t, 2)
    assert seen["fight"]["risk"] == 6  # Fan has it, and Mask cannot know
    assert seen["hostages"][0]["seats"] == [0, 1, 3, 4, 5]
    assert seen["hostages"][0]["last_seen"] == 4
    lotus = seen["known"][3]
    assert "mask-family-3a" not in lotus["cards"]
    assert "mask-family-3a" in lotus["last_seen"]
    say(t, "3 execute:mask-family-3a")
    assert t.honour[2] == -6


@rule("SEN-20", "SEN-55")
def test_who_holds_no_card_that_is_unknown_holds_no_hostage() -> None:
    t = units(table(), izumo=3, yamashiro=3)
    t.hands = replaced(t.hands, 3, (card("fan-support-0"),))
    floor(hand(t, "lotus", "mask-family-3a"))
    t.answer(NOBODY, TIME)
    attack(t, "izumo", "yamashiro", 3)
    assert SENJI.view(t, 2)["fight"]["risk"] == 0
    assert SENJI.view(t, 2)["hostages"][0]["seats"] == [0, 1, 4, 5]


@rule("SEN-20")
def test_the_law_of_truth_notices_what_a_view_gets_wrong() -> None:
    t = units(hand(table(), "fan", "mask-family-3a"), izumo=3, yamashiro=3)
    attack(t, "izumo", "yamashiro", 3)
    seen = SENJI.view(t, 2)
    assert SENJI.untrue(t, seen) == []
    other = t.copy()
    other.hands = replaced(other.hands, 4, (*other.hands[4], card("mask-family-2a")))
    assert SENJI.untrue(other, seen) == ["hostage mask-family-2a"]
    other = t.copy()
    other.hands = replaced(other.hands, 3, (card("mask-family-3a"), card("mask-family-2a")))
    assert set(SENJI.untrue(other, seen)) >= {"risk at yamashiro", "known fan-trade-2a"}
