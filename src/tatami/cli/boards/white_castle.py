"""The White Castle in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.texts.talk import Talk

CRESTS: Final = ("◆", "●", "▲", "■")  # by clan, so that nothing depends on colour alone
CLANS: Final = ("red", "yellow", "blue", "green")
DICE: Final = {"coral": "bold red", "black": "bold", "white": "bold reverse"}
NARROW: Final = 90

View = Mapping[str, Any]


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """Clans, bridges with their gardens, castle, yards, and the viewer's domain."""
    return Group(
        clans(view, talk, width),
        bridges(view, talk, width),
        castle(view, talk, width),
        side_by_side([yards(view, talk), time(view, talk)], width),
        detail(view, talk, width),
    )


def detail(view: View, talk: Talk, width: int) -> RenderableType:
    """The viewer's domain, the pairs to choose from, the rival, and what is at hand."""
    seat = view["seat"] if view["seat"] >= 0 else max(view["turn"], 0)
    parts: list[RenderableType] = [domain(view, talk, seat, width)]
    if view["pairs"]:
        parts.append(pairs(view, talk))
    if view["solo"]:
        parts.append(Text(rival(view, talk)))
    parts += [Text(line, style="bold") for line in at_hand(view, talk)]
    return Group(*parts)


def side_by_side(parts: list[RenderableType], width: int) -> RenderableType:
    """Side by side if there is room."""
    return Group(*parts) if width < NARROW else Columns(parts, padding=(0, 3))


# -- words ------------------------------------------------------------------------------------


def icon(talk: Talk, name: str) -> str:
    """An icon by its label."""
    return talk.message(f"thing-do-{name}") or talk.name(name)


def icons(talk: Talk, names: list[str]) -> str:
    """Several icons."""
    return " + ".join(icon(talk, name) for name in names) or talk.message("empty")


def crest(number: int) -> Text:
    """A clan's mark."""
    return Text(CRESTS[number], style=f"bold {CLANS[number]}")


def crests(numbers: list[int]) -> Text:
    """The marks of several clans."""
    return Text(" ").join([crest(number) for number in numbers])


def clan_name(view: View, talk: Talk, number: int) -> str:
    """A player's name. The rival of a solo game has no name of its own."""
    return talk.name("rival") if view["clans"][number]["rival"] else talk.player(number)


def letter(talk: Talk, colour: str) -> str:
    """The first letter of a colour, for players who cannot see the colour."""
    return talk.name(colour)[0].upper()


def die(talk: Talk, colour: str, value: int) -> Text:
    """A die, with a letter for its colour."""
    return Text(f"[{letter(talk, colour)}{value}]", style=DICE[colour])


def numbers(row: Mapping[str, int]) -> str:
    """Figures next to each other."""
    return "/".join(str(value) for value in row.values())


# -- the board --------------------------------------------------------------------------------


def clans(view: View, talk: Talk, width: int) -> Table:
    """All clans, in turn order."""
    title = talk.message("round", round=view["round"])
    table = Table(title=title, box=None, pad_edge=False, header_style="dim")
    kind = "short" if width < NARROW else "column"
    table.add_column("")
    for column in ("player", "points", "goods", "purse", "home", "courtiers", "warriors", "time"):
        table.add_column(talk.message(f"{kind}-{column}"), no_wrap=True)
    for number in view["order"]:
        clan = view["clans"][number]
        goods = clan["goods"]
        style = "bold reverse" if number in view["waiting_for"] else ""
        table.add_row(
            crest(number),
            Text(clan_name(view, talk, number), style=style),
            str(clan["score"]),
            f"{goods['food']}/{goods['iron']}/{goods['pearl']}",
            f"{goods['coin']}/{goods['seal']}",
            "/".join(str(row["at_home"]) for row in clan["domain"]),
            numbers(clan["courtiers"]),
            numbers(clan["warriors"]),
            str(clan["influence"]),
        )
    return table


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
    """A garden: its price, its points, its action and its gardeners."""
    price = talk.message(f"thing-do-food-{each['food']}") or f"{each['food']} {talk.name('food')}"
    shown = Text(f"{price} → {each['points']}★ {icon(talk, each['effect'])} ")
    return shown.append_text(crests(each["clans"]))


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
    for space in reversed(view["spaces"][3:5]):
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
    """A die space: its value, its dice and its effect."""
    name = talk.message(f"thing-place-{space['space']}") or talk.name(space["space"])
    dice = Text(f"{space['value']} ", style="dim")
    for placed in space["dice"]:
        dice.append_text(die(talk, placed["colour"], placed["value"]))
    return name, dice, actions(view, talk, space)


def actions(view: View, talk: Talk, space: View) -> Text:
    """The actions of a space, each after the tile it faces. An open circle marks a light one."""
    if space["space"] == "well":
        return Text(icons(talk, ["seal-1", *view["well"]]))
    if space["space"] == "outside-left":
        return Text(" / ".join([icon(talk, "gardener"), icon(talk, "courtier")]))
    if space["space"] == "outside-right":
        return Text(" / ".join([icon(talk, "courtier"), icon(talk, "warrior")]))
    shown = Text()
    for i, row in enumerate(space["rows"]):
        shown.append("\n" if i else "")
        shown.append(f" {letter(talk, row['tile'])} ", style=DICE[row["tile"]])
        shown.append(f" {'○' if row['light'] else '●'} {icons(talk, row['effects'])}")
    return shown


def yards(view: View, talk: Talk) -> Table:
    """The training yards."""
    table = Table(title=talk.message("yards"), header_style="dim")
    for column in ("yard", "actions", "warriors"):
        table.add_column(talk.message(f"column-{column}") if column != "warriors" else "")
    for yard in view["yards"]:
        there = [i for i, count in enumerate(yard["warriors"]) for _ in range(count)]
        name = f"{talk.message('thing-yard-' + yard['yard'])} ×{yard['value']}"
        table.add_row(name, icons(talk, yard["effects"]), crests(there))
    return table


def time(view: View, talk: Talk) -> RenderableType:
    """The passage of time: the occupied spaces, and each stack from the top."""
    shown = Text()
    for stack in view["track"]:
        shown.append(f"{stack['space']}: ", style="dim")
        shown.append_text(crests(stack["clans"])).append("  ")
    return Panel(shown, title=talk.message("time"), expand=False)


def domain(view: View, talk: Talk, seat: int, width: int) -> RenderableType:
    """The rows of one domain, its action card and its lantern."""
    clan = view["clans"][seat]
    title = talk.message("domain", player=clan_name(view, talk, seat))
    lantern = f"{talk.message('lantern')}: {icons(talk, clan['lantern'])}"
    table = Table(title=title, caption=lantern, header_style="dim", expand=width < NARROW)
    for column in ("row", "dice", "rewards", "actions"):
        table.add_column(talk.message(f"column-{column}"))
    for colour, row in zip(view["bridges"], clan["domain"], strict=True):
        table.add_row(
            f"{talk.message('thing-domain-' + row['member'])} ({talk.name(colour)})",
            die(talk, colour, row["die"]) if row["die"] else Text("6", style="dim"),
            icons(talk, row["rewards"]),
            icons(talk, row["action"]),
        )
    return table


# -- what is going on ---------------------------------------------------------------------------


def pairs(view: View, talk: Talk) -> RenderableType:
    """The starting pairs still available."""
    shown = "\n".join(pair_lines(view, talk))
    return Panel(shown, title=talk.message("pairs"), expand=False)


def pair_lines(view: View, talk: Talk) -> list[str]:
    """Each pair: what it gives, its lantern, its decree and its action."""
    return [
        f"{i}. {icons(talk, pair['gains'])}; {talk.message('lantern')}: "
        f"{icons(talk, pair['lantern'])}; {icons(talk, pair['does'])}"
        for i, pair in enumerate(view["pairs"], 1)
    ]


def rival(view: View, talk: Talk) -> str:
    """The die named on the back of the rival's next card."""
    top = view["solo"]["top"]
    where = talk.message(f"thing-place-{top['space']}") or talk.name(top["space"])
    place = talk.message(f"position-{top['position']}")
    return f"{talk.message('next-die')}: {talk.name(top['bridge'])}, {place} → {where}"


def at_hand(view: View, talk: Talk) -> list[str]:
    """The die in hand, and the icons still to be resolved."""
    shown = []
    if view["die"]:
        held = view["die"]
        shown.append(talk.message("in-hand", colour=talk.name(held["colour"]), value=held["value"]))
    if view["pending"]:
        shown.append(f"{talk.message('pending')}: {icons(talk, view['pending'])}")
    if view["rows_used"]:
        rows = ", ".join(talk.message(f"thing-domain-{row}") for row in view["rows_used"])
        shown.append(f"{talk.message('rows-used')}: {rows}")
    return shown


# -- as lines -----------------------------------------------------------------------------------


def lines(view: View, talk: Talk) -> list[str]:
    """The same view as sentences."""
    shown = [talk.message("round", round=view["round"])]
    shown += [clan_line(view, talk, number) for number in view["order"]]
    for i, (colour, dice) in enumerate(view["bridges"].items()):
        values = " ".join(str(value) if value else "–" for value in dice)
        shown.append(f"{talk.message('column-bridge')} {talk.name(colour)}: {values}")
        shown += [f"  {garden(talk, each).plain}" for each in view["gardens"][2 * i : 2 * i + 2]]
    shown.append(f"{talk.message('daimyo')}: {favours(view, talk).plain}")
    for space in view["spaces"]:
        name, dice, does = space_row(view, talk, space)
        shown.append(f"{name}: {dice.plain.strip()}: {does.plain.replace(chr(10), ';')}")
    for yard in view["yards"]:
        name = talk.message(f"thing-yard-{yard['yard']}")
        shown.append(f"{name}: {icons(talk, yard['effects'])}")
    shown += domain_lines(view, talk)
    shown += pair_lines(view, talk)
    if view["solo"]:
        shown.append(rival(view, talk))
    return shown + at_hand(view, talk)


def clan_line(view: View, talk: Talk, number: int) -> str:
    """A clan as a sentence."""
    clan = view["clans"][number]
    owned = ", ".join(f"{talk.name(good)} {amount}" for good, amount in clan["goods"].items())
    people = f"{numbers(clan['courtiers'])} · {numbers(clan['warriors'])}"
    gardens = ", ".join(talk.name(place) for place in clan["gardens"])
    name = clan_name(view, talk, number)
    where = f"{talk.message('column-time')} {clan['influence']}"
    return f"{name}: {clan['score']}. {owned}. {people}. {where}. {gardens}".rstrip(". ")


def domain_lines(view: View, talk: Talk) -> list[str]:
    """The rows of the viewer's domain."""
    clan = view["clans"][max(view["seat"], 0)]
    shown = [
        f"{talk.message('thing-domain-' + row['member'])}: {row['die'] or '–'}; "
        f"{icons(talk, row['rewards'])} → {icons(talk, row['action'])}"
        for row in clan["domain"]
    ]
    return [*shown, f"{talk.message('lantern')}: {icons(talk, clan['lantern'])}"]
