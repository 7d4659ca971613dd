"""What choices tell of themselves: what is got, given, gained and lost."""

import pytest

from scenes.senji import attack, floor, flowers, hand, table, turn, units, with_kami
from table_talk import rule, say, word
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import CARDS
from tatami.games.senji.sights import cards
from tatami.games.senji.table import Senji
from tatami.texts.talk import Talk

TALK = Talk(SENJI, "en")


def of(t: Senji, line: str) -> str:
    """What is told of a choice."""
    seat, text = line.split()
    known = SENJI.details(t, t.open_asks(int(seat))[0])
    return TALK.details(known[word(t, int(seat), text)])


@rule("SEN-20")
def test_an_offer_tells_what_it_gives_and_asks_for() -> None:
    t = floor(table())
    say(t, "0 to:mask give:cherry-trade-1a want:mask-trade-1a want:any-support-2 send")
    told = of(t, "2 accept:cherry")
    assert "you get Cherry trade 1" in told
    assert "you give Mask trade 1, any support of 2 or more" in told
    assert "you ask for Mask trade 1, any support of 2 or more" in of(t, "0 withdraw:mask")
    say(t, "2 accept:cherry give-hidden:mask-support-2a")
    assert "you give Mask support 2, Mask trade 1" in of(t, "2 hand-over")


@rule("SEN-20")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("give-hidden:cherry-trade-1a", "you get, face down, 1 card"),
        (
            "give:cherry-trade-1a give-hidden:cherry-trade-1b",
            "trade 1, and face down 1 card",
        ),
    ],
)
def test_of_hidden_cards_an_offer_tells_the_number(words: str, told: str) -> None:
    t = floor(table())
    say(t, f"0 to:mask {words} want:any-card send")
    assert told in of(t, "2 accept:cherry")


@rule("SEN-27")
def test_a_bid_tells_what_lies_there() -> None:
    t = floor(table(4))
    lot = CARDS[t.lots[0]]
    own = cards(t.hands[t.family[1]])
    say(t, f"1 bid:{lot} stake:{own[1]} enough")
    assert of(t, f"0 bid:{lot}") == "your bid is worth 0, others have bid 1 card"
    assert "your bid is worth 1" in of(t, f"1 unbid:{lot}")


@rule("SEN-53", "SEN-55")
def test_executions_and_support_tell_what_they_do() -> None:
    t = hand(units(table(), bungo=3, shikoku=3), "dragon", "cherry-family-4a", "mask-support-2a")
    attack(t, "bungo", "shikoku", 3, dice=(2, 2, 2, 3, 3, 3, 4, 4, 4))
    assert of(t, "1 execute:cherry-family-4a") == "+4 honour, and −8 for the attacker"
    say(t, "1 spare")
    assert of(t, "1 support:mask-support-2a") == "2 combat points ahead"
    assert of(t, "1 support:dragon-support-0") == "does not change this roll"


@rule("SEN-25", "SEN-62", "SEN-63", "SEN-64", "SEN-65")
def test_autumn_tells_what_it_brings() -> None:
    others = ("dragon-trade-1a", "fan-trade-2a", "lotus-trade-1a", "sabre-trade-1a")
    t = hand(table(), "cherry", *others, "mask-family-2a", "mask-trade-2a")
    flowers(t, "cherry", "red-1", "red-2", "red-3", "red-12", "green-3", "blue-8", "gold-1")
    flowers(t, "mask", "blue-2", "blue-3")
    turn(t, "cherry")
    assert of(t, "0 call:mask-trade-2a") == "you choose one of 2 cards"
    assert of(t, "0 set") == "+10 honour, and −1 for each player who gets a card"
    assert of(t, "0 combine:four-suns") == "+12 honour"
    assert of(t, "0 expose:mask-family-2a") == "+2 honour"
    say(t, "0 expose:mask-family-2a done")
    assert of(turn(t, "cherry"), "0 recall:mask-family-2a") == "−2 honour"


@rule("SEN-03", "SEN-63", "SEN-66", "SEN-90")
def test_samurai_kami_and_mercenaries_tell_what_they_are() -> None:
    t = with_kami("torii")
    for place in t.provinces_of(0):
        t.owner[place] = 1
    t.honour[0] = 9
    flowers(t, "cherry", "red-2", "red-9", "red-10", "green-5", "green-7")
    turn(t, "cherry")
    assert of(t, "0 kami:torii") == "looks at a hand and takes a card"
    assert of(t, "0 hire:north") == "3 honour a unit"
    opened = SENJI.open(3, 1)
    while len(opened.asks) == 1:
        say(opened, f"{opened.asks[0].seat} {opened.asks[0].options[0].text}")
    assert isinstance(opened, Senji)
    told = SENJI.details(opened, opened.asks[0])
    assert all("honour" in TALK.details(known) for known in told.values())
    t = turn(flowers(table(), "cherry", "red-2", "red-9", "red-10", "green-5", "green-7"), "cherry")
    assert of(t, "0 combine:five-tanzaku") == "1 samurai out of 3"


def test_the_clock_needs_no_explanation() -> None:
    t = floor(table())
    (clock,) = [ask for ask in t.asks if ask.seat == NOBODY]
    assert SENJI.details(t, clock) == {}
    assert SENJI.details(t, t.open_asks(0)[0]) == {}
