"""Shōtotsu's table of contents: which script each rule in progress plays. Read this first."""

from typing import Final

from tatami.core.frame import Book
from tatami.core.game import Options
from tatami.core.table import replaced
from tatami.games.shototsu.frames import (
    Activation,
    Aiming,
    Arming,
    Assault,
    Attack,
    Building,
    Deployment,
    Duel,
    FreeMove,
    Gaining,
    Homecoming,
    Initiative,
    Invoking,
    Moving,
    Pushing,
    Skirmish,
    Storing,
    Turn,
    Turning,
    Window,
)
from tatami.games.shototsu.modes import Modes
from tatami.games.shototsu.printed import EQUIPMENT_CARD, KINDS
from tatami.games.shototsu.rules.actions import AIMING
from tatami.games.shototsu.rules.attack import ASSAULT, ATTACKS, STORING
from tatami.games.shototsu.rules.deployment import DEPLOYMENT, INITIATIVE
from tatami.games.shototsu.rules.duels import DUEL
from tatami.games.shototsu.rules.equipment import PUSHING
from tatami.games.shototsu.rules.experience import HOMECOMING
from tatami.games.shototsu.rules.invocation import INVOKING
from tatami.games.shototsu.rules.movement import FREE_MOVES, MOVING
from tatami.games.shototsu.rules.postures import ARMING, TURNING, arm
from tatami.games.shototsu.rules.preparation import GAINING
from tatami.games.shototsu.rules.set_up import BUILDING, SKIRMISH
from tatami.games.shototsu.rules.turn import ACTIVATION, TURN
from tatami.games.shototsu.rules.windows import WINDOW
from tatami.games.shototsu.table import Shototsu

BOOK: Final[Book] = {
    Skirmish: SKIRMISH,
    Building: BUILDING,
    Gaining: GAINING,
    Initiative: INITIATIVE,
    Deployment: DEPLOYMENT,
    Turn: TURN,
    Activation: ACTIVATION,
    Moving: MOVING,
    FreeMove: FREE_MOVES,
    Assault: ASSAULT,
    Attack: ATTACKS,
    Window: WINDOW,
    Storing: STORING,
    Pushing: PUSHING,
    Aiming: AIMING,
    Duel: DUEL,
    Invoking: INVOKING,
    Turning: TURNING,
    Arming: ARMING,
    Homecoming: HOMECOMING,
}


def lay_out(seats: int, options: Options, seed: int) -> Shototsu:
    """A table with its board, its veterans, and the whole game before it."""
    modes = Modes(seats, options)
    t = Shototsu(BOOK, seats, seed, modes)
    t.muster()
    for seat, veterans in enumerate(modes.roster):
        for number, veteran in enumerate(veterans):
            samurai = seat * t.size + number
            t.wounds[samurai] = veteran.wounds
            for kind in range(len(KINDS)):
                for card in veteran.cards[kind]:
                    t.give(kind, samurai, card)
                    deck = tuple([left for left in t.decks[kind] if left != card])
                    t.decks = replaced(t.decks, kind, deck)
            if len(veteran.cards[EQUIPMENT_CARD]) == 1:  # of several, one is chosen (SHO-84)
                arm(t, samurai)
    t.call(Skirmish())
    return t
