"""The turn (SHO-42 to 45) and the activations in it."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.shototsu.frames import Activation, Assault, Turn
from tatami.games.shototsu.modes import ALL_AT_ONCE, SIMULTANEOUS
from tatami.games.shototsu.printed import (
    ACTIVATION_END,
    ACTIVATION_START,
    EQUIPMENT_CARD,
    MOST_SEATS,
    RINGS,
)
from tatami.games.shototsu.rules.actions import act, actions_of, can_act
from tatami.games.shototsu.rules.characters import show
from tatami.games.shototsu.rules.dice import Side, untied
from tatami.games.shototsu.rules.honour import count_the_honour
from tatami.games.shototsu.rules.invocation import before_rolling
from tatami.games.shototsu.rules.movement import go
from tatami.games.shototsu.rules.paths import WALK, moves
from tatami.games.shototsu.rules.postures import take_posture
from tatami.games.shototsu.rules.sight import REACTION
from tatami.games.shototsu.rules.windows import open_later, open_window
from tatami.games.shototsu.table import ACTED, DAZED, DEAD, THIS_TURN, Shototsu
from tatami.games.shototsu.words import (
    ACTIVATE,
    ACTIVATED,
    KEEP,
    PICKED,
    POSTURE,
    REST,
    ROLLED_ALONE,
    STAY,
    WHO,
)

# -- whose turn it is ----------------------------------------------------------------------


def waiting(t: Shototsu, seat: int) -> list[int]:
    """The samurai of a player that may be activated next. Who was told to wait goes last, in the
    order in which it was told (SHO-42, SHO-70)."""
    if not t.last:
        first = seat * t.size
        return [i for i in range(first, first + t.size) if not t.flags[i] & (DEAD | ACTED)]
    left = [i for i, flags in enumerate(t.flags) if not flags & (DEAD | ACTED)]
    able = [i for i in left if i not in t.last] or [i for i in t.last if i in left][:1]
    return [i for i in able if t.owner(i) == seat]


def still_to_come(t: Shototsu, seat: int) -> list[int]:
    """The samurai of a player that have their activation later in this turn: the one picked at the
    same time as the others', or else all that may be chosen next (SHO-42, 86)."""
    turns = [frame for frame in t.frames if isinstance(frame, Turn)]
    if not turns:
        return []
    left = waiting(t, seat)
    return [i for i in turns[0].order if i in left] or left


def find_the_next(t: Shototsu, u: Turn) -> None:
    """The hand passes clockwise to the next player with a samurai left to activate (SHO-42)."""
    first = t.hand
    if u.seat != NOBODY:
        first = u.seat if t.modes.activations == ALL_AT_ONCE else u.seat + 1
    for seat in range(first, first + t.seats):
        able = waiting(t, seat % t.seats)
        if able:
            u.seat = seat % t.seats
            if len(able) == 1 and t.modes.activations != SIMULTANEOUS:
                u.order = (able[0],)  # nothing to choose
                t.grant(t.word(ACTIVATE, able[0]))
                t.go_to(u, activate_the_next)
            return
    t.end(u)


def choose_a_samurai(t: Shototsu, u: Turn) -> Ask | list[Ask]:
    """One own samurai not activated this turn (SHO-42); or all players pick one in secret, at the
    same time (SHO-86)."""
    if t.modes.activations == SIMULTANEOUS:
        return [samurai_of(t, seat) for seat in range(t.seats) if waiting(t, seat)]
    return samurai_of(t, u.seat)


def samurai_of(t: Shototsu, seat: int) -> Ask:
    """Which of a player's samurai may be activated."""
    able = waiting(t, seat)
    ask = Ask(seat, "SHO-42")
    for i in range(seat * t.size, (seat + 1) * t.size):
        if not t.flags[i] & DEAD:
            told_to_wait = "SHO-70" if i in t.last and not t.flags[i] & ACTED else "SHO-42"
            ask.offer(t.word(ACTIVATE, i), unless="" if i in able else told_to_wait)
    return ask


def activate(t: Shototsu, u: Turn) -> None:
    """The one that was chosen; or all that were picked, after a roll, before which a blessing may
    help (SHO-42, SHO-72, SHO-86)."""
    u.order = tuple([t.named(word) for word in u.answers])
    if t.modes.activations == SIMULTANEOUS:
        before_rolling(t, u.order, max(0, t.hand))


def roll_for_the_order(t: Shototsu, u: Turn) -> None:
    """Those picked at the same time go from most successes to fewest (SHO-86)."""
    if t.modes.activations != SIMULTANEOUS:
        return
    sides: list[Side] = []
    for i in u.order:
        sides.append(Side(ROLLED_ALONE, t.word(WHO, i)))
        sides[-1].join(t, i)
    scores = untied(t, sides)
    u.order = tuple([u.order[scores.index(score)] for score in sorted(scores, reverse=True)])
    for i in u.order:
        t.tell_of(PICKED, i)


def activate_the_next(t: Shototsu, u: Turn) -> None:
    """Whole activations are carried out one after the other; who died or was activated meanwhile
    is left out (SHO-42, 86)."""
    if not u.order:
        t.go_to(u, find_the_next)
        return
    t.go_to(u, activate_the_next)
    samurai, u.order = u.order[0], u.order[1:]
    if not t.flags[samurai] & (DEAD | ACTED):
        if t.modes.activations == SIMULTANEOUS:
            t.grant(t.word(ACTIVATE, samurai))  # it was chosen before
        t.call(Activation(samurai))


TURN: Final = script(
    Shototsu,
    Turn,
    find_the_next,
    choose_a_samurai,
    activate,
    roll_for_the_order,
    activate_the_next,
)


def end_the_turn(t: Shototsu) -> None:
    """What lasts until the end of the turn ends; dice set aside can now be used (SHO-45, 74)."""
    for i in range(len(t.flags)):
        t.flags[i] &= ~THIS_TURN
        t.guise[i] = NOBODY
        t.used[i] = 0
    t.kept, t.saved = t.saved, ((),) * len(t.flags)
    t.annals = t.annals.after_a_turn(tuple(t.honour))
    t.last = ()
    t.decrees = ()


# -- an activation -------------------------------------------------------------------------


def begin(t: Shototsu, a: Activation) -> None:
    """A samurai is activated, and is no longer dazed (SHO-42, SHO-71)."""
    show(t, a.samurai)
    t.flags[a.samurai] |= ACTED
    t.flags[a.samurai] &= ~DAZED
    t.tell_of(ACTIVATED, a.samurai, int(a.only_attacks))
    open_window(t, ACTIVATION_START)


def choose_a_move(t: Shototsu, a: Activation) -> Ask | None:
    """First it may move, up to its Speed (SHO-43, SHO-44)."""
    if a.only_attacks or t.flags[a.samurai] & DEAD:
        return None
    able = moves(t, a.samurai, WALK)
    if not able:
        return None
    ask = Ask(t.owner(a.samurai), "SHO-44")
    ask.options = able
    ask.offer(STAY)
    return ask


def move(t: Shototsu, a: Activation) -> None:
    """It goes there, or stays (SHO-44)."""
    if not a.answers:
        t.grant(STAY)
    elif a.answers[0] is not STAY:
        go(t, a.samurai, a.answers[0].arg, WALK)


def choose_an_action(t: Shototsu, a: Activation) -> Ask | None:
    """Then one action (SHO-43)."""
    if a.only_attacks or t.flags[a.samurai] & DEAD or not can_act(t, a.samurai):
        return None
    return actions_of(t, a.samurai)


def take_the_action(t: Shototsu, a: Activation) -> None:
    """Who was called forth only attacks (SHO-70)."""
    if a.only_attacks and t.alive(a.samurai):
        t.call(Assault(a.samurai, REACTION))
    elif a.answers:
        act(t, a.samurai, a.answers[0])
    else:
        t.grant(REST)


def another_posture(seat: int, present: int) -> Ask:
    """Any posture but the present one, which may be kept (SHO-20, SHO-43)."""
    ask = Ask(seat, "SHO-43", "posture")
    for ring in range(len(RINGS)):
        ask.offer(POSTURE[ring], unless="SHO-20" if ring == present else "")
    ask.offer(KEEP)
    return ask


# By seat and present posture. A question never changes once posed, so each is made only once.
POSTURES: Final = [
    [another_posture(seat, present) for present in range(len(RINGS))] for seat in range(MOST_SEATS)
]


def choose_a_posture(t: Shototsu, a: Activation) -> Ask | None:
    """Then it may change its posture (SHO-43)."""
    if a.only_attacks or t.flags[a.samurai] & DEAD:
        return None
    return POSTURES[t.owner(a.samurai)][t.posture[a.samurai]]


def change_posture(t: Shototsu, a: Activation) -> None:
    """And at the end of the activation some may react (SHO-43, SHO-70)."""
    word = a.answers[0] if a.answers else KEEP
    if word is KEEP:
        open_window(t, ACTIVATION_END)
    elif len(t.cards[EQUIPMENT_CARD][a.samurai]) > 1:  # of which one is chosen first (SHO-84)
        open_later(t, ACTIVATION_END)
        take_posture(t, a.samurai, word.arg)
    else:
        take_posture(t, a.samurai, word.arg)
        open_window(t, ACTIVATION_END)


def a_winner_is_left(t: Shototsu) -> bool:
    """Whether at most one player has living samurai (SHO-63)."""
    last = NOBODY
    for i, flags in enumerate(t.flags):
        if not flags & DEAD:
            owner = i // t.size
            if last not in (NOBODY, owner):
                return False
            last = owner
    return True


def finish_the_activation(t: Shototsu, a: Activation) -> None:
    """Honour is counted first; then the game ends if at most one player has living samurai,
    and with it the activations that this one broke into, whose honour counts too (SHO-60 to 63)."""
    count_the_honour(t, a)
    if a_winner_is_left(t):
        for frame in reversed(t.frames[1:]):
            if isinstance(frame, Activation) and frame is not a:
                count_the_honour(t, frame)
            t.end(frame)


ACTIVATION: Final = script(
    Shototsu,
    Activation,
    begin,
    choose_a_move,
    move,
    choose_an_action,
    take_the_action,
    choose_a_posture,
    change_posture,
    finish_the_activation,
)
