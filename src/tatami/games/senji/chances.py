"""What a seat sees of its autumn: combinations, plans, sets and mercenaries, part of its view."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.senji.frames import Turn
from tatami.games.senji.printed import (
    ALL_DIFFER,
    COMBINATIONS,
    FACES,
    FAMILIES,
    FIRST_SEA,
    HONOUR_OF,
    MERCENARY_PRICE,
    MERCENARY_SAMURAI_PRICE,
    PLACES,
    SAMURAI_DRAWN,
    SAMURAI_KEPT,
    SEAS,
    SET_CARDS,
    SIZE_OF,
)
from tatami.games.senji.rules.combinations import (
    GROUPS,
    Tally,
    cards_missing,
    completing,
    counted,
    groups,
)
from tatami.games.senji.rules.diplomacy import adversaries, foreign, thanked_by
from tatami.games.senji.rules.mercenaries import can_hire, most_units, samurai_for_hire
from tatami.games.senji.sights import Chance, Hire, Plan, SetNeeds
from tatami.games.senji.table import Senji

MOST_PLANS: Final = 4
MOST_TRIED: Final = 120  # plans looked at: a hand of twenty cards has seldom more

Made = tuple[int, ...]  # the combinations of a plan


def chances(t: Senji, me: int) -> list[Chance]:
    """Each combination, what it brings, how many cards the hand lacks for it, which it has for it,
    and which would complete it where that is one (SEN-63)."""
    if me == NOBODY:
        return []
    hand = Tally(t.flowers[me])
    found: list[Chance] = []
    for combination, name in enumerate(COMBINATIONS):
        missing = cards_missing(combination, hand)
        wanted = completing(combination, hand) if missing == 1 else []
        found.append(
            {
                "combination": name,
                "honour": HONOUR_OF[combination],
                "samurai": SAMURAI_KEPT[combination],
                "drawn": SAMURAI_DRAWN[combination],
                "size": SIZE_OF[combination],
                "missing": missing,
                "wanted": [FACES[shown] for shown in wanted],
                "cards": [FACES[shown] for shown in begun(combination, hand)],
            }
        )
    return found


def begun(combination: int, hand: Tally) -> list[int]:
    """The cards of a hand with which a combination is nearest, in ascending order."""
    held = groups(combination, hand)
    best = GROUPS[combination][held.index(max(held))]
    return drawn_from(combination, best, hand.counts)[: SIZE_OF[combination]]


def drawn_from(combination: int, group: tuple[int, ...], counts: list[int]) -> list[int]:
    """The cards of a group in hand, each face once where all must differ."""
    most = [min(counts[shown], 1) if ALL_DIFFER[combination] else counts[shown] for shown in group]
    return [shown for shown, count in zip(group, most, strict=True) for _ in range(count)]


# -- plans -----------------------------------------------------------------------------------


def plans(t: Senji, me: int) -> list[Plan]:
    """What combinations that share no card bring together: a plan for each number of samurai, by
    the honour that comes with them (SEN-63)."""
    if me == NOBODY:
        return []
    best: dict[int, tuple[int, Made]] = {}
    for made in disjoint(counted(t.flowers[me])):
        honour = sum([HONOUR_OF[each] for each in made])
        kept = sum([SAMURAI_KEPT[each] for each in made])
        if made and (kept not in best or honour > best[kept][0]):
            best[kept] = honour, made
    order = sorted(best, reverse=True)[:MOST_PLANS]
    return [
        {
            "combinations": [COMBINATIONS[each] for each in best[kept][1]],
            "honour": best[kept][0],
            "samurai": kept,
        }
        for kept in order
        if all(best[more][0] < best[kept][0] for more in order if more > kept)
    ]


def disjoint(counts: list[int]) -> list[Made]:
    """Combinations that can be discarded one after the other, in the order of the player aid."""
    uses = uses_of(counts)
    found: list[Made] = []
    seen: set[tuple[int, ...]] = set()
    waiting: list[tuple[Made, list[int]]] = [((), counts)]
    while waiting and len(found) < MOST_TRIED:
        made, left = waiting.pop()
        key = (*made, -1, *left)
        if key in seen:
            continue
        seen.add(key)
        found.append(made)
        first = made[-1] if made else 0
        for combination in range(len(COMBINATIONS) - 1, first - 1, -1):
            ways = instances(combination, left, uses)
            waiting += [((*made, combination), less(left, laid)) for laid in ways]
    return found


def uses_of(counts: list[int]) -> list[int]:
    """Of how many groups that are complete in hand each face is a part."""
    uses = [0] * len(counts)
    for combination, size in enumerate(SIZE_OF):
        for group in GROUPS[combination]:
            if len(drawn_from(combination, group, counts)) >= size:
                for shown in group:
                    uses[shown] += 1
    return uses


def instances(combination: int, counts: list[int], uses: list[int]) -> list[list[int]]:
    """For each group that is complete in hand one way to lay it: what is of least use elsewhere."""
    size = SIZE_OF[combination]
    found: list[list[int]] = []
    for group in GROUPS[combination]:
        held = drawn_from(combination, group, counts)
        if len(held) >= size:
            found.append(sorted(held, key=lambda shown: uses[shown])[:size])
    return found


def less(counts: list[int], laid: list[int]) -> list[int]:
    """What is left of each face."""
    left = counts[:]
    for shown in laid:
        left[shown] -= 1
    return left


# -- sets ------------------------------------------------------------------------------------


def set_needs(t: Senji, me: int) -> SetNeeds:
    """How many cards of each other family are in hand for a diplomatic set, and which adversaries
    it still lacks (SEN-62)."""
    cards = foreign(t, me) if me != NOBODY else []
    there = thanked_by(tuple(cards))
    held: dict[str, int] = {}
    for family, name in enumerate(FAMILIES):
        if family != me and there >> family & 1:
            held[name] = sum([thanked_by((card,)) >> family & 1 for card in cards])
    opponents = adversaries(t, me) if me != NOBODY else []
    return {
        "cards": SET_CARDS,
        "have": held,
        "missing": [FAMILIES[other] for other in opponents if not there >> other & 1],
    }


# -- mercenaries -----------------------------------------------------------------------------


def hires(t: Senji, me: int) -> list[Hire]:
    """Where this family can hire mercenaries in its own turn, and for how much (SEN-66)."""
    u = t.frames[-1] if t.frames else None
    if me == NOBODY or not isinstance(u, Turn) or u.family != me:
        return []
    seas = [sea for sea in range(FIRST_SEA, PLACES) if not can_hire(t, u, sea)]
    return [hired_in(t, me, sea) for sea in seas]


def hired_in(t: Senji, me: int, sea: int) -> Hire:
    """What each number of units costs in a sea, alone and led by a samurai (SEN-66)."""
    alone = [units * MERCENARY_PRICE for units in range(most_units(t, me, sea) + 1)]
    return {
        "sea": SEAS[sea - FIRST_SEA],
        "alone": alone,
        "led": [cost + MERCENARY_SAMURAI_PRICE for cost in alone if samurai_for_hire(t, me, cost)],
    }
