"""`tatami train`: learn what a table is worth, by games of a bot against itself."""

import time
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.arguments import GameName, Seed, readable, the_game
from tatami.cli.extras import need
from tatami.cli.progress import bar
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
    out: Annotated[
        Path | None, typer.Option("-o", help="The file with the weights; it goes on from there.")
    ] = None,
) -> None:
    """Learn the weights of a game's value, by games of a bot against itself."""
    known = the_game(game)
    need("numpy")
    training = Training(known, readable(seed))
    file = TrainingFile(out or Path(f"{known.name}-weights.toml"), training)
    file.go_on()
    play(file, seconds, games)
    errors = file.save()
    print(f"{training.games} games of {known.title}; the weights are in {file.path}.")
    for kind, error in zip(training.model.kinds, errors, strict=True):
        print(f"  {kind}: what is foretold is {error:.2f} points off in games held out.")


def play(file: TrainingFile, seconds: float, games: int) -> None:
    """Play until the time is up or all games are played, and save now and then."""
    training = file.training
    start = saved = time.monotonic()
    with bar(training.game.title) as progress:
        while not games or training.games < games:
            training.one_more()
            now = time.monotonic()
            progress(training.games if games else int(now - start), games or int(seconds))
            if now - saved > SAVE_EVERY:
                file.save()
                saved = now
            if now - start >= seconds:
                return
