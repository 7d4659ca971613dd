"""Finished games: positions of them edited, for study, and played on from there."""

from functools import partial

from litestar import Response

from tatami.core.editing import BadEdit
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.server import wire
from tatami.server.caller import REPLAY, Caller
from tatami.server.forks import EditedPosition, EditGroup, Fork, LookAtEdits
from tatami.server.kept_answers import replayed
from tatami.server.openapi import post
from tatami.server.routes.matches import lay
from tatami.server.routes.records import a_seat, as_json, finished, kept_until, moment_of
from tatami.session.deeds import Laid
from tatami.session.position import Position, edited_words, position
from tatami.session.refusal import Refused
from tatami.session.seating import a_bot


@post("/records/{match:str}/edits")
async def edits(caller: Caller, match: str, data: LookAtEdits) -> Response[EditedPosition]:
    """A moment of a finished game with some edits made, and the edits that can be made next."""
    s = await finished(caller, match)
    kept, viewer = kept_until(s, data.at), a_seat(s, data.seat)
    work = partial(replayed, shown, s.game, kept, data, viewer)
    key = ("edits", s.id, data.at, viewer, *data.edits)
    return as_json(await caller.kept.answer(key, partial(caller.pay, REPLAY), work))


def shown(game: Game, kept: Record, data: LookAtEdits, viewer: int) -> EditedPosition:
    """The position as a viewer sees it, with what can be edited there."""
    found = at_position(game, kept, data.at, data.edits)
    groups = [
        EditGroup(group.name, group.thing, [word.text for word in group.words])
        for group in game.edits(found.table)
    ]
    moment = moment_of(game, kept, found.table, data.at, viewer, over=False)
    return EditedPosition(moment, groups, found.nearest)


def at_position(game: Game, kept: Record, at: int, wanted: list[str]) -> Position:
    """The position, or a refusal that says why it cannot be."""
    try:
        return position(game, kept, at, wanted)
    except BadEdit as bad:
        raise Refused(bad.why) from None


@post("/records/{match:str}/fork")
async def fork(caller: Caller, match: str, data: Fork) -> wire.MatchAnswer:
    """Play on from a moment of a finished game, or from what it becomes by these edits. Its seed is
    known, so this is for study."""
    await caller.must_be_invited()
    s = await finished(caller, match)
    kept = kept_until(s, data.at)
    if len(data.seats) != len(s.places):
        raise Refused("no-such-seat")
    if data.edits:
        caller.pay(REPLAY)
        await replayed(at_position, s.game, kept, data.at, data.edits)
    new = Laid(
        game=s.game.name,
        rules=s.laid.rules,
        options=s.laid.options,
        seats=["" if seat in ("me", "open") else a_bot(seat) for seat in data.seats],
        seed=s.laid.seed,
        host=await caller.somebody(),
        forked_from=s.id,
        words=edited_words(kept, data.at, data.edits),
    )
    names = [data.name] * len(data.seats)
    return await lay(caller, new, data.seats, names, "open" not in data.seats)


ROUTES = (edits, fork)
