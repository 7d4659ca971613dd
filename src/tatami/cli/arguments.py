"""What all commands share: clear refusals, languages, seats and seeds."""

import locale
import os
import secrets
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, NamedTuple, NoReturn

import typer

from tatami.bots.own_files import OwnFile
from tatami.bots.registry import add_bots, make_bot
from tatami.cli.extras import need
from tatami.core.errors import TatamiError, reason
from tatami.core.game import Game
from tatami.core.record import Record, is_text
from tatami.games import GAMES
from tatami.lab.accumulators import Kinds, accumulators_of
from tatami.lab.runs import PROCESSES, Workers
from tatami.lab.units import OwnFiles
from tatami.reports.page import Page
from tatami.server.address import bound
from tatami.session.occupants import is_human
from tatami.session.record_file import load
from tatami.texts.talk import LANGUAGES

LAST_PORT: Final = 65535


def refuse(message: str) -> NoReturn:
    """End the command with a clear sentence."""
    raise TatamiError(message)


def data_folder() -> Path:
    """The user's own folder for databases and records."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "tatami"


def the_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        refuse(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")
    return GAMES[name]


def the_record(path: Path) -> tuple[Game, Record]:
    """The record in a file, and its game by the rules it was made under."""
    return load(path, GAMES)


def language_of(code: str) -> str:
    """A language we have: the one named, otherwise the system's, otherwise English."""
    if code:
        if code not in LANGUAGES:
            refuse(f"There is no language {code!r}; the languages are {', '.join(LANGUAGES)}.")
        return code
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def seats_of(game: Game, text: str, humans: bool) -> list[str]:
    """The occupants named in "human,greedy,random", checked against game and bots."""
    seats = [seat.strip() for seat in readable(text).split(",")]
    for seat in seats:
        if is_human(seat):
            if not humans:
                refuse("Only bots can be simulated, not a human.")
        else:
            make_bot(seat, "")
    game.checked(len(seats))
    return seats


def user_bot_files(bots: list[str]) -> tuple[list[str], tuple[OwnFile, ...]]:
    """The specs named, and the users' files among them. Registers the bots of these files."""
    named = [part.strip() for text in bots for part in readable(text).split(",") if part.strip()]
    files = tuple(OwnFile.read(part) for part in named if part.endswith(".py"))
    for file in files:
        add_bots(file)
    return [part for part in named if not part.endswith(".py")], files


class RunSettings(NamedTuple):
    """How games are to be played, and with what of the user's own."""

    specs: list[str]
    n: int
    workers: Workers
    own: OwnFiles
    kinds: Kinds  # accumulators


def run_settings(n: int, on: str, cores: int, bots: list[str], accumulators: str) -> RunSettings:
    """The settings of a run, as its arguments give them."""
    specs, files = user_bot_files(bots)
    named = [part.strip() for part in readable(accumulators).split(",") if part.strip()]
    counting = tuple(OwnFile.read(name, "accumulators") for name in named)
    own, kinds = OwnFiles(files, counting), accumulators_of(counting)
    return RunSettings(specs, n, workers_on(on, cores), own, kinds)


def workers_on(on: str, cores: int) -> Workers:
    """Where games are to be played, if they can be played there."""
    workers = Workers(on, cores)
    if on != PROCESSES:
        need("ray")
    return workers


def drawable(page: Path | None) -> Path | None:
    """A page to be written: refused before any work is done if its plots cannot be drawn."""
    if page is not None:
        need("matplotlib")
    return page


def options_of(pairs: list[str]) -> dict[str, str]:
    """The game options written as name=value."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            refuse(f"An option is written name=value, not {pair!r}.")
        options[name] = value
    return options


def write_page(page: Page, file: Path) -> None:
    """Write a report to a file."""
    try:
        page.write(file)
    except OSError as error:
        refuse(f"The page {file} cannot be written: {reason(error)}.")


def seed_of(seed: str) -> str:
    """The seed named, or a new one that nobody can guess."""
    return readable(seed) or secrets.token_hex(16)


def readable(text: str) -> str:
    """The text, if it is valid: bytes that are not UTF-8 could not be written again."""
    if not is_text(text):
        refuse(f"{text!r} is not UTF-8 text.")
    return text


def trusted(proxies: list[str]) -> tuple[str, ...]:
    """The addresses and networks of proxies, checked."""
    return tuple(network_in(each) for each in proxies)


def network_in(text: str) -> str:
    """The network, or the single address, that somebody has named."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return refuse(f"An address or network is like 127.0.0.1 or 10.0.0.0/8, not {text!r}.")


def told_at(text: str, processes: int) -> tuple[str, int] | None:
    """Where counters are told: PORT on this machine, or ADDRESS:PORT; nowhere if it is empty. Each
    process has its own port, from this one on."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) <= LAST_PORT - processes):
        refuse(f"Counters are told at PORT or ADDRESS:PORT, such as 9100, not at {text!r}.")
    address = host.strip("[]") or "127.0.0.1"
    for each in range(processes):
        bound(address, int(port) + each).close()
    return address, int(port)


GameName = Annotated[str, typer.Argument(help="A game: see `tatami games`.", metavar="GAME")]
Seats = Annotated[
    str, typer.Option(help="Who sits where: human, human:NAME or a bot, e.g. human,greedy.")
]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same game again.")]
Lang = Annotated[str, typer.Option(help="Language: en, fr or es. Default: your system's.")]
Data = Annotated[Path | None, typer.Option(help="The folder of the database.")]
Json = Annotated[bool, typer.Option("--json", help="Print data for programs.")]
GameOptions = Annotated[
    list[str], typer.Option("--option", "-O", help="A game option, name=value; may be repeated.")
]
Games = Annotated[int, typer.Option("-n", help="How many games.", min=1)]
Cores = Annotated[int, typer.Option("-j", help="Cores to use; all of them by default.", min=0)]
On = Annotated[str, typer.Option(help="Where: processes, ray (here), or ray://HOST:PORT.")]
Accumulating = Annotated[
    str, typer.Option("--accumulators", help="Python files with accumulators of your own.")
]
Html = Annotated[
    Path | None,
    typer.Option(help="Also write one page with plots to this file.", callback=drawable),
]
UserBots = Annotated[str, typer.Option("--bots", help="A Python file with bots of your own.")]
RecordFile = Annotated[Path, typer.Argument(help="A .tatami record.", metavar="FILE")]
