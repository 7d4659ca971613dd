"""The link of a server's table: where it leads, and whether the table's game can be played here."""

import re
from typing import Final
from urllib.parse import urlsplit

from tatami.cli.shell import refuse
from tatami.games import GAMES
from tatami.session.shown import TableShown

LINK: Final = re.compile(r"(https?://[^/?#\s]+)/[^#\s]*#/table/([a-z0-9]+)(\?.*)?")


def table_of(link: str) -> tuple[str, str]:
    """The address of the server, and the name of the table, that a link tells."""
    found = LINK.fullmatch(link)
    if found is None or not is_address(found[1]):
        refuse(
            f"The address of a table is written like "
            f"http://localhost:8000/#/table/abcdefgh, not {link!r}."
        )
    return found[1], found[2]


def is_address(text: str) -> bool:
    """Whether a server can be there: its host has a name, and its port, if any, is a number."""
    try:
        parts = urlsplit(text)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def check_game(table: TableShown) -> None:
    """Refuse a game that is not known here, or not by the same rules."""
    if table.game not in GAMES:
        refuse(f"This version of Tatami does not know the game {table.game!r}.")
    ours = GAMES[table.game]
    if ours.version != table.rules:
        refuse(
            f"This version of Tatami plays {ours.title} by version {ours.version} of the rules, "
            f"this table by version {table.rules}."
        )
