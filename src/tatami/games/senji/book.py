"""Senji's table of contents: which script each rule in progress plays. Read this first."""

from typing import Final

from tatami.core.frame import Book
from tatami.core.game import BadSetup, Options
from tatami.games.senji.frames import (
    Attack,
    Autumn,
    CallingIn,
    Choosing,
    Combat,
    Combining,
    Hiring,
    Looking,
    Marching,
    Moving,
    Recruiting,
    Refreshing,
    Reign,
    Reroll,
    Returning,
    SettingUp,
    Sifting,
    Spring,
    Summer,
    Swapping,
    Turn,
    Winter,
)
from tatami.games.senji.house import House
from tatami.games.senji.rules.attack import ATTACKING
from tatami.games.senji.rules.autumn import HARVEST, TURN
from tatami.games.senji.rules.combat import FIGHTING
from tatami.games.senji.rules.combinations import COMBINING
from tatami.games.senji.rules.diplomacy import RETURNING
from tatami.games.senji.rules.emperor import ROUNDS
from tatami.games.senji.rules.kami import CHOOSING, LOOKING, REROLLING
from tatami.games.senji.rules.marching import MARCHING
from tatami.games.senji.rules.mercenaries import HIRING, RECRUITING
from tatami.games.senji.rules.movement import MOVING
from tatami.games.senji.rules.samurai import REFRESHING, SWAPPING
from tatami.games.senji.rules.set_up import SET_UP
from tatami.games.senji.rules.spring import ORDERS_PLACED
from tatami.games.senji.rules.summer import SEASON, SIFTING
from tatami.games.senji.rules.trade import CALLING_IN
from tatami.games.senji.rules.winter import FLOOR
from tatami.games.senji.table import Senji

BOOK: Final[Book] = {
    SettingUp: SET_UP,
    Reign: ROUNDS,
    Winter: FLOOR,
    Spring: ORDERS_PLACED,
    Summer: SEASON,
    Sifting: SIFTING,
    Moving: MOVING,
    Marching: MARCHING,
    Attack: ATTACKING,
    Combat: FIGHTING,
    Autumn: HARVEST,
    Turn: TURN,
    CallingIn: CALLING_IN,
    Returning: RETURNING,
    Combining: COMBINING,
    Recruiting: RECRUITING,
    Hiring: HIRING,
    Refreshing: REFRESHING,
    Swapping: SWAPPING,
    Looking: LOOKING,
    Choosing: CHOOSING,
    Reroll: REROLLING,
}


def lay_out(seats: int, options: Options, seed: int) -> Senji:
    """An empty board and all the cards, with the whole game before it."""
    imperial = options["imperial"] == "yes"
    if imperial and seats != 3:
        raise BadSetup(f"The imperial scenario is for 3 players, not for {seats}.")
    house = House(
        goal=int(options["goal"]),
        kami=options["kami"] == "yes",
        imperial=imperial,
        umeko=options["umeko"] == "hanafuda",
        executions=1 if options["executions"] == "one" else 0,
        offers=int(options["offers"]),
        whole_sets=options["sets"] == "families",
    )
    t = Senji(BOOK, seats, seed, house)
    t.lay_out()
    t.call(SettingUp(), Reign())
    return t
