"""A board for any game: the view, field by field."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.texts.talk import Talk


def draw(view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
    """The view for the eye."""
    return Text("\n".join(lines(view, talk)))


def detail(view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
    """The same: this board does not know which part matters now."""
    return draw(view, talk, width)


def lines(view: Mapping[str, Any], talk: Talk) -> list[str]:
    """The view as lines of plain words."""
    return lines_of(view, "")


def lines_of(thing: object, indent: str) -> list[str]:
    """A part of the view, with nested parts indented."""
    if isinstance(thing, Mapping):
        pairs = [(str(key), value) for key, value in thing.items()]
    else:
        pairs = [
            (str(i), value) for i, value in enumerate(thing if isinstance(thing, list) else [])
        ]
    shown: list[str] = []
    for key, value in pairs:
        nested = isinstance(value, Mapping) or (
            isinstance(value, list) and any(isinstance(item, Mapping | list) for item in value)
        )
        if nested:
            shown += [f"{indent}{key}:", *lines_of(value, indent + "  ")]
        else:
            plain = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            shown.append(f"{indent}{key}: {plain}")
    return shown
