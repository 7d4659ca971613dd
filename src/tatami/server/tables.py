"""The live tables of this process: new ones, and those rebuilt from their logs."""

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from tatami.core.game import Game
from tatami.games import GAMES
from tatami.server import metrics
from tatami.server.bot_workers import Bots
from tatami.server.clock import Clock
from tatami.server.house import Doorman, House
from tatami.server.identity import new_name
from tatami.server.live_table import LiveTable, Services
from tatami.server.logs import LOG
from tatami.server.notices.notifier import Notifier
from tatami.server.settings import UNLIMITED, Settings
from tatami.server.sockets import Backlog, Listener
from tatami.server.storage import Store
from tatami.server.supervisor import Supervisor
from tatami.session import seating
from tatami.session.commands import Awake, Follow
from tatami.session.deeds import Laid
from tatami.session.refusal import Refused
from tatami.session.sitting import OVER, Sitting
from tatami.session.table_log import TableLog

NAME: Final = re.compile("[a-z2-7]{1,32}")  # of a match, in base 32
MOST_TABLES: Final = 2000  # kept in memory while nobody listens
PEOPLE_BESIDE: Final = 10  # so many people's tables may come from one network
MOST_UNATTENDED: Final = 3  # tables of one person at which bots alone play
FORGOTTEN: Final = 60.0  # seconds until a finished table that nobody looks at is dropped


class Tables:
    """The registry of live tables."""

    def __init__(self, store: Store, bots: Bots, settings: Settings = UNLIMITED) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.supervisor = Supervisor()
        self.services = Services(store, bots, self.supervisor, Clock(), settings, Backlog())
        self.notifier = Notifier(self)
        self.live: dict[str, LiveTable] = {}
        metrics.TABLES.set_function(lambda: len(self.live))
        self.opening: dict[str, asyncio.Lock] = {}
        self.aside: set[str] = set()  # tables whose logs are damaged
        self.doorman = Doorman()

    @property
    def clock(self) -> Clock:
        """The time for all tables."""
        return self.services.clock

    # -- finding one ------------------------------------------------------------------------

    async def lay(self, game: Game, laid: Laid, network: str = "", name: str = "") -> LiveTable:
        """Open a new table; of this name, if it has one already. Raise Taken if it was laid."""
        name = name or new_name()
        at = self.clock.now()
        log = TableLog(Sitting(game, name, laid, at))
        (row,) = log.add(laid, at).rows
        await self.store.lay(name, laid, row)
        table = self.keep(log)
        table.network = network
        return table

    async def may_lay(self, who: str, network: str, attended: bool) -> None:
        """Refuse somebody who has opened too many tables that are not over."""
        most = self.settings.tables
        if not most or not self.settings.requests:
            return
        if await self.store.hosted(who) >= most:
            raise Refused("too-many-tables")
        here = [table for table in self.live.values() if not table.closed and not table.over()]
        beside = [table for table in here if network and table.network == network]
        if len(beside) >= most * PEOPLE_BESIDE:
            raise Refused("too-many-tables")
        alone = [table for table in here if not table.sitting.people_there()]
        mine = [t for t in alone if t.sitting.laid.host == who or t in beside]
        if not attended and len(mine) >= MOST_UNATTENDED:
            raise Refused("too-many-bots")

    async def table(self, match: str) -> LiveTable:
        """The table of this name. If it is not in memory, rebuild it from its log."""
        if match in self.doorman.house.closed:
            raise Refused("closed")
        if match in self.live:
            table = self.live[match]
            table.used = time.monotonic()
            if not self.store.bus.alone:  # news may still be on its way
                await self.follow_up(match, await self.store.length(match))
            return there(table)
        if not NAME.fullmatch(match):  # it may contain characters that a database refuses
            raise Refused("no-such-match")
        try:
            async with self.opening.setdefault(match, asyncio.Lock()):
                if match not in self.live:
                    log = TableLog(await self.read(match))
                    if match not in self.live:
                        self.keep(log).attendance.attend()
        finally:
            self.opening.pop(match, None)
        return there(self.live[match])

    async def read(self, match: str) -> Sitting:
        """A table rebuilt from its log. If the log is damaged, the table is set aside."""
        try:
            s = await self.store.sitting(match)
        except Refused as refused:
            if refused.code == "damaged":
                self.aside.add(match)
            raise
        self.aside.discard(match)
        return s

    def keep(self, log: TableLog) -> LiveTable:
        """Keep a table in memory. If there are too many, drop the oldest that nobody listens to."""
        if len(self.live) >= MOST_TABLES:
            idle = [name for name, table in self.live.items() if table.idle()]
            for name in idle[: MOST_TABLES // 4]:
                del self.live[name]
        table = LiveTable(log, self.services, self.abandon)
        self.live[table.id] = table
        table.notifier = self.notifier
        self.notifier.look(table)
        return table

    def forget_finished(self) -> None:
        """Drop the finished tables that nobody has looked at of late."""
        long_ago = time.monotonic() - FORGOTTEN
        for name, table in list(self.live.items()):
            if table.used < long_ago and table.idle() and not table.closed and table.over():
                del self.live[name]

    def log_out(self, sessions: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for table in self.live.values():
            table.sockets.log_out(sessions)

    def abandon(self, table: LiveTable) -> None:
        """Forget a table whose log cannot be read now. Continue it as soon as that works."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
        if self.store.bus.leads:
            self.supervisor.begin(partial(self.go_on_with, table.id))

    # -- going on ---------------------------------------------------------------------------

    async def follow_up(self, match: str, seq: int) -> None:
        """Take in this row, which another process has written. With 0, there may be a new row."""
        if match in self.live:
            await self.live[match].follow_up(seq)
        elif self.store.bus.leads:
            await self.table(match)

    async def take_up(self) -> None:
        """Continue every match that was being played when the server ended."""
        for match in await self.store.playing():
            try:
                await self.go_on_with(match)
            except Exception:  # the others need not wait for this match
                self.supervisor.begin(partial(self.go_on_with, match))

    async def go_on_with(self, match: str) -> None:
        """Continue a match, if its log makes sense."""
        try:
            await self.wake(await self.table(match))
        except Refused as refused:
            LOG.warning("match set aside", match=match, code=refused.code)

    async def wake(self, table: LiveTable) -> None:
        """Give everybody back the time in which no server was running. If another process was
        running when this one started, there is nothing to give back."""
        s = table.sitting
        first = self.store.bus.leadership.first
        if first and s.clocks.running() and s.last < self.clock.began:
            await table.handle(Awake())

    async def follow(
        self, table: LiveTable, laid: Laid, sit_down: Callable[[LiveTable], Awaitable[None]]
    ) -> LiveTable:
        """The table that follows this one, or where its game is over as well, follows that. It is
        opened only once. The others hear of it when the person who opens it has sat down."""
        async with table.lock:
            s = table.sitting
            if not s.rematch:
                seating.follow(s, "")  # refuse before a table is opened for nothing
                after = await self.lay(GAMES.under(laid.game, laid.rules), laid)
                await sit_down(after)
                with suppress(Refused):  # another process may have been quicker
                    await table.carry_out(Follow(after.id), "", None)
        after = await self.table(table.sitting.rematch)
        over = after.sitting.status() == OVER
        return await self.follow(after, laid, sit_down) if over else after

    # -- what the host decides --------------------------------------------------------------

    async def obey(self) -> None:
        """Do what the host decides, for as long as the server runs."""
        await self.doorman.watch(self.store, self.act)

    def act(self, before: House) -> None:
        """Do what the host has just decided."""
        house = self.doorman.house
        for table in list(self.live.values()):
            if table.id in house.closed:
                table.sockets.turn_away(lambda _: "closed")
                del self.live[table.id]
                table.close()
                continue
            table.sockets.turn_away(self.reason_to_go)
            if house.rewritten.get(table.id, 0) > before.number:  # everybody comes back to it
                table.close()
                self.abandon(table)

    def reason_to_go(self, listener: Listener) -> str:
        """Why somebody who listens may not do so any longer, if that is so."""
        banned = self.doorman.bans(listener.visitor.who) or self.doorman.turns_away(
            listener.visitor.address
        )
        return "banned" if banned else ""

    async def close(self) -> None:
        """Stop everything."""
        for table in self.live.values():
            table.close()
        self.supervisor.close()
        self.bots.close()
        await self.store.close()


def new_seed() -> str:
    """A secret seed that nobody can guess."""
    return secrets.token_hex(16)


def there(table: LiveTable) -> LiveTable:
    """A table, unless it was closed before a game began: there is nothing to look at."""
    if table.log.sitting.closed and table.log.sitting.match is None:
        raise Refused("expired")
    return table
