"""Shitennō in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.texts.talk import Talk

CRESTS: Final = ("◆", "●", "▲", "■")  # by seat, so that nothing depends on colour alone
COLOURS: Final = {
    "honda": "red",
    "sakakibara": "blue",
    "sakai": "green",
    "ii": "magenta",
    "": "white",
}
NARROW: Final = 80

View = Mapping[str, Any]


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """Players, provinces, what is being shared or paid, and the hand."""
    parts: list[RenderableType] = [players(view, talk, width), provinces(view, talk, width)]
    if view["discard"]:
        parts.append(Text(discarded(view, talk), style="dim"))
    if view["sharing"]:
        parts.append(Text(titles(talk), style="dim"))
    return Group(*parts, detail(view, talk, width))


def detail(view: View, talk: Talk, width: int) -> RenderableType:
    """What is being shared or paid, and the hand."""
    parts: list[RenderableType] = []
    if view["sharing"]:
        parts.append(sharing(view, talk))
    if view["payment"]:
        parts.append(payment(view, talk))
    if view["counts"]:
        parts.append(Text("\n".join(counted(view, talk))))
    elif view["seat"] >= 0:
        left = talk.names_of(hand_left(view))
        parts.append(Panel(left, title=talk.message(hand_title(view)), style="bold"))
    return Group(*parts)


def hand_left(view: View) -> list[str]:
    """The hand, without the cards that are being paid."""
    left = list(view["hand"])
    for card in view["payment"]["laid"] if view["payment"] else ():
        if card in left:  # a tile is none of the hand's
            left.remove(card)
    return left


def hand_title(view: View) -> str:
    """What is shown of the hand: all of it, or what is left while paying."""
    return "hand-left" if view["payment"] else "hand"


def titles(talk: Talk) -> str:
    """What the titles do, highest first."""
    shown = ("daimyo", "shomyo", "sensei", "hatamoto")
    each = [f"{talk.name(name)} ({talk.message(f'detail-title-{name}')})" for name in shown]
    return labelled(talk, "titles", ", ".join(each))


def counted(view: View, talk: Talk) -> list[str]:
    """The count of every player: the hand, the tiles used, and the points by their source."""
    shown = []
    for seat, count in enumerate(view["counts"]):
        name, player = talk.player(seat), view["players"][seat]
        positions, titles, koku, majorities = player["favour"]
        hand = talk.message("hand-of", player=name)
        shown.append(talk.labelled(hand, talk.names_of(count["hand"])))
        shown.append(talk.message("count-koku", player=name, **used(count)))
        if not koku and "plus-one" in player["bonuses"]:
            shown.append(talk.message("count-no-koku", player=name))
        sources = {"positions": positions, "titles": titles, "majorities": majorities}
        total = player["score"]
        shown.append(talk.message("count", player=name, koku=koku, total=total, **sources))
    return shown


def used(count: View) -> dict[str, int]:
    """The koku of a count, by where they come from."""
    return {name: count[name] for name in ("koku", "exchanged", "added")}


def discarded(view: View, talk: Talk) -> str:
    """The troop discard, which is open to all."""
    return labelled(talk, "discard", talk.names_of(sorted(view["discard"])))


def labelled(talk: Talk, label: str, text: str) -> str:
    """A label and its value, with the language's own colon."""
    return talk.message("labelled", label=talk.message(label), text=text)


def crest(view: View, seat: int, golden: bool = False) -> Text:
    """A player's mark. A golden kamon counts twice."""
    colour = COLOURS[view["players"][seat]["general"]]
    return Text(CRESTS[seat] + ("²" if golden else ""), style=f"bold {colour}")


def players(view: View, talk: Talk, width: int) -> Table:
    """Who is who, in the order of the titles."""
    table = Table(expand=width < NARROW, header_style="dim", box=None, pad_edge=False)
    for column in ("", "player", "title", "points", "kamons", "cards", "tiles"):
        table.add_column(talk.message(f"column-{column}") if column else "", no_wrap=column == "")
    for seat in view["order"] or range(len(view["players"])):
        player = view["players"][seat]
        name = Text.assemble((talk.player(seat), asked_style(view, seat)))
        if player["general"] and width >= NARROW:
            name.append(f", {talk.name(player['general'])}", style="dim")
        table.add_row(
            crest(view, seat),
            name,
            talk.name(player["title"]) if player["title"] else "–",
            str(player["score"]),
            str(player["kamons"]),
            str(player["cards"]),
            talk.names_of(player["bonuses"]) if player["bonuses"] else "–",
        )
    return table


def asked_style(view: View, seat: int) -> str:
    """The style that makes the players who must answer stand out."""
    return "bold reverse" if seat in view["waiting_for"] else ""


def provinces(view: View, talk: Talk, width: int) -> Table:
    """The eight provinces: their prices, who is there, and who has the majority."""
    title = talk.message("year", year=view["year"]) if view["order"] else None
    decks = talk.message("decks", troops=view["troop_deck"], koku=view["koku_deck"])
    table = Table(title=title, caption=decks, expand=width < NARROW, header_style="dim")
    for column in ("province", "troops", "koku", "positions", "majority"):
        table.add_column(talk.message(f"column-{column}"))
    for province in view["provinces"]:
        master = province["master"]
        table.add_row(
            talk.name(province["province"]),
            talk.names_of(province["troops"]) if province["koku"] else "–",
            str(province["koku"] or "–"),
            positions(view, province),
            crest(view, master) if master >= 0 else "",
        )
    return table


def positions(view: View, province: View) -> Text:
    """Four positions: each a kamon, or the points that a free position gives."""
    shown = Text()
    for place in province["positions"]:
        if place["seat"] >= 0:
            mark = crest(view, place["seat"], place["golden"])
        else:
            mark = Text(str(place["value"]), style="dim")
        mark.pad_right(3 - mark.cell_len)
        shown.append_text(mark)
    shown.rstrip()
    return shown


def sharing(view: View, talk: Talk) -> RenderableType:
    """What is left to share, and the lot or lots."""
    shared = view["sharing"]
    rest = [talk.names_of(shared["cards"]), seals(talk, shared["tiles"])]
    panels = [Panel("\n".join(rest), title=talk.message("shared"))]
    if shared["lot"] or shared["seals"]:
        lot = [talk.names_of(shared["lot"]), seals(talk, shared["seals"][:1])]
        panels.append(Panel("\n".join(lot), title=talk.message(lot_title(shared))))
    if len(shared["seals"]) == 2:
        lot_b = [talk.names_of(shared["cards"]), seals(talk, shared["seals"][1:])]
        panels[0] = Panel("\n".join(lot_b), title=talk.message("lot-b"))
        panels.reverse()
    return Columns(panels)


def lot_title(shared: View) -> str:
    """The title of a lot: of two lots, the first is lot A."""
    return "lot-a" if len(shared["waiting"]) == 2 else "the-lot"


def payment(view: View, talk: Talk) -> Panel:
    """The cards paid so far."""
    paid = view["payment"]
    return Panel(talk.names_of(paid["laid"]), title=talk.name(paid["province"]))


def seals(talk: Talk, tiles: list[int]) -> str:
    """Hierarchy tiles by their seals."""
    return ", ".join(talk.name(f"seal-{tile}") for tile in tiles)


def lines(view: View, talk: Talk) -> list[str]:
    """The same view as sentences."""
    shown = [talk.message("year", year=view["year"])] if view["order"] else []
    seats = view["order"] or range(len(view["players"]))
    shown += [player_line(seat, view["players"][seat], talk) for seat in seats]
    shown += [province_line(province, talk) for province in view["provinces"]]
    shown.append(talk.message("decks", troops=view["troop_deck"], koku=view["koku_deck"]))
    shown.append(discarded(view, talk))
    shown += [titles(talk), *sharing_lines(view, talk)] if view["sharing"] else []
    if view["payment"]:
        paid = view["payment"]
        name, laid = talk.name(paid["province"]), talk.names_of(paid["laid"])
        shown.append(talk.message("labelled", label=name, text=laid))
    if view["counts"]:
        shown += counted(view, talk)
    elif view["seat"] >= 0:
        shown.append(labelled(talk, hand_title(view), talk.names_of(hand_left(view))))
    return shown


def player_line(seat: int, player: View, talk: Talk) -> str:
    """A player as a sentence."""
    return talk.message(
        "line-player",
        player=talk.player(seat),
        general=talk.name(player["general"]) if player["general"] else "–",
        title=talk.name(player["title"]) if player["title"] else "–",
        points=player["score"],
        kamons=player["kamons"],
        cards=player["cards"],
        tiles=talk.names_of(player["bonuses"]),
    )


def province_line(province: View, talk: Talk) -> str:
    """A province as a sentence."""
    kamons = ", ".join(
        talk.player(place["seat"]) + (" ²" if place["golden"] else "")
        for place in province["positions"]
        if place["seat"] >= 0
    )
    name = talk.name(province["province"])
    if not province["koku"]:
        return talk.message("line-full", province=name, kamons=kamons)
    return talk.message(
        "line-province",
        province=name,
        troops=talk.names_of(province["troops"]),
        koku=province["koku"],
        kamons=kamons or talk.message("nothing"),
    )


def sharing_lines(view: View, talk: Talk) -> list[str]:
    """The sharing as sentences."""
    shared = view["sharing"]
    rest = talk.joined([talk.names_of(shared["cards"]), seals(talk, shared["tiles"])])
    shown = [labelled(talk, "shared", rest)]
    if shared["lot"] or shared["seals"]:
        tile = seals(talk, shared["seals"][:1]) or "–"
        lot = talk.joined([talk.names_of(shared["lot"]), tile])
        shown.append(labelled(talk, lot_title(shared), lot))
    if len(shared["seals"]) == 2:
        tile = seals(talk, shared["seals"][1:])
        other = talk.joined([talk.names_of(shared["cards"]), tile])
        shown[0] = labelled(talk, "lot-b", other)
        shown.reverse()
    return shown
