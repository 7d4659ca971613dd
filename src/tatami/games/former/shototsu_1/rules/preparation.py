"""Preparation (SHO-30 to 33) and how cards are gained (SHO-05, SHO-81)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced, without
from tatami.games.former.shototsu_1.frames import Gaining
from tatami.games.former.shototsu_1.modes import BY_RING, DRAWN
from tatami.games.former.shototsu_1.printed import (
    BLESSING_CARD,
    CRAFTING,
    EQUIPMENT_CARD,
    ESPIONAGE,
    FIRST_CARD,
    MEDITATION,
    PRAYERS,
    RINGS,
    TECHNIQUE_CARD,
    TRAINING,
)
from tatami.games.former.shototsu_1.rules.characters import techniques_of_void
from tatami.games.former.shototsu_1.rules.postures import arm, technique_ring
from tatami.games.former.shototsu_1.table import CALM, KNOWN, Shototsu
from tatami.games.former.shototsu_1.words import (
    GAINED,
    GAINED_UNSEEN,
    KIND,
    NOTHING_LEFT,
    STUDY,
    TAKE,
    WHO,
    YOU_GAINED,
)

CARD_OF: Final = {CRAFTING: EQUIPMENT_CARD, TRAINING: TECHNIQUE_CARD, PRAYERS: BLESSING_CARD}


def hand_out_tokens(t: Shototsu) -> None:
    """Espionage and Meditation give a token, as many as there are players (SHO-30 to 32)."""
    t.spies = tuple([int(preparation == ESPIONAGE) for preparation in t.preparations])
    for i, preparation in enumerate(t.preparations):
        if preparation == MEDITATION:
            t.flags[i] |= CALM


def cards_to_gain(t: Shototsu) -> tuple[tuple[int, int], ...]:
    """For each samurai in order the techniques of its Void (SHO-05), unless it is a veteran that
    has them, then the card of its preparation (SHO-30)."""
    queue: list[tuple[int, int]] = []
    for i in range(len(t.flags)):
        if t.modes.veteran(t.owner(i), i % t.size) is None:
            queue += [(i, TECHNIQUE_CARD)] * techniques_of_void(t, i)
        if t.preparations[i] in CARD_OF:
            queue.append((i, CARD_OF[t.preparations[i]]))
    return tuple(queue)


def choose_a_card(t: Shototsu, g: Gaining) -> Ask | None:
    """Cards are drawn at random, or chosen, or the ring is chosen and the card drawn (SHO-81)."""
    samurai, kind = g.queue[0]
    gain = t.modes.gains[kind]
    if gain == DRAWN or not t.decks[kind]:
        return None
    ask = Ask(t.owner(samurai), "SHO-81", "ring" if gain == BY_RING else "card")
    if gain == BY_RING:
        rings = [technique_ring(t, card) for card in t.decks[kind]]
        for ring in range(len(RINGS)):
            ask.offer(STUDY[ring], unless="" if ring in rings else "SHO-05")
        return ask
    for card in t.decks[kind]:
        ask.offer(TAKE[FIRST_CARD[kind] + card])
    return ask


def take_the_card(t: Shototsu, g: Gaining) -> None:
    """An empty deck gives nothing (SHO-05)."""
    samurai, kind = g.queue[0]
    g.queue = g.queue[1:]
    deck = t.decks[kind]
    if not deck:
        t.tell_of(NOTHING_LEFT, samurai, KIND[kind])
    elif g.answers and g.answers[0].verb is TAKE:
        gain(t, samurai, kind, g.answers[0].arg - FIRST_CARD[kind])
    else:
        if g.answers:
            deck = tuple([card for card in deck if technique_ring(t, card) == g.answers[0].arg])
        gain(t, samurai, kind, deck[t.below(len(deck))])
    if g.queue:
        t.go_to(g, choose_a_card)


def gain(t: Shototsu, samurai: int, kind: int, card: int) -> None:
    """The card lies before its samurai, open unless builds stay hidden (SHO-03, SHO-30)."""
    t.decks = replaced(t.decks, kind, without(t.decks[kind], card))
    t.give(kind, samurai, card)
    who, what = t.word(WHO, samurai), TAKE[FIRST_CARD[kind] + card]
    if t.flags[samurai] & KNOWN or t.modes.gains[kind] != DRAWN:
        t.tell(GAINED, who, what)
    else:
        t.tell(GAINED_UNSEEN, who, KIND[kind])
        t.whisper(t.owner(samurai), YOU_GAINED, who, what)
    if kind == EQUIPMENT_CARD and len(t.cards[kind][samurai]) == 1:
        arm(t, samurai)  # a further one waits for the next change of posture (SHO-84)


GAINING: Final = script(Shototsu, Gaining, choose_a_card, take_the_card)
