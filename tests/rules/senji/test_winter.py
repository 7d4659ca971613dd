"""Winter: the open floor and its offers (SEN-20 to 25)."""

from scenes.senji import (
    attack,
    decoy,
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
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.words import TIME


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
def test_only_who_writes_a_letter_sees_it() -> None:
    t = floor(table())
    assert SENJI.view(t, 0)["draft"] is None
    say(t, "0 to:mask give:cherry-support-2a")
    mine = SENJI.view(t, 0)["draft"]
    assert (mine["seat"], mine["shown"]) == (2, ["cherry-support-2a"])
    assert [SENJI.view(t, other)["draft"] for other in (NOBODY, 2)] == [None, None]


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
    say(t, "0 to:mask want:mask-trade-3a send")  # the caller does not know that it is gone
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
    say(t, "0 call:mask-trade-2a")
    assert t.asks[0].private  # which cards may be shown tells what the hand holds
    say(t, "2 show:red-1 show:red-3")
    assert menu(t) == ["pick:red-1", "pick:red-3"]
    assert SENJI.view(t, 0)["shown"] == ["red-1", "red-3"]
    assert SENJI.view(t, 1)["shown"] == []
    say(t, "0 pick:red-3")
    assert SENJI.view(t, 0)["flowers"] == ["red-3"]
    assert SENJI.view(t, 2)["flowers"] == ["red-1", "red-2"]
    assert "mask-trade-2a" in names(t, "mask")


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
    told = [event.kind.name for event in t.chronicle if event.known_to(4)]
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


@rule("SEN-20")
def test_a_draft_of_cards_that_stay_is_kept_when_another_card_has_moved() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send", "0 to:sabre give:cherry-trade-2a")
    say(t, "2 accept:cherry", "0 send")
    assert "accept:cherry" in menu(t, 5)
