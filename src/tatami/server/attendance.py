"""Attendance at a table: bots think when they are asked, and clocks run out."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tatami.server import metrics
from tatami.session import automatic
from tatami.session.bot_question import bot_question
from tatami.session.commands import AnswerForBot, CatchUp
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

    def attend(self) -> None:
        """Let the bots that are asked think, and set the timer for the next deadline."""
        if self.table.closed or not self.services.store.bus.leads:
            return
        for seat in automatic.asked_bots(self.table.sitting):
            if seat not in self.thinking:
                task = self.services.supervisor.begin(partial(self.think, seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self.forget, seat))
        self.set_the_timer()

    def set_the_timer(self) -> None:
        """Look again when the next deadline has passed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline, clock = automatic.next_deadline(self.table.sitting), self.services.clock
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
        while not self.table.closed and seat in automatic.asked_bots(self.table.sitting):
            asked = bot_question(self.table.sitting, seat)
            with metrics.THINKING.time():
                word = await self.services.bots.choose(asked)
            try:
                await self.table.handle(AnswerForBot(asked, word))
            except Refused:  # the table changed while the bot thought
                await asyncio.sleep(0)

    def forget(self, seat: int, _: "asyncio.Task[None]") -> None:
        """Forget a bot that is no longer asked."""
        self.thinking.pop(seat, None)

    def busy(self) -> bool:
        """Whether a bot is thinking or somebody's time is running."""
        return bool(self.thinking or self.timer)

    def close(self) -> None:
        """Stop everything."""
        for task in self.thinking.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()
