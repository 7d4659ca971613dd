"""Whether what a view of Senji calls certain, or a bound, is so on a table: for the laws."""

from collections import Counter

from tatami.core.words import NOBODY
from tatami.games.senji.frames import Attack, Moving
from tatami.games.senji.printed import (
    CARDS,
    FAMILY_OF,
    FIRST_SUPPORT,
    IS_DECOY,
    POWERS,
    PROVINCES,
)
from tatami.games.senji.rules.attack import loss_by
from tatami.games.senji.sights import View, flowers
from tatami.games.senji.table import Senji


def untrue(t: Senji, seen: View) -> list[str]:
    """Everything that a view says for certain and that is not so (SEN-20, 55)."""
    return [
        *wrongly_known(t, seen),
        *cards_missed(t, seen),
        *hostages_missed(t, seen),
        *risks_missed(t, seen),
    ]


def wrongly_known(t: Senji, seen: View) -> list[str]:
    """Cards that a family is said to hold and does not."""
    wrong: list[str] = []
    for known in seen["known"]:
        family = t.family[known["seat"]]
        held = [CARDS[card] for card in t.hands[family]]
        wrong += [f"known {card}" for card in known["cards"] if card not in held]
        there = [*flowers(t.flowers[family]), *(flowers(t.held) if t.held_by == family else [])]
        wrong += [f"known {shown}" for shown in Counter(known["flowers"]) - Counter(there)]
    return wrong


def cards_missed(t: Senji, seen: View) -> list[str]:
    """Cards in the hand of somebody who is said not to hold them."""
    return [
        f"missed {CARDS[card]}"
        for held in seen["may_hold"]
        for card in t.hands[t.family[held["seat"]]]
        if not IS_DECOY[card] and CARDS[card] not in held["cards"]
    ]


def hostages_missed(t: Senji, seen: View) -> list[str]:
    """Members of the viewer's family that are with somebody who is said not to have them."""
    if seen["seat"] == NOBODY:
        return []
    me = t.family[seen["seat"]]
    told = {hostage["card"]: hostage["seats"] for hostage in seen["hostages"]}
    return [
        f"hostage {CARDS[card]}"
        for family in t.families()
        for card in (*t.hands[family], *t.exposed[family])
        if family != me and card < FIRST_SUPPORT and FAMILY_OF[card] == me
        if t.seat[family] not in told.get(CARDS[card], [])
    ]


def risks_missed(t: Senji, seen: View) -> list[str]:
    """Attacks that may cost more honour by executions than is said."""
    wrong: list[str] = []
    frame = t.frames[-1] if t.frames else None
    if seen["move"] is not None and isinstance(frame, Moving):
        for target in seen["move"]["targets"]:
            owner = t.owner[PROVINCES.index(target["province"])]
            if worst(t, frame.power, owner) > target["risk"]:
                wrong.append(f"risk at {target['province']}")
    fight = seen["fight"]
    if fight is not None and isinstance(frame, Attack):
        sides = [POWERS.index(fight[side]) for side in ("attacker", "defender")]
        if worst(t, sides[0], sides[1]) > fight["risk"]:
            wrong.append(f"risk at {fight['province']}")
    return wrong


def worst(t: Senji, attacker: int, defender: int) -> int:
    """What the defender's executions would really cost the attacker at most (SEN-55)."""
    against = t.fighter(attacker)
    losses = [
        loss_by(t, against, card)
        for card in t.hands[t.fighter(defender)]
        if card < FIRST_SUPPORT and FAMILY_OF[card] == against
    ]
    return max(losses, default=0) if t.house.executions == 1 else sum(losses)
