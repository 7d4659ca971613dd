"""Bots think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from tatami.bots.players import make_bot
from tatami.bots.seen import Seen
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES

TRIES: Final = 5
KEPT: Final = 32  # tables a worker remembers


class Question(NamedTuple):
    """What a bot is asked: a game as it was played so far, and the seat that has to speak."""

    match: str
    game: str
    options: dict[str, str]
    seats: int
    seed: str
    words: list[tuple[int, str]]
    seat: int
    bot: str


class Bots:
    """Worker processes; one that dies is replaced, and its question asked again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh workers."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=end_with_parent)

    async def choose(self, question: Question) -> str:
        """The word a bot says."""
        for _ in range(TRIES - 1):
            pool = self.pool
            try:
                return await asyncio.wrap_future(pool.submit(answer, question))
            except BrokenProcessPool:
                if self.pool is pool:
                    pool.shutdown(wait=False)
                    self.pool = self.new_pool()
        return await asyncio.wrap_future(self.pool.submit(answer, question))

    def close(self) -> None:
        """Stop all workers."""
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def end_with_parent() -> None:
    """Let a worker end when the server does, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


_TABLES: dict[str, tuple[Table, list[tuple[int, str]]]] = {}


def answer(question: Question) -> str:
    """Think, in a worker."""
    game = GAMES[question.game]
    table = table_of(game, question)
    ask = next(ask for ask in table.open_asks(question.seat) if not ask.idle)
    seed = f"{question.seed}/{question.seat}/{len(question.words)}"
    return make_bot(question.bot, seed).choose(Seen(game, table, question.seat, ask)).text


def table_of(game: Game, question: Question) -> Table:
    """The table of a question: one remembered and played on, or one replayed."""
    table, said = _TABLES.pop(question.match, (None, []))
    words = question.words
    if table is None or words[: len(said)] != said:
        table = game.open_true(question.seats, question.seed, question.options)
        table.chronicle = None
        said = []
    for seat, text in words[len(said) :]:
        table.answer(seat, game.vocabulary.by_text[text])
    _TABLES[question.match] = (table, words)
    if len(_TABLES) > KEPT:
        del _TABLES[next(iter(_TABLES))]
    return table
