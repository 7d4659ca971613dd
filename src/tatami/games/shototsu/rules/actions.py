"""Actions (SHO-50 to 52): attack, technique, pick up; and the techniques that are actions."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import Word
from tatami.games.shototsu.boards import NOWHERE, distance
from tatami.games.shototsu.frames import Aiming, Assault, Attack, Duel, Moving, Turning
from tatami.games.shototsu.printed import (
    BATTLE_IN_THE_MIND,
    IRON_SHELL,
    IS_ACTION,
    TECHNIQUE_CARD,
    TECHNIQUE_RANGE,
    VOLCANO,
)
from tatami.games.shototsu.rules.attack import offer_attacks
from tatami.games.shototsu.rules.paths import LUNGE as LUNGING
from tatami.games.shototsu.rules.postures import ALL_POSTURES, fits_posture
from tatami.games.shototsu.rules.reactions import can_attack
from tatami.games.shototsu.rules.sight import ACTION, ERUPTION, enemies, out_of_range, targets
from tatami.games.shototsu.table import (
    BRACED,
    HAS_ATTACKED,
    HAS_MOVED,
    NO_WEAPON,
    Shototsu,
)
from tatami.games.shototsu.words import (
    ATTACK,
    LUNGE,
    PICK_UP,
    PICKED_UP,
    REARM,
    REARMED,
    REST,
    TARGET,
    USE,
    USED,
    USED_ON,
    WHO,
)

# -- the menu ------------------------------------------------------------------------------


def actions_of(t: Shototsu, me: int) -> Ask:
    """One action: an attack, a technique or picking something up, or none (SHO-43, 50 to 52)."""
    ask = Ask(t.owner(me), "SHO-43", "action")
    offer_attacks(t, ask, me, ACTION, (), lunged=False)
    for technique in t.cards[TECHNIQUE_CARD][me]:
        ask.offer(USE[technique], unless=unusable(t, me, technique))
    ask.offer(PICK_UP, unless=nothing_to_pick_up(t, me))
    ask.offer(REARM, unless="" if t.flags[me] & NO_WEAPON else "SHO-52")
    ask.offer(REST)
    return ask


def can_act(t: Shototsu, me: int) -> bool:
    """Whether there is anything to do but rest."""
    if can_attack(t, me, ACTION, (), lunged=False) or not nothing_to_pick_up(t, me):
        return True
    if t.flags[me] & NO_WEAPON:
        return True
    for technique in t.cards[TECHNIQUE_CARD][me]:
        if IS_ACTION[technique] and not unusable(t, me, technique):
            return True
    return False


def unusable(t: Shototsu, me: int, technique: int) -> str:
    """Only an action technique is an action (SHO-51); it needs its posture (SHO-26), and someone
    to be used on or what else its card asks for (SHO-70)."""
    if not IS_ACTION[technique]:
        return "SHO-51"
    if not fits_posture(t, me, technique):
        return "SHO-26"
    if technique == IRON_SHELL:
        return "SHO-70" if t.flags[me] & (HAS_MOVED | HAS_ATTACKED) else ""
    if technique == VOLCANO:
        return "" if targets(t, me, ERUPTION) else "SHO-70"
    return "" if any(not immune(t, me, foe, technique) for foe in enemies(t, me)) else "SHO-70"


def immune(t: Shototsu, me: int, target: int, technique: int) -> str:
    """Why a technique cannot be used on an enemy: range, sight, or Gobai's blessing, under which
    nobody's posture is changed by others (SHO-57, SHO-72)."""
    if technique == BATTLE_IN_THE_MIND and t.flags[target] & ALL_POSTURES:
        return "SHO-72"
    return out_of_range(t, me, target, technique)


def nothing_to_pick_up(t: Shototsu, me: int) -> str:
    """The relic on a space next to it (SHO-52)."""
    near = t.relic != NOWHERE and distance(t.place[me], t.relic) == 1
    return "" if near else "SHO-52"


# -- doing it ------------------------------------------------------------------------------


def act(t: Shototsu, me: int, word: Word) -> None:
    """What was chosen is done (SHO-43)."""
    if word.verb is ATTACK:
        t.call(Attack(me, t.named(word), ACTION))
    elif word.verb is LUNGE:
        t.call(Moving(me, word.arg, LUNGING, t.place[me]), Assault(me, ACTION, (), lunged=True))
    elif word is PICK_UP:
        pick_up(t, me)
    elif word is REARM:
        t.flags[me] &= ~NO_WEAPON
        t.tell_of(REARMED, me)
    elif word.verb is USE:
        use(t, me, word.arg)


def pick_up(t: Shototsu, me: int) -> None:
    """It carries the relic from now on (SHO-52)."""
    t.relic = NOWHERE
    t.bearer = me
    t.tell_of(PICKED_UP, me)


def use(t: Shototsu, me: int, technique: int) -> None:
    """Iron Shell braces, a volcano attacks all around, the others look for a target (SHO-70)."""
    if TECHNIQUE_RANGE[technique]:
        t.call(Aiming(me, technique))
        return
    t.tell_of(USED, me, USE[technique])
    if technique == IRON_SHELL:
        t.flags[me] |= BRACED
        return
    eruption = Assault(me, ERUPTION, tuple(targets(t, me, ERUPTION)))
    eruption.goes_on = True
    t.call(eruption)


def choose_whom(t: Shototsu, a: Aiming) -> Ask | None:
    """An enemy in range; nobody is asked where there is only one (SHO-70)."""
    ask = Ask(t.owner(a.samurai), "SHO-70", "target")
    for other in enemies(t, a.samurai):
        ask.offer(t.word(TARGET, other), unless=immune(t, a.samurai, other, a.technique))
    return ask if len(ask.options) > 1 else None


def use_it_on(t: Shototsu, a: Aiming) -> None:
    """Battle in the Mind forces another posture. The other two need an initiative roll: then the
    target activates last this turn, or may not attack this samurai this turn (SHO-70, SHO-73)."""
    target = t.named(a.answers[0]) if a.answers else the_only_one(t, a)
    if not a.answers:
        t.grant(t.word(TARGET, target))
    t.tell_of(USED_ON, a.samurai, USE[a.technique], t.word(WHO, target))
    if a.technique == BATTLE_IN_THE_MIND:
        t.call(Turning(target))
    else:
        t.call(Duel(a.samurai, target, a.technique))


def the_only_one(t: Shototsu, a: Aiming) -> int:
    """The one enemy a technique can be used on."""
    return next(foe for foe in enemies(t, a.samurai) if not immune(t, a.samurai, foe, a.technique))


AIMING: Final = script(Shototsu, Aiming, choose_whom, use_it_on)
