"""The laws at tables of Shōtotsu whose players agreed on other modes."""

import random

import pytest

from tatami.core.game import Options
from tatami.games.shototsu.game import SHOTOTSU
from tatami.laws import Walk

MODES: list[tuple[int, Options]] = [
    (2, {"builds": "hidden", "samurai": "2", "turns": "3"}),
    (3, {"builds": "hidden", "points": "pooled", "samurai": "2", "turns": "2"}),
    (2, {"builds": "hidden", "techniques": "chosen", "samurai": "2", "turns": "2"}),
    (2, {"techniques": "by-ring", "equipment": "chosen", "blessings": "chosen", "turns": "2"}),
    (2, {"points": "pooled", "activations": "hand-holder-first", "turns": "2"}),
    (4, {"activations": "simultaneous", "samurai": "1", "turns": "3"}),
    (2, {"experience": "on", "samurai": "2", "turns": "1"}),
    (2, {"builds": "hidden", "roster": "2-2-2-2-2:1:yari.yumi.jizo", "turns": "2"}),
    (2, {"mode": "battle-royale", "honour": "every-player", "sight": "techniques-too"}),
    (2, {"board": "royal-plain", "contested-rings": "other", "turns": "2"}),
]


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_mode_keeps_the_laws(seats: int, options: Options, seed: str) -> None:
    Walk(SHOTOTSU, seats, seed, random.Random(seed).randrange, options).to_the_end()
