"""Kept answers: what was worked out about finished games, which never change."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

MOST_BYTES: Final = 32 << 20
REPLAYING: Final = ThreadPoolExecutor(1, "replay")  # more would only slow down everybody's words


class Kept:
    """The answers asked for last, as JSON."""

    def __init__(self) -> None:
        self.answers: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self.size = 0
        self.under_way: dict[tuple[Any, ...], asyncio.Future[bytes]] = {}

    async def answer(
        self, key: tuple[Any, ...], pay: Callable[[], None], work: Callable[[], Awaitable[Any]]
    ) -> bytes:
        """The answer of this key. Only who has it worked out pays for it; who asks for the same
        meanwhile waits for it."""
        if key in self.answers:
            self.answers.move_to_end(key)
            return self.answers[key]
        if key in self.under_way:
            return await asyncio.shield(self.under_way[key])
        pay()
        made = asyncio.ensure_future(self.worked_out(key, work))
        self.under_way[key] = made
        made.add_done_callback(lambda _: self.under_way.pop(key))
        made.add_done_callback(lambda done: done.cancelled() or done.exception())  # has been told
        return await asyncio.shield(made)

    async def worked_out(self, key: tuple[Any, ...], work: Callable[[], Awaitable[Any]]) -> bytes:
        """Work out an answer and keep it."""
        answer = msgspec.json.encode(await work())
        self.keep(key, answer)
        return answer

    def keep(self, key: tuple[Any, ...], answer: bytes) -> None:
        """Keep an answer. If there is too much, forget what was asked for longest ago."""
        self.answers[key] = answer
        self.size += len(answer)
        while self.size > MOST_BYTES:
            _, gone = self.answers.popitem(last=False)
            self.size -= len(gone)


async def replayed(work: Callable[..., Any], *about: Any) -> Any:
    """Replay something in the one thread there is for it."""
    return await asyncio.get_running_loop().run_in_executor(REPLAYING, work, *about)
