"""The first command on a fresh machine: whom it trusts when it fetches what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TOLD = "UV_SYSTEM_CERTS", "PIP_CERT", "NODE_USE_SYSTEM_CA"


def stand_in(program: Path, *lines: str) -> None:
    """A program that notes whom it would trust and then fails."""
    program.parent.mkdir(parents=True, exist_ok=True)
    noted = "".join(f'echo "{name}=${name}" >>"{program}.told"\n' for name in TOLD)
    program.write_text("\n".join(("#!/bin/sh", *lines, noted, "exit 1\n")))
    program.chmod(0o755)


def told(program: Path) -> set[str]:
    return set(Path(f"{program}.told").read_text().split())


def without_uv(folder: Path) -> str:
    """A path on which the script finds what it needs, and no uv that the machine may have."""
    folder.mkdir()
    for name in ("cat", "cksum", "dirname", "grep", "id", "mkdir"):
        (folder / name).symlink_to(shutil.which(name) or name)
    (folder / "python3").symlink_to(sys.executable)
    return str(folder)


def set_up(folder: Path, **environment: str) -> str:
    """Run the script in a folder of its own, with nothing in the environment but this."""
    shutil.copy(ROOT / "tatami", folder)
    for name in ("requirements.lock", "pyproject.toml"):
        (folder / name).touch()
    path = without_uv(folder / "path")
    command = ["/bin/sh", str(folder / "tatami"), "games"]
    plain = {"HOME": str(folder), "PATH": path, **environment}
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("wanted", ["", "false"])
def test_uv_trusts_whom_the_system_trusts_unless_told_otherwise(
    tmp_path: Path, wanted: str
) -> None:
    uv = tmp_path / ".tools" / "bin" / "uv"
    stand_in(uv)
    assert "virtual environment" in set_up(tmp_path, UV_SYSTEM_CERTS=wanted)
    assert f"UV_SYSTEM_CERTS={wanted or 'true'}" in told(uv)


@pytest.mark.parametrize("named", ["", "/of/my/own.pem"])
def test_pip_trusts_whom_the_system_trusts_unless_told_otherwise(
    tmp_path: Path, named: str
) -> None:
    python = tmp_path / "bin" / "python3"
    listed = f"echo \":env:.cert='{named}'\"" if named else ":"
    stand_in(
        python,
        'case "$*" in',
        f'"-m pip config list") {listed}; exit ;;',
        '"-m pip --version") exit ;;',
        f'-c*) exec {sys.executable} "$@" ;;',
        "esac",
    )
    system = tmp_path / "system.pem"
    system.touch()
    environment = {"PYTHON": str(python), "SSL_CERT_FILE": str(system)}
    environment |= {"PIP_CERT": named} if named else {}
    assert "uv could not be fetched" in set_up(tmp_path, **environment)
    assert f"PIP_CERT={named or system}" in told(python)


def test_npm_trusts_whom_the_system_trusts(tmp_path: Path) -> None:
    npm = tmp_path / "bin" / "npm"
    stand_in(npm)
    script = f"import page, pathlib; page.BIN = pathlib.Path({str(npm.parent)!r}); page.npm('ci')"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    environment.pop("NODE_USE_SYSTEM_CA", None)
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert b"npm ci failed" in done.stderr
    assert "NODE_USE_SYSTEM_CA=1" in told(npm)
