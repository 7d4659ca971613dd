"""The types of the wire, as the components of an OpenAPI file.

    .venv/bin/python tools/wire.py > wire.json

OpenAPI does not describe sockets, so their messages, `FromServer` and `FromClient`, are added as
components: what makes types of the routes makes types of these.
"""

import json
import sys

import msgspec

from tatami.server import wire


def components() -> dict[str, object]:
    """Every body and message, by name."""
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


def main() -> None:
    """Print them."""
    file = {
        "openapi": "3.1.0",
        "info": {"title": "The wire of Tatami", "version": "1"},
        "paths": {},
        "components": {"schemas": components()},
    }
    json.dump(file, sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main()
