"""Accumulators: a user's own class sees every game, turn and word of a run, and sums them up.

A file has `ACCUMULATORS`, a class for each name (docs/data.md). Each game gets an object of its
own, wherever it is played; what its `game_ends` returns is kept with the game. In the end `summed`
gets these results, one for each game in order.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from tatami.bots.own_files import OwnFile
from tatami.bots.user_bots import mistake
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.errors import TatamiError
from tatami.core.words import Word
from tatami.lab.played_game import PlayedGame, Watcher
from tatami.session.match import Match

Kinds = Mapping[str, tuple[str, Any]]  # by name: the file and the class


@cache
def accumulators_of(files: tuple[OwnFile, ...]) -> Kinds:
    """The classes of these files."""
    kinds: dict[str, tuple[str, Any]] = {}
    for file in files:
        own = file.run().get("ACCUMULATORS")
        if not isinstance(own, dict) or not all(map(callable, own.values())):
            raise TatamiError(
                f"{file.name} has no ACCUMULATORS: a dictionary with a class for each name."
            )
        kinds |= {str(name): (file.name, kind) for name, kind in own.items()}
    return kinds


class Accumulators(Watcher):
    """The accumulators of one game."""

    def __init__(self, kinds: Kinds) -> None:
        self.files = {name: file for name, (file, kind) in kinds.items()}
        self.own: dict[str, Any] = {}
        for name, (file, kind) in kinds.items():
            with mistakes_told(name, file):
                self.own[name] = kind()

    def game_begins(self, match: Match) -> None:
        """Before the first word."""
        self.invoke("game_begins", match)

    def turn_begins(self, match: Match, ask: Ask) -> None:
        """Another seat than before is asked."""
        self.invoke("turn_begins", match, ask)

    def word_said(self, match: Match, seat: int, word: Word, events: list[Event]) -> None:
        """After a word, with all that it has caused."""
        self.invoke("word_said", match, seat, word, events)

    def game_ends(self, match: Match) -> dict[str, Any]:
        """What each accumulator has to say of the game, as plain data."""
        found = self.invoke("game_ends", match)
        for name, result in found.items():
            try:
                json.dumps(result)
            except (TypeError, ValueError):
                raise TatamiError(
                    f"The accumulator {name!r} of {self.files[name]} returned something that is"
                    " no plain data (numbers, texts, lists, dictionaries)."
                ) from None
        return found

    def invoke(self, what: str, *things: Any) -> dict[str, Any]:
        """Call a method of those that have it."""
        answers = {}
        for name, own in self.own.items():
            method: Callable[..., Any] | None = getattr(own, what, None)
            if method is not None:
                with mistakes_told(name, self.files[name]):
                    answers[name] = method(*things)
        return answers


def accumulated(kinds: Kinds, games: Sequence[PlayedGame]) -> dict[str, Any]:
    """What each accumulator makes of its results, in the order of the games."""
    sums: dict[str, Any] = {}
    for name, (file, kind) in kinds.items():
        results = [game.accumulated[name] for game in games if name in game.accumulated]
        together = getattr(kind, "summed", None)
        with mistakes_told(name, file):
            sums[name] = together(results) if together is not None else results
    return {"accumulators": sums} if kinds else {}


@contextmanager
def mistakes_told(name: str, file: str) -> Iterator[None]:
    """Turn whatever an accumulator raises into one sentence."""
    try:
        yield
    except Exception as error:
        raise TatamiError(
            f"The accumulator {name!r} of {file} failed: {mistake(error, file)}."
        ) from None
