"""What things are worth at a table of Senji, in honour: for bots, and binding nobody.

The figures were found by play between bots. In each step some thousand games were played with
slightly different figures; then the figures moved towards those that brought honour.
"""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.senji.odds import chance, odds_of
from tatami.games.senji.printed import (
    BORDERS,
    BY_NUMBER,
    BY_RUN,
    BY_SYMBOL,
    COLOURS,
    COMBINATIONS,
    DICE,
    EMPEROR,
    FAMILY_OF,
    FIRST_SUPPORT,
    FIRST_TRADE,
    HONOUR_OF,
    IS_DECOY,
    KIND_OF,
    KINDS_OF_FACE,
    KINDS_OF_FAMILY,
    KINDS_OF_SAMURAI,
    NUMBERS,
    SAMURAI,
    SAMURAI_KEPT,
    SIZE_OF,
    SYMBOL_OF,
    SYMBOL_WANTED,
    SYMBOLS,
    VALUE_OF,
    colour,
    face,
    number,
)
from tatami.games.senji.rules import combat
from tatami.games.senji.rules.diplomacy import adversaries
from tatami.games.senji.rules.honour import exposed_of
from tatami.games.senji.rules.movement import NEAR, RAIDED, has_six
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import AS_KAMI
from tatami.games.senji.troops import AS_RAID, Battle

FLOWER: Final = 0.45  # a hanafuda card, whatever it adds to a combination
PROVINCE: Final = 2.9
UNIT: Final = 0.52
SAMURAI_ON_BOARD: Final = 1.5
KAMI: Final = 0.8
HOSTING: Final = 1.5
ABILITY: Final = {"akashi": 1.5, "baba": 1.0, "chosogabe": 1.5, "ekes": 1.5, "yamagata": 1.0}
ABILITIES: Final = tuple(ABILITY.get(name, 0.5) for name in SAMURAI)
NEW_SAMURAI: Final = 7.0  # one recruited: his honour, and what he does
FIRST_OF_ITS_FAMILY: Final = 0.8  # a step towards a set
OWN_CARD: Final = 1.05  # it is there to be given, for another
OWN_HOSTAGE: Final = 0.3  # a point of honour: one is safe at home
HOSTAGE: Final = 0.5
TO_EXPOSE: Final = 0.3  # a point of honour of a hostage, and of one more of the same family
TO_EXCHANGE: Final = 0.1
SUPPORT: Final = 1.0
IN_BATTLE: Final = 0.75  # a point of support
TRADE: Final = 0.8
TO_CHOOSE: Final = 0.1  # a flower card more to choose from
ONE_MORE: Final = 0.15  # what a further card of a family is worth less
NEARNESS: Final = 0.15  # how much of its reward a hand that holds a combination is worth
BIT_OF: Final = tuple(  # of a face: the numbers of a colour side by side, and a gap
    1 << (colour(shown) * (NUMBERS + 1) + number(shown)) for shown in range(KINDS_OF_FACE)
)
REWARD: Final = tuple(
    HONOUR_OF[combination] + NEW_SAMURAI * SAMURAI_KEPT[combination]
    for combination in range(len(COMBINATIONS))
)


# -- cards ---------------------------------------------------------------------------------


def flowers_worth(flowers: tuple[int, ...]) -> float:
    """Hanafuda cards: a little each, and more the nearer a combination is."""
    if not flowers:
        return 0.0
    symbols, same, alike, run = counted(flowers)
    total = FLOWER * len(flowers)
    for combination in range(len(COMBINATIONS)):
        kind, size = KIND_OF[combination], SIZE_OF[combination]
        if kind == BY_SYMBOL:
            held = symbols[SYMBOL_WANTED[combination]]
        elif kind == BY_NUMBER:
            held = same
        else:
            held = run if kind == BY_RUN else alike
        share = min(held, size) / size
        total += REWARD[combination] * share * share * share * NEARNESS
    return total


def counted(flowers: tuple[int, ...]) -> tuple[list[int], int, int, int]:
    """How many cards have each symbol, the same number, the same colour, and follow each other."""
    held_faces = 0
    symbols = [0] * len(SYMBOLS)
    numbers = [0] * NUMBERS
    colours = [0] * len(COLOURS)
    for flower in flowers:
        shown = face(flower)
        held_faces |= BIT_OF[shown]
        symbols[SYMBOL_OF[shown]] += 1
        numbers[number(shown)] += 1
        colours[colour(shown)] += 1
    return symbols, max(numbers), max(colours), longest_run(held_faces)


def longest_run(faces: int) -> int:
    """The most consecutive numbers of one colour: each round leaves those with one more to come."""
    length = 0
    while faces:
        faces &= faces >> 1
        length += 1
    return length


def card_worth(t: Senji, family: int, card: int) -> float:
    """A diplomacy card in a family's hand, without regard to the others."""
    value, owner = VALUE_OF[card], FAMILY_OF[card]
    if IS_DECOY[card]:
        return 0.0
    if owner == family:
        return OWN_CARD + (OWN_HOSTAGE * value if card < FIRST_SUPPORT else 0.0)
    if card < FIRST_SUPPORT:
        room = not exposed_of(t, family, owner)
        return HOSTAGE + (TO_EXPOSE if room else TO_EXCHANGE) * value
    if card < FIRST_TRADE:
        return SUPPORT + IN_BATTLE * value
    return TRADE + TO_CHOOSE * value


def hand_worth(t: Senji, family: int) -> float:
    """A hand of diplomacy cards: more for cards of many opponents, who make a set."""
    total = 0.0
    alike = [0] * KINDS_OF_FAMILY
    for card in t.hands[family]:
        total += card_worth(t, family, card)
        alike[FAMILY_OF[card]] += 1
    for other in adversaries(t, family):
        if alike[other]:
            total += FIRST_OF_ITS_FAMILY - ONE_MORE * (alike[other] - 1)
    return total


def worth_with_set(t: Senji, family: int, card: int) -> float:
    """A card, and the step towards a set if it is the first or only one of its family."""
    owner = FAMILY_OF[card]
    worth = card_worth(t, family, card)
    if owner == family or (t.seat[owner] == NOBODY and not t.house.whole_sets):
        return worth
    for other in t.hands[family]:
        if FAMILY_OF[other] == owner and other != card:
            return worth - ONE_MORE
    return worth + FIRST_OF_ITS_FAMILY


def samurai_worth(samurai: int) -> float:
    """What a samurai does for his lord, his honour aside."""
    return SAMURAI_ON_BOARD + ABILITIES[samurai]


# -- the board -----------------------------------------------------------------------------


def strength(t: Senji, family: int) -> float:
    """Provinces and units, at a glance."""
    return UNIT * t.in_play(family) + PROVINCE * t.owner.count(family)


def board_worth(t: Senji, family: int) -> float:
    """Provinces, units and samurai, less what the neighbours threaten."""
    total = strength(t, family)
    held = t.provinces_of(family)
    for samurai in range(KINDS_OF_SAMURAI):
        if t.lord[samurai] == family:
            if t.where[samurai] >= 0:
                total += samurai_worth(samurai)
            elif t.where[samurai] == AS_KAMI:
                total += KAMI
    for province in held:
        total -= danger(t, family, province)
    if not held and t.in_play(family):
        total += 8.0 + min(4, t.in_play(family)) * 2.5  # a fleet is the way back
    return total


def danger(t: Senji, family: int, province: int) -> float:
    """What the strongest neighbour may expect to take away."""
    strongest = 0
    for near in BORDERS[province]:
        power = t.owner[near]
        if power not in (NOBODY, family) and not (power == EMPEROR and t.host == family):
            there = t.units_at(power, near) + len(t.samurai_at(power, near))
            strongest = max(strongest, there)
    if not strongest:
        return 0.0
    own = t.units_at(family, province) + len(t.samurai_at(family, province))
    return 0.3 * chance(strongest - own, DICE - 1) * (PROVINCE + own)


def recruits_worth(t: Senji, power: int, province: int, room: int) -> float:
    """More units: themselves, and what they could attack."""
    units, here = t.units_at(power, province), t.samurai_at(power, province)
    now = best_attack(t, power, province, units, here)
    then = best_attack(t, power, province, units + room, here)
    return room * UNIT + 0.36 * (then - now)


# -- battles -------------------------------------------------------------------------------


def attack_worth(t: Senji, b: Battle, odds: float) -> float:
    """What an attack may be expected to bring: war is worth it only with good odds."""
    ours, theirs = b.units, combat.units(t, b, 1)
    fallen = theirs + min(ours, theirs)
    win = 2.0 * fallen + PROVINCE - UNIT * min(ours, theirs)
    loss = UNIT * ours + 0.44 * (ours + min(ours, theirs))
    loss += sum([samurai_worth(each) for each in b.samurai])
    revenge = 0
    attacker, defender = t.fighter(b.attacker), t.fighter(b.defender)
    for card in t.hands[defender]:
        if card < FIRST_SUPPORT and FAMILY_OF[card] == attacker:
            revenge += 2 * VALUE_OF[card]
    bold = 0.0 if odds >= 0.55 else 2.5
    return odds * win - (1 - odds) * loss - revenge - bold


def best_attack(t: Senji, power: int, origin: int, units: int, samurai: tuple[int, ...]) -> float:
    """The best that these pieces could do at once with all their strength."""
    best = 0.0
    if has_six(t, power) or not (units or samurai):
        return best
    for raid, reach in ((False, NEAR[origin]), (True, RAIDED[origin])):
        left = units - units // 6 if raid else units
        for to in reach:
            owner = t.owner[to]
            if owner not in (NOBODY, power) and t.fighter(owner) != t.fighter(power):
                battle = Battle(to, power, owner, origin, left, samurai)
                best = max(best, attack_worth(t, battle, odds_of(t, battle)))
    return best


def group_worth(
    t: Senji, power: int, origin: int, way: int, to: int, units: int, samurai: tuple[int, ...]
) -> float:
    """A group on its way: an attack, or a quiet move that is worth little."""
    if to >= len(t.owner) or t.owner[to] == power:
        return 0.0
    left = units - units // 6 if way == AS_RAID else units
    battle = Battle(to, power, t.owner[to], origin, left, samurai)
    return attack_worth(t, battle, odds_of(t, battle))
