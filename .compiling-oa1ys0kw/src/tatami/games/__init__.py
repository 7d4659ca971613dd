"""The games. Each is a package of its own; they share nothing but the core."""

from typing import Final

from tatami.core.game import Game
from tatami.games.senji.game import SENJI
from tatami.games.shitenno.game import SHITENNO
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.white_castle.game import WHITE_CASTLE

GAMES: Final[dict[str, Game]] = {
    game.name: game for game in (SHITENNO, SENJI, WHITE_CASTLE, SHOTOTSU)
}
