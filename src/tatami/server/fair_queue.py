"""A fair queue: whoever was served longest ago comes first, however much the others ask for."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

MOST_KEPT: Final = 10_000  # the one that was served longest ago is forgotten first


class Asker(NamedTuple):
    """Who asks for something, and from where: somebody may come as many."""

    network: str
    who: str


class FairQueue:
    """So many may work at once. Of those that wait, the network that was served longest ago comes
    first, and there the person who was."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.turns = 0
        self.served: OrderedDict[str, int] = OrderedDict()  # the last turn of each
        self.waiting: list[tuple[Asker, asyncio.Future[None]]] = []

    async def enter(self, asker: Asker) -> None:
        """Wait for one's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((asker, turn))
        self.go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it was one's turn already
            raise

    def leave(self) -> None:
        """Let the next one have a turn."""
        self.free += 1
        self.go_on()

    def go_on(self) -> None:
        """Give a turn to each who may have one now."""
        self.waiting = [each for each in self.waiting if not each[1].done()]
        while self.free and self.waiting:
            asker, turn = chosen = min(self.waiting, key=lambda each: self.since(each[0]))
            self.waiting.remove(chosen)
            self.free -= 1
            self.note(asker)
            turn.set_result(None)

    def since(self, asker: Asker) -> tuple[int, int]:
        """When somebody was last served; of two who wait equally long, the first comes first."""
        who = f"{asker.network} {asker.who}"
        return self.served.get(asker.network, 0), self.served.get(who, 0)

    def note(self, asker: Asker) -> None:
        """Note that somebody is served."""
        self.turns += 1
        for name in (asker.network, f"{asker.network} {asker.who}"):
            self.served[name] = self.turns
            self.served.move_to_end(name)
        while len(self.served) > MOST_KEPT:
            self.served.popitem(last=False)
