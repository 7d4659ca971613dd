"""What a bot gets: a view, its question, and imagined tables it cannot tell from the true one."""

from collections.abc import Mapping
from typing import Any, final

from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.table import Table


@final
class Seen:
    """A table as one seat may see it."""

    def __init__(self, game: Game, table: Table, seat: int, ask: Ask) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self.__table = table

    def view(self) -> Mapping[str, Any]:
        """What the seat sees."""
        return self.game.view(self.__table, self.seat)

    def imagine(self, seed: int) -> Table:
        """A table on which everything hidden from the seat is dealt again."""
        return self.__table.imagined(self.seat, seed)

    def believe(self, seed: int) -> Table:
        """The same, but what others have laid in secret is what they probably would."""
        table = self.imagine(seed)
        if self.game.advice.believed is not None:
            self.game.advice.believed(table, self.seat)
        return table
