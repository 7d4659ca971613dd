"""What a seat sees of a table of Shitennō: built from what is open, never by hiding (SHI-06)."""

from typing import TypedDict

from tatami.core.words import NOBODY
from tatami.games.shitenno.frames import Conquest, Sharing, Turn
from tatami.games.shitenno.printed import (
    BONUSES,
    CARDS,
    FIRST_KOKU,
    GENERALS,
    POSITIONS,
    PROVINCES,
    TILES_A_PROVINCE,
    TITLES,
    TROOPS,
    VALUES,
    bonus_face,
    troop_face,
)
from tatami.games.shitenno.rules.end_of_the_game import koku_by_source, leader, master_of
from tatami.games.shitenno.rules.paying import required_troops
from tatami.games.shitenno.table import SOURCES, Shitenno
from tatami.games.shitenno.words import SPEND


class Player(TypedDict):
    """A general as everyone sees him; his favour comes from positions, titles, koku, majorities."""

    general: str
    title: str
    kamons: int
    cards: int
    bonuses: list[str]
    score: int
    favour: list[int]


class Kamon(TypedDict):
    """A position of a province, who holds it, and whose the majority would be if it were gilded."""

    value: int
    seat: int
    golden: bool
    master_gilded: int


class Province(TypedDict):
    """A province, what it takes to conquer it, and who would win its majority now, or once this
    seat had placed the next kamon."""

    province: str
    tiles: int
    troops: list[str]
    koku: int
    positions: list[Kamon]
    master: int
    master_next: int


class Count(TypedDict):
    """The count of a player at the end: the hand, and the koku by where they come from."""

    hand: list[str]
    koku: int
    exchanged: int
    added: int


class Lots(TypedDict):
    """The sharing: what is left to share, who waits (the Tairō first), and the lot or lots."""

    cards: list[str]
    tiles: list[int]
    waiting: list[int]
    lot: list[str]
    seals: list[int]
    received: list[int]


class Payment(TypedDict):
    """The conquest a player is paying for, seen by that player alone."""

    province: str
    with_koku: bool
    laid: list[str]
    ways: list[list[str]]


class View(TypedDict):
    """All that a seat sees; a spectator's seat is -1."""

    seat: int
    year: int
    players: list[Player]
    order: list[int]
    provinces: list[Province]
    troop_deck: int
    koku_deck: int
    discard: list[str]
    hand: list[str]
    sharing: Lots | None
    turn: int
    placed: int
    payment: Payment | None
    waiting_for: list[int]
    counts: list[Count]  # empty until the game is over


class Own(TypedDict):
    """What a seat sees other than the spectators do."""

    seat: int
    provinces: list[Province]
    hand: list[str]
    payment: Payment | None


class Secrets(TypedDict):
    """What no view shows: hands, decks from the top, and both faces of the tiles in the stacks."""

    hands: list[list[str]]
    troop_deck: list[str]
    koku_deck: list[str]
    stacks: list[list[str]]


def view(t: Shitenno, seat: int) -> View:
    """What this seat sees."""
    all_see = in_the_open(t)
    return all_see if seat == NOBODY else {**all_see, **own(t, seat, all_see)}


def own(t: Shitenno, seat: int, all_see: View) -> Own:
    """What this seat sees other than all do."""
    return {
        "seat": seat,
        "provinces": [
            {**each, "master_next": master_next(t, i, seat)}
            for i, each in enumerate(all_see["provinces"])
        ],
        "hand": named(t.hands[seat]),
        "payment": payment(t, seat),
    }


def in_the_open(t: Shitenno) -> View:
    """What all see, the spectators too."""
    turn, placed = NOBODY, 0
    for frame in t.frames:
        if isinstance(frame, Turn):  # the last one on the stack is being played
            turn, placed = frame.seat, frame.placed
    return {
        "seat": NOBODY,
        "year": t.year,
        "players": [player(t, i) for i in range(t.seats)],
        "order": t.in_order() if all(t.titles) else [],
        "provinces": [province(t, i) for i in range(len(PROVINCES))],
        "troop_deck": len(t.troops),
        "koku_deck": len(t.koku),
        "discard": named(t.discard),
        "hand": [],
        "sharing": lots(t),
        "turn": turn,
        "placed": placed,
        "payment": None,
        "waiting_for": [
            ask.seat for ask, given in zip(t.asks, t.given, strict=True) if given is None
        ],
        "counts": [] if t.frames else [count(t, i) for i in range(t.seats)],
    }


def count(t: Shitenno, seat: int) -> Count:
    """What a player's hand and tiles have given at the end, when hands are shown (SHI-51)."""
    koku, exchanged, added = koku_by_source(t, seat)
    return {"hand": named(t.hands[seat]), "koku": koku, "exchanged": exchanged, "added": added}


def player(t: Shitenno, seat: int) -> Player:
    """What everyone sees of a player."""
    return {
        "general": GENERALS[t.generals[seat]] if t.generals[seat] != NOBODY else "",
        "title": TITLES[t.titles[seat] - 1] if t.titles[seat] else "",
        "kamons": t.kamons[seat],
        "cards": len(t.hands[seat]),
        "bonuses": [name for kind, name in enumerate(BONUSES) for _ in range(t.bonus(seat, kind))],
        "score": t.score(seat),
        "favour": t.favour[seat * SOURCES : (seat + 1) * SOURCES],
    }


def province(t: Shitenno, number: int) -> Province:
    """A province with its gate, its positions and its price."""
    free = t.free_position(number)
    own, count, other = required_troops(t, number)
    need = sorted([own] * count + ([other] if other >= 0 else []))
    return {
        "province": PROVINCES[number],
        "tiles": len(t.stacks[number]),
        "troops": [TROOPS[troop] for troop in need] if free < POSITIONS else [],
        "koku": VALUES[number][free] if free < POSITIONS else 0,
        "positions": [
            {
                "value": value,
                "seat": t.board[place],
                "golden": bool(t.golden[place]),
                "master_gilded": master_gilded(t, number, place),
            }
            for place, value in enumerate(VALUES[number], number * POSITIONS)
        ],
        "master": master_of(t, number),
        "master_next": NOBODY,
    }


def master_next(t: Shitenno, number: int, seat: int) -> int:
    """Whose the majority would be once this seat had placed the next kamon there (SHI-52)."""
    free = t.free_position(number)
    if free == POSITIONS:
        return NOBODY
    first, end = number * POSITIONS, (number + 1) * POSITIONS
    return leader([*t.board[first : first + free], seat], t.golden[first:end])


def master_gilded(t: Shitenno, number: int, place: int) -> int:
    """Whose the majority would be if the kamon in this place were golden (SHI-42)."""
    if t.board[place] == NOBODY or t.golden[place]:
        return NOBODY
    first, end = number * POSITIONS, (number + 1) * POSITIONS
    golden = [*t.golden[first:place], 1, *t.golden[place + 1 : end]]
    return leader(t.board[first:end], golden)


def lots(t: Shitenno) -> Lots | None:
    """The sharing, while there is one: all of it is open (SHI-06)."""
    frame = t.frames[-1] if t.frames else None
    if not isinstance(frame, Sharing):
        return None
    return {
        "cards": named(frame.cards),
        "tiles": list(frame.tiles),
        "waiting": list(frame.waiting),
        "lot": named(frame.lot),
        "seals": list(frame.seals),
        "received": list(frame.received),
    }


def payment(t: Shitenno, seat: int) -> Payment | None:
    """The payment this seat is putting together."""
    frame = t.frames[-1] if t.frames else None
    if not isinstance(frame, Conquest) or frame.seat != seat:
        return None
    return {
        "province": PROVINCES[frame.province],
        "with_koku": frame.with_koku,
        "laid": [SPEND[kind].thing for kind in frame.laid],
        "ways": [[SPEND[kind].thing for kind in way] for way in frame.ways],
    }


def secrets(t: Shitenno) -> Secrets:
    """All that is hidden from somebody."""
    return {
        "hands": [named(hand) for hand in t.hands],
        "troop_deck": named(t.troops),
        "koku_deck": named(t.koku),
        "stacks": [
            [f"{TROOPS[troop_face(tile)]}/{BONUSES[bonus_face(tile)]}" for tile in stack]
            for stack in t.stacks
        ],
    }


def census(t: Shitenno) -> object:
    """Troop cards and kamons are never lost; of each stack three tiles lie or are gone."""
    shared = [frame.cards + frame.lot for frame in t.frames if isinstance(frame, Sharing)]
    troops = [card for cards in (*t.hands, t.troops, t.discard, *shared) for card in cards]
    return (
        sorted(card for card in troops if card < FIRST_KOKU),
        [t.kamons[seat] + t.board.count(seat) for seat in range(t.seats)],
        [
            len(t.stacks[i]) + min(t.free_position(i), TILES_A_PROVINCE)
            for i in range(len(PROVINCES))
        ],
    )


def named(cards: tuple[int, ...]) -> list[str]:
    """Cards by their names."""
    return [CARDS[card] for card in cards]
