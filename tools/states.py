"""What `tatami replay --json` and the server show of a game, read from the types of its view."""

import types
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from tatami.core.game import Game

PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def state_page(game: Game) -> str:
    """Every structure of a game's state and secrets, field by field."""
    told_by = (game.view, game.secrets)
    parts = [
        f"# {game.title}: the state",
        "What a view holds, field by field, as `tatami replay --json` and the server send it. "
        "A seat that is nobody's is -1.",
    ]
    for structure in structures([get_type_hints(teller)["return"] for teller in told_by]):
        parts += [f"## {structure.__name__}", str(structure.__doc__), fields(structure)]
    return "\n\n".join(parts) + "\n"


def structures(roots: list[Any]) -> list[Any]:
    """These types and all types that their fields name, each once, in order of appearance."""
    found: list[Any] = []
    while roots:
        first, *roots = roots
        if first in found:
            continue
        if is_typeddict(first):
            found.append(first)
            roots = [*get_type_hints(first).values(), *roots]
        else:
            roots = [*get_args(first), *roots]
    return found


def fields(structure: Any) -> str:
    """A structure as a table."""
    rows = [f"| `{name}` | {told(kind)} |" for name, kind in get_type_hints(structure).items()]
    return "\n".join(["| field | type |", "|---|---|", *rows])


def told(kind: Any) -> str:
    """A type in the terms of JSON."""
    arguments = get_args(kind)
    if get_origin(kind) in (types.UnionType, Union):
        return " or ".join(told(part) for part in arguments)
    if get_origin(kind) in (list, tuple):
        return f"array of {told(arguments[0])}"
    if get_origin(kind) is dict:
        return f"object of {told(arguments[1])} by name"
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    return PLAIN[kind]
