"""How many processes so many tables take, and what gives out first: a simulation.

    .venv/bin/python tools/scale.py [--tables 10000] [--logs 1] [--announce all|match] [--seed 1]

What a word costs, a row and an announcement, is measured (docs/scale.md says where and how) and can
be set by options. Words come to the processes by chance. Each waits for its process, is decided,
waits for its log, which writes all that has come in one go, and is told by its process. Without
options the tool prints a table: 1,000, 10,000 and 1,000,000 tables, on one log or many.

Shards are alike and share nothing where announcements go by match, so of a million tables one log
with its processes is simulated. Where every process hears of every word, that is added to the work
of each.
"""

import argparse
import heapq
import math
import random
import statistics
from dataclasses import dataclass
from typing import Final

LATE: Final = 10.0  # milliseconds in which 99 % of the words should be told
FULL: Final = 0.7  # of a core: above, words wait for one another
DECIDING: Final = 0.6  # of a word's work, before its row is written
SECONDS: Final = 4.0  # that are simulated,
WARMING: Final = 1000  # milliseconds of which are not counted
MUCH_TOO_LITTLE: Final = 0.05  # of a core: nobody runs processes that do nothing but hear
NOBODY: Final = -1
DECIDE, WRITE, TELL = range(3)
TABLE: Final = (  # tables, logs, whether everybody hears of every word
    (500, 1, False),
    (1_000, 1, True),
    (10_000, 1, True),
    (10_000, 1, False),
    (100_000, 1, True),
    (100_000, 1, False),
    (100_000, 4, False),
    (1_000_000, 1, False),
    (1_000_000, 40, True),
    (1_000_000, 40, False),
)

Event = tuple[float, int, float, int]  # when, what, since when, at which process


@dataclass(frozen=True)
class Costs:
    """What was measured on one core, in milliseconds, and a table's memory in MB."""

    word: float = 1.31  # with four sockets
    hearing: float = 0.003  # an announcement of a table that is somewhere else
    disk: float = 1.3  # one wait for the disk
    row: float = 0.017  # more for each row, where many are written together
    memory: float = 0.165  # a table and its four sockets: 37 kB + 4 × 32 kB
    rate: float = 1.0  # words a second and table


@dataclass
class Host:
    """A process: what waits for it, and until when it is busy."""

    slowness: float
    free: float = 0.0
    busy: float = 0.0

    def work(self, now: float, cost: float) -> float:
        """Do this after all that came before; when it is done."""
        start = max(now, self.free)
        self.free = start + cost * self.slowness
        self.busy += self.free - start
        return self.free


@dataclass(frozen=True)
class Outcome:
    """How it went: the words' times in milliseconds, and how busy processes and log were."""

    times: list[float]
    process: float
    log: float

    def within(self, share: int) -> float:
        """So many per cent of the words took no longer."""
        return statistics.quantiles(self.times, n=100)[share - 1]


class Slice:
    """A log and the processes whose words it keeps, for some seconds."""

    def __init__(self, costs: Costs, processes: int, heard: float, seed: int) -> None:
        self.costs = costs
        self.dice = random.Random(seed)
        self.heard = heard  # the share of its time that each process hears of others
        self.hosts = [Host(1 / (1 - heard)) for _ in range(processes)]
        self.events: list[Event] = []
        self.waiting: list[tuple[float, int]] = []  # for the log
        self.free = self.busy = 0.0  # of the log
        self.times: list[float] = []

    def play(self, rate: float) -> Outcome:
        """Let so many words a second come, and see how each fares."""
        steps, now = (self.decide, self.write, self.tell), 0.0
        while now < SECONDS * 1000:
            now += self.dice.expovariate(rate / 1000)
            self.events.append((now, DECIDE, now, self.dice.randrange(len(self.hosts))))
        while self.events:
            at, what, since, host = heapq.heappop(self.events)
            steps[what](at, since, host)
        spent = max(host.busy for host in self.hosts) / (SECONDS * 1000)
        return Outcome(self.times, min(1.0, self.heard + spent), self.busy / (SECONDS * 1000))

    def cost(self) -> float:
        """What a word costs: half of it is always the same."""
        return self.costs.word * (0.5 + 0.5 * self.dice.expovariate(1))

    def decide(self, now: float, since: float, host: int) -> None:
        """A word has come."""
        done = self.hosts[host].work(now, self.cost() * DECIDING)
        heapq.heappush(self.events, (done, WRITE, since, host))

    def write(self, now: float, since: float, host: int) -> None:
        """A word waits for its log, or the log has written and looks at what waits."""
        if host != NOBODY:
            self.waiting.append((since, host))
        if not self.waiting or now < self.free:
            return
        self.free = now + self.costs.disk + self.costs.row * len(self.waiting)
        self.busy += self.free - now
        for word in self.waiting:
            heapq.heappush(self.events, (self.free, TELL, *word))
        self.waiting.clear()
        heapq.heappush(self.events, (self.free, WRITE, 0.0, NOBODY))

    def tell(self, now: float, since: float, host: int) -> None:
        """A word is written: it is told at its table."""
        told = self.hosts[host].work(now, self.cost() * (1 - DECIDING))
        if since > WARMING:
            self.times.append(told - since)


def processes_for(costs: Costs, words: float, everybody: bool) -> int:
    """How many processes bear so many words a second, or 0 if none do: where everybody hears of
    everything, that alone may fill a core."""
    room = FULL - (words * costs.hearing / 1000 if everybody else 0.0)
    return max(1, math.ceil(words * costs.word / 1000 / room)) if room > MUCH_TOO_LITTLE else 0


def told(costs: Costs, tables: int, logs: int, everybody: bool, seed: int) -> str:
    """A line about so many tables on so many logs."""
    words = tables * costs.rate
    processes = processes_for(costs, words, everybody)
    name = f"{tables:,} | {logs} | {'all' if everybody else 'by match'} | "
    if not processes:
        cores = words * costs.hearing / 1000
        return f"{name}none | | | | | each would spend {cores:.1f} cores on hearing"
    if words / logs * costs.row >= 1000 * FULL:
        return f"{name}{processes} | | | | | {words * costs.row / 1000:.1f} logs' worth of rows"
    heard = words * costs.hearing / 1000 if everybody else 0.0
    share, seen = enough(costs, max(1, round(processes / logs)), words / logs, heard, seed)
    late, memory = seen.within(99), tables / logs * costs.memory / share
    busy = (
        f"{share * logs} | {seen.process:.0%} | {seen.log:.0%} | {seen.within(50):.1f}, {late:.1f}"
    )
    return f"{name}{busy} | {memory:,.0f} MB | {'holds' if late <= LATE else 'late'}"


def enough(costs: Costs, share: int, rate: float, heard: float, seed: int) -> tuple[int, Outcome]:
    """So many processes more for a log as it takes for words to be told in time, up to twice."""
    most = 2 * share
    while True:
        seen = Slice(costs, share, heard, seed).play(rate)
        if seen.within(99) <= LATE or share >= most:
            return share, seen
        share += max(1, share // 8)


def main() -> None:
    """Print the table, or the one line that was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, metavar="N")
    parser.add_argument("--logs", type=int, default=1, metavar="N")
    parser.add_argument("--announce", choices=("all", "match"), default="match")
    parser.add_argument("--seed", type=int, default=1)
    for name in ("word", "hearing", "disk", "row", "memory", "rate"):
        parser.add_argument(f"--{name}", type=float, default=getattr(Costs, name))
    wanted = parser.parse_args()
    costs = Costs(*(getattr(wanted, name) for name in Costs.__dataclass_fields__))
    print("tables | logs | announced to | processes | busiest | log | p50, p99 ms | memory | so")
    if wanted.tables:
        asked = wanted.tables, wanted.logs, wanted.announce == "all"
        print(told(costs, *asked, wanted.seed))
        return
    for tables, logs, everybody in TABLE:
        print(told(costs, tables, logs, everybody, wanted.seed), flush=True)


if __name__ == "__main__":
    main()
