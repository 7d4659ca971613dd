"""What samurai are called beside their short names: for people alone, no rule knows it."""

from collections.abc import Mapping
from typing import Final

from tatami.core.chance import fair
from tatami.core.game import Options
from tatami.games.shototsu.modes import fielded
from tatami.games.shototsu.printed import MOST_SAMURAI
from tatami.games.shototsu.words import NAMES

GIVEN: Final = (
    "Akio", "Asuka", "Chiyo", "Daigo", "Emi", "Fumio", "Goro", "Hana", "Haruki", "Hikaru",
    "Isamu", "Jiro", "Kaede", "Kenta", "Kiku", "Makoto", "Mariko", "Masa", "Midori", "Naoko",
    "Noboru", "Osamu", "Ran", "Renji", "Ryota", "Sachi", "Sayo", "Shigeru", "Sumire", "Tadao",
    "Tamaki", "Tomoe", "Toshi", "Umeko", "Wataru", "Yasuko", "Yori", "Yuki", "Yuzuru", "Zenji",
)  # fmt: skip


def given_names(seed_hash: str, seats: int, options: Options) -> Mapping[str, str]:
    """A name for each samurai, no name twice: the same for everybody who knows the hash of the
    seed, which tells nothing of the seed."""
    left = list(GIVEN)
    called: dict[str, str] = {}
    for number, samurai in enumerate(NAMES[: seats * MOST_SAMURAI]):
        given = left.pop(fair(f"{seed_hash} names", number, len(left)))
        if number % MOST_SAMURAI < fielded(seats, options):
            called[samurai] = given
    return called
