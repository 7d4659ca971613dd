"""Attendance at a table: bots think when they are asked, and clocks run out."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tatami.core.ask import Ask
from tatami.server import metrics
from tatami.session import automatic
from tatami.session.bot_question import BotQuestion, bot_question, still_open
from tatami.session.commands import AnswerForBot, CatchUp
from tatami.session.manners import Floor
from tatami.session.refusal import Refused

if TYPE_CHECKING:
    from tatami.server.live_table import LiveTable, Services


class Attendance:
    """What this process is doing for one table."""

    def __init__(self, table: "LiveTable", services: "Services") -> None:
        self.table = table
        self.services = services
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.floor = Floor(table.log.sitting.game.manners)

    def attend(self) -> None:
        """Let the bots that are asked think, and set the timer for the next deadline."""
        if self.table.closed or not self.services.store.bus.leads:
            return
        for seat in self.asked():
            if seat not in self.thinking or self.thinking[seat].done():
                task = self.services.supervisor.begin(partial(self.think, seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self.forget, seat))
        self.set_the_timer()

    def asked(self) -> dict[int, Ask]:
        """The questions that bots have to answer now, by seat, each with a polite menu."""
        sitting = self.table.sitting
        if not (bots := automatic.asked_bots(sitting)):
            return {}
        half = sitting.clocks.half_time()
        late = half is not None and self.services.clock.now() >= half
        return {ask.seat: ask for ask in self.floor.asked(sitting.playing(), bots, late)}

    def set_the_timer(self) -> None:
        """Look again when the next deadline has passed, or when bots need not wait any longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        sitting, clock = self.table.sitting, self.services.clock
        deadline, half = automatic.next_deadline(sitting), sitting.clocks.half_time()
        if self.floor.holding and half is not None and clock.now() < half:
            deadline = half
        if deadline is not None:
            at = max(deadline, clock.earliest_deadline())
            wait = max(0.0, (at - clock.now()) / 1000) + 0.01
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up)

    def time_is_up(self) -> None:
        """A deadline has passed."""
        self.timer = None
        self.services.supervisor.begin(self.catch_up)

    async def catch_up(self) -> None:
        """Carry out what has become due. If nothing has, set the timer again."""
        if self.table.closed:
            return
        try:
            await self.table.handle(CatchUp())
        except Refused:
            self.attend()

    async def think(self, seat: int) -> None:
        """Answer for a bot as long as it is asked."""
        while not self.table.closed and (ask := self.asked().get(seat)):
            asked = bot_question(self.table.sitting, seat, ask)
            with metrics.THINKING.time():
                word = await self.services.bots.choose(asked, self.table.asker())
            if self.waits(ask, asked, word):
                self.attend()  # it may be another's turn now
                continue
            try:
                await self.table.handle(AnswerForBot(asked, word))
            except Refused:  # the table changed while the bot thought
                await asyncio.sleep(0)

    def waits(self, ask: Ask, asked: BotQuestion, word: str) -> bool:
        """Whether a bot that would be done on the open floor waits for the others instead."""
        if self.table.closed or not still_open(self.table.sitting, asked):
            return False
        said = self.table.sitting.game.vocabulary.by_text[word]
        return self.floor.lets_pass(self.table.sitting.playing(), ask, said)

    def forget(self, seat: int, task: "asyncio.Task[None]") -> None:
        """Forget a bot that is no longer asked, unless it is asked anew already."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]

    def busy(self) -> bool:
        """Whether a bot is thinking or somebody's time is running."""
        return bool(self.thinking or self.timer)

    def close(self) -> None:
        """Stop everything."""
        for task in self.thinking.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()
