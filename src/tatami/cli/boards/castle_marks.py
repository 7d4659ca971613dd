"""How the terminal names and marks things of The White Castle."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from tatami.texts.talk import Talk

CRESTS: Final = ("◆", "●", "▲", "■")  # by clan, so that nothing depends on colour alone
CLANS: Final = ("red", "yellow", "blue", "green")
DICE: Final = {"coral": "bold red", "black": "bold", "white": "bold reverse"}
NARROW: Final = 90

View = Mapping[str, Any]


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
