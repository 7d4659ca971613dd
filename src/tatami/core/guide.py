"""A guide: a first game that teaches, step by step, on a prepared table.

A game keeps it as `guide.toml`: who sits where, a seed, and a script of words that all at the table
say. Each step tells what to look at, and which words its reader says. Its text is `lesson-<step>`
in the game's Fluent files, and `lesson-<step>-do` says what is to be done.
"""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, final

Said = tuple[int, str]  # a seat and the text of a word

FIELDS: Final = {"name", "look", "do", "then", "sees"}


class Step(NamedTuple):
    """One thing at a time: what to look at, what to do, and after how many words it comes."""

    name: str
    at: int
    look: tuple[str, ...]
    do: tuple[str, ...]
    sees: Mapping[str, object]  # what the text says of the table, by where the view has it


@final
class Guide:
    """The script of a first game, and the steps that explain it."""

    def __init__(self, text: str) -> None:
        source: dict[str, Any] = tomllib.loads(text)
        self.seed: str = source["seed"]
        self.seats: int = source["seats"]
        self.seat: int = source["seat"]  # whose game it is
        self.bot: str = source["bot"]  # plays the others, and goes on after the script
        self.options: dict[str, str] = source.get("options", {})
        self.before = tuple(said(each) for each in source.get("before", ()))
        script = [*self.before]
        steps: list[Step] = []
        for entry in source["step"]:
            if unknown := entry.keys() - FIELDS:
                raise ValueError(f"{entry['name']}: unknown fields {sorted(unknown)}")
            do = tuple(entry.get("do", ()))
            look = tuple(entry.get("look", ()))
            steps.append(Step(entry["name"], len(script), look, do, entry.get("sees", {})))
            script += [(self.seat, word) for word in do]
            script += [said(each) for each in entry.get("then", ())]
        self.script = tuple(script)
        self.steps = tuple(steps)

    def is_of(self, seed: str, seats: int, options: Mapping[str, str]) -> bool:
        """Whether a table of this seed, this many seats and these options is that of the guide."""
        if seed != self.seed or seats != self.seats:
            return False
        return all(options.get(name) == value for name, value in self.options.items())

    def follows(self, words: Sequence[Said]) -> bool:
        """Whether the words said so far are those of the script, as far as it goes."""
        script = self.script[: len(words)]
        return tuple(words[: len(script)]) == script

    def next_said(self, words: Sequence[Said]) -> Said | None:
        """What comes next by the script, or nothing where it has been left or is over."""
        if len(words) >= len(self.script) or not self.follows(words):
            return None
        return self.script[len(words)]

    def steps_at(self, words: int) -> list[Step]:
        """The steps that stand after this many words: those to be read, and the one in progress.
        The last ones stand for ever."""
        at = min(words, len(self.script))
        return [each for each in self.steps if each.at <= at <= each.at + max(0, len(each.do) - 1)]


def said(text: str) -> Said:
    """A seat and a word: `1 take:red-left`."""
    seat, _, word = text.partition(" ")
    return int(seat), word
