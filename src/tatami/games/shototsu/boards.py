"""The boards: spaces, terrain, zones, neighbours and straight lines (SHO-02, SHO-44, SHO-56).

Spaces are numbered row by row, WIDTH to a row, on every board; smaller boards leave some unused.
"""

from typing import Any, Final, final

from tatami.games.shototsu.printed import SOURCE

WIDTH: Final = 15
SPACES: Final = WIDTH * WIDTH
NOWHERE: Final = -1
FAR_AWAY: Final = 99  # more steps than any board has
LETTERS: Final = "abcdefghijklmno"
PLACES: Final = tuple(f"{LETTERS[x]}{y + 1}" for y in range(WIDTH) for x in range(WIDTH))
BOARD_NAMES: Final = tuple(str(board["id"]).replace("_", "-") for board in SOURCE["boards"])

# From a space to those next to it; straight steps come first, so that paths look natural.
AROUND: Final = ((0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))

SIGHT_BLOCKERS: Final = "".join(
    terrain["glyph"] for terrain in SOURCE["terrain"] if terrain["blocks_sight"]
)
SCENERY: Final = "".join(terrain["glyph"] for terrain in SOURCE["terrain"])
ROCK: Final = SIGHT_BLOCKERS[0]


@final
class Board:
    """One board, with its own scenery or another: nothing on it ever changes."""

    def __init__(self, source: dict[str, Any], rows: list[str]) -> None:
        glyphs = [" "] * SPACES
        for y, row in enumerate(rows):
            for x, glyph in enumerate(row):
                glyphs[y * WIDTH + x] = glyph
        self.name = str(source["id"]).replace("_", "-")
        self.width = int(source["width"])
        self.height = int(source["height"])
        self.glyphs = "".join(glyphs)
        self.closed = tuple([glyph == " " or glyph in SCENERY for glyph in glyphs])
        self.blocks = tuple([glyph in SIGHT_BLOCKERS for glyph in glyphs])
        self.relic = int(source["relic"][1]) * WIDTH + int(source["relic"][0])
        self.zone = tuple(
            [glyph == "Z" or (glyph == "R" and source["relic_cell_in_zone"]) for glyph in glyphs]
        )
        # The deployment zone of each seat, by the number of seats.
        self.deployments: dict[int, tuple[tuple[int, ...], ...]] = {
            int(seats): tuple([spaces_of(glyphs, letter) for letter in letters])
            for seats, letters in source["seats"].items()
        }
        self.neighbours = tuple([steps_from(glyphs, place) for place in range(SPACES)])
        self.seats = tuple(int(seats) for seats in source["default_for_players"])


def beside(place: int) -> list[int]:
    """The spaces next to one, straight ones first, whatever is on them or between (SHO-57)."""
    x, y = place % WIDTH, place // WIDTH
    return [
        place + dy * WIDTH + dx for dx, dy in AROUND if 0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH
    ]


def spaces_of(glyphs: list[str], letter: str) -> tuple[int, ...]:
    """The spaces that show a letter."""
    return tuple([place for place, glyph in enumerate(glyphs) if glyph == letter])


def steps_from(glyphs: list[str], place: int) -> tuple[int, ...]:
    """Where one step leads: eight neighbours without terrain, and no diagonal step between two
    spaces that both hold terrain (SHO-44)."""
    steps: list[int] = []
    x, y = place % WIDTH, place // WIDTH
    for dx, dy in AROUND:
        if not (0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH):
            continue
        there = place + dy * WIDTH + dx
        squeezed = glyphs[place + dx] in SCENERY and glyphs[place + dy * WIDTH] in SCENERY
        if glyphs[there] == " " or glyphs[there] in SCENERY or (dx and dy and squeezed):
            continue
        steps.append(there)
    return tuple(steps)


BOARDS: Final = tuple(Board(source, source["map"]) for source in SOURCE["boards"])

# -- scenery laid by the players (SHO-02) --------------------------------------------------

PRINTED: Final = "printed"  # the board's own scenery
BARE: Final = "bare"  # none at all
POND: Final = "~"
LAID: Final = {(i, PRINTED): board for i, board in enumerate(BOARDS)}


def ground_with(number: int, scenery: str) -> Board:
    """A board with the scenery that was agreed on: "d4.e5~" is a rock on d4 and a pond on e5."""
    if (number, scenery) not in LAID:
        source = SOURCE["boards"][number]
        rows = [["." if glyph in SCENERY else glyph for glyph in row] for row in source["map"]]
        for piece in scenery.split(".") if scenery != BARE else ():
            place = PLACES.index(piece.rstrip(POND))
            rows[place // WIDTH][place % WIDTH] = POND if piece.endswith(POND) else ROCK
        LAID[number, scenery] = Board(source, ["".join(row) for row in rows])
    return LAID[number, scenery]


def misplaced(number: int, scenery: str) -> str:
    """The first piece of scenery that is not on an open space of the board, or nothing."""
    if scenery in (PRINTED, BARE):
        return ""
    rows: list[str] = SOURCE["boards"][number]["map"]
    seen: list[str] = []
    for piece in scenery.split("."):
        name = piece.removesuffix(POND)
        x, y = LETTERS.find(name[:1]), int(name[1:]) - 1 if name[1:].isdecimal() else -1
        inside = name in PLACES and y < len(rows) and x < len(rows[y])
        if not inside or rows[y][x] not in f".{SCENERY}" or name in seen:
            return piece or "."
        seen.append(name)
    return ""


def cut_off(board: Board, seats: int) -> bool:
    """Whether scenery keeps a deployment zone from the capture zone or from the relic."""
    goals = [place for place in range(SPACES) if board.zone[place] and place != board.relic]
    for zone in board.deployments[seats]:
        found = [zone[0]]
        for place in found:  # which grows meanwhile
            found += [there for there in board.neighbours[place] if there not in found]
        near = any(distance(place, board.relic) == 1 for place in found)
        if not near or not any(goal in found for goal in goals):
            return True
    return False


def apart(one: int, other: int) -> int:
    """Spaces between two places, counted."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


# As bytes, which lie close together in memory: it is looked at all the time.
DISTANCES: Final = tuple(
    bytes(apart(one, other) for other in (*range(SPACES), NOWHERE))
    for one in (*range(SPACES), NOWHERE)
)


def distance(one: int, other: int) -> int:
    """Spaces between two places; a diagonal step counts as one (SHO-57)."""
    return DISTANCES[one][other]


# -- straight lines (SHO-56) -------------------------------------------------------------

FAR: Final = 6  # the longest line anyone needs: a Yumi's five, and one of Flowing Water Strike
SPAN: Final = 2 * FAR + 1


@final
class Line:
    """The straight line from a space to another: what lies between, as steps from the first."""

    def __init__(self, dx: int, dy: int) -> None:
        self.crossed = crossed(dx, dy)
        self.corners = corners(dx, dy)  # two spaces that must not both be blocked


def crossed(dx: int, dy: int) -> tuple[int, ...]:
    """The spaces whose inside the line between two centres crosses, ends left out."""
    found: list[int] = []
    for y in range(min(0, dy), max(0, dy) + 1):
        for x in range(min(0, dx), max(0, dx) + 1):
            sides = [
                (2 * x + cx) * dy - (2 * y + cy) * dx for cx in (-1, 1) for cy in (-1, 1)
            ]  # on which side of the line each corner lies
            if min(sides) < 0 < max(sides) and (x, y) not in ((0, 0), (dx, dy)):
                found.append(y * WIDTH + x)
    return tuple(found)


def corners(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The pairs of spaces between which the line passes exactly through a corner."""
    found: list[tuple[int, int]] = []
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    for y in range(min(0, dy), max(0, dy) + 1):
        for x in range(min(0, dx), max(0, dx) + 1):
            through = (2 * x + right) * dy == (2 * y + down) * dx
            if through and dx and dy and (x, y) != (dx, dy):
                found.append((y * WIDTH + x + right, (y + down) * WIDTH + x))
    return tuple(found)


LINES: Final = tuple(Line(dx, dy) for dy in range(-FAR, FAR + 1) for dx in range(-FAR, FAR + 1))


def line(start: int, end: int) -> Line:
    """The line between two places at most FAR apart."""
    dx, dy = end % WIDTH - start % WIDTH, end // WIDTH - start // WIDTH
    return LINES[(dy + FAR) * SPAN + dx + FAR]
