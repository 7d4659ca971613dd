"""Tables that a seat imagines agree with all that it has seen."""

from scenes.senji import (
    floor,
    flowers,
    hand,
    names,
    order,
    play,
    samurai,
    summer,
    table,
    turn,
    with_kami,
)
from table_talk import menu, rule, say
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Recruiting, Returning
from tatami.games.senji.game import SENJI
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.printed import CARDS, POWERS, SAMURAI
from tatami.games.senji.rules.combinations import discard
from tatami.games.senji.rules.honour import die
from tatami.games.senji.table import Senji


def imagined(t: Senji, seat: int, seed: int) -> Senji:
    """A table that this seat cannot tell from the true one."""
    other = t.imagined(seat, seed)
    assert isinstance(other, Senji)
    return other


def looked_under(t: Senji) -> tuple[int, ...]:
    """The mask calls in a card of the absent cherry; what it puts under the deck."""
    turn(hand(t, "mask", "cherry-trade-3a"), "mask")
    say(t, "1 call:cherry-trade-3a")
    say(t, f"1 {menu(t)[0]}")
    return t.deck[-2:]


@rule("SEN-61")
def test_who_put_cards_under_the_deck_knows_them_there_whoever_draws() -> None:
    t = table(5)
    t.deck = t.shuffled(t.deck)
    under = looked_under(t)
    t.put_flowers(3, t.draw_flowers(2, 3))
    assert {imagined(t, 1, seed).deck[-2:] for seed in range(20)} == {under}
    assert len({imagined(t, 0, seed).deck[-2:] for seed in range(20)}) > 10


@rule("SEN-61")
def test_who_put_a_card_under_the_deck_knows_who_has_drawn_it() -> None:
    t = table(5)
    t.deck = t.shuffled(t.deck)
    under = looked_under(t)
    t.deck = t.deck[-3:]
    t.put_flowers(3, t.draw_flowers(2, 3))
    for seed in range(20):
        assert under[0] in imagined(t, 1, seed).flowers[3]
        assert imagined(t, 1, seed).deck == under[1:]


@rule("SEN-07", "SEN-61")
def test_a_shuffled_deck_is_made_of_what_everyone_saw_discarded() -> None:
    t = table(6)
    t.deck = t.shuffled(t.deck)
    for each in range(6):
        t.put_flowers(each, t.draw_flowers(16, each))
    for flower in t.flowers[1][:10]:
        discard(t, 1, flower)
    public = set(t.discard)
    t.put_flowers(2, t.draw_flowers(1, 2))
    for seed in range(20):
        other = imagined(t, 0, seed)
        assert set(other.deck) < public
        assert len(public & set(other.flowers[2])) == 1


@rule("SEN-63", "SEN-66")
def test_samurai_chosen_and_not_yet_stationed_are_known_to_their_lord_only() -> None:
    t = table(6)
    t.retinue = t.shuffled(t.retinue)
    play(t, Recruiting(0, 6, 2, NOBODY, True))
    for _ in range(2):
        say(t, f"0 {menu(t)[0]}")
        kept = t.kept
        assert {imagined(t, 0, seed).kept for seed in range(9)} == {kept}
        others = [imagined(t, 3, seed) for seed in range(20)]
        assert len({other.kept for other in others}) > 4
        for other in others:
            assert {s for s in range(len(SAMURAI)) if other.lord[s] == 0} == set(other.kept)
            assert not set(other.kept) & set(other.retinue)


@rule("SEN-91", "SEN-27")
def test_a_card_seen_in_hand_is_not_imagined_in_a_bid() -> None:
    t = table(4, kami="yes")
    samurai(t, "torii", "izumo")
    die(t, SAMURAI.index("torii"))
    floor(t)
    own = names(t, POWERS[t.family[1]])
    lot = CARDS[t.lots[0]]
    say(t, f"1 bid:{lot} stake:{own[0]} enough")
    assert len({imagined(t, 0, seed).bids for seed in range(40)}) > 5
    say(t, f"0 kami:torii look:{POWERS[t.family[1]]} take:{own[1]}")
    assert {imagined(t, 0, seed).bids for seed in range(40)} == {t.bids}
    assert len({imagined(t, 2, seed).bids for seed in range(40)}) > 5
    say(t, f"1 bid:{lot} stake:{own[2]} enough")
    staked = {card for seed in range(40) for _, _, card, _ in imagined(t, 0, seed).bids}
    assert len(staked) > 5
    assert CARDS.index(own[1]) not in staked


@rule("SEN-27")
def test_a_bid_taken_back_may_have_been_any_of_the_cards_staked() -> None:
    t = floor(table(4))
    own = names(t, POWERS[t.family[1]])
    first, second = CARDS[t.lots[0]], CARDS[t.lots[1]]
    say(t, f"1 bid:{first} stake:{own[0]} enough bid:{second} stake:{own[2]} enough")
    say(t, f"1 unbid:{first}")
    assert len({imagined(t, 0, seed).bids for seed in range(40)}) > 5
    say(t, f"1 unbid:{second}")
    family = t.family[1]
    known = t.cards_known.likely(t.family[0], family)
    assert all(known >> card & 1 for card in t.hands[family])


@rule("SEN-20")
def test_nobody_knows_how_many_letters_others_have_written() -> None:
    t = floor(table(6))
    say(t, "0 to:dragon scrap ready not-ready")
    assert {imagined(t, 0, seed).letters_left(0) for seed in range(9)} == {10}
    guesses = {imagined(t, 3, seed).letters_left(0) for seed in range(60)}
    assert guesses == set(range(12))  # the change of mind was seen


@rule("SEN-62")
def test_nobody_else_knows_that_a_set_is_being_put_together() -> None:
    t = table(6)
    of_all = [f"{family}-trade-1a" for family in ("dragon", "mask", "lotus", "sabre")]
    turn(hand(t, "cherry", *of_all, "fan-trade-2a"), "cherry")
    asked = menu(t)
    say(t, f"0 set return:{of_all[0]}")
    mine = imagined(t, 0, 1).frames[-1]
    assert isinstance(mine, Returning)
    assert mine.chosen == (CARDS.index(of_all[0]),)
    assert menu(imagined(t, 3, 1)) == asked
    assert SENJI.view(imagined(t, 3, 1), 3) == SENJI.view(t, 3)


@rule("SEN-63")
def test_nobody_else_knows_that_a_combination_is_being_put_together() -> None:
    t = flowers(table(6), "cherry", *[f"red-{n}" for n in range(1, 6)])
    turn(t, "cherry")
    asked = len(menu(t))
    say(t, "0 combine:short-run")
    assert len(menu(t)) < asked
    other = imagined(t, 3, 1)
    assert other.asks[0].rule == "SEN-60"


@rule("SEN-63", "SEN-80")
def test_a_choice_in_ascending_order_can_go_on_where_it_is_imagined() -> None:
    t = table(6)
    t.retinue = t.shuffled(t.retinue)
    play(t, Recruiting(0, 6, 2, NOBODY, True))
    say(t, f"0 {menu(t)[-1]}")
    assert all(menu(imagined(t, 3, seed), 0) for seed in range(40))
    t = samurai(order(table(), bungo="production"), "chosogabe", "bungo")
    t.deck = (90, 92, 94, 95, *t.deck[:40])
    summer(t)
    say(t, "0 discard:gold-12")
    assert all(menu(imagined(t, 3, seed), 0) for seed in range(40))


@rule("SEN-20")
def test_a_secret_swap_that_has_come_to_light_is_not_undone() -> None:
    t = floor(table(6))
    say(t, "0 to:mask give-hidden:cherry-trade-1a want:mask-trade-1a send", "2 accept:cherry")
    say(t, "0 to:fan give:mask-trade-1a send")
    for seed in range(9):
        other = imagined(t, 3, seed)
        assert CARDS.index("mask-trade-1a") in other.hands[0]
        assert [len(held) for held in other.hands] == [12] * 6


@rule("SEN-20")
def test_what_lies_face_down_in_an_offer_may_be_any_card_of_its_giver() -> None:
    t = floor(table(6))
    say(t, "0 to:mask give:cherry-trade-2a give-hidden:cherry-trade-3a send")
    letters = [imagined(t, 2, seed).offers[2] for seed in range(40)]
    assert {letter.shown for letter in letters} == {(CARDS.index("cherry-trade-2a"),)}
    assert len({letter.hidden for letter in letters}) > 5
    assert imagined(t, 0, 1).offers[2].hidden == (CARDS.index("cherry-trade-3a"),)
    assert all(imagined(t, 4, seed).offers[2] is NO_OFFER for seed in range(9))


@rule("SEN-92")
def test_a_table_is_copied_and_imagined_while_an_economic_kami_looks() -> None:
    t = turn(with_kami("ekes"), "cherry")
    say(t, "0 kami:ekes")
    other = imagined(t, 3, 1)
    say(other, "0 draw:red-8")
    assert len(other.flowers[0]) == 1
    assert t.flowers[0] == ()


@rule("SEN-07", "SEN-61")
def test_who_knows_which_cards_a_shuffled_deck_holds_does_not_know_their_order() -> None:
    t = table(6)
    t.deck = t.shuffled(t.deck)
    for each in range(6):
        t.put_flowers(each, t.draw_flowers(16, each))
    for flower in t.flowers[1][:10]:
        discard(t, 1, flower)
    t.put_flowers(0, t.draw_flowers(1, 0))
    decks = [imagined(t, 0, seed).deck for seed in range(20)]
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(t.deck))}
    assert len(set(decks)) > 10
