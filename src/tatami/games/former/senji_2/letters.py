"""What families write to each other, and what they bid. None of these ever changes."""

from typing import Final, final

from tatami.core.words import NOBODY
from tatami.games.former.senji_2.printed import KINDS_OF_FAMILY


@final
class Offer:
    """Cards given and cards asked for, from one family to another. It never changes."""

    def __init__(
        self, to: int, shown: tuple[int, ...], hidden: tuple[int, ...], wanted: tuple[int, ...]
    ) -> None:
        self.to = to
        self.shown = shown
        self.hidden = hidden
        self.wanted = wanted

    def given(self) -> tuple[int, ...]:
        """All cards given, shown or not."""
        return self.shown + self.hidden


NO_OFFER: Final = Offer(NOBODY, (), (), ())
NO_OFFERS: Final = (NO_OFFER,) * (KINDS_OF_FAMILY * KINDS_OF_FAMILY)
NO_DRAFTS: Final = (NO_OFFER,) * KINDS_OF_FAMILY
NO_LOT: Final = (NOBODY, NOBODY)
NO_BIDDING: Final = (NO_LOT,) * KINDS_OF_FAMILY
Bid = tuple[int, int, int, int]  # the lot, the bidder, the card staked, and whether it is locked


def offers_seen(offers: tuple[Offer, ...], viewer: int) -> tuple[Offer, ...]:
    """The offers that a family has made or received; all others are left out."""
    return tuple(
        [
            offer if viewer in divmod(i, KINDS_OF_FAMILY) else NO_OFFER
            for i, offer in enumerate(offers)
        ]
    )
