"""Shōtotsu in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.texts.talk import Talk

COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")
GROUND: Final = {"#": "on grey35", "~": "on dark_blue", "Z": "on dark_goldenrod", "R": ""}
NARROW: Final = 100

View = Mapping[str, Any]


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """The board, the players, the samurai, and the odds of attacks."""
    grid = Group(board(view, talk), Text(talk.message("board-legend"), style="dim"))
    parts: list[RenderableType] = []
    if width >= NARROW:
        beside = Table.grid(padding=(0, 3))
        beside.add_row(grid, players(view, talk))
        parts.append(beside)
    else:
        parts += [grid, players(view, talk)]
    parts.append(samurai(view, talk))
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
    if place in view["reach"]:
        return Text(" · ", f"bold {ground}")
    return Text("▒▒▒" if in_zone(view, place, glyph) else " . ", f"dim {ground}")


def in_zone(view: View, place: str, glyph: str) -> bool:
    """Whether a space is part of the capture zone. At the start the relic may lie inside it."""
    if glyph != "R":
        return glyph == "Z"
    x, y = "abcdefghijklmno".index(place[0]), int(place[1:]) - 1
    row: str = view["rows"][y]
    return "Z" in row[max(0, x - 1) : x + 2]


def label(figure: View) -> str:
    """A samurai's name on the board, with players counted from 1."""
    return f"{figure['seat'] + 1}{figure['samurai'][-1]}"


# -- players and samurai ---------------------------------------------------------------------


def players(view: View, talk: Talk) -> Table:
    """Honour and its sources."""
    table = Table(header_style="dim", box=None, pad_edge=False)
    for column in ("player", "honour", "living"):
        table.add_column(talk.message(f"board-{column}"))
    for seat, player in enumerate(view["players"]):
        waiting = "reverse" if seat in view["waiting_for"] else ""
        name = Text(f"{seat + 1} {talk.player(seat)}", f"bold {COLOURS[seat]} {waiting}")
        if seat == view["hand"]:
            name.append(f" ({talk.message('board-hand')})", "dim")
        table.add_row(name, f"{player['score']} ({sources(player, talk)})", str(player["living"]))
    return table


def sources(player: View, talk: Talk) -> str:
    """Relic, zone and kills."""
    relic, zone, kills = player["honour"]
    return talk.message("board-sources", relic=relic, zone=zone, kills=kills)


def samurai(view: View, talk: Talk) -> Table:
    """Every samurai that fights or is beside the board."""
    table = Table(header_style="dim", box=None, pad_edge=False)
    for column in ("samurai", "place", "posture", "health", "stats", "cards", "state"):
        table.add_column(talk.message(f"board-{column}"))
    for figure in view["samurai"]:
        style = "dim" if not figure["alive"] else ""
        table.add_row(
            Text(label(figure), f"bold {COLOURS[figure['seat']]}"),
            figure["place"] or "–",
            posture(figure, talk),
            health(figure),
            figures(figure),
            cards(figure, talk),
            state(view, figure, talk),
            style=style,
        )
    return table


def posture(figure: View, talk: Talk) -> str:
    """The posture a samurai counts as being in."""
    return talk.name(figure["counts_as"]) if figure["counts_as"] else "–"


def health(figure: View) -> str:
    """Hit points left and at the start, or a question mark if they are hidden."""
    most = figure["stats"]["hit_points"] if figure["stats"] else None
    return f"{most - figure['wounds']}/{most}" if most is not None else f"?-{figure['wounds']}"


def figures(figure: View) -> str:
    """Speed, attention and attack."""
    stats = figure["stats"]
    return f"{stats['speed']} / {stats['attention']} / {stats['attack']}" if stats else "?"


def cards(figure: View, talk: Talk) -> str:
    """Techniques with their rings, equipment with the active piece marked, blessings, and how many
    cards lie face down."""
    names = [
        f"{talk.name(card['technique'])} ({talk.name(card['ring'])})"
        for card in figure["techniques"]
    ]
    for card in figure["equipment"]:
        in_hand = card == figure["wielded"]
        named = talk.name(card)
        names.append(talk.message("board-wielded", card=named) if in_hand else named)
    names += [talk.name(card) for card in figure["blessings"]]
    if hidden := sum(figure["face_down"]):
        names.append(talk.message("board-facedown", count=hidden))
    return ", ".join(names) or "–"


def about_cards(view: View, talk: Talk) -> list[str]:
    """What the cards of the viewer's samurai do, and the posture of the active one."""
    shown: list[str] = []
    for figure in view["samurai"]:
        if figure["seat"] != view["seat"] or not figure["alive"]:
            continue
        held = [card["technique"] for card in figure["techniques"]]
        held += figure["equipment"] + figure["blessings"]
        shown += [talk.labelled(talk.name(card), talk.about(card)) for card in held]
        if figure["samurai"] == view["active"]:
            shown.append(talk.labelled(posture(figure, talk), talk.about(figure["counts_as"])))
    return shown


def state(view: View, figure: View, talk: Talk) -> str:
    """What is true of a samurai at the moment."""
    if not figure["alive"]:
        return talk.message("board-dead")
    states = [talk.message(f"board-{name}") for name in figure["states"]]
    if figure["spies"]:
        states.append(talk.message("board-spy"))
    if figure["samurai"] == view["bearer"]:
        states.append(talk.message("board-carries"))
    if figure["activated"]:
        states.append(talk.message("board-done"))
    states += [talk.name(blessing) for blessing in figure["blessings_at_work"]]
    states += set_apart(view, figure, talk)
    return ", ".join(states) or "–"


def set_apart(view: View, figure: View, talk: Talk) -> list[str]:
    """The dice for this turn and the next, the samurai's place among those who wait, and whom it
    may not attack."""
    shown = [
        talk.message(f"board-{kind}", dice=" ".join(str(die) for die in figure[f"dice_{kind}"]))
        for kind in ("kept", "saved")
        if figure[f"dice_{kind}"]
    ]
    me = figure["samurai"]
    if me in view["waits_last"] and not figure["activated"]:
        shown.append(talk.message("board-waits", number=view["waits_last"].index(me) + 1))
    shown += [
        talk.message("board-decree", target=talk.name(whom))
        for who, whom in view["decrees"]
        if who == me
    ]
    return shown


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
    if view["building"]:
        numbers = " ".join(str(number) for number in view["building"])
        shown.append(talk.labelled(talk.message("board-building"), numbers))
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


def samurai_line(view: View, figure: View, talk: Talk) -> str:
    """A samurai as a sentence."""
    hidden = talk.message("board-hidden")
    most = figure["stats"]["hit_points"] if figure["stats"] else None
    return talk.message(
        "board-lines",
        samurai=talk.name(figure["samurai"]),
        player=talk.player(figure["seat"]),
        place=figure["place"] or talk.message("board-beside"),
        posture=posture(figure, talk),
        left=most - figure["wounds"] if most is not None else hidden,
        most=most if most is not None else hidden,
        cards=cards(figure, talk),
        state=state(view, figure, talk),
    )
