"""Titles (SHI-40 to 43). The Hatamoto pays for one troop: see `paying`."""

from tatami.core.ask import Ask
from tatami.core.words import SEAT
from tatami.games.shitenno.frames import Turn
from tatami.games.shitenno.printed import POINTS_A_KAMON, SENSEI
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import GILD, GILDED, PASS


def points_of_the_title(t: Shitenno, seat: int) -> int:
    """The Daimyō scores two more for each kamon placed, the Shōmyō one (SHI-40, 41)."""
    return POINTS_A_KAMON[t.titles[seat]]


def choose_a_kamon(t: Shitenno, u: Turn) -> Ask | None:
    """At the end of his turn the Sensei may turn one of his kamons to gold (SHI-42)."""
    if t.titles[u.seat] != SENSEI:
        return None
    ask = Ask(u.seat, "SHI-42")
    for place, owner in enumerate(t.board):
        if owner == u.seat:
            ask.offer(GILD[place], unless="SHI-42" if t.golden[place] else "")
    if not ask.options:
        return None
    ask.offer(PASS)
    return ask


def turn_it_to_gold(t: Shitenno, u: Turn) -> None:
    """A golden kamon counts as two in majorities and stays golden (SHI-42)."""
    if u.answers and u.answers[0] is not PASS:
        t.golden[u.answers[0].arg] = 1
        t.tell(GILDED, SEAT[u.seat], u.answers[0])
