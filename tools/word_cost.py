"""What a word costs without sockets and database: deciding, noticing, and what is sent of it.

    .venv/bin/python tools/word_cost.py [--words 1500] [--seats 4] [GAME …]
    PYTHONPATH=.compiled .venv/bin/python tools/word_cost.py

People say random words at tables of their own, each with a socket that takes whole states, then
each with one that takes changes. The tool prints the processor time of a word, and the bytes that
all sockets of the table are sent for it. The collector of garbage rests, as it nearly does on a
server.
"""

import argparse
import gc
import random
import time
from collections.abc import Iterator
from typing import Final

from tatami.cli.compiling import undisturbed
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.server.sockets import Listener, Sockets, Visitor
from tatami.session.commands import Begin, SayWords, Sit
from tatami.session.deeds import Laid
from tatami.session.sitting import OVER, Sitting
from tatami.session.table_log import TableLog

SECOND: Final = 1000  # milliseconds between two words


def tables(game: Game, seats: int) -> Iterator[TableLog]:
    """Tables without end, each begun by people."""
    number = 0
    while True:
        number += 1
        options = game.chosen({})
        laid = Laid(game.name, game.version, options, [""] * seats, f"word {number}", "host")
        log = TableLog(Sitting(game, "table", laid, 0))
        for seat in range(seats):
            log.change(Sit("ABCDEFGH"[seat], seat), f"p{seat}", 0)
        log.change(Begin(), "host", 0)
        yield log


def emptied(listener: Listener) -> int:
    """How many bytes were to be sent."""
    size = listener.behind
    while not listener.messages.empty():
        listener.messages.get_nowait()
    listener.wait_for(-size)
    return size


def measured(game: Game, seats: int, words: int, changes: bool) -> tuple[float, float]:
    """Microseconds and bytes of a word."""
    dice, spent, sent, said = random.Random(game.name), 0.0, 0, 0
    for log in tables(game, seats):
        sockets, now = Sockets(), 0
        visitors = [Visitor(f"p{seat}", "", "", changes) for seat in range(seats)]
        listeners = [sockets.open(log, 0, seat, 0, each) for seat, each in enumerate(visitors)]
        for listener in listeners:
            emptied(listener)
        while log.sitting.status() != OVER:
            if said == words:
                return spent / words * 1e6, sent / words
            seat = dice.choice(log.sitting.waiting())
            ask = next(ask for ask in log.sitting.menu(seat) if not ask.idle)
            command = SayWords(words=[dice.choice(ask.options).text], client_id="c", seat=seat)
            said, now, start = said + 1, now + SECOND, time.process_time()
            log.change(command, f"p{seat}", now)
            sockets.send(log, now)
            spent += time.process_time() - start
            sent += sum(emptied(listener) for listener in listeners)
    raise AssertionError("there are always more tables")


@undisturbed()
def main() -> None:
    """Measure the games in turn."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--words", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("games", nargs="*", metavar="GAME")
    wanted = parser.parse_args()
    gc.disable()
    for name in wanted.games or GAMES:
        for kind, changes in (("whole states", False), ("changes", True)):
            cost, size = measured(GAMES[name], wanted.seats, wanted.words, changes)
            print(f"{name}, {kind}: {cost:.0f} µs and {size:,.0f} bytes a word", flush=True)


if __name__ == "__main__":
    main()
