"""Finished games: the record, the position after every word, and what may be asked about them."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from litestar import Response
from litestar.openapi.spec import Operation
from litestar.params import Parameter

from tatami.bots.analysis import Analysis
from tatami.core import record as records
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.table import Table
from tatami.core.words import NOBODY
from tatami.server import wire
from tatami.server.bot_workers import Study
from tatami.server.caller import REPLAY, Caller
from tatami.server.kept_answers import replayed
from tatami.server.openapi import get, post
from tatami.server.routes.matches import AtQuery, SeatQuery
from tatami.session.refusal import Refused
from tatami.session.sitting import OVER, Sitting
from tatami.session.view_types import EventShown
from tatami.session.views import ask_shown, event_shown

ANALYSIS: Final = 20.0  # requests that an analysis counts as
WHOLE: Final = -1  # not a moment of a record, but the whole record
WholeOrAt = Annotated[
    int, Parameter(ge=WHOLE, le=2**31, description="After so many words; -1 for the whole.")
]


@dataclass
class OrAMoment(Operation):
    """Adds the moment as a second kind of answer to the schema: the framework allows only one."""

    def to_schema(self) -> dict[str, Any]:
        """The description of the route."""
        schema = super().to_schema()
        moment = {"schema": {"$ref": "#/components/schemas/Moment"}}
        schema["responses"]["200"]["content"]["application/json"] = moment
        return schema


async def finished(caller: Caller, match: str) -> Sitting:
    """The table of a finished game. Before the end, nobody may see what the others know."""
    table = await caller.table(match)
    async with table.lock:
        if table.sitting.status() != OVER:
            raise Refused("not-over")
        return table.sitting


def kept_until(s: Sitting, at: int) -> Record:
    """The record, if this many of its words stand."""
    record = s.playing().record
    if at > len(record.standing()):
        raise Refused("no-such-moment")
    return record


def a_seat(s: Sitting, seat: int) -> int:
    """A seat of this table, or nobody."""
    if seat >= len(s.places):
        raise Refused("no-such-seat")
    return seat


@get("/records/{match:str}", media_type="application/x-ndjson", operation_class=OrAMoment)
async def record(
    caller: Caller, match: str, at: WholeOrAt = WHOLE, seat: SeatQuery = NOBODY
) -> Response[bytes]:
    """The record as a file, with its seed, since the game is over. With `at`, the moment after this
    many words. With a seat alone, the last moment as that seat saw it."""
    s = await finished(caller, match)
    kept = s.playing().record
    if at != WHOLE or seat != NOBODY:
        return await at_moment_of(caller, s, len(kept.standing()) if at == WHOLE else at, seat)
    name = f'attachment; filename="{s.game.name}-{s.id}.tatami"'
    headers = {"Content-Disposition": name}
    return Response(kept.text().encode(), media_type="application/x-ndjson", headers=headers)


@get("/records/{match:str}/moment")
async def at_moment(
    caller: Caller, match: str, at: AtQuery = 0, seat: SeatQuery = NOBODY
) -> Response[wire.Moment]:
    """The table after this many words, as a seat saw it. Without a seat, it shows all secrets."""
    return await at_moment_of(caller, await finished(caller, match), at, seat)


async def at_moment_of(caller: Caller, s: Sitting, at: int, seat: int) -> Response[Any]:
    """A moment of a game, computed in a thread of its own."""
    kept, viewer = kept_until(s, at), a_seat(s, seat)
    work = partial(replayed, moment, s.game, kept, at, viewer)
    key = ("moment", s.id, at, viewer)
    return as_json(await caller.kept.answer(key, partial(caller.pay, REPLAY), work))


def as_json(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


def moment(game: Game, kept: Record, at: int, viewer: int) -> wire.Moment:
    """The table after this many standing words."""
    over = at == len(kept.standing())  # a conceded game still has questions nobody will answer
    return moment_of(game, kept, records.replay(game, kept, at), at, viewer, over)


def moment_of(
    game: Game, kept: Record, table: Table, at: int, viewer: int, over: bool
) -> wire.Moment:
    """A table that stands for this moment of a record."""
    words = kept.standing()
    said = words[at - 1] if at else None
    return wire.Moment(
        at=at,
        words=len(words),
        seat=said.seat if said else NOBODY,
        word=said.word if said else "",
        view=game.view(table, viewer),
        secrets=game.secrets(table) if viewer == NOBODY else None,
        asks=[
            ask_shown(game, table, ask)
            for ask, given in zip(table.asks, table.given, strict=True)
            if given is None and viewer in (NOBODY, ask.seat) and not over
        ],
        scores=game.scores(table),
        given_up=kept.given_up_by(at),
    )


@get("/records/{match:str}/events")
async def all_events(
    caller: Caller, match: str, seat: SeatQuery = NOBODY
) -> Response[list[EventShown]]:
    """All events, each with the number of the word that led to it."""
    s = await finished(caller, match)
    viewer = a_seat(s, seat)
    work = partial(replayed, events, s.game, s.playing().record, viewer)
    key = ("events", s.id, viewer)
    return as_json(await caller.kept.answer(key, partial(caller.pay, REPLAY), work))


def events(game: Game, kept: Record, viewer: int) -> list[EventShown]:
    """All events that a viewer was told, or that anybody was."""
    table = records.opened(game, kept)
    found: list[EventShown] = []
    for number, entry in enumerate([None, *kept.standing()]):
        before = len(table.chronicle or []) if entry else 0
        if entry:
            records.say(game, table, number, entry)
        found += [
            event_shown(event, number)
            for event in (table.chronicle or [])[before:]
            if viewer == NOBODY or event.known_to(viewer)
        ]
    return found


@get("/records/{match:str}/decisions")
async def all_decisions(caller: Caller, match: str) -> Response[list[wire.Decision]]:
    """When somebody could choose, and who: a replay goes from one such moment to the next."""
    s = await finished(caller, match)
    work = partial(replayed, decisions, s.game, s.playing().record)
    return as_json(await caller.kept.answer(("decisions", s.id), partial(caller.pay, REPLAY), work))


def decisions(game: Game, kept: Record) -> list[wire.Decision]:
    """Every word of a record instead of which its seat could have said another one."""
    table = records.opened(game, kept)
    found: list[wire.Decision] = []
    for number, entry in enumerate(kept.standing()):
        if sum(len(ask.options) for ask in table.open_asks(entry.seat)) > 1:
            found.append(wire.Decision(number, entry.seat))
        records.say(game, table, number + 1, entry)
    return found


@post("/records/{match:str}/analysis")
async def analysis(caller: Caller, match: str, data: wire.Study) -> Response[Analysis]:
    """Where a finished game turned: each player's chances by word, and the costliest words."""
    s = await finished(caller, match)
    study = Study(s.playing().record.text(), data.seconds)
    work = partial(caller.tables.bots.analysis, caller.asker(), study)
    key = ("analysis", s.id, data.seconds)
    return as_json(await caller.kept.answer(key, partial(caller.pay, ANALYSIS), work))


ROUTES = (record, at_moment, all_events, all_decisions, analysis)
