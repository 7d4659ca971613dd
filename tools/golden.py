"""Make the golden records, their transcripts and the perft counts of a game again.

    python tools/golden.py GAME [--all]

A record that still ends as it did stays as it is, even if a bot would play differently today. With
--all, every game is played again. These files change only in a commit whose message names the rule
that changed them.
"""

import argparse
import random
from pathlib import Path
from typing import Final, NamedTuple

from tatami.core import record as records
from tatami.core.game import Game
from tatami.core.record import BadRecord, Entry, Record
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.laws import perft, pick
from tatami.session.record_file import load
from tatami.texts.transcript import transcript

TESTS: Final = Path(__file__).resolve().parent.parent / "tests"
DEPTH: Final = 5


class Walk(NamedTuple):
    """A game in which any open question gets any answer. Its seed was chosen on purpose: with these
    options the game tells events that bots at ordinary tables never reach."""

    seats: int
    seed: int
    options: str = ""  # those that are not the default
    leaning: str = ""  # say a word that contains this whenever it is legal


WALKS: Final[dict[str, tuple[Walk, ...]]] = {
    "shitenno": (Walk(4, 296),),
    "senji": (
        Walk(3, 153, "goal=40 kami=yes imperial=yes umeko=hanafuda offers=6", leaning="send"),
        Walk(3, 379, "goal=40 kami=yes imperial=yes"),
        Walk(3, 704, "goal=40 kami=yes executions=one"),
        Walk(3, 745, "goal=40 kami=yes imperial=yes executions=one offers=24"),
    ),
    "white_castle": (Walk(1, 147, "difficulty=hard"), Walk(2, 404, leaning="seal")),
    "shototsu": (
        Walk(4, 262, "equipment=chosen honour=every-player sight=techniques-too"),
        Walk(4, 480, "blessings=chosen", leaning="lunge"),
        Walk(
            4,
            978,
            "mode=battle-royale board=four-winds-crossing turns=2 equipment=chosen builds=hidden"
            " activations=simultaneous experience=on",
        ),
        Walk(5, 1725, "board=royal-plain techniques=by-ring equipment=chosen sight=techniques-too"),
        Walk(4, 2844, "mode=skirmish honour=every-player experience=on"),
        Walk(
            3,
            3504,
            "samurai=2 equipment=chosen blessings=chosen builds=hidden honour=every-player",
        ),
        Walk(3, 6117, "techniques=chosen", leaning="air"),
        Walk(4, 7057, "samurai=2 turns=10", leaning="attack"),
    ),
}


def write_records(game: Game, all_anew: bool) -> None:
    """Write a game of random and one of greedy bots for each number of seats, then the walks."""
    folder = TESTS / "records" / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        for bot in ("random", "greedy"):
            file = folder / f"{bot}-{seats}.tatami"
            if all_anew or not stands(file):
                seed = f"golden/{bot}/{seats}"
                job = Job(game.name, (bot,) * seats, seed, game.chosen({}), True)
                file.write_text(play_one(job).record, encoding="utf-8")
    for walk in WALKS.get(game.name, ()):
        file = folder / f"walk-{walk.seed}.tatami"
        if all_anew or not stands(file):
            file.write_text(walked(game, walk).text(), encoding="utf-8")


def stands(file: Path) -> bool:
    """Whether a record exists and ends as it did."""
    try:
        records.verify(*load(file, GAMES))
    except BadRecord:
        return False
    return True


def walked(game: Game, walk: Walk) -> Record:
    """The record of a walk."""
    seed = f"walk/{walk.seed}"
    options = game.chosen(dict(option.split("=") for option in walk.options.split()))
    record = Record(game.name, game.version, options, ["walker"] * walk.seats, seed)
    table = records.opened(game, record)
    dice = random.Random(seed)
    while table.asks:
        ask, word = pick(table, dice.randrange)
        liked = [other for other in ask.options if walk.leaning and walk.leaning in other.text]
        word = liked[0] if liked else word
        record.entries.append(Entry(ask.seat, word.text, -1, ""))
        table.answer(ask.seat, word)
    record.result = records.ended(game, record, table)
    return record


def write_transcripts(game: Game) -> None:
    """Write all that each record tells into a file beside it."""
    for file in sorted((TESTS / "records" / game.name).glob("*.tatami")):
        lines = transcript(*load(file, GAMES))
        text = "".join([f"{line}\n" for line in lines])
        file.with_suffix(".transcript").write_text(text, encoding="utf-8")


def write_perft(game: Game) -> None:
    """Write how many sequences can be said, by seats and depth."""
    lines = ["# seats depth count, seed 1"]
    for seats in game.seats:
        table = game.open(seats, 1)
        lines += [f"{seats} {depth} {perft(table, depth)}" for depth in range(1, DEPTH + 1)]
    (TESTS / "perft" / f"{game.name}.perft").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Make the files of the game named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--all", action="store_true")
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    write_records(game, wanted.all)
    write_transcripts(game)
    write_perft(game)


if __name__ == "__main__":
    main()
