"""Senji's map in the terminal: drawn, or as a list of provinces with their neighbours."""

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tatami.cli.boards.senji_outline import NORTH, OUTLINE, SOUTH
from tatami.games.senji.printed import PROVINCES, SOURCE
from tatami.texts.talk import Talk

CRESTS: Final = {  # each family has its own sign, so that nothing depends on colour alone
    "cherry": ("✿", "blue"),
    "dragon": ("龍", "yellow"),
    "mask": ("面", "red"),
    "fan": ("扇", "green"),
    "lotus": ("蓮", "white"),
    "sabre": ("刀", "magenta"),
    "emperor": ("帝", "bright_yellow"),
    "": ("·", "dim"),
}
UNIT: Final = "●"
SAMURAI: Final = "★"
FACE_DOWN: Final = "▣"

SEAS: Final = {NORTH: "north", SOUTH: "south"}
LETTERS: Final = dict(zip("ABCDEFGHIJKLMNOPQR", PROVINCES, strict=True)) | SEAS
ROWS: Final = OUTLINE.strip("\n").splitlines()
WIDTH: Final = max(map(len, ROWS)) + 1
REGIONS: Final = [[LETTERS[letter] for letter in row.ljust(WIDTH, SOUTH)] for row in ROWS]
WIDE: Final = WIDTH + 4  # columns that the map needs, with its frame
# The middle of each province and where each sea tells its fleets: row and column.
HEARTS: Final = {
    "chikuzen": (19, 6),
    "bungo": (20, 18),
    "satsuma": (22, 12),
    "shikoku": (20, 36),
    "nagato": (14, 14),
    "aki": (15, 24),
    "izumo": (12, 30),
    "harima": (15, 36),
    "kii": (19, 52),
    "yamashiro": (14, 47),
    "echizen": (10, 53),
    "owari": (15, 57),
    "echigo": (10, 66),
    "suruga": (15, 67),
    "musashi": (15, 81),
    "dewa": (5, 75),
    "iwaki": (11, 84),
    "mutsu": (3, 85),
}
WATERS: Final = {"north": (3, 20), "south": (21, 66)}
# Straits that units cross as if they were borders: row, column, sign.
LINKS: Final = {
    ("chikuzen", "nagato"): ((17, 10, "║"),),
    ("bungo", "shikoku"): tuple((20, column, "═") for column in range(24, 28)),
    ("aki", "shikoku"): ((18, 28, "║"),),
    ("harima", "shikoku"): ((18, 38, "║"),),
    ("kii", "shikoku"): ((20, 45, "═"), (20, 46, "═")),
}
# The line through a place, by what meets there: above, below, left, right.
LINES: Final = dict(
    zip(
        [
            (up, down, left, right)
            for up in (0, 1)
            for down in (0, 1)
            for left in (0, 1)
            for right in (0, 1)
        ],
        " ╶╴─╷┌┐┬╵└┘┴│├┤┼",
        strict=True,
    )
)

View = Mapping[str, Any]
Cells = list[list[tuple[str, str]]]  # by row and column: a sign and its style


def crest(family: str) -> Text:
    """A family's sign."""
    sign, colour = CRESTS[family]
    return Text(sign, style=f"bold {colour}")


def provinces(view: View, talk: Talk, width: int) -> RenderableType:
    """The map, or the list where there is no room to draw it."""
    decks = talk.message("decks", flowers=view["deck"], samurai=view["samurai_deck"])
    open_ones = [each for each in view["provinces"] if not each["closed"]]
    closed = [each["province"] for each in view["provinces"] if each["closed"]]
    board = drawn(view, talk) if width >= WIDE else [listed(view, each, talk) for each in open_ones]
    if width >= WIDE:
        board.append(Text(talk.message("map-signs"), style="dim"))
        board += [Text(line) for line in notes(open_ones, talk)]
    if closed:
        board.append(Text(talk.message("closed", provinces=talk.names_of(closed)), style="dim"))
    return Panel(Group(*board), subtitle=decks)


def order_name(province: View, talk: Talk) -> str:
    """The order on a province, as far as it can be seen."""
    if province["order"] == "hidden":
        return talk.message("order-hidden")
    return talk.name(province["order"]) if province["order"] else ""


# -- the list --------------------------------------------------------------------------------


def listed(view: View, province: View, talk: Talk) -> Text:
    """A province with all that stands there, and what it touches."""
    cell = crest(province["owner"])
    cell.append(f" {talk.name(province['province'])}", style="bold")
    if province["units"]:
        cell.append(f" {UNIT * province['units']}")
    if province["samurai"]:
        cell.append(" " + talk.names_of(province["samurai"]), style="italic")
    if order := order_name(province, talk):
        cell.append(f" [{order}]", style="bold")
    return cell.append(f" – {touching(view, province['province'], talk)}", style="dim")


def touching(view: View, province: str, talk: Talk) -> str:
    """What a province touches: provinces by land, then across a strait, then seas."""
    printed = SOURCE["provinces"][PROVINCES.index(province)]
    closed = [each["province"] for each in view["provinces"] if each["closed"]]
    names = [talk.name(each) for each in printed["neighbours"] if each not in closed]
    straits = [talk.name(each) for each in printed["links"] if each not in closed]
    names += [talk.message("strait", province=each) for each in straits]
    return ", ".join([*names, *[talk.name(f"{sea}-sea") for sea in printed["seas"]]])


def notes(shown: list[View], talk: Talk) -> list[str]:
    """The samurai of the provinces, and the orders that can be seen: the map only marks them."""
    lines = []
    for each in shown:
        own = each["order"] not in ("", "hidden")
        told = [*map(talk.name, each["samurai"]), *([order_name(each, talk)] if own else [])]
        if told:
            lines.append(talk.labelled(talk.name(each["province"]), ", ".join(told)))
    return lines


# -- the map ---------------------------------------------------------------------------------


def drawn(view: View, talk: Talk) -> list[RenderableType]:
    """The map: borders, straits, provinces with who is there, seas with their fleets."""
    cells: Cells = [
        [(outline(y, x), "dim") for x in range(WIDTH - 1)] for y in range(len(ROWS) - 1)
    ]
    for link in LINKS.values():
        for y, x, sign in link:
            cells[y][x] = (sign, "bold cyan")
    for each in view["provinces"]:
        place(cells, HEARTS[each["province"]], label(each, talk))
    for sea, where in WATERS.items():
        title = Text(talk.name(f"{sea}-sea"), style="italic cyan")
        fleets = [fleet(each) for each in view["fleets"] if each["sea"] == sea]
        place(cells, where, [title, *fleets])
    return [Text.assemble(*row) for row in cells]


def outline(y: int, x: int) -> str:
    """The line between the four regions that meet at a place."""
    (a, b), (c, d) = REGIONS[y][x : x + 2], REGIONS[y + 1][x : x + 2]
    return LINES[(a != b, c != d, a != c, b != d)]


def label(province: View, talk: Talk) -> list[Text]:
    """A province's name with the sign of its owner; under it the pieces there and its order."""
    name = talk.name(province["province"])
    if province["closed"]:
        return [Text(name, style="dim strike")]
    colour = CRESTS[province["owner"]][1]
    title = crest(province["owner"]) + Text(f" {name}", style=f"bold {colour}")
    return [title, pieces(province, FACE_DOWN if province["order"] else "")]


def pieces(here: View, order: str = "") -> Text:
    """Units and samurai as signs."""
    signs = UNIT * here["units"] + SAMURAI * len(here["samurai"])
    return Text(" ".join(filter(None, [signs, order])))


def fleet(each: View) -> Text:
    """A fleet: its sign, units and samurai."""
    return crest(each["power"]) + Text(" ") + pieces(each)


def place(cells: Cells, middle: tuple[int, int], lines: list[Text]) -> None:
    """Write lines over the map, around a middle."""
    row, column = middle
    for y, line in enumerate(lines, row):
        x = min(max(column - line.cell_len // 2, 0), WIDTH - 1 - line.cell_len)
        for sign, style in signs_of(line):
            cells[y][x] = (sign, style)
            for covered in range(x + 1, x + cell_len(sign)):
                cells[y][covered] = ("", "")
            x += cell_len(sign)


def signs_of(line: Text) -> list[tuple[str, str]]:
    """Each sign of a text with its style."""
    styles = [str(line.style)] * len(line)
    for span in line.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    return list(zip(line.plain, styles, strict=True))
