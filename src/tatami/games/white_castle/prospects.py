"""Where the dice a player may take can go, what that costs, and what they set off there."""

from typing import Final

from tatami.core.words import Word
from tatami.games.white_castle.effects import Effect
from tatami.games.white_castle.frames import Course, Turn
from tatami.games.white_castle.printed import DOMAIN_SPACE, ENDS, TURNS
from tatami.games.white_castle.rules.course import play_a_turn
from tatami.games.white_castle.rules.dice import (
    closed_to,
    covered,
    place_the_die,
    sets_off,
    take_the_die,
    unpaid,
)
from tatami.games.white_castle.sights import Prospect, Prospects
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import PLACE, TAKE

PLACES: Final = tuple([PLACE[space].thing for space in range(DOMAIN_SPACE + 1)])

# The value that a die covers on each space, the icons it sets off, and what closes the space.
Reach = list[tuple[int, list[str], str]]


def prospects(t: WhiteCastle, seat: int) -> dict[str, Prospects]:
    """Those of the die in this player's hand, or of each die on an end that he may take, now or
    in a later turn of this round (WHI-21)."""
    u = turn_in_progress(t)
    if u is not None and u.seat == seat:
        if u.is_at(place_the_die):
            reach = within_reach(t, seat, u.colour)
            return {end_of(u).thing: of_a_die(t, seat, reach, u.value, u.from_left)}
        return at_the_ends(t, seat) if u.is_at(take_the_die) else {}
    return at_the_ends(t, seat) if seat in turns(t)[1:] else {}


def turn_in_progress(t: WhiteCastle) -> Turn | None:
    """A player's turn, if one is being played."""
    for frame in t.frames:
        if isinstance(frame, Turn):
            return frame
    return None


def turns(t: WhiteCastle) -> list[int]:
    """Whose turns are left in this round, the present one first (WHI-20)."""
    for frame in t.frames:
        if isinstance(frame, Course) and frame.is_at(play_a_turn):
            begun = max(0, frame.turns - 1)
            return [t.order[turn % t.clans] for turn in range(begun, TURNS * t.clans)]
    return []


def end_of(u: Turn) -> Word:
    """The word that took the die in hand."""
    return TAKE[u.colour * len(ENDS) + (0 if u.from_left else 1)]


def at_the_ends(t: WhiteCastle, seat: int) -> dict[str, Prospects]:
    """The prospects of each die on an end of a bridge."""
    found: dict[str, Prospects] = {}
    for colour, dice in enumerate(t.bridges):
        if dice[0] or dice[-1]:
            reach = within_reach(t, seat, colour)
            left = colour * len(ENDS)
            if dice[0]:
                found[TAKE[left].thing] = of_a_die(t, seat, reach, dice[0], True)
            if dice[-1]:
                found[TAKE[left + 1].thing] = of_a_die(t, seat, reach, dice[-1], False)
    return found


def within_reach(t: WhiteCastle, seat: int, colour: int) -> Reach:
    """What every space holds for the dice of a colour."""
    return [
        (
            covered(t, seat, colour, space),
            named(sets_off(t, seat, colour, space)),
            closed_to(t, seat, colour, space),
        )
        for space in range(DOMAIN_SPACE + 1)
    ]


def of_a_die(t: WhiteCastle, seat: int, reach: Reach, value: int, left: bool) -> Prospects:
    """What every space holds for one die; the left end brings the lantern (WHI-22, 24)."""
    places: list[Prospect] = []
    for i, (beneath, effects, closed) in enumerate(reach):
        coins = value - beneath
        rule = closed or unpaid(t, seat, coins)
        places.append({"place": PLACES[i], "coins": coins, "effects": effects, "rule": rule})
    return {"lantern": left, "places": places}


def named(effects: tuple[Effect, ...]) -> list[str]:
    """Icons by their names."""
    return [effect.name for effect in effects]
