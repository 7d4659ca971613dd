"""The link of a server's table: where it leads, and how to sit down there."""

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tatami.cli.arguments import refuse
from tatami.cli.client import Client, be_somebody, guest_file
from tatami.cli.phrases import phrase
from tatami.cli.remote_game import RemoteGame
from tatami.cli.screen import Screen
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.server import wire
from tatami.session.view_types import TableShown
from tatami.texts.talk import Talk

LINK: Final = re.compile(r"(https?://[^/?#\s]+)/[^#\s]*#/table/([a-z0-9]+)(\?.*)?")


def joined(
    link: str, name: str, folder: Path, language: str, plain: bool, save: Path | None
) -> RemoteGame:
    """Sit down at the table of a link, or return to the seat that this name has there."""
    address, match = table_of(link, language)
    if not name.strip():
        refuse(phrase(language, "no-nickname"))
    server = Client(address, language)
    be_somebody(server, guest_file(folder, server.address, name))
    answer = server.get(f"/matches/{match}", wire.MatchAnswer)
    game = the_game_at(answer.table, language)
    if not answer.mine:
        answer = server.post(f"/matches/{match}/join", wire.Join(name), wire.MatchAnswer)
    screen = Screen(Talk(game, language), plain)
    return RemoteGame(server, match, screen, link, name, save)


def table_of(link: str, language: str) -> tuple[str, str]:
    """The server's address and the table's name in a link."""
    found = LINK.fullmatch(link)
    if found is None or not is_address(found[1]):
        refuse(phrase(language, "bad-link", link=repr(link)))
    return found[1], found[2]


def is_address(text: str) -> bool:
    """Whether this can be a server's address: a host name and, if any, a number as the port."""
    try:
        parts = urlsplit(text)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def the_game_at(table: TableShown, language: str) -> Game:
    """The game of a table, by its rules. Refuse a game or rules that are unknown here."""
    if table.game not in GAMES:
        refuse(phrase(language, "unknown-game", game=repr(table.game)))
    try:
        return GAMES.under(table.game, table.rules)
    except KeyError:
        ours = GAMES[table.game]
        versions = {"ours": str(ours.version), "theirs": str(table.rules)}
        refuse(phrase(language, "other-rules", game=ours.title, **versions))
