"""What families write to each other, and what they bid. None of these ever changes."""

from typing import Final, final

from tatami.core.words import NOBODY


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
NO_LOT: Final = (NOBODY, NOBODY)
Bid = tuple[int, int, int, int]  # the lot, the bidder, the card staked, and whether it is locked
