"""A game, as the rest of Tatami knows it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from tatami.core.advice import Advice
from tatami.core.ask import Ask
from tatami.core.chance import stir
from tatami.core.chronicle import EventKind
from tatami.core.details import Details
from tatami.core.editing import BadEdit, Editing, Group
from tatami.core.errors import TatamiError
from tatami.core.frame import Book
from tatami.core.guide import Guide
from tatami.core.ledger import Ledger, Reconstructed
from tatami.core.manners import Manners
from tatami.core.observation import UNOBSERVED, Observation
from tatami.core.passing import Passing
from tatami.core.preparing import Preparing
from tatami.core.table import Table
from tatami.core.words import NOBODY, Vocabulary, Word

Options = Mapping[str, str]


class BadSetup(TatamiError):
    """The game cannot be set up like this; the message says why in one sentence."""


@final
class Option:
    """A choice made before the game; its first value is the default.

    A free option also takes any other text. The game itself decides whether the text is valid.
    """

    def __init__(self, name: str, *values: str, free: bool = False) -> None:
        self.name = name
        self.values = values
        self.free = free


def no_details(table: Any, ask: Ask) -> Details:
    """The choices of this game need no explanation."""
    return {}


def nobody_is_called(seed_hash: str, seats: int, options: Options) -> Mapping[str, str]:
    """The pieces of most games have no names of their own."""
    return {}


def all_is_true(table: Any, view: Any) -> list[str]:
    """Nothing to check: the views of most games hold no inferences."""
    return []


@final
@dataclass(kw_only=True, eq=False)
class Game:
    """Name, seats, options, vocabulary, opening, view, ranking and ledger of a game."""

    name: str
    title: str
    version: int  # of the rules: a record is replayed by those it was made under
    seats: tuple[int, ...]
    vocabulary: Vocabulary
    event_kinds: tuple[EventKind, ...]
    book: Book
    lay_out: Callable[[int, Options, int], Table]
    view: Callable[[Any, int], Mapping[str, Any]]
    secrets: Callable[[Any], Mapping[str, Any]]
    census: Callable[[Any], object]  # a count of the pieces that no rule can change
    scores: Callable[[Any], list[int]]
    ranks: Callable[[Any], list[int]]
    ledger: Ledger
    advice: Advice
    # What a seat sees other than the spectators do, by the field, given what these see: a server
    # makes what all see once. Without it each view is made whole.
    own: Callable[[Any, int, Any], Mapping[str, Any]] | None = None
    # What the choices of a question cost, hold or bring, as far as the asked seat knows.
    details: Callable[[Any, Ask], Details] = no_details
    # What a view calls certain, or a bound, and is not so on this table, as short sentences.
    untrue: Callable[[Any, Any], list[str]] = all_is_true
    # The words of a composed choice in the one order in which the rules take them.
    in_order: Callable[[Any, Ask, tuple[Word, ...]], Sequence[Word]] | None = None
    options: tuple[Option, ...] = ()
    package: str = ""  # whose folder `texts` has the game's texts in people's languages
    usual: int = 0  # how many sit down when nobody says a number
    floor_seconds: str = ""  # the option for how many seconds the open floor lasts
    manners: Manners = field(default_factory=Manners)  # of bots on the open floor
    # What pieces are called beside their names, by the hash of the seed: for people alone.
    called: Callable[[str, int, Options], Mapping[str, str]] = nobody_is_called
    passing: Passing | None = None  # how people may let a pass stand
    preparing: Preparing | None = None  # how people may plan a whole move ahead
    # What a finished game hands on to the options of a later one.
    sequel: Callable[[Any], Options] | None = None
    observation: Observation = UNOBSERVED  # what a seat knows of a table, as numbers
    guide: Guide | None = None  # a first game that teaches
    editing: Editing | None = None  # how a position is changed, for study
    # Blocks of printed values that are not known.
    reconstructed: Mapping[str, Reconstructed] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Unless the game says another number, the fewest who play against each other sit down."""
        self.usual = self.usual or min([count for count in self.seats if count > 1], default=1)

    def chosen(self, options: Options) -> dict[str, str]:
        """Every option with its value, or with its default if none is named."""
        if not options and not self.options:
            return {}
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}.")
            if value not in known[name].values and not known[name].free:
                allowed = ", ".join(known[name].values)
                raise BadSetup(f"The option {name!r} is one of {allowed}, not {value!r}.")
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    def carried(self, options: Options) -> dict[str, str]:
        """The options of an earlier game that may have had other rules: those that are left."""
        known = {option.name: option for option in self.options}
        return {
            name: value
            for name, value in options.items()
            if name in known and (known[name].free or value in known[name].values)
        }

    def guide_of(self, seed: str, seats: int, options: Options) -> Guide | None:
        """The guide, if a table is that of the guided first game: nobody else has its seed."""
        guide = self.guide
        return guide if guide and guide.is_of(seed, seats, options) else None

    def open(self, seats: int, seed: int, options: Options | None = None) -> Table:
        """A table laid out and waiting for its first answer, with quick chance: for simulation."""
        t = self.lay_out(self.checked(seats), self.chosen(options or {}), stir(seed))
        t.advance()
        return t

    def open_true(self, seats: int, secret: str, options: Options | None = None) -> Table:
        """The same for a true game: its chance comes from a secret, and it tells its events."""
        t = self.lay_out(self.checked(seats), self.chosen(options or {}), 0)
        t.secret = secret
        t.chronicle = []
        t.advance()
        return t

    def checked(self, seats: int) -> int:
        """The number of seats, if this many can play the game."""
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSetup(f"{self.title} takes {allowed} players, not {seats}.")
        return seats

    # -- edits ------------------------------------------------------------------------

    def is_edit(self, seat: int, text: str) -> bool:
        """Whether a line of a record is an edit, which nobody says, and not a player's word."""
        if seat != NOBODY or self.editing is None:
            return False
        return text in self.editing.words.by_text

    def do(self, table: Table, seat: int, text: str) -> None:
        """What a line of a record says: answer a question, or edit the table."""
        if self.is_edit(seat, text):
            self.edit(table, text)
        else:
            table.answer(seat, self.vocabulary.by_text[text])

    def edits(self, table: Table) -> list[Group]:
        """The edits that a table allows now."""
        return self.editing.offers(table) if self.editing is not None else []

    def edit(self, table: Table, text: str) -> None:
        """Edit a table, or raise BadEdit and change nothing."""
        editing = self.editing
        if editing is None or not editing.fits(table):
            raise BadEdit("not-still", "Nothing can be changed at this moment.")
        word = editing.words.by_text.get(text)
        if word is None or not any(word in group.words for group in editing.groups(table)):
            raise BadEdit("no-such-edit", f"{text!r} is no change that can be made here.")
        tried = table.copy()
        if not editing.make(tried, word) or not self.is_lawful(tried, self.census(table)):
            raise BadEdit("edit-breaks-laws", f"{text!r} would leave a table that cannot be.")
        editing.make(table, word)

    def is_lawful(self, table: Table, census: object) -> bool:
        """Whether no piece is lost, all who are asked can answer, and what each seat may know is
        the same on the tables that it imagines."""
        if self.census(table) != census or not all(ask.options for ask in table.asks):
            return False
        for seat in (NOBODY, *range(table.seats)):
            imagined = table.imagined(seat, 1)
            if self.view(imagined, seat) != self.view(table, seat):
                return False
        return True

    # -- for programs that learn ------------------------------------------------------

    def observe(self, table: Table, seat: int, out: list[float]) -> None:
        """Fill a list, made by `observation.room`, with what this seat knows of the table."""
        self.observation.observe(table, seat, out)

    def mask(self, ask: Ask) -> bytearray:
        """A byte for each word of the vocabulary: 1 for those on the menu."""
        mask = bytearray(len(self.vocabulary.words))
        number = self.vocabulary.number
        for word in ask.options:
            mask[number[word]] = 1
        return mask

    def whose_turn(self, table: Table) -> int:
        """The seat that answers next, where all answer one after the other.

        Of those who are asked together it is the first that has not answered. On the open floor
        the seats take turns. Nobody's turn is the clock's, if the table still asks.
        """
        seats = [a.seat for a, given in zip(table.asks, table.given, strict=True) if given is None]
        if not table.free:
            return seats[0] if seats else NOBODY
        able = [ask.seat for ask in table.asks if ask.seat != NOBODY and not ask.idle]
        after = [seat for seat in able if seat > table.frames[-1].speaker]
        return min(after or able, default=NOBODY)

    def returns(self, table: Table) -> list[float]:
        """What each seat has won: 1 for the first, -1 for the last, and even steps between; who
        share a place share what it brings. The sum is 0. Alone, a seat plays against the game:
        1 if it is first, else -1. Until the game is over nobody has won anything."""
        if table.asks:
            return [0.0] * table.seats
        ranks = self.ranks(table)
        if table.seats == 1:
            return [1.0 if ranks[0] == 1 else -1.0]
        behind = [2 * sum([r < own for r in ranks]) + ranks.count(own) - 1 for own in ranks]
        return [1.0 - worse / (table.seats - 1) for worse in behind]
