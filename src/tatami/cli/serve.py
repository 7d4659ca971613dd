"""`tatami serve`: tables for people and bots, in the browser."""

import gc
import math
import os
import socket
from pathlib import Path
from typing import Annotated, Final

import typer

from tatami.cli.arguments import LAST_PORT, Data, data_folder, refuse, told_at, trusted
from tatami.cli.compiling import compile_beside
from tatami.core.errors import reason
from tatami.server.address import bound
from tatami.server.settings import EVERYWHERE, LOOPBACK, Settings
from tatami.web import DIST

POSTGRESQL: Final = ("postgresql", "postgres")


Port = Annotated[int, typer.Option(help="The port; 0 for any.", min=0, max=LAST_PORT)]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")]
Names = Annotated[
    list[str],
    typer.Option(help="Another host name to answer to, e.g. behind a proxy; may be repeated."),
]
Proxies = Annotated[
    list[str],
    typer.Option(
        "--trust-proxy",
        metavar="ADDRESS",
        help="An address or network of a proxy whose X-Forwarded-For is believed; may be repeated.",
    ),
]
Hsts = Annotated[
    bool, typer.Option("--hsts", help="Tell browsers that came by https to do so for a year.")
]
Metrics = Annotated[
    str,
    typer.Option(metavar="PORT", help="Where Prometheus reads the counters: PORT or ADDRESS:PORT."),
]
Workers = Annotated[
    int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1, max=64)
]
Tables = Annotated[
    int, typer.Option(help="Unfinished tables one person may open; 0 for any number.", min=0)
]
OpenDays = Annotated[
    float, typer.Option(help="Days until a table without a game is closed; 0 for never.", min=0)
]
IdleDays = Annotated[
    float, typer.Option(help="Days until a game nobody plays is closed; 0 for never.", min=0)
]
HolidayDays = Annotated[
    int, typer.Option(help="Days a year in which one person's slow clocks may stand still.", min=0)
]
Backups = Annotated[
    Path | None, typer.Option(help="A folder in which to keep backups of the SQLite file.")
]
BackupHours = Annotated[float, typer.Option(help="Hours between two backups.", min=0.01)]
BackupsKept = Annotated[int, typer.Option(help="How many backups to keep.", min=1)]
Smtp = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="TATAMI_SMTP",
        show_envvar=False,
        help="Who sends mail: smtp://user:password@host:587?from=tatami@host, or smtps://…",
    ),
]
NoticeAfter = Annotated[
    float, typer.Option(help="Seconds until somebody who does not look is called.", min=0)
]
NoticeBetween = Annotated[
    float, typer.Option(help="Seconds between two messages to one person, at least.", min=0)
]


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    name: Names = [],  # noqa: B006  (typer reads the default, nobody changes it)
    data: Data = None,
    bots: Annotated[int, typer.Option(help="Processes for slow bots.", min=1, max=64)] = 2,
    workers: Workers = 1,
    trust_proxy: Proxies = [],  # noqa: B006  (as above)
    hsts: Hsts = False,
    metrics: Metrics = "",
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
    tables: Tables = 20,
    open_days: OpenDays = 7,
    idle_days: IdleDays = 60,
    holiday_days: HolidayDays = 28,
    backups: Backups = None,
    backup_hours: BackupHours = 24,
    backups_kept: BackupsKept = 7,
    smtp: Smtp = "",
    notice_after: NoticeAfter = 60,
    notice_between: NoticeBetween = 300,
) -> None:
    """Serve tables to browsers and programs."""
    keep_private()
    listening = bound(host, port)
    gc.disable()  # until the server has settled down: what is loaded now is no garbage
    from tatami.server.serve import run  # it is slow to load

    addresses = network() if host in EVERYWHERE else []
    hosts = (*LOOPBACK, host.lower(), *addresses, *[each.lower() for each in name])
    settings = Settings(database(data), hosts, bots, requests_a_second(), built_page(), verbose)
    settings = settings._replace(name=next(iter(name), ""), proxies=trusted(trust_proxy))
    settings = settings._replace(hsts=hsts, metrics=told_at(metrics, workers), redis=redis())
    settings = settings._replace(tables=tables, open_days=open_days, idle_days=idle_days)
    settings = settings._replace(holiday_days=holiday_days)
    settings = with_backups(settings, backups, backup_hours, backups_kept)
    settings = settings._replace(mail=sends_mail(smtp), loopback=may_call_itself())
    settings = settings._replace(notice_after=notice_after, notice_between=notice_between)
    compile_beside()
    run(listening, settings, greeting(host, listening.getsockname()[1], addresses), workers)


def greeting(host: str, port: int, addresses: list[str]) -> str:
    """Where to reach the server: on this machine and, if it listens there, on its network."""
    reached = ["localhost", *addresses[:1]]
    if host not in (*LOOPBACK, *EVERYWHERE):
        reached = [f"[{host}]" if ":" in host else host]
    return "Tatami is open at " + " and ".join(f"http://{each}:{port}/" for each in reached)


def with_backups(settings: Settings, folder: Path | None, hours: float, kept: int) -> Settings:
    """The settings with the backups the host wants."""
    if folder is not None and not settings.database.startswith("sqlite"):
        refuse("--backups is for SQLite; PostgreSQL has tools of its own, such as pg_dump.")
    if folder is not None:
        make_folder(folder)
        folder = folder.resolve()
    return settings._replace(backups=folder, backup_hours=hours, backups_kept=kept)


def sends_mail(url: str) -> str:
    """The address of the server that sends mail, if it is well formed."""
    from tatami.server.notices.mail import MailServer

    if url and MailServer.read(url) is None:
        refuse("--smtp is written like smtp://user:password@host:587?from=tatami@host.example.")
    return url


def may_call_itself() -> bool:
    """Whether messages may go to this machine, as tests do."""
    return os.environ.get("TATAMI_NOTICES_LOOPBACK", "") == "1"


def keep_private() -> None:
    """Let only their owner read the files made from now on. They hold seeds of running games,
    hashed passwords, and the key that signs cookies."""
    os.umask(0o077)


def database(data: Path | None, fresh: bool = True) -> str:
    """The address of the database: the one in the environment, otherwise a file. The file must
    exist, unless `fresh` allows a new one."""
    from sqlalchemy import URL, make_url  # it is slow to load

    if named := os.environ.get("TATAMI_DATABASE_URL", ""):
        url = make_url(checked(named))
    else:
        folder = data or data_folder()
        url = URL.create("sqlite", database=str(folder.resolve() / "tatami.sqlite"))
    file = Path(url.database or "") if url.drivername == "sqlite" else None
    if file and not fresh and not file.exists():
        refuse(f"There is no database at {file}.")
    if file and not named:
        make_folder(file.parent)
    return checked(named) if named else url.render_as_string()


def make_folder(folder: Path) -> None:
    """Make the folder of the database, if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(f"The folder {folder} cannot be made: {reason(error)}.")


def checked(url: str) -> str:
    """The address of a database, if it is well formed."""
    from sqlalchemy import make_url  # it is slow to load
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
        known = parsed.drivername in POSTGRESQL or (
            parsed.drivername == "sqlite" and parsed.database
        )
        known = known and (parsed.port or 0) <= LAST_PORT
    except (ArgumentError, ValueError):  # such as a port that is not a number
        known = False
    if not known:
        refuse(
            "TATAMI_DATABASE_URL is written like postgresql://user:password@localhost/tatami "
            "or sqlite:////folder/tatami.sqlite."
        )
    return url.replace("postgres://", "postgresql://", 1)


def redis() -> str:
    """The address of the Redis through which several processes hear each other, if any."""
    url = os.environ.get("TATAMI_REDIS_URL", "")
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        refuse("TATAMI_REDIS_URL is written like redis://localhost:6379/0.")
    if url and not os.environ.get("TATAMI_DATABASE_URL", ""):
        refuse("TATAMI_REDIS_URL is for several processes: name PostgreSQL in TATAMI_DATABASE_URL.")
    return url


def built_page() -> Path | None:
    """The folder of the page, if it has been built."""
    return DIST if (DIST / "index.html").is_file() else None


def requests_a_second() -> float:
    """How many requests per second one address may send. Tests and proxies set it."""
    text = os.environ.get("TATAMI_REQUESTS_A_SECOND", "20")
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        refuse(f"TATAMI_REQUESTS_A_SECOND is a number, 0 for any number, not {text!r}.")
    return number


def network() -> list[str]:
    """An address of this machine on its network, and its names there."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only looks up the route
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    name = socket.gethostname().lower()
    return [*found, name, f"{name.partition('.')[0]}.local"]
