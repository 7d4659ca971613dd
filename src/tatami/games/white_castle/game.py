"""The White Castle, as the rest of Tatami knows it."""

from importlib.resources import files
from typing import Final

from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game, Option
from tatami.core.guide import Guide
from tatami.core.learned import Model, learned
from tatami.core.ledger import Ledger
from tatami.games.white_castle import advice, features, reasons
from tatami.games.white_castle.book import BOOK, lay_out
from tatami.games.white_castle.census import census
from tatami.games.white_castle.details import details
from tatami.games.white_castle.editing import EDITING
from tatami.games.white_castle.observation import OBSERVATION
from tatami.games.white_castle.printed import DIFFICULTIES
from tatami.games.white_castle.rules.scoring import ranking
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.view import own, secrets, view
from tatami.games.white_castle.words import EVENT_KINDS, VOCABULARY


def scores(t: WhiteCastle) -> list[int]:
    """The clan points of each seat."""
    return [t.score(seat) for seat in range(t.seats)]


def ranks(t: WhiteCastle) -> list[int]:
    """The place of each seat, from 1; alone, 2 is a game lost to the rival clan (WHI-75)."""
    order = ranking(t)
    return [order.index(seat) + 1 for seat in range(t.seats)]


VERSION: Final = 2
MODEL: Final = Model(
    "white_castle",
    VERSION,
    features.NAMES,
    features.rows,
    features.left,
    dict.fromkeys(features.USUAL, 1.0),
)

WHITE_CASTLE: Final = Game(
    name="white_castle",
    title="The White Castle",
    version=VERSION,
    seats=(1, 2, 3, 4),
    vocabulary=VOCABULARY,
    event_kinds=EVENT_KINDS,
    book=BOOK,
    lay_out=lay_out,
    view=view,
    own=own,
    secrets=secrets,
    census=census,
    scores=scores,
    ranks=ranks,
    ledger=Ledger(
        files("tatami.games.white_castle").joinpath("ledger.toml").read_text(encoding="utf-8")
    ),
    advice=Advice(
        advice.value,
        chances=advice.chances,
        points=reasons.points,
        features=reasons.features,
        sources=reasons.sources,
        quiet=features.quiet,
        settled=True,
        tables=1,
        blur=2.0,
        model=MODEL,
        learned=learned(MODEL, "tatami.games.white_castle"),
        search=SearchSettings(
            hunches=True,
            playout=12,
            explore=1.0,
            trust=1.0,
            sharp=0.05,
            settled=True,
            tries=(15, 60, 1200, 6000),
            looks=(1,),
        ),
    ),
    details=details,
    observation=OBSERVATION,
    guide=Guide(
        files("tatami.games.white_castle").joinpath("guide.toml").read_text(encoding="utf-8")
    ),
    options=(
        Option("difficulty", *DIFFICULTIES),
        Option("promo", "off", "on"),
        Option("domain-rows", "free", "once"),
        Option("well", "drawn", "first-game"),
    ),
    editing=EDITING,
    package="tatami.games.white_castle",
)
