"""Names: what people may call themselves, and which names cannot be told apart."""

import unicodedata
from functools import cache
from itertools import pairwise
from typing import Final

from tatami.session.refusal import Refused

MOST_MARKS: Final = 2  # on one letter, beyond those that Unicode writes as one with it
UNSEEN: Final = frozenset(  # letters and marks that are drawn as nothing
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | {chr(code) for code in range(0xFE00, 0xFE10)}


def clean(text: str) -> str:
    """A text on one line, without invisible characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def nickname(text: str) -> str:
    """A nickname, if the text is a valid one. Letters of another width are written as usual."""
    name = clean(unicodedata.normalize("NFKC", text))
    if UNSEEN.intersection(name) or has_heaped_marks(name):
        raise Refused("bad-name")
    if not name:
        raise Refused("no-name")
    return name


def has_heaped_marks(name: str) -> bool:
    """Whether marks stand alone, or more of them on a letter than any language needs."""
    marks = 0
    for before, letter in pairwise(f" {name}"):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS or (marks and before == " "):
            return True
    return False


def folded(name: str) -> str:
    """A name in small letters, to be found by."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def looks(name: str) -> str:
    """What a name looks like: names that look the same become the same text."""
    return "".join(twin(letter) for letter in unicodedata.normalize("NFKC", name)).casefold()


def alike(name: str, other: str) -> bool:
    """Whether two names cannot be told apart."""
    return folded(name) == folded(other) or looks(name) == looks(other)


@cache
def twin(letter: str) -> str:
    """One of all the letters that look like this one, always the same: a plain one if there is."""
    known, waiting = {letter}, [letter]
    while waiting:
        for other in lookalikes(waiting.pop()):
            if other not in known:
                known.add(other)
                waiting.append(other)
    return min(known, key=lambda each: (not each.isascii(), -len(each), each))


def lookalikes(letter: str) -> list[str]:
    """The letters that Unicode lists as looking like this one."""
    from confusable_homoglyphs.confusables import confusables_data  # a table that is slow to load

    return [each["c"] for each in confusables_data.get(letter, ())]
