"""What players are called in the terminal: nicknames, and the bots as the page calls them."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from tatami.cli.phrases import phrase
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.session.occupants import is_human, told_apart
from tatami.texts.talk import Talk, bundle, formatted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAMED_BOTS: Final = ("random", "greedy", "search:1", "search:2", "search:3", "search:4")


def names_of(occupants: Sequence[str], language: str) -> list[str]:
    """The names of a record's occupants in the reader's language, equal ones told apart."""
    return told_apart([name_of(each, language) for each in occupants])


def talk_of(game: Game, record: Record, language: str) -> Talk:
    """A record's game in a language, with the names of its players and of its pieces."""
    called = game.called(record.seed_hash, len(record.seats), game.chosen(record.options))
    return Talk(game, language, names_of(record.seats, language), called)


def name_of(occupant: str, language: str) -> str:
    """A person's nickname, or what a bot is called."""
    if is_human(occupant):
        return occupant.partition(":")[2] or phrase(language, "somebody")
    return bot_name(occupant, language)


def bot_name(spec: str, language: str) -> str:
    """A bot's name, as in the page; a bot of one's own goes by its spec."""
    if spec not in NAMED_BOTS:
        return spec
    return formatted(bots(language), f"bot-name-{spec.replace(':', '-')}", {})


@cache
def bots(language: str) -> "FluentBundle":
    """The bots' names: the page has them too."""
    return bundle("tatami.web", language, "bots.ftl")
