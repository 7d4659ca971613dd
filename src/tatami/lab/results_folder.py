"""The folder with the results of a simulation: a table of all games, and a record of each."""

import csv
from collections.abc import Sequence
from pathlib import Path

from tatami.core.errors import TatamiError, reason
from tatami.lab.played_game import PlayedGame


class ResultsFolder:
    """A folder for results. It checks that it can write before any game is played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.table = path / "games.csv"
        self.records = path / "records"
        try:
            self.records.mkdir(parents=True, exist_ok=True)
            self.table.open("a").close()
        except OSError as error:
            raise TatamiError(f"The folder {path} cannot be written: {reason(error)}.") from None

    def write(self, games: Sequence[PlayedGame]) -> None:
        """Write one row a game into games.csv, and one record a game into records/."""
        self.write_table(games)
        for i, game in enumerate(games):
            (self.records / f"{i:06}.tatami").write_text(game.record, encoding="utf-8")

    def write_table(self, games: Sequence[PlayedGame]) -> None:
        """Write seed, length, scores and ranks of each game."""
        seats = range(len(games[0].seats))
        scores, ranks = ([f"{what}_{seat}" for seat in seats] for what in ("score", "rank"))
        with self.table.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["game", "seed", "words", "choices", *scores, *ranks])
            for i, game in enumerate(games):
                rows.writerow([i, game.seed, game.words, game.choices, *game.scores, *game.ranks])
