"""What learned values look at, in every game."""

import random

import pytest

from scenes import senji, shototsu
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.games.senji.features import NAMES as SENJI_NAMES
from tatami.games.senji.features import rows as senji_rows
from tatami.games.shototsu.features import NAMES as SHOTOTSU_NAMES
from tatami.games.shototsu.features import rows as shototsu_rows
from tatami.laws import say_at_random

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}")
    for game, seats, options in (
        (GAMES["shitenno"], 2, {}),
        (GAMES["shitenno"], 4, {}),
        (GAMES["senji"], 3, {"imperial": "yes"}),
        (GAMES["senji"], 6, {"kami": "yes"}),
        (GAMES["white_castle"], 1, {}),
        (GAMES["white_castle"], 3, {}),
        (GAMES["shototsu"], 2, {"builds": "hidden"}),
        (GAMES["shototsu"], 6, {}),
    )
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_player_has_all_features(game: Game, seats: int, options: dict[str, str]) -> None:
    model, dice = game.advice.model, random.Random(7)
    assert model is not None
    assert len(set(model.names)) == len(model.names)
    assert set(model.usual) <= set(model.names)
    t = game.open(seats, 7, options)
    while t.asks:
        for row in model.rows(t):
            assert len(row) in (0, len(model.names))
        assert 0.0 <= model.left(t) <= 1.0
        assert 0 <= model.kind_of(t) < len(model.kinds)
        say_at_random(t, dice.randrange)
    assert model.left(t) < 0.5


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_quiet_moments_come_again_and_again_and_never_back(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    quiet, dice = game.advice.quiet, random.Random(8)
    assert quiet is not None
    t = game.open(seats, 8, options)
    met: list[int] = []
    while t.asks:
        now = quiet(t)
        assert now >= -1
        if now >= 0 and now not in met[-1:]:
            met.append(now)
        say_at_random(t, dice.randrange)
    assert len(met) > 8


def test_a_turn_begins_without_a_jump() -> None:
    """What is known of a table just before a turn begins is known of it right after, too."""
    game = GAMES["white_castle"]
    model, quiet = game.advice.model, game.advice.quiet
    assert model is not None
    assert quiet is not None
    t, dice = game.open(2, 9), random.Random(9)
    while quiet(t) < 0:
        say_at_random(t, dice.randrange)
    frame = t.frames.pop()  # the turn that has just begun
    t.frames[-1].turns -= 1  # type: ignore[attr-defined]
    before, left = model.rows(t), model.left(t)
    t.frames[-1].turns += 1  # type: ignore[attr-defined]
    t.frames.append(frame)
    with_turn = {"turn", "asked", "turns-left"}
    for was, now in zip(before, model.rows(t), strict=True):
        changed = {n for n, a, b in zip(model.names, was, now, strict=True) if a != b}
        assert changed <= with_turn
    assert model.left(t) == left


def features(rows: list[list[float]], names: tuple[str, ...], seat: int) -> dict[str, float]:
    return dict(zip(names, rows[seat], strict=True))


def test_a_strong_neighbour_is_a_threat_and_a_weak_one_a_target() -> None:
    t = senji.table(6)
    home = t.provinces_of(0)
    t.add_units(0, home[0], 6)
    alone = features(senji_rows(t), SENJI_NAMES, 0)
    assert (alone["strongest"], alone["provinces"]) == (6.0, float(len(home)))
    assert alone["best-attack"] > 0.5
    assert alone["threat"] == 0.0
    weak = features(senji_rows(t), SENJI_NAMES, 1)
    assert weak["empty-provinces"] == weak["provinces"]


def test_a_family_that_is_out_has_no_features() -> None:
    t = senji.table(3)
    t.seat = (*t.seat[: t.family[1]], -1, *t.seat[t.family[1] + 1 :])
    assert [bool(row) for row in senji_rows(t)] == [True, False, True]


def test_the_dead_do_not_count() -> None:
    t = shototsu.brawl(1)
    before = features(shototsu_rows(t), SHOTOTSU_NAMES, 1)
    t.flags[3] |= 1
    after = features(shototsu_rows(t), SHOTOTSU_NAMES, 1)
    assert (before["living"], after["living"]) == (3.0, 2.0)
    assert after["hit-points"] < before["hit-points"]
