"""Words: what players can say. A game's vocabulary is closed and made once, at import."""

from collections.abc import Sequence
from typing import Final, final

NOBODY: Final = -1  # no seat: the clock, the spectators, or a thing without an owner


@final
class Word:
    """One thing a player can say. Words are made once and compared with `is`."""

    def __init__(self, verb: "Verb", arg: int, thing: str) -> None:
        self.verb = verb
        self.arg = arg
        self.thing = thing
        self.text: str = f"{verb.name}:{thing}" if thing else verb.name
        self.alone: tuple[Word, ...] = (self,)  # as an answer of one word

    def __repr__(self) -> str:
        return self.text


@final
class Verb:
    """A way of answering, the rule that governs it, and the finite list of things it can name."""

    def __init__(self, name: str, rule: str, things: Sequence[str] = ("",)) -> None:
        self.name = name
        self.rule = rule
        self.words = [Word(self, arg, thing) for arg, thing in enumerate(things)]

    def __getitem__(self, arg: int) -> Word:
        return self.words[arg]


SEAT: Final = Verb("seat", "", [str(seat) for seat in range(8)])  # how events name a player


@final
class Vocabulary:
    """Every word of a game, numbered: the action space of a learning bot."""

    def __init__(self, *said: Verb | Word) -> None:
        self.words: list[Word] = []
        self.by_text: dict[str, Word] = {}
        self.number: dict[Word, int] = {}
        for item in said:
            for word in [item] if isinstance(item, Word) else item.words:
                if word.text in self.by_text:
                    raise ValueError(f"two words are written {word.text!r}")
                self.number[word] = len(self.words)
                self.words.append(word)
                self.by_text[word.text] = word
