"""The settings with which a server is started."""

from pathlib import Path
from typing import Final, NamedTuple

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  (listened on where the host says so)


class Settings(NamedTuple):
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = LOOPBACK  # the names it answers to
    bots: int = 2  # processes in which slow bots think
    requests: float = 20.0  # per second from one address, on average; 0 for no limit
    page: Path | None = None  # the folder of the built page
    verbose: bool = False
    name: str = ""  # by which the host calls it, for people to see
    proxies: tuple[str, ...] = ()  # whose forwarded addresses are believed
    hsts: bool = False  # whether browsers that came by https are told to come so always
    metrics: tuple[str, int] | None = None  # where counters are told; each process has its own port
    redis: str = ""  # through which several processes hear of each other, instead of the database
    tables: int = 20  # that one person may have open and not over; 0 for any number
    open_days: float = 7  # until a table at which no game begins is closed; 0 for never
    idle_days: float = 60  # until a game in which nobody plays is closed; 0 for never
    holiday_days: int = 28  # that one person may be on holiday in a year
    backups: Path | None = None  # the folder for backups of a SQLite file
    backup_hours: float = 24  # from one backup to the next
    backups_kept: int = 7
    mail: str = ""  # the address of the server that sends mail
    notice_after: float = 60  # seconds until somebody is called who does not look
    notice_between: float = 300  # seconds between two messages to one person, at least
    loopback: bool = False  # whether messages may go to this machine, as in tests

    def everywhere(self) -> bool:
        """Whether it listens on all addresses of this machine."""
        return any(each in self.hosts for each in EVERYWHERE)


UNLIMITED: Final = Settings("", requests=0)  # nobody is limited
