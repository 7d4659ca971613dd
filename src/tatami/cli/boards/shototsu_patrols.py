"""The players and samurai of Shōtotsu in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.texts.talk import Talk

COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")
NARROW: Final = 100
FIGURES: Final = ("speed", "attention", "attack")
NONE: Final = "–"

View = Mapping[str, Any]


def label(figure: View) -> str:
    """A samurai's name on the board, with players counted from 1."""
    return f"{figure['seat'] + 1}{figure['samurai'][-1]}"


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


def samurai(view: View, talk: Talk, width: int) -> RenderableType:
    """Every samurai that fights or is beside the board: a table or, on a narrow screen, a few lines
    each, so that no name is cut."""
    if width < NARROW:
        return Group(*[in_short(view, figure, talk) for figure in view["samurai"]])
    table = Table(header_style="dim", box=None, pad_edge=False)
    for column in ("samurai", "place", "posture", "health", "stats", "cards", "state"):
        table.add_column(talk.message(f"board-{column}"))
    for figure in view["samurai"]:
        style = "dim" if not figure["alive"] else ""
        table.add_row(
            Text(talk.name(figure["samurai"]), f"bold {COLOURS[figure['seat']]}"),
            figure["place"] or NONE,
            posture(figure, talk),
            health(figure),
            figures(figure),
            cards(figure, talk),
            state(view, figure, talk),
            style=style,
        )
    return table


def in_short(view: View, figure: View, talk: Talk) -> Text:
    """A samurai in few words: place, posture and health, then figures, cards and state."""
    shown = Text(talk.name(figure["samurai"]), f"bold {COLOURS[figure['seat']]}")
    first = [figure["place"] or NONE, posture(figure, talk), health(figure)]
    if stats := figure["stats"]:
        first.append(talk.message("board-figures", **{name: stats[name] for name in FIGURES}))
    more = [each for each in (cards(figure, talk), state(view, figure, talk)) if each != NONE]
    shown.append(f" · {' · '.join(first)}", "dim" if not figure["alive"] else "not bold")
    shown.append("".join(f"\n   {each}" for each in more), "not bold")
    return shown


def posture(figure: View, talk: Talk) -> str:
    """The posture a samurai counts as being in."""
    return talk.name(figure["counts_as"]) if figure["counts_as"] else NONE


def health(figure: View) -> str:
    """Hit points left and at the start, or a question mark with the wounds if they are hidden."""
    if not figure["stats"]:
        return f"? −{figure['wounds']}" if figure["wounds"] else "?"
    most = figure["stats"]["hit_points"]
    return f"{most - figure['wounds']}/{most}"


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
    return ", ".join(names) or NONE


def about_cards(view: View, talk: Talk) -> list[str]:
    """What the cards on the table do that the viewer knows, its own first; and the posture of the
    active samurai."""
    living = [figure for figure in view["samurai"] if figure["alive"]]
    own = [figure for figure in living if figure["seat"] == view["seat"]]
    others = [figure for figure in living if figure not in own]
    held = dict.fromkeys([card for figure in own + others for card in known_cards(figure)])
    shown = [talk.labelled(talk.name(card), talk.about(card)) for card in held]
    return shown + [
        talk.labelled(posture(figure, talk), talk.about(figure["counts_as"]))
        for figure in own
        if figure["samurai"] == view["active"] and figure["counts_as"]
    ]


def known_cards(figure: View) -> list[str]:
    """The cards of a samurai that can be seen."""
    techniques = [card["technique"] for card in figure["techniques"]]
    return [*techniques, *figure["equipment"], *figure["blessings"]]


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
    return ", ".join(states) or NONE


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


def samurai_line(view: View, figure: View, talk: Talk) -> str:
    """A samurai in sentences: where it is, and what is known of it."""
    name = f"{talk.name(figure['samurai'])} ({talk.player(figure['seat'])})"
    told = [talk.labelled(name, figure["place"] or talk.message("board-beside"))]
    told += labelled(talk, "posture", posture(figure, talk))
    told += labelled(talk, "health", health_in_words(figure, talk))
    if stats := figure["stats"]:
        told.append(talk.message("board-figures", **{each: stats[each] for each in FIGURES}))
    told += labelled(talk, "cards", cards(figure, talk))
    told += labelled(talk, "state", state(view, figure, talk))
    return " ".join(f"{each[:1].upper()}{each[1:]}." for each in told)


def labelled(talk: Talk, name: str, text: str) -> list[str]:
    """A text with its label, unless there is none."""
    return [] if text == NONE else [talk.labelled(talk.message(f"board-{name}"), text)]


def health_in_words(figure: View, talk: Talk) -> str:
    """Hit points left and at the start; if they are hidden, those that are lost."""
    lost = figure["wounds"]
    if figure["stats"]:
        most = figure["stats"]["hit_points"]
        return talk.message("board-left", left=most - lost, most=most)
    return talk.message("board-lost", lost=lost) if lost else talk.message("board-hidden")
