"""The options of a table of Senji."""

from typing import final


@final
class House:
    """What was agreed on before the game."""

    def __init__(
        self,
        goal: int,
        kami: bool,
        imperial: bool,
        umeko: bool,
        executions: int,
        offers: int,
        whole_sets: bool,
    ) -> None:
        self.goal = goal
        self.kami = kami
        self.imperial = imperial
        self.umeko_swaps_flowers = umeko
        self.executions = executions  # most in one combat; 0 for any number
        self.offers = offers  # most of one family in one winter
        self.whole_sets = whole_sets  # a card of each of the other five families, absent or not
