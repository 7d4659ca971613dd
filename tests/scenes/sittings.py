"""A table without a server: deeds with a clock of our own, and everything due done at once."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tatami.games import GAMES
from tatami.session import automatic, deeds, seating, speaking
from tatami.session.deeds import Laid, Row
from tatami.session.refusal import Refused
from tatami.session.replay import sitting_from_log
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog
from tatami.session.view_types import Shown
from tatami.session.views import shown

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


class Tableside:
    """A sitting, its log, and the time, which passes only when told to."""

    def __init__(self, game: str, *seats: str, **more: Any) -> None:
        self.now = 1_000_000
        bots = ["" if seat == "person" else seat for seat in seats]
        people = more.pop("people", [f"p{seat}" for seat in range(len(seats))])
        rules = GAMES.under(game, more.pop("version", GAMES[game].version))
        options = rules.chosen(more.pop("options", {}))
        laid = Laid(game, rules.version, options, bots, more.pop("seed", "s"), "host", **more)
        self.table_log = TableLog(Sitting(rules, "m", laid, self.now))
        self.log: list[Row] = []
        self.add(laid)
        for seat, occupant in enumerate(seats):
            if occupant == "person":
                self.do(partial(seating.sit, who=people[seat], name=NAMES[seat], seat=seat))
        self.do(seating.begin)

    @property
    def s(self) -> Sitting:
        return self.table_log.sitting

    def add(self, deed: deeds.AnyDeed) -> None:
        self.log += self.table_log.add(deed, self.now, self.now).rows

    def do(self, decide: Callable[[Sitting], deeds.AnyDeed]) -> None:
        """Do something, and all that follows by itself."""
        self.add(decide(self.s))

    def due(self) -> deeds.AnyDeed | None:
        return automatic.due(self.s, self.now)

    def pass_time(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
        self.settle()

    def settle(self) -> None:
        while (deed := self.due()) is not None:
            self.add(deed)

    def say(self, seat: int, *words: str) -> None:
        self.do(partial(speaking.speak, seat=seat, texts=words))

    def say_anything(self, seat: int, dice: random.Random | None = None) -> str:
        ask = self.s.playing().table.open_asks(seat)[0]
        word = (dice or random.Random(1)).choice(ask.options).text
        self.say(seat, word)
        return word

    def shown(self, viewer: int) -> Shown:
        return shown(self.s, viewer)

    def waited(self) -> int:
        """The first seat the table waits for."""
        return self.s.waiting()[0]

    def last(self) -> deeds.AnyDeed:
        return self.log[-1].deed

    def folded(self) -> Sitting:
        """The same table, from its log as it is kept."""
        kept = [(row.at, row.noticed_by, deeds.written(row.deed)) for row in self.log]
        return sitting_from_log(
            "m", [Row(at, noticed_by, deeds.read(text)) for at, noticed_by, text in kept]
        )


def two(**more: object) -> Tableside:
    """Two people who have chosen their generals: one of them is Tairō and makes the lots."""
    t = Tableside("shitenno", "person", "person", auto=False, **more)
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    return t


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.code == code)
