"""Economic honour: hanafuda combinations (SEN-63)."""

from typing import Final, final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Combining, Recruiting, Turn
from tatami.games.senji.knowledge import listed
from tatami.games.senji.printed import (
    ALL_DIFFER,
    BY_COLOUR,
    BY_NUMBER,
    BY_RUN,
    BY_SYMBOL,
    COLOURS,
    COMBINATIONS,
    COPIES,
    HONOUR_OF,
    ISHIDA,
    ISHIDA_HONOUR,
    KIND_OF,
    KINDS_OF_FACE,
    NUMBERS,
    SAMURAI_DRAWN,
    SAMURAI_KEPT,
    SIZE_OF,
    SYMBOL_OF,
    SYMBOL_WANTED,
    SYMBOLS,
    colour,
    face,
    number,
)
from tatami.games.senji.rules.cards import faces, seat
from tatami.games.senji.rules.honour import gain, samurai_to_draw
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_FLOWERS
from tatami.games.senji.words import COMBINATION, COMBINE, COMBINED, LAY


def fits(combination: int, first: int, other: int) -> bool:
    """Whether two faces can be of one combination."""
    kind = KIND_OF[combination]
    if kind == BY_SYMBOL:
        return SYMBOL_OF[first] == SYMBOL_OF[other] == SYMBOL_WANTED[combination]
    if kind == BY_NUMBER:
        return number(other) == number(first)
    return colour(other) == colour(first)


FOLLOWING: Final = tuple(  # by combination and face: itself and the later ones that go with it
    tuple(
        tuple(other for other in range(first, KINDS_OF_FACE) if fits(combination, first, other))
        for first in range(KINDS_OF_FACE)
    )
    for combination in range(len(COMBINATIONS))
)


def faces_of_groups(combination: int) -> list[tuple[int, ...]]:
    """Which faces could make up a combination together: of a symbol, a number, a colour, or next to
    one another in a colour."""
    kind, size, all_faces = KIND_OF[combination], SIZE_OF[combination], range(KINDS_OF_FACE)
    if kind == BY_SYMBOL:
        return [tuple(f for f in all_faces if SYMBOL_OF[f] == SYMBOL_WANTED[combination])]
    if kind == BY_NUMBER:
        return [tuple(all_faces[n::NUMBERS]) for n in range(NUMBERS)]
    if kind == BY_COLOUR:
        return [tuple(all_faces[f : f + NUMBERS]) for f in all_faces[::NUMBERS]]
    return [tuple(all_faces[f : f + size]) for f in all_faces if number(f) + size <= NUMBERS]


GROUPS: Final = tuple(tuple(faces_of_groups(each)) for each in range(len(COMBINATIONS)))
ONES: Final = tuple(bin(mask).count("1") for mask in range(1 << max(SIZE_OF)))


@final
class Tally:
    """A hand of hanafuda, counted."""

    def __init__(self, flowers: tuple[int, ...]) -> None:
        self.counts = [0] * KINDS_OF_FACE
        self.symbols = [0] * len(SYMBOLS)
        self.numbers = [0] * NUMBERS
        self.months = [0] * NUMBERS  # the different colours of each number
        self.colours = [0] * len(COLOURS)
        self.runs = [0] * len(COLOURS)  # for each colour a bit for each of its numbers in hand
        for flower in flowers:
            shown = face(flower)
            self.symbols[SYMBOL_OF[shown]] += 1
            self.numbers[number(shown)] += 1
            self.colours[colour(shown)] += 1
            self.runs[colour(shown)] |= 1 << number(shown)
            if not self.counts[shown]:
                self.months[number(shown)] += 1
            self.counts[shown] += 1


def counted(flowers: tuple[int, ...]) -> list[int]:
    """How many cards of each face there are."""
    counts = [0] * KINDS_OF_FACE
    for flower in flowers:
        counts[face(flower)] += 1
    return counts


def can_begin(combination: int, counts: list[int], first: int, needed: int) -> bool:
    """Whether a combination, or what it still lacks, can be laid from this face upwards."""
    if KIND_OF[combination] == BY_RUN:
        ends = first + needed
        return number(first) + needed <= NUMBERS and 0 not in counts[first:ends]
    found = 0
    for other in FOLLOWING[combination][first]:
        if counts[other]:
            found += 1 if ALL_DIFFER[combination] else counts[other]
    return found >= needed


def beginnings(combination: int, counts: list[int]) -> list[int]:
    """The faces with which a combination in hand can begin."""
    size = SIZE_OF[combination]
    return [
        first
        for first in range(KINDS_OF_FACE)
        if counts[first] and can_begin(combination, counts, first, size)
    ]


def continuations(combination: int, counts: list[int], laid: tuple[int, ...]) -> list[int]:
    """The faces that can follow those laid, in ascending order; the counts are of the hand."""
    if not laid:
        return beginnings(combination, counts)
    needed, last = SIZE_OF[combination] - len(laid), laid[-1]
    if KIND_OF[combination] == BY_RUN:
        return [last + 1]
    return [
        following
        for following in FOLLOWING[combination][last]
        if counts[following]
        and (following > last or not ALL_DIFFER[combination])
        and can_begin(combination, counts, following, needed)
    ]


def has_run(mask: int, size: int) -> bool:
    """Whether this many consecutive numbers of a colour are in hand."""
    for _ in range(size - 1):
        mask &= mask >> 1
    return mask != 0


def has_combination(combination: int, hand: Tally) -> bool:
    """Whether a hand holds a combination."""
    if KIND_OF[combination] == BY_RUN:
        return any(has_run(mask, SIZE_OF[combination]) for mask in hand.runs)
    return max(groups(combination, hand)) >= SIZE_OF[combination]


def groups(combination: int, hand: Tally) -> list[int]:
    """How many cards of each group that could make up a combination are in hand (GROUPS)."""
    kind = KIND_OF[combination]
    if kind == BY_SYMBOL:
        return [hand.symbols[SYMBOL_WANTED[combination]]]
    if kind == BY_NUMBER:
        return hand.months if ALL_DIFFER[combination] else hand.numbers
    if kind == BY_COLOUR:
        return hand.colours
    size = SIZE_OF[combination]
    window = (1 << size) - 1
    return [
        ONES[mask >> first & window] for mask in hand.runs for first in range(NUMBERS - size + 1)
    ]


def cards_missing(combination: int, hand: Tally) -> int:
    """How many cards a hand lacks for a combination, at best."""
    return max(0, SIZE_OF[combination] - max(groups(combination, hand)))


def completing(combination: int, hand: Tally) -> list[int]:
    """The faces that would complete a combination in hand."""
    most = 1 if ALL_DIFFER[combination] else COPIES
    nearly = SIZE_OF[combination] - 1
    found = 0
    for held, group in zip(groups(combination, hand), GROUPS[combination], strict=True):
        if held == nearly:
            for shown in group:
                if hand.counts[shown] < most:
                    found |= 1 << shown
    return listed(found)


def offer_combinations(t: Senji, family: int, ask: Ask) -> None:
    """Any number of combinations may be discarded in a turn; one for samurai needs a province to
    place them on (SEN-63) and a samurai to draw (SEN-07)."""
    hand = Tally(t.flowers[family])
    for combination in range(len(COMBINATIONS)):
        able = "" if has_combination(combination, hand) else "SEN-63"
        if SAMURAI_DRAWN[combination] and not able:
            able = "" if family in t.owner else "SEN-63"
            if not samurai_to_draw(t):
                able = "SEN-07"
        ask.offer(COMBINE[combination], unless=able)


def able_to_follow(t: Senji, c: Combining) -> list[int]:
    """The faces in hand, less those laid, that can follow."""
    counts = counted(t.flowers[c.family])
    for shown in c.laid:
        counts[shown] -= 1
    return continuations(c.combination, counts, c.laid)


def choose_a_face(t: Senji, c: Combining) -> Ask | None:
    """Its cards are named in ascending order, where there is a choice (SEN-63)."""
    able = able_to_follow(t, c)
    if len(able) == 1:
        return None
    ask = Ask(t.seat[c.family], "SEN-63")
    for each in able:
        ask.offer(LAY[each])
    return ask


def lay_the_face(t: Senji, c: Combining) -> None:
    """Until the combination is complete (SEN-63)."""
    shown = c.answers[0].arg if c.answers else able_to_follow(t, c)[0]
    if not c.answers:
        t.grant(LAY[shown])
    c.laid = (*c.laid, shown)
    if len(c.laid) < SIZE_OF[c.combination]:
        t.go_to(c, choose_a_face)


def discard(t: Senji, family: int, flower: int) -> None:
    """A hanafuda card is laid face up on the discards (SEN-07)."""
    t.reveal()
    left = tuple([other for other in t.flowers[family] if other != flower])
    t.flowers = replaced(t.flowers, family, left)
    t.discard = (*t.discard, flower)
    t.flowers_known.openly((flower,), NOBODY)


def reward_the_combination(t: Senji, c: Combining) -> None:
    """Its cards are discarded, face up (SEN-07). It gives honour, or samurai to choose from
    (SEN-63); Ishida adds two once a turn (SEN-80)."""
    for shown in c.laid:
        discard(t, c.family, t.flower_showing(c.family, shown))
    honour = HONOUR_OF[c.combination]
    turn = t.nearest(Turn)
    if honour and not turn.praised and t.serves(ISHIDA, c.family):
        honour += ISHIDA_HONOUR
        turn.praised = True
    if honour:
        gain(t, c.family, honour, FROM_FLOWERS)
    t.tell(COMBINED, seat(t, c.family), COMBINATION[c.combination], faces(c.laid), honour)
    drawn, kept = SAMURAI_DRAWN[c.combination], SAMURAI_KEPT[c.combination]
    if drawn:
        t.call(Recruiting(c.family, drawn, kept, NOBODY, True))


COMBINING: Final = script(Senji, Combining, choose_a_face, lay_the_face, reward_the_combination)
