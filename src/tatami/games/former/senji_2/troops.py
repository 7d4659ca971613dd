"""Troops on their way: groups of a move, and who fights whom. None of these ever changes."""

from typing import Final, final

# How a group moves.
BY_LAND: Final = 0  # to a province next to it, or ashore from a fleet
TO_SEA: Final = 1
AS_RAID: Final = 2


@final
class Group:
    """Pieces that go to one place together. It never changes."""

    def __init__(self, way: int, to: int, units: int, samurai: tuple[int, ...]) -> None:
        self.way = way
        self.to = to
        self.units = units
        self.samurai = samurai


@final
class Battle:
    """Who fights whom, where, and with what the attacker came. It never changes."""

    def __init__(
        self,
        province: int,
        attacker: int,
        defender: int,
        origin: int,
        units: int,
        samurai: tuple[int, ...],
    ) -> None:
        self.province = province
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.units = units
        self.samurai = samurai
