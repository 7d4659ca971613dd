"""Warriors and gardeners (WHI-40, 41)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import SEAT
from tatami.games.white_castle.effects import FOOD, IRON, Effect
from tatami.games.white_castle.frames import Doing, Muster, Planting
from tatami.games.white_castle.printed import (
    GARDEN_EFFECT,
    GARDEN_FOOD,
    GARDENERS,
    GARDENS,
    WARRIORS,
    YARD_IRON,
    YARD_SLOTS,
    YARD_TILES,
    YARDS,
)
from tatami.games.white_castle.rules.guards import barred_garden
from tatami.games.white_castle.table import KINDS_OF_YARD, WhiteCastle, changed
from tatami.games.white_castle.words import GARDEN, SENT_GARDENER, SENT_WARRIOR, YARD


def choose_a_yard(t: WhiteCastle, m: Muster) -> Ask:
    """Any training yard, for its price in iron (WHI-40)."""
    ask = Ask(m.seat, "WHI-40")
    for yard in range(len(YARDS)):
        ask.offer(YARD[yard], unless="WHI-26" if YARD_IRON[yard] > t.has(m.seat, IRON) else "")
    return ask


def send_the_warrior(t: WhiteCastle, m: Muster) -> None:
    """The leftmost warrior goes; then the actions of the yard's tiles, in any order (WHI-40)."""
    yard = m.answers[0].arg
    t.pay(m.seat, IRON, YARD_IRON[yard])
    t.tell(SENT_WARRIOR, SEAT[m.seat], YARD[yard])
    post_a_warrior(t, m.seat, yard)
    t.call(Doing(m.seat, "WHI-40", yard_effects(t, yard), "tiles", YARD[yard]))


def post_a_warrior(t: WhiteCastle, clan: int, yard: int) -> None:
    """It stays there to the end; a yard holds any number (WHI-40)."""
    t.send(clan, WARRIORS)
    t.warriors = changed(t.warriors, clan * KINDS_OF_YARD + yard, 1)


def yard_effects(t: WhiteCastle, yard: int) -> tuple[Effect, ...]:
    """What the tiles of a yard show on the side that lies up (WHI-10, 40)."""
    found: list[Effect] = []
    for (place, face), tile in zip(YARD_SLOTS, t.yard_tiles, strict=True):
        if place == yard:
            found.extend(YARD_TILES[tile][face])
    return tuple(found)


MUSTER: Final = script(WhiteCastle, Muster, choose_a_yard, send_the_warrior)


def choose_a_garden(t: WhiteCastle, p: Planting) -> Ask:
    """A garden without an own gardener, for its price in food (WHI-41)."""
    ask = Ask(p.seat, "WHI-41")
    for garden in range(len(GARDENS)):
        ask.offer(GARDEN[garden], unless=barred_garden(t, p.seat, garden))
    return ask


def send_the_gardener(t: WhiteCastle, p: Planting) -> None:
    """The leftmost gardener goes; then the player may do the card's action (WHI-41)."""
    garden = p.answers[0].arg
    card = t.gardens[garden]
    t.pay(p.seat, FOOD, GARDEN_FOOD[card])
    t.tell(SENT_GARDENER, SEAT[p.seat], GARDEN[garden])
    post_a_gardener(t, p.seat, garden)
    t.call(Doing(p.seat, "WHI-41", (GARDEN_EFFECT[card],), "card", GARDEN[garden]))


def post_a_gardener(t: WhiteCastle, clan: int, garden: int) -> None:
    """It stays there to the end, beside those of other clans (WHI-41)."""
    t.send(clan, GARDENERS)
    t.gardeners = changed(t.gardeners, garden, 1 << clan)


PLANTING: Final = script(WhiteCastle, Planting, choose_a_garden, send_the_gardener)
