"""The TypeScript types of the wire, made from the server's OpenAPI and the socket's messages.

    .venv/bin/python tools/page_types.py [--check]

--check changes nothing, and fails where the types in `web/` are not those of the server.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from litestar import Litestar

from page import BIN, WEB, install
from tatami.server.app import make_app
from tatami.server.settings import Settings
from wire import components

TYPES = WEB / "src" / "wire" / "wire.gen.ts"


def described() -> dict[str, object]:
    """The routes as OpenAPI, with the messages of the socket among its components."""
    app = make_app(Settings("sqlite+aiosqlite://")).app
    if not isinstance(app, Litestar):
        raise TypeError("behind the gate stands something else than the application")
    told = app.openapi_schema.to_schema()
    told["components"]["schemas"] = {**told["components"]["schemas"], **components()}
    return told


def generated() -> str:
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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    made = generated()
    if not parser.parse_args().check:
        TYPES.write_text(made, encoding="utf-8")
    elif not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != made:
        sys.exit("tatami: the page's types are not those of the server: run tools/page_types.py.")
