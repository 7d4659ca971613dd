"""The folder with the results of a simulation: its run, a record of each game, and a table."""

import csv
from collections.abc import Sequence
from pathlib import Path

from tatami.core.errors import TatamiError, reason
from tatami.lab.played_game import PlayedGame
from tatami.lab.run_file import RunFile
from tatami.lab.simulation import Simulation
from tatami.lab.units import OwnFiles


class ResultsFolder(RunFile):
    """A folder for results, in which `run.jsonl` is the file of the run. It checks that it can
    write before any game is played."""

    def __init__(self, folder: Path, plan: Simulation, own: OwnFiles) -> None:
        self.folder = folder
        self.table = folder / "games.csv"
        self.records = folder / "records"
        try:
            self.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TatamiError(f"The folder {folder} cannot be written: {reason(error)}.") from None
        super().__init__(folder / "run.jsonl", plan, own)

    def add(self, game: PlayedGame) -> PlayedGame:
        """Keep one more game: first its record, then its line. The record need not be held."""
        file = self.records / f"{game.number:06}.tatami"
        try:
            file.write_text(game.record, encoding="utf-8")
        except OSError as error:
            raise TatamiError(f"The file {file} cannot be written: {reason(error)}.") from None
        return super().add(game._replace(record=""))

    def write_table(self, games: Sequence[PlayedGame]) -> None:
        """Write seed, length, scores and ranks of each game."""
        seats = range(len(games[0].seats))
        scores, ranks = ([f"{what}_{seat}" for seat in seats] for what in ("score", "rank"))
        with self.table.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["game", "seed", "words", "choices", *scores, *ranks])
            for game in games:
                about = [game.number, game.seed, game.words, game.choices]
                rows.writerow([*about, *game.scores, *game.ranks])
