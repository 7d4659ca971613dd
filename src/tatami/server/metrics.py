"""What the server counts while it runs: sums only, nothing about any table. They are told at an
address of their own, which no proxy leads to."""

import asyncio
import os
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from tatami.server.http_server import LONGEST_LEAVE

AGAIN: Final = 1.0  # seconds until a port is tried again
PLACE: Final = "TATAMI_PLACE"  # the variable with the number of a process among several

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "tatami_requests", "Answered requests.", ["method", "status"], registry=REGISTRY
)
DEEDS: Final = Counter("tatami_deeds", "Deeds written down.", ["deed"], registry=REGISTRY)
REFUSALS: Final = Counter("tatami_refusals", "Refused requests.", ["code"], registry=REGISTRY)
TABLES: Final = Gauge("tatami_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("tatami_sockets", "Open sockets.", registry=REGISTRY)
WRITING: Final = Histogram(
    "tatami_writing_seconds",
    "From a deed to its row on the disk.",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
THINKING: Final = Histogram(
    "tatami_thinking_seconds",
    "From a bot's question to its answer, waiting included.",
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 60),
)


async def tell(host: str, port: int) -> None:
    """Tell the counters of this process. One among several may have to wait until the one that it
    replaces has left. Raise OSError if the port is not free then."""
    place = os.environ.get(PLACE)
    until = time.monotonic() + (LONGEST_LEAVE if place else 0)
    while True:
        try:
            start_http_server(port + int(place or "0"), host, REGISTRY)
        except OSError:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(AGAIN)
        else:
            return
