"""A board for any game: the view, field by field, with names for what it holds."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tatami.texts.talk import Talk, bundle, formatted

SEATS: Final = (
    *("seat", "seats", "turn", "turns", "host", "clan", "waiting", "waiting_for"),
    *("master", "master_next", "master_gilded", "autumn_left"),
)
CHANCES: Final = ("odds", "hit", "kill", "ladder")
PLAYERS: Final = ("players", "clans")
MAP: Final = "rows"  # signs of a map, not names
UNTOLD: Final = ("seat", "board")  # what the reader knows


def draw(view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
    """The view for the eye."""
    return Text("\n".join(lines(view, talk)))


def detail(view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
    """The same: this board does not know which part matters now."""
    return draw(view, talk, width)


def lines(view: Mapping[str, Any], talk: Talk) -> list[str]:
    """The view as lines of plain words."""
    told = {field: value for field, value in view.items() if field not in UNTOLD}
    return parts_of(told, talk, "")


def lines_of(field: str, value: object, talk: Talk, indent: str) -> list[str]:
    """A part of the view, with nested parts indented. What is empty is left out."""
    if is_empty(value):
        return []
    title = indent + label_of(field, talk)
    if isinstance(value, Mapping):
        return [title, *parts_of(value, talk, indent + "  ")]
    if isinstance(value, list) and any(isinstance(each, Mapping | list) for each in value):
        return [title, *rows_of(field, value, talk, indent + "  ")]
    if isinstance(value, list) and field == MAP:
        return [title, *[f"{indent}  {row}" for row in value]]
    return [title if value is True else talk.labelled(title, text_of(field, value, talk))]


def parts_of(parts: Mapping[str, Any], talk: Talk, indent: str) -> list[str]:
    """The fields of a part of the view."""
    return [line for field, value in parts.items() for line in lines_of(field, value, talk, indent)]


def rows_of(field: str, rows: list[Any], talk: Talk, indent: str) -> list[str]:
    """A list of parts, each under its player's name or its number."""
    shown: list[str] = []
    for number, row in enumerate(rows):
        title = talk.player(number) if field in PLAYERS else str(number + 1)
        inside = parts_of(row if isinstance(row, Mapping) else {field: row}, talk, indent + "  ")
        shown += [f"{indent}{title}", *inside] if inside else []
    return shown


def is_empty(value: object) -> bool:
    """Whether there is nothing to tell of a value."""
    return value is None or value is False or value in ("", -1, [], {})


def label_of(field: str, talk: Talk) -> str:
    """What a field is called: as its game calls it, as it calls the thing or the choice, or as all
    boards do."""
    if field in talk.game.vocabulary.by_text and ":" in field:
        return talk.word(talk.game.vocabulary.by_text[field])
    named = talk.message(f"field-{field}") or talk.message(f"thing-{field}")
    return named or of_the_page(f"field-{field}", talk.language) or talk.name(field)


def text_of(field: str, value: object, talk: Talk) -> str:
    """A value, or several, as they are read."""
    if isinstance(value, list):
        return ", ".join([text_of(field, each, talk) for each in value])
    if isinstance(value, str):
        return name_of(field, value, talk)
    if field in SEATS and isinstance(value, int):
        return talk.player(value)
    if isinstance(value, float):
        return f"{round(100 * value)} %" if field in CHANCES else f"{value:.1f}"
    return str(value)


def name_of(field: str, value: str, talk: Talk) -> str:
    """A thing by its name: as the game calls it in this field, as it does elsewhere, or as all
    boards do."""
    own = talk.message(f"{field}-{value}") or talk.message(f"thing-do-{value}")
    if own or talk.name(value) != value:
        return own or talk.name(value)
    return of_the_page(f"value-{value}", talk.language) or value


def of_the_page(name: str, language: str) -> str:
    """A label that the page has too, or nothing."""
    return formatted(bundle("tatami.web", language, "board.ftl"), name, {})
