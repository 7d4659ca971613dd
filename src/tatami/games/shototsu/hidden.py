"""What no view of Shōtotsu shows whole, and what no rule can change."""

from typing import Final, TypedDict

from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.printed import BLESSINGS, EQUIPMENT, KINDS, TECHNIQUES
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.words import NAMES

CARD_NAMES: Final = (TECHNIQUES, EQUIPMENT, BLESSINGS)


class Secrets(TypedDict):
    """What some view does not show: patrols being built, and hidden builds."""

    building: list[list[int]]
    rings: list[list[int]]
    cards: list[list[list[str]]]


def secrets(t: Shototsu) -> Secrets:
    """All that is hidden from somebody, or may be."""
    return {
        "building": [list(said) for said in t.said],
        "rings": [list(rings) for rings in t.rings],
        "cards": [
            [[CARD_NAMES[kind][card] for card in held] for held in t.cards[kind]]
            for kind in range(len(KINDS))
        ],
    }


def census(t: Shototsu) -> object:
    """Cards are in a deck or with a samurai, dead or alive; the relic lies, or is carried."""
    cards = [
        sorted([*t.decks[kind], *[card for held in t.cards[kind] for card in held]])
        for kind in range(len(KINDS))
    ]
    return cards, (t.relic == NOWHERE) + (t.bearer == NOBODY), len(t.flags), len(NAMES)
