"""What players are called in the terminal: nicknames, and the bots as the page calls them."""

import getpass
from collections.abc import Sequence

from tatami.bots.registry import OWN
from tatami.cli.arguments import refuse
from tatami.cli.phrases import phrase
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.session.names import nickname
from tatami.session.occupants import HUMAN, is_human, told_apart
from tatami.session.refusal import Refused
from tatami.session.seating import LONGEST_NAME
from tatami.texts import bot_names
from tatami.texts.talk import Talk


def names_of(occupants: Sequence[str], language: str) -> list[str]:
    """The names of a record's occupants in the reader's language, equal ones told apart."""
    return told_apart([name_of(each, language) for each in occupants])


def talk_of(game: Game, record: Record, language: str) -> Talk:
    """A record's game in a language, with the names of its players and of its pieces."""
    called = game.called(record.seed_hash, len(record.seats), game.chosen(record.options))
    return Talk(game, language, names_of(record.seats, language), called)


def with_nickname(occupants: Sequence[str], name: str) -> list[str]:
    """The occupants, the first person without a nickname called by this one."""
    named = list(occupants)
    if name and HUMAN in named:
        named[named.index(HUMAN)] = f"{HUMAN}:{name}"
    return named


def own_nickname(name: str) -> str:
    """The nickname that somebody has typed, or else the name of their account on this machine:
    nothing where the account has none that could be one."""
    try:
        return short_nickname(name or getpass.getuser().title())
    except (KeyError, OSError):
        return ""
    except Refused:
        if not name:
            return ""
        refuse(f"A nickname has 1 to {LONGEST_NAME} letters that others can read.")


def short_nickname(text: str) -> str:
    """A nickname that is no longer than at a server's table."""
    name = nickname(text)
    if len(name) > LONGEST_NAME:
        raise Refused("bad-name")
    return name


def name_of(occupant: str, language: str) -> str:
    """A person's nickname, or what a bot is called."""
    if is_human(occupant):
        return occupant.partition(":")[2] or phrase(language, "somebody")
    return bot_name(occupant, language)


def bot_name(spec: str, language: str) -> str:
    """A bot's name, as in the page; a bot of one's own goes by its spec."""
    return spec if spec.partition(":")[0] in OWN else bot_names.bot_name(spec, language)
