"""Details: what a choice costs, holds or brings, told before anybody makes it."""

from collections.abc import Mapping
from typing import NamedTuple

from tatami.core.chronicle import Thing
from tatami.core.words import Word


class Detail(NamedTuple):
    """One thing to know about a choice: `detail-<name>` is its sentence, filled with the fields."""

    name: str
    fields: Mapping[str, Thing]


Details = Mapping[Word, tuple[Detail, ...]]
