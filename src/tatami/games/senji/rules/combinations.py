"""Economic honour: hanafuda combinations (SEN-63)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Combining, Recruiting, Turn
from tatami.games.senji.printed import (
    ALL_DIFFER,
    BY_NUMBER,
    BY_RUN,
    BY_SYMBOL,
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
        return SYMBOL_OF[other] == SYMBOL_WANTED[combination]
    if kind == BY_NUMBER:
        return number(other) == number(first)
    return colour(other) == colour(first)


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
    for other in range(first, KINDS_OF_FACE):
        if counts[other] and fits(combination, first, other):
            found += 1 if ALL_DIFFER[combination] else counts[other]
    return found >= needed


def beginnings(combination: int, counts: list[int]) -> list[int]:
    """The faces with which a combination in hand can begin."""
    size = SIZE_OF[combination]
    return [
        first
        for first in range(KINDS_OF_FACE)
        if counts[first]
        and fits(combination, first, first)
        and can_begin(combination, counts, first, size)
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
        for following in range(last + ALL_DIFFER[combination], KINDS_OF_FACE)
        if counts[following]
        and fits(combination, laid[0], following)
        and can_begin(combination, counts, following, needed)
    ]


def has_combination(combination: int, counts: list[int]) -> bool:
    """Whether a hand holds a combination."""
    return cards_missing(combination, counts) == 0


def cards_missing(combination: int, counts: list[int]) -> int:
    """How many cards a hand lacks for a combination, at best."""
    size, kind = SIZE_OF[combination], KIND_OF[combination]
    if kind == BY_SYMBOL:
        wanted = SYMBOL_WANTED[combination]
        held = [sum([n for shown, n in enumerate(counts) if SYMBOL_OF[shown] == wanted])]
    elif kind == BY_NUMBER:
        most = 1 if ALL_DIFFER[combination] else COPIES
        held = [sum([min(most, n) for n in counts[first::NUMBERS]]) for first in range(NUMBERS)]
    elif kind == BY_RUN:
        starts = [first for first in range(KINDS_OF_FACE) if number(first) + size <= NUMBERS]
        held = [size - counts[first : first + size].count(0) for first in starts]
    else:
        held = [sum(counts[first : first + NUMBERS]) for first in range(0, KINDS_OF_FACE, NUMBERS)]
    return max(0, size - max(held))


def offer_combinations(t: Senji, family: int, ask: Ask) -> None:
    """Any number of combinations may be discarded in a turn; one for samurai needs a province to
    place them on (SEN-63) and a samurai to draw (SEN-07)."""
    counts = counted(t.flowers[family])
    for combination in range(len(COMBINATIONS)):
        enough = len(t.flowers[family]) >= SIZE_OF[combination]
        able = "" if enough and has_combination(combination, counts) else "SEN-63"
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
    c.laid = (*c.laid, shown)
    if len(c.laid) < SIZE_OF[c.combination]:
        t.go_to(c, choose_a_face)


def discard(t: Senji, family: int, flower: int) -> None:
    """A hanafuda card is laid face up on the discards (SEN-07)."""
    t.reveal()
    t.flowers[family] = tuple([other for other in t.flowers[family] if other != flower])
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
