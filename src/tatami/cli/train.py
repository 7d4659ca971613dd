"""`tatami train`: learn what a table is worth, by games of a bot against itself."""

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli import tables
from tatami.cli.arguments import Cores, GameName, Json, On, Seed, readable, the_game, workers_on
from tatami.cli.extras import need
from tatami.cli.progress import bar
from tatami.lab.runs import PROCESSES, Workers
from tatami.lab.training import Training
from tatami.lab.training_file import TrainingFile

SAVE_EVERY = 10.0  # seconds


def train(
    game: GameName,
    seconds: Annotated[float, typer.Option(help="How long to play.", min=0.1)] = 120.0,
    games: Annotated[
        int, typer.Option(help="Stop at this many games: the same seed gives the same weights.")
    ] = 0,
    seed: Seed = "train",
    j: Cores = 0,
    on: On = PROCESSES,
    out: Annotated[
        Path | None, typer.Option("-o", help="The file with the weights; it goes on from there.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Learn the weights of a game's value, by games of a bot against itself."""
    known = the_game(game)
    need("numpy")
    workers, training = workers_on(on, j), Training(known, readable(seed))
    file = TrainingFile(out or Path(f"{known.name}-weights.toml"), training)
    file.go_on()
    play(file, workers, seconds, games)
    show(file, file.save(), as_json)


def play(file: TrainingFile, workers: Workers, seconds: float, games: int) -> None:
    """Play until the time is up or all games are played, and save now and then."""
    training = file.training
    start = saved = time.monotonic()
    with bar(training.game.title) as progress, closing(training.lessons(workers, games)) as lessons:
        for lesson in lessons:
            training.add(lesson)
            now = time.monotonic()
            progress(training.games if games else int(now - start), games or int(seconds))
            if now - saved > SAVE_EVERY:
                file.save()
                saved = now
            if now - start >= seconds:
                return


def show(file: TrainingFile, errors: list[float], as_json: bool) -> None:
    """Print how far what is foretold is off in the games held out, as data or as sentences."""
    training = file.training
    off = dict(zip(training.model.kinds, errors, strict=True))
    if as_json:
        told = {"game": training.game.name, "seed": training.seed, "games": training.games}
        rounded = {kind: round(error, 3) for kind, error in off.items()}
        print(json.dumps({**told, "file": str(file.path), "errors": rounded}))
        return
    print(
        f"{tables.games(training.games)} of {training.game.title}; the weights are in {file.path}."
    )
    for kind, error in off.items():
        print(f"  {kind}: what is foretold is {error:.2f} points off in games held out.")
