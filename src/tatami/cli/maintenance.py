"""The host's tools: `backup`, `restore` and `doctor`."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tatami.cli.arguments import Data, Json
from tatami.cli.serve import database, keep_private

if TYPE_CHECKING:
    from tatami.server.storage import Store

T = TypeVar("T")
File = Annotated[Path, typer.Argument(help="The file of the backup.", metavar="FILE")]


def with_store(url: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the server's database."""
    from tatami.server.storage import Store  # it is slow to load

    async def run() -> T:
        store = Store(url)
        await store.open()
        try:
            with store.failures_named():
                return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def backup(file: File, data: Data = None, as_json: Json = False) -> None:
    """Write all matches and accounts into a new file; the server may go on meanwhile."""
    from tatami.server.maintenance import back_up

    keep_private()
    rows = with_store(database(data, fresh=False), lambda store: back_up(store, file))
    print(json.dumps({"file": str(file), "rows": rows}) if as_json else f"{file}: {rows} rows.")


def restore(file: File, data: Data = None, as_json: Json = False) -> None:
    """Put a backup back where there are neither matches nor accounts yet."""
    from tatami.server.maintenance import restore as put_back
    from tatami.server.sqlite_lock import locked

    keep_private()
    url = database(data)
    with locked(url):
        rows = with_store(url, lambda store: put_back(store, file))
    print(json.dumps({"rows": rows}) if as_json else f"{rows} rows are back.")


def doctor(data: Data = None, as_json: Json = False) -> None:
    """Replay every match from its log and say what is wrong."""
    from tatami.server.maintenance import examine
    from tatami.server.sqlite_file import check_log, file_of

    keep_private()
    url = database(data, fresh=False)
    if file := file_of(url):
        check_log(file)  # before SQLite opens it, and forgets what comes after the damage
    matches, wrong = with_store(url, examine)
    if as_json:
        print(json.dumps({"matches": matches, "wrong": [str(each) for each in wrong]}))
    else:
        for each in wrong:
            print(each)
        print(f"{matches} matches, {len(wrong)} with something wrong.")
    if wrong:
        raise typer.Exit(2)
