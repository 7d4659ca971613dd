"""Combat: dice, support cards, losses and honour (SEN-50 to 59)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.games.senji.frames import Combat, Reroll
from tatami.games.senji.printed import (
    AKASHI,
    AKASHI_DICE,
    BABA,
    DICE,
    FAMILIES,
    FAMILY_OF,
    FIRST_SUPPORT,
    FIRST_TRADE,
    HOSOKAWA,
    HOSOKAWA_HONOUR,
    IS_DECOY,
    MILITARY,
    VALUE_OF,
    WAKIZAKA,
    YAMAGATA,
)
from tatami.games.senji.rules.attack import enter
from tatami.games.senji.rules.cards import give_back, named, seat, take_from_hand
from tatami.games.senji.rules.honour import die, gain
from tatami.games.senji.rules.kami import kami_held
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_WAR
from tatami.games.senji.troops import Battle
from tatami.games.senji.words import (
    ENOUGH,
    FAMILY,
    LAID_OPEN,
    PLACE_NAMED,
    ROLLED,
    SAMURAI_NAMED,
    SECOND,
    SET_ASIDE,
    SUPPORT_WITH,
    SUPPORTED,
    TIE_BROKEN,
    TIED,
    TOTALS,
    WON,
)

ATTACKER: Final = 0
DEFENDER: Final = 1
MOST_TIES: Final = 10  # then the defender wins: a stop for the software (SEN-54)
ATTACKERS_HONOUR: Final = 2
DEFENDERS_HONOUR: Final = 1


# -- the two sides ---------------------------------------------------------------------------


def power(b: Battle, side: int) -> int:
    """Who fights on a side."""
    return b.attacker if side == ATTACKER else b.defender


def units(t: Senji, b: Battle, side: int) -> int:
    """The units engaged on a side."""
    return b.units if side == ATTACKER else t.units_at(b.defender, b.province)


def samurai(t: Senji, b: Battle, side: int) -> tuple[int, ...]:
    """The samurai engaged on a side."""
    return b.samurai if side == ATTACKER else t.samurai_at(b.defender, b.province)


def fighter(t: Senji, b: Battle, side: int) -> int:
    """The family whose symbol, hand and honour a side uses: the host's for the emperor (SEN-97)."""
    return t.fighter(power(b, side))


def dice_wanted(engaged: tuple[int, ...]) -> int:
    """One die for each samurai (SEN-51), two for Akashi (SEN-80)."""
    return sum([AKASHI_DICE if each == AKASHI else 1 for each in engaged])


def dice_shared(attacker: int, defender: int) -> tuple[int, int]:
    """If more than nine are asked for, the sides take in turn, defender first (SEN-51)."""
    got = [0, 0]
    side = DEFENDER
    while sum(got) < DICE and (got[ATTACKER] < attacker or got[DEFENDER] < defender):
        if got[side] < (defender if side == DEFENDER else attacker):
            got[side] += 1
        side = 1 - side
    return got[ATTACKER], got[DEFENDER]


# -- the roll --------------------------------------------------------------------------------


def set_dice_aside(t: Senji, c: Combat) -> None:
    """Each samurai engaged sets a fate die aside on its family's symbol (SEN-51)."""
    wanted = [dice_wanted(samurai(t, c.battle, side)) for side in (ATTACKER, DEFENDER)]
    c.aside = dice_shared(wanted[ATTACKER], wanted[DEFENDER])
    t.tell(SET_ASIDE, c.aside[ATTACKER], c.aside[DEFENDER])


def roll_the_fate_dice(t: Senji, c: Combat) -> None:
    """The remaining dice are rolled once for both sides (SEN-52); then kami may be called, the
    defender's before the attacker's (SEN-90)."""
    count = DICE - c.aside[ATTACKER] - c.aside[DEFENDER]
    c.dice = tuple(sorted([t.below(len(FAMILIES)) for _ in range(count)]))
    c.laid = [(), ()]
    t.tell(ROLLED, tuple([FAMILY[die] for die in c.dice]))
    for side in (ATTACKER, DEFENDER):  # what is called last is played first
        family = fighter(t, c.battle, side)
        if c.dice and not c.rerolled and kami_held(t, family, MILITARY):
            t.call(Reroll(family))


# -- support cards ---------------------------------------------------------------------------


def lay_open_support(t: Senji, c: Combat) -> list[Ask] | None:
    """Against Wakizaka support is laid face up and first (SEN-80); Baba's cards too (SEN-82)."""
    for side in (ATTACKER, DEFENDER):
        if WAKIZAKA in samurai(t, c.battle, side):
            return asked_for_support(t, c, 1 - side)
    return None


def note_open_support(t: Senji, c: Combat) -> None:
    """All can see these cards (SEN-80)."""
    if not c.answers:
        return
    side = DEFENDER if WAKIZAKA in c.battle.samurai else ATTACKER
    t.reveal()
    family = fighter(t, c.battle, side)
    c.laid[side] = cards_laid(t, c, side, 0)
    t.cards_known.openly(c.laid[side], family)
    t.tell(LAID_OPEN, seat(t, family), named(c.laid[side]))


def lay_support(t: Senji, c: Combat) -> list[Ask]:
    """Each side lays one support card face down, or its decoy (SEN-53)."""
    asks: list[Ask] = []
    for side in (ATTACKER, DEFENDER):
        if not c.laid[side]:
            asks += asked_for_support(t, c, side)
    return asks


def asked_for_support(t: Senji, c: Combat, side: int) -> list[Ask]:
    """One card; with Baba a second one may be laid (SEN-80)."""
    family, foe = fighter(t, c.battle, side), fighter(t, c.battle, 1 - side)
    ask = Ask(t.seat[family], "SEN-53", private=True)
    cards = [card for card in t.hands[family] if FIRST_SUPPORT <= card < FIRST_TRADE]
    for card in cards:
        ask.offer(SUPPORT_WITH[card - FIRST_SUPPORT], unless=barred(card, family, foe))
    if BABA not in samurai(t, c.battle, side):
        return [ask]
    second = Ask(t.seat[family], "SEN-80", "baba", private=True)
    second.offer(ENOUGH)
    for card in cards:
        second.offer(SECOND[card - FIRST_SUPPORT], unless=barred(card, family, foe))
    return [ask, second]


def barred(card: int, family: int, foe: int) -> str:
    """No family fights itself (SEN-24); of one's own cards only the decoy (SEN-53)."""
    if FAMILY_OF[card] == foe:
        return "SEN-24"
    return "SEN-53" if FAMILY_OF[card] == family and not IS_DECOY[card] else ""


def cards_laid(t: Senji, c: Combat, side: int, first: int) -> tuple[int, ...]:
    """The cards a side has just named; the same one named twice is one card."""
    card = c.answers[first].arg + FIRST_SUPPORT
    if BABA not in samurai(t, c.battle, side) or c.answers[first + 1] is ENOUGH:
        return (card,)
    second = c.answers[first + 1].arg + FIRST_SUPPORT
    return (card,) if second == card else (card, second)


def reveal_support(t: Senji, c: Combat) -> None:
    """Each side gains a point for each die of the family called, up to the card's value; used
    cards return to their families (SEN-24, 53)."""
    t.reveal()
    first = 0
    for side in (ATTACKER, DEFENDER):
        if not c.laid[side]:
            c.laid[side] = cards_laid(t, c, side, first)
            first = 2 if BABA in samurai(t, c.battle, side) else 1
    t.tell(SUPPORTED, named(c.laid[ATTACKER]), named(c.laid[DEFENDER]))
    gains = [support_points(c.dice, c.laid[s], c.laid[1 - s]) for s in (ATTACKER, DEFENDER)]
    c.points = (
        own_points(t, c, ATTACKER) + gains[ATTACKER],
        own_points(t, c, DEFENDER) + gains[DEFENDER],
    )
    t.tell(TOTALS, c.points[ATTACKER], c.points[DEFENDER])
    for side in (ATTACKER, DEFENDER):
        for card in c.laid[side]:
            take_from_hand(t, fighter(t, c.battle, side), card)
            give_back(t, card)


def own_points(t: Senji, c: Combat, side: int) -> int:
    """Units, dice set aside, and rolled dice with the own symbol (SEN-51, 52)."""
    own = c.dice.count(fighter(t, c.battle, side))
    return units(t, c.battle, side) + c.aside[side] + own


def support_points(dice: tuple[int, ...], ours: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    """If both call on the same family, only the higher value counts (SEN-53); two cards of one
    family add up, and a die counts once (SEN-80, Baba)."""
    points = 0
    for family in range(len(FAMILIES)):
        mine = called(ours, family)
        if mine > called(theirs, family):
            points += min(mine, dice.count(family))
    return points


def balance(dice: tuple[int, ...], ours: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    """By how much support cards that are laid bring one side ahead of the other (SEN-53)."""
    return support_points(dice, ours, theirs) - support_points(dice, theirs, ours)


def called(cards: tuple[int, ...], family: int) -> int:
    """How many dice of a family may be claimed with these cards."""
    return sum([VALUE_OF[card] for card in cards if FAMILY_OF[card] == family])


# -- the outcome -----------------------------------------------------------------------------


def fight_on_if_tied(t: Senji, c: Combat) -> None:
    """On a tie a new round begins with a new roll (SEN-54), unless Yamagata is there (SEN-80)."""
    if c.points[ATTACKER] != c.points[DEFENDER]:
        return
    if yamagata_is_there(t, c.battle):
        t.tell(TIE_BROKEN, SAMURAI_NAMED[YAMAGATA])
        return
    c.ties += 1
    if c.ties < MOST_TIES:
        t.tell(TIED, PLACE_NAMED[c.battle.province])
        t.go_to(c, roll_the_fate_dice)


def yamagata_is_there(t: Senji, b: Battle) -> bool:
    """Whether Yamagata fights, on either side."""
    return YAMAGATA in b.samurai or YAMAGATA in samurai(t, b, DEFENDER)


def winning_side(t: Senji, c: Combat) -> int:
    """The higher combat value wins (SEN-50); Yamagata wins ties (SEN-80)."""
    attacker, defender = c.points
    if attacker == defender:
        return ATTACKER if YAMAGATA in c.battle.samurai else DEFENDER
    return ATTACKER if attacker > defender else DEFENDER


def honour_factor(t: Senji, b: Battle, winner: int) -> int:
    """Twice for an attacker, once for a defender (SEN-57), who has twice with Hosokawa (SEN-80)."""
    if winner == ATTACKER:
        return ATTACKERS_HONOUR
    return HOSOKAWA_HONOUR if HOSOKAWA in samurai(t, b, DEFENDER) else DEFENDERS_HONOUR


def count_the_dead(t: Senji, c: Combat) -> None:
    """The loser loses all, the winner as many units but no samurai (SEN-56); the winner scores
    for the units lost by both (SEN-57)."""
    b = c.battle
    winner = winning_side(t, c)
    fallen = units(t, b, 1 - winner)
    lost = min(fallen, units(t, b, winner))
    honour = (fallen + lost) * honour_factor(t, b, winner)
    dead = samurai(t, b, 1 - winner)
    family = fighter(t, b, winner)
    gain(t, family, honour, FROM_WAR)
    t.tell(WON, seat(t, family), PLACE_NAMED[b.province], fallen + lost, honour)
    if winner == ATTACKER:
        t.add_units(b.defender, b.province, -fallen)
    else:
        t.add_units(b.attacker, b.origin, -fallen)
        t.add_units(b.defender, b.province, -lost)
    for each in dead:
        die(t, each)
    if winner == ATTACKER:
        enter(t, b, b.units - lost)


FIGHTING: Final = script(
    Senji,
    Combat,
    set_dice_aside,
    roll_the_fate_dice,
    lay_open_support,
    note_open_support,
    lay_support,
    reveal_support,
    fight_on_if_tied,
    count_the_dead,
)
