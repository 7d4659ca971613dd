"""Make the golden records and perft counts of a game anew.

    python tools/golden.py GAME

They change only in a commit whose message names the rule that changed them.
"""

import sys
from pathlib import Path

from tatami.core.game import Game
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.laws import perft

TESTS = Path(__file__).resolve().parent.parent / "tests"
DEPTH = 5


def write_records(game: Game) -> None:
    """For each number of seats a game of random bots and one of greedy bots."""
    folder = TESTS / "records" / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        for bot in ("random", "greedy"):
            job = Job(game.name, (bot,) * seats, f"golden/{bot}/{seats}", game.chosen({}), True)
            (folder / f"{bot}-{seats}.tatami").write_text(play_one(job).record, encoding="utf-8")


def write_perft(game: Game) -> None:
    """How many things can be said, by seats and depth."""
    lines = ["# seats depth count, seed 1"]
    for seats in game.seats:
        table = game.open(seats, 1)
        lines += [f"{seats} {depth} {perft(table, depth)}" for depth in range(1, DEPTH + 1)]
    (TESTS / "perft" / f"{game.name}.perft").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Make them for the game named."""
    if len(sys.argv) != 2 or sys.argv[1] not in GAMES:
        sys.exit(f"usage: python tools/golden.py {'|'.join(GAMES)}")
    game = GAMES[sys.argv[1]]
    write_records(game)
    write_perft(game)


if __name__ == "__main__":
    main()
