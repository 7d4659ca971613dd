"""Kami, where the option is played (SEN-90 to 94), and looking into hands (SEN-91, Naoe)."""

from typing import Final

from tatami.core.ask import Ask, Freely
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Choosing, Combat, Looking, Reroll, Winter
from tatami.games.senji.printed import (
    FACES,
    FAMILIES,
    IS_DECOY,
    KAMI_OF,
    KINDS_OF_SAMURAI,
    MILITARY,
    face,
)
from tatami.games.senji.rules.cards import free_cards, named, seat
from tatami.games.senji.rules.offers import exchange
from tatami.games.senji.rules.sand import CLOCK
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import ALL_FLOWERS, AS_KAMI, DECK, GONE, UNDER
from tatami.games.senji.words import (
    CARD,
    CARD_TAKEN,
    DRAW,
    ENOUGH,
    FAMILY,
    FLOWER,
    KAMI_OF_SAMURAI,
    LOOK,
    LOOKED_AT,
    REROLL,
    REROLLED,
    SAMURAI_NAMED,
    SAW_HAND,
    TAKE,
    TIME,
    TIME_IS_UP,
    TOOK_CARD,
    TOOK_FLOWER,
    USED_KAMI,
)


def kami_held(t: Senji, family: int, kind: int) -> list[int]:
    """The kami of a kind that a family may still use (SEN-90)."""
    if AS_KAMI not in t.where:
        return []
    return [
        samurai
        for samurai in range(KINDS_OF_SAMURAI)
        if t.where[samurai] == AS_KAMI and t.lord[samurai] == family and KAMI_OF[samurai] == kind
    ]


def use_up(t: Senji, family: int, samurai: int) -> None:
    """A kami is used once; then its card leaves the game (SEN-90)."""
    t.where[samurai] = GONE
    t.tell(USED_KAMI, seat(t, family), SAMURAI_NAMED[samurai])


def others_with_cards(t: Senji, family: int) -> list[int]:
    """The opponents who hold more than their decoy; how many cards they hold all can see."""
    return [
        other
        for other in t.families()
        if other != family and len(t.hands[other]) - len(t.staked(other)) > 1
    ]


# -- diplomatic: look into a hand and take a card (SEN-91) -----------------------------------


def with_the_clock(ask: Ask, k: Looking) -> Ask | Freely:
    """In winter the floor waits for a kami, but the sand runs on (SEN-91)."""
    return Freely([ask, CLOCK]) if k.winter else ask


def time_is_up(t: Senji, k: Looking) -> None:
    """The winter is over, whatever the kami has still to do (SEN-91)."""
    t.tell(TIME_IS_UP)
    t.nearest(Winter).over = True
    t.end(k)


def choose_a_hand(t: Senji, k: Looking) -> Ask | Freely | None:
    """Whose diplomacy cards are looked at (SEN-91)."""
    if k.other != NOBODY:
        return None
    ask = Ask(t.seat[k.family], "SEN-91")
    able = others_with_cards(t, k.family)
    for other in t.families():
        ask.offer(LOOK[other], unless="" if other in able else "SEN-91")
    return with_the_clock(ask, k)


def see_the_hand(t: Senji, k: Looking) -> None:
    """All cards in hand are seen; what lies in bids is not in hand (SEN-91). Of Naoe's look only
    the opponent is told (SEN-80)."""
    if k.answers:
        if k.answers[0] is TIME:
            time_is_up(t, k)
            return
        k.other = k.answers[0].arg
    t.reveal()
    staked = t.staked(k.other)
    hand = tuple([card for card in t.hands[k.other] if card not in staked])
    t.cards_known.saw_all(k.family, k.other, hand)
    if k.winter:
        t.rumours_run()
    if k.kami == NOBODY:
        t.whisper(t.seat[k.other], LOOKED_AT, seat(t, k.family), FAMILY[k.other])
    else:
        t.tell(LOOKED_AT, seat(t, k.family), FAMILY[k.other])
    t.whisper(t.seat[k.family], SAW_HAND, FAMILY[k.other], named(hand))


def choose_a_card(t: Senji, k: Looking) -> Ask | Freely | None:
    """One of them is taken, never the decoy (SEN-91)."""
    if k.kami == NOBODY:
        return None
    ask = Ask(t.seat[k.family], "SEN-91", "take")
    free = free_cards(t, k.other)
    for card in t.hands[k.other]:
        if card in free or IS_DECOY[card]:
            ask.offer(TAKE[card], unless="SEN-22" if IS_DECOY[card] else "")
    return with_the_clock(ask, k)


def take_the_card(t: Senji, k: Looking) -> None:
    """It goes to the hand of who used the kami (SEN-91)."""
    if not k.answers:
        return
    if k.answers[0] is TIME:
        time_is_up(t, k)
        return
    card = k.answers[0].arg
    exchange(t, k.other, k.family, (card,), ())
    if k.winter:
        t.rumours_run()
    t.whisper(t.seat[k.family], TOOK_CARD, FAMILY[k.other], CARD[card])
    t.whisper(t.seat[k.other], CARD_TAKEN, FAMILY[k.family], CARD[card])


LOOKING: Final = script(Senji, Looking, choose_a_hand, see_the_hand, choose_a_card, take_the_card)

# -- economic: any card of the deck (SEN-92) -------------------------------------------------


def look_through_the_deck(t: Senji, c: Choosing) -> None:
    """The whole hanafuda deck is looked at (SEN-92)."""
    t.reveal()
    t.flowers_known.saw_all(c.family, DECK, t.deck)


def choose_a_flower(t: Senji, c: Choosing) -> Ask:
    """Any card may be taken (SEN-92)."""
    ask = Ask(t.seat[c.family], "SEN-92")
    there = [False] * len(FACES)
    for flower in t.deck:
        there[face(flower)] = True
    for shown in range(len(FACES)):
        if there[shown]:
            ask.offer(DRAW[shown])
    return ask


def take_the_flower(t: Senji, c: Choosing) -> None:
    """Then the deck is shuffled (SEN-92)."""
    shown = c.answers[0].arg
    flower = min([flower for flower in t.deck if face(flower) == shown])
    t.flowers_known.all_passed(UNDER, DECK)
    t.flowers_known.passed(DECK, c.family, (flower,), ALL_FLOWERS)
    t.deck = t.shuffled([other for other in t.deck if other != flower])
    t.under = ()
    t.put_flowers(c.family, (flower,))
    t.whisper(t.seat[c.family], TOOK_FLOWER, FLOWER[shown])


CHOOSING: Final = script(Senji, Choosing, look_through_the_deck, choose_a_flower, take_the_flower)

# -- military: dice rolled again (SEN-93) ----------------------------------------------------


def ask_for_the_kami(t: Senji, r: Reroll) -> Ask | None:
    """After the roll and before support cards, defender first (SEN-90); there is one re-roll in a
    combat (SEN-93)."""
    if t.nearest(Combat).rerolled:
        return None
    ask = Ask(t.seat[r.family], "SEN-93")
    ask.offer(ENOUGH)
    for samurai in kami_held(t, r.family, MILITARY):
        ask.offer(KAMI_OF_SAMURAI[samurai])
    return ask


def call_the_kami(t: Senji, r: Reroll) -> None:
    """Or it is spared for another combat (SEN-90)."""
    if not r.answers or r.answers[0] is ENOUGH:
        t.end(r)
        return
    r.kami = r.answers[0].arg
    use_up(t, r.family, r.kami)
    t.nearest(Combat).rerolled = True


def pick_a_die(t: Senji, r: Reroll) -> Ask:
    """Any number of the rolled dice, in the order of the families (SEN-93)."""
    ask = Ask(t.seat[r.family], "SEN-93", "dice")
    dice = t.nearest(Combat).dice
    if r.picked:
        ask.offer(ENOUGH)
    last = r.picked[-1] if r.picked else 0
    for shown in range(last, len(FAMILIES)):
        if dice.count(shown) > r.picked.count(shown):
            ask.offer(REROLL[shown])
    return ask


def roll_it_again(t: Senji, r: Reroll) -> None:
    """Dice set aside by samurai are not among them (SEN-93)."""
    word = r.answers[0]
    c = t.nearest(Combat)
    if word is not ENOUGH:
        r.picked = (*r.picked, word.arg)
        last = r.picked[-1]
        more = sum([c.dice.count(shown) for shown in range(last, len(FAMILIES))])
        if more > r.picked.count(last):
            t.go_to(r, pick_a_die)
            return
    dice = list(c.dice)
    for shown in r.picked:
        dice.remove(shown)
    dice += [t.below(len(FAMILIES)) for _ in r.picked]
    c.dice = tuple(sorted(dice))
    t.tell(
        REROLLED,
        seat(t, r.family),
        SAMURAI_NAMED[r.kami],
        tuple([FAMILY[die] for die in c.dice]),
    )


REROLLING: Final = script(Senji, Reroll, ask_for_the_kami, call_the_kami, pick_a_die, roll_it_again)
