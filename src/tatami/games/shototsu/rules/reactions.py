"""Reaction techniques (SHO-51, SHO-70): when each may be used, and what it does."""

from collections.abc import Callable
from typing import Final

from tatami.core.table import replaced
from tatami.games.shototsu.boards import DISTANCES, distance
from tatami.games.shototsu.frames import (
    ROLLED_AGAIN,
    Activation,
    Assault,
    Attack,
    Duel,
    FreeMove,
    Moving,
    Storing,
    Turning,
)
from tatami.games.shototsu.printed import (
    ATTACK_START,
    BOOST,
    CRESCENT_MOON,
    CRIMSON_LEAVES,
    DANCE_OF_RIPPLES,
    EBBING_WAVE,
    FEIGNED_OPENING,
    FINISHED,
    LIGHTNING_RAID,
    LIGHTNING_REACTION,
    LORD_SHIBA,
    LUNGE_MOVE,
    ONCE_A_TURN,
    PORCUPINE,
    RECKLESS_LUNGE,
    SLIPPERY_MANEUVERS,
    SPARROWS_DIVE,
    STRIKING_AS_AIR,
    STRIKING_AS_VOID,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.characters import show
from tatami.games.shototsu.rules.dice import faces, roll
from tatami.games.shototsu.rules.paths import FREE, LUNGE, leaves, reachable
from tatami.games.shototsu.rules.postures import fits_posture, knows
from tatami.games.shototsu.rules.sight import (
    REACTION,
    barred,
    barred_from,
    cannot_attack,
    enemies,
    reach,
    targets,
)
from tatami.games.shototsu.table import ACTED, Shototsu
from tatami.games.shototsu.words import LENT, REROLLED_ALL, SWAPPED, USE, USED, WHO

Fits = Callable[[Shototsu, int, int], bool]  # table, moment, samurai
Does = Callable[[Shototsu, int, int], None]


def is_attack(moment: int) -> bool:
    """Whether a moment is one of an attack."""
    return ATTACK_START <= moment <= FINISHED


# -- when ----------------------------------------------------------------------------------


def is_attacking(t: Shototsu, moment: int, me: int) -> bool:
    """Whether it is its own attack."""
    return t.nearest(Attack).attacker == me


def is_attacked(t: Shototsu, moment: int, me: int) -> bool:
    """Whether the attack is against it."""
    return t.nearest(Attack).target == me


def shields_an_ally(t: Shototsu, moment: int, me: int) -> bool:
    """Another samurai of the patrol is attacked, and the attacker reaches this one too."""
    a = t.nearest(Attack)
    ally = me != a.target and t.owner(me) == t.owner(a.target)
    return ally and not barred(t, a.attacker, me, a.kind)


def may_strike_back(t: Shototsu, moment: int, me: int) -> bool:
    """It was attacked, and reaches its attacker."""
    a = t.nearest(Attack)
    return a.target == me and not barred(t, me, a.attacker, REACTION)


def may_ebb_away(t: Shototsu, moment: int, me: int) -> bool:
    """It has attacked, and there is somewhere to go."""
    return t.nearest(Attack).attacker == me and bool(reachable(t, me, FREE))


def may_swap(t: Shototsu, moment: int, me: int) -> bool:
    """It attacks someone next to it who lives; before the attack or after it, not both."""
    a = t.nearest(Attack)
    return a.attacker == me and t.alive(a.target) and distance(t.place[me], t.place[a.target]) == 1


def sees_one_leave(t: Shototsu, moment: int, me: int) -> bool:
    """An enemy next to it is about to step away of its own will."""
    m = t.nearest(Moving)
    return (
        t.owner(me) != t.owner(m.samurai)
        and leaves(t.place[m.samurai], m.path[m.gone], t.place[me])
        and not barred(t, me, m.samurai, REACTION)
    )


def may_use_dice(t: Shototsu, moment: int, me: int) -> bool:
    """Dice of last turn before the roll, or dice of this roll after it."""
    a = t.nearest(Attack)
    return a.attacker == me and bool(t.kept[me] if moment == BOOST else a.dice)


def may_ambush(t: Shototsu, moment: int, me: int) -> bool:
    """It was not activated this turn and has someone to attack; in an attack, only if its own
    side is attacked."""
    if t.flags[me] & ACTED or (
        is_attack(moment) and t.owner(t.nearest(Attack).target) != t.owner(me)
    ):
        return False
    return can_attack(t, me, REACTION, (), lunged=False)


def is_concerned(t: Shototsu, moment: int, me: int) -> bool:
    """In its own activation, or in an attack that it makes or suffers."""
    if is_attack(moment):
        a = t.nearest(Attack)
        return me in (a.attacker, a.target)
    return t.nearest(Activation).samurai == me


# -- what ----------------------------------------------------------------------------------


def takes_the_blow(t: Shototsu, moment: int, me: int) -> None:
    """Lord Shiba's Valor: it becomes the target."""
    t.nearest(Attack).target = me


def shapes_the_attack(t: Shototsu, moment: int, me: int) -> None:
    """Crimson Leaves Strike: that it was used is all there is to note."""


def strikes_back(t: Shototsu, moment: int, me: int) -> None:
    """Crescent Moon Style: an attack within the attack."""
    t.call(Assault(me, REACTION, (t.nearest(Attack).attacker,)))


def ebbs_away(t: Shototsu, moment: int, me: int) -> None:
    """Ebbing Wave Style: a free move of two."""
    t.call(FreeMove(me))


def swaps(t: Shototsu, moment: int, me: int) -> None:
    """Dance of Ripples: attacker and target change places."""
    target = t.nearest(Attack).target
    t.place[me], t.place[target] = t.place[target], t.place[me]
    t.tell_of(SWAPPED, me, t.word(WHO, target))


def dodges(t: Shototsu, moment: int, me: int) -> None:
    """Slippery Maneuvers: if the roll is won, the attacker needs 1 more."""
    t.call(Duel(me, t.nearest(Attack).attacker, SLIPPERY_MANEUVERS))


def feints(t: Shototsu, moment: int, me: int) -> None:
    """Feigned Opening: if the roll is won, the attacker needs 1 less."""
    t.call(Duel(me, t.nearest(Attack).target, FEIGNED_OPENING))


def raids(t: Shototsu, moment: int, me: int) -> None:
    """Lightning Raid: if the roll is won, 1 more damage."""
    t.call(Duel(me, t.nearest(Attack).target, LIGHTNING_RAID))


def strikes_the_leaver(t: Shototsu, moment: int, me: int) -> None:
    """Lightning Reaction: an attack before the step is taken."""
    t.call(Assault(me, REACTION, (t.nearest(Moving).samurai,)))


def uses_dice(t: Shototsu, moment: int, me: int) -> None:
    """Striking as Air: last turn's dice are added, or some of this roll set aside."""
    if moment != BOOST:
        t.call(Storing(me))
        return
    a = t.nearest(Attack)
    a.lent = t.kept[me]
    a.used &= ~(1 << STRIKING_AS_AIR)  # what this attack rolls may still be set aside
    t.kept = replaced(t.kept, me, ())
    t.tell_of(LENT, me, faces(a.lent))


def ambushes(t: Shototsu, moment: int, me: int) -> None:
    """Porcupine Style: it activates at once, only to attack."""
    t.call(Activation(me, only_attacks=True))


def dives(t: Shototsu, moment: int, me: int) -> None:
    """Sparrow's Dive: all dice are rolled again, and none explodes."""
    a = t.nearest(Attack)
    a.dice = roll(t, len(a.dice))
    a.marks = (ROLLED_AGAIN,) * len(a.dice)
    t.tell_of(REROLLED_ALL, me, faces(a.dice))


def turns(t: Shototsu, moment: int, me: int) -> None:
    """Striking as Void: another posture."""
    t.call(Turning(me))


# An attack notes in `used` which techniques shaped it, and above them which rolls were won.
WON: Final = 1 << len(TECHNIQUES)
DIE_REROLLED: Final = WON << len(TECHNIQUES)  # the one die of the Void posture (SHO-25)
STRUCK_TWICE: Final = DIE_REROLLED << 1  # a Wakizashi's second attack was made (SHO-71)

WHEN: Final[dict[int, Fits]] = {
    LORD_SHIBA: shields_an_ally,
    CRIMSON_LEAVES: is_attacking,
    CRESCENT_MOON: may_strike_back,
    EBBING_WAVE: may_ebb_away,
    DANCE_OF_RIPPLES: may_swap,
    SLIPPERY_MANEUVERS: is_attacked,
    LIGHTNING_REACTION: sees_one_leave,
    STRIKING_AS_AIR: may_use_dice,
    FEIGNED_OPENING: is_attacking,
    PORCUPINE: may_ambush,
    LIGHTNING_RAID: is_attacking,
    SPARROWS_DIVE: is_attacking,
    STRIKING_AS_VOID: is_concerned,
}
WHAT: Final[dict[int, Does]] = {
    LORD_SHIBA: takes_the_blow,
    CRIMSON_LEAVES: shapes_the_attack,
    CRESCENT_MOON: strikes_back,
    EBBING_WAVE: ebbs_away,
    DANCE_OF_RIPPLES: swaps,
    SLIPPERY_MANEUVERS: dodges,
    LIGHTNING_REACTION: strikes_the_leaver,
    STRIKING_AS_AIR: uses_dice,
    FEIGNED_OPENING: feints,
    PORCUPINE: ambushes,
    LIGHTNING_RAID: raids,
    SPARROWS_DIVE: dives,
    STRIKING_AS_VOID: turns,
}


# -- every reaction --------------------------------------------------------------------------


def spent(t: Shototsu, moment: int, me: int, technique: int) -> str:
    """Why a reaction cannot be used although its moment has come: the posture is another
    (SHO-26), it was used this turn (SHO-74), or in this attack (SHO-70)."""
    if not fits_posture(t, me, technique):
        return "SHO-26"
    if ONCE_A_TURN[technique]:
        return "SHO-74" if t.used[me] & (1 << technique) else ""
    in_attack = is_attack(moment) and t.nearest(Attack).used & (1 << technique)
    return "SHO-70" if in_attack else ""


def react(t: Shototsu, moment: int, me: int, technique: int) -> None:
    """The technique is used; a samurai that was hidden is no longer (SHO-03, SHO-51)."""
    show(t, me)
    t.used[me] |= 1 << technique
    if is_attack(moment):
        t.nearest(Attack).used |= 1 << technique
    t.tell_of(USED, me, USE[technique])
    WHAT[technique](t, moment, me)


# -- attacking, with a lunge before it --------------------------------------------------------


def can_lunge(t: Shototsu, me: int) -> bool:
    """Reckless Lunge goes before any attack (SHO-70)."""
    return knows(t, me, RECKLESS_LUNGE) and not cannot_attack(t, me)


def lunges(t: Shototsu, me: int, kind: int, among: tuple[int, ...]) -> list[int]:
    """The spaces to which a lunge leads and from which there is someone to attack."""
    if not can_lunge(t, me):
        return []
    spaces, away = reach(t, me, kind), DISTANCES[t.place[me]]
    most = spaces + LUNGE_MOVE
    foes = [foe for foe in among or enemies(t, me) if away[t.place[foe]] <= most]
    if not foes:
        return []
    return [
        place
        for place in reachable(t, me, LUNGE)
        if any(not barred_from(t, me, foe, place, spaces) for foe in foes)
    ]


def can_attack(t: Shototsu, me: int, kind: int, among: tuple[int, ...], lunged: bool) -> bool:
    """Whether there is anyone to attack, at once or after a lunge."""
    foes = targets(t, me, kind)
    if foes and (not among or any(foe in among for foe in foes)):
        return True
    return not lunged and bool(lunges(t, me, kind, among))
