"""The White Castle in the terminal."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.castle_clans import (
    clan_line,
    domain,
    domain_lines,
    forecast_line,
    standing,
    time,
    time_lines,
)
from tatami.cli.boards.castle_lines import bridge_lines, favour_line, space_line, yard_line
from tatami.cli.boards.castle_marks import (
    DICE,
    NARROW,
    View,
    crest,
    crests,
    die,
    icon,
    icons,
    letter,
)
from tatami.texts.talk import Talk


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """Clans and their points, bridges with their gardens, castle, yards, time, and domains."""
    return Group(
        standing(view, talk, width),
        bridges(view, talk, width),
        castle(view, talk, width),
        side_by_side([yards(view, talk, width), time(view, talk, width)], width),
        *[domain(view, talk, number, width) for number in others(view)],
        detail(view, talk, width),
    )


def detail(view: View, talk: Talk, width: int) -> RenderableType:
    """The viewer's domain, the pairs to choose from, the rival, and what is at hand."""
    parts: list[RenderableType] = [domain(view, talk, looking(view), width)]
    if view["pairs"]:
        parts.append(pairs(view, talk))
    parts += [Text(line) for line in rival(view, talk)]
    parts += [Text(line, style="bold") for line in at_hand(view, talk)]
    return Group(*parts)


def looking(view: View) -> int:
    """Whose domain comes last, next to the question: the viewer's, or that of the turn."""
    seat = view["seat"] if view["seat"] >= 0 else max(view["turn"], 0)
    return 0 if view["clans"][seat]["rival"] else int(seat)


def others(view: View) -> list[int]:
    """The other clans with a domain board, in turn order. The rival of a solo game has none."""
    seats = [number for number in view["order"] if not view["clans"][number]["rival"]]
    return [number for number in seats if number != looking(view)]


def side_by_side(parts: list[RenderableType], width: int) -> RenderableType:
    """Side by side if there is room."""
    return Group(*parts) if width < NARROW else Columns(parts, padding=(0, 3))


# -- the board --------------------------------------------------------------------------------


def bridges(view: View, talk: Talk, width: int) -> Table:
    """Three bridges, the lantern on the left, and the gardens under each."""
    table = Table(title=talk.message("bridges"), header_style="dim", expand=width < NARROW)
    for column in ("bridge", "dice", "plant", "stone"):
        table.add_column(talk.message(f"column-{column}"))
    for i, (colour, dice) in enumerate(view["bridges"].items()):
        shown = Text("☼ ")
        for value in dice:
            shown.append_text(die(talk, colour, value) if value else Text(" –  ", style="dim"))
            shown.append(" ")
        gardens = view["gardens"][2 * i : 2 * i + 2]
        table.add_row(talk.name(colour), shown, *[garden(talk, each) for each in gardens])
    return table


def garden(talk: Talk, each: View) -> Text:
    """A garden: its price, its points, its action and its gardeners. An arrow marks one that acts
    at the end of this round."""
    price = talk.message(f"thing-do-food-{each['food']}") or f"{each['food']} {talk.name('food')}"
    shown = Text(f"{price} → {each['points']}★ {icon(talk, each['effect'])} ")
    shown.append_text(crests(each["clans"]))
    return shown.append(" ↻" if each["acts"] else "")


def castle(view: View, talk: Talk, width: int) -> Table:
    """The daimyō, the rooms with the tile of each action, the spaces outside and the well."""
    decks = talk.message(
        "decks", stewards=view["decks"]["steward"], diplomats=view["decks"]["diplomat"]
    )
    table = Table(
        title=talk.message("castle"), caption=decks, header_style="dim", expand=width < NARROW
    )
    for column in ("space", "dice", "actions"):
        table.add_column(talk.message(f"column-{column}"))
    table.add_row(talk.message("daimyo"), "", favours(view, talk), end_section=True)
    for space in view["spaces"][3:5]:
        table.add_row(*space_row(view, talk, space))
    for i, space in enumerate(view["spaces"][:3]):
        table.add_row(*space_row(view, talk, space), end_section=i == 2)
    for space in view["spaces"][5:]:
        table.add_row(*space_row(view, talk, space))
    return table


def favours(view: View, talk: Talk) -> Text:
    """The three favours, and who has taken them."""
    shown = Text()
    for i, favour in enumerate(view["favours"]):
        shown.append(" · " if i else "")
        if favour["clan"] >= 0:
            shown.append_text(crest(favour["clan"]))
        else:
            shown.append(icons(talk, favour["effects"]))
    return shown


def space_row(view: View, talk: Talk, space: View) -> tuple[str, Text, Text]:
    """A die space: its value, its dice and its effect. Room for another die is shown."""
    name = talk.message(f"thing-place-{space['space']}") or talk.name(space["space"])
    dice = Text(f"{space['value']} ", style="dim")
    for placed in space["dice"]:
        dice.append_text(die(talk, placed["colour"], placed["value"]))
    dice.append("[ ]" * (space["capacity"] - len(space["dice"])), style="dim")
    return name, dice, actions(view, talk, space)


def actions(view: View, talk: Talk, space: View) -> Text:
    """The actions of a space, each after the tile it faces. An open circle marks a light one."""
    if space["space"] == "well":
        return Text(icons(talk, view["well"]))
    if space["either"]:
        return Text(" / ".join(icon(talk, name) for name in space["either"]))
    shown = Text()
    for i, row in enumerate(space["rows"]):
        shown.append("\n" if i else "")
        shown.append(f" {letter(talk, row['tile'])} ", style=DICE[row["tile"]])
        shown.append(f" {'○' if row['light'] else '●'} {icons(talk, row['effects'])}")
    return shown


def yards(view: View, talk: Talk, width: int) -> Table:
    """The training yards, with what a warrior counts in each."""
    caption = talk.message("warriors-count")
    table = Table(
        title=talk.message("yards"), caption=caption, header_style="dim", expand=width < NARROW
    )
    for column in ("yard", "each", "actions"):
        table.add_column(talk.message(f"column-{column}"))
    table.add_column("")
    for yard in view["yards"]:
        there = [i for i, count in enumerate(yard["warriors"]) for _ in range(count)]
        name = talk.message(f"thing-yard-{yard['yard']}")
        table.add_row(name, f"×{yard['value']}", icons(talk, yard["effects"]), crests(there))
    return table


# -- what is going on ---------------------------------------------------------------------------


def pairs(view: View, talk: Talk) -> RenderableType:
    """The starting pairs still available."""
    shown = "\n".join(pair_lines(view, talk))
    return Panel(shown, title=talk.message("pairs"), expand=False)


def pair_lines(view: View, talk: Talk) -> list[str]:
    """Each pair: what it gives, its lantern, its decree and its action."""
    return [f"{i}. {pair_line(talk, pair)}" for i, pair in enumerate(view["pairs"], 1)]


def pair_line(talk: Talk, pair: View) -> str:
    """One pair."""
    lantern = talk.labelled(talk.message("lantern"), icons(talk, pair["lantern"]))
    return talk.joined([icons(talk, pair["gains"]), lantern, icons(talk, pair["does"])])


def rival(view: View, talk: Talk) -> list[str]:
    """The rival's card that is turned up next; at first also what is known of its deck."""
    if not view["solo"]:
        return []
    top = view["solo"]["top"]
    where = talk.message(f"thing-place-{top['space']}") or talk.name(top["space"])
    place = talk.message(f"position-{top['position']}")
    told = [talk.message("next-up", back=f"{talk.name(top['bridge'])}, {place} → {where}")]
    return [talk.message("event-rival-deck"), *told] if view["round"] == 1 else told


def at_hand(view: View, talk: Talk) -> list[str]:
    """The die in hand, and the icons still to be resolved."""
    shown = []
    if view["die"]:
        held = view["die"]
        shown.append(talk.message("in-hand", colour=talk.name(held["colour"]), value=held["value"]))
    if view["todo"]:
        left = talk.joined(still_to_do(talk, group) for group in view["todo"])
        shown.append(talk.labelled(talk.message("pending"), left))
    if view["rows_used"]:
        rows = ", ".join(talk.message(f"thing-domain-{row}") for row in view["rows_used"])
        shown.append(talk.labelled(talk.message("rows-used"), rows))
    return shown


def still_to_do(talk: Talk, group: View) -> str:
    """The icons of one place that are still to be done, and the place."""
    names = [undone["effect"] for undone in group["effects"]]
    return f"{icons(talk, names)} ({talk.message('thing-from-' + group['from'])})"


# -- as lines -----------------------------------------------------------------------------------


def lines(view: View, talk: Talk) -> list[str]:
    """The same view as sentences."""
    shown = [talk.message("round", round=view["round"])]
    for number in view["order"]:
        shown += [clan_line(view, talk, number), forecast_line(view, talk, number)]
    shown += [*bridge_lines(view, talk), favour_line(view, talk)]
    shown += [space_line(view, talk, space) for space in view["spaces"]]
    shown += [yard_line(view, talk, yard) for yard in view["yards"]]
    shown += time_lines(view, talk)
    for number in [*others(view), looking(view)]:
        shown += domain_lines(view, talk, number)
    return [*shown, *pair_lines(view, talk), *rival(view, talk), *at_hand(view, talk)]
