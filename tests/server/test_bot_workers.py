"""Where bots think: who asks for more than words waits apart from the tables, and not for ever."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tatami.server.bot_workers import MOST_HINTS, MOST_STUDIES, Bots, Study, Thought
from tatami.server.fair_queue import Asker
from tatami.session.bot_question import BotQuestion
from tatami.session.refusal import Refused

ASKED = BotQuestion("m", "shitenno", 1, {}, 2, "seed", [], 0, "search:1")
STUDY = Study("", 1.0)
ANN = Asker("there", "ann")
DONE = Thought("general:ii", 0.1, "")


class Held:
    """A lane whose work is done once it may go on; nothing is begun for it."""

    def __init__(self, *, free: bool) -> None:
        self.may_go_on = asyncio.Event()
        if free:
            self.may_go_on.set()

    async def run(self, _asker: Asker, _work: Callable[[Any], Any], _about: Any) -> Any:
        await self.may_go_on.wait()
        return DONE


def test_a_bot_does_not_wait_for_hints_nor_analyses() -> None:
    async def work() -> None:
        bots = Bots(1)
        bots.steady = Held(free=True)  # type: ignore[assignment]
        bots.advice.lane = bots.studies.lane = Held(free=False)  # type: ignore[assignment]
        asked = [
            asyncio.create_task(bots.hints(ANN, ASKED)),
            asyncio.create_task(bots.analysis(ANN, STUDY)),
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            assert await bots.choose(ASKED, ANN) == DONE.word
        assert not any(task.done() for task in asked)
        bots.advice.lane.may_go_on.set()  # type: ignore[attr-defined]
        await asyncio.gather(*asked)

    asyncio.run(work())


@pytest.mark.parametrize(("what", "most"), [("hints", MOST_HINTS), ("analysis", MOST_STUDIES)])
def test_each_waits_for_one_thing_at_a_time_and_only_so_many_wait(what: str, most: int) -> None:
    async def work() -> None:
        bots = Bots(1)
        held = Held(free=False)
        bots.advice.lane = bots.studies.lane = held  # type: ignore[assignment]

        def ask(who: str) -> Coroutine[Any, Any, Any]:
            asker = Asker(who, who)
            return bots.hints(asker, ASKED) if what == "hints" else bots.analysis(asker, STUDY)

        asked = [asyncio.create_task(ask(f"p{i}")) for i in range(most - 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await ask("p0")
        asked.append(asyncio.create_task(ask("last")))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await ask("late")
        held.may_go_on.set()
        await asyncio.gather(*asked)
        assert await ask("p0") == DONE  # once answered, one may ask again

    asyncio.run(work())
