"""The weekly set: what everybody is asked this week, from the public games of this host."""

from tatami.server.caller import Caller
from tatami.server.drills import wire
from tatami.server.drills.weekly import WeeklySets
from tatami.server.openapi import get


@get("/weekly")
async def weekly(caller: Caller) -> wire.Weekly:
    """The sets of this week. What is not ready yet is being made: ask again."""
    await caller.must_be_invited()
    sets: WeeklySets = caller.request.app.state.weekly
    return await sets.now()


ROUTES = (weekly,)
