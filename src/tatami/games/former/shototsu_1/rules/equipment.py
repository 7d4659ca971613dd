"""Equipment (SHO-71): what a weapon does to whom it hits."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.games.former.shototsu_1.boards import WIDTH
from tatami.games.former.shototsu_1.frames import Attack, Pushing
from tatami.games.former.shototsu_1.printed import KUSARI_GAMA, OTSUCHI, TETSUBO
from tatami.games.former.shototsu_1.rules.paths import filled_spaces
from tatami.games.former.shototsu_1.rules.postures import ALL_POSTURES
from tatami.games.former.shototsu_1.table import DAZED, NO_POSTURE, SLOW, Shototsu
from tatami.games.former.shototsu_1.words import PLACE, PUSH, PUSHED, SLOWED, STRIPPED


def use_the_weapon(t: Shototsu, a: Attack, plain_successes: int) -> None:
    """A Tetsubō takes the effects of a posture, a Kusari-gama leaves Speed 1, an Ōtsuchi pushes
    and dazes (SHO-71)."""
    weapon = t.wielded[a.attacker]
    if weapon == TETSUBO and not t.flags[a.target] & ALL_POSTURES:
        t.flags[a.target] |= NO_POSTURE
        t.tell_of(STRIPPED, a.target)
    elif weapon == KUSARI_GAMA:
        t.flags[a.target] |= SLOW
        t.tell_of(SLOWED, a.target)
    elif weapon == OTSUCHI:
        t.flags[a.target] |= DAZED
        most = len(behind(t, a.attacker, a.target, plain_successes))
        if most:
            t.call(Pushing(a.attacker, a.target, most))


def behind(t: Shototsu, samurai: int, target: int, most: int) -> list[int]:
    """The free spaces straight behind a target, seen from its attacker; terrain, figures, a relic
    and the edge of the board stop it (SHO-71)."""
    place, start = t.place[target], t.place[samurai]
    dx = sign(place % WIDTH - start % WIDTH)
    dy = sign(place // WIDTH - start // WIDTH)
    full = filled_spaces(t)
    found: list[int] = []
    x, y = place % WIDTH + dx, place // WIDTH + dy
    while len(found) < most and 0 <= x < WIDTH and 0 <= y < WIDTH and not full[y * WIDTH + x]:
        found.append(y * WIDTH + x)
        x, y = x + dx, y + dy
    return found


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def choose_how_far(t: Shototsu, p: Pushing) -> Ask:
    """Up to one space for each success that did not explode (SHO-71)."""
    ask = Ask(t.owner(p.samurai), "SHO-71", "push")
    for spaces in range(p.most + 1):
        ask.offer(PUSH[spaces])
    return ask


def push(t: Shototsu, p: Pushing) -> None:
    """A push is no move of the target's own: nobody reacts to it (SHO-71)."""
    spaces = p.answers[0].arg
    if spaces:
        t.place[p.target] = behind(t, p.samurai, p.target, spaces)[-1]
        t.tell_of(PUSHED, p.target, PLACE[t.place[p.target]])


PUSHING: Final = script(Shototsu, Pushing, choose_how_far, push)
