"""Diplomacy cards: how they go back to their family (SEN-24, 25, 29)."""

from tatami.core.table import replaced
from tatami.core.words import NOBODY, SEAT, Word
from tatami.games.former.senji_2.printed import DECOYS, FAMILY_OF
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.words import CARD, CARD_RETURNED, FAMILY, FLOWER


def give_back(t: Senji, card: int) -> None:
    """A card returns to its family's hand; that of an absent family is shuffled into its pile
    (SEN-29). Everyone sees it."""
    family = FAMILY_OF[card]
    if t.seat[family] == NOBODY:
        t.piles = replaced(t.piles, family, t.shuffled([*t.piles[family], card]))
        t.cards_known.openly((card,), NOBODY)
    else:
        t.put_in_hand(family, card)
        t.cards_known.openly((card,), family)
    t.tell(CARD_RETURNED, CARD[card], FAMILY[family])


def take_from_hand(t: Senji, family: int, card: int) -> None:
    """A card leaves a hand, unless it is locked in a bid and has left it before."""
    hand = tuple([other for other in t.hands[family] if other != card])
    t.hands = replaced(t.hands, family, hand)


def free_cards(t: Senji, family: int) -> list[int]:
    """The cards a family may part with: not its decoy (SEN-22), nor what lies in bids (SEN-27)."""
    decoy = DECOYS[family]
    if not t.bids:
        return [card for card in t.hands[family] if card != decoy]
    staked = t.staked(family)
    return [card for card in t.hands[family] if card != decoy and card not in staked]


def named(cards: tuple[int, ...]) -> tuple[Word, ...]:
    """Diplomacy cards as events name them."""
    return tuple([CARD[card] for card in cards])


def faces(shown: tuple[int, ...]) -> tuple[Word, ...]:
    """Hanafuda faces as events name them."""
    return tuple([FLOWER[face] for face in shown])


def seat(t: Senji, family: int) -> Word:
    """A family's player, as events name one."""
    return SEAT[t.seat[family]]
