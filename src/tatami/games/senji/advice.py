"""What Senji tells the bots: how good a table looks from a seat, in honour.

What lies on the table is counted first, then what has been said and not yet done: orders and cards
laid face down, moves being declared, letters and bids. Advice reads a table and never changes it.
"""

from math import exp
from typing import Final

from tatami.core.advice import ahead, shared
from tatami.core.ask import Ask
from tatami.core.table import replaced
from tatami.core.words import NOBODY, Word
from tatami.games.senji.bargains import bids, gains_by, least_worth, letters
from tatami.games.senji.frames import (
    Attack,
    CallingIn,
    Combat,
    Combining,
    Hiring,
    Marching,
    Moving,
    Recruiting,
    Refreshing,
    Returning,
)
from tatami.games.senji.odds import odds_of
from tatami.games.senji.printed import (
    CHOSOGABE,
    EKES,
    FAMILY_OF,
    FIRST_SUPPORT,
    IS_DECOY,
    MOST_IN_PLACE,
    MOST_IN_PLAY,
    RECRUITED,
    SAMURAI_HONOUR,
    SET_HONOUR,
    SIZE_OF,
)
from tatami.games.senji.rules import combat
from tatami.games.senji.rules.movement import samurai_left, units_left
from tatami.games.senji.rules.offers import slot
from tatami.games.senji.table import Senji
from tatami.games.senji.troops import Battle
from tatami.games.senji.words import (
    ACCEPT,
    ENOUGH,
    GIVE_HIDDEN,
    HAND_OVER,
    KEEP,
    MOVE,
    ORDER,
    PRODUCE,
    READY,
    RECRUIT,
    SECOND,
    SEND,
    SUPPORT_WITH,
    SWAP_CARD,
)
from tatami.games.senji.worth import (
    ABILITIES,
    FLOWER,
    HOSTING,
    REWARD,
    attack_worth,
    best_attack,
    board_worth,
    card_worth,
    flowers_worth,
    group_worth,
    hand_worth,
    recruits_worth,
    strength,
)

LEAD: Final = 14.0  # honour ahead that makes a win three times as likely as not
RIVALRY: Final = 0.25  # how much the best other family's fortune hurts
CARD_TO_COME: Final = 1.55  # a hanafuda card not drawn yet
ORDER_TO_COME: Final = 3.0  # an order not given yet
CARD_GIVEN: Final = 1.6  # a card of a set being put together
FINE: Final = 10_000  # parts of a whole, where orders are drawn
SURE: Final = 2.0  # honour by which one order must be better to be laid nearly three times as often
MONOTONY: Final = 0.35  # what each further production is worth less


def value(t: Senji, seat: int) -> float:
    """How far ahead a family looks, with what it has said and not yet done."""
    family = t.family[seat]
    if family == NOBODY:
        return 0.0
    if not t.frames:
        return float(t.honour[family] - max([t.honour[f] for f in t.family if f != family]))
    rivals = [glance(t, other) for other in t.families() if other != family]
    best = max(rivals) if rivals else 0.0
    return outlook(t, family) - RIVALRY * best + begun(t, family) + answered(t, seat, family)


def chances(t: Senji) -> list[float]:
    """How likely each seat is to win: its family must be ahead of the best of the others. One that
    is out cannot, nor one that has no family yet, for all that is known of it."""
    families = t.families()
    shares = shared(ahead([prospect(t, family) for family in families]), LEAD)
    chances = [0.0] * t.seats
    for family, share in zip(families, shares, strict=True):
        chances[t.seat[family]] = share
    return chances


def prospect(t: Senji, family: int) -> float:
    """What a family has and has begun. It counts the same before and after an answer: what is still
    to be answered or carried out counts, too."""
    total = outlook(t, family) + begun(t, family) + answered(t, t.seat[family], family)
    for ask, given in zip(t.asks, t.given, strict=True):
        if given is None and ask.seat == t.seat[family]:
            total += to_answer(t, ask)
    for province, order in enumerate(t.orders):
        if order != NOBODY and t.fighter(t.owner[province]) == family:
            total += order_worth(t, ORDER[order][province])
    return total


def to_answer(t: Senji, ask: Ask) -> float:
    """What an answer given in secret may be expected to promise."""
    verb = ask.options[0].verb
    if verb in ORDER:
        return ORDER_TO_COME
    if verb is SUPPORT_WITH or verb is SECOND:
        return 0.5 * stake(t, t.nearest(Combat).battle)
    return 0.0


def outlook(t: Senji, family: int) -> float:
    """What a family has: honour, board, cards, and the emperor as a guest."""
    total = float(t.honour[family]) + board_worth(t, family) + hand_worth(t, family)
    total += flowers_worth(t.flowers[family])
    if family == t.host:
        total += HOSTING
    return total


def glance(t: Senji, family: int) -> float:
    """The same for another family, as far as it can be seen at a glance."""
    return t.honour[family] + strength(t, family) + 0.9 * len(t.flowers[family])


def believed(t: Senji, seat: int) -> None:
    """Lay the hidden orders of others again: the more they are worth, the more often."""
    viewer = t.family[seat] if seat != NOBODY else NOBODY
    for province, order in enumerate(t.orders):
        if order != NOBODY and t.fighter(t.owner[province]) != viewer:
            t.orders = replaced(t.orders, province, likely_order(t, province))


def likely_order(t: Senji, province: int) -> int:
    """One of the orders for a province, drawn by what each is worth."""
    worths = [order_worth(t, verb[province]) for verb in ORDER]
    most = max(worths)
    weights = [int(FINE * exp((worth - most) / SURE)) for worth in worths]
    drawn, order = t.below(sum(weights)), 0
    while drawn >= weights[order]:
        drawn -= weights[order]
        order += 1
    return order


# -- what has been answered and waits for others ---------------------------------------------


def answered(t: Senji, seat: int, family: int) -> float:
    """Secret answers, given while others have still to give theirs."""
    total = 0.0
    productions = 0
    for ask, word in zip(t.asks, t.given, strict=True):
        if word is not None and ask.seat == seat:
            total += answer_worth(t, family, word)
            if word.verb is PRODUCE:
                total -= MONOTONY * productions
                productions += 1
    return total


def answer_worth(t: Senji, family: int, word: Word) -> float:
    """What one such answer promises."""
    if word.verb is PRODUCE or word.verb is RECRUIT or word.verb is MOVE:
        return order_worth(t, word)
    if word.verb is KEEP:
        return SAMURAI_HONOUR[word.arg] + 1.7 * ABILITIES[word.arg]
    if word.verb is SUPPORT_WITH or word.verb is SECOND:
        return support_worth(t, family, FIRST_SUPPORT + word.arg)
    if word.verb is SWAP_CARD:
        return -card_worth(t, family, word.arg)
    return 0.0


def order_worth(t: Senji, word: Word) -> float:
    """An order: two cards, two units, or the best attack within reach."""
    province = word.arg
    power = t.owner[province]
    here = t.samurai_at(power, province)
    units = t.units_at(power, province)
    if word.verb is PRODUCE:
        more = 1 if EKES in here or CHOSOGABE in here else 0
        return (2 + more) * CARD_TO_COME
    if word.verb is RECRUIT:
        room = min(MOST_IN_PLACE - units, MOST_IN_PLAY - t.in_play(power), RECRUITED)
        return recruits_worth(t, power, province, max(0, room))
    return 0.65 * best_attack(t, power, province, units, here)


def support_worth(t: Senji, family: int, card: int) -> float:
    """A support card laid: the chance it wins the day, less what it was worth in hand."""
    c = t.nearest(Combat)
    b = c.battle
    side = 0 if combat.fighter(t, b, 0) == family else 1
    foe = combat.fighter(t, b, 1 - side)
    theirs = best_support(t, foe, family, c.dice)
    lead = combat.own_points(t, c, side) - combat.own_points(t, c, 1 - side)
    lead += combat.support_points(c.dice, (card,), ())
    hope = 0.9 if lead > theirs else 0.7 if lead > 0 else 0.45 if lead == 0 else 0.08
    return hope * stake(t, b) - (0.0 if IS_DECOY[card] else card_worth(t, family, card))


def stake(t: Senji, b: Battle) -> float:
    """What a battle is about, for the one and the other."""
    return 2.0 * (b.units + combat.units(t, b, 1)) + 3.8


def best_support(t: Senji, family: int, foe: int, dice: tuple[int, ...]) -> int:
    """The most that a hand could add to this roll."""
    best = 0
    for card in t.hands[family]:
        if card >= FIRST_SUPPORT and not IS_DECOY[card] and FAMILY_OF[card] not in (family, foe):
            best = max(best, combat.support_points(dice, (card,), ()))
    return best


# -- rules in progress -----------------------------------------------------------------------


def begun(t: Senji, family: int) -> float:
    """What rules in progress promise to a family."""
    total = letters(t, family) + bids(t, family)
    for frame in t.frames:
        if isinstance(frame, Moving):
            total += declared(t, frame, family)
        elif isinstance(frame, Marching):
            if t.fighter(frame.power) == family:
                for g in frame.groups:
                    total += group_worth(
                        t, frame.power, frame.origin, g.way, g.to, g.units, g.samurai
                    )
        elif isinstance(frame, Attack):
            total += battle_worth(t, frame, family)
        elif isinstance(frame, Returning) and frame.family == family:
            total += SET_HONOUR - frame.cards * CARD_GIVEN
        elif isinstance(frame, Combining) and frame.family == family:
            total += REWARD[frame.combination] - SIZE_OF[frame.combination] * (FLOWER + 0.3)
        elif isinstance(frame, (CallingIn, Refreshing)) and frame.family == family:
            total += 1.6
        elif isinstance(frame, Recruiting) and frame.family == family:
            total += sum([SAMURAI_HONOUR[s] + ABILITIES[s] for s in t.kept])
        elif isinstance(frame, Hiring) and frame.family == family:
            total += 12.0 if not frame.units else 0.0
    return total


def declared(t: Senji, m: Moving, family: int) -> float:
    """Groups declared so far, and for one begun the hope that all go with it."""
    if t.fighter(m.power) != family:
        return 0.0
    total = sum(
        [group_worth(t, m.power, m.origin, g.way, g.to, g.units, g.samurai) for g in m.groups]
    )
    if m.to != NOBODY:
        units = m.units or units_left(t, m)
        samurai = m.samurai or tuple(samurai_left(t, m))
        total += group_worth(t, m.power, m.origin, m.way, m.to, units, samurai)
    return total


def battle_worth(t: Senji, a: Attack, family: int) -> float:
    """A battle in progress, for both of its sides."""
    b = a.battle
    worth = attack_worth(t, b, odds_of(t, b))
    if t.fighter(b.attacker) == family:
        return worth
    return -0.3 * worth if t.fighter(b.defender) == family else 0.0


# -- winter ----------------------------------------------------------------------------------


def usual(t: Senji, ask: Ask) -> Word:
    """What a family commonly says on the open floor: it accepts what it gains by, ends what it has
    begun, and is ready."""
    family = t.family[ask.seat]
    for word in ask.options:
        if word.verb is ACCEPT and gains_by(t, family, t.offers[slot(word.arg, family)]):
            return word
    for word in (READY, SEND, HAND_OVER, ENOUGH):
        if word in ask.options:
            return word
    reply = t.drafts[family]
    if reply.reply:
        back = least_worth(t, family, t.offers[slot(reply.to, family)], reply.given())
        return GIVE_HIDDEN[min([card for card in back if card not in reply.given()])]
    return ask.options[0]
