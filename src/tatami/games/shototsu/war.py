"""What a seat sees of attacks: the one in progress, and those that could be made (SHO-53, 54)."""

from tatami.core.words import NOBODY
from tatami.games.shototsu.frames import ADDED, ROLLED_AGAIN, Assault, Attack, Window
from tatami.games.shototsu.odds import odds_of
from tatami.games.shototsu.printed import (
    AIR,
    BLESSING_CARD,
    CRESCENT_MOON,
    CRIMSON_LEAVES,
    DAMAGE,
    EARTH,
    FEIGNED_OPENING,
    FINISHED,
    FIRE,
    JIZO,
    KUSARI_DAMAGE,
    KUSARI_GAMA,
    LIGHTNING_RAID,
    LORD_SHIBA,
    ONCE_A_TURN,
    SHELL_DAMAGE,
    SLIPPERY_MANEUVERS,
    SUCCESS,
    TECHNIQUES,
    VOID,
    WATER,
)
from tatami.games.shototsu.rules.attack import damage_of, needed, plain_damage, successes
from tatami.games.shototsu.rules.blessings import spent_blessing
from tatami.games.shototsu.rules.characters import health_left
from tatami.games.shototsu.rules.postures import has_effect, knows
from tatami.games.shototsu.rules.reactions import WON
from tatami.games.shototsu.rules.sight import (
    ACTION,
    DAMAGE_CHANGE,
    REACTION,
    SECOND,
    barred,
    targets,
)
from tatami.games.shototsu.rules.windows import PROMPTS, fights_in, second_targets
from tatami.games.shototsu.sights import Fight, Prospect, Term, name, open_to
from tatami.games.shototsu.table import BRACED, CALM, Shototsu

# -- attacks that could be made ------------------------------------------------------------


def prospects(t: Shototsu, active: int, seat: int) -> list[Prospect]:
    """The odds of each attack that is asked for, or that the active samurai could make
    (SHO-53, SHO-54)."""
    attacker, kind, able = next_attack(t, active)
    if attacker == NOBODY or not t.alive(attacker) or not open_to(t, attacker, seat):
        return []
    return [prospect(t, attacker, target, kind, seat) for target in able]


def next_attack(t: Shototsu, active: int) -> tuple[int, int, list[int]]:
    """Who would make the next attack, of which kind, and on whom: one that a card gives, after an
    attack a Wakizashi's second one, or else the action (SHO-50, SHO-70, SHO-71)."""
    frame = t.frames[-1] if t.frames else None
    if isinstance(frame, Assault):
        able = targets(t, frame.samurai, frame.kind)
        among = [other for other in able if not frame.among or other in frame.among]
        return frame.samurai, frame.kind, among
    if isinstance(frame, Window) and frame.moment == FINISHED:
        a = t.nearest(Attack)
        return a.attacker, SECOND, second_targets(t, a)
    return active, ACTION, targets(t, active, ACTION) if active != NOBODY else []


def prospect(t: Shototsu, attacker: int, target: int, kind: int, seat: int) -> Prospect:
    """What one attack would be like, as far as a seat knows."""
    odds = odds_of(t, attacker, target, kind)
    return {
        "target": name(t, target),
        "dice": odds.dice,
        "needed": odds.needed,
        "hit": round(odds.hit, 4),
        "damage": round(odds.damage, 4),
        "kill": round(odds.kill, 4) if open_to(t, target, seat) else -1.0,
        "dealt": max(0, plain_damage(t, Attack(attacker, target, kind))),
        "spoilers": spoilers(t, attacker, target, kind, seat),
    }


def spoilers(t: Shototsu, attacker: int, target: int, kind: int, seat: int) -> list[str]:
    """What the seat knows that the target's side may answer with (SHO-32, SHO-70, SHO-72)."""
    found = ["calm-mind"] if t.flags[target] & CALM else []
    if open_to(t, target, seat):
        if t.holds(BLESSING_CARD, target, JIZO) and not spent_blessing(t, target, JIZO):
            found.append("jizo")
        if at_the_ready(t, target, SLIPPERY_MANEUVERS):
            found.append(TECHNIQUES[SLIPPERY_MANEUVERS])
        if at_the_ready(t, target, CRESCENT_MOON) and not barred(t, target, attacker, REACTION):
            found.append(TECHNIQUES[CRESCENT_MOON])
    for ally in t.patrol(t.owner(target)):
        beside = ally != target and t.alive(ally) and open_to(t, ally, seat)
        if beside and at_the_ready(t, ally, LORD_SHIBA) and not barred(t, attacker, ally, kind):
            found.append(TECHNIQUES[LORD_SHIBA])
    return found


def at_the_ready(t: Shototsu, who: int, technique: int) -> bool:
    """Whether it has a technique, is in its posture, and has not used it up (SHO-26, SHO-74)."""
    return knows(t, who, technique) and not used_up(t, who, technique)


def used_up(t: Shototsu, who: int, technique: int) -> bool:
    """Whether a technique may not be used again this turn (SHO-74)."""
    return ONCE_A_TURN[technique] and bool(t.used[who] & (1 << technique))


# -- the attack in progress ----------------------------------------------------------------


def innermost_attack(t: Shototsu) -> tuple[Attack | None, int]:
    """The attack being carried out, if there is one, and the last moment in it that has come, or
    NOBODY before the first."""
    found: Attack | None = None
    moment = NOBODY
    for frame in t.frames:
        if isinstance(frame, Attack):
            found, moment = frame, NOBODY
        elif isinstance(frame, Window):
            moment = frame.moment
    return found, moment


def fight(t: Shototsu) -> Fight | None:
    """The innermost attack: all of it is open."""
    a, moment = innermost_attack(t)
    if a is None:
        return None
    return {
        "attacker": name(t, a.attacker),
        "target": name(t, a.target),
        "moment": PROMPTS[moment] if moment != NOBODY else "",
        "dice": list(a.dice),
        "lent": list(a.lent),
        "first": len(a.marks) - a.marks.count(ADDED),
        "rerolled": [i for i, mark in enumerate(a.marks) if mark == ROLLED_AGAIN],
        "needed": needed(t, a),
        "explosions": a.explosions,
        "successes": successes(t, a),
        "damage": dealt_by(t, a),
        "left": max(0, health_left(t, a.target)),
        "terms": [*needed_terms(t, a), *damage_terms(t, a)],
    }


def dealt_by(t: Shototsu, a: Attack) -> int:
    """What a hit deals as things are; a Crimson Leaves Strike disarms instead (SHO-54, SHO-70)."""
    return 0 if a.used & (1 << CRIMSON_LEAVES) else damage_of(t, a)


def needed_terms(t: Shototsu, a: Attack) -> list[Term]:
    """How the number needed comes about, term by term (SHO-22, SHO-23, SHO-53)."""
    terms = [("base", SUCCESS)]
    if has_effect(t, a.target, WATER):
        terms.append(("water", 1))
    if fights_in(t, a, AIR):
        terms.append(("air", -1))
    if a.used & (WON << SLIPPERY_MANEUVERS):
        terms.append((TECHNIQUES[SLIPPERY_MANEUVERS], 1))
    if a.used & (WON << FEIGNED_OPENING):
        terms.append((TECHNIQUES[FEIGNED_OPENING], -1))
    return in_all("needed", terms, needed(t, a))


def damage_terms(t: Shototsu, a: Attack) -> list[Term]:
    """How the damage comes about, term by term (SHO-21, SHO-24, SHO-25, SHO-54)."""
    parts = [
        ("erupting-volcano-strike", DAMAGE_CHANGE[a.kind]),
        ("fire", 1 if fights_in(t, a, FIRE) else 0),
        ("earth", -1 if has_effect(t, a.target, EARTH) else 0),
        (TECHNIQUES[LIGHTNING_RAID], 1 if a.used & (WON << LIGHTNING_RAID) else 0),
        ("kusari-gama", KUSARI_DAMAGE if t.wielded[a.attacker] == KUSARI_GAMA else 0),
        ("iron-shell-style", SHELL_DAMAGE if t.flags[a.target] & BRACED else 0),
        ("void", a.explosions if fights_in(t, a, VOID) else 0),
    ]
    terms = [("base", DAMAGE), *[(why, by) for why, by in parts if by]]
    if a.used & (1 << CRIMSON_LEAVES):
        terms.append((TECHNIQUES[CRIMSON_LEAVES], -damage_of(t, a)))
    return in_all("damage", terms, dealt_by(t, a))


def in_all(of: str, terms: list[tuple[str, int]], total: int) -> list[Term]:
    """These terms; where they go beyond what a number may be, its limit is the last (SHO-10)."""
    rest = total - sum([by for _, by in terms])
    if rest:
        terms.append(("limit", rest))
    return [{"of": of, "why": why, "by": by} for why, by in terms]
