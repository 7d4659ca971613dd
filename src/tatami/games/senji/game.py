"""Senji, as the rest of Tatami knows it."""

from importlib.resources import files
from typing import Final

from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game, Option
from tatami.core.guide import Guide
from tatami.core.learned import Learned, Model, learned
from tatami.core.ledger import Ledger
from tatami.core.manners import Manners
from tatami.games.senji import advice, features, reasons
from tatami.games.senji.bargains import promised
from tatami.games.senji.book import BOOK, lay_out
from tatami.games.senji.details import details
from tatami.games.senji.editing import EDITING
from tatami.games.senji.hidden import census, secrets
from tatami.games.senji.observation import OBSERVATION
from tatami.games.senji.reconstruction import RECONSTRUCTED
from tatami.games.senji.rules.end_of_the_game import places
from tatami.games.senji.table import Senji
from tatami.games.senji.truth import untrue
from tatami.games.senji.view import view
from tatami.games.senji.words import (
    ACCEPT,
    BID,
    CALL_OFF,
    DECLINE,
    EVENT_KINDS,
    NOT_READY,
    READY,
    TO,
    UNBID,
    VOCABULARY,
    WITHDRAW,
)


def scores(t: Senji) -> list[int]:
    """The honour of each seat."""
    return [t.honour[family] for family in t.family]


def ranks(t: Senji) -> list[int]:
    """The place of each seat, from 1 (SEN-70, 71)."""
    return places(t)


VERSION: Final = 3
MODEL: Final = Model(
    "senji",
    VERSION,
    features.NAMES,
    features.rows,
    features.left,
    dict.fromkeys(features.USUAL, 1.0),
    features.KINDS,
    features.kind,
    most=0.85,
)

SENJI: Final = Game(
    name="senji",
    title="Senji",
    version=VERSION,
    seats=(3, 4, 5, 6),
    vocabulary=VOCABULARY,
    event_kinds=EVENT_KINDS,
    book=BOOK,
    lay_out=lay_out,
    view=view,
    secrets=secrets,
    census=census,
    scores=scores,
    ranks=ranks,
    untrue=untrue,
    details=details,
    observation=OBSERVATION,
    guide=Guide(files("tatami.games.senji").joinpath("guide.toml").read_text(encoding="utf-8")),
    ledger=Ledger(files("tatami.games.senji").joinpath("ledger.toml").read_text(encoding="utf-8")),
    advice=Advice(
        advice.value,
        chances=advice.chances,
        points=reasons.points,
        features=reasons.features,
        sources=reasons.sources,
        usual=advice.usual,
        quiet=features.quiet,
        settled=True,
        tables=1,
        blur=2.0,
        believed=advice.believed,
        model=MODEL,
        learned=learned(MODEL, "tatami.games.senji"),
        untaught=Learned(MODEL, MODEL.before_learning()),
        search=SearchSettings(
            hunches=True,
            playout=15,
            explore=1.0,
            trust=5.0,
            sharp=0.05,
            by_value=("SEN-20", "SEN-40", "SEN-60"),
            tries=(40, 150, 600, 2400),
            looks=(1, 16, 64, 256),
            seats=3,
        ),
    ),
    options=(
        Option("goal", "60", "40"),
        Option("kami", "no", "yes"),
        Option("imperial", "no", "yes"),
        Option("umeko", "diplomacy", "hanafuda"),
        Option("executions", "any", "one"),
        Option("sets", "families", "opponents"),
        Option("offers", "12", "6", "24"),
        Option("winter", "240", "120", "360"),
    ),
    editing=EDITING,
    package="tatami.games.senji",
    floor_seconds="winter",
    manners=Manners(
        answers=(ACCEPT, DECLINE),
        unsays=(WITHDRAW, CALL_OFF.verb, UNBID, NOT_READY.verb),
        waits=(BID,),
        once=(TO,),
        closes=READY,
        breaks=promised,
    ),
    reconstructed=RECONSTRUCTED,
)
