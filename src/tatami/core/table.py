"""The table: everything on it, and the stack of rules in progress."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from tatami.core.ask import Ask, Asked, Freely, Illegal
from tatami.core.chance import FACTOR, HALF, LOW, LOW_HALF, fair, stir
from tatami.core.chronicle import Event, EventKind, Thing
from tatami.core.frame import Book, Frame, Step
from tatami.core.words import NOBODY, Word

F = TypeVar("F", bound=Frame)
T = TypeVar("T")


# What a table has before it is laid out. Lists of its own it gets then: those of a copy would be
# made twice. So nobody may add to these.
NO_NUMBERS: Final[list[int]] = []
NO_ASKS: Final[list[Ask]] = []
NO_ANSWERS: Final[list[Word | None]] = []


class Table:
    """The state of one game. Each game adds its own pieces, `copy` and `redeal`."""

    # Plain Python finds the fields of an object quickly if it has at most thirty. Fields in slots
    # are found quickly too, and do not count: so a game can have thirty of its own.
    __slots__ = (
        "asks", "book", "chronicle", "drawn", "frames", "free", "given", "granted", "loaded",
        "revealed", "seats", "secret", "seed",
    )  # fmt: skip

    # Fields that the digest leaves out. The book belongs to the game, the questions follow from the
    # other fields, and the chronicle changes nothing, nor what was granted. A game may add more.
    not_in_digest: ClassVar[tuple[str, ...]] = ("asks", "book", "chronicle", "granted")

    def __init__(self, book: Book, seats: int, seed: int) -> None:
        self.book = book
        self.seats = seats
        self.seed = seed  # of the quick generator
        self.secret = ""  # of a true game; where there is one, chance comes from it
        self.drawn = 0  # how often the secret was drawn from
        self.revealed = 0  # how often something hidden was revealed
        self.loaded: tuple[int, ...] = ()  # rolls and draws that a test fixes in advance
        self.frames: list[Frame] = []
        self.asks = NO_ASKS
        self.given = NO_ANSWERS
        self.free = False  # whether the questions are on the open floor
        self.chronicle: list[Event] | None = None
        self.granted: list[Word] | None = None  # noted only where somebody listens

    # -- what each game supplies ------------------------------------------------

    def copy(self) -> "Table":
        """A table that plays on without touching this one."""
        raise NotImplementedError(type(self).__name__)

    def redeal(self, seat: int) -> None:
        """Deal everything that this seat cannot see again, at random."""
        raise NotImplementedError(type(self).__name__)

    def asides(self, ask: Ask) -> None:
        """Offer what the rules allow at any time, in addition to an answer."""

    def aside(self, seat: int, word: Word) -> bool:
        """Do it if it is an aside; the same question is then asked again."""
        return False

    # -- playing the book -------------------------------------------------------

    def call(self, *frames: Frame) -> None:
        """Play these rules, first to last, before going on with the present one."""
        for frame in reversed(frames):
            frame.steps = self.book[type(frame)]
            self.frames.append(frame)

    def go_to(self, frame: Frame, step: Step) -> None:
        """Continue the frame's script at this step."""
        steps = frame.steps
        at = 0
        while steps[at] is not step:
            at += 1
        frame.at = at

    def end(self, frame: Frame) -> None:
        """Skip the rest of the frame's script."""
        frame.at = len(frame.steps)

    def nearest(self, kind: type[F]) -> F:
        """The innermost rule of this kind in progress."""
        for frame in reversed(self.frames):
            if type(frame) is kind:  # quicker than isinstance; no kind of rule is another's
                return frame
        raise LookupError(kind.__name__)

    def advance(self) -> None:
        """Play on until someone must answer or the game is over."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            at, steps = frame.at, frame.steps
            if at == len(steps):
                frames.pop()
                continue
            frame.at = at + 1
            asked: Asked = steps[at](self, frame)
            frame.answers = ()  # an answer is for the next step only
            if asked is not None:
                self.pose(asked)
                return
        self.asks, self.given = NO_ASKS, NO_ANSWERS

    def pose(self, asked: Ask | list[Ask] | Freely) -> None:
        """Put these questions, each with the asides that are allowed."""
        if isinstance(asked, Ask):
            self.asks = [asked]
            if len(self.given) != 1:  # a single answer is never kept here
                self.given = [None]
            self.free = False
            self.asides(asked)
            return
        self.free = isinstance(asked, Freely)
        self.asks = asked.asks if isinstance(asked, Freely) else asked
        self.given = [None] * len(self.asks)
        for ask in self.asks:
            self.asides(ask)

    def answer(self, seat: int, word: Word) -> None:
        """Take one player's answer; play on once every open question has one."""
        i = self.open_to(seat, word)  # raises Illegal, with the rule, if it may not be said
        frame = self.frames[-1]
        if self.aside(seat, word):
            frame.at -= 1
        elif self.free or len(self.asks) == 1:
            frame.answers = word.alone
            frame.speaker = seat
        else:
            self.given[i] = word
            answers = [given for given in self.given if given is not None]
            if len(answers) < len(self.asks):
                return  # what is given stays secret until all have answered
            frame.answers = tuple(answers)
            frame.speaker = seat
            self.reveal()
        self.advance()

    def open_to(self, seat: int, word: Word) -> int:
        """Which of this seat's questions the word answers.

        An open one, or a changeable one that others have still to answer."""
        rule = ""
        for i, ask in enumerate(self.asks):
            if ask.seat == seat and self.given[i] is None:
                for option in ask.options:  # quicker than `in`, which asks for equality
                    if option is word:
                        return i
                rule = ask.why_not(word)
        for i, ask in enumerate(self.asks):
            if ask.seat == seat and ask.changeable and word in ask.options:
                return i
        raise Illegal(word, rule)

    def open_asks(self, seat: int) -> list[Ask]:
        """The questions this seat has still to answer."""
        posed = zip(self.asks, self.given, strict=True)
        return [ask for ask, given in posed if ask.seat == seat and given is None]

    def given_in_part(self) -> bool:
        """Whether some have answered and others have not: the answers are still secret."""
        return any(given is not None for given in self.given)

    def ask_again(self) -> None:
        """Put the open questions again. Asking changes nothing, so only their menus can differ."""
        given = self.given
        if not self.asks_anew():
            raise LookupError("no question is open")
        if not self.free:  # on the open floor no answers are kept
            self.given = given

    def asks_anew(self) -> bool:
        """Put the open question to a table that has changed meanwhile, if it is still one."""
        frame = self.frames[-1]
        self.asks = []  # no step may look at what was asked before
        asked = frame.steps[frame.at - 1](self, frame)
        if asked is not None:
            self.pose(asked)
        return asked is not None

    # -- what is hidden ---------------------------------------------------------

    def imagined(self, seat: int, seed: int) -> "Table":
        """A table that looks the same to this seat, with hidden things and chance of its own."""
        t = self.copy()
        t.secret = ""
        t.seed = stir(seed)
        while t.frames and t.frames[-1].hidden_from(seat):
            t.frames.pop()
            t.frames[-1].at -= 1
        t.redeal(seat)
        if t.asks:
            t.ask_again()
        for i, word in enumerate(self.given):
            if word is not None:
                options = t.asks[i].options
                t.given[i] = word if t.asks[i].seat == seat else options[t.below(len(options))]
        return t

    def reveal(self) -> None:
        """Note that something hidden was revealed: an undo past this point is not free."""
        self.revealed += 1

    def tell(self, kind: EventKind, *things: Thing) -> None:
        """Tell everyone that this has happened."""
        if self.chronicle is not None:
            self.chronicle.append(Event(kind, things, NOBODY))

    def whisper(self, seat: int, kind: EventKind, *things: Thing) -> None:
        """Tell one seat that this has happened."""
        if self.chronicle is not None:
            self.chronicle.append(Event(kind, things, seat))

    def grant(self, word: Word) -> None:
        """Note that this was not asked because nothing else could have been answered."""
        if self.granted is not None:
            self.granted.append(word)

    # -- chance -----------------------------------------------------------------

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        if self.loaded:
            result = self.loaded[0]
            self.loaded = self.loaded[1:]
            return result
        if self.secret:
            self.drawn += 1
            return fair(self.secret, self.drawn, n)
        # `next_state` and `scaled` written out: plain Python spends most of its time on calls.
        low = self.seed & LOW
        carry = self.seed >> 31
        self.seed = ((low >> HALF) * FACTOR << HALF) + (low & LOW_HALF) * FACTOR + carry
        low = self.seed & LOW
        return (low >> HALF) * n + ((low & LOW_HALF) * n >> HALF) >> 31 - HALF

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in a random order."""
        deck = list(cards)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    # -- copies -----------------------------------------------------------------

    def resume(self, original: "Table") -> None:
        """Go to where the original is: the last line of every copy(). A copy has no chronicle,
        and nobody listens there."""
        self.secret = original.secret
        self.drawn = original.drawn
        self.revealed = original.revealed
        self.loaded = original.loaded
        self.frames = [frame.copy() for frame in original.frames]
        self.asks = original.asks  # a question is never changed once posed
        given = original.given  # a single answer is never kept there
        self.given = given if len(given) == 1 else given[:]
        self.free = original.free


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one of this kind."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def replaced(items: tuple[T, ...], i: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    changed = list(items)
    changed[i] = item
    return tuple(changed)
