"""Shōtotsu, as the rest of Tatami knows it."""

from importlib.resources import files
from typing import Final

from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game, Options
from tatami.core.ledger import Ledger
from tatami.games.former.shototsu_1 import advice, reasons
from tatami.games.former.shototsu_1.book import BOOK, lay_out
from tatami.games.former.shototsu_1.modes import OPTIONS
from tatami.games.former.shototsu_1.printed import MOST_SEATS
from tatami.games.former.shototsu_1.rules.end_of_the_game import ranking
from tatami.games.former.shototsu_1.rules.experience import roster
from tatami.games.former.shototsu_1.table import Shototsu
from tatami.games.former.shototsu_1.view import census, secrets, view
from tatami.games.former.shototsu_1.words import EVENT_KINDS, VOCABULARY


def scores(t: Shototsu) -> list[int]:
    """The honour of each seat."""
    return [t.score(seat) for seat in range(t.seats)]


def sequel(t: Shototsu) -> Options:
    """The survivors go on to a later game (SHO-83)."""
    return {"roster": roster(t)}


SHOTOTSU: Final = Game(
    name="shototsu",
    title="Shōtotsu",
    version=1,
    seats=tuple(range(2, MOST_SEATS + 1)),
    vocabulary=VOCABULARY,
    event_kinds=EVENT_KINDS,
    package="tatami.games.former.shototsu_1",
    sequel=sequel,
    book=BOOK,
    lay_out=lay_out,
    view=view,
    secrets=secrets,
    census=census,
    scores=scores,
    ranks=ranking,
    ledger=Ledger(
        files("tatami.games.former.shototsu_1").joinpath("ledger.toml").read_text(encoding="utf-8")
    ),
    advice=Advice(
        advice.value,
        chances=advice.chances,
        points=reasons.points,
        features=reasons.features,
        sources=reasons.sources,
        search=SearchSettings(
            hunches=True, playout=18, explore=1.0, trust=1.0, sharp=0.05, tries=(25, 100, 500, 3000)
        ),
    ),
    options=OPTIONS,
)
