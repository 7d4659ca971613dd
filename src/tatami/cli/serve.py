"""`tatami serve`: tables for people and bots, in the browser."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.play import data_folder


def serve(
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="The folder of the database.")] = None,
    bots: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 2,
) -> None:
    """Serve tables to browsers and programs."""
    from tatami.server.serve import bound
    from tatami.server.serve import serve as run

    database = os.environ.get("TATAMI_DATABASE_URL", "")
    if not database:
        folder = data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'tatami.sqlite'}"
    listening = bound(host, port)
    name, number = listening.getsockname()[:2]
    print(f"Tatami: http://{'localhost' if name == '127.0.0.1' else name}:{number}/", flush=True)
    run(listening, database, bots)
