"""The attack (SHO-53 to 57, SHO-70): from its declaration to what follows it."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY, Word
from tatami.games.shototsu.boards import NOWHERE, distance
from tatami.games.shototsu.frames import (
    ADDED,
    ROLLED_AT_FIRST,
    Activation,
    Assault,
    Attack,
    Moving,
    Storing,
)
from tatami.games.shototsu.printed import (
    AIR,
    ANSWER,
    ATTACK_START,
    BOOST,
    CRIMSON_LEAVES,
    DAMAGE,
    EARTH,
    EXPLODING,
    FACES,
    FEIGNED_OPENING,
    FINISHED,
    FIRE,
    HIT,
    KUSARI_DAMAGE,
    KUSARI_GAMA,
    LETHAL,
    LIGHTNING_RAID,
    REDIRECT,
    ROLLED,
    SHELL_DAMAGE,
    SLIPPERY_MANEUVERS,
    SPARROWS_DIVE,
    SUCCESS,
    TOTALLED,
    VOID,
    WATER,
)
from tatami.games.shototsu.rules.battle_royale import reward_the_kill
from tatami.games.shototsu.rules.characters import attack_dice, health_left, show
from tatami.games.shototsu.rules.dice import faces, roll, within
from tatami.games.shototsu.rules.equipment import use_the_weapon
from tatami.games.shototsu.rules.paths import LUNGE as LUNGING
from tatami.games.shototsu.rules.postures import has_effect
from tatami.games.shototsu.rules.reactions import WON, can_attack, lunges
from tatami.games.shototsu.rules.sight import (
    DAMAGE_CHANGE,
    FIRE_CHANGE,
    barred,
    barred_from,
    cannot_attack,
    enemies,
    reach,
)
from tatami.games.shototsu.rules.windows import fights_in, open_later, open_window
from tatami.games.shototsu.table import BRACED, DEAD, HAS_ATTACKED, NO_WEAPON, Shototsu
from tatami.games.shototsu.words import (
    ATTACK,
    ATTACKED,
    CAME_TO_NOTHING,
    DIED,
    DISARMED,
    EXPLODED,
    LUNGE,
    MISSED,
    PASS,
    PLACE,
    RELIC_FELL,
    ROLLED_DICE,
    STORE,
    STORED,
    WHO,
    WOUNDED,
)

# -- choosing a target ---------------------------------------------------------------------


def offer_attacks(
    t: Shototsu, ask: Ask, me: int, kind: int, among: tuple[int, ...], lunged: bool
) -> None:
    """One enemy within range (SHO-50), or first a lunge to where there is one (SHO-70)."""
    unable, place, spaces = cannot_attack(t, me), t.place[me], reach(t, me, kind)
    for other in enemies(t, me):
        if not among or other in among:
            why = unable or barred_from(t, me, other, place, spaces)
            ask.offer(t.word(ATTACK, other), unless=why)
    if not lunged:
        for place in lunges(t, me, kind, among):
            ask.offer(LUNGE[place])


def choose_a_target(t: Shototsu, a: Assault) -> Ask | None:
    """The attacker chooses a target; nobody is asked if there is no choice (SHO-50)."""
    if not can_attack(t, a.samurai, a.kind, a.among, a.lunged):
        return None
    ask = Ask(t.owner(a.samurai), "SHO-50", "target")
    offer_attacks(t, ask, a.samurai, a.kind, a.among, a.lunged)
    return ask if len(ask.options) > 1 else None


def attack_it(t: Shototsu, a: Assault) -> None:
    """A lunge comes before the attack, and once; an eruption goes on to the next (SHO-70)."""
    if not can_attack(t, a.samurai, a.kind, a.among, a.lunged):
        return
    word = a.answers[0] if a.answers else only_word(t, a)
    if word.verb is LUNGE:
        a.lunged = True
        t.go_to(a, choose_a_target)
        t.call(Moving(a.samurai, word.arg, LUNGING, t.place[a.samurai]))
        return
    target = t.named(word)
    if a.goes_on:
        a.among = tuple([other for other in a.among if other != target])
        a.lunged = False
        if a.among:
            t.go_to(a, choose_a_target)
    t.call(Attack(a.samurai, target, a.kind))


def only_word(t: Shototsu, a: Assault) -> Word:
    """What is done where there is no choice."""
    ask = Ask(t.owner(a.samurai), "SHO-50")
    offer_attacks(t, ask, a.samurai, a.kind, a.among, a.lunged)
    return ask.options[0]


ASSAULT: Final = script(Shototsu, Assault, choose_a_target, attack_it)

# -- before the roll -----------------------------------------------------------------------


def declare(t: Shototsu, a: Attack) -> None:
    """The target is named, and an ally may take its place (SHO-50, SHO-70)."""
    show(t, a.attacker)
    show(t, a.target)
    t.flags[a.attacker] |= HAS_ATTACKED
    t.tell_of(ATTACKED, a.attacker, t.word(WHO, a.target))
    open_later(t, REDIRECT)
    open_window(t, ATTACK_START)  # called last, it comes first


def gather_strength(t: Shototsu, a: Attack) -> None:
    """The attacker's boosts, then the target's answers, calm mind among them (SHO-32, SHO-70)."""
    open_later(t, ANSWER)
    open_window(t, BOOST)


# -- the roll ------------------------------------------------------------------------------


def roll_the_dice(t: Shototsu, a: Attack) -> None:
    """As many dice as the Attack (SHO-53). An attack comes to nothing if by now one of the two is
    dead, or the attacker disarmed or out of reach (SHO-70)."""
    if barred(t, a.attacker, a.target, a.kind):
        t.tell_of(CAME_TO_NOTHING, a.attacker)
        t.end(a)
        return
    a.dice = roll(t, dice_of(t, a.attacker, a.target, a.kind))
    a.marks = (ROLLED_AT_FIRST,) * len(a.dice)
    t.tell_of(ROLLED_DICE, a.attacker, faces(a.dice), needed(t, a))
    open_window(t, ROLLED)


def dice_of(t: Shototsu, attacker: int, target: int, kind: int) -> int:
    """How many dice an attack rolls (SHO-53)."""
    adjacent = distance(t.place[attacker], t.place[target]) == 1
    return attack_dice(t, attacker, adjacent, FIRE_CHANGE[kind])


def needed(t: Shototsu, a: Attack) -> int:
    """4, 1 more against Water, 1 less in Air, and what cards change (SHO-22, SHO-23, SHO-53)."""
    number = SUCCESS
    if has_effect(t, a.target, WATER):
        number += 1
    if fights_in(t, a, AIR):
        number -= 1
    if a.used & (WON << SLIPPERY_MANEUVERS):
        number += 1
    if a.used & (WON << FEIGNED_OPENING):
        number -= 1
    return within(number)


def explode(t: Shototsu, a: Attack) -> None:
    """Each 6 adds a die (SHO-11); against Earth the added dice add none (SHO-21), and after a
    Sparrow's Dive none does (SHO-70)."""
    sixes = 0 if a.used & (1 << SPARROWS_DIVE) else a.dice.count(EXPLODING)
    added: tuple[int, ...] = ()
    while sixes:
        a.explosions += sixes
        more = roll(t, sixes)
        added += more
        sixes = 0 if has_effect(t, a.target, EARTH) else more.count(EXPLODING)
    if added:
        a.dice += added
        a.marks += (ADDED,) * len(added)
        t.tell_of(EXPLODED, a.attacker, faces(added))
    open_window(t, TOTALLED)


def successes(t: Shototsu, a: Attack) -> int:
    """Dice that show the number needed, those set aside last turn among them (SHO-53)."""
    number = needed(t, a)
    return sum([die >= number for die in a.dice + a.lent])


# -- the wound -----------------------------------------------------------------------------


def hit_or_miss(t: Shototsu, a: Attack) -> None:
    """One success is enough; with none, nothing happens (SHO-54)."""
    if not successes(t, a):
        t.tell_of(MISSED, a.attacker, t.word(WHO, a.target))
        t.go_to(a, finish)
        return
    open_window(t, HIT)


def wound(t: Shototsu, a: Attack) -> None:
    """The target takes damage (SHO-54), or is disarmed instead, and feels the weapon (SHO-71)."""
    hits = successes(t, a)
    if a.used & (1 << CRIMSON_LEAVES):
        t.flags[a.target] |= NO_WEAPON
        t.tell_of(DISARMED, a.target)
    else:
        damage = damage_of(t, a)
        t.wounds[a.target] += damage
        t.tell_of(WOUNDED, a.target, damage, max(0, health_left(t, a.target)))
    use_the_weapon(t, a, hits - min(a.explosions, a.dice.count(EXPLODING)))


def damage_of(t: Shototsu, a: Attack) -> int:
    """+1 per explosion in Void, and never below 0 (SHO-25, SHO-54)."""
    explosions = a.explosions if fights_in(t, a, VOID) else 0
    return max(0, plain_damage(t, a) + explosions)


def plain_damage(t: Shototsu, a: Attack) -> int:
    """2, +1 in Fire, -1 against Earth, and what cards change (SHO-21, SHO-24, SHO-54)."""
    damage = DAMAGE + DAMAGE_CHANGE[a.kind]
    if fights_in(t, a, FIRE):
        damage += 1
    if has_effect(t, a.target, EARTH):
        damage -= 1
    if a.used & (WON << LIGHTNING_RAID):
        damage += 1
    if t.wielded[a.attacker] == KUSARI_GAMA:
        damage += KUSARI_DAMAGE
    if t.flags[a.target] & BRACED:
        damage += SHELL_DAMAGE
    return damage


def face_death(t: Shototsu, a: Attack) -> None:
    """A samurai with as many wounds as hit points dies, unless a blessing helps (SHO-55,
    SHO-70)."""
    if health_left(t, a.target) <= 0:
        open_window(t, LETHAL)


def fall(t: Shototsu, a: Attack) -> None:
    """The dead leave the board, and the relic stays where its bearer stood (SHO-52, SHO-55)."""
    if health_left(t, a.target) > 0:
        return
    t.flags[a.target] |= DEAD
    t.tell_of(DIED, a.target, t.word(WHO, a.attacker))
    if t.bearer == a.target:
        t.bearer = NOBODY
        t.relic = t.place[a.target]
        t.tell(RELIC_FELL, PLACE[t.relic])
    t.place[a.target] = NOWHERE
    t.nearest(Activation).victors += (t.owner(a.attacker),)
    reward_the_kill(t, a.attacker)


def finish(t: Shototsu, a: Attack) -> None:
    """What follows an attack: first for the attacker, then for the target (SHO-70)."""
    open_window(t, FINISHED)


ATTACKS: Final = script(
    Shototsu,
    Attack,
    declare,
    gather_strength,
    roll_the_dice,
    explode,
    hit_or_miss,
    wound,
    face_death,
    fall,
    finish,
)

# -- dice set aside ------------------------------------------------------------------------


def choose_a_die(t: Shototsu, s: Storing) -> Ask | None:
    """Any dice of the roll, named from the lowest face to the highest (SHO-70)."""
    ask = Ask(t.owner(s.samurai), "SHO-70", "store")
    dice = t.nearest(Attack).dice
    for face in range(1, FACES + 1):
        if dice.count(face) > s.chosen.count(face) and (not s.chosen or face >= s.chosen[-1]):
            ask.offer(STORE[face - 1])
    if not ask.options:
        return None
    if s.chosen:
        ask.offer(PASS)
    return ask


def set_it_aside(t: Shototsu, s: Storing) -> None:
    """They no longer count now, nor do their explosions; they can be added to one attack of the
    next turn (SHO-70)."""
    if s.answers and s.answers[0] is not PASS:
        s.chosen = (*s.chosen, s.answers[0].arg + 1)
        t.go_to(s, choose_a_die)
        return
    if not s.answers:
        t.grant(PASS)  # no die is left that could be named
    a = t.nearest(Attack)
    left, marks = list(a.dice), list(a.marks)
    for die in s.chosen:
        marks.pop(left.index(die))
        left.remove(die)
    a.dice, a.marks = tuple(left), tuple(marks)
    a.explosions = min(a.explosions, left.count(EXPLODING))
    t.saved = replaced(t.saved, s.samurai, t.saved[s.samurai] + s.chosen)
    t.tell_of(STORED, s.samurai, faces(s.chosen))


STORING: Final = script(Shototsu, Storing, choose_a_die, set_it_aside)
