"""What a seat sees of moves and combats: part of its view."""

from itertools import combinations
from typing import Final

from tatami.core.words import NOBODY
from tatami.games.senji.frames import Attack, Combat, Marching, Moving
from tatami.games.senji.knowledge import listed
from tatami.games.senji.odds import odds_now, odds_of
from tatami.games.senji.printed import (
    CARDS,
    DECKS,
    FAMILIES,
    FIRST_SUPPORT,
    FIRST_TRADE,
    POWERS,
    PROVINCES,
)
from tatami.games.senji.rules import combat
from tatami.games.senji.rules.attack import loss_by
from tatami.games.senji.rules.movement import NEAR, RAIDED, samurai_left, units_left
from tatami.games.senji.sights import Fight, Move, Party, Rung, Target, cards, place_name, samurai
from tatami.games.senji.table import Senji
from tatami.games.senji.troops import Battle

HARDLY: Final = 0.001
ALMOST: Final = 0.999


def move(t: Senji, me: int) -> Move | None:
    """A move being declared or made, and what could be attacked with what is left."""
    frame = t.frames[-1] if t.frames else None
    for other in t.frames:
        if isinstance(other, Marching):
            return {
                "power": POWERS[other.power],
                "origin": place_name(other.origin),
                "groups": [party(g.to, g.units, g.samurai) for g in other.groups],
                "targets": [],
            }
    if not isinstance(frame, Moving):
        return None
    groups = [party(g.to, g.units, g.samurai) for g in frame.groups]
    if frame.to != NOBODY:
        groups.append(party(frame.to, frame.units, frame.samurai))
    return {
        "power": POWERS[frame.power],
        "origin": place_name(frame.origin),
        "groups": groups,
        "targets": targets(t, frame, me),
    }


def told(odds: float) -> float:
    """Rounded, but never to what is sure unless it is."""
    sure = round(odds, 9)
    return sure if sure in (0, 1) else max(HARDLY, min(ALMOST, round(odds, 3)))


def party(to: int, units: int, went: tuple[int, ...]) -> Party:
    """A group by its names."""
    return {"to": place_name(to), "units": units, "samurai": samurai(went)}


def targets(t: Senji, m: Moving, me: int) -> list[Target]:
    """Enemy provinces within reach, with the odds of all that is left, before any loss at sea, and
    the honour that executions may cost at most."""
    left, going = units_left(t, m), tuple(samurai_left(t, m))
    found: list[Target] = []
    for raid, reach in ((False, NEAR[m.origin]), (True, RAIDED[m.origin])):
        for to in reach:
            owner = t.owner[to]
            if owner not in (NOBODY, m.power) and t.fighter(owner) != t.fighter(m.power):
                battle = Battle(to, m.power, owner, m.origin, left, going)
                found.append(
                    {
                        "province": PROVINCES[to],
                        "raid": raid,
                        "odds": told(odds_of(t, battle)),
                        "risk": risk(t, battle, me),
                        "ladder": [rung(t, battle, went) for went in chosen_from(going)],
                    }
                )
    return found


def chosen_from(going: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of these samurai, from none of them to all."""
    return [went for count in range(len(going) + 1) for went in combinations(going, count)]


def rung(t: Senji, b: Battle, went: tuple[int, ...]) -> Rung:
    """What an attack leads to with none, one, two … units and these samurai (SEN-57)."""
    parts = [part(b, units, went) for units in range(b.units + 1)]
    return {
        "samurai": samurai(went),
        "odds": [told(odds_of(t, each)) for each in parts],
        "honour": [at_stake(t, each) for each in parts],
    }


def part(b: Battle, units: int, went: tuple[int, ...]) -> Battle:
    """The same attack with so many units and these samurai."""
    return Battle(b.province, b.attacker, b.defender, b.origin, units, went)


def at_stake(t: Senji, b: Battle) -> list[int]:
    """The honour each side would win: for the units that both lose (SEN-56, 57)."""
    units = [combat.units(t, b, side) for side in (0, 1)]
    lost = [units[1 - side] + min(units) for side in (0, 1)]
    return [lost[side] * combat.honour_factor(t, b, side) for side in (0, 1)]


# -- combat ----------------------------------------------------------------------------------


def fight(t: Senji, me: int) -> Fight | None:
    """The combat in progress."""
    for frame in t.frames:
        if isinstance(frame, Attack):
            going_on = [f for f in t.frames if isinstance(f, Combat)]
            return fight_of(t, frame, going_on[0] if going_on else None, me)
    return None


def fight_of(t: Senji, a: Attack, c: Combat | None, me: int) -> Fight:
    """Both sides of a battle, the attacker first; its odds by all that is open, cards laid face
    down aside."""
    b = a.battle
    dice = c.dice if c is not None else ()
    return {
        "province": PROVINCES[b.province],
        "origin": place_name(b.origin),
        "round": 1 + c.ties if c is not None else 1,
        "executed": cards(t.executed[len(t.executed) - a.executions :]),
        "attacker": POWERS[b.attacker],
        "defender": POWERS[b.defender],
        "units": [combat.units(t, b, side) for side in (0, 1)],
        "samurai": [samurai(combat.samurai(t, b, side)) for side in (0, 1)],
        "aside": list(c.aside) if c is not None else [0, 0],
        "dice": [FAMILIES[die] for die in dice],
        "points": [combat.own_points(t, c, side) for side in (0, 1)] if c is not None else [],
        "laid": [cards(laid) for laid in c.laid] if c is not None else [],
        "odds": told(odds_of(t, b) if c is None else odds_now(t, c)),
        "risk": risk(t, b, me) if c is None else 0,
        "honour": at_stake(t, b),
        "mine": my_support(t, c, me) if c is not None else {},
    }


def my_support(t: Senji, c: Combat, me: int) -> dict[str, int]:
    """How far each support card of this hand would shift the balance of the roll on the table,
    against what the foe has laid open."""
    sides = [combat.fighter(t, c.battle, side) for side in (0, 1)]
    if me not in sides:
        return {}
    foe = sides[1 - sides.index(me)]
    laid = c.laid[1 - sides.index(me)]
    before = combat.balance(c.dice, (), laid)
    return {
        CARDS[card]: combat.balance(c.dice, (card,), laid) - before
        for card in t.hands[me]
        if FIRST_SUPPORT <= card < FIRST_TRADE and not combat.barred(card, me, foe)
    }


def risk(t: Senji, b: Battle, me: int) -> int:
    """The most honour that the defender's executions may cost the attacker, by what a family knows
    of the defender's hand (SEN-55): any hostage whose holder is not certain may be there."""
    attacker, defender = t.fighter(b.attacker), t.fighter(b.defender)
    there, surely = may_hold(t, me, defender), t.cards_known.certain(me, defender)
    sure: list[int] = []
    losses: list[int] = []
    for card in DECKS[attacker]:
        if card < FIRST_SUPPORT and there >> card & 1:
            (sure if surely >> card & 1 else losses).append(loss_by(t, attacker, card))
    losses.sort()
    most = sure + losses[::-1][: unknown_cards(t, me, defender)]
    return max(most, default=0) if t.house.executions == 1 else sum(most)


def may_hold(t: Senji, me: int, other: int) -> int:
    """A bit for each card that another family may have in hand; how many it has all can see."""
    if unknown_cards(t, me, other):
        return t.cards_known.possible(me, other)
    return t.cards_known.certain(me, other)


def unknown_cards(t: Senji, me: int, other: int) -> int:
    """How many cards of another family's hand this one cannot name."""
    in_hand = len(t.hands[other]) - len(t.staked(other))
    return in_hand - len(listed(t.cards_known.certain(me, other)))
