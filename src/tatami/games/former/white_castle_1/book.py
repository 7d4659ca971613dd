"""The White Castle's table of contents: which script each rule plays. Read this first."""

from typing import Final

from tatami.core.frame import Book
from tatami.core.game import Options
from tatami.games.former.white_castle_1.frames import (
    CastleAction,
    Course,
    Court,
    Doing,
    DomainAction,
    Entrance,
    Farewell,
    Favour,
    Journey,
    Muster,
    Picking,
    Planting,
    RivalEnters,
    RivalPlants,
    RivalTurn,
    SettingUp,
    Tending,
    Turn,
)
from tatami.games.former.white_castle_1.printed import DIFFICULTIES
from tatami.games.former.white_castle_1.rules.clan_members import MUSTER, PLANTING
from tatami.games.former.white_castle_1.rules.course import COURSE, FAREWELL, TENDING
from tatami.games.former.white_castle_1.rules.courtier import COURT, ENTRANCE, FAVOURS
from tatami.games.former.white_castle_1.rules.dice import TURN
from tatami.games.former.white_castle_1.rules.icons import CASTLE_ACTION, DOING, DOMAIN_ACTION, PICKING
from tatami.games.former.white_castle_1.rules.passage_of_time import JOURNEY
from tatami.games.former.white_castle_1.rules.set_up import SET_UP
from tatami.games.former.white_castle_1.rules.solo import RIVAL_ENTERS, RIVAL_PLANTS, RIVAL_TURN
from tatami.games.former.white_castle_1.table import WhiteCastle

BOOK: Final[Book] = {
    SettingUp: SET_UP,
    Course: COURSE,
    Turn: TURN,
    # icons
    Doing: DOING,
    Picking: PICKING,
    CastleAction: CASTLE_ACTION,
    DomainAction: DOMAIN_ACTION,
    Journey: JOURNEY,
    # members of the clan
    Muster: MUSTER,
    Planting: PLANTING,
    Court: COURT,
    Entrance: ENTRANCE,
    Favour: FAVOURS,
    # the end of a round, and of the game
    Tending: TENDING,
    Farewell: FAREWELL,
    # playing alone
    RivalTurn: RIVAL_TURN,
    RivalPlants: RIVAL_PLANTS,
    RivalEnters: RIVAL_ENTERS,
}


def lay_out(seats: int, options: Options, seed: int) -> WhiteCastle:
    """An empty table, with the whole game before it."""
    t = WhiteCastle(BOOK, seats, seed)
    t.unpack()
    t.promo = options["promo"] == "on"
    t.fixed_well = options["well"] == "first-game"
    t.rows_once = options["domain-rows"] == "once"
    t.difficulty = DIFFICULTIES.index(options["difficulty"])
    t.call(SettingUp(), Course())
    return t
