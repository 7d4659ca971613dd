"""The games that can be played here, and their rules."""

from functools import cache
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import Parameter

from tatami.bots.search import LEVELS
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.server.openapi import get
from tatami.server.problems import language_of
from tatami.server.wire import GameInfo, Games, OptionInfo, RuleInfo
from tatami.session.refusal import Refused
from tatami.texts.talk import LANGUAGES, Talk

# offered by the page, the weakest first; requests may name any other spec of these bots
OFFERED: Final = ("random", "novice", *(f"search:{level}" for level in range(1, LEVELS + 1)))

NEWEST: Final = 0  # no version of its own: the newest rules
VersionQuery = Annotated[
    int, Parameter(ge=NEWEST, le=2**31, description="Of the rules; 0 for the newest.")
]


@cache
def talk_of(game: Game, language: str) -> Talk:
    """The texts of a game in a language, read once."""
    return Talk(game, language)


def known(game: str, version: int) -> Game:
    """The game of this name by these rules, or by the newest."""
    try:
        return GAMES.under(game, version) if version else GAMES[game]
    except KeyError:
        raise Refused("other-rules" if game in GAMES else "no-such-game") from None


@get("/games", sync_to_thread=False)
def games(request: Request[Any, Any, Any]) -> Games:
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
        request.app.state.name,
        request.app.state.tables.doorman.house.invited_only,
    )


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(
    request: Request[Any, Any, Any], game: str, version: VersionQuery = NEWEST
) -> list[RuleInfo]:
    """All rules of a game, in the reader's language."""
    talk = talk_of(known(game, version), language_of(request))
    return [RuleInfo(*talk.rule(each)) for each in talk.game.ledger.rules]


@get("/games/{game:str}/rules/{rule:str}", sync_to_thread=False)
def rule(
    request: Request[Any, Any, Any], game: str, rule: str, version: VersionQuery = NEWEST
) -> RuleInfo:
    """One rule."""
    talk = talk_of(known(game, version), language_of(request))
    if rule not in talk.game.ledger.rules:
        raise Refused("no-such-rule")
    return RuleInfo(*talk.rule(rule))


ROUTES = (games, rules, rule)
