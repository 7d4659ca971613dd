"""Bots think in processes of their own, so that no table waits for another table's bot."""

import asyncio
import multiprocessing
import os
import random
import signal
import time
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tatami.bots.analysis import Analysis, analyse
from tatami.bots.hints import Hint, hints
from tatami.bots.mistakes import Mistake, mistakes
from tatami.bots.registry import RandomBot, make_bot
from tatami.bots.search import Budget, awaited
from tatami.bots.seen import Seen
from tatami.core import table as core_table
from tatami.core.game import Game
from tatami.core.record import read
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.lab.child_processes import end_at_once, follow_parent, ignoring_ctrl_c
from tatami.server.fair_queue import Asker, FairQueue
from tatami.server.logs import LOG
from tatami.server.renewal import importing_from
from tatami.session.bot_question import BotQuestion
from tatami.session.refusal import Refused

A = TypeVar("A")
T = TypeVar("T")

TRIES: Final = 5
KEPT: Final = 32  # tables a worker remembers
PACES: Final = (
    0.25,
    2.5,
)  # seconds: quick bots take less than the first, steady ones less than the second
NICE: Final = 5  # how much lower the priority of each lane is than that of the lane before it
HINT: Final = 1.5  # seconds for a hint
MOST_HINTS: Final = 8  # waiting at once: the last of them comes after some ten seconds
MOST_COACHED: Final = 8  # waiting at once
MOST_STUDIES: Final = 4  # waiting at once, each of up to a minute
PATIENCE: Final = 120.0  # seconds a bot may think


class Study(NamedTuple):
    """A finished game to look back at, and for how many seconds."""

    record: str
    seconds: float


class Looking(NamedTuple):
    """A game as far as it was played, and the words of it that may have been mistakes."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: str
    words: list[tuple[int, str]]
    wanted: tuple[int, ...]  # after how many words each of them was said
    budget: Budget  # of each


class Thought(NamedTuple):
    """A bot's answer, how long it took in seconds, and what went wrong, if anything did."""

    word: str
    took: float
    failed: str


class Pool(ProcessPoolExecutor):
    """Worker processes that import from one folder first. Each starts when it is first needed."""

    def __init__(self, workers: int, behind: int, folder: str) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(workers, context, begin, (NICE * behind,))
        self.folder = folder

    def have_done(self, work: Callable[[A], T], about: A) -> "Future[T]":
        """Have a worker do some work."""
        with ignoring_ctrl_c(), importing_from(self.folder):
            return self.submit(work, about)

    def processes(self) -> list[BaseProcess]:
        """The workers that have been started."""
        return list((self._processes or {}).values())


class Lane:
    """Worker processes. If one dies, all are replaced and get their questions again.

    A pool whose worker has died cannot be used any more, so its other workers are stopped as well.
    """

    def __init__(self, workers: int, behind: int) -> None:
        self.workers = workers
        self.behind = behind
        self.folder = ""  # where workers import from first
        self.closed = False
        self.turns = FairQueue(workers)  # so that waiting costs nobody time
        self.pool = self.new_pool()
        self.leaving: list[BaseProcess] = []  # they finish what they have begun

    def new_pool(self) -> Pool:
        """New workers."""
        return Pool(self.workers, self.behind, self.folder)

    async def run(self, asker: Asker, work: Callable[[A], T], about: A) -> T:
        """Have a worker do some work for somebody, when it is their turn."""
        await self.turns.enter(asker)
        try:
            return await self.do(work, about)
        finally:
            self.turns.leave()

    async def do(self, work: Callable[[A], T], about: A) -> T:
        """Have a worker do some work, and try again if the worker dies."""
        for _ in range(TRIES):
            if self.closed:
                break
            pool = self.pool
            try:
                doing = pool.have_done(work, about)
                return await asyncio.wait_for(asyncio.wrap_future(doing), PATIENCE)
            except BrokenProcessPool:
                LOG.warning("bot workers replaced", reason="one died")
                self.replace(pool)
            except TimeoutError:
                LOG.warning("bot workers replaced", reason="one took too long")
                self.replace(pool)
                break
        raise Refused("busy")

    async def move_to(self, folder: str) -> None:
        """Let workers that import from this folder take over once as many have loaded as are at
        work. Those before them finish what they have begun."""
        fresh = Pool(self.workers, self.behind, folder)
        loading = [fresh.have_done(load, None) for _ in self.pool.processes()]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*map(asyncio.wrap_future, loading))
        except BaseException:
            end(fresh, wait=False)
            raise
        if self.closed:
            end(fresh, wait=False)
            return
        before, self.pool, self.folder = self.pool, fresh, folder
        self.leaving = before.processes()
        before.shutdown(wait=False)

    def replace(self, pool: Pool) -> None:
        """Replace these workers with new ones, once."""
        if self.pool is pool and not self.closed:
            self.pool = self.new_pool()
            end(pool, wait=False)

    def close(self) -> None:
        """Stop the workers for good."""
        self.closed = True
        for process in self.leaving:
            process.terminate()
        end(self.pool, wait=True)


class Queue:
    """A lane for what people ask for: one thing at a time each, and a limited number in all, of
    which half may come from one network."""

    def __init__(self, lane: Lane, most: int) -> None:
        self.lane = lane
        self.most = most
        self.waiting: set[Asker] = set()

    async def run(self, asker: Asker, work: Callable[[A], T], about: A) -> T:
        """Have some work done for somebody, unless too many people are waiting."""
        if not self.has_room_for(asker):
            raise Refused("busy")
        self.waiting.add(asker)
        try:
            return await self.lane.run(asker, work, about)
        finally:
            self.waiting.discard(asker)

    def has_room_for(self, asker: Asker) -> bool:
        """Whether this person may wait here, too."""
        beside = [each for each in self.waiting if each.network == asker.network]
        known = any(each.who == asker.who for each in self.waiting)
        return not known and len(self.waiting) < self.most and len(beside) < self.most // 2


class Bots:
    """Where bots think. No bot waits for slower bots, for tables at which no person plays, or for
    people who ask for a hint or look back at a game."""

    def __init__(self, workers: int) -> None:
        self.quick, self.steady, self.slow = Lane(1, 0), Lane(workers, 1), Lane(workers, 2)
        self.unattended = Lane(1, 3)
        self.advice, self.studies = Queue(Lane(1, 1), MOST_HINTS), Queue(Lane(1, 3), MOST_STUDIES)
        self.weekly = Queue(self.studies.lane, 2)
        self.coaching = Queue(self.advice.lane, MOST_COACHED)
        self.took: dict[tuple[str, str], float] = {}  # the longest time of late, by game and bot

    def lane(self, question: BotQuestion) -> Lane:
        """The lane that answers a question."""
        if not question.attended:
            return self.unattended
        took = self.took.get((question.game, question.bot), usual(question.bot))
        return (self.quick, self.steady, self.slow)[bisect_right(PACES, took)]

    async def choose(self, question: BotQuestion, asker: Asker) -> str:
        """The word a bot says at a table of this person."""
        try:
            thought = await self.lane(question).run(asker, answer, question)
        except Refused:
            thought = Thought(anything(question), PATIENCE, "gave up")
        if thought.failed:
            LOG.error("bot failed", match=question.match, bot=question.bot, kind=thought.failed)
        kind = question.game, question.bot
        self.took[kind] = max(thought.took, 0.9 * self.took.get(kind, 0.0))
        return thought.word

    async def hints(self, asker: Asker, question: BotQuestion) -> list[Hint]:
        """The best answers to a question, with reasons."""
        return await self.advice.run(asker, advise, question)

    async def analysis(self, asker: Asker, study: Study) -> Analysis:
        """Where a finished game turned."""
        return await self.studies.run(asker, look_back, study)

    async def coached(self, asker: Asker, looking: Looking) -> list[Mistake]:
        """What of somebody's last words was a mistake, while they play."""
        return await self.coaching.run(asker, look_for_mistakes, looking)

    async def mistakes(self, asker: Asker, looking: Looking) -> list[Mistake]:
        """What was a mistake in a finished game; nobody waits for it."""
        return await self.weekly.run(asker, look_for_mistakes, looking)

    def lanes(self) -> tuple[Lane, ...]:
        """All lanes, the quickest first."""
        asked = self.advice.lane, self.studies.lane
        return (self.quick, self.steady, self.slow, self.unattended, *asked)

    async def move_to(self, folder: str) -> bool:
        """Have all think on the engine in this folder, lane by lane, while tables go on. If that
        fails, they think where they are."""
        try:
            for lane in self.lanes():
                await lane.move_to(folder)
        except (BrokenProcessPool, TimeoutError, ImportError) as error:
            LOG.error("bot workers not renewed", kind=type(error).__name__)
            return False
        return True

    def close(self) -> None:
        """Stop all workers."""
        for lane in self.lanes():
            lane.close()


def usual(bot: str) -> float:
    """How long a bot probably takes, judged by its name, before it is first asked."""
    name, _, rest = bot.partition(":")
    if name in ("random", "novice", "greedy"):
        return 0.0
    return PACES[0] if rest in ("", "1", "2", "3") else PACES[1]


def end(pool: Pool, *, wait: bool) -> None:
    """Stop a pool's workers at once. With `wait`, return only when they have stopped."""
    for process in pool.processes():
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)


# -- in a worker ---------------------------------------------------------------------------


def begin(behind: int) -> None:
    """Give a worker a lower priority, leave Ctrl-C to the server, and end when the server ends."""
    if hasattr(os, "nice"):
        os.nice(behind)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(end_at_once)


def load(_nothing: None) -> str:
    """Load all games. Return the folder they come from."""
    list(GAMES.values())
    return str(Path(core_table.__file__).parents[2])


_TABLES: dict[str, tuple[Table, list[tuple[int, str]]]] = {}


def answer(question: BotQuestion) -> Thought:
    """Think. If the bot fails, pick any legal word, so that the table goes on."""
    seen = seen_at(question)
    began = time.perf_counter()  # do not count the loading of the game
    failed = ""
    try:
        seed = f"{question.seed}/{question.seat}/{len(question.words)}"
        word = make_bot(awaited(question.bot), seed).choose(seen)
        if word not in seen.ask.options:
            failed = "said what may not be said"
    except Exception as error:
        failed = type(error).__name__
    if failed:
        word = any_word(seen)
    return Thought(word.text, time.perf_counter() - began, failed)


def advise(question: BotQuestion) -> list[Hint]:
    """Look for the best words, in a worker."""
    seen = seen_at(question)
    also = [word for word in seen.ask.options if word.text in question.also]
    return hints(seen, Budget(seconds=HINT), random.getrandbits(40), also)


def look_back(study: Study) -> Analysis:
    """Look at every choice of a game again, in a worker."""
    record = read(study.record)
    game = GAMES.under(record.game, record.version)
    return analyse(game, record, Budget(seconds=study.seconds))


def look_for_mistakes(looking: Looking) -> list[Mistake]:
    """Look for mistakes, in a worker."""
    game = GAMES.under(looking.game, looking.rules)
    table = game.open_true(looking.seats, looking.seed, looking.options)
    table.chronicle = None
    return mistakes(game, table, looking.words, looking.wanted, looking.budget)


def anything(question: BotQuestion) -> str:
    """Any legal word, when no worker could answer."""
    return any_word(seen_at(question)).text


def any_word(seen: Seen) -> Word:
    """Any word of a menu."""
    return RandomBot(random.Random()).choose(seen)


def seen_at(question: BotQuestion) -> Seen:
    """The table of a question, as the bot may see it."""
    game = GAMES.under(question.game, question.rules)
    table = table_of(game, question)
    wanted = {game.vocabulary.by_text[text] for text in question.also}
    asks = [ask for ask in table.open_asks(question.seat) if not ask.idle]
    ask = next(ask for ask in asks if wanted <= set(ask.options))
    if question.menu:
        ask = ask.only([game.vocabulary.by_text[text] for text in question.menu])
    return Seen(game, table, question.seat, ask)


def table_of(game: Game, question: BotQuestion) -> Table:
    """The table of a question: a remembered one played on, or a new one replayed from the start."""
    table, said = _TABLES.pop(question.match, (None, []))
    words = question.words
    if table is None or words[: len(said)] != said:
        table = game.open_true(question.seats, question.seed, question.options)
        table.chronicle = None
        said = []
    for seat, text in words[len(said) :]:
        game.do(table, seat, text)
    _TABLES[question.match] = (table, words)
    if len(_TABLES) > KEPT:
        del _TABLES[next(iter(_TABLES))]
    return table
