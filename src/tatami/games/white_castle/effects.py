"""Printed effects: what an icon lets a player do. They are plain values and never change."""

from typing import Final, final

# What can be gained: what a domain keeps, then steps of influence and resources of choice.
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINTS: Final = 5
INFLUENCE: Final = 6
ANY: Final = 7
RESOURCES: Final = 3  # food, iron and pearl
GOODS: Final = 6  # what a domain keeps
GAINS: Final = ("food", "iron", "pearl", "coin", "seal", "points", "influence", "any")

# What an icon does.
GAIN: Final = 0
PAY: Final = 1
LANTERN: Final = 2
WELL: Final = 3
COURTIER: Final = 4
GARDENER: Final = 5
WARRIOR: Final = 6
DOMAIN: Final = 7
CASTLE: Final = 8
ONE_OF: Final = 9
OPS: Final = (
    "gain", "pay", "lantern", "well", "courtier", "gardener", "warrior", "domain", "castle",
    "one_of",
)  # fmt: skip

# Which actions of the castle an icon opens: those of a colour, any, or those on a light ground.
ANY_COLOUR: Final = 3
LIGHT: Final = 4


@final
class Effect:
    """One icon, with what follows it: the action a price buys, or the actions to choose from."""

    def __init__(
        self, number: int, name: str, op: int, what: int, amount: int, parts: tuple["Effect", ...]
    ) -> None:
        self.number = number  # equal icons have one number, and one name
        self.name = name
        self.op = op
        self.what = what  # the good gained or paid, or the actions of the castle it opens
        self.amount = amount
        self.parts = parts

    def is_goods(self) -> bool:
        """Whether it only gives what a domain keeps: it asks nothing and costs nothing."""
        return self.op == GAIN and self.what < GOODS


@final
class Row:
    """One action of a card: its icons, and the ground it is printed on."""

    def __init__(self, effects: tuple[Effect, ...], light: bool) -> None:
        self.effects = effects
        self.light = light

    def member(self) -> int:
        """Whom the action sends, whatever its price: a dark ground always sends somebody."""
        effect = self.effects[0]
        return effect.parts[0].op if effect.op == PAY else effect.op
