"""Where bots of The White Castle send their people: warriors by yard, climbs by one and two floors.

    ./tatami arena white_castle --bots search:2,greedy-2026 -n 40 \\
        --accumulators tools/castle_people.py

Beside it, in 97 seats of people's games: 187 warriors in the yard for five iron, 51 for three and
47 for one, and twelve climbs by one floor for each by two.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tatami.core.chronicle import Event
from tatami.core.words import Word
from tatami.games.white_castle.printed import ROOMS, ROOMS_ON, YARD_IRON
from tatami.games.white_castle.words import CLIMBED, CLIMBS, SENT_WARRIOR
from tatami.session.match import Match

TOP: Final = 3  # the daimyō's floor
FLOOR_OF: Final = {room: floor for floor, rooms in enumerate(ROOMS_ON) for room in rooms}


class People:
    """Warriors and climbs of each bot."""

    def game_begins(self, match: Match) -> None:
        """Count for each bot, wherever it sits."""
        self.seats = match.record.seats
        self.found = {bot: Counter[str]() for bot in self.seats}

    def word_said(self, match: Match, seat: int, word: Word, events: list[Event]) -> None:
        """Look at what the word has caused."""
        for event in events:
            things = [thing.arg for thing in event.things if isinstance(thing, Word)]
            if event.kind is SENT_WARRIOR and things[0] < len(self.seats):
                self.found[self.seats[things[0]]][f"warriors for {YARD_IRON[things[1]]} iron"] += 1
            elif event.kind is CLIMBED:
                floor, room = CLIMBS[things[1]]
                up = (TOP if room == ROOMS else FLOOR_OF[room]) - floor
                self.found[self.seats[things[0]]][f"climbs by {up}"] += 1

    def game_ends(self, match: Match) -> dict[str, dict[str, int]]:
        """The counts as data."""
        return {bot: dict(found) for bot, found in self.found.items()}

    @staticmethod
    def summed(results: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, Any]:
        """All games together, for each bot."""
        totals: dict[str, Counter[str]] = {}
        for result in results:
            for bot, found in result.items():
                totals.setdefault(bot, Counter()).update(found)
        return {bot: dict(sorted(found.items())) for bot, found in totals.items()}


ACCUMULATORS: Final = {"people": People}
