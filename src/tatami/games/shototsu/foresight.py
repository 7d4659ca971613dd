"""What each answer to a question within an attack would change (SHO-53, SHO-54, SHO-70).

A word is tried on a copy of the table, and the odds of the attack are worked out from there, as if
everybody passed after it. Nothing is rolled: dice to come are counted in all the ways they fall.
"""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.words import Word
from tatami.games.shototsu.frames import (
    Aiming,
    Attack,
    Duel,
    Invoking,
    Moving,
    Storing,
    Turning,
    Window,
)
from tatami.games.shototsu.odds import (
    Chances,
    Introspection,
    Odds,
    chances,
    odds_of,
    wins_a_duel,
)
from tatami.games.shototsu.printed import (
    BATTLE_IN_THE_MIND,
    CRESCENT_MOON,
    CRIMSON_LEAVES,
    EARTH,
    EXPLODING,
    FACES,
    FEIGNED_OPENING,
    FINISHED,
    KAZE_NO_KAMI,
    LETHAL,
    LIGHTNING_RAID,
    LIGHTNING_REACTION,
    PORCUPINE,
    RINGS,
    ROLLED,
    SLIPPERY_MANEUVERS,
    SPARROWS_DIVE,
    TECHNIQUE_CARD,
    VOID,
)
from tatami.games.shototsu.rules.attack import (
    dice_of,
    needed,
    plain_damage,
    set_it_aside,
    successes,
)
from tatami.games.shototsu.rules.blessings import bless
from tatami.games.shototsu.rules.characters import health_left
from tatami.games.shototsu.rules.invocation import the_holder
from tatami.games.shototsu.rules.movement import striker
from tatami.games.shototsu.rules.postures import has_effect, take_posture
from tatami.games.shototsu.rules.reactions import WON, is_attack, lunges
from tatami.games.shototsu.rules.sight import REACTION, SECOND, barred, targets
from tatami.games.shototsu.rules.windows import all_others, fights_in, holder, react_or_pass
from tatami.games.shototsu.sights import Effect, name, open_to
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.war import dealt_by, innermost_attack
from tatami.games.shototsu.words import (
    ATTACK,
    CALM_MIND,
    LUNGE,
    PASS,
    REROLL,
    SLIP,
    STORE,
    USE,
)

DUELS: Final = (SLIPPERY_MANEUVERS, FEIGNED_OPENING, LIGHTNING_RAID)
BLOWS: Final = (CRESCENT_MOON, LIGHTNING_REACTION, PORCUPINE)


def no_blow() -> Chances:
    """The odds where nobody strikes: a function, for compiled code loses a constant of noughts."""
    return 0.0, 0.0, 0.0


def effects(t: Shototsu, seat: int) -> dict[str, Effect]:
    """What each word offered to a seat would lead to, by word; nothing outside such questions."""
    asks = t.open_asks(seat)
    if not asks:
        return {}
    frame = t.frames[-1]
    if isinstance(frame, Window):
        return {word.text: reaction(t, asks[0], word) for word in asks[0].options}
    if isinstance(frame, Storing):
        return {word.text: effect(t, stored(t, word)) for word in asks[0].options}
    if isinstance(frame, Turning):
        return {
            word.text: effect(t, turned(t, frame.samurai, word.arg)) for word in asks[0].options
        }
    if isinstance(frame, Invoking) and isinstance(t.frames[-2], Duel):
        return {word.text: called_upon(t, word) for word in asks[0].options}
    if isinstance(frame, Aiming):
        return {word.text: aimed(t, frame, word, seat) for word in asks[0].options}
    if isinstance(frame, Moving):
        return {word.text: gone_past(t, frame, word) for word in asks[0].options}
    return {}


# -- the attack as it stands ---------------------------------------------------------------


def standing(t: Shototsu) -> Chances:
    """The odds of the attack in progress if nobody reacts any more; none outside an attack, and
    none once it is over."""
    a, moment = attack_in_progress(t)
    if a is None:
        return no_blow()
    if moment < ROLLED:
        odds = before_the_dice(t, a)
    elif moment == ROLLED:
        odds = after_the_dice(t, a)
    else:
        odds = once_counted(t, a, moment)
    return (odds[0], 0.0, 0.0) if a.used & (1 << CRIMSON_LEAVES) else odds


def attack_in_progress(t: Shototsu) -> tuple[Attack | None, int]:
    """The attack that is at one of its moments, before its end."""
    a, moment = innermost_attack(t)
    return (a, moment) if a is not None and is_attack(moment) and moment != FINISHED else (None, 0)


def before_the_dice(t: Shototsu, a: Attack) -> Chances:
    """As an attack that is not declared yet, but with what has been used for it (SHO-53)."""
    if barred(t, a.attacker, a.target, a.kind):
        return no_blow()
    number = needed(t, a)
    return chances(
        dice_of(t, a.attacker, a.target, a.kind),
        number,
        plain_damage(t, a),
        fights_in(t, a, VOID),
        not has_effect(t, a.target, EARTH),
        health_left(t, a.target),
        sure=any(die >= number for die in a.lent),
    )


def after_the_dice(t: Shototsu, a: Attack) -> Chances:
    """The dice lie, and explosions are to come (SHO-11, SHO-25)."""
    hits, left = successes(t, a), health_left(t, a.target)
    sixes = 0 if a.used & (1 << SPARROWS_DIVE) else a.dice.count(EXPLODING)
    if not hits:
        return no_blow()
    if not fights_in(t, a, VOID):
        dealt = max(0, plain_damage(t, a))
        return 1.0, float(dealt), 1.0 if dealt >= left else 0.0
    chain = not has_effect(t, a.target, EARTH)
    return Introspection(needed(t, a), plain_damage(t, a), chain, left).explode(hits - sixes, sixes)


def once_counted(t: Shototsu, a: Attack, moment: int) -> Chances:
    """All dice lie: it is a hit or not, and perhaps it has struck already (SHO-54, SHO-55)."""
    if not successes(t, a):
        return no_blow()
    dealt, left = dealt_by(t, a), health_left(t, a.target)
    falls = left <= 0 if moment == LETHAL else dealt >= left
    return 1.0, float(dealt), 1.0 if falls else 0.0


def effect(
    t: Shototsu, odds: Chances, duel: float | None = None, cancels: bool = False, strikes: str = ""
) -> Effect:
    """The odds as a view has them, with the number needed where an attack goes on."""
    a, _ = attack_in_progress(t)
    return {
        "hit": round(odds[0], 4),
        "damage": round(odds[1], 4),
        "kill": round(odds[2], 4),
        "needed": needed(t, a) if a is not None and not strikes else None,
        "duel": None if duel is None else round(duel, 4),
        "cancels": cancels,
        "strikes": strikes,
    }


# -- what each word makes of it ------------------------------------------------------------


def reaction(t: Shototsu, ask: Ask, word: Word) -> Effect:
    """What a reaction changes (SHO-70)."""
    if word is CALM_MIND:
        return effect(t, no_blow(), cancels=True)
    if word.verb is REROLL:
        return effect(t, mean([standing(tried(t, ask, word, face)) for face in range(FACES)]))
    if word.verb is ATTACK or word.verb is LUNGE:
        return second_blow(t, word, ask.seat)
    if word.verb is USE:
        return technique(t, ask, word)
    after = tried(t, ask, word)
    return effect(after, standing(after))


def technique(t: Shototsu, ask: Ask, word: Word) -> Effect:
    """What a technique changes. Where it lets its player choose, the best choice counts."""
    me, card = holder(t, ask.seat, TECHNIQUE_CARD, word.arg), word.arg
    if card in BLOWS:
        return blow(t, me, REACTION, struck_by(t, card), ask.seat)
    if card == SPARROWS_DIVE:
        return dive(t)
    after = tried(t, ask, word)
    last = after.frames[-1]
    if isinstance(last, Duel):
        return duelled(after, last)
    if isinstance(last, Turning):
        attacking = innermost_attack(t)[0]
        mine = attacking is not None and attacking.attacker == me
        every = [turned(after, me, ring) for ring in range(len(RINGS)) if ring != t.posture[me]]
        best = max(every, key=by_damage) if mine else min(every, key=by_damage)
        return effect(t, best)
    if isinstance(last, Storing):
        dice = sorted(set(t.nearest(Attack).dice))
        return effect(t, max([stored(after, STORE[die - 1]) for die in dice], key=by_damage))
    return effect(after, standing(after))


def by_damage(odds: Chances) -> float:
    """The better of two blows hurts more."""
    return odds[1]


def tried(t: Shototsu, ask: Ask, word: Word, *faces: int) -> Shototsu:
    """A copy on which a word has been said in a window, and nothing after it; its dice fall so."""
    after = t.copy()
    window = after.nearest(Window)
    window.answers, window.speaker = (word,), ask.seat
    after.loaded = faces
    react_or_pass(after, window)
    return after


def mean(odds: list[Chances]) -> Chances:
    """The average of outcomes that are equally likely."""
    count = len(odds)
    return (
        sum([each[0] for each in odds]) / count,
        sum([each[1] for each in odds]) / count,
        sum([each[2] for each in odds]) / count,
    )


def dive(t: Shototsu) -> Effect:
    """All dice are rolled again, and none explodes (SHO-70)."""
    a, number = t.nearest(Attack), needed(t, t.nearest(Attack))
    sure = any(die >= number for die in a.lent)
    left = health_left(t, a.target)
    return effect(t, chances(len(a.dice), number, plain_damage(t, a), False, False, left, sure))


def duelled(after: Shototsu, d: Duel) -> Effect:
    """An initiative roll is called for: it is won or lost (SHO-73)."""
    duel = wins_a_duel(after, d.samurai, d.against)
    lost = standing(after)
    a, _ = attack_in_progress(after)
    if a is None:
        return effect(after, no_blow(), duel)
    a.used |= WON << d.technique
    won = standing(after)
    hit, damage, kill = [
        duel * one + (1 - duel) * other for one, other in zip(won, lost, strict=True)
    ]
    return effect(after, (hit, damage, kill), duel)


def turned(t: Shototsu, samurai: int, ring: int) -> Chances:
    """The attack after a change of posture (SHO-20)."""
    after = t.copy()
    take_posture(after, samurai, ring)
    return standing(after)


def stored(t: Shototsu, word: Word) -> Chances:
    """The attack without the dice that are set aside, this one among them (SHO-70)."""
    after = t.copy()
    storing = after.nearest(Storing)
    for answers in ((word,), ()) if word is not PASS else ((),):
        storing.answers = answers
        set_it_aside(after, storing)
    return standing(after)


def called_upon(t: Shototsu, word: Word) -> Effect:
    """An initiative roll with Kaze-no-kami's help, or without (SHO-72)."""
    after = t.copy()
    invoking = after.nearest(Invoking)
    if word is not PASS:
        bless(after, the_holder(after, invoking), KAZE_NO_KAMI)
    return duelled(after, after.nearest(Duel))


def aimed(t: Shototsu, a: Aiming, word: Word, seat: int) -> Effect:
    """A technique on this target: most call for an initiative roll (SHO-70, SHO-73)."""
    target = t.named(word)
    if a.technique == BATTLE_IN_THE_MIND:
        return effect(t, no_blow())
    known = open_to(t, target, seat)
    return effect(t, no_blow(), wins_a_duel(t, a.samurai, target) if known else -1.0)


# -- blows that a word strikes -------------------------------------------------------------


def struck_by(t: Shototsu, card: int) -> tuple[int, ...]:
    """Whom a technique that strikes may be used against; nobody named means anyone."""
    if card == CRESCENT_MOON:
        return (t.nearest(Attack).attacker,)
    return (t.nearest(Moving).samurai,) if card == LIGHTNING_REACTION else ()


def gone_past(t: Shototsu, m: Moving, word: Word) -> Effect:
    """The strike that a way past an enemy draws, on the space where the mover leaves its side
    (SHO-44, SHO-70)."""
    if word is SLIP:
        return effect(t, no_blow())
    after = t.copy()
    after.place[m.samurai] = word.arg
    odds = odds_of(after, striker(t, m), m.samurai, REACTION)
    return effect(t, (odds.hit, odds.damage, odds.kill), strikes=name(t, m.samurai))


def second_blow(t: Shototsu, word: Word, seat: int) -> Effect:
    """A Wakizashi's second attack, with a lunge before it or without (SHO-71)."""
    a = t.nearest(Attack)
    if word.verb is ATTACK:
        return blow(t, a.attacker, SECOND, (t.named(word),), seat)
    after = t.copy()
    after.place[a.attacker] = word.arg
    return blow(after, a.attacker, SECOND, all_others(t, a), seat)


def blow(t: Shototsu, me: int, kind: int, among: tuple[int, ...], seat: int) -> Effect:
    """The best blow that a samurai could strike, after a lunge where none is at hand (SHO-50)."""
    able = blows(t, me, kind, among)
    if not able:
        for place in lunges(t, me, kind, among):
            after = t.copy()
            after.place[me] = place
            able += blows(after, me, kind, among)
    target, odds = max(able, key=lambda each: each[1].damage)
    kill = odds.kill if open_to(t, target, seat) else -1.0
    return effect(t, (odds.hit, odds.damage, kill), strikes=name(t, target))


def blows(t: Shototsu, me: int, kind: int, among: tuple[int, ...]) -> list[tuple[int, Odds]]:
    """Whom it could strike from where it stands, and with which odds."""
    able = [other for other in targets(t, me, kind) if not among or other in among]
    return [(other, odds_of(t, me, other, kind)) for other in able]
