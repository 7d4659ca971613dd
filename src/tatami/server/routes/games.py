"""The games that can be played here, and their rules."""

from functools import cache
from typing import Any, Final

from litestar import Request

from tatami.bots.search import LEVELS
from tatami.games import GAMES
from tatami.server.openapi import get
from tatami.server.problems import language_of
from tatami.server.wire import GameInfo, Games, OptionInfo, RuleInfo
from tatami.session.refusal import Refused
from tatami.texts.talk import LANGUAGES, Talk

# offered by the page, the weakest first; requests may name any other spec of these bots
OFFERED: Final = ("random", "greedy", *(f"search:{level}" for level in range(1, LEVELS + 1)))


@cache
def talk_of(game: str, language: str) -> Talk:
    """The texts of a game in a language, read once."""
    return Talk(GAMES[game], language)


@get("/games", sync_to_thread=False)
def games() -> Games:
    """All games."""
    return Games(
        [
            GameInfo(
                game.name,
                game.title,
                game.version,
                list(game.seats),
                game.usual,
                [OptionInfo(each.name, list(each.values), each.free) for each in game.options],
            )
            for game in GAMES.values()
        ],
        list(OFFERED),
        list(LANGUAGES),
    )


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], game: str) -> list[RuleInfo]:
    """All rules of a game, in the reader's language."""
    if game not in GAMES:
        raise Refused("no-such-game")
    talk = talk_of(game, language_of(request))
    return [RuleInfo(*talk.rule(each)) for each in GAMES[game].ledger.rules]


@get("/games/{game:str}/rules/{rule:str}", sync_to_thread=False)
def rule(request: Request[Any, Any, Any], game: str, rule: str) -> RuleInfo:
    """One rule."""
    if game not in GAMES:
        raise Refused("no-such-game")
    if rule not in GAMES[game].ledger.rules:
        raise Refused("no-such-rule")
    return RuleInfo(*talk_of(game, language_of(request)).rule(rule))


ROUTES = (games, rules, rule)
