"""The TypeScript types of the page.

Those of the wire are made from the server's OpenAPI and the socket's messages, those of each game's
view from its TypedDicts.

    .venv/bin/python tools/page_types.py [--check]

--check changes nothing, and fails where the types in `web/` are out of date.
"""

import json
import subprocess
import tempfile
import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

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


def messages() -> dict[str, object]:
    """Every body and message of the socket, by name: OpenAPI does not describe sockets."""
    bodies = [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    unions = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}
    schemas, named = msgspec.json.schema_components(
        [*bodies, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    told = dict(zip(unions, schemas[len(bodies) :], strict=True))
    return {**named, **told}


def described() -> dict[str, object]:
    """The routes as OpenAPI, with the messages of the socket among its components."""
    app = make_app(Settings("sqlite://")).app
    if not isinstance(app, Litestar):
        raise TypeError("behind the gate stands something else than the application")
    told = app.openapi_schema.to_schema()
    told["components"]["schemas"] = {**told["components"]["schemas"], **messages()}
    return told


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
    parts = ["// Made by tools/page_types.py."]
    for structure in structures([get_type_hints(game.view)["return"]]):
        fields = get_type_hints(structure).items()
        lines = [f"  {name}: {typescript(kind)}" for name, kind in fields]
        head = f"/** {structure.__doc__} */\nexport interface {structure.__name__} {{"
        parts.append("\n".join([head, *lines, "}"]))
    return "\n\n".join(parts) + "\n"


def typescript(kind: Any) -> str:
    """A type of a view, as JSON brings it to the page."""
    arguments = get_args(kind)
    if get_origin(kind) in (types.UnionType, Union):
        return " | ".join(typescript(part) for part in arguments)
    if get_origin(kind) in (list, tuple):
        return f"Array<{typescript(arguments[0])}>"
    if get_origin(kind) is dict:
        return f"Record<string, {typescript(arguments[1])}>"
    return PLAIN.get(kind) or str(kind.__name__)


def made() -> dict[Path, str]:
    """Every file of types."""
    views = {WIRE / "views" / f"{game.name}.gen.ts": view_types(game) for game in GAMES.values()}
    return {WIRE / "wire.gen.ts": wire_types(), **views}


if __name__ == "__main__":
    generated.main(__doc__, made)
