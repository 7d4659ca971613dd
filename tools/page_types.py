"""The TypeScript types of the wire, made from the server's OpenAPI and the socket's messages.

    .venv/bin/python tools/page_types.py [--check]

--check changes nothing, and fails where the types in `web/` are not those of the server.
"""

import json
import subprocess
import tempfile
from pathlib import Path

import msgspec
from litestar import Litestar

import generated
from page import BIN, WEB, install
from tatami.server import wire
from tatami.server.app import make_app
from tatami.server.settings import Settings

TYPES = WEB / "src" / "wire" / "wire.gen.ts"


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
    app = make_app(Settings("sqlite+aiosqlite://")).app
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


if __name__ == "__main__":
    generated.main(__doc__, lambda: {TYPES: wire_types()})
