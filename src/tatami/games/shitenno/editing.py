"""What can be edited on a table of Shitennō: hands, tiles, favour, kamons and titles."""

from typing import Final

from tatami.core.editing import Editing, Group, edit, seats_named
from tatami.core.table import without
from tatami.core.words import NOBODY, Vocabulary, Word
from tatami.games.shitenno.frames import Sharing, Turn
from tatami.games.shitenno.printed import (
    BONUS_TILES,
    BONUSES,
    CARDS,
    FIRST_KOKU,
    GENERALS,
    KINDS_OF_BONUS,
    KOKU_DECK,
    POSITIONS,
    PROVINCES,
    TITLES,
    bonus_face,
)
from tatami.games.shitenno.table import FROM_POSITIONS, SOURCES, Shitenno

SEATS: Final = seats_named(len(GENERALS))
PLACES: Final = tuple([f"{name}-{i}" for name in PROVINCES for i in range(1, POSITIONS + 1)])
COUNTED: Final = (*BONUSES, "favour")
FAVOUR: Final = KINDS_OF_BONUS

MORE: Final = edit("more", SEATS, COUNTED)
LESS: Final = edit("less", SEATS, COUNTED)
DEAL: Final = edit("deal", SEATS, CARDS)  # a card into a hand
DROP: Final = edit("drop", SEATS, CARDS)  # and out of it
KAMON: Final = edit("kamon", PLACES, SEATS)
LIFT: Final = edit("lift", PROVINCES)  # the last kamon of a province
TURN_OVER: Final = edit("turn-over", PLACES)  # plain to gold, or back
TITLE: Final = edit("title", SEATS, TITLES)

EDITS: Final = Vocabulary(MORE, LESS, DEAL, DROP, KAMON, LIFT, TURN_OVER, TITLE)


def still(t: Shitenno) -> bool:
    """A turn of an odd year in which nothing is being paid, or a sharing not yet begun."""
    frame = t.frames[-1]
    return isinstance(frame, Turn) or (isinstance(frame, Sharing) and is_whole(t, frame))


def is_whole(t: Shitenno, s: Sharing) -> bool:
    """Whether no card of a sharing lies in a lot, and nobody has been served."""
    return not s.lot and not s.seals and len(s.waiting) == t.seats


# -- what is offered ---------------------------------------------------------------------------


def groups(t: Shitenno) -> list[Group]:
    """What each player has, then what lies on each province."""
    found: list[Group] = []
    for seat in range(t.seats):
        found += [counted(t, seat), hand(t, seat)]
    found += [province(t, i) for i in range(len(PROVINCES))]
    return [titles(t), *found] if isinstance(t.frames[-1], Sharing) else found


def counted(t: Shitenno, seat: int) -> Group:
    """Bonus tiles that are in no stack and with nobody, and favour points."""
    group = Group("counted", SEATS[seat])
    for kind in range(KINDS_OF_BONUS):
        group.offer(MORE[seat * len(COUNTED) + kind], tiles_out(t, kind) > 0)
        group.offer(LESS[seat * len(COUNTED) + kind], t.bonus(seat, kind) > 0)
    group.offer(MORE[seat * len(COUNTED) + FAVOUR])
    group.offer(LESS[seat * len(COUNTED) + FAVOUR], t.favour[seat * SOURCES + FROM_POSITIONS] > 0)
    return group


def tiles_out(t: Shitenno, kind: int) -> int:
    """The tiles with this bonus that lie in no stack and that nobody has."""
    stacked = [tile for stack in t.stacks for tile in stack if bonus_face(tile) == kind]
    held = sum([t.bonus(seat, kind) for seat in range(t.seats)])
    return [bonus_face(tile) for tile in BONUS_TILES].count(kind) - len(stacked) - held


def hand(t: Shitenno, seat: int) -> Group:
    """Cards that lie in a pile, a deck or out of the game may come, those in hand may go."""
    group = Group("hand", SEATS[seat])
    for kind in range(len(CARDS)):
        there = kind in t.discard or kind in t.troops or kind in t.koku
        group.offer(DEAL[seat * len(CARDS) + kind], there or koku_out(t, kind) > 0)
        group.offer(DROP[seat * len(CARDS) + kind], kind in t.hands[seat])
    return group


def koku_out(t: Shitenno, kind: int) -> int:
    """The koku cards of a kind that have left the game (SHI-35)."""
    shared = [card for frame in t.frames if isinstance(frame, Sharing) for card in frame.cards]
    here = [card for cards in (*t.hands, t.koku) for card in cards] + shared
    return KOKU_DECK.count(kind) - here.count(kind) if kind >= FIRST_KOKU else 0


def province(t: Shitenno, number: int) -> Group:
    """Whose kamons stand there, plain or golden."""
    group = Group("province", PROVINCES[number])
    first, free = number * POSITIONS, t.free_position(number)
    for place in range(first, min(first + free + 1, first + POSITIONS)):
        owner = t.board[place]
        for seat in range(t.seats):
            group.offer(KAMON[place * len(SEATS) + seat], owner != seat and t.kamons[seat] > 0)
        group.offer(TURN_OVER[place], owner != NOBODY)
    group.offer(LIFT[number], free > 0 and can_be_lifted(t, number))
    return group


def can_be_lifted(t: Shitenno, number: int) -> bool:
    """Whether no tile has to come back to the gate, or one is there to do so."""
    return kept_stack(number, t) == len(t.stacks[number]) or tile_to_return(t) != NOBODY


def kept_stack(number: int, t: Shitenno) -> int:
    """How many tiles lie on a gate once its last kamon is lifted."""
    first = len(t.stacks[number]) + min(t.free_position(number), len(BONUS_TILES) // len(PROVINCES))
    return max(0, first - (t.free_position(number) - 1))


def tile_to_return(t: Shitenno) -> int:
    """A tile that lies in no stack and whose bonus nobody has, or NOBODY."""
    out = list(BONUS_TILES)
    for stack in t.stacks:
        for tile in stack:
            out.remove(tile)
    return next((tile for tile in out if tiles_out(t, bonus_face(tile)) > 0), NOBODY)


def titles(t: Shitenno) -> Group:
    """Titles change hands before the sharing: later they have said who is Tairō."""
    group = Group("titles")
    for seat in range(t.seats):
        for seals in range(1, len(TITLES) + 1):
            held = seals in t.titles and t.titles[seat] != seals
            group.offer(TITLE[seat * len(TITLES) + seals - 1], held)
    return group


# -- what is done ------------------------------------------------------------------------------


def change(t: Shitenno, word: Word) -> None:
    """Move what an edit names."""
    verb = word.verb
    if verb is MORE or verb is LESS:
        count(t, *divmod(word.arg, len(COUNTED)), 1 if verb is MORE else -1)
    elif verb is DEAL:
        deal(t, *divmod(word.arg, len(CARDS)))
    elif verb is DROP:
        drop(t, *divmod(word.arg, len(CARDS)))
    elif verb is KAMON:
        place_a_kamon(t, *divmod(word.arg, len(SEATS)))
    elif verb is LIFT:
        lift(t, word.arg)
    elif verb is TURN_OVER:
        t.golden[word.arg] = 1 - t.golden[word.arg]
    else:
        entitle(t, *divmod(word.arg, len(TITLES)))


def count(t: Shitenno, seat: int, what: int, by: int) -> None:
    """One tile or one point more, or less."""
    if what == FAVOUR:
        t.favour[seat * SOURCES + FROM_POSITIONS] += by
    else:
        t.bonuses[seat * KINDS_OF_BONUS + what] += by


def deal(t: Shitenno, seat: int, kind: int) -> None:
    """A card comes to a hand, and all see it: from where it lies open or out of the game, else from
    the bottom of its deck."""
    if kind in t.discard:
        t.discard = without(t.discard, kind)
    elif kind in t.troops:
        t.troops = without(t.troops[::-1], kind)[::-1]
    elif kind >= FIRST_KOKU and not koku_out(t, kind):
        t.koku = without(t.koku[::-1], kind)[::-1]
    t.hands[seat] = tuple(sorted((*t.hands[seat], kind)))
    t.remembered[seat] = tuple(sorted((*t.remembered[seat], kind)))


def drop(t: Shitenno, seat: int, kind: int) -> None:
    """A troop card goes to the discard pile, a koku card leaves the game (SHI-30, 35)."""
    t.hands[seat] = without(t.hands[seat], kind)
    if kind in t.remembered[seat]:
        t.remembered[seat] = without(t.remembered[seat], kind)
    if kind < FIRST_KOKU:
        t.discard = (*t.discard, kind)


def place_a_kamon(t: Shitenno, place: int, seat: int) -> None:
    """It stands there instead of another; on a free position the tile of the gate goes (SHI-25)."""
    number, owner = place // POSITIONS, t.board[place]
    if owner == NOBODY:
        t.stacks[number] = t.stacks[number][1:]
    else:
        t.kamons[owner] += 1
    t.kamons[seat] -= 1
    t.board[place] = seat


def lift(t: Shitenno, number: int) -> None:
    """The last kamon goes back to its stock, and a tile to the gate."""
    if kept_stack(number, t) > len(t.stacks[number]):
        t.stacks[number] = (tile_to_return(t), *t.stacks[number])
    place = number * POSITIONS + t.free_position(number) - 1
    t.kamons[t.board[place]] += 1
    t.board[place], t.golden[place] = NOBODY, 0


def entitle(t: Shitenno, seat: int, title: int) -> None:
    """Two players change titles, and with them their places in the sharing (SHI-10)."""
    other = t.titles.index(title + 1)
    t.titles[seat], t.titles[other] = t.titles[other], t.titles[seat]
    t.nearest(Sharing).waiting = tuple(t.in_order())


EDITING: Final = Editing(words=EDITS, still=still, groups=groups, change=change)
