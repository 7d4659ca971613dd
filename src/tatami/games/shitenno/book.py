"""Shitennō's table of contents: which script each rule in progress plays. Read this first."""

from typing import Final

from tatami.core.frame import Book
from tatami.core.game import Options
from tatami.games.shitenno.frames import Campaign, Conquest, SettingUp, Sharing, Turn
from tatami.games.shitenno.rules.campaign import YEARS
from tatami.games.shitenno.rules.even_year import SHARING
from tatami.games.shitenno.rules.odd_year import CONQUEST, TURN
from tatami.games.shitenno.rules.set_up import SET_UP
from tatami.games.shitenno.table import Shitenno

BOOK: Final[Book] = {
    SettingUp: SET_UP,
    Campaign: YEARS,
    Sharing: SHARING,
    Turn: TURN,
    Conquest: CONQUEST,
}


def lay_out(seats: int, options: Options, seed: int) -> Shitenno:
    """An empty table, with the whole game before it."""
    t = Shitenno(BOOK, seats, seed).unpack()
    t.call(SettingUp(), Campaign())
    return t
