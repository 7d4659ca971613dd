"""What many results cost: a server with so many counted games shows profiles, leaders, statistics.

    .venv/bin/python tools/results.py --results 50000

The results are written down directly, with accounts for those who played. Sums and ratings are made
of them by `tatami admin recount` while the server goes on, and a person talks at a table meanwhile.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec
import sqlalchemy as sa

from history import started, stop
from tatami.server.people.results import Result, Seat
from tatami.server.schema import RESULTS, SEATS, USERS
from tatami.server.storage import Store
from tatami.session.names import looks

GAMES: Final = ("shitenno", "senji", "shototsu", "white_castle")
PEOPLE: Final = 0.1  # accounts for each result
SOURCES: Final = ("cards", "provinces", "heroes", "honour", "buildings", "goods")
FIRST: Final = 1_700_000_000_000  # when the first game ended, in milliseconds
ASKED: Final = 20  # times for each page
REGULAR: Final = "player0"  # plays in every tenth game
AT_ONCE: Final = 5000  # results in one transaction

Ask = Callable[[httpx.Client, int], None]  # the request of this number


class Cost(NamedTuple):
    """What a server with so many results costs, in milliseconds unless it says seconds."""

    results: int
    accounts: int
    recount_seconds: float
    longest_word: float  # while it is counted again
    house: float  # leaders and statistics, the slowest of twenty but one
    regular: float  # the profile of who has played most
    occasional: float  # the profile of somebody else
    other: float  # the slowest other request while profiles are asked for


def results_of(number: int, accounts: int) -> Iterator[Result]:
    """Results of games of four, by chance."""
    dice = random.Random(1)
    for each in range(number):
        chosen = dice.sample(range(1, accounts), 3)
        people = [0 if each % 10 == 0 else dice.randrange(1, accounts), *chosen]
        dice.shuffle(people)
        seats = [seat_of(dice, i, f"player{who}") for i, who in enumerate(people)]
        at = FIRST + 600_000 * each
        yield Result(f"m{each}", GAMES[each % 4], at, "played", True, True, 90, 900_000, seats)


def seat_of(dice: random.Random, seat: int, player: str) -> Seat:
    """How somebody did, who came in as the seat says."""
    points = {source: float(dice.randrange(20)) for source in SOURCES}
    word = f"take:card-{dice.randrange(60)}"
    score = int(sum(points.values()))
    return Seat(
        seat, player, True, "", seat + 1, score, float(not seat), False, word, 22, 9000, points
    )


def written(results: list[Result], connection: sa.Connection) -> None:
    """Write results down."""
    number = connection.scalar(sa.select(sa.func.count()).select_from(RESULTS)) or 0
    rows = [
        {
            "number": number + i,
            "match": each.match,
            "game": each.game,
            "at": each.at,
            "public": True,
            "rated": True,
            "body": msgspec.json.encode(each).decode(),
        }
        for i, each in enumerate(results, 1)
    ]
    connection.execute(RESULTS.insert(), rows)
    seats = [
        {"match": each.match, "seat": s.seat, "player": s.player, "game": each.game}
        for each in results
        for s in each.seats
    ]
    connection.execute(SEATS.insert(), seats)


async def filled(folder: Path, number: int, accounts: int) -> None:
    """Fill the database of a server."""
    store = Store(f"sqlite:///{folder / 'tatami.sqlite'}")
    await store.open()
    names = [f"player{each}" for each in range(accounts)]
    users = [
        {"player": who, "name": who, "folded": who, "password": "", "created": FIRST}
        | {"looks": looks(who)}
        for who in names
    ]
    await store.database.run(lambda connection: connection.execute(USERS.insert(), users))
    found = list(results_of(number, accounts))
    for first in range(0, number, AT_ONCE):
        part = found[first : first + AT_ONCE]
        await store.database.run(partial(written, part))
    await store.close()


def asked(address: str, path: str) -> float:
    """How many milliseconds a page takes, the slowest of some but one."""
    with httpx.Client(base_url=f"{address}api/v1", timeout=120) as client:
        client.get(path).raise_for_status()
        times = [timed(lambda: client.get(path).raise_for_status()) for _ in range(ASKED)]
    return sorted(times)[-2]


def timed(work: Callable[[], object]) -> float:
    """How many milliseconds something takes."""
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def slowest_beside(address: str, ask: Ask, work: Callable[[], object]) -> float:
    """How many milliseconds the slowest of some requests takes that are sent while work goes on."""
    took, ended = [0.0], threading.Event()

    def go_on() -> None:
        with httpx.Client(base_url=f"{address}api/v1", timeout=120) as client:
            number = 0
            while not ended.is_set():
                number += 1
                took.append(timed(partial(ask, client, number)))
                time.sleep(0.01)

    beside = threading.Thread(target=go_on)
    beside.start()
    try:
        work()
    finally:
        ended.set()
        beside.join()
    return max(took)


def recounted(folder: Path) -> None:
    """Count all results again."""
    command = [sys.executable, "-m", "tatami", "admin", "recount", "--data", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def talker(address: str) -> Ask:
    """Somebody who talks at a table: each line is written before it is answered."""
    with httpx.Client(base_url=f"{address}api/v1", timeout=60) as ann:
        body = {"game": "shitenno", "seats": ["me", "me"], "name": "Ann", "start": True}
        answer = ann.post("/matches", json=body)
        match, cookies = answer.json()["table"]["id"], dict(ann.cookies)

    def talk(client: httpx.Client, number: int) -> None:
        line = {"text": "Well?", "seat": 0, "client_id": f"c{number}"}
        client.post(f"/matches/{match}/chat", json=line, cookies=cookies).raise_for_status()

    return talk


def only_alive(client: httpx.Client, _number: int) -> None:
    """Ask for what takes no work."""
    client.get("/games").raise_for_status()


def measured(number: int, folder: Path) -> Cost:
    """What a server with so many results costs."""
    accounts = max(10, int(number * PEOPLE))
    asyncio.run(filled(folder, number, accounts))
    process, address, _ = started(folder)
    try:
        began = time.monotonic()
        word = slowest_beside(address, talker(address), lambda: recounted(folder))
        seconds = time.monotonic() - began
        house = max(asked(address, f"/house/{game}") for game in GAMES)
        profile = partial(asked, address, f"/people/{REGULAR}")
        other = slowest_beside(address, only_alive, profile)
        figures = seconds, word, house, profile(), asked(address, "/people/player7"), other
    finally:
        stop(process)
    return Cost(number, accounts, *(round(each, 1) for each in figures))


def main() -> None:
    """Measure few results and many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=50_000)
    for results in (100, parser.parse_args().results):
        with tempfile.TemporaryDirectory(prefix="tatami-") as folder:
            print(json.dumps(measured(results, Path(folder))._asdict()), flush=True)


if __name__ == "__main__":
    main()
