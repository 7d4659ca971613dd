"""The host's tools: `backup`, `restore` and `doctor`."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tatami.cli.serve import database, keep_private

if TYPE_CHECKING:
    from tatami.server.storage import Store

T = TypeVar("T")
Data = Annotated[Path | None, typer.Option(help="The folder of the database.")]
File = Annotated[Path, typer.Argument(help="The file of the backup.", metavar="FILE")]


def with_store(
    data: Path | None, work: "Callable[[Store], Awaitable[T]]", fresh: bool = False
) -> T:
    """Do something with the server's database, or with a fresh one where there is none."""
    from tatami.server.storage import Store  # it takes a while to load

    keep_private()

    async def run() -> T:
        store = Store(database(data, fresh))
        await store.open()
        try:
            with store.failures_told():
                return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def backup(file: File, data: Data = None) -> None:
    """Write all matches and accounts into a new file; the server may go on meanwhile."""
    from tatami.server.upkeep import back_up

    rows = with_store(data, lambda store: back_up(store, file))
    print(f"{file}: {rows} rows.")


def restore(file: File, data: Data = None) -> None:
    """Put a backup back where there are no matches yet."""
    from tatami.server.upkeep import restore as put_back

    rows = with_store(data, lambda store: put_back(store, file), fresh=True)
    print(f"{rows} rows are back.")


def doctor(data: Data = None) -> None:
    """Replay every match from its log and say what is wrong."""
    from tatami.server.upkeep import examine

    matches, wrong = with_store(data, examine)
    for each in wrong:
        print(each)
    print(f"{matches} matches, {len(wrong)} with something wrong.")
    if wrong:
        raise typer.Exit(2)
