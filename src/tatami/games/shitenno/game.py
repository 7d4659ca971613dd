"""Shitennō, as the rest of Tatami knows it."""

from importlib.resources import files
from typing import Final

from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game
from tatami.core.guide import Guide
from tatami.core.learned import Model, learned
from tatami.core.ledger import Ledger
from tatami.games.shitenno import advice, features, reasons
from tatami.games.shitenno.book import BOOK, lay_out
from tatami.games.shitenno.composing import in_order
from tatami.games.shitenno.details import details
from tatami.games.shitenno.editing import EDITING
from tatami.games.shitenno.observation import OBSERVATION
from tatami.games.shitenno.rules.end_of_the_game import ranking
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.view import census, own, secrets, view
from tatami.games.shitenno.words import EVENT_KINDS, VOCABULARY


def scores(t: Shitenno) -> list[int]:
    """The favour points of each seat."""
    return [t.score(seat) for seat in range(t.seats)]


def ranks(t: Shitenno) -> list[int]:
    """The place of each seat, from 1; titles break every tie (SHI-53)."""
    order = ranking(t)
    return [order.index(seat) + 1 for seat in range(t.seats)]


VERSION: Final = 1
MODEL: Final = Model(
    "shitenno",
    VERSION,
    features.NAMES,
    features.rows,
    features.left,
    dict.fromkeys(features.USUAL, 1.0),
)

SHITENNO: Final = Game(
    name="shitenno",
    title="Shitennō",
    version=VERSION,
    seats=(2, 3, 4),
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
        files("tatami.games.shitenno").joinpath("ledger.toml").read_text(encoding="utf-8")
    ),
    advice=Advice(
        advice.value,
        chances=advice.chances,
        points=reasons.points,
        features=reasons.features,
        sources=reasons.sources,
        quiet=features.quiet,
        settled=True,
        blur=3.0,
        model=MODEL,
        learned=learned(MODEL, "tatami.games.shitenno"),
        search=SearchSettings(
            hunches=True,
            playout=0,
            explore=1.0,
            trust=1.0,
            sharp=0.05,
            settled=True,
            priors=2,
            tries=(60, 60, 1000, 8000),
            looks=(3,),
        ),
    ),
    details=details,
    observation=OBSERVATION,
    guide=Guide(files("tatami.games.shitenno").joinpath("guide.toml").read_text(encoding="utf-8")),
    in_order=in_order,
    editing=EDITING,
    package="tatami.games.shitenno",
    usual=3,
)
