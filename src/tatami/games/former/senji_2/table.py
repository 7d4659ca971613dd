"""What lies on a table of Senji."""

from typing import final

from tatami.core.words import NOBODY
from tatami.games.former.senji_2.pieces import Pieces
from tatami.games.former.senji_2.redealing import deal_all_anew


@final
class Senji(Pieces):
    """The board, the cards, and what each family has; all by family, not by seat."""

    def copy(self) -> "Senji":
        t = Senji(self.book, self.seats, self.seed, self.house)
        t.copy_board(self)
        t.copy_cards(self)
        t.resume(self)
        return t

    def lay_out(self) -> None:
        """An empty board; every family holds its own cards, and everyone knows it (SEN-01)."""
        self.lay_out_board()
        self.lay_out_cards()

    # -- what is hidden -------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """All that this seat's family cannot see; a spectator sees what everybody sees."""
        deal_all_anew(self, NOBODY if seat == NOBODY else self.family[seat])
