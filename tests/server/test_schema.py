"""The schema is complete and true: what is generated from it is answered as it says."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest


def test_every_route_says_how_it_refuses(server: str) -> None:
    schema = httpx.get(f"{server}api/v1/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            assert {"400", "404", "409", "429"} <= set(told["responses"]), (path, method)
    words = schema["components"]["schemas"]["SayWords"]
    assert words["additionalProperties"] is False
    assert words["properties"]["words"]["maxItems"] == 64


@pytest.mark.slow
def test_nothing_generated_from_the_schema_is_answered_otherwise(
    server: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{server}api/v1/schema/openapi.json",
            "--url",
            server.rstrip("/"),
            "--max-examples=10",
            "--phases=coverage,fuzzing",
            "--seed=1",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
