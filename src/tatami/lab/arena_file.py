"""The file of an arena: the first line says what is played, then comes one line a game.

An interrupted arena continues from its file.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tatami.core.errors import TatamiError, reason
from tatami.lab.played_game import PlayedGame
from tatami.lab.ratings import GameResult


class ArenaFile:
    """The games an arena has played, kept one by one."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        try:
            self.results = self.begun_or_read(head)  # those it holds at the start
        except OSError as error:
            raise TatamiError(f"The file {path} cannot be used: {reason(error)}.") from None
        except (ValueError, KeyError, TypeError):
            raise TatamiError(f"{path} is not the file of an arena.") from None

    def begun_or_read(self, head: Mapping[str, Any]) -> list[GameResult]:
        """The games that the file holds, or none if it is new."""
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        if not text:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(line_of(head), encoding="utf-8")
            return []
        lines = text.split("\n")
        if json.loads(lines[0]) != head:
            raise TatamiError(
                f"{self.path} is of another arena: go on with the same game, bots and seed."
            )
        if lines[-1]:  # an interruption cut it off: that game is played again
            self.path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
        return [result_of(json.loads(line)) for line in lines[1:-1]]

    def add(self, played: PlayedGame) -> None:
        """Keep one more game."""
        line = {
            "seed": played.seed,
            "seats": played.seats,
            "scores": played.scores,
            "ranks": played.ranks,
            "words": played.words,
        }
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line_of(line))
        except OSError as error:
            raise TatamiError(f"The file {self.path} cannot be written: {reason(error)}.") from None


def line_of(data: Mapping[str, Any]) -> str:
    """A line of the file."""
    return json.dumps(data, ensure_ascii=False) + "\n"


def result_of(line: Mapping[str, Any]) -> GameResult:
    """The game in a line of the file."""
    return GameResult(tuple(line["seats"]), tuple(line["scores"]), tuple(line["ranks"]))
