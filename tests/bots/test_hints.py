"""Hints: the best words, their chances and the reasons for them, from what the seat sees."""

from random import Random

import pytest

from connect_four import CONNECT_FOUR
from scenes import senji
from tatami.bots.hints import Reason, hints, reasons_apart
from tatami.bots.search import Budget, SearchBot
from tatami.bots.seen import Seen
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.games.senji.game import SENJI
from tatami.reports.hints import because, hint_line
from tatami.texts.talk import LANGUAGES, Talk

SHITENNO = GAMES["shitenno"]


def seen_at(game: Game, table: Table) -> Seen:
    ask = table.asks[table.given.index(None)]
    return Seen(game, table, ask.seat, ask)


def test_the_best_word_comes_first_with_its_chance_and_interval() -> None:
    t = CONNECT_FOUR.open(2, 1)
    for column in "121212":
        t.answer(t.asks[0].seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    found = hints(seen_at(CONNECT_FOUR, t), Budget(tries=200), 1)
    assert found[0].word == "drop:1"
    assert found[0].chance > 0.9
    assert found[0].low <= found[0].chance <= found[0].high
    assert found[0].score == pytest.approx(1, abs=0.01)
    assert found[0].tries > found[-1].tries


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_shown_stands_in_the_order_of_its_chances(game: Game) -> None:
    table = game.open(game.seats[0], 3)
    for _ in range(25):
        ask = table.asks[table.given.index(None)]
        if len(ask.options) > 1 and ask.rule not in game.advice.search.by_value:
            found = hints(seen_at(game, table), Budget(tries=30), 1)
            chances = [hint.chance for hint in found]
            assert chances == sorted(chances, reverse=True)
            assert all(hint.tries >= 3 for hint in found)
        table.answer(ask.seat, ask.options[-1])


def test_what_the_search_bot_does_not_search_is_ordered_by_its_value() -> None:
    cards = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a")
    t = senji.turn(senji.hand(senji.table(), "cherry", *cards, "sabre-trade-1a"), "cherry")
    seen = seen_at(SENJI, t)
    assert seen.ask.rule in SENJI.advice.search.by_value
    found = hints(seen, Budget(tries=30), 1)
    assert found[0].word == SearchBot(Random(1), Budget(tries=30)).choose(seen).text == "set"
    assert {hint.tries for hint in found} == {0}
    said = {hint_line(Talk(SENJI, language), found[0]) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("%" in line for line in said)


def test_a_province_taken_is_named_as_the_reason() -> None:
    t = SHITENNO.open(2, 8)
    while not any(word.text.startswith(("bribe:", "march:")) for word in t.asks[0].options):
        t.answer(t.asks[0].seat, t.asks[0].options[0])
    found = hints(seen_at(SHITENNO, t), Budget(tries=80), 1)
    taking = next(hint for hint in found if hint.word.startswith(("bribe:", "march:")))
    province = taking.word.partition(":")[2]
    named = {reason.feature for reason in taking.reasons if reason.more() > 0}
    assert named & {"positions", f"majority:{province}"}
    assert Talk(SHITENNO, "en").name(province) in hint_line(Talk(SHITENNO, "en"), taking)


def test_what_is_alike_with_all_words_is_no_reason() -> None:
    take, leave, wait = SHITENNO.vocabulary.words[:3]
    found = {
        take: {"positions": 7.0, "koku": 0.0, "title": 3.0, "rivals": -20.0},
        leave: {"positions": 0.0, "koku": 3.0, "title": 3.0, "rivals": -20.0},
        wait: {"positions": 0.0, "koku": 3.0, "title": 3.0, "rivals": -26.0},
    }
    why = reasons_apart(take, found)
    assert why == [
        Reason("positions", 7.0, 0.0),
        Reason("rivals", -20.0, -23.0),
        Reason("koku", 0.0, 3.0),
    ]
    assert reasons_apart(wait, {wait: found[wait]}) == []


def test_a_reason_says_who_gains_and_who_loses() -> None:
    talk = Talk(SHITENNO, "en")
    why = (Reason("majority:kanto", 6.0, 3.6), Reason("rivals", -20.0, -23.0))
    assert because(talk, why) == (
        "For it, in points: 2.4 more for the majority in Kantō · the best opponent loses 3."
    )
    why = (Reason("koku", 0.0, 3.0), Reason("rivals", -25.0, -23.0))
    assert because(talk, why) == "Against it: 3 koku fewer · the best opponent gains 2."
    assert because(talk, ()) == "In points, much the same as the other choices."


def test_the_same_seed_gives_the_same_hints() -> None:
    seen = seen_at(SHITENNO, SHITENNO.open(3, 4))
    assert hints(seen, Budget(tries=40), 7) == hints(seen, Budget(tries=40), 7)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_hints_in_every_language(game: Game) -> None:
    table = game.open(game.seats[-1], 2)
    for _ in range(40):
        ask = table.asks[table.given.index(None)]
        table.answer(ask.seat, ask.options[0])
    found = hints(seen_at(game, table), Budget(tries=30), 1)
    said = {hint_line(Talk(game, language), found[0]) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_features_and_sources_always_name_the_same_things(game: Game) -> None:
    advice = game.advice
    assert advice.features is not None
    table = game.open(game.seats[0], 2)
    names = [name for name, _ in advice.features(table, 0)]
    while table.asks:
        ask = table.asks[table.given.index(None)]
        table.answer(ask.seat, ask.options[-1] if len(ask.options) < 9 else ask.options[0])
        if advice.points is not None and len(table.asks) == 1:
            assert -60 < advice.points(table, 0) < 250
    assert [name for name, _ in advice.features(table, 0)] == names
    if advice.sources is not None:
        assert sum(points for _, points in advice.sources(table, 0)) == game.scores(table)[0]
