"""Senji in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.senji_map import crest, order_name, provinces, touching
from tatami.games.senji.printed import SET_CARDS, SET_HONOUR
from tatami.texts.talk import Talk

NARROW: Final = 80
FIGURES: Final = ("honour", "provinces", "units", "cards", "flowers", "exposed")
FEW: Final = 4  # name at most this many cards that would complete a combination

View = Mapping[str, Any]


def draw(view: View, talk: Talk, width: int) -> RenderableType:
    """Families, map, fleets, the present action, and the hand."""
    return Group(
        players(view, talk, width), provinces(view, talk, width), detail(view, talk, width)
    )


def detail(view: View, talk: Talk, width: int) -> RenderableType:
    """Fleets, the present action, and the hand."""
    parts: list[RenderableType] = []
    if view["fleets"]:
        parts.append(Text("\n".join(fleet_lines(view, talk))))
    if view["filling"]:
        parts.append(Panel(filling_line(view, talk), style="bold"))
    if view["fight"]:
        parts.append(Panel("\n".join(fight_lines(view, talk)), style="bold"))
    if view["move"]:
        parts.append(Panel("\n".join(move_lines(view, talk))))
    if view["lots"]:
        parts.append(Panel("\n".join(lot_lines(view, talk)), title=talk.message("auction")))
    letters = offer_lines(view, talk)
    if letters:
        parts.append(Panel("\n".join(letters), title=talk.message("offers")))
    if view["seat"] >= 0:
        parts.append(hands(view, talk))
    return Group(*parts)


def heading(view: View, talk: Talk) -> str:
    """Round, season and goal."""
    season = talk.message(f"season-{view['season']}")
    return talk.message(
        "round",
        round=view["round"],
        most=view["most_rounds"],
        season=season,
        goal=view["goal"],
    )


def standing(view: View, seat: int, talk: Talk) -> str:
    """Further remarks about a player."""
    player = view["players"][seat]
    notes = [talk.message("host")] if seat == view["host"] else []
    notes += [talk.message("is-ready")] if player["ready"] else []
    notes += [talk.message("is-out")] if player["out"] else []
    return f" ({', '.join(notes)})" if notes else ""


def players(view: View, talk: Talk, width: int) -> RenderableType:
    """The families, by honour: a table or, on a narrow screen, two lines each."""
    seats = range(len(view["players"]))
    ranked = sorted(seats, key=lambda seat: -view["players"][seat]["honour"])
    if width < NARROW:
        lines = [Text(heading(view, talk), style="italic", justify="center")]
        for seat in ranked:
            sums = zip(FIGURES, figures(view, seat, talk), strict=True)
            listed = " · ".join(
                f"{talk.message(f'column-{name}')} {n}" for name, n in sums if n != "–"
            )
            lines += [crest(view["players"][seat]["family"]) + Text(" ") + named(view, seat, talk)]
            lines += [Text(f"   {listed}")]
        return Group(*lines)
    table = Table(title=heading(view, talk), header_style="dim", box=None)
    for column in ("", "player", *FIGURES):
        table.add_column(talk.message(f"column-{column}") if column else "")
    for seat in ranked:
        sign = crest(view["players"][seat]["family"])
        table.add_row(sign, named(view, seat, talk), *figures(view, seat, talk))
    return table


def named(view: View, seat: int, talk: Talk) -> Text:
    """A player, the family, and further remarks."""
    name = Text(talk.player(seat), style="bold reverse" if seat in view["waiting_for"] else "")
    if family := view["players"][seat]["family"]:
        name.append(f" {talk.name(family)}", style="dim not reverse")
    name.append(standing(view, seat, talk), style="dim not reverse")
    return name


def figures(view: View, seat: int, talk: Talk) -> list[str]:
    """What a family has, in the order of the columns."""
    player = view["players"][seat]
    hostages = talk.names_of(player["exposed"]) if player["exposed"] else "–"
    return [*[str(player[number]) for number in FIGURES[:-1]], hostages]


def hands(view: View, talk: Talk) -> RenderableType:
    """Both hands, what they lack, and what others are known to hold."""
    flowers = f"{talk.names_of(view['flowers'])}\n{combination_line(view, talk)}"
    flowers += f"\n{aid_line(view, talk)}" if view["combinations"] else ""
    if view["shown"]:
        flowers += f"\n→ {talk.names_of(view['shown'])}"
    parts: list[RenderableType] = [
        Panel(talk.names_of(view["hand"]), title=talk.message("hand")),
        Panel(flowers, title=talk.message("flowers")),
    ]
    if at_risk := hostage_lines(view, talk):
        parts.append(Panel("\n".join(at_risk), title=talk.message("hostages")))
    if known := [*samurai_lines(view, talk), *known_lines(view, talk)]:
        parts.append(Text("\n".join(known), style="dim"))
    return Group(*parts)


# -- lines, for the eye and for the ear ------------------------------------------------------


def combination_line(view: View, talk: Talk) -> str:
    """The combinations in hand with what they bring, and those that lack one card."""
    ready = [
        f"{talk.name(each['combination'])} ({gain(each, talk)})"
        for each in view["combinations"]
        if not each["missing"]
    ]
    near = [
        talk.name(each["combination"]) + (f" ({talk.names_of(wanted)})" if wanted else "")
        for each in view["combinations"]
        if each["missing"] == 1
        for wanted in [each["wanted"] if len(each["wanted"]) <= FEW else []]
    ]
    nothing = talk.names_of([])
    return talk.message(
        "missing", ready=", ".join(ready) or nothing, near=", ".join(near) or nothing
    )


def aid_line(view: View, talk: Talk) -> str:
    """Every combination with what it brings, and what a set of diplomacy cards brings."""
    every = [
        f"{talk.name(each['combination'])} {gain(each, talk)}" for each in view["combinations"]
    ]
    return talk.message("aid", combinations=" · ".join(every), cards=SET_CARDS, honour=SET_HONOUR)


def gain(combination: View, talk: Talk) -> str:
    """What a combination brings."""
    if combination["samurai"]:
        return talk.message("gain-samurai", count=combination["samurai"])
    return f"+{combination['honour']}"


def hostage_lines(view: View, talk: Talk) -> list[str]:
    """The viewer's own people in other hands, and what their execution would cost."""
    return [
        talk.message(
            "hostage-exposed" if each["exposed"] else "hostage-at-risk",
            card=talk.name(each["card"]),
            players=" / ".join(talk.player(seat) for seat in each["seats"]),
            loss=each["loss"],
        )
        for each in view["hostages"]
    ]


def samurai_lines(view: View, talk: Talk) -> list[str]:
    """What samurai bring and can do: those to choose from, and those who serve."""
    family = view["players"][view["seat"]]["family"]
    here = [each for each in view["provinces"] if each["owner"] == family]
    here += [each for each in view["fleets"] if each["power"] == family]
    serving = [samurai for each in here if family for samurai in each["samurai"]]
    return [
        talk.labelled(talk.name(each), talk.about(each)) for each in [*view["recruits"], *serving]
    ]


def known_lines(view: View, talk: Talk) -> list[str]:
    """Cards that others are known to hold: those of third families, or of the viewer's own."""
    shown: list[str] = []
    for each in view["known"]:
        own = view["players"][each["seat"]]["family"]
        cards = [card for card in each["cards"] if not card.startswith(own)] + each["flowers"]
        if cards:
            title = talk.message("known", player=talk.player(each["seat"]))
            shown.append(talk.labelled(title, talk.names_of(cards)))
    return shown


def fleet_lines(view: View, talk: Talk) -> list[str]:
    """The fleets."""
    return [
        talk.message(
            "line-fleet",
            sea=talk.name(f"{fleet['sea']}-sea"),
            power=talk.name(fleet["power"]),
            units=fleet["units"],
            samurai=talk.names_of(fleet["samurai"]),
        )
        for fleet in view["fleets"]
    ]


def filling_line(view: View, talk: Talk) -> str:
    """The province for which pieces are chosen."""
    return talk.message("filling-line", province=talk.name(view["filling"]))


def fight_lines(view: View, talk: Talk) -> list[str]:
    """A combat: sides, odds, points, and what the viewer's support cards would add."""
    fight = view["fight"]
    shown = [fight_line(fight, talk)]
    shown.append(talk.message("fight-stake", honour=" / ".join(map(str, fight["honour"]))))
    if fight["risk"]:
        shown.append(talk.message("fight-risk", loss=fight["risk"]))
    if fight["points"]:
        points = " – ".join(map(str, fight["points"]))
        shown.append(talk.message("fight-points", points=points, dice=talk.names_of(fight["dice"])))
    for seat, laid in zip(("attacker", "defender"), fight["laid"], strict=False):
        if laid:
            power = talk.name(fight[seat])
            shown.append(talk.message("fight-laid", power=power, cards=talk.names_of(laid)))
    if fight["mine"]:
        cards = ", ".join(f"{talk.name(card)} {n:+}" for card, n in fight["mine"].items())
        shown.append(talk.message("fight-mine", cards=cards))
    return shown


def fight_line(fight: View, talk: Talk) -> str:
    """Who fights whom, where, with how many units, and how likely the attacker is to win."""
    return talk.message(
        "fight-line",
        attacker=talk.name(fight["attacker"]),
        defender=talk.name(fight["defender"]),
        province=talk.name(fight["province"]),
        units=" – ".join(map(str, fight["units"])),
        odds=round(fight["odds"] * 100),
    )


def move_lines(view: View, talk: Talk) -> list[str]:
    """A move: the groups declared, and the odds against possible targets."""
    move = view["move"]
    groups = ", ".join(
        f"{talk.name(group['to'])} ● {group['units']} {' '.join(map(talk.name, group['samurai']))}"
        for group in move["groups"]
    )
    power, origin = talk.name(move["power"]), talk.name(move["origin"])
    shown = [talk.message("move-line", power=power, origin=origin, groups=groups or "–")]
    if move["targets"]:
        odds = ", ".join(target(each, talk) for each in move["targets"])
        shown.append(talk.message("targets", targets=odds))
    return shown


def target(each: View, talk: Talk) -> str:
    """A province that could be attacked: the odds, and the highest cost of executions."""
    message = "target-at-risk" if each["risk"] else "target"
    percent = round(each["odds"] * 100)
    return talk.message(
        message, province=talk.name(each["province"]), odds=percent, loss=each["risk"]
    )


def lot_lines(view: View, talk: Talk) -> list[str]:
    """Cards up for auction, and who has bid how much."""
    shown: list[str] = []
    for lot in view["lots"]:
        bids = ", ".join(bid_of(bid, talk) for bid in lot["bids"])
        mine = f" ({talk.names_of(lot['mine'])})" if lot["mine"] else ""
        shown.append(
            talk.message("lot-line", card=talk.name(lot["card"]), bids=(bids or "–") + mine)
        )
    return shown


def bid_of(bid: View, talk: Talk) -> str:
    """A family's bid: how many cards, and those that all have seen."""
    said = f"{talk.player(bid['seat'])} ×{bid['cards']}"
    seen = talk.names_of(bid["locked"]) if bid["locked"] else ""
    return talk.message("bid-seen", bid=said, cards=seen) if seen else said


def offer_lines(view: View, talk: Talk) -> list[str]:
    """Offers to and from this seat, and the draft."""
    draft = view["draft"]
    lines = [letter("offer-in", offer, talk) for offer in view["offers_in"]]
    for offer in view["offers_out"]:
        lines.append(letter("offer-out", offer, talk))
        lines += [letter("offer-laid", offer, talk)] if offer["laid"] else []
    if draft:
        lines.append(letter("offer-reply" if draft["reply"] else "offer-out", draft, talk))
    return lines


def letter(message: str, offer: View, talk: Talk) -> str:
    """One offer as a sentence."""
    return talk.message(
        message,
        player=talk.player(offer["seat"]),
        shown=talk.names_of(offer["shown"]),
        shown_count=len(offer["shown"]),
        hidden=talk.names_of(offer["hidden"]),
        face_down=offer["face_down"],
        wanted=talk.names_of([*offer["wanted"], *offer["kinds"]]),
        laid=talk.names_of(offer["laid"]),
    )


def lines(view: View, talk: Talk) -> list[str]:
    """The same view as sentences."""
    shown = [heading(view, talk)]
    shown += [player_line(view, seat, talk) for seat in range(len(view["players"]))]
    shown += [province_line(view, each, talk) for each in view["provinces"] if not each["closed"]]
    shown += fleet_lines(view, talk)
    shown += [filling_line(view, talk)] if view["filling"] else []
    shown += fight_lines(view, talk) if view["fight"] else []
    shown += move_lines(view, talk) if view["move"] else []
    shown += lot_lines(view, talk) + offer_lines(view, talk)
    shown.append(talk.message("decks", flowers=view["deck"], samurai=view["samurai_deck"]))
    if view["seat"] >= 0:
        shown.append(talk.labelled(talk.message("hand"), talk.names_of(view["hand"])))
        shown.append(talk.labelled(talk.message("flowers"), talk.names_of(view["flowers"])))
        if view["combinations"]:
            shown += [combination_line(view, talk), aid_line(view, talk)]
        shown += hostage_lines(view, talk)
        shown += samurai_lines(view, talk)
    return shown + known_lines(view, talk)


def player_line(view: View, seat: int, talk: Talk) -> str:
    """A player as a sentence."""
    player = view["players"][seat]
    family = talk.name(player["family"]) if player["family"] else "–"
    return talk.message(
        "line-player",
        player=talk.player(seat),
        family=family + standing(view, seat, talk),
        honour=player["honour"],
        provinces=player["provinces"],
        units=player["units"],
        cards=player["cards"],
        flowers=player["flowers"],
        exposed=talk.names_of(player["exposed"]),
    )


def province_line(view: View, province: View, talk: Talk) -> str:
    """A province as a sentence."""
    return talk.message(
        "line-province",
        province=talk.name(province["province"]),
        owner=talk.name(province["owner"]) if province["owner"] else "–",
        units=province["units"],
        samurai=talk.names_of(province["samurai"]),
        order=order_name(province, talk) or "–",
        touching=touching(view, province["province"], talk),
    )
