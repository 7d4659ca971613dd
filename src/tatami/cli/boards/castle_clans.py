"""The clans of The White Castle in the terminal: goods, points to come, domains, and time."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.castle_marks import (
    NARROW,
    View,
    clan_name,
    crest,
    crests,
    die,
    icons,
    numbers,
)
from tatami.texts.talk import Talk

WIDEST: Final = 1000

# -- goods and points -------------------------------------------------------------------------


def standing(view: View, talk: Talk, width: int) -> RenderableType:
    """What all clans have, and what it would count; in sentences if tables would be cut."""
    foretold = forecast(view, talk)
    for kind in ("column", "short"):
        table = clans(view, talk, kind)
        if max(room_for(table), room_for(foretold)) <= width:
            return Group(table, foretold)
    told: list[RenderableType] = [Text(talk.message("round", round=view["round"]), "italic")]
    for number in view["order"]:
        style = "bold" if number in view["waiting_for"] else ""
        told.append(Text.assemble(crest(number), " ", (clan_line(view, talk, number), style)))
        told.append(Text(forecast_line(view, talk, number)))
    return Group(*told)


def room_for(table: Table) -> int:
    """The columns that a table takes if nothing in it is cut."""
    return Console(width=WIDEST).measure(table).maximum


def clans(view: View, talk: Talk, kind: str) -> Table:
    """All clans, in turn order."""
    title = talk.message("round", round=view["round"])
    table = Table(title=title, box=None, pad_edge=False, header_style="dim")
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
            points(clan),
            f"{goods['food']}/{goods['iron']}/{goods['pearl']}",
            f"{goods['coin']}/{goods['seal']}",
            "/".join(str(row["at_home"]) for row in clan["domain"]),
            numbers(clan["courtiers"]),
            numbers(clan["warriors"]),
            str(clan["influence"]),
        )
    return table


def points(clan: View) -> str:
    """The points so far; behind them, what they would be if the game ended now."""
    total = clan["score"] + sum(clan["coming"])
    return f"{clan['score']} → {total}" if total > clan["score"] else str(total)


def sources(clan: View) -> list[int]:
    """The points by source: as things stand, or as they were counted at the end."""
    return [now + then for now, then in zip(clan["coming"], clan["counted"], strict=True)]


def forecast(view: View, talk: Talk) -> Table:
    """What each source would give every clan at the end, as things stand."""
    table = Table(title=talk.message("forecast"), header_style="dim")
    table.add_column("")
    table.add_column(talk.message("in-play"), justify="right")
    for source in range(1, 7):
        table.add_column(talk.message(f"source-{source}"), justify="right")
    for number in view["order"]:
        clan = view["clans"][number]
        due = [str(each) for each in sources(clan)]
        due[4] = f"{clan['might']} × {clan['inside']} = {due[4]}"
        gained = clan["score"] - sum(clan["counted"])
        table.add_row(crest(number), str(gained), *due)
    return table


def clan_line(view: View, talk: Talk, number: int) -> str:
    """A clan as sentences: its points and goods, then where its people are."""
    clan = view["clans"][number]
    owned = ", ".join(f"{talk.name(good)} {amount}" for good, amount in clan["goods"].items())
    told = [
        talk.message("line-courtiers", **clan["courtiers"]),
        talk.message("line-warriors", **{f"of{iron}": n for iron, n in clan["warriors"].items()}),
        f"{talk.labelled(talk.message('time'), str(clan['influence']))}.",
    ]
    if clan["gardens"]:
        places = ", ".join(talk.name(place) for place in clan["gardens"])
        told.append(f"{talk.labelled(talk.message('gardens'), places)}.")
    points = talk.message("line-points", points=clan["score"], goods=owned)
    return " ".join([f"{clan_name(view, talk, number)}.", points, *told])


def forecast_line(view: View, talk: Talk, number: int) -> str:
    """What each source would give a clan at the end, as a sentence."""
    clan = view["clans"][number]
    due = [f"{talk.message('in-play')} {clan['score'] - sum(clan['counted'])}"]
    due += [f"{talk.message(f'source-{i}')} {each}" for i, each in enumerate(sources(clan), 1)]
    label = f"{talk.message('forecast')}, {clan_name(view, talk, number)}"
    return talk.labelled(label, ", ".join(due))


# -- domains ----------------------------------------------------------------------------------


def domain(view: View, talk: Talk, seat: int, width: int) -> Table:
    """The rows of one domain, its action card and its lantern. Rewards that members still cover
    are in brackets."""
    clan = view["clans"][seat]
    title = talk.message("domain", player=clan_name(view, talk, seat))
    lantern = talk.labelled(talk.message("lantern"), icons(talk, clan["lantern"]))
    table = Table(title=title, caption=lantern, header_style="dim", expand=width < NARROW)
    for column in ("row", "dice", "rewards", "actions"):
        table.add_column(talk.message(f"column-{column}"), overflow="fold")
    for colour, row in zip(view["bridges"], clan["domain"], strict=True):
        table.add_row(
            f"{talk.message('thing-domain-' + row['member'])} ({talk.name(colour)})",
            die(talk, colour, row["die"]) if row["die"] else Text(str(row["value"]), style="dim"),
            Text(icons(talk, row["rewards"])).append_text(Text(covered(talk, row), style="dim")),
            icons(talk, row["action"]),
        )
    return table


def covered(talk: Talk, row: View) -> str:
    """The rewards of a row that members at home still cover, in brackets."""
    beneath = row["under"][len(row["rewards"]) :]
    return f" ({icons(talk, beneath)})" if beneath else ""


def domain_lines(view: View, talk: Talk, seat: int) -> list[str]:
    """The rows and the lantern of a domain, as sentences."""
    clan = view["clans"][seat]
    shown = [talk.message("domain", player=clan_name(view, talk, seat))]
    for row in clan["domain"]:
        told = talk.message(
            "line-domain-row",
            row=talk.message("thing-domain-" + row["member"]),
            die=row["die"] or talk.message("empty"),
            rewards=icons(talk, row["rewards"]),
            covered=icons(talk, row["under"][len(row["rewards"]) :]),
            action=icons(talk, row["action"]),
        )
        shown.append(f"  {told}")
    lantern = talk.labelled(talk.message("lantern"), icons(talk, clan["lantern"]))
    return [*shown, f"  {lantern}"]


# -- the passage of time ----------------------------------------------------------------------


def seasons(view: View) -> list[range]:
    """The spaces of each season: a gate is before the first space of all but the first."""
    starts = [0, *[int(space) for space in view["time"]["gates"]]]
    ends = [*starts[1:], len(view["time"]["points"])]
    return [range(start, end) for start, end in zip(starts, ends, strict=True)]


def time(view: View, talk: Talk, width: int) -> RenderableType:
    """All spaces of the passage of time by season, with gates, points and each stack from the
    top."""
    table = Table(title=talk.message("time"), header_style="dim", expand=width < NARROW)
    for column in ("season", "gate", "spaces", "points"):
        table.add_column(talk.message(f"column-{column}"))
    for number, spaces in enumerate(seasons(view), 1):
        table.add_row(
            str(number), gate(view, talk, spaces), stones(view, spaces), worth(view, spaces)
        )
    return table


def gate(view: View, talk: Talk, spaces: range) -> str:
    """The seals that it costs to enter a season."""
    seals = view["time"]["gates"].get(str(spaces[0]), 0)
    return talk.message("seals-to-enter", seals=seals) if seals else talk.message("empty")


def stones(view: View, spaces: range) -> Text:
    """The spaces of a season, each with the markers that stand on it."""
    stacks = {stack["space"]: stack["clans"] for stack in view["track"]}
    shown = Text()
    for space in spaces:
        shown.append(" " if space > spaces[0] else "")
        shown.append(str(space), style="" if space in stacks else "dim")
        if space in stacks:
            shown.append("[").append_text(crests(stacks[space])).append("]")
    return shown


def worth(view: View, spaces: range) -> str:
    """The points of a season; in the last one they differ from space to space."""
    first, last = (view["time"]["points"][space] for space in (spaces[0], spaces[-1]))
    return str(first) if first == last else f"{first}–{last}"


def time_lines(view: View, talk: Talk) -> list[str]:
    """The seasons as sentences, with the players on each space by name."""
    shown = []
    for number, spaces in enumerate(seasons(view), 1):
        seals = view["time"]["gates"].get(str(spaces[0]), 0)
        there = [
            talk.message(
                "line-stack",
                space=stack["space"],
                clans=", ".join(clan_name(view, talk, i) for i in stack["clans"]),
            )
            for stack in reversed(view["track"])
            if stack["space"] in spaces
        ]
        told = talk.message(
            "season",
            number=number,
            first=spaces[0],
            last=spaces[-1],
            seals=seals,
            points=worth(view, spaces),
        )
        shown.append(" ".join([told, *there]))
    return shown
