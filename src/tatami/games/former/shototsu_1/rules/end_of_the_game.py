"""The end of the game (SHO-63)."""

from tatami.core.words import SEAT
from tatami.games.former.shototsu_1.rules.characters import health_left
from tatami.games.former.shototsu_1.table import DEAD, Shototsu
from tatami.games.former.shototsu_1.words import WON


def standing(t: Shototsu, seat: int) -> tuple[int, int, int]:
    """Honour, then living samurai, then hit points left (SHO-63)."""
    living = [i for i in t.patrol(seat) if not t.flags[i] & DEAD]
    return t.score(seat), len(living), sum([health_left(t, i) for i in living])


def ranking(t: Shototsu) -> list[int]:
    """The place of each seat, from 1; who is level in everything shares it (SHO-63)."""
    all_standings = [standing(t, seat) for seat in range(t.seats)]
    best_first = sorted(all_standings, reverse=True)
    return [1 + best_first.index(mine) for mine in all_standings]


def announce_the_winners(t: Shototsu) -> None:
    """Most honour wins, even without a living samurai (SHO-63)."""
    if t.chronicle is None:  # there is nobody to announce them to
        return
    for seat, place in enumerate(ranking(t)):
        if place == 1:
            t.tell(WON, SEAT[seat], t.score(seat))
