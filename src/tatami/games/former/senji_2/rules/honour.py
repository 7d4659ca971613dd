"""Honour: how it is won and lost (SEN-68), and what samurai cost or bring (SEN-07, 59)."""

from tatami.core.table import replaced, without
from tatami.core.words import NOBODY, SEAT
from tatami.games.former.senji_2.printed import (
    EXPOSED_A_FAMILY,
    FAMILY_OF,
    KINDS_OF_FAMILY,
    KINDS_OF_SAMURAI,
    LEAST_HONOUR,
    TORII,
    TORII_HOSTAGES,
    VALUE_OF,
)
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import AS_KAMI, DEAD, FROM_HOSTAGES, IN_DECK, SOURCES
from tatami.games.former.senji_2.words import CARD, DIED, RECALLED, SAMURAI_NAMED


def gain(t: Senji, family: int, points: int, source: int) -> None:
    """Honour won, and what for."""
    t.honour[family] += points
    book(t, family, points, source)


def book(t: Senji, family: int, points: int, source: int) -> None:
    """So much more, or less, came from a source."""
    gained = list(t.gained)
    gained[family * len(SOURCES) + source] += points
    t.gained = tuple(gained)


def lose(t: Senji, family: int, points: int) -> None:
    """Honour may fall below 0 but never below −9: any loss stops there (SEN-68)."""
    t.honour[family] = max(LEAST_HONOUR, t.honour[family] - points)


# -- exposed hostages ------------------------------------------------------------------------


def most_exposed(t: Senji, family: int) -> int:
    """One member of each other family may lie exposed (SEN-64), two with Torii (SEN-80)."""
    return TORII_HOSTAGES if t.serves(TORII, family) else EXPOSED_A_FAMILY


def exposed_of(t: Senji, family: int, other: int) -> list[int]:
    """The members of one other family that lie exposed before a family."""
    return [card for card in t.exposed[family] if FAMILY_OF[card] == other]


def take_back_in_hand(t: Senji, family: int, card: int) -> None:
    """An exposed hostage goes back to the hand, and its honour is lost (SEN-65)."""
    t.exposed = replaced(t.exposed, family, without(t.exposed[family], card))
    t.put_in_hand(family, card)
    t.cards_known.openly((card,), family)
    lose(t, family, VALUE_OF[card])
    book(t, family, -VALUE_OF[card], FROM_HOSTAGES)
    t.tell(RECALLED, SEAT[t.seat[family]], CARD[card], VALUE_OF[card])


def recall_surplus_hostages(t: Senji) -> None:
    """When Torii is gone, hostages beyond the first of a family go back to the hand (SEN-80)."""
    for family in t.families():
        most = most_exposed(t, family)
        for other in range(KINDS_OF_FAMILY):
            there = exposed_of(t, family, other)
            for card in there[: max(0, len(there) - most)]:  # the least worthy go first
                take_back_in_hand(t, family, card)


# -- samurai ---------------------------------------------------------------------------------


def die(t: Senji, samurai: int) -> None:
    """A samurai's death costs no honour (SEN-59); he may become a kami (SEN-90)."""
    family = t.fighter(t.lord[samurai])
    t.where[samurai] = AS_KAMI if t.house.kami else DEAD
    t.lord = replaced(t.lord, samurai, family if t.house.kami else NOBODY)
    t.tell(DIED, SAMURAI_NAMED[samurai])
    if samurai == TORII:
        recall_surplus_hostages(t)


def samurai_to_draw(t: Senji) -> bool:
    """Whether there is any samurai left to draw (SEN-07)."""
    return bool(t.retinue) or DEAD in t.where


def draw_samurai(t: Senji, count: int) -> tuple[int, ...]:
    """A short deck gives what it has; an empty one is made of the dead again (SEN-07)."""
    if not t.retinue:
        dead = [samurai for samurai in range(KINDS_OF_SAMURAI) if t.where[samurai] == DEAD]
        for samurai in dead:
            t.where[samurai] = IN_DECK
        t.retinue = t.shuffled(dead)
    drawn = t.retinue[:count]
    t.retinue = t.retinue[count:]
    return drawn


def shuffle_back(t: Senji, samurai: tuple[int, ...]) -> None:
    """Samurai not chosen go back into the deck, which is shuffled (SEN-63)."""
    t.retinue = t.shuffled([*t.retinue, *samurai])
