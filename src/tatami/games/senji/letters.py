"""What families write to each other, and what they bid. None of these ever changes."""

from typing import Final, final

from tatami.core.words import NOBODY
from tatami.games.senji.printed import KINDS_OF_FAMILY

Cards = tuple[int, ...]


@final
class Offer:
    """Cards given and cards asked for, from one family to another, or the reply to one. It never
    changes."""

    def __init__(
        self,
        to: int,
        shown: Cards = (),
        hidden: Cards = (),
        wanted: Cards = (),
        wishes: tuple[int, ...] = (),
        laid: Cards = (),
        reply: bool = False,
    ) -> None:
        self.to = to
        self.shown = shown
        self.hidden = hidden
        self.wanted = wanted
        self.wishes = wishes  # what is asked for by its kind
        self.laid = laid  # what the other family has laid open for it, and not yet handed over
        self.reply = reply  # whether it is the reply being put together to an offer with wishes

    def given(self) -> Cards:
        """All cards given, shown or not."""
        return self.shown + self.hidden

    def giving(self, shown: Cards, hidden: Cards) -> "Offer":
        """The same with other cards given."""
        return Offer(self.to, shown, hidden, self.wanted, self.wishes, self.laid, self.reply)

    def asking(self, wanted: Cards, wishes: tuple[int, ...]) -> "Offer":
        """The same with other cards asked for."""
        return Offer(self.to, self.shown, self.hidden, wanted, wishes)

    def with_laid(self, laid: Cards) -> "Offer":
        """The same, with these cards laid open for it."""
        return Offer(self.to, self.shown, self.hidden, self.wanted, self.wishes, laid)


NO_OFFER: Final = Offer(NOBODY)
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
