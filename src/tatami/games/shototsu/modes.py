"""The modes of a table (SHO-80 to 88): its options, read once; and veterans of earlier games."""

from typing import Final, final

from tatami.core.game import BadSetup, Option, Options
from tatami.games.shototsu.boards import (
    BARE,
    BOARD_NAMES,
    BOARDS,
    PRINTED,
    cut_off,
    ground_with,
    misplaced,
)
from tatami.games.shototsu.printed import (
    BLESSINGS,
    CARDS,
    EARTH,
    EQUIPMENT,
    KINDS,
    MOST_PATROLS,
    MOST_SAMURAI,
    RING_MAX,
    RINGS,
    SAMURAI,
    TECHNIQUES,
    TURNS,
)

DRAWN: Final = 0  # how cards are gained (SHO-81)
CHOSEN: Final = 1
BY_RING: Final = 2

ALTERNATE: Final = 0  # how activations follow one another (SHO-42, SHO-86)
ALL_AT_ONCE: Final = 1
SIMULTANEOUS: Final = 2


def counts(usual: int, most: int) -> tuple[str, ...]:
    """The numbers from 1 as values of an option, the usual one first."""
    others = [str(number) for number in range(1, most + 1) if number != usual]
    return (str(usual), *others)


OPTIONS: Final = (
    Option("mode", "by-seats", "skirmish", "battle-royale"),
    Option("board", "by-seats", *BOARD_NAMES),
    Option("scenery", PRINTED, BARE, free=True),
    Option("turns", *counts(TURNS, 10)),
    Option("samurai", *counts(SAMURAI, MOST_SAMURAI)),
    Option("points", "each", "pooled"),
    Option("techniques", "drawn", "chosen", "by-ring"),
    Option("equipment", "drawn", "chosen"),
    Option("blessings", "drawn", "chosen"),
    Option("builds", "open", "hidden"),
    Option("activations", "alternate", "hand-holder-first", "simultaneous"),
    Option("honour", "active-player", "every-player"),
    Option("sight", "attacks", "techniques-too"),
    Option("contested-rings", "sheet", "other"),
    Option("royale-two", "technique", "equipment"),
    Option("experience", "off", "on"),
    Option("roster", "none", free=True),
)


@final
class Veteran:
    """A samurai of an earlier game: what it brings along (SHO-83)."""

    def __init__(
        self, rings: tuple[int, ...], wounds: int, cards: tuple[tuple[int, ...], ...]
    ) -> None:
        self.rings = rings
        self.wounds = wounds
        self.cards = cards  # of each kind

    def text(self) -> str:
        """As a roster spells it: "3-2-1-2-2:1:yari.jizo"."""
        names = [TECHNIQUES, EQUIPMENT, BLESSINGS]
        cards = [names[kind][card] for kind in range(len(KINDS)) for card in self.cards[kind]]
        return f"{'-'.join(map(str, self.rings))}:{self.wounds}:{'.'.join(cards)}"


Roster = tuple[tuple[Veteran, ...], ...]  # the veterans of each seat


@final
class Modes:
    """What was agreed before the game, else the default rules (SHO-88); it never changes."""

    def __init__(self, seats: int, options: Options) -> None:
        self.royale = is_royale(seats, options)
        self.turns = int(options["turns"])
        self.samurai = fielded(seats, options)
        self.board = board_for(seats, options["board"])
        self.scenery = options["scenery"]
        self.pooled = options["points"] == "pooled"
        self.gains = (
            ("drawn", "chosen", "by-ring").index(options["techniques"]),
            ("drawn", "chosen").index(options["equipment"]),
            ("drawn", "chosen").index(options["blessings"]),
        )
        self.hidden = options["builds"] == "hidden"
        activations = ("alternate", "hand-holder-first", "simultaneous")
        self.activations = activations.index(options["activations"])
        self.everyone_scores = options["honour"] == "every-player"
        self.techniques_need_sight = options["sight"] == "techniques-too"
        self.other_reading = options["contested-rings"] == "other"
        self.royale_two = options["royale-two"] == "equipment"
        self.experience = options["experience"] == "on"
        self.roster = read_roster(options["roster"], seats, self.samurai)
        self.check(seats)

    def check(self, seats: int) -> None:
        """Some modes do not go together."""
        zones = BOARDS[self.board].deployments.get(seats)
        if zones is None:
            raise BadSetup(f"The board {BOARD_NAMES[self.board]!r} is not for {seats} players.")
        if min([len(zone) for zone in zones]) < self.samurai:
            raise BadSetup(
                f"The zones of the board {BOARD_NAMES[self.board]!r} are too small for"
                f" {self.samurai} samurai each."
            )
        if piece := misplaced(self.board, self.scenery):
            raise BadSetup(
                f"There is no place for scenery {piece!r}: name open spaces of the board once each,"
                " such as d4.e5~ for a rock on d4 and a pond on e5."
            )
        placed = self.scenery not in (PRINTED, BARE)  # on the others everybody gets everywhere
        if placed and cut_off(ground_with(self.board, self.scenery), seats):
            raise BadSetup("The scenery keeps a player from the relic or from the capture zone.")

    def veteran(self, seat: int, number: int) -> Veteran | None:
        """The veteran that is this samurai of a seat, if it is one."""
        if seat < len(self.roster) and number < len(self.roster[seat]):
            return self.roster[seat][number]
        return None


def is_royale(seats: int, options: Options) -> bool:
    """Whether it is a battle royale (SHO-87)."""
    mode = options["mode"]
    return mode == "battle-royale" or (mode == "by-seats" and seats > MOST_PATROLS)


def fielded(seats: int, options: Options) -> int:
    """How many samurai each player has (SHO-80, SHO-87)."""
    return 1 if is_royale(seats, options) else int(options["samurai"])


def board_for(seats: int, name: str) -> int:
    """The board named, or the one meant for this many players."""
    if name != "by-seats":
        return BOARD_NAMES.index(name)
    return next(i for i, board in enumerate(BOARDS) if seats in board.seats)


# -- rosters (SHO-83) --------------------------------------------------------------------


def roster_text(roster: Roster) -> str:
    """A roster as one line of text: seats parted by "/", their veterans by "|"."""
    return "/".join(["|".join([veteran.text() for veteran in seat]) for seat in roster])


def read_roster(text: str, seats: int, samurai: int) -> Roster:
    """The veterans that a line of text names."""
    if text == "none":
        return ()
    parts = text.split("/")
    if len(parts) > seats:
        raise BadSetup(f"The roster is for {len(parts)} seats, the table for {seats}.")
    return tuple([read_patrol(part, samurai) for part in parts])


def read_patrol(text: str, samurai: int) -> tuple[Veteran, ...]:
    """The veterans of one seat: at most as many as are fielded, and no card twice."""
    veterans = tuple([read_veteran(part) for part in text.split("|")]) if text else ()
    if len(veterans) > samurai:
        raise BadSetup(f"The roster has {len(veterans)} veterans for {samurai} samurai.")
    for kind in range(len(KINDS)):
        held = [card for veteran in veterans for card in veteran.cards[kind]]
        if len(set(held)) < len(held):
            raise BadSetup("A card stands twice in one patrol of the roster.")
    return veterans


def read_veteran(text: str) -> Veteran:
    """One veteran: rings, damage and cards."""
    parts = text.split(":")
    numbers = [*parts[0].split("-"), *parts[1:2]]
    plain = all(number.isascii() and number.isdigit() for number in numbers)
    if len(parts) != 3 or len(numbers) != len(RINGS) + 1 or not plain:
        raise BadSetup(f"{text!r} is no veteran: write five rings, damage and cards, 3-2-1-2-2:0:.")
    rings = tuple([int(number) for number in numbers[:-1]])
    wounds = int(numbers[-1])
    if max(rings) > RING_MAX or wounds >= rings[EARTH] + 3:
        raise BadSetup(f"The veteran {text!r} has a ring above {RING_MAX}, or would be dead.")
    cards = parts[2].split(".") if parts[2] else []
    unknown = [card for card in cards if card not in CARDS]
    if unknown:
        raise BadSetup(f"The veteran {text!r} has a card that does not exist: {unknown[0]!r}.")
    of_kind = [
        tuple([names.index(card) for card in cards if card in names])
        for names in (TECHNIQUES, EQUIPMENT, BLESSINGS)
    ]
    return Veteran(rings, wounds, tuple(of_kind))
