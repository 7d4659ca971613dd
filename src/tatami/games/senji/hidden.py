"""What no view of Senji shows whole, and what no rule can change."""

from tatami.core.words import NOBODY
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.printed import (
    CARDS,
    FAMILIES,
    KINDS_OF_FAMILY,
    MOST_IN_PLAY,
    ORDERS,
    POWERS,
)
from tatami.games.senji.sights import Secrets, cards, flowers, samurai
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import IN_DECK
from tatami.games.senji.wishes import WISHES


def secrets(t: Senji) -> Secrets:
    """All that is hidden from somebody."""
    return {
        "hands": [cards(hand) for hand in t.hands],
        "flowers": [flowers(hand) for hand in t.flowers],
        "deck": flowers(t.deck),
        "samurai_deck": samurai(t.retinue),
        "recruits": [samurai(drawn) for drawn in t.recruits],
        "piles": [cards(pile) for pile in t.piles],
        "orders": [ORDERS[order] if order != NOBODY else "" for order in t.orders],
        "bids": [[CARDS[lot], FAMILIES[f], CARDS[card]] for lot, f, card, _ in t.bids],
        "offers": [
            [
                [FAMILIES[i // KINDS_OF_FAMILY], FAMILIES[o.to]],
                cards(o.given()),
                [*cards(o.wanted), *[WISHES[wish] for wish in o.wishes]],
            ]
            for i, o in enumerate(t.offers)
            if o is not NO_OFFER
        ],
    }


def census(t: Senji) -> object:
    """No card is lost, every samurai is somewhere, and no family has more than twelve units."""
    locked = [card for _, _, card, fixed in t.bids if fixed]
    diplomacy = [*t.executed, *t.lots, *locked]
    for held in (*t.hands, *t.exposed, *t.piles):
        diplomacy += held
    hanafuda = [*t.deck, *t.discard, *t.held]
    for hand in t.flowers:
        hanafuda += hand
    waiting = len(t.retinue) + sum(len(drawn) for drawn in t.recruits)
    return (
        sorted(diplomacy),
        sorted(hanafuda),
        waiting + sum(at != IN_DECK for at in t.where),
        all(t.in_play(power) <= MOST_IN_PLAY for power in range(len(POWERS))),
    )
