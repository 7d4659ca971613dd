"""The numbers that stand for things on the table."""

from typing import Final

from tatami.games.former.senji_2.knowledge import bits
from tatami.games.former.senji_2.printed import DECKS, FLOWERS, IS_DECOY, KINDS_OF_CARD, KINDS_OF_FAMILY

# Where honour comes from.
FROM_WAR: Final = 0
FROM_FLOWERS: Final = 1
FROM_SETS: Final = 2
FROM_SAMURAI: Final = 3
FROM_HOSTAGES: Final = 4
FROM_EXECUTIONS: Final = 5
SOURCES: Final = ("war", "flowers", "sets", "samurai", "hostages", "executions")

# Where a samurai is when he is in no place of the board.
IN_DECK: Final = -1
DEAD: Final = -2
AS_KAMI: Final = -3
GONE: Final = -4
WAITING: Final = -5  # chosen, and not yet placed

# Holders of cards other than the families' hands. A card in a family's bids is still its own.
STAKES: Final = KINDS_OF_FAMILY  # the first of them; a family's is so much further on
DECK: Final = KINDS_OF_FAMILY  # flowers that nobody has drawn
IN_SIGHT: Final = DECK + 1  # flowers of the deck that a family looks at
UNDER: Final = DECK + 2  # flowers a family has put under the deck itself: no draw comes near them
ALL_FLOWERS: Final = (1 << FLOWERS) - 1
TRADABLE: Final = bits(tuple(card for card in range(KINDS_OF_CARD) if not IS_DECOY[card]))
TO_BID: Final = tuple(bits(deck) & TRADABLE for deck in DECKS)  # what each family may stake
