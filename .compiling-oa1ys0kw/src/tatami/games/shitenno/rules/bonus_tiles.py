"""Bonus tiles (SHI-30 to 34). Exchange and +1 act while paying: see `paying`."""

from tatami.core.words import SEAT
from tatami.games.shitenno.printed import DRAW_ONE, KINDS_OF_BONUS
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import DREW, DREW_CARD, DREW_NOTHING, TAKE


def may_draw(t: Shitenno, seat: int) -> bool:
    """A Draw tile is used in the player's own odd-year turn (SHI-33)."""
    return t.bonus(seat, DRAW_ONE) > 0


def use_a_draw_tile(t: Shitenno, seat: int) -> None:
    """One troop card is drawn (SHI-33); the tile leaves the game (SHI-30)."""
    t.reveal()
    t.bonuses[seat * KINDS_OF_BONUS + DRAW_ONE] -= 1
    cards = t.draw_troops(1)
    if not cards:
        t.tell(DREW_NOTHING, SEAT[seat])
        return
    t.hands[seat] = tuple(sorted(t.hands[seat] + cards))
    t.tell(DREW, SEAT[seat])
    t.whisper(seat, DREW_CARD, TAKE[cards[0]])
