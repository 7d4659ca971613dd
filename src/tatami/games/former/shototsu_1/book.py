"""Shōtotsu's table of contents: which script each rule in progress plays. Read this first."""

from typing import Final

from tatami.core.frame import Book
from tatami.core.game import Options
from tatami.core.table import replaced
from tatami.games.former.shototsu_1.frames import (
    Activation,
    Aiming,
    Arming,
    Assault,
    Attack,
    Building,
    Deployment,
    FreeMove,
    Gaining,
    Homecoming,
    Initiative,
    Moving,
    Pushing,
    Skirmish,
    Storing,
    Turn,
    Turning,
    Window,
)
from tatami.games.former.shototsu_1.modes import Modes
from tatami.games.former.shototsu_1.printed import EQUIPMENT_CARD, KINDS
from tatami.games.former.shototsu_1.rules.actions import AIMING
from tatami.games.former.shototsu_1.rules.attack import ASSAULT, ATTACKS, STORING
from tatami.games.former.shototsu_1.rules.deployment import DEPLOYMENT, INITIATIVE
from tatami.games.former.shototsu_1.rules.equipment import PUSHING
from tatami.games.former.shototsu_1.rules.experience import HOMECOMING
from tatami.games.former.shototsu_1.rules.movement import FREE_MOVES, MOVING
from tatami.games.former.shototsu_1.rules.postures import ARMING, TURNING, arm
from tatami.games.former.shototsu_1.rules.preparation import GAINING
from tatami.games.former.shototsu_1.rules.set_up import BUILDING, SKIRMISH
from tatami.games.former.shototsu_1.rules.turn import ACTIVATION, TURN
from tatami.games.former.shototsu_1.rules.windows import WINDOW
from tatami.games.former.shototsu_1.table import Shototsu

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
