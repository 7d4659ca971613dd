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

    def everywhere(self) -> bool:
        """Whether it listens on all addresses of this machine."""
        return any(each in self.hosts for each in EVERYWHERE)
