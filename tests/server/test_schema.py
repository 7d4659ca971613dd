"""The schema is complete and true: what is generated from it is answered as it says."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from guests import Guest


def test_every_route_says_how_it_refuses(server: str) -> None:
    schema = httpx.get(f"{server}api/v1/schema/openapi.json", timeout=30).json()
    assert schema["openapi"].startswith("3.1")
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            assert {"400", "404", "409", "429", "500"} <= set(told["responses"]), (path, method)
            asked = {each["name"]: each for each in told.get("parameters", ())}
            assert asked["lang"]["in"] == "query", (path, method)
            assert not asked["lang"].get("required"), (path, method)
    assert schema["security"] == [{}, {"cookie": []}, {"token": []}]  # nobody has to be known
    ways = schema["components"]["securitySchemes"]
    assert (ways["cookie"]["in"], ways["cookie"]["name"]) == ("cookie", "tatami_player")
    assert (ways["token"]["type"], ways["token"]["scheme"]) == ("http", "bearer")
    words = schema["components"]["schemas"]["SayWords"]
    assert words["additionalProperties"] is False
    assert words["properties"]["words"]["maxItems"] == 64
    assert sorted(words["required"]) == ["client_id", "words"]  # its type is told by the route


def real_tables(ann: Guest) -> str:
    """Which tables the routes are tried on: without any, most would find nothing."""
    playing, leaving, over = (ann.lay("shitenno", *["me"] * 3, start=True) for _ in range(3))
    for seat in (0, 1):
        ann.post(f"/matches/{over}/concede", client_id=f"{seat}", seat=seat)
    tables = {
        "/records/(?!.*/(analysis|hint)$)": over,
        "(join|bots|start)$": ann.lay("shitenno", "me", "open", "open"),
        "(concede|cancel|leave)$": leaving,
        "rematch$": over,
        "/records/.*/(analysis|hint)$": "nowhere",  # it would take up all the time
    }
    told = [
        f'[[operations]]\ninclude-path-regex = "{path}"\nparameters."path.match" = "{table}"\n'
        for path, table in tables.items()
    ]
    names = f'"path.match" = "{playing}"\n"path.game" = "shitenno"\n"path.rule" = "SHI-20"\n'
    return f"[parameters]\n{names}" + "".join(told)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("most", [5, pytest.param(200, marks=pytest.mark.whole)])
def test_nothing_generated_from_the_schema_is_answered_otherwise(
    server: str, tmp_path: Path, most: int
) -> None:
    """So much is tried, not for so long: on a busy machine nothing would be left out."""
    with Guest(server) as ann:
        token = ann.post("/me")["token"]
        (tmp_path / "schemathesis.toml").write_text(real_tables(ann))
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{server}api/v1/schema/openapi.json",
            "--url",
            server.rstrip("/"),
            "--header",
            f"Authorization: Bearer {token}",
            "--phases=coverage,fuzzing",
            f"--max-examples={most}",
            "--request-timeout=60",
            "--seed=1",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "Tested: 82" in done.stdout
