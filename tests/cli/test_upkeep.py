"""`tatami backup`, `restore` and `doctor`, on a database with a match in it."""

import asyncio
from pathlib import Path

from cli_run import Run
from tatami.games import GAMES
from tatami.server.hall import Hall
from tatami.server.schema import LOG
from tatami.server.storage import Store
from tatami.server.thinking import Bots
from tatami.session.deeds import Laid


async def filled(folder: Path) -> None:
    """Lay a table."""
    folder.mkdir()
    store = Store(f"sqlite:///{folder / 'tatami.sqlite'}")
    await store.open()
    hall = Hall(store, Bots(1))
    await hall.lay(GAMES["shitenno"], Laid("shitenno", 1, {}, ["", ""], "seed", "host"))
    await hall.close()


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


def test_where_there_is_no_database_none_is_made(tatami: Run, tmp_path: Path) -> None:
    for command in (["doctor"], ["backup", "all.backup"]):
        done = tatami(*command, "--data", "nowhere")
        assert done.returncode == 2
        assert done.stderr.startswith("tatami: There is no database at ")
        assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
