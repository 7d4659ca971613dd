"""The course of the game: even and odd years in turn (SHI-07)."""

from typing import Final

from tatami.core.frame import script
from tatami.games.shitenno.frames import Campaign, Sharing, Turn
from tatami.games.shitenno.rules.end_of_the_game import (
    announce_the_end,
    count_the_koku,
    count_the_provinces,
    is_last_year,
    name_the_favourite,
)
from tatami.games.shitenno.table import Shitenno


def begin_an_even_year(t: Shitenno, c: Campaign) -> None:
    """The generals are at Edo and share what the Shōgun gives (SHI-07)."""
    t.year += 1
    t.call(Sharing())


def begin_an_odd_year(t: Shitenno, c: Campaign) -> None:
    """Each takes one turn, in the order of the new titles (SHI-20)."""
    t.year += 1
    t.call(*[Turn(seat) for seat in t.in_order()])


def end_or_go_on(t: Shitenno, c: Campaign) -> None:
    """The game ends only at the end of an odd year (SHI-50)."""
    if not is_last_year(t):
        t.go_to(c, begin_an_even_year)


YEARS: Final = script(
    Shitenno,
    Campaign,
    begin_an_even_year,
    begin_an_odd_year,
    end_or_go_on,
    announce_the_end,
    count_the_koku,
    count_the_provinces,
    name_the_favourite,
)
