"""Spring: the orders (SEN-30)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.former.senji_2.frames import Spring
from tatami.games.former.senji_2.printed import (
    CLOSED_ZONES,
    HOME,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    closed_provinces,
)
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.words import ORDER, SPRING


def announce_the_spring(t: Senji, s: Spring) -> None:
    """All place their orders at the same time (SEN-30)."""
    t.tell(SPRING, t.round)


def held_provinces(t: Senji) -> list[int]:
    """The provinces that get an order: all that somebody controls (SEN-30)."""
    return [province for province, owner in enumerate(t.owner) if owner != NOBODY]


def order_asked(seat: int, province: int, closed: int) -> Ask:
    """The question for one province: it is the same every spring (SEN-30). None is placed in a
    province that is out of play (SEN-02)."""
    ask = Ask(seat, "SEN-30", changeable=True)
    for verb in ORDER:
        ask.offer(verb[province])
        for other in range(KINDS_OF_PROVINCE):
            if closed >> other & 1:
                ask.offer(verb[other], unless="SEN-02")
    return ask


CLOSED: Final = (*[closed_provinces(n) for n in CLOSED_ZONES], closed_provinces(3) & ~(1 << HOME))
QUESTIONS: Final = {
    closed: tuple(
        tuple(order_asked(seat, province, closed) for province in range(KINDS_OF_PROVINCE))
        for seat in range(KINDS_OF_FAMILY)
    )
    for closed in CLOSED
}


def place_the_orders(t: Senji, s: Spring) -> list[Ask]:
    """One order face down on each province, even one without units (SEN-30); the host places
    those of the emperor (SEN-95)."""
    questions = QUESTIONS[t.closed]
    return [questions[t.speaker(t.owner[p])][p] for p in held_provinces(t)]


def lay_the_orders(t: Senji, s: Spring) -> None:
    """They stay face down until their province is named (SEN-40)."""
    for province, word in zip(held_provinces(t), s.answers, strict=True):
        t.orders = replaced(t.orders, province, ORDER.index(word.verb))


ORDERS_PLACED: Final = script(Senji, Spring, announce_the_spring, place_the_orders, lay_the_orders)
