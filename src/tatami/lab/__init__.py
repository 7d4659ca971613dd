"""The laboratory: many games between bots, and what they show. It parses and prints nothing.

>>> from tatami import lab
>>> plan = lab.Simulation("shitenno", ("random", "greedy:tables=1"), "seed", {})
>>> games = sorted(lab.play(plan, 4, lab.Workers(cores=1)))
>>> lab.summed_up(plan, games)["games"]
4
"""

from typing import TYPE_CHECKING, Final

from tatami.lazy import lazily

if TYPE_CHECKING:
    from tatami.lab.arena import Arena as Arena
    from tatami.lab.arena import ArenaResult as ArenaResult
    from tatami.lab.played_game import PlayedGame as PlayedGame
    from tatami.lab.run_file import RunFile as RunFile
    from tatami.lab.runs import Workers as Workers
    from tatami.lab.runs import play as play
    from tatami.lab.simulation import Simulation as Simulation
    from tatami.lab.summary import summed_up as summed_up
    from tatami.lab.units import OwnFiles as OwnFiles

PLACES: Final = {  # of the public names
    "Arena": "tatami.lab.arena",
    "ArenaResult": "tatami.lab.arena",
    "OwnFiles": "tatami.lab.units",
    "PlayedGame": "tatami.lab.played_game",
    "RunFile": "tatami.lab.run_file",
    "Simulation": "tatami.lab.simulation",
    "Workers": "tatami.lab.runs",
    "play": "tatami.lab.runs",
    "summed_up": "tatami.lab.summary",
}

__getattr__ = lazily(__name__, PLACES)


def __dir__() -> list[str]:
    return sorted(PLACES)
