"""Winter: what is asked for by its kind, and the replies (SEN-20)."""

import pytest

from scenes.senji import attack, card, floor, hand, names, table, turn, units, with_kami
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.knowledge import bits, listed
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.printed import CARDS, DECOYS
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import TRADABLE
from tatami.games.senji.wishes import BY_WISH, MEETS, MOST_WISHES, WISHES, met_by
from tatami.games.senji.words import TIME
from tatami.texts.talk import Talk


def told(t: Senji, seat: int) -> list[str]:
    """What a seat has been told that not all were."""
    events = [event for event in t.chronicle or [] if event.known_to(seat)]
    return [event.kind.name for event in events]


def replies(t: Senji, seat: int) -> list[str]:
    """The cards that may be handed over face up."""
    return [text.partition(":")[2] for text in menu(t, seat) if text.startswith("give:")]


@rule("SEN-20")
def test_any_card_may_be_asked_for_whoever_is_thought_to_hold_it() -> None:
    t = floor(table())
    say(t, "2 to:fan give:mask-trade-3a send", "3 accept:mask")
    say(t, "2 to:lotus")  # the mask knows well who has it
    asked = {text.partition(":")[2] for text in menu(t, 2) if text.startswith("want:")}
    cards = asked - set(WISHES)
    own = {CARDS[each] for each in t.hands[2]}
    assert cards == {CARDS[each] for each in listed(TRADABLE)} - own
    others = ~bits(t.hands[2])
    assert asked - cards == {wish for wish, there in BY_WISH.items() if there & others}
    assert "any-mask-support" not in asked  # all are its own
    assert "mask-trade-3a" in cards
    assert {why(t, f"2 want:{CARDS[decoy]}") for decoy in DECOYS} == {"SEN-22"}


@rule("SEN-20", "SEN-21")
def test_what_lies_open_is_not_asked_for() -> None:
    t = hand(table(5), "dragon", "mask-family-1a")
    turn(t, "dragon")
    say(t, "0 expose:mask-family-1a done")
    floor(t)
    say(t, "1 to:dragon")
    lots = {CARDS[lot] for lot in t.lots}
    assert lots
    assert not {f"want:{each}" for each in (*lots, "mask-family-1a")} & set(menu(t, 1))


@rule("SEN-20")
def test_who_accepts_a_wish_chooses_what_meets_it() -> None:
    t = floor(hand(table(), "mask", "fan-support-1a"))
    say(t, "0 to:mask give:cherry-trade-1a want:any-support-2 send", "2 accept:cherry")
    assert replies(t, 2) == ["mask-support-2a", "mask-support-3a", "mask-support-4a"]
    assert why(t, "2 give:mask-support-1a") == why(t, "2 give-hidden:fan-support-1a") == "SEN-20"
    assert why(t, "2 give:mask-support-0") == "SEN-22"
    assert "hand-over" not in menu(t, 2)
    say(t, "2 give-hidden:mask-support-2a")
    assert menu(t, 2) == ["hand-over", "call-off"]
    assert "mask-support-2a" in names(t, "mask")  # nothing has moved yet
    say(t, "2 hand-over")
    assert "mask-support-2a" in names(t, "cherry")
    assert "cherry-trade-1a" in names(t, "mask")
    assert "accept:cherry" not in menu(t, 2)


@rule("SEN-20")
def test_a_member_of_the_own_family_is_asked_back_whichever_it_is() -> None:
    t = floor(hand(table(), "fan", "mask-family-1a", "mask-family-3a"))
    say(t, "2 to:fan want:any-mask-hostage send", "3 accept:mask")
    assert replies(t, 3) == ["mask-family-1a", "mask-family-3a"]
    say(t, "3 give:mask-family-1a hand-over")
    assert "mask-family-1a" in names(t, "mask")


@rule("SEN-20")
def test_one_hidden_card_is_swapped_for_another() -> None:
    t = floor(table())
    t.chronicle = []
    say(t, "0 to:mask give-hidden:cherry-family-4a want:any-card send")
    seen = SENJI.view(t, 2)["offers_in"][0]
    assert (seen["shown"], seen["face_down"], seen["kinds"]) == ([], 1, ["any-card"])
    say(t, "2 accept:cherry give-hidden:mask-family-1a")
    assert SENJI.view(t, 0)["offers_out"][0]["laid"] == []
    assert told(t, 0) == []  # until it is done
    say(t, "2 hand-over")
    assert "mask-family-1a" in names(t, "cherry")
    assert "cherry-family-4a" in names(t, "mask")
    assert told(t, 0) == ["traded"]


@rule("SEN-20")
def test_an_open_card_is_seen_by_the_asker_who_may_still_withdraw() -> None:
    t = floor(table())
    t.chronicle = []
    say(t, "0 to:mask give:cherry-trade-1a want:any-trade send", "2 accept:cherry")
    before = t.revealed
    say(t, "2 give:mask-trade-1a")
    assert t.revealed > before
    assert SENJI.view(t, 0)["offers_out"][0]["laid"] == ["mask-trade-1a"]
    assert told(t, 0) == ["card-laid"]
    say(t, "0 withdraw:mask")
    assert "hand-over" not in menu(t, 2)
    assert SENJI.view(t, 2)["draft"] is None
    assert "mask-trade-1a" in names(t, "mask")


@rule("SEN-20")
def test_only_who_puts_a_reply_together_sees_it() -> None:
    t = floor(table())
    say(t, "0 to:mask want:mask-trade-3a want:any-hostage want:any-trade send", "2 accept:cherry")
    others = [SENJI.view(t, seat) for seat in (NOBODY, 0, 1)]
    say(t, "2 give-hidden:mask-family-2a give-hidden:mask-trade-2a")
    assert [SENJI.view(t, seat) for seat in (NOBODY, 0, 1)] == others
    mine = SENJI.view(t, 2)["draft"]
    assert mine["reply"]
    assert mine["hidden"] == ["mask-family-2a", "mask-trade-2a"]
    assert (mine["wanted"], mine["kinds"]) == (["mask-trade-3a"], ["any-hostage", "any-trade"])
    third = t.copy()
    say(third, "2 hand-over")
    assert SENJI.view(third, 1)["players"][2]["cards"] == 12 - 3


@rule("SEN-20")
def test_calling_it_off_declines_the_offer() -> None:
    t = floor(table())
    t.chronicle = []
    say(t, "0 to:mask want:any-card send", "2 accept:cherry give:mask-trade-1a call-off")
    assert told(t, 0) == ["card-laid", "offer-declined"]
    assert "to:mask" in menu(t, 0)
    assert "accept:cherry" not in menu(t, 2)
    assert "ready" in menu(t, 2)


@rule("SEN-20")
def test_who_cannot_meet_a_wish_cannot_accept_and_the_asker_learns_nothing() -> None:
    t = floor(table())
    say(t, "0 to:mask want:any-fan-card send")
    before = SENJI.view(t, 0)
    assert why(t, "2 accept:cherry") == "SEN-20"
    assert not SENJI.view(t, 2)["offers_in"][0]["acceptable"]
    other = floor(hand(table(), "mask", "fan-trade-2a"))
    say(other, "0 to:mask want:any-fan-card send")
    assert SENJI.view(other, 2)["offers_in"][0]["acceptable"]
    assert before["offers_out"] == SENJI.view(other, 0)["offers_out"]


@rule("SEN-20")
def test_a_card_asked_for_by_name_meets_no_wish_besides() -> None:
    t = table()
    t.hands = replaced(t.hands, 2, (card("mask-support-0"), card("mask-trade-1a")))
    floor(t)
    say(t, "0 to:mask want:mask-trade-1a want:any-trade send")
    assert why(t, "2 accept:cherry") == "SEN-20"
    t = floor(table())
    say(t, "0 to:mask want:mask-trade-1a want:any-trade send", "2 accept:cherry")
    assert why(t, "2 give:mask-trade-1a") == "SEN-20"
    say(t, "2 give:mask-trade-1b hand-over")
    assert {"mask-trade-1a", "mask-trade-1b"} <= set(names(t, "cherry"))


@rule("SEN-20")
def test_every_card_of_the_menu_leads_to_a_complete_reply() -> None:
    t = table()
    few = ("mask-support-0", "mask-family-3a", "mask-support-1a", "mask-support-3a")
    t.hands = replaced(t.hands, 2, tuple(sorted(card(each) for each in few)))
    floor(t)
    say(t, "0 to:mask want:any-card want:any-support-3 send", "2 accept:cherry")
    # The only support of 3 comes last, so that any other card is for the first wish.
    assert replies(t, 2) == ["mask-family-3a", "mask-support-1a"]
    say(t, "2 give:mask-support-1a")
    assert replies(t, 2) == ["mask-support-3a"]


@rule("SEN-20")
def test_an_offer_holds_five_wishes_at_most_in_ascending_order() -> None:
    t = floor(table())
    say(t, "0 to:mask want:any-card want:any-hostage")
    assert "want:any-card" not in menu(t, 0)
    assert not [text for text in menu(t, 0) if text.startswith(("give", "want:mask"))]
    say(t, "0 want:any-hostage want:any-hostage want:any-hostage")
    assert menu(t, 0) == ["send", "scrap"]
    assert len(t.drafts[0].wishes) == MOST_WISHES


@rule("SEN-20")
def test_a_reply_whose_card_has_moved_is_begun_anew() -> None:
    t = floor(with_kami("torii"))
    say(t, "1 to:mask want:any-trade send", "2 accept:dragon give:mask-trade-1a")
    say(t, "0 kami:torii look:mask take:mask-trade-1a")
    assert SENJI.view(t, 1)["offers_out"][0]["laid"] == []
    assert "accept:dragon" in menu(t, 2)
    say(t, "2 accept:dragon")
    assert replies(t, 2) == ["mask-trade-1b", "mask-trade-2a", "mask-trade-3a"]


@rule("SEN-20")
def test_a_reply_ends_with_the_offer_and_stays_when_another_card_has_moved() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a want:any-trade send")
    say(t, "0 to:fan give:cherry-trade-1a send", "0 to:lotus give:cherry-trade-2a send")
    say(t, "2 accept:cherry give-hidden:mask-trade-1a", "4 accept:cherry")
    assert "hand-over" in menu(t, 2)
    say(t, "3 accept:cherry")
    assert "hand-over" not in menu(t, 2)
    assert t.drafts[2] is NO_OFFER


@rule("SEN-20")
def test_time_ends_a_reply() -> None:
    t = floor(table(3))
    say(t, "0 to:fan want:any-trade send", "1 accept:mask give:fan-trade-2a")
    t.answer(NOBODY, TIME)
    assert not t.asks
    assert {*t.offers, *t.drafts} == {NO_OFFER}
    assert "fan-trade-2a" in names(t, "fan")


@rule("SEN-20")
def test_a_card_laid_open_is_not_imagined_elsewhere() -> None:
    t = floor(hand(table(), "fan", "mask-trade-1a"))
    say(t, "0 to:mask give:cherry-trade-1a send", "2 accept:cherry")
    say(t, "1 to:mask want:any-cherry-card send", "2 accept:dragon give:cherry-trade-1a")
    for seed in range(20):
        imagined = t.imagined(1, seed)
        assert isinstance(imagined, Senji)
        assert card("cherry-trade-1a") in imagined.hands[2]
        assert SENJI.view(imagined, 1) == SENJI.view(t, 1)


@rule("SEN-20")
def test_a_view_tells_what_each_family_may_hold_likeliest_first() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a send", "2 accept:cherry")
    held = {each["seat"]: each["cards"] for each in SENJI.view(t, 3)["may_hold"]}
    assert set(held) == {0, 1, 2, 4, 5}
    mask = held[2]
    assert (
        mask.index("mask-trade-1a") < mask.index("cherry-trade-2a") < mask.index("lotus-trade-1a")
    )
    assert "mask-support-0" not in mask
    assert held[4].index("lotus-trade-1a") < held[4].index("cherry-trade-2a")
    assert SENJI.view(t, NOBODY)["may_hold"] == []
    t.answer(NOBODY, TIME)
    assert SENJI.view(t, 3)["may_hold"] == []


@rule("SEN-20")
def test_the_law_notices_a_card_that_a_family_is_said_not_to_hold() -> None:
    t = floor(table())
    seen = SENJI.view(t, 3)
    assert SENJI.untrue(t, seen) == []
    seen["may_hold"][0]["cards"].remove("cherry-trade-1a")
    assert SENJI.untrue(t, seen) == ["missed cherry-trade-1a"]


@rule("SEN-20", "SEN-55")
def test_a_hostage_handed_over_for_a_wish_is_known_to_the_two_families_only() -> None:
    t = units(table(), izumo=3, yamashiro=3)
    floor(hand(t, "lotus", "mask-family-3a"))
    say(t, "3 to:lotus give-hidden:fan-trade-2a want:any-hostage-3 send", "4 accept:fan")
    say(t, "4 give-hidden:mask-family-3a hand-over")
    assert "mask-family-3a" in [
        each for known in SENJI.view(t, 4)["known"] for each in known["last_seen"]
    ]
    t.answer(NOBODY, TIME)
    attack(t, "izumo", "yamashiro", 3)
    assert SENJI.view(t, 2)["fight"]["risk"] == 6
    assert 3 in SENJI.view(t, 2)["hostages"][0]["seats"]


@rule("SEN-20")
@pytest.mark.parametrize(
    ("language", "hidden_only", "wanted"),
    [
        ("en", "face down: 2 cards. You would give: any support of 2 or more.", "any hostage"),
        ("fr", "Elle donne, face cachée", "n’importe quel soutien de 2 ou plus"),
        ("es", "Te da, boca abajo: 2 cartas; te pide: un apoyo de 2 o más.", "un rehén cualquiera"),
    ],
)
def test_an_offer_of_hidden_cards_is_told_in_words(
    language: str, hidden_only: str, wanted: str
) -> None:
    t = floor(table())
    t.chronicle = []
    say(t, "0 to:mask give-hidden:cherry-trade-1a give-hidden:cherry-trade-1b")
    say(t, "0 want:any-support-2 send")
    talk = Talk(SENJI, language)
    (line,) = [talk.event(event) for event in t.chronicle if event.known_to(2)]
    assert hidden_only in line
    assert wanted in line or wanted in talk.name("any-hostage")


def test_a_wish_is_one_thing_and_there_are_two_cards_for_it() -> None:
    assert len(set(MEETS)) == len(MEETS)
    assert min(len(listed(there)) for there in MEETS) > 1


def test_cards_meet_wishes_in_whatever_order_they_come() -> None:
    any_card, support_3 = WISHES.index("any-card"), WISHES.index("any-support-3")
    one, three = card("mask-support-1a"), card("mask-support-3a")
    assert met_by((any_card, support_3), (), [three, one]) == [one, three]
    assert met_by((any_card, support_3), (one,), [card("fan-trade-2a")]) == []
    assert met_by((support_3,), (one,), [three]) == []
    assert met_by((), (), [one]) == []
