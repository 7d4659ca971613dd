"""What is asked for by its kind: any card, any hostage of a family, any support of 2 or more.

A wish is met by one card. Who accepts wishes chooses which cards meet them (SEN-20).
"""

from collections.abc import Iterable
from typing import Final, final

from tatami.core.words import NOBODY
from tatami.games.senji.printed import (
    FAMILIES,
    FAMILY_OF,
    HOSTAGE,
    IS_DECOY,
    KINDS_OF_CARD,
    KINDS_OF_FAMILY,
    SUPPORT,
    TRADE,
    TYPE_OF,
    VALUE_OF,
)

MOST_WISHES: Final = 5  # in one offer: as many as the cards of a set (SEN-62)
NAMES_OF_TYPE: Final = {HOSTAGE: "hostage", SUPPORT: "support", TRADE: "trade"}
AT_LEAST: Final = (1, 2, 3)


def cards_of(family: int = NOBODY, kind: int = NOBODY, least: int = 1) -> int:
    """A bit for each card of this family, type and value; nobody's family is any."""
    return sum(
        1 << card
        for card in range(KINDS_OF_CARD)
        if not IS_DECOY[card]
        and family in (NOBODY, FAMILY_OF[card])
        and kind in (NOBODY, TYPE_OF[card])
        and VALUE_OF[card] >= least
    )


BY_WISH: Final[dict[str, int]] = {
    "any-card": cards_of(),
    **{
        f"any-{name}" + (f"-{least}" if least > 1 else ""): cards_of(kind=kind, least=least)
        for kind, name in NAMES_OF_TYPE.items()
        for least in AT_LEAST
    },
    **{
        f"any-{FAMILIES[family]}-{name}": cards_of(family, kind)
        for family in range(KINDS_OF_FAMILY)
        for kind, name in ((NOBODY, "card"), *NAMES_OF_TYPE.items())
    },
}
WISHES: Final = tuple(BY_WISH)
MEETS: Final = tuple(BY_WISH.values())  # by wish: a bit for each card that meets it


@final
class Meeting:
    """Cards laid against wishes, one for each."""

    def __init__(self, wishes: tuple[int, ...]) -> None:
        self.wishes = wishes
        self.met = [NOBODY] * len(wishes)  # by which card

    def take(self, card: int) -> bool:
        """Lay one more card, if there is a wish for it; others may then meet other wishes."""
        return self.place(card, [False] * len(self.wishes))

    def place(self, card: int, tried: list[bool]) -> bool:
        """Lay a card against a wish that none has met, or whose card can meet another."""
        for i, wish in enumerate(self.wishes):
            if tried[i] or not MEETS[wish] >> card & 1:
                continue
            tried[i] = True
            if self.met[i] == NOBODY or self.place(self.met[i], tried):
                self.met[i] = card
                return True
        return False

    def is_full(self) -> bool:
        """Whether every wish is met."""
        return NOBODY not in self.met


def met_by(wishes: tuple[int, ...], chosen: tuple[int, ...], others: Iterable[int]) -> list[int]:
    """Cards that meet all these wishes: those chosen, and as few others as are needed, the first
    before the last. None if they do not, or if a chosen card is of no use."""
    meeting = Meeting(wishes)
    for card in chosen:
        if not meeting.take(card):
            return []
    for card in others:
        if meeting.is_full():
            break
        meeting.take(card)
    return meeting.met if meeting.is_full() else []
