"""Moving (SHO-44): by which way, and what happens on it (SHO-70)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.former.shototsu_1.boards import BOARDS, NOWHERE, distance
from tatami.games.former.shototsu_1.frames import FreeMove, Moving
from tatami.games.former.shototsu_1.printed import LEAVING, LIGHTNING_REACTION, MOVEMENT_END
from tatami.games.former.shototsu_1.rules.paths import (
    FREE,
    LUNGE,
    filled_spaces,
    impassable,
    leaves,
    moves,
    spaces,
    steps_to,
    walk,
)
from tatami.games.former.shototsu_1.rules.postures import knows
from tatami.games.former.shototsu_1.rules.sight import cannot_attack, enemies
from tatami.games.former.shototsu_1.rules.windows import open_window, worth_opening
from tatami.games.former.shototsu_1.table import DEAD, HAS_MOVED, KNOWN, Shototsu
from tatami.games.former.shototsu_1.words import LEAVE, MOVED, PLACE, SLIP, STAY

Way = tuple[int, tuple[int, ...]]  # where a strike is drawn, or NOWHERE; and the path

# -- the way past a Lightning Reaction ---------------------------------------------------


def watchers(t: Shototsu, mover: int, gait: int) -> list[int]:
    """The enemies with a Lightning Reaction, or with hidden cards, whose side the mover could
    reach and leave again (SHO-70)."""
    found: list[int] = []
    reactions = t.reactions()
    if not t.modes.hidden and not reactions.holders[LEAVING]:
        return found
    most = spaces(t, mover, gait)
    for other, flags in enumerate(t.flags):
        if flags & DEAD or (flags & KNOWN and not reactions.hopes[other] & (1 << LEAVING)):
            continue
        near = distance(t.place[mover], t.place[other]) <= most
        if near and t.owner(other) != t.owner(mover):
            found.append(other)
    return found


def striker(t: Shototsu, m: Moving) -> int:
    """A samurai that is known to be able to strike the mover when it steps away, or NOBODY
    (SHO-70)."""
    for other in watchers(t, m.samurai, m.gait):
        ready = (
            knows(t, other, LIGHTNING_REACTION)
            and not t.used[other] & (1 << LIGHTNING_REACTION)
            and not cannot_attack(t, other)
            and (other, m.samurai) not in t.decrees
        )
        if ready and t.flags[other] & KNOWN:
            return other
    return NOBODY


def ways(t: Shototsu, m: Moving) -> list[Way]:
    """The ways to the goal that differ: round the striker, or drawing its strike on a space next
    to it. Of each, the shortest path that is not too long."""
    full = impassable(t, m.gait)
    start, most = t.place[m.samurai], spaces(t, m.samurai, m.gait)
    full[start] = False
    other = striker(t, m)
    if other == NOBODY:
        return [(NOWHERE, walk(t, start, steps_to(t, full, m.goal, NOWHERE, most, start)))]
    seen = t.place[other]
    found: list[Way] = []
    quiet = steps_to(t, full, m.goal, seen, most, start)
    if quiet[start] <= most:
        found.append((NOWHERE, walk(t, start, quiet)))
    anyhow = steps_to(t, full, m.goal, NOWHERE, most)
    for place in BOARDS[t.modes.board].neighbours[seen]:
        away = step_away(t, full, place, seen, anyhow)
        if full[place] or away == NOWHERE or distance(start, place) + 1 + anyhow[away] > most:
            continue
        before = steps_to(t, full, place, seen, most, start)
        if before[start] + 1 + anyhow[away] <= most:
            found.append((place, (*walk(t, start, before), away, *walk(t, away, anyhow))))
    if not found:  # the only ways lead round a corner of terrain; no record goes on from here
        found.append((NOWHERE, walk(t, start, steps_to(t, full, m.goal, NOWHERE, most, start))))
    return found


def step_away(t: Shototsu, full: list[bool], place: int, seen: int, steps: list[int]) -> int:
    """Where a step from a space that leaves the striker's side comes nearest to the goal, or
    NOWHERE."""
    best = NOWHERE
    for there in BOARDS[t.modes.board].neighbours[place]:
        nearer = best == NOWHERE or steps[there] < steps[best]
        if nearer and leaves(place, there, seen) and not full[there]:
            best = there
    return best


# -- on the way --------------------------------------------------------------------------


def go(t: Shototsu, samurai: int, goal: int, gait: int) -> None:
    """A samurai moves (SHO-44); most moves are over at once, since nobody may react to them."""
    start = t.place[samurai]
    if watchers(t, samurai, gait):
        t.call(Moving(samurai, goal, gait, start))
        return
    step_over(t, samurai, goal)
    if worth_opening(t, MOVEMENT_END, at_once=True):
        m = Moving(samurai, goal, gait, start)
        t.call(m)
        t.go_to(m, arrive)


def step_over(t: Shototsu, samurai: int, goal: int) -> None:
    """By which path does not matter where nobody can strike on the way (SHO-44)."""
    t.flags[samurai] |= HAS_MOVED
    t.place[samurai] = goal
    t.tell_of(MOVED, samurai, PLACE.words[goal])


def choose_a_way(t: Shototsu, m: Moving) -> Ask | None:
    """Where it matters, the mover chooses by which way it goes: round the one who would strike,
    or where it leaves that one's side (SHO-44, SHO-70)."""
    if striker(t, m) == NOBODY:
        return None
    able = ways(t, m)
    if len(able) == 1:
        return None
    ask = Ask(t.owner(m.samurai), "SHO-44", "way")
    for place, _ in able:
        ask.offer(LEAVE[place] if place != NOWHERE else SLIP)
    return ask


def set_out(t: Shototsu, m: Moving) -> None:
    """The path is settled (SHO-44), where it matters."""
    if not watchers(t, m.samurai, m.gait):
        step_over(t, m.samurai, m.goal)
        t.go_to(m, arrive)
        return
    t.flags[m.samurai] |= HAS_MOVED
    able = ways(t, m)
    m.path = able[0][1]
    if m.answers:
        wanted = NOWHERE if m.answers[0] is SLIP else m.answers[0].arg
        m.path = next(path for place, path in able if place == wanted)


def look_out(t: Shototsu, m: Moving) -> None:
    """Before a step away from an enemy, that enemy may react (SHO-70)."""
    here = t.place[m.samurai]
    for other in enemies(t, m.samurai):
        if leaves(here, m.path[m.gone], t.place[other]):
            open_window(t, LEAVING)
            return


def take_a_step(t: Shototsu, m: Moving) -> None:
    """The move ends early if the mover is struck down, moved, or too slow to go on, or if by now
    the way is full (SHO-44)."""
    here = m.path[m.gone - 1] if m.gone else m.start
    able = t.alive(m.samurai) and t.place[m.samurai] == here
    if able and has_room_ahead(t, m):
        t.place[m.samurai] = m.path[m.gone]
        m.gone += 1
        if m.gone < len(m.path):
            t.go_to(m, look_out)
            return
    elif able:
        step_back(t, m)
    if t.alive(m.samurai):
        t.tell_of(MOVED, m.samurai, PLACE[t.place[m.samurai]])


def has_room_ahead(t: Shototsu, m: Moving) -> bool:
    """Whether the next space is free, or, in a lunge through figures, one behind it (SHO-70)."""
    full = filled_spaces(t)
    closed = impassable(t, m.gait) if m.gait == LUNGE else full
    for place in m.path[m.gone : spaces(t, m.samurai, m.gait)]:
        if closed[place]:
            return False
        if not full[place]:
            return True
    return False


def step_back(t: Shototsu, m: Moving) -> None:
    """Nobody stops where another stands: a lunge cut short ends on the last free space."""
    here = t.place[m.samurai]
    if t.place.count(here) > 1:
        full = filled_spaces(t)
        passed = (m.start, *m.path[: m.gone])
        t.place[m.samurai] = next((place for place in reversed(passed) if not full[place]), here)


def arrive(t: Shototsu, m: Moving) -> None:
    """At the end of any movement some may react (SHO-70)."""
    open_window(t, MOVEMENT_END)


MOVING: Final = script(
    Shototsu,
    Moving,
    choose_a_way,
    set_out,
    look_out,
    take_a_step,
    arrive,
)

# -- free moves --------------------------------------------------------------------------


def choose_a_free_move(t: Shototsu, f: FreeMove) -> Ask:
    """Up to two spaces, after an attack (SHO-70)."""
    ask = Ask(t.owner(f.samurai), "SHO-70", "free-move")
    ask.options = moves(t, f.samurai, FREE)
    ask.offer(STAY)
    return ask


def go_there(t: Shototsu, f: FreeMove) -> None:
    """It is a move of its own, and others may react to it (SHO-70)."""
    if f.answers[0] is not STAY:
        go(t, f.samurai, f.answers[0].arg, FREE)


FREE_MOVES: Final = script(Shototsu, FreeMove, choose_a_free_move, go_there)
