"""Replication: the tables of this process keep up with what other processes write."""

from contextlib import suppress
from functools import partial

from tatami.server.logs import LOG
from tatami.server.tables import Tables
from tatami.session.refusal import Refused


class Replication:
    """Follows the other processes, and takes over when the leader is gone."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.bus = tables.store.bus

    def begin(self) -> None:
        """Start to listen, and to stand by for the lead."""
        if not self.bus.alone:
            self.tables.supervisor.begin(self.listen)
            self.tables.supervisor.begin(self.lead)

    async def listen(self) -> None:
        """Take in what other processes have written. Listen again after every failure."""
        while True:
            try:
                async for match, seq in self.bus.news():
                    for each in [match] if match else list(self.tables.live):
                        if self.concerns(each):
                            self.tables.supervisor.begin(partial(self.tables.follow_up, each, seq))
            except Exception as error:  # the database will come back, so try again soon
                LOG.warning("bus lost", kind=type(error).__name__)
                with suppress(Exception):
                    await self.look_around()
            await self.bus.rest()

    def concerns(self, match: str) -> bool:
        """Whether this process has to do with a table. Most news among many is of others'."""
        return match in self.tables.live or self.bus.leads

    async def look_around(self) -> None:
        """While this process cannot hear the others, look for what they have written."""
        playing = await self.store.playing() if self.bus.leads else []
        for match in dict.fromkeys([*self.tables.live, *playing]):
            with suppress(Refused):
                await self.tables.follow_up(match, await self.store.length(match))

    async def lead(self) -> None:
        """Run the bots and the clocks once no other process does."""
        leadership, begun = self.bus.leadership, 0
        while True:
            if await leadership.seek() and leadership.terms != begun:
                terms = leadership.terms
                LOG.info("looks after bots and clocks", process=self.bus.name)
                await self.tables.take_up()  # if this fails, the next round tries again
                for table in list(self.tables.live.values()):
                    table.attendance.attend()
                begun = terms  # the lead may have been lost and taken again since
            await self.bus.rest()
