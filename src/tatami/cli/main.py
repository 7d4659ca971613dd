"""The command `tatami`, and how it ends: in order, refused, interrupted, or into a closed pipe."""

import os
import sys

import typer

from tatami import __version__
from tatami.bots.settings import BadBot
from tatami.cli import (
    analysing,
    arena,
    author,
    bench,
    play,
    recorded,
    rulebook,
    serve,
    simulate,
    upkeep,
)
from tatami.cli.shell import Refusal
from tatami.core.game import BadSetup
from tatami.core.record import BadRecord
from tatami.server.listening import CannotServe
from tatami.session.keeping import CannotKeep

app = typer.Typer(
    name="tatami",
    help="Strategy games of old Japan: play them, replay them, run ten thousand of them.",
    epilog="In a checkout also: ./tatami test, ./tatami compile, ./tatami docs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def version_or_command(
    version: bool = typer.Option(False, "--version", help="Print the version."),
) -> None:
    """Strategy games of old Japan: play them, replay them, run ten thousand of them."""
    if version:
        print(f"tatami {__version__}")
        raise typer.Exit


app.command("serve")(serve.serve)
app.command("backup")(upkeep.backup)
app.command("restore")(upkeep.restore)
app.command("doctor")(upkeep.doctor)
app.command("games")(rulebook.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("replay")(recorded.replay)
app.command("verify")(recorded.verify)
app.command("analyse")(analysing.analyse)
app.command("fork")(analysing.fork)
app.command("rules")(rulebook.rules)
app.command("why")(rulebook.why)
app.command("fuzz")(author.fuzz)
app.command("perft")(author.perft)
app.command("bench")(bench.bench)
app.command("check")(author.check)


def run() -> None:
    """Run a command; bad input gets one clear line and exit code 2, never a traceback."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (Refusal, BadBot, BadSetup, BadRecord, CannotKeep, CannotServe) as refusal:
        print(f"tatami: {refusal}", file=sys.stderr)
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone: end quietly, and keep Python from writing on at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if message := error.format_message():  # a usage error; none where help was printed
            print(f"tatami: {message}", file=sys.stderr)
        sys.exit(2 if message else 0)
    sys.exit(code if isinstance(code, int) else 0)
