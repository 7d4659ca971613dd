"""The terminal's own sentences, in the player's language."""

from functools import partial
from typing import Final

from tatami.texts import phrases

phrase: Final = partial(phrases.phrase, "tatami.cli")
