"""`tatami backup`, `restore` and `doctor`, on a database with a match in it."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cli_run import Run
from served import started, stop
from tatami.games import GAMES
from tatami.server.bot_workers import Bots
from tatami.server.schema import LOG
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.session.deeds import Laid


async def filled(folder: Path) -> None:
    """Lay a table."""
    folder.mkdir()
    store = Store(f"sqlite:///{folder / 'tatami.sqlite'}")
    await store.open()
    tables = Tables(store, Bots(1))
    await tables.lay(GAMES["shitenno"], Laid("shitenno", 1, {}, ["", ""], "seed", "host"))
    await tables.close()


async def damaged(folder: Path) -> None:
    """Make a log unreadable."""
    store = Store(f"sqlite:///{folder / 'tatami.sqlite'}")
    broken = LOG.update().values(body="{")
    await store.database.run(lambda connection: connection.execute(broken))
    await store.close()


def test_a_backup_is_made_put_back_and_examined(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    done = tatami("backup", "all.backup", "--data", "here")
    assert (done.returncode, done.stderr) == (0, "")
    done = tatami("restore", "all.backup", "--data", "there")
    assert (done.returncode, done.stderr) == (0, "")
    done = tatami("doctor", "--data", "there")
    assert (done.returncode, done.stdout) == (0, "1 matches, 0 with something wrong.\n")
    asyncio.run(damaged(tmp_path / "there"))
    done = tatami("doctor", "--data", "there")
    assert (done.returncode, done.stderr) == (2, "")
    assert "its log cannot be replayed" in done.stdout


def test_a_file_that_is_damaged_is_not_called_healthy(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    file = tmp_path / "here" / "tatami.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lost = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_seatings_player'"
        (page,) = connection.execute(lost).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(bytes(size))
    refused(tatami("doctor", "--data", "here"), "The database is damaged")


def test_rows_that_belong_to_no_match_are_found(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    with closing(sqlite3.connect(tmp_path / "here" / "tatami.sqlite")) as connection, connection:
        connection.execute("INSERT INTO seatings VALUES ('nowhere', 0, 'somebody')")
    done = tatami("doctor", "--data", "here")
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout.startswith("seatings: rows belong to no match\n")


def test_where_there_is_no_database_none_is_made(tatami: Run, tmp_path: Path) -> None:
    for command in (["doctor"], ["backup", "all.backup"]):
        done = tatami(*command, "--data", "nowhere")
        assert done.returncode == 2
        assert done.stderr.startswith("tatami: There is no database at ")
        assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


COMMANDS = (["doctor"], ["serve", "--port=0"])


def refused(done: subprocess.CompletedProcess[str], why: str) -> None:
    """See that a command ended with one clear line."""
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("tatami: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_a_file_that_is_no_database_gets_one_clear_line(tatami: Run, tmp_path: Path) -> None:
    (tmp_path / "tatami.sqlite").write_text("This is a letter, and no database at all.\n" * 100)
    for command in COMMANDS:
        refused(tatami(*command, "--data", "."), "file is not a database")


def test_a_database_of_a_newer_version_gets_one_clear_line(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    with closing(sqlite3.connect(tmp_path / "here" / "tatami.sqlite")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
    for command in COMMANDS:
        refused(tatami(*command, "--data", "here"), "made by a newer version")


@pytest.mark.parametrize(
    ("command", "url", "why"),
    [
        ("doctor", "banana", "is written like"),
        ("serve", "mysql://localhost/tatami", "is written like"),
        ("doctor", "sqlite://", "is written like"),
        ("serve", "postgresql://localhost:port/tatami", "is written like"),
        ("doctor", "postgresql://localhost:1/tatami", "cannot be used: connect call failed"),
        ("serve", "postgres://localhost:1/tatami", "cannot be used: connect call failed"),
        ("serve", "postgresql://localhost/tatami?sslmode=odd", "cannot be used: `sslmode`"),
        ("doctor", "sqlite:////no/such/folder/tatami.sqlite", "no database at /no/such/folder/"),
        ("restore", "sqlite:////no/such/folder/tatami.sqlite", "/no/such/folder/tatami.sqlite"),
        ("serve", "sqlite:////no/such/folder/tatami.sqlite", "/no/such/folder/tatami.sqlite"),
        ("doctor", "postgresql://u@127.0.0.1:99999/tatami", "is written like"),
    ],
)
def test_an_address_without_a_database_gets_one_clear_line(
    tatami: Run, command: str, url: str, why: str
) -> None:
    more = {"restore": ["all.backup"], "serve": ["--port=0"]}.get(command, [])
    refused(tatami(command, *more, TATAMI_DATABASE_URL=url), why)


def test_a_folder_may_have_any_name(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    (tmp_path / "here").rename(tmp_path / "wh?at#100%25")
    done = tatami("doctor", "--data", "wh?at#100%25")
    assert (done.returncode, done.stdout) == (0, "1 matches, 0 with something wrong.\n")


@pytest.mark.parametrize("number", ["-5", "nan", "inf", "many"])
def test_how_many_requests_is_a_number(tatami: Run, number: str) -> None:
    refused(tatami("serve", "--port=0", TATAMI_REQUESTS_A_SECOND=number), "is a number")


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("--trust-proxy=*", "is like 127.0.0.1 or 10.0.0.0/8, not '*'"),
        ("--trust-proxy=proxy.example", "not 'proxy.example'"),
        ("--trust-proxy=10.0.0.0/99", "not '10.0.0.0/99'"),
        ("--metrics=here", "PORT or ADDRESS:PORT, such as 9100, not at 'here'"),
        ("--metrics=0", "not at '0'"),
        ("--metrics=192.0.2.1:9100", "Nothing can be served on 192.0.2.1:9100"),
    ],
)
def test_what_cannot_be_trusted_or_told_gets_one_clear_line(
    tatami: Run, option: str, why: str
) -> None:
    refused(tatami("serve", "--port=0", option), why)


def test_no_address_to_listen_on_is_not_the_whole_network(tatami: Run) -> None:
    refused(tatami("serve", "--port=0", "--host", ""), "The address to listen on is empty")


@pytest.mark.skipif(sys.platform == "win32", reason="locks are those of POSIX")
def test_one_file_has_one_server(tatami: Run, tmp_path: Path) -> None:
    process, address = started(tmp_path)
    try:
        refused(tatami("serve", "--port=0", "--data", "."), "Another server uses the database")
        refused(tatami("restore", "all.backup", "--data", "."), "Another server uses the database")
        assert tatami("doctor", "--data", ".").returncode == 0
        assert httpx.get(f"{address}healthz").text == "ok"
        process.kill()
        process.wait()
        again, _ = started(tmp_path)
        stop(again)
    finally:
        stop(process)


def modes(folder: Path) -> dict[str, str]:
    """Who may read and write what is in a folder, and the folder itself."""
    return {each.name: oct(each.stat().st_mode & 0o777) for each in (folder, *folder.iterdir())}


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
def test_what_is_kept_can_be_read_by_its_owner_alone(tatami: Run, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "here"))
    tatami("backup", "all.backup", "--data", "here")
    assert oct((tmp_path / "all.backup").stat().st_mode & 0o777) == "0o600"
    tatami("restore", "all.backup", "--data", "there")
    kept = {"tatami.sqlite": "0o600", "tatami.sqlite.lock": "0o600"}
    assert modes(tmp_path / "there") == {"there": "0o700", **kept}
