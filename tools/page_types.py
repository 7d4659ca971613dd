"""The TypeScript types of the page.

The types of the wire come from the server's OpenAPI and the socket's messages. The types of each
game's view come from its TypedDicts. The words of a game come from its vocabulary, the names of its
questions from the English sentences that ask them, and the names of its events from the kinds it
can tell. So a board that says `march:kantoo` does not compile.

    .venv/bin/python tools/page_types.py [--check]

--check changes nothing, and fails if the types in `web/` are out of date.
"""

import json
import re
import subprocess
import tempfile
import types
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar

import generated
from page import BIN, WEB, install
from states import structures
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.app import make_app
from tatami.server.settings import Settings

WIRE = WEB / "src" / "wire"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
MADE = "// Made by tools/page_types.py."

# Fields of a view that hold what these verbs name. A board can put words together from them.
NAMING: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "shitenno": {
        "View.hand": ("take",),
        "Player.bonuses": ("spend", "draw"),
        "Province.province": ("march",),
        "Lots.cards": ("take",),
        "Lots.lot": ("take",),
        "Lots.tiles": ("seal",),
        "Lots.seals": ("seal",),
        "Payment.province": ("march",),
        "Payment.laid": ("spend",),
        "Payment.ways": ("spend",),
    }
}


def messages() -> dict[str, object]:
    """Every body and message of the socket, by name: OpenAPI does not describe sockets."""
    bodies = [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    unions = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}
    schemas, components = msgspec.json.schema_components(
        [*bodies, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    sent = dict(zip(unions, schemas[len(bodies) :], strict=True))
    return {**components, **sent}


def described() -> dict[str, object]:
    """The routes as OpenAPI, with the messages of the socket among its components."""
    app = make_app(Settings("sqlite://")).app
    if not isinstance(app, Litestar):
        raise TypeError("behind the gate stands something else than the application")
    schema = app.openapi_schema.to_schema()
    schema["components"]["schemas"] = {**schema["components"]["schemas"], **messages()}
    return schema


def wire_types() -> str:
    """The types, as openapi-typescript writes them."""
    install()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(described(), sort_keys=True), encoding="utf-8")
        script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        done = subprocess.run(
            [str(BIN / "node"), str(script), str(source)],
            check=True,
            capture_output=True,
            text=True,
            cwd=WEB,
        )
    return done.stdout


def view_types(game: Game) -> str:
    """The structures of a game's view, as interfaces."""
    naming = NAMING.get(game.name, {})
    parts = [MADE]
    if naming:
        parts.append(f"import type {{ Things }} from '../words/{game.name}.gen'")
    for structure in structures([get_type_hints(game.view)["return"]]):
        lines = []
        for name, kind in get_type_hints(structure).items():
            verbs = naming.get(f"{structure.__name__}.{name}", ())
            lines.append(f"{name}: {typescript(kind, named(game, verbs))}")
        parts.append(f"/** {structure.__doc__} */\n" + interface(structure.__name__, lines))
    return "\n\n".join(parts) + "\n"


def named(game: Game, verbs: Sequence[str]) -> dict[type, str]:
    """What these verbs name, instead of any text or number. A verb without things names itself."""
    if not verbs:
        return {}
    things = things_of(game)
    texts = [f"Things['{verb}']" if any(things[verb]) else f"'{verb}'" for verb in verbs]
    numbers = [thing for verb in verbs for thing in things[verb] if thing.isdigit()]
    return {str: " | ".join(texts), int: " | ".join(numbers)}


def typescript(kind: Any, names: dict[type, str]) -> str:
    """A type of a view, as the page gets it in JSON."""
    arguments = get_args(kind)
    if get_origin(kind) in (types.UnionType, Union):
        return " | ".join(typescript(part, names) for part in arguments)
    if get_origin(kind) in (list, tuple):
        return f"Array<{typescript(arguments[0], names)}>"
    if get_origin(kind) is dict:
        return f"Record<string, {typescript(arguments[1], names)}>"
    return names.get(kind) or PLAIN.get(kind) or str(kind.__name__)


def word_types(game: Game) -> str:
    """Everything that can be said, asked and told in a game, in full."""
    things = things_of(game)
    said = ["{ [Verb in keyof Things]: `${Verb}:${Things[Verb]}` }[keyof Things]"]
    said += [quoted(verb) for verb, names in things.items() if "" in names]
    parts = [
        MADE,
        "/** What each verb can name. */\n" + interface("Things", thing_lines(things)),
        f"/** Every word that can be said. */\nexport type Word = {' | '.join(said)}",
        "/** The questions, as their texts name them. */\n"
        f"export type Question = {union(questions(game))}",
        "/** What can happen, and the fields that tell of it. */\n"
        + interface("Events", event_lines(game)),
    ]
    return "\n\n".join(parts) + "\n"


def things_of(game: Game) -> dict[str, list[str]]:
    """Every verb of a game, with everything it can name. A word without a thing names nothing."""
    found: dict[str, list[str]] = {}
    for word in game.vocabulary.words:
        found.setdefault(word.verb.name, []).append(word.thing)
    return found


def thing_lines(things: dict[str, list[str]]) -> list[str]:
    """One field a verb. A verb that names everything an earlier one does refers to it."""
    lines: list[str] = []
    earlier: dict[str, list[str]] = {}
    for verb, each in things.items():
        names = [thing for thing in each if thing]
        if names:
            lines.append(f"{field(verb)}: {things_named(names, earlier)}")
            earlier[verb] = names
    return lines


def things_named(names: list[str], earlier: dict[str, list[str]]) -> str:
    """Everything that a verb names. It refers to the longest list of an earlier verb."""
    within = [verb for verb, known in earlier.items() if len(known) > 1 and {*known} <= {*names}]
    like = max(within, key=lambda verb: len(earlier[verb]), default="")
    rest = [quoted(name) for name in names if name not in earlier.get(like, [])]
    return " | ".join([f"Things['{like}']", *rest] if like else rest)


def questions(game: Game) -> list[str]:
    """The names of a game's questions: each has an English sentence that asks it."""
    texts = sorted(
        files(game.package).joinpath("texts", "en").iterdir(), key=lambda file: file.name
    )
    asked = [re.findall(r"^ask-(\S+) *=", file.read_text(encoding="utf-8"), re.M) for file in texts]
    return [name for names in asked for name in names]


def event_lines(game: Game) -> list[str]:
    """One field an event."""
    return [f"{field(kind.name)}: {union(kind.fields) or 'never'}" for kind in game.event_kinds]


def interface(name: str, lines: Iterable[str]) -> str:
    """An interface with these fields."""
    return "\n".join([f"export interface {name} {{", *[f"  {line}" for line in lines], "}"])


def union(names: Iterable[str]) -> str:
    """One of these texts."""
    return " | ".join(quoted(name) for name in names)


def quoted(text: str) -> str:
    """A text in TypeScript."""
    return f"'{text}'"


def field(name: str) -> str:
    """A field of an interface, in quotes if needed."""
    return name if name.isidentifier() else quoted(name)


def made() -> dict[Path, str]:
    """Every file of types."""
    views = {WIRE / "views" / f"{game.name}.gen.ts": view_types(game) for game in GAMES.values()}
    words = {WIRE / "words" / f"{game.name}.gen.ts": word_types(game) for game in GAMES.values()}
    return {WIRE / "wire.gen.ts": wire_types(), **views, **words}


if __name__ == "__main__":
    generated.main(__doc__, made)
