"""The choices of a menu and the numbers they are chosen by."""

from collections.abc import Mapping, Sequence

from tatami.core.words import Word
from tatami.texts.talk import Talk

Numbered = Mapping[int, Word]


def numbered(words: Sequence[Word], talk: Talk) -> Numbered:
    """Each choice with its number. Where a question asks for a number, that number is the
    choice's own; choices without one, such as "none", come after all of them."""
    if not asks_for_a_number(words, talk):
        return dict(enumerate(words, 1))
    own = {int(word.thing): word for word in words if word.thing}
    return own | dict(enumerate([word for word in words if not word.thing], max(own) + 1))


def asks_for_a_number(words: Sequence[Word], talk: Talk) -> bool:
    """Whether all things on a menu are numbers of one kind, and called by nothing else."""
    things = [word for word in words if word.thing]
    return len({word.verb for word in things}) == 1 and all(
        word.thing.isdigit() and talk.thing(word) == word.thing for word in things
    )


def number_of(words: Sequence[Word], talk: Talk, text: str) -> int | None:
    """The number of the choice with this word on a menu, if it is there."""
    found = [number for number, word in numbered(words, talk).items() if word.text == text]
    return found[0] if found else None
