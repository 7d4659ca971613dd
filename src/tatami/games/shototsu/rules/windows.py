"""Windows (SHO-70): the moments at which reactions may be used, and the order of speech."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import Word
from tatami.games.shototsu.frames import Activation, Assault, Attack, Moving, Window
from tatami.games.shototsu.printed import (
    ACTIVATION_END,
    ANSWER,
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
from tatami.games.shototsu.rules.postures import ALL_POSTURES, has_effect
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
    WHO,
)

PROMPTS: Final = tuple(name.replace("_", "-") for name in MOMENTS)

# The moments at which samurai that have no part in what happens may react.
BYSTANDERS: Final = (
    1 << LEAVING | 1 << MOVEMENT_END | 1 << REDIRECT | 1 << ANSWER | 1 << ACTIVATION_END
)


# -- opening -------------------------------------------------------------------------------


def open_windows(t: Shototsu, *moments: int) -> None:
    """Reactions may be used at these moments, one after the other, if anybody has any (SHO-70)."""
    for moment in reversed(moments):
        if worth_opening(t, moment):
            t.call(Window(moment))


def worth_opening(t: Shototsu, moment: int) -> bool:
    """Whether anything could be used at a moment; what is hidden must not show in this."""
    bystanders = BYSTANDERS & (1 << moment)
    if bystanders and t.modes.hidden:
        return True
    if is_attack(moment):
        a = t.nearest(Attack)
        if concerns_the_fighters(t, a, moment):
            return True
        concerned = (a.attacker, a.target)
    else:
        active = t.nearest(Activation).samurai
        concerned = (active, active)
    for i in concerned:
        if has_a_card(t, i, moment):
            return True
    return bool(bystanders) and any(
        has_a_technique(t, i, moment) for i in range(len(t.flags)) if not t.flags[i] & DEAD
    )


def has_a_technique(t: Shototsu, samurai: int, moment: int) -> bool:
    """Whether it holds a technique for a moment."""
    for technique in t.cards[TECHNIQUE_CARD][samurai]:
        if TECHNIQUE_MOMENTS[technique] & (1 << moment):
            return True
    return False


def has_a_card(t: Shototsu, samurai: int, moment: int) -> bool:
    """The same, or a blessing that is not spent; in a move they only help a technique."""
    if moment != LEAVING:
        for blessing in t.cards[BLESSING_CARD][samurai]:
            if not t.flags[samurai] & (SPENT << blessing):
                return True
    return has_a_technique(t, samurai, moment)


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
    order = order_of_speech(t, w.moment)
    for i in range(w.passed, len(order)):
        if has_a_say(t, w.moment, order[i]):
            ask = reactions_of(t, w.moment, order[i])
            if ask.options:
                return ask
    return None


def has_a_say(t: Shototsu, moment: int, seat: int) -> bool:
    """Whether it is worth looking what a player could use: most have nothing for a moment."""
    if moment in (ROLLED, ANSWER, FINISHED):
        return True  # some of what fighters may do needs no card
    hides = BYSTANDERS & (1 << moment)
    for me in range(seat * t.size, (seat + 1) * t.size):
        if not t.flags[me] & DEAD and (
            t.cards[BLESSING_CARD][me]
            or has_a_technique(t, me, moment)
            or (hides and not t.flags[me] & KNOWN)
        ):
            return True
    return False


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
    """Who passes is asked again only if somebody else reacts: all must pass (SHO-70)."""
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
    t.tell(CALMED, t.word(WHO, a.target))
    t.end(a)
    t.end(w)


def fight_on(t: Shototsu, a: Attack, word: Word) -> None:
    """One die is rolled again and the new face stands (SHO-25), or a second attack is made with
    the Wakizashi, with a lunge before it or without (SHO-70, SHO-71)."""
    if word.verb is REROLL:
        i = a.dice.index(word.arg + 1)
        a.used |= DIE_REROLLED
        a.dice = (*a.dice[:i], *roll(t, 1), *a.dice[i + 1 :])
        t.tell(REROLLED, t.word(WHO, a.attacker), DIE[word.arg], DIE[a.dice[i] - 1])
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
