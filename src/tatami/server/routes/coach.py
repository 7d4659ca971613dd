"""The coach: what of one's last words was a mistake, in games against bots alone."""

from typing import Final

from tatami.bots.search import Budget
from tatami.server.bot_workers import Looking
from tatami.server.caller import Caller
from tatami.server.drills import wire
from tatami.server.openapi import post
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting, going_on

SECONDS: Final = 1.2  # for all words together


@post("/matches/{match:str}/coach")
async def coach(caller: Caller, match: str, data: wire.Said) -> wire.Coached:
    """What of the words you have just said cost more than the search may err, if any did. It is
    looked for with what your seat could see before each of them. Only for games in which all the
    others are bots."""
    table = await caller.table(match)
    async with table.lock:
        looking = last_said(table.sitting, caller.who, data.words)
    found = await caller.tables.bots.coached(caller.asker(), looking) if looking else []
    if not found:
        return wire.Coached("", "", 0.0, [])
    worst = found[0]
    return wire.Coached(worst.word, worst.better, worst.cost, list(worst.reasons))


def last_said(s: Sitting, who: str, said: list[str]) -> Looking | None:
    """What to look at: where this person last said these words, if they still stand."""
    going_on(s)
    people = [seat for seat, place in enumerate(s.places) if place.who]
    if s.laid.rated or len(people) != 1 or s.places[people[0]].who != who:
        raise Refused("no-hints")
    words = [(entry.seat, entry.word) for entry in s.playing().record.standing()]
    mine = [at for at, (seat, _) in enumerate(words) if seat == people[0]]
    begun = [i for i, at in enumerate(mine) if words[at][1] == said[0]]
    if not begun:
        return None
    wanted = [at for at in mine[begun[-1] :][: len(said)] if words[at][1] in said]
    return Looking(
        game=s.laid.game,
        rules=s.laid.rules,
        options=s.laid.options,
        seats=len(s.places),
        seed=s.laid.seed,
        words=words[: wanted[-1] + 1],
        wanted=tuple(wanted),
        budget=Budget(seconds=SECONDS / len(wanted)),
    )


ROUTES = (coach,)
