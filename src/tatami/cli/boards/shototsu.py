"""Shōtotsu in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.shototsu_patrols import (
    COLOURS,
    NARROW,
    about_cards,
    label,
    players,
    samurai,
    samurai_line,
    sources,
)
from tatami.games.shototsu.boards import BOARD_NAMES
from tatami.games.shototsu.builds import PREPARATION, SLOTS
from tatami.games.shototsu.printed import PREPARATIONS, RINGS, SOURCE
from tatami.texts.talk import Talk

GROUND: Final = {"#": "on grey35", "~": "on dark_blue", "Z": "on dark_goldenrod", "R": ""}

View = Mapping[str, Any]


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """The board, the players, the samurai, and the odds of attacks."""
    grid = Group(board(view, talk), Text(legend(view, talk), style="dim"))
    parts: list[RenderableType] = []
    if width >= NARROW:
        beside = Table.grid(padding=(0, 3))
        beside.add_row(grid, players(view, talk))
        parts.append(beside)
    else:
        parts += [grid, players(view, talk)]
    parts.append(samurai(view, talk, width))
    parts += [Text(line, style="dim") for line in about_cards(view, talk)]
    parts += [Text(line) for line in at_hand(view, talk)]
    return Group(*parts)


def detail(view: View, talk: Talk, width: int) -> RenderableType:
    """The present attack, its odds, or the patrol being built: the board is above."""
    return Text("\n".join(at_hand(view, talk)))


# -- the board -----------------------------------------------------------------------------


def board(view: View, talk: Talk) -> Text:
    """Coloured spaces with coordinates. Samurai are shown by name. The active one stands out."""
    standing = {figure["place"]: figure for figure in view["samurai"] if figure["place"]}
    columns = "abcdefghijklmno"[: view["width"]]
    shown = Text(f"{talk.message('board-turn', turn=view['turn'], turns=view['turns'])}\n", "bold")
    header = "   " + "".join(f" {column} " for column in columns)
    shown.append(header + "\n", "dim")
    for y, row in enumerate(view["rows"]):
        shown.append(f"{y + 1:>2} ", "dim")
        for x, glyph in enumerate(row):
            shown.append_text(space(view, f"{columns[x]}{y + 1}", glyph, standing))
        shown.append("\n")
    return shown


def legend(view: View, talk: Talk) -> str:
    """What the signs mean; while samurai are deployed, the numbers too."""
    signs = talk.message("board-legend")
    return f"{signs}   {talk.message('board-deploy')}" if deploying(view) else signs


def deploying(view: View) -> bool:
    """Whether the deployment zones matter: before the first turn."""
    return bool(view["turn"] == 0)


def deployment(view: View, glyph: str) -> int | None:
    """The seat whose deployment zone a space belongs to."""
    printed = SOURCE["boards"][BOARD_NAMES.index(view["board"])]
    zones = printed["seats"][str(len(view["players"]))]
    return zones.index(glyph) if deploying(view) and glyph in zones else None


def space(view: View, place: str, glyph: str, standing: Mapping[str, View]) -> Text:
    """One space, three signs wide."""
    ground = GROUND["Z"] if in_zone(view, place, glyph) else GROUND.get(glyph, "")
    if place in standing:
        figure = standing[place]
        style = f"bold {COLOURS[figure['seat']]} {ground}"
        mark = "*" if figure["samurai"] == view["bearer"] else " "
        if figure["samurai"] == view["active"]:
            style = f"bold reverse {COLOURS[figure['seat']]}"
        return Text(f"{label(figure)}{mark}", style)
    if place == view["relic"]:
        return Text(" ★ ", f"bold yellow {ground}")
    if glyph in "#~":
        return Text(glyph * 3, ground)
    return empty(view, place, glyph, ground)


def empty(view: View, place: str, glyph: str, ground: str) -> Text:
    """A space where nobody stands. A dot for reach leaves the zone to be seen."""
    zone, reached = in_zone(view, place, glyph), place in view["reach"]
    owner = deployment(view, glyph)
    if owner is not None:
        return Text(f" {owner + 1}{'·' if reached else ' '}", f"{COLOURS[owner]} {ground}")
    if reached:
        return Text("▒·▒" if zone else " · ", f"bold {ground}")
    return Text("▒▒▒" if zone else " . ", f"dim {ground}")


def in_zone(view: View, place: str, glyph: str) -> bool:
    """Whether a space is part of the capture zone. At the start the relic may lie inside it."""
    if glyph != "R":
        return glyph == "Z"
    x, y = "abcdefghijklmno".index(place[0]), int(place[1:]) - 1
    row: str = view["rows"][y]
    return "Z" in row[max(0, x - 1) : x + 2]


# -- what can be done ----------------------------------------------------------------------


def at_hand(view: View, talk: Talk) -> list[str]:
    """The samurai that the active one sees in its range, the present attack, and the odds of
    possible attacks."""
    shown = [
        talk.message("board-sight", samurai=talk.names_of(figure["in_reach"]))
        for figure in view["samurai"]
        if figure["samurai"] == view["active"] and figure["in_reach"]
    ]
    if fight := view["attack"]:
        dice = " ".join(str(die) for die in fight["dice"] + fight["lent"]) or "–"
        shown.append(
            talk.message(
                "board-fight",
                attacker=talk.name(fight["attacker"]),
                target=talk.name(fight["target"]),
                dice=dice,
                needed=fight["needed"],
            )
        )
    shown += [odds(prospect, talk) for prospect in view["prospects"]]
    return shown + building(view, talk)


def building(view: View, talk: Talk) -> list[str]:
    """The patrol as far as it is built: the rings of each samurai, then its preparation."""
    said = view["building"]
    shown = [talk.message("board-building")] if said else []
    for first in range(0, len(said), SLOTS):
        build = said[first : first + SLOTS]
        rings = [f"{talk.name(ring)} {n}" for ring, n in zip(RINGS, build, strict=False)]
        rings += [talk.name(PREPARATIONS[each]) for each in build[PREPARATION:]]
        name = f"{view['seat'] + 1}{'abcde'[first // SLOTS]}"
        shown.append(f"  {talk.labelled(name, ', '.join(rings))}")
    return shown


def odds(prospect: View, talk: Talk) -> str:
    """The odds of one attack as a sentence."""
    hidden = prospect["kill"] < 0
    return talk.message(
        "board-odds-open" if hidden else "board-odds",
        target=talk.name(prospect["target"]),
        dice=prospect["dice"],
        needed=prospect["needed"],
        hit=round(100 * prospect["hit"]),
        damage=f"{prospect['damage']:.1f}",
        kill=round(100 * prospect["kill"]),
    )


def lines(view: View, talk: Talk) -> list[str]:
    """The same view as sentences."""
    shown = [talk.message("board-turn", turn=view["turn"], turns=view["turns"])]
    for seat, player in enumerate(view["players"]):
        shown.append(
            talk.message(
                "board-linep",
                player=talk.player(seat),
                honour=player["score"],
                sources=sources(player, talk),
                living=player["living"],
            )
        )
    shown += [samurai_line(view, figure, talk) for figure in view["samurai"]]
    if view["relic"]:
        shown.append(talk.labelled(talk.message("board-relic"), view["relic"]))
    if view["active"]:
        shown.append(talk.message("board-active", samurai=talk.name(view["active"])))
    return shown + about_cards(view, talk) + at_hand(view, talk)
