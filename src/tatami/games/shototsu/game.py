"""Shōtotsu, as the rest of Tatami knows it."""

from importlib.resources import files
from typing import Final

from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game, Options
from tatami.core.guide import Guide
from tatami.core.learned import Model, learned
from tatami.core.ledger import Ledger
from tatami.core.preparing import Preparing
from tatami.games.shototsu import advice, features, reasons
from tatami.games.shototsu.book import BOOK, lay_out
from tatami.games.shototsu.details import details
from tatami.games.shototsu.editing import EDITING
from tatami.games.shototsu.given_names import given_names
from tatami.games.shototsu.hidden import census, secrets
from tatami.games.shototsu.modes import OPTIONS
from tatami.games.shototsu.observation import OBSERVATION
from tatami.games.shototsu.patience import PASSING
from tatami.games.shototsu.plans import names_ahead, plans_ahead
from tatami.games.shototsu.printed import MOST_SEATS
from tatami.games.shototsu.rules.end_of_the_game import ranking
from tatami.games.shototsu.rules.experience import roster
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.view import view
from tatami.games.shototsu.words import EVENT_KINDS, VOCABULARY


def scores(t: Shototsu) -> list[int]:
    """The honour of each seat."""
    return [t.score(seat) for seat in range(t.seats)]


def sequel(t: Shototsu) -> Options:
    """The survivors go on to a later game (SHO-83)."""
    return {"roster": roster(t)}


VERSION: Final = 2
MODEL: Final = Model(
    "shototsu",
    VERSION,
    features.NAMES,
    features.rows,
    features.left,
    dict.fromkeys(features.USUAL, 1.0),
)

SHOTOTSU: Final = Game(
    name="shototsu",
    title="Shōtotsu",
    version=VERSION,
    seats=tuple(range(2, MOST_SEATS + 1)),
    vocabulary=VOCABULARY,
    event_kinds=EVENT_KINDS,
    editing=EDITING,
    package="tatami.games.shototsu",
    called=given_names,
    passing=PASSING,
    preparing=Preparing(view=names_ahead, outlook=plans_ahead, mark=lambda t: str(t.turn)),
    sequel=sequel,
    book=BOOK,
    lay_out=lay_out,
    view=view,
    secrets=secrets,
    census=census,
    scores=scores,
    ranks=ranking,
    ledger=Ledger(
        files("tatami.games.shototsu").joinpath("ledger.toml").read_text(encoding="utf-8")
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
        model=MODEL,
        learned=learned(MODEL, "tatami.games.shototsu"),
        search=SearchSettings(
            hunches=True,
            playout=18,
            explore=1.0,
            trust=1.0,
            sharp=0.05,
            tries=(25, 100, 500, 3000),
            looks=(1,),
        ),
    ),
    details=details,
    observation=OBSERVATION,
    guide=Guide(files("tatami.games.shototsu").joinpath("guide.toml").read_text(encoding="utf-8")),
    options=OPTIONS,
)
