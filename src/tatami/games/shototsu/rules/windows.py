"""Windows (SHO-70): the moments at which reactions may be used, and the order of speech."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import Word
from tatami.games.shototsu.frames import (
    ROLLED_AGAIN,
    Activation,
    Assault,
    Attack,
    Moving,
    Window,
)
from tatami.games.shototsu.printed import (
    ACTIVATION_END,
    ANSWER,
    ATTACK_START,
    BLESSING_CARD,
    FACES,
    FINISHED,
    LEAVING,
    MOMENTS,
    MOVEMENT_END,
    REDIRECT,
    ROLLED,
    TECHNIQUE_CARD,
    TECHNIQUE_MOMENTS,
    VOID,
    WAKIZASHI,
)
from tatami.games.shototsu.rules.blessings import bless, may_bless, spent_blessing
from tatami.games.shototsu.rules.dice import roll
from tatami.games.shototsu.rules.paths import LUNGE as LUNGING
from tatami.games.shototsu.rules.postures import ALL_POSTURES, fits_posture, has_effect
from tatami.games.shototsu.rules.reactions import (
    DIE_REROLLED,
    STRUCK_TWICE,
    WHEN,
    is_attack,
    lunges,
    react,
    spent,
)
from tatami.games.shototsu.rules.sight import ACTION, SECOND, enemies, targets
from tatami.games.shototsu.table import CALM, DEAD, KNOWN, SPENT, Shototsu
from tatami.games.shototsu.words import (
    ATTACK,
    BLESS,
    CALM_MIND,
    CALMED,
    DIE,
    LUNGE,
    PASS,
    REROLL,
    REROLLED,
    USE,
)

PROMPTS: Final = tuple(name.replace("_", "-") for name in MOMENTS)

# The moments at which samurai that have no part in what happens may react.
BYSTANDERS: Final = (
    1 << LEAVING | 1 << MOVEMENT_END | 1 << REDIRECT | 1 << ANSWER | 1 << ACTIVATION_END
)

IN_ATTACKS: Final = (1 << FINISHED + 1) - (1 << ATTACK_START)  # the moments of an attack


# -- opening -------------------------------------------------------------------------------


def open_window(t: Shototsu, moment: int) -> None:
    """Reactions may be used at this moment, if anybody can use any (SHO-70)."""
    if worth_opening(t, moment, at_once=True):
        t.call(Window(moment))


def open_later(t: Shototsu, moment: int) -> None:
    """The same where something else comes first: until then who is ready may change."""
    if worth_opening(t, moment, at_once=False):
        t.call(Window(moment))


def worth_opening(t: Shototsu, moment: int, at_once: bool) -> bool:
    """Whether anything could be used at a moment, in the present postures if it has come; what is
    hidden must not show in this."""
    now = 1 << moment
    if BYSTANDERS & now and (t.modes.hidden or anyone_reacts(t, moment, at_once)):
        return True
    hopes = t.reactions().hopes
    if not IN_ATTACKS & now:
        me = t.nearest(Activation).samurai
        return bool(hopes[me] & now) and has_a_card(t, me, moment, at_once)
    a = t.nearest(Attack)
    if concerns_the_fighters(t, a, moment):
        return True
    for me in (a.attacker, a.target):
        if hopes[me] & now and has_a_card(t, me, moment, at_once):
            return True
    return False


def anyone_reacts(t: Shototsu, moment: int, at_once: bool) -> bool:
    """Whether someone alive holds a technique for a moment; a blessing may give it the posture."""
    for me, technique in t.reactions().holders[moment]:
        if t.flags[me] & DEAD:
            continue
        if not at_once:
            return True
        ready = fits_posture(t, me, technique) or has_a_blessing(t, me)
        if ready and WHEN[technique](t, moment, me):
            return True
    return False


def has_a_card(t: Shototsu, me: int, moment: int, at_once: bool) -> bool:
    """Whether it holds a technique for a moment, or a blessing; in a move blessings only help a
    technique."""
    for technique in t.cards[TECHNIQUE_CARD][me]:
        comes = TECHNIQUE_MOMENTS[technique] & (1 << moment)
        if comes and (not at_once or fits_posture(t, me, technique)):
            return True
    return moment != LEAVING and has_a_blessing(t, me)


def has_a_blessing(t: Shototsu, me: int) -> bool:
    """Whether it holds a blessing that is not spent (SHO-33)."""
    blessings = t.cards[BLESSING_CARD][me]
    if not blessings:  # as for most
        return False
    return any(not t.flags[me] & (SPENT << blessing) for blessing in blessings)


def concerns_the_fighters(t: Shototsu, a: Attack, moment: int) -> bool:
    """Calm mind, the Void's re-roll and a Wakizashi need no technique (SHO-25, 32, 71)."""
    if moment == ANSWER:
        return bool(t.flags[a.target] & CALM)
    if moment == ROLLED:
        return may_reroll(t, a)
    return moment == FINISHED and t.wielded[a.attacker] == WAKIZASHI


# -- inviting ------------------------------------------------------------------------------


def invite_reactions(t: Shototsu, w: Window) -> Ask | None:
    """The attacker's side speaks first, then the target's, then the others (SHO-70)."""
    able = speakers(t, w.moment)
    if not able:
        return None
    for seat in order_of_speech(t, w.moment)[w.passed :]:
        if able & (1 << seat):
            ask = reactions_of(t, w.moment, seat)
            if ask.options:
                return ask
    return None


def speakers(t: Shototsu, moment: int) -> int:
    """The players whose cards are worth a look, a bit for each: most have nothing for a moment."""
    able, now, hopes = 0, 1 << moment, t.reactions().hopes
    for me, flags in enumerate(t.flags):
        if flags & DEAD:
            continue
        hidden = not flags & KNOWN and BYSTANDERS & now
        ready = hopes[me] & now and has_a_card(t, me, moment, at_once=True)
        if hidden or ready or (moment == LEAVING and has_a_blessing(t, me)):
            able |= 1 << t.owner(me)
    if is_attack(moment):
        a = t.nearest(Attack)
        if concerns_the_fighters(t, a, moment):
            able |= 1 << t.owner(a.attacker) | 1 << t.owner(a.target)
    return able


def order_of_speech(t: Shototsu, moment: int) -> list[int]:
    """Attacker, target, then clockwise; outside attacks from the player who is active (SHO-70)."""
    if not is_attack(moment):
        first = t.owner(t.nearest(Activation).samurai)
        return [(first + i) % t.seats for i in range(t.seats)]
    a = t.nearest(Attack)
    first, second = t.owner(a.attacker), t.owner(a.target)
    clockwise = [(second + i) % t.seats for i in range(1, t.seats)]
    return [first, second, *[seat for seat in clockwise if seat != first]]


def reactions_of(t: Shototsu, moment: int, seat: int) -> Ask:
    """All that one player could use now."""
    ask = Ask(seat, "SHO-70", PROMPTS[moment], private=t.modes.hidden)
    if is_attack(moment):
        offer_to_the_fighters(t, ask, moment)
    secret = False
    for me in range(seat * t.size, (seat + 1) * t.size):
        if t.flags[me] & DEAD:
            continue
        secret = secret or not t.flags[me] & KNOWN
        for technique in t.cards[TECHNIQUE_CARD][me]:
            comes = TECHNIQUE_MOMENTS[technique] & (1 << moment) and technique in WHEN
            if comes and WHEN[technique](t, moment, me):
                ask.offer(USE[technique], unless=spent(t, moment, me, technique))
        for blessing in t.cards[BLESSING_CARD][me]:
            if may_bless(t, moment, me, blessing):
                ask.offer(BLESS[blessing], unless=spent_blessing(t, me, blessing))
    if ask.options or (secret and BYSTANDERS & (1 << moment)):
        ask.offer(PASS)  # where cards are hidden, a player is asked even without any (SHO-03)
    return ask


def offer_to_the_fighters(t: Shototsu, ask: Ask, moment: int) -> None:
    """What attacker and target may do without a technique: the re-roll of one die (SHO-25), calm
    mind (SHO-32), and a Wakizashi's second attack (SHO-71)."""
    a = t.nearest(Attack)
    attacking = t.owner(a.attacker) == ask.seat
    if moment == ROLLED and attacking and may_reroll(t, a):
        for face in range(1, FACES + 1):
            if face in a.dice:
                ask.offer(REROLL[face - 1])
    if moment == ANSWER and t.owner(a.target) == ask.seat and t.flags[a.target] & CALM:
        ask.offer(CALM_MIND)
    if moment == FINISHED and attacking:
        for other in second_targets(t, a):
            ask.offer(t.word(ATTACK, other))
        for place in second_lunges(t, a):
            ask.offer(LUNGE[place])


def may_reroll(t: Shototsu, a: Attack) -> bool:
    """In the Void posture, once in an attack (SHO-25)."""
    return fights_in(t, a, VOID) and not a.used & DIE_REROLLED


def fights_in(t: Shototsu, a: Attack, ring: int) -> bool:
    """Whether the attacker's posture helps; not in a Wakizashi's second attack (SHO-71), except by
    Gobai's blessing, which nothing takes away (SHO-72)."""
    if a.kind == SECOND and not t.flags[a.attacker] & ALL_POSTURES:
        return False
    return has_effect(t, a.attacker, ring)


def second_targets(t: Shototsu, a: Attack) -> list[int]:
    """After the Attack action, once, any other enemy next to the attacker (SHO-71)."""
    if not may_strike_twice(t, a):
        return []
    return [other for other in targets(t, a.attacker, SECOND) if other != a.target]


def second_lunges(t: Shototsu, a: Attack) -> list[int]:
    """A Reckless Lunge may go before the second attack too (SHO-70)."""
    others = all_others(t, a)
    return lunges(t, a.attacker, SECOND, others) if others and may_strike_twice(t, a) else []


def may_strike_twice(t: Shototsu, a: Attack) -> bool:
    """Whether the Wakizashi's second attack is still to come (SHO-71)."""
    return a.kind == ACTION and t.wielded[a.attacker] == WAKIZASHI and not a.used & STRUCK_TWICE


def all_others(t: Shototsu, a: Attack) -> tuple[int, ...]:
    """The enemies that the first attack was not against."""
    return tuple([other for other in enemies(t, a.attacker) if other != a.target])


# -- answering -----------------------------------------------------------------------------


def react_or_pass(t: Shototsu, w: Window) -> None:
    """A player who passes is asked again only if somebody else reacts: all must pass (SHO-70)."""
    if not w.answers:
        return
    word = w.answers[0]
    t.go_to(w, invite_reactions)
    if word is PASS:
        w.passed = order_of_speech(t, w.moment).index(w.speaker) + 1
        return
    w.passed = 0
    if word.verb is USE:
        react(t, w.moment, holder(t, w.speaker, TECHNIQUE_CARD, word.arg), word.arg)
    elif word.verb is BLESS:
        bless(t, holder(t, w.speaker, BLESSING_CARD, word.arg), word.arg)
    elif word is CALM_MIND:
        call_the_attack_off(t, w)
    else:
        fight_on(t, t.nearest(Attack), word)


def holder(t: Shototsu, seat: int, kind: int, card: int) -> int:
    """Which samurai of a patrol has a card; none is there twice."""
    return next(i for i in t.patrol(seat) if t.holds(kind, i, card))


def call_the_attack_off(t: Shototsu, w: Window) -> None:
    """The token is discarded; the action is spent and nothing follows the attack (SHO-32)."""
    a = t.nearest(Attack)
    t.flags[a.target] &= ~CALM
    t.tell_of(CALMED, a.target)
    t.end(a)
    t.end(w)


def fight_on(t: Shototsu, a: Attack, word: Word) -> None:
    """One die is rolled again and the new face stands (SHO-25), or a second attack is made with
    the Wakizashi, with a lunge before it or without (SHO-70, SHO-71)."""
    if word.verb is REROLL:
        i = a.dice.index(word.arg + 1)
        a.used |= DIE_REROLLED
        a.dice = replaced(a.dice, i, roll(t, 1)[0])
        a.marks = replaced(a.marks, i, ROLLED_AGAIN)
        t.tell_of(REROLLED, a.attacker, DIE[word.arg], DIE[a.dice[i] - 1])
        return
    a.used |= STRUCK_TWICE
    if word.verb is LUNGE:
        t.call(
            Moving(a.attacker, word.arg, LUNGING, t.place[a.attacker]),
            Assault(a.attacker, SECOND, all_others(t, a), lunged=True),
        )
        return
    t.call(Attack(a.attacker, t.named(word), SECOND))


WINDOW: Final = script(Shototsu, Window, invite_reactions, react_or_pass)
