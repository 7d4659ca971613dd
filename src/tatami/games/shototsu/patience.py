"""How long a pass may stand for a card, so that a held blessing does not ask at every moment.

Nothing here is a rule: a standing pass is said as an ordinary one (SHO-70, SHO-72).
"""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.passing import ALWAYS_ASK, Passing
from tatami.core.words import Word
from tatami.games.shototsu.foresight import attack_in_progress, standing
from tatami.games.shototsu.frames import Activation, Attack, Window
from tatami.games.shototsu.printed import (
    ACTIVATION_START,
    ANSWER,
    BLESSING_CARD,
    BLESSINGS,
    BOOST,
    EACH_MOMENT,
    JIZO,
    SUITENGU,
    TECHNIQUE_CARD,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.blessings import spent_blessing
from tatami.games.shototsu.sights import activated
from tatami.games.shototsu.table import CALM, Shototsu
from tatami.games.shototsu.words import BLESS, CALM_MIND, PASS, USE

THIS_ATTACK: Final = "attack"
THIS_ACTIVATION: Final = "activation"
THIS_TURN: Final = "turn"
UNTIL_IT_FIGHTS: Final = "fight"  # until its bearer attacks or is attacked
UNTIL_A_KILL: Final = "kill"  # until a blow may kill
UNTIL: Final = (
    ALWAYS_ASK, THIS_ATTACK, THIS_ACTIVATION, THIS_TURN, UNTIL_IT_FIGHTS, UNTIL_A_KILL,
)  # fmt: skip
CALM_CARD: Final = CALM_MIND.text


def usual(card: str) -> str:
    """Blessings wait until their bearer fights, Jizō's until a blow may kill; all else asks."""
    if card == BLESSINGS[JIZO]:
        return UNTIL_A_KILL
    return UNTIL_IT_FIGHTS if card in BLESSINGS else ALWAYS_ASK


def cards(t: Shototsu, seat: int) -> list[str]:
    """The reactions and blessings of a patrol, and its tokens of calm."""
    found: list[str] = []
    for me in t.patrol(seat):
        if not t.alive(me):
            continue
        held = t.cards[TECHNIQUE_CARD][me]
        found += [TECHNIQUES[card] for card in held if EACH_MOMENT[card]]
        held = t.cards[BLESSING_CARD][me]
        found += [BLESSINGS[card] for card in held if not spent_blessing(t, me, card)]
        if t.flags[me] & CALM and CALM_CARD not in found:
            found.append(CALM_CARD)
    return found


def card_of(t: Shototsu, word: Word) -> str:
    """The card or token that a reaction uses. Re-rolls and second attacks use none: they ask."""
    if word.verb is USE or word.verb is BLESS:
        return word.thing
    return CALM_CARD if word is CALM_MIND else ""


def mark(t: Shototsu, until: str) -> str:
    """What is going on: a turn, an activation in it, or an attack in that."""
    told = [str(t.turn)]
    if until in (THIS_ATTACK, THIS_ACTIVATION):
        told.append(str(activated(t)))
    if until == THIS_ATTACK:
        for depth, frame in enumerate(t.frames):
            if isinstance(frame, Attack):
                told.append(f"{depth}:{frame.attacker}:{frame.target}")
    return " ".join(told) if until in (THIS_ATTACK, THIS_ACTIVATION, THIS_TURN) else ""


def rests(t: Shototsu, ask: Ask, card: str, until: str) -> bool:
    """Whether the question is let go by (SHO-70, SHO-72)."""
    if until == ALWAYS_ASK:
        return False
    if until == UNTIL_IT_FIGHTS:
        return not fights_now(t, ask.seat, card)
    return until != UNTIL_A_KILL or not may_kill(t, ask.seat)


def fights_now(t: Shototsu, seat: int, card: str) -> bool:
    """Whether this is the moment for which a card was kept: before the dice of an attack that its
    bearer makes or suffers; Suitengu's also before it moves, Kaze-no-kami's before a roll."""
    frame = t.frames[-1]
    if not isinstance(frame, Window):
        return True
    bearers = [me for me in t.patrol(seat) if holds(t, me, card)]
    if frame.moment == BOOST:
        return t.nearest(Attack).attacker in bearers
    if frame.moment == ANSWER:
        return t.nearest(Attack).target in bearers
    begins = frame.moment == ACTIVATION_START and card == BLESSINGS[SUITENGU]
    return begins and t.nearest(Activation).samurai in bearers


def holds(t: Shototsu, me: int, card: str) -> bool:
    """Whether a samurai has a card or token of this name."""
    if card in TECHNIQUES:
        return t.holds(TECHNIQUE_CARD, me, TECHNIQUES.index(card))
    if card in BLESSINGS:
        return t.holds(BLESSING_CARD, me, BLESSINGS.index(card))
    return card != CALM_CARD or bool(t.flags[me] & CALM)


def may_kill(t: Shototsu, seat: int) -> bool:
    """Whether an attack by or against this patrol is going on that may kill."""
    a, _ = attack_in_progress(t)
    return a is not None and seat in (t.owner(a.attacker), t.owner(a.target)) and standing(t)[2] > 0


PASSING: Final = Passing(
    word=PASS,
    until=UNTIL,
    usual=usual,
    cards=cards,
    card=card_of,
    mark=mark,
    rests=rests,
    within_a_step=frozenset({"SHO-44-way", "SHO-50-target", "SHO-70-target"}),
)
