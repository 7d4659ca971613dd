"""A toy game for the core's tests: a secret choice together, an open floor, and an aside.

Each guest secretly picks a bowl (together), then all may bow to each other in no order until all
are ready or the clock says time (freely), then the host alone pours, and may sip at any moment.
"""

from typing import Final, final

from tatami.core.advice import Advice
from tatami.core.ask import Ask, Freely
from tatami.core.chronicle import EventKind
from tatami.core.frame import Book, Frame, script
from tatami.core.game import Game, Option, Options
from tatami.core.ledger import Ledger
from tatami.core.table import Table
from tatami.core.words import NOBODY, SEAT, Verb, Vocabulary, Word

BOWL: Final = Verb("bowl", "TEA-01", ("black", "red"))
BOW: Final = Verb("bow", "TEA-02", ("0", "1", "2"))
READY: Final = Verb("ready", "TEA-02")[0]
TIME: Final = Verb("time", "TEA-02")[0]
POUR: Final = Verb("pour", "TEA-03")[0]
SIP: Final = Verb("sip", "TEA-04")[0]
PICKED: Final = EventKind("picked", "seat", "bowls")
BOWED: Final = EventKind("bowed", "seat", "to")
TASTED: Final = EventKind("tasted", "sips")

LEDGER: Final = Ledger("""
rule = [
  { id = "TEA-01", chapter = "tea", text = "Each guest secretly picks a bowl; all are shown." },
  { id = "TEA-02", chapter = "tea", text = "Guests bow, once to each, until ready or time." },
  { id = "TEA-03", chapter = "tea", text = "The host pours." },
  { id = "TEA-04", chapter = "tea", text = "The host may sip, twice.", ruling = "Alone." },
]
""")


@final
class Tea(Table):
    def __init__(self, book: Book, seats: int, seed: int) -> None:
        super().__init__(book, seats, seed)
        self.bowls: tuple[int, ...] = ()
        self.bows: list[int] = [0] * (seats * seats)
        self.sips = 0
        self.strong = 0
        self.timed_out = False

    def copy(self) -> "Tea":
        t = Tea(self.book, self.seats, self.seed)
        t.bowls = self.bowls
        t.bows = self.bows[:]
        t.sips = self.sips
        t.strong = self.strong
        t.timed_out = self.timed_out
        t.resume(self)
        return t

    def redeal(self, seat: int) -> None:
        pass

    def asides(self, ask: Ask) -> None:
        if ask.rule == "TEA-03":
            ask.offer(SIP, unless="" if self.sips < 2 else "TEA-04")

    def aside(self, seat: int, word: Word) -> bool:
        if word is not SIP:
            return False
        self.sips += 1
        return True


@final
class Ceremony(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.ready: tuple[int, ...] = ()

    def copy(self) -> "Ceremony":
        c = Ceremony()
        c.ready = self.ready
        c.resume(self)
        return c


def pick_bowls(t: Tea, c: Ceremony) -> list[Ask]:
    """Secretly, together (TEA-01)."""
    asks = []
    for seat in range(t.seats):
        ask = Ask(seat, "TEA-01")
        ask.offer(BOWL[0])
        ask.offer(BOWL[1])
        asks.append(ask)
    return asks


def show_bowls(t: Tea, c: Ceremony) -> None:
    """All at once (TEA-01)."""
    t.bowls = tuple([word.arg for word in c.answers])
    t.tell(PICKED, SEAT[0], c.answers)


def open_the_floor(t: Tea, c: Ceremony) -> Freely:
    """In no order (TEA-02)."""
    clock = Ask(NOBODY, "TEA-02", "clock")
    clock.offer(TIME)
    asks = [clock]
    for seat in range(t.seats):
        if seat not in c.ready:
            ask = Ask(seat, "TEA-02")
            for other in range(t.seats):
                if other != seat:
                    ask.offer(BOW[other], unless="TEA-02" if t.bows[seat * t.seats + other] else "")
            ask.offer(READY)
            asks.append(ask)
    return Freely(asks)


def hear_the_floor(t: Tea, c: Ceremony) -> None:
    """One at a time, in the order they are said (TEA-02)."""
    word = c.answers[0]
    if word is TIME:
        t.timed_out = True
        return
    if word is READY:
        c.ready = (*c.ready, c.speaker)
    else:
        t.bows[c.speaker * t.seats + word.arg] = 1
        t.tell(BOWED, SEAT[c.speaker], SEAT[word.arg])
    if len(c.ready) < t.seats:
        t.go_to(c, open_the_floor)


def pour(t: Tea, c: Ceremony) -> Ask:
    """The host pours (TEA-03), and may sip before (TEA-04)."""
    ask = Ask(0, "TEA-03")
    ask.offer(POUR)
    return ask


def taste(t: Tea, c: Ceremony) -> None:
    """How strong it is, is chance (TEA-03)."""
    t.strong = t.below(6)
    t.whisper(0, TASTED, t.sips)


BOOK: Final[Book] = {
    Ceremony: script(
        Tea, Ceremony, pick_bowls, show_bowls, open_the_floor, hear_the_floor, pour, taste
    )
}


def lay_out(seats: int, options: Options, seed: int) -> Tea:
    t = Tea(BOOK, seats, seed)
    t.sips = 2 if options["thirst"] == "none" else 0
    t.call(Ceremony())
    return t


def view(t: Tea, seat: int) -> dict[str, object]:
    return {"bowls": t.bowls, "bows": t.bows[:], "sips": t.sips, "strong": t.strong}


TEA: Final = Game(
    name="tea",
    title="Tea",
    version=1,
    seats=(2, 3),
    vocabulary=Vocabulary(BOWL, BOW, READY, TIME, POUR, SIP),
    event_kinds=(PICKED, BOWED, TASTED),
    book=BOOK,
    lay_out=lay_out,
    view=view,
    secrets=lambda _: {},
    census=lambda t: t.seats,
    scores=lambda t: [t.strong] * t.seats,
    ranks=lambda t: [1] * t.seats,
    ledger=LEDGER,
    advice=Advice(lambda t, _: float(t.sips)),
    options=(Option("thirst", "usual", "none"),),
)


def served(seats: int = 2, seed: int = 1, **options: str) -> Tea:
    """A table of the toy game."""
    t = TEA.open(seats, seed, options)
    assert isinstance(t, Tea)
    return t
