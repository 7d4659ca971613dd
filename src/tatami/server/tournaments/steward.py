"""The steward: lays the tables of a round, waits for their ends, and lays those of the next one.

It runs in the process that leads. Each step is written before the next, and every step may be done
again: a table has its name before it is laid, so that after a restart, or if two processes lead for
a moment, nothing is laid twice.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from tatami.games import GAMES
from tatami.server.logs import LOG
from tatami.server.pen import Taken
from tatami.server.summaries import READER
from tatami.server.tables import new_seed
from tatami.server.tournaments.register import Register
from tatami.server.tournaments.tournament import (
    NOBODY_CAME,
    Entrant,
    Pairing,
    Tournament,
    bot_played_for,
    scored,
)
from tatami.session.commands import Begin, Leave, PlaceBot, Sit
from tatami.session.deeds import Laid
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, OVER, PLAYING, Sitting
from tatami.session.view_types import TableShown
from tatami.session.views import table_shown

if TYPE_CHECKING:
    from tatami.server.live_table import LiveTable
    from tatami.server.tables import Tables

ROUND: Final = 1.0  # seconds between two looks


class Steward:
    """Looks after all tournaments."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.register = Register(tables.store)
        self.patience: dict[str, int] = {}  # milliseconds, of the tournaments played here

    async def go_round(self) -> None:
        """Look after them, for as long as the server runs."""
        while True:
            if self.tables.store.bus.leads:
                for tournament in await self.register.due(self.tables.aside):
                    await self.attend(tournament)
                await self.call_bots()
            await asyncio.sleep(ROUND)

    async def attend(self, tournament: str) -> None:
        """Do what is due in one of them. What fails there does not keep the others waiting."""
        try:
            await self.go_on(await self.register.find(tournament))
        except Exception as error:
            LOG.error("tournament failed", tournament=tournament, kind=type(error).__name__)

    async def go_on(self, t: Tournament) -> None:
        """Lay what is due, note what is over, and lay the next round."""
        for pairing in t.pairings:
            if pairing.state == "due" and t.status == PLAYING:
                await self.lay(t, pairing)
        await self.note_ends(t)
        t = await self.register.find(t.id)
        if t.status != PLAYING or any(each.state != OVER for each in t.pairings):
            return
        now = self.tables.clock.now()
        if tables := await asyncio.to_thread(t.next_round):  # others' words go first
            await self.register.lay(t, tables, now)
            await self.go_on(await self.register.find(t.id))
        else:
            await self.register.end(t.id, now, await self.tables.notifier.of_the_end(t))

    # -- a table --------------------------------------------------------------------------------

    async def lay(self, t: Tournament, pairing: Pairing) -> None:
        """Lay a table, let everybody sit down, and begin. What has been done before is not done
        again."""
        table = await self.laid(t, pairing)
        for seat, entrant in enumerate(t.at(pairing)):
            if table.sitting.places[seat].open():
                await self.seat(t, table, seat, entrant)
        if table.sitting.status() == OPEN:
            with suppress(Refused):  # another process was quicker
                await table.handle(Begin(), t.id)
        if table.sitting.status() != OPEN:
            await self.register.note(t.id, pairing, PLAYING)

    async def laid(self, t: Tournament, pairing: Pairing) -> "LiveTable":
        """The table of this name. If there is none, it is laid."""
        terms, game = t.terms, GAMES[t.terms.game]
        new = Laid(
            game=game.name,
            rules=game.version,
            options=game.chosen(game.carried(terms.options)),
            seats=["" for _ in pairing.seats],
            seed=new_seed(),
            host=t.id,
            clock=terms.clock,
            public=t.public,
            stand_in=terms.bot,
            event=t.id,
        )
        try:
            return await self.tables.table(pairing.match)
        except Refused as refused:
            if refused.code != "no-such-match":
                raise
        with suppress(Taken):
            await self.tables.lay(game, new, name=pairing.match)
        return await self.tables.table(pairing.match)

    async def seat(self, t: Tournament, table: "LiveTable", seat: int, entrant: Entrant) -> None:
        """Let somebody sit down; a bot in the place of whoever is away, or may not sit here."""
        if entrant.player and not entrant.away:
            with suppress(Refused):
                await table.handle(Sit(entrant.name, seat, entrant.user), entrant.player)
        if table.sitting.places[seat].open():
            with suppress(Refused):
                await table.handle(PlaceBot(seat, entrant.bot or t.terms.bot), t.id)

    async def call_bots(self) -> None:
        """Let bots play for those who have not come in time. They may come back."""
        for table in list(self.tables.live.values()):
            s = table.log.sitting
            if s.laid.event and s.match is not None and s.status() == PLAYING and not table.closed:
                for seat in self.late(s, await self.patience_of(s.laid.event)):
                    send = partial(send_a_bot, table, seat, s.places[seat].who)
                    self.tables.supervisor.begin(send)

    async def patience_of(self, tournament: str) -> int:
        """For how many milliseconds somebody is waited for. It never changes."""
        if tournament not in self.patience:
            found = await self.register.find(tournament)
            self.patience[tournament] = found.terms.patience * 1000
        return self.patience[tournament]

    def late(self, s: Sitting, patience: int) -> list[int]:
        """The seats whose people have been waited for too long, and have never said anything. The
        time in which no server ran is not charged to anybody."""
        clock = self.tables.clock
        latest = clock.now() - patience
        waited = [at for at, since in s.awaited.items() if max(since, clock.began) <= latest]
        if not waited:
            return []
        said = {entry.seat for entry in s.playing().record.standing()}
        return [at for at in waited if at not in said and s.places[at].played_by_a_person()]

    # -- the end of a table ---------------------------------------------------------------------

    async def note_ends(self, t: Tournament) -> None:
        """Note the tables that are over, and for whom a bot played at the end."""
        waiting = [each for each in t.pairings if each.state == PLAYING]
        known = await self.tables.store.summaries([each.match for each in waiting])
        for pairing in waiting:
            kept = known.get(pairing.match, "")
            seats = t.at(pairing)
            shown = READER.decode(kept).table if kept else await self.look(pairing.match)
            if shown is None:
                continue
            ranks = scored(shown, seats)
            gone = [e.number for i, e in enumerate(seats) if bot_played_for(e, shown, i)]
            await self.register.note(t.id, pairing._replace(ranks=ranks), OVER, gone)

    async def look(self, match: str) -> TableShown | None:
        """A table of which no summary is kept, if it is over. One that can never be ended, because
        it is closed or its log is damaged, counts as if nobody had come."""
        try:
            table = await self.tables.table(match)
            return table_shown(table.sitting) if table.over() else None
        except Refused as refused:
            return None if refused.code == "busy" else NOBODY_CAME


async def send_a_bot(table: "LiveTable", seat: int, who: str) -> None:
    """Let a bot play for somebody, who may come back."""
    await table.handle(Leave(seat), who)
