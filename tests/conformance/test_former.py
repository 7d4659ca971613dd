"""Former rules: tables begun under them are played on, and finished games are watched."""

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from scenes.sittings import Tableside
from table_talk import rule
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.cli.boards import board_of
from tatami.core.record import read, verify
from tatami.games import GAMES
from tatami.laws import say_at_random
from tatami.session.match import Match
from tatami.session.replay import sitting_from_log
from tatami.session.table_log import TableLog
from tatami.session.views import events_after
from tatami.texts.talk import LANGUAGES, Talk

RECORDS = Path(__file__).parent.parent / "records" / "former"
FORMER = [folder.name.rpartition("_") for folder in sorted(RECORDS.iterdir())]
EVERY = pytest.mark.parametrize(("name", "version"), [(name, int(v)) for name, _, v in FORMER])


@EVERY
def test_a_table_begun_under_former_rules_is_played_on(name: str, version: int) -> None:
    dice = random.Random(version)
    t = Tableside(name, *["person"] * GAMES[name].usual, version=version)
    for _ in range(30):
        t.say_anything(t.waited(), dice)
    again = t.folded()  # as a newer build reads it
    assert (again.game.name, again.game.version) == (name, version)
    assert version < GAMES[name].version
    for viewer in t.s.viewers():
        assert TableLog(again).face(viewer) == t.table_log.face(viewer)
        assert events_after(again, viewer, 0) == events_after(t.s, viewer, 0)
    t.table_log = TableLog(again)
    t.say_anything(t.waited(), dice)
    assert sitting_from_log("m", t.log).playing().marks


@EVERY
def test_a_finished_game_of_former_rules_is_watched_in_every_language(
    name: str, version: int
) -> None:
    game = GAMES.under(name, version)
    record = read((RECORDS / f"{name}_{version}" / f"random-{game.usual}.tatami").read_text())
    table = verify(game, record)
    for language in LANGUAGES:
        talk = Talk(game, language, ["Ann", "Bob", "Cleo"])
        told = [talk.event(event) for event in table.chronicle or []]
        assert told
        assert not any("{" in each for each in told)


@EVERY
def test_a_table_of_former_rules_is_shown_in_the_terminal(name: str, version: int) -> None:
    game = GAMES.under(name, version)
    table, dice = game.open(game.usual, 3), random.Random(1)
    talk = Talk(game, "fr", ["Ann", "Bob", "Cleo"])
    for _ in range(40):
        view, board = game.view(table, table.asks[0].seat), board_of(game)
        assert "\n".join(board.lines(view, talk))
        console = Console(width=60, file=StringIO(), record=True)
        console.print(board.draw(view, talk, 60))
        assert console.export_text()
        say_at_random(table, dice.randrange)


CORNERED = {"turns": "10", "techniques": "chosen", "blessings": "chosen", "builds": "hidden"}


@rule("SHO-44")
@pytest.mark.parametrize("version", [1, 2])
def test_a_move_round_a_corner_of_terrain_is_no_dead_end(version: int) -> None:
    """After 332 words the only ways past an enemy lead where no step leads to its side."""
    game, seed = GAMES.under("shototsu", version), "golden/rare/266"
    match = Match.new(game, ["random"] * 3, seed, game.chosen(CORNERED))
    bots = [make_bot("random", f"{seed}/{seat}") for seat in range(3)]
    while not match.over():
        ask = match.open_asks()[0]
        assert ask.options
        match.say(ask.seat, bots[ask.seat].choose(Seen(game, match.table, ask.seat, ask)))
    assert len(match.marks) == 363
