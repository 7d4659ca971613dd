"""What a seat sees of moves and combats: part of its view."""

from tatami.core.words import NOBODY
from tatami.games.former.senji_2.frames import Attack, Combat, Marching, Moving
from tatami.games.former.senji_2.odds import odds_now, odds_of
from tatami.games.former.senji_2.printed import (
    CARDS,
    DECKS,
    FAMILIES,
    FIRST_SUPPORT,
    FIRST_TRADE,
    POWERS,
    PROVINCES,
)
from tatami.games.former.senji_2.rules import combat
from tatami.games.former.senji_2.rules.attack import loss_by
from tatami.games.former.senji_2.rules.movement import NEAR, RAIDED, samurai_left, units_left
from tatami.games.former.senji_2.sights import Fight, Move, Party, Target, cards, place_name, samurai
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.troops import Battle


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
                        "odds": round(odds_of(t, battle), 3),
                        "risk": risk(t, battle, me),
                    }
                )
    return found


# -- combat ----------------------------------------------------------------------------------


def fight(t: Senji, me: int) -> Fight | None:
    """The combat in progress."""
    for frame in t.frames:
        if isinstance(frame, Attack):
            going_on = [f for f in t.frames if isinstance(f, Combat)]
            return fight_of(t, frame.battle, going_on[0] if going_on else None, me)
    return None


def fight_of(t: Senji, b: Battle, c: Combat | None, me: int) -> Fight:
    """Both sides of a battle, the attacker first; its odds by all that is open, cards laid face
    down aside."""
    units = [combat.units(t, b, side) for side in (0, 1)]
    lost = [units[1 - side] + min(units) if units[side] else units[1 - side] for side in (0, 1)]
    dice = c.dice if c is not None else ()
    return {
        "province": PROVINCES[b.province],
        "attacker": POWERS[b.attacker],
        "defender": POWERS[b.defender],
        "units": units,
        "samurai": [samurai(combat.samurai(t, b, side)) for side in (0, 1)],
        "aside": list(c.aside) if c is not None else [0, 0],
        "dice": [FAMILIES[die] for die in dice],
        "points": [combat.own_points(t, c, side) for side in (0, 1)] if c is not None else [],
        "laid": [cards(laid) for laid in c.laid] if c is not None else [],
        "odds": round(odds_of(t, b) if c is None else odds_now(t, c), 3),
        "risk": risk(t, b, me) if c is None else 0,
        "honour": [lost[side] * combat.honour_factor(t, b, side) for side in (0, 1)],
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
    """The most honour that the defender's executions may cost the attacker, by what a family has
    seen of the defender's hand (SEN-55)."""
    attacker, defender = t.fighter(b.attacker), t.fighter(b.defender)
    there = t.cards_known.possible(me, defender)
    losses = [
        loss_by(t, attacker, card)
        for card in DECKS[attacker]
        if card < FIRST_SUPPORT and there >> card & 1
    ]
    return max(losses, default=0) if t.house.executions == 1 else sum(losses)
