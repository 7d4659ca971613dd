"""Editing: what a game lets people change on its table, to see how it would have gone on then."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from tatami.core.chronicle import EventKind
from tatami.core.errors import TatamiError
from tatami.core.table import Table
from tatami.core.words import Verb, Vocabulary, Word

EDITED: Final = EventKind("edited", "change")


class BadEdit(TatamiError):
    """The table cannot be changed like this; `why` is a code that the texts know."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


@final
class Group:
    """Changes that belong together, such as all that concern one player's hand. `thing` is what
    they are about, as a word names it."""

    def __init__(self, name: str, thing: str = "") -> None:
        self.name = name
        self.thing = thing
        self.words: list[Word] = []

    def offer(self, word: Word, able: bool = True) -> None:
        """Offer a change, if it can be made."""
        if able:
            self.words.append(word)


@final
class Editing:
    """How the position of a table is edited. Nobody is asked for an edit, and no rule speaks of
    one: it is a word of a list of its own, said by nobody between two words of the game.

    `words`: every edit of the game.
    `still`: whether nothing is in progress that an edit could contradict. The open question is put
    anew after it.
    `groups`: the edits that a table allows.
    `change`: what an edit does. It moves pieces from one place to another and makes none.
    """

    def __init__(
        self,
        *,
        words: Vocabulary,
        still: Callable[[Any], bool],
        groups: Callable[[Any], list[Group]],
        change: Callable[[Any, Word], None],
    ) -> None:
        self.words = words
        self.still = still
        self.groups = groups
        self.change = change

    def fits(self, t: Table) -> bool:
        """Whether a table can be edited now: somebody is asked, and nobody has answered yet."""
        return bool(t.asks) and not t.given_in_part() and self.still(t)

    def offers(self, t: Table) -> list[Group]:
        """The edits that a table allows, without groups that hold none."""
        return [group for group in self.groups(t) if group.words] if self.fits(t) else []

    def make(self, t: Table, word: Word) -> bool:
        """Make a change, and put the open question anew; whether there is still one. What was known
        may be so no longer."""
        self.change(t, word)
        t.reveal()
        t.tell(EDITED, word)
        return t.asks_anew()


def edit(name: str, *parts: Sequence[str]) -> Verb:
    """A way of editing: one word for each combination of these things."""
    things = [""]
    for part in parts:
        things = [f"{begun}.{thing}" if begun else thing for begun in things for thing in part]
    return Verb(f"edit-{name}", "", things)


def seats_named(seats: int) -> tuple[str, ...]:
    """The seats of a table, as edits name them."""
    return tuple([f"p{seat + 1}" for seat in range(seats)])
