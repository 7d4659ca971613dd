"""The notifier: finds out who is to be called back, waits a while, and lets carriers tell it.

A call that lasts, such as a turn, is told only if the person has neither looked at the table nor
answered for a while. What comes soon after another message is told together with what follows. No
table waits for any of this.
"""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tatami.core.words import NOBODY
from tatami.server.logs import LOG
from tatami.server.notices.carriers import Carriers
from tatami.server.notices.mail import MailServer
from tatami.server.notices.messages import (
    CONFIRM,
    TRIED,
    Line,
    Message,
    confirmation,
    line_of,
    line_of_tournament,
    message_of,
    trial,
)
from tatami.server.notices.outbox import TOURNAMENT, Notice, Outbox
from tatami.server.notices.outgoing import Outcome, Outgoing
from tatami.server.notices.push import PushKeys
from tatami.server.notices.ways import Quiet, Way, Ways
from tatami.server.tournaments.register import Register
from tatami.server.tournaments.tournament import Tournament
from tatami.session import calling
from tatami.session.calling import Call
from tatami.session.refusal import Refused
from tatami.session.sitting import OVER
from tatami.session.table_log import Change

if TYPE_CHECKING:
    from tatami.server.live_table import LiveTable
    from tatami.server.tables import Tables

ROUND: Final = 0.5  # seconds between two looks
LOOK_AROUND: Final = 10  # looks until it is found out anew who has ways
AT_ONCE: Final = 8  # messages under way
TRIES: Final = 6  # until a message is given up
SLOWER: Final = 4  # times as long is each pause between two tries
FIRST_PAUSE: Final = 0.5  # of the time until somebody is called
LASTING: Final = ("turn", "offer", "late")  # reasons that may have ceased before they are told


class Notifier:
    """Calls people back."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.ways = Ways(tables.store)
        self.outbox = Outbox(tables.store)
        settings = tables.settings
        self.outgoing = Outgoing(settings.loopback)
        self.mail = MailServer.read(settings.mail)
        self.after = int(settings.notice_after * 1000)
        self.between = int(settings.notice_between * 1000)
        self.reachable: frozenset[str] = frozenset()  # people, and tables with ways of their own
        self.pending: dict[str, dict[Call, int]] = {}  # by match: when each call is due; -1 if told
        self.led = False  # whether this process led when it last looked around
        self.under_way: set[str] = set()  # ways
        self.carriers: Carriers | None = None
        self.free = asyncio.Semaphore(AT_ONCE)

    # -- who is to be called ----------------------------------------------------------------

    def look(self, table: "LiveTable") -> None:
        """Find out who is to be called to a table, after each change of it. This takes no time
        where nobody wants to be called."""
        s = table.log.sitting
        if not self.reachable or not self.tables.store.bus.leads or not self.concerns(table):
            self.pending.pop(s.id, None)
            return
        known, now = self.pending.get(s.id, {}), self.tables.clock.now()
        calls = {each: known.get(each, now + self.after) for each in calling.lasting(s)}
        if calls:
            self.pending[s.id] = calls
        else:
            self.pending.pop(s.id, None)

    def concerns(self, table: "LiveTable") -> bool:
        """Whether anybody can be called to this table."""
        s = table.log.sitting
        return s.id in self.reachable or any(p.who in self.reachable for p in s.places)

    def call(self, table: "LiveTable", change: Change) -> None:
        """Call people because of what has just been done, unless they saw it."""
        if not self.reachable or not self.concerns(table):
            return
        s = table.log.sitting
        calls = calling.passing(s, change.deed())
        calls += calling.ended(s) if change.status == OVER else []
        if calls:
            absent = [call for call in calls if not sees(table, call)]
            self.tables.supervisor.begin(partial(self.put, table, absent, calls))

    async def put(self, table: "LiveTable", calls: list[Call], all_calls: list[Call]) -> None:
        """Put calls into the outbox: for each person by all their ways, and by those of the
        table. A channel of the table is told what concerns everybody once."""
        s, now = table.log.sitting, self.tables.clock.now()
        notices: list[Notice] = []
        for call in calls:
            ways = await self.ways.of_all_tables(s.places[call.seat].who)
            notices += [Notice.of(call, s.id, way, now) for way in ways]
        if s.id in self.reachable:
            notices += await self.told_to_all(s.id, all_calls, now)
        await self.outbox.put(notices)

    async def of_the_end(self, t: Tournament) -> list[Notice]:
        """What is to be told when a tournament ends: to who took part, and to its host."""
        people = {each.player: each.number for each in t.entrants if each.player}
        people.setdefault(t.host, NOBODY)
        now = self.tables.clock.now()
        return [
            Notice.of_the_end(t.id, entrant, way, now)
            for who, entrant in people.items()
            for way in await self.ways.of_all_tables(who)
        ]

    async def told_to_all(self, match: str, calls: list[Call], now: int) -> list[Notice]:
        """What the channels of a table are told: nothing that only one person may know."""
        open_calls = [call for call in calls if call.reason not in calling.SECRET]
        if open_calls and open_calls[0].reason == "over":
            del open_calls[1:]
        ways = [way for way in await self.ways.of_match(match) if way.confirmed]
        return [Notice.of(call, match, way, now) for call in open_calls for way in ways]

    # -- the rounds -------------------------------------------------------------------------

    async def go_round(self) -> None:
        """Call people, for as long as the server runs."""
        keys = await PushKeys.kept(self.tables.store)
        self.carriers = Carriers(self.outgoing, keys, self.mail)
        try:
            for number in count():
                leads = self.tables.store.bus.leads
                if number % LOOK_AROUND == 0:
                    await self.look_around(leads)
                if self.reachable and leads:
                    await self.collect()
                    await self.carry()
                await asyncio.sleep(ROUND)
        finally:
            await self.outgoing.close()

    async def look_around(self, leads: bool) -> None:
        """Find out who has ways, and look at every table again if that has changed, or if another
        process did so until now."""
        ways = await self.ways.of_anybody()
        found = frozenset(way.match or way.player for way in ways)
        if (found, leads) != (self.reachable, self.led):
            self.reachable, self.led = found, leads
            for table in list(self.tables.live.values()):
                if not table.closed:
                    self.look(table)

    async def collect(self) -> None:
        """Put into the outbox what has become due. Who is at the table is not called."""
        now = self.tables.clock.now()
        for match, calls in list(self.pending.items()):
            table = self.tables.live.get(match)
            due = [call for call, at in calls.items() if 0 <= at <= now]
            if not due or (table is not None and table.closed):
                continue
            if table is None:  # nobody has looked at it for long
                await self.reopen(match)
                continue
            for call in due:
                calls[call] = now + self.after if sees(table, call) else -1
            absent = [call for call in due if calls[call] < 0]
            await self.put(table, absent, absent)

    async def reopen(self, match: str) -> None:
        """Bring a table back into memory; it is looked at then."""
        self.pending.pop(match, None)
        with suppress(Refused):
            self.look(await self.tables.table(match))

    async def carry(self) -> None:
        """Let go what is due, each way by itself, so that none waits for a slow one."""
        now = self.tables.clock.now()
        for way, notices in (await self.outbox.due(now)).items():
            if way.id in self.under_way:
                continue
            asked = any(each.reason in (TRIED, CONFIRM) for each in notices)
            later = 0 if asked else max(await self.quiet_until(way, now), way.sent + self.between)
            if later > now:
                await self.outbox.settle(notices, "waiting", later)
                continue
            self.under_way.add(way.id)
            self.tables.supervisor.begin(partial(self.deliver, way, notices))

    async def quiet_until(self, way: Way, now: int) -> int:
        """When a person may be called again; 0 if now."""
        if way.match:
            return 0
        return quiet_until(await self.ways.quiet_of(way.player), now)

    # -- one message ------------------------------------------------------------------------

    async def deliver(self, way: Way, notices: list[Notice]) -> None:
        """Tell these, and note what came of it. They are marked before: whatever ends the server,
        nobody is told twice."""
        try:
            async with self.free:
                message, told = await self.composed(way, notices)
                dropped = [each for each in notices if each not in told]
                await self.outbox.settle(dropped, "dropped")
                tried = [each._replace(tries=each.tries + 1) for each in told]
                if message and self.carriers and await self.outbox.claim(tried):
                    await self.note(way, tried, await self.carriers.send(way, message))
        finally:
            self.under_way.discard(way.id)

    async def composed(
        self, way: Way, notices: list[Notice]
    ) -> tuple[Message | None, list[Notice]]:
        """The message, and what it tells: what has ceased meanwhile is left out."""
        if notices[0].reason in (TRIED, CONFIRM):
            made = trial if notices[0].reason == TRIED else confirmation
            return made(way), notices[:1]
        lines: list[Line] = []
        told: list[Notice] = []
        for each in notices:
            if (line := await self.line_of(way, each)) is not None:
                lines.append(line)
                told.append(each)
        return (message_of(lines, way) if lines else None), told

    async def line_of(self, way: Way, notice: Notice) -> Line | None:
        """What is told of a notice, if it is still true."""
        try:
            if notice.reason == TOURNAMENT:
                ended = await Register(self.tables.store).find(notice.match)
                return line_of_tournament(notice, way, ended)
            s = (await self.tables.table(notice.match)).sitting
        except Refused:  # the table is closed
            return None
        if notice.seat >= len(s.places):
            return None
        keys = [call.key(s.id) for call in calling.lasting(s)]
        if notice.reason in LASTING and notice.key not in keys:
            return None
        return line_of(notice, way, s)

    async def note(self, way: Way, tried: list[Notice], outcome: Outcome) -> None:
        """Note what came of a message: done, to be tried again, or given up."""
        now, tries = self.tables.clock.now(), min(each.tries for each in tried)
        if outcome == "sent":
            await self.outbox.settle(tried, "sent")
            await self.ways.change(way.id, sent=now, trouble="")
        elif outcome == "gone" and way.kind == "push":  # the browser no longer wants any
            await self.ways.remove([way.id])
        elif outcome == "gone" or tries >= TRIES:
            LOG.warning("notice given up", kind=way.kind, outcome=outcome)
            await self.outbox.settle(tried, "given-up")
            await self.ways.change(way.id, trouble="gone" if outcome == "gone" else "silent")
        else:
            pause = int(self.after * FIRST_PAUSE * SLOWER ** (tries - 1))
            await self.outbox.settle(tried, "waiting", now + pause)

    async def ask(self, way: Way, reason: str) -> None:
        """Send the message that somebody asks for."""
        now = self.tables.clock.now()
        key = f"{reason} {way.id} {now}"
        await self.outbox.put(
            [Notice(key, way.id, way.player, "", 0, -1, reason, "waiting", now, now, 0)]
        )
        self.reachable |= {way.match or way.player}

    async def tidy(self) -> None:
        """Forget what is of no use any more."""
        await self.outbox.forget(self.tables.clock.now())
        await self.ways.forget_the_gone()


def sees(table: "LiveTable", call: Call) -> bool:
    """Whether the person called has the table open."""
    who = table.log.sitting.places[call.seat].who
    return any(each.visitor.who == who for each in table.sockets.listeners)


def quiet_until(quiet: Quiet, now: int) -> int:
    """When the quiet hours end that it is now; 0 if there are none now."""
    if quiet.start == quiet.end:
        return 0
    try:
        zone = ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        zone = ZoneInfo("UTC")
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * 60 + here.minute
    if not (minute - quiet.start) % 1440 < (quiet.end - quiet.start) % 1440:
        return 0
    ends = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if ends <= here:
        ends += timedelta(days=1)
    return int(ends.timestamp() * 1000)
