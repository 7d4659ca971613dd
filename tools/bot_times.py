"""How long bots take for an answer: processor time of one core, over some choices of a game.

    .venv/bin/python tools/bot_times.py shototsu search:1 search:2
    PYTHONPATH=.compiled .venv/bin/python tools/bot_times.py --every 20 white_castle search:3

The first is the plain build. A game is played by greedy bots, at the fewest seats; every so many of
its choices are put to each bot named.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import mean

from tatami.bots.registry import Bot, make_bot
from tatami.bots.seen import Seen
from tatami.games import GAMES
from tatami.session.manners import Floor
from tatami.session.match import Match


def choices(name: str, seed: str, every: int) -> Iterator[Seen]:
    """Every so many choices of a game between greedy bots."""
    game = GAMES[name]
    seats = min(count for count in game.seats if count > 1)
    match = Match.new(game, ["greedy"] * seats, seed, game.chosen({}))
    bots: list[Bot] = [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    floor = Floor(game.manners)
    met = 0
    while not match.over():
        ask = floor.asked(match, range(seats))[0]
        seen = Seen(game, match.table, ask.seat, ask)
        met += len(ask.options) > 1
        if len(ask.options) > 1 and met % every == 0:
            yield seen
        word = bots[ask.seat].choose(seen)
        if not floor.lets_pass(match, ask, word):
            match.say(ask.seat, word)


def took(bot: Bot, seen: Seen) -> float:
    """Milliseconds of the processor for an answer."""
    start = time.process_time()
    bot.choose(seen)
    return 1000 * (time.process_time() - start)


def main() -> None:
    """Print for each bot how long it takes: on average, nineteen times of twenty, at worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--every", type=int, default=10, help="put every so many choices")
    parser.add_argument("--seed", default="times")
    wanted = parser.parse_args()
    times: dict[str, list[float]] = {spec: [] for spec in wanted.bots}
    for seen in choices(wanted.game, wanted.seed, wanted.every):
        for spec in wanted.bots:
            times[spec].append(took(make_bot(spec, wanted.seed), seen))
    for spec, each in times.items():
        each.sort()
        rare = each[int(0.95 * len(each))]
        print(
            f"{wanted.game} {spec}: {len(each)} choices, {mean(each):.1f} ms,"
            f" 95 of 100 within {rare:.1f}, at worst {each[-1]:.1f}"
        )


if __name__ == "__main__":
    main()
