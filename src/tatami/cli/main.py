"""The command `tatami`, and how it ends: in order, refused, interrupted, or into a closed pipe."""

import os
import sys
from importlib import import_module
from typing import Final, NoReturn

import typer

from tatami import __version__
from tatami.cli.extras import missing
from tatami.core.errors import TatamiError

COMMANDS: Final = {  # by name, in the order of the help: the module with a function of this name
    "serve": "serve",
    "backup": "maintenance",
    "restore": "maintenance",
    "doctor": "maintenance",
    "admin": "admin",
    "games": "rulebook",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena",
    "train": "train",
    "replay": "records",
    "verify": "records",
    "export": "export",
    "analyse": "analysis",
    "fork": "fork",
    "rules": "rulebook",
    "why": "rulebook",
    "fuzz": "author_tools",
    "perft": "author_tools",
    "bench": "bench",
    "check": "author_tools",
}


def commands(wanted: str) -> typer.Typer:
    """The command that is wanted, or all commands if none is named. Loading all is slow."""
    app = typer.Typer(
        name="tatami",
        help="Strategy games of old Japan: play them, replay them, run ten thousand of them.",
        epilog="In a checkout also: ./tatami test | compile | docs | wheel.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback(invoke_without_command=True)(version_or_command)
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        module = import_module(f"tatami.cli.{COMMANDS[name]}")
        found = getattr(module, name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def version_or_command(
    version: bool = typer.Option(False, "--version", help="Print the version."),
) -> None:
    """Strategy games of old Japan: play them, replay them, run ten thousand of them."""
    if version:
        print(f"tatami {__version__}")
        raise typer.Exit


def run() -> None:
    """Run a command. Bad input gets one clear line and exit code 2, never a traceback."""
    try:
        code = commands("".join(sys.argv[1:2]))(standalone_mode=False)
        sys.stdout.flush()
    except (TatamiError, ModuleNotFoundError) as refusal:
        if not (said := missing(refusal) if isinstance(refusal, ImportError) else str(refusal)):
            raise
        end(f"tatami: {said}")
    except typer.Abort:
        sys.exit(130)
    except KeyboardInterrupt:
        end("", 130)
    except BrokenPipeError:
        # The reader has gone: end quietly, and keep Python from writing more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if message := error.format_message():  # a usage error; empty if help was printed
            end(f"tatami: {message}")
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def end(said: str, code: int = 2) -> NoReturn:
    """End with a line on the standard error."""
    print(said, file=sys.stderr)
    sys.exit(code)
