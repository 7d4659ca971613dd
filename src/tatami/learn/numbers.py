"""What seats observe and may do, as arrays of numpy, and the spaces these are from."""

from struct import Struct
from typing import Final, final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tatami.learn.turns import Turns

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

MASK: Final = "action_mask"  # as PettingZoo and Gymnasium call it


@final
class Numbered:
    """The spaces of one kind of table, and where a table stands in them."""

    def __init__(self, turns: Turns, more_words: int = 0) -> None:
        fields = turns.game.observation.fields(turns.table)
        low, high = ([field[bound] for field in fields] for bound in (1, 2))
        self.names = [field.name for field in fields]
        self.packed = Struct(f"{len(fields)}f")  # much quicker than numpy's own way from a list
        self.observations = spaces.Box(
            np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32
        )
        count = len(turns.words) + more_words
        self.words = spaces.Discrete(count)
        self.masks = spaces.Box(0, 1, (count,), np.int8)
        self.nothing: Mask = np.zeros(count, np.int8)

    def observed(self, turns: Turns, seat: int) -> Numbers:
        """What a seat knows."""
        numbers = bytearray(self.packed.size)
        self.packed.pack_into(numbers, 0, *turns.observed(seat))
        return np.frombuffer(numbers, np.float32)

    def mask(self, turns: Turns) -> Mask:
        """What whoever has the turn may say."""
        return np.frombuffer(turns.mask(), np.int8)
