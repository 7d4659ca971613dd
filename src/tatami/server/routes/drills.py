"""Your drills: choices of finished games that are asked anew after days."""

from typing import Final

import msgspec

from tatami.bots.hints import Hint
from tatami.core import record as records
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.server import wire as bodies
from tatami.server.caller import REPLAY, Caller
from tatami.server.drills import wire
from tatami.server.drills.deck import Decks, Drill, new_drill
from tatami.server.drills.schedule import answered, graded, is_due
from tatami.server.kept_answers import replayed
from tatami.server.openapi import get, options, post
from tatami.server.routes.alternatives import ask_for, weighed_hints
from tatami.server.routes.records import finished, kept_until
from tatami.session.refusal import Refused

GRADES: Final = ("", "worse", "alike", "best")


@get("/me/drills")
async def deck(caller: Caller) -> wire.Deck:
    """My drills, and how I have answered of late."""
    return await deck_of(caller)


async def deck_of(caller: Caller) -> wire.Deck:
    """The drills of the caller."""
    now, decks = caller.now(), Decks(caller.store)
    mine = await decks.of(caller.who) if caller.who else []
    weeks = await decks.weeks(caller.who, now) if caller.who else []
    return wire.Deck(now, [shown(each, now) for each in mine], weeks)


@post("/me/drills")
async def keep(caller: Caller, data: wire.KeepDrill) -> wire.DrillShown:
    """Be asked this again. It is due at once, so the first answer is what you know now."""
    s = await finished(caller, data.match)
    kept = kept_until(s, data.at + 1)
    said = kept.standing()[data.at]
    if said.seat != data.seat:
        raise Refused("not-asked")
    caller.pay(REPLAY)
    question = await replayed(question_at, s.game, kept, data, said.word)
    drill = new_drill(
        player=await caller.somebody(),
        match=s.id,
        at=data.at,
        seat=data.seat,
        game=s.game.name,
        rules=s.laid.rules,
        question=question,
        word=said.word,
        better=data.better,
        created=caller.now(),
    )
    return shown(await Decks(caller.store).keep(drill), caller.now())


def question_at(game: Game, kept: Record, data: wire.KeepDrill, said: str) -> str:
    """The question that both words answer."""
    table = records.replay(game, kept, data.at)
    return ask_for(table, data.seat, {said, data.better}).name()


@post("/me/drills/answer")
async def answer(caller: Caller, data: wire.AnswerDrill) -> wire.DrillAnswer:
    """Answer a drill. If it is due, the answer decides when it comes back; if it is not, this is
    practice and changes nothing."""
    decks = Decks(caller.store)
    drill = await decks.own(caller.who, data.id)
    words = list(dict.fromkeys([drill.word, drill.better, data.word]))
    instead = bodies.Instead(drill.at, drill.seat, words)
    found = await weighed_hints(caller, drill.match, instead)
    hints = msgspec.json.decode(found, type=list[Hint])
    grade, now = graded(hints, data.word), caller.now()
    if is_due(drill.memory, now):
        await decks.note(drill, answered(drill.memory, grade, now), grade)
        drill = await decks.own(caller.who, data.id)
    return wire.DrillAnswer(hints, GRADES[grade], shown(drill, now))  # type: ignore[arg-type]


@post("/me/drills/remove")
async def remove(caller: Caller, data: wire.NameDrill) -> wire.Deck:
    """Be asked this no more. What you have answered still counts."""
    decks = Decks(caller.store)
    await decks.remove(caller.who, (await decks.own(caller.who, data.id)).id)
    return await deck_of(caller)


def shown(drill: Drill, now: int) -> wire.DrillShown:
    """A drill as its person sees it."""
    fields = {name: getattr(drill, name) for name in wire.DrillShown.__struct_fields__[:-1]}
    return wire.DrillShown(**fields, wanted=is_due(drill.memory, now))


ROUTES = (options("/me/drills", "GET", "POST"), deck, keep, answer, remove)
