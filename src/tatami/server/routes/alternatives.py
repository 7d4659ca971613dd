"""Finished games: what might have been said at any moment of them, and where it would have led."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from litestar import Response

from tatami.bots.hints import Hint
from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.table import Table
from tatami.server import wire
from tatami.server.caller import REPLAY, Caller
from tatami.server.kept_answers import replayed
from tatami.server.openapi import post
from tatami.server.routes.records import a_seat, as_json, finished, kept_until
from tatami.session.bot_question import bot_question
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting
from tatami.session.view_types import EventShown
from tatami.session.views import event_shown


class Step(msgspec.Struct, frozen=True):
    """A word that might have been said in a finished game, and what its seat would have seen."""

    word: str
    view: Mapping[str, Any]
    events: list[EventShown]


@post("/records/{match:str}/hint")
async def hint(caller: Caller, match: str, data: wire.Instead) -> Response[list[Hint]]:
    """The best answers that a seat had at a moment of a finished game, and these words beside them,
    with reasons. They are looked for with what the seat could see then."""
    return as_json(await weighed_hints(caller, match, data))


async def weighed_hints(caller: Caller, match: str, data: wire.Instead) -> bytes:
    """The hints as JSON, worked out once."""
    s = await finished(caller, match)
    kept = kept_until(s, data.at)
    work = partial(weighed, caller, s, kept, data)
    key = ("hint", s.id, data.at, a_seat(s, data.seat), *data.words)
    return await caller.kept.answer(key, partial(caller.pay, REPLAY), work)


async def weighed(caller: Caller, s: Sitting, kept: Record, data: wire.Instead) -> list[Hint]:
    """Have a worker weigh the words, if the seat could say them."""
    await replayed(must_be_asked, s.game, kept, data)
    words = [(entry.seat, entry.word) for entry in kept.standing()[: data.at]]
    question = bot_question(s, data.seat)._replace(words=words, also=tuple(data.words))
    return await caller.tables.bots.hints(caller.asker(), question)


def must_be_asked(game: Game, kept: Record, data: wire.Instead) -> None:
    """Refuse what the seat could not say at this moment."""
    ask_for(records.replay(game, kept, data.at), data.seat, set(data.words))


def ask_for(table: Table, seat: int, words: set[str]) -> Ask:
    """The open question of a seat that each of these words answers."""
    for ask in table.open_asks(seat):
        if not ask.idle and words <= {word.text for word in ask.options}:
            return ask
    raise Refused("not-asked")


@post("/records/{match:str}/line")
async def line(caller: Caller, match: str, data: wire.Instead) -> Response[list[Step]]:
    """What a seat would have seen after each of these words, as far as it could have said them one
    after the other."""
    s = await finished(caller, match)
    kept = kept_until(s, data.at)
    work = partial(replayed, steps, s.game, kept, data)
    key = ("line", s.id, data.at, a_seat(s, data.seat), *data.words)
    return as_json(await caller.kept.answer(key, partial(caller.pay, REPLAY), work))


def steps(game: Game, kept: Record, data: wire.Instead) -> list[Step]:
    """The table after each of the words, until one cannot be said."""
    table, seat = records.replay(game, kept, data.at), data.seat
    found: list[Step] = []
    for text in data.words:
        word = game.vocabulary.by_text.get(text)
        if word is None or not any(word in ask.options for ask in table.open_asks(seat)):
            break
        before = len(table.chronicle or [])
        table.answer(seat, word)
        new = [event for event in (table.chronicle or [])[before:] if event.known_to(seat)]
        told = [event_shown(event, data.at) for event in new]
        found.append(Step(text, game.view(table, seat), told))
    return found


ROUTES = (hint, line)
