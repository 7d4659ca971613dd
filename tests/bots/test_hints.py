"""Hints: the best words, their chances and the reasons for them, from what the seat sees."""

from random import Random
from statistics import fmean

import pytest

from connect_four import CONNECT_FOUR
from scenes import senji
from tatami.bots.greedy import GreedyBot
from tatami.bots.hints import Hint, hints
from tatami.bots.reasons import Outcome, Reason, reasons_apart
from tatami.bots.search import Budget, SearchBot
from tatami.bots.seen import Seen
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.games.senji.game import SENJI
from tatami.laws import say_at_random
from tatami.reports.hints import about_hints, because, hint_lines
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


def test_a_word_asked_about_is_weighed_beside_the_best() -> None:
    t = CONNECT_FOUR.open(2, 1)
    for column in "121212":
        t.answer(t.asks[0].seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    bad = [CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"] for column in "567"]
    found = hints(seen_at(CONNECT_FOUR, t), Budget(tries=100), 1, bad)
    assert {hint.word for hint in found} >= {"drop:1", "drop:5", "drop:6", "drop:7"}
    assert min(hint.tries for hint in found) >= 3
    assert [hint.chance for hint in found] == sorted((h.chance for h in found), reverse=True)


def test_a_word_asked_about_is_valued_beside_the_best() -> None:
    cards = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a")
    t = senji.turn(senji.hand(senji.table(), "cherry", *cards, "sabre-trade-1a"), "cherry")
    seen = seen_at(SENJI, t)
    worst = hints(seen, Budget(tries=10), 1, seen.ask.options)
    assert len(worst) == len(seen.ask.options)
    found = hints(seen, Budget(tries=10), 1, [SENJI.vocabulary.by_text[worst[-1].word]])
    assert found[0].word == worst[0].word
    assert found[-1].word == worst[-1].word


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
    said = {hint_lines(Talk(SENJI, language), found)[0] for language in LANGUAGES}
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
    assert Talk(SHITENNO, "en").name(province) in hint_lines(Talk(SHITENNO, "en"), [taking])[0]


def test_what_is_alike_with_all_words_is_no_reason() -> None:
    take, leave, wait = SHITENNO.vocabulary.words[:3]
    found = {
        take: Outcome([{"positions": 7.0, "koku": 0.0, "title": 3.0, "rivals": -20.0}]),
        leave: Outcome([{"positions": 0.0, "koku": 3.0, "title": 3.0, "rivals": -20.0}]),
        wait: Outcome([{"positions": 0.0, "koku": 3.0, "title": 3.0, "rivals": -26.0}]),
    }
    why = reasons_apart(take, found)
    assert why == [
        Reason("positions", 7.0, 0.0),
        Reason("rivals", -20.0, -23.0),
        Reason("koku", 0.0, 3.0),
    ]
    assert reasons_apart(wait, {wait: found[wait]}) == []


def test_a_word_is_compared_with_those_shown_beside_it() -> None:
    best, second, bad = SHITENNO.vocabulary.words[:3]
    found = {
        best: Outcome([{"koku": 6.0, "troops": 4.0}]),
        second: Outcome([{"koku": 6.0, "troops": 1.0}]),
        bad: Outcome([{"koku": 0.0, "troops": 1.0}]),
    }
    assert reasons_apart(best, found, [best, second]) == [Reason("troops", 4.0, 1.0)]
    assert reasons_apart(second, found, [best, second]) == [Reason("troops", 1.0, 4.0)]
    alike = {best: found[best], second: found[best], bad: found[bad]}
    why = reasons_apart(second, alike, [best, second])
    assert [reason.feature for reason in why] == ["koku", "troops"]


def test_what_chance_may_have_made_is_no_reason() -> None:
    roll, rest = SHITENNO.vocabulary.words[:2]
    lucky = Outcome([{"koku": koku} for koku in (0.0, 9.0, 0.0, 0.0)])
    steady = Outcome([{"koku": koku} for koku in (3.0, 3.0, 2.0, 3.0)])
    none = Outcome([{"koku": 0.0}] * 4)
    assert reasons_apart(roll, {roll: lucky, rest: none}) == []
    assert reasons_apart(roll, {roll: steady, rest: none}) == [Reason("koku", 2.75, 0.0)]


def test_reasons_that_two_words_share_are_told_once() -> None:
    why = (Reason("koku", 4.0, 1.0),)
    shown = [Hint(word, 0.5, 0.4, 0.6, 70.0, 9, why) for word in ("accept", "refuse")]
    first, second = hint_lines(Talk(SHITENNO, "en"), shown)
    assert first.endswith("For it, in points: 3 koku more.")
    assert second.endswith("For the same reasons as “Accept the lot”.")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_words_are_given_the_same_reasons(game: Game) -> None:
    table, talk, dice = game.open(game.usual or game.seats[0], 5), Talk(game, "en"), Random(5)
    told = 0
    for number in range(60):
        seen = seen_at(game, table)
        if number % 6 == 0 and len(seen.ask.options) > 2:
            found = hints(seen, Budget(tries=20), number)
            lines = [line.partition(" points. ")[2] for line in hint_lines(talk, found)]
            why = [line for line in lines if "For it" in line or "Against it" in line]
            assert len(set(why)) == len(why)
            told += len(why)
        table.answer(seen.seat, dice.choice(seen.ask.options))
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("feature", ["koku", "troops"])
def test_nothing_is_called_spent_where_cards_are_shared(language: str, feature: str) -> None:
    told = Talk(SHITENNO, language).reason(feature, -2.0)
    assert "2" in told
    assert not any(verb in told for verb in ("spend", "dépens", "gast"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interval_is_explained_as_the_uncertainty_of_the_search(language: str) -> None:
    talk = Talk(SHITENNO, language)
    told = about_hints(talk, [Hint("accept", 0.5, 0.4, 0.6, 70.0, 9, ())])
    assert "19" in told
    assert "20" in told
    assert about_hints(talk, [Hint("accept", 0.5, 0.0, 1.0, 70.0, 0, ())]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_told_with_what_to_give_and_what_to_ask_for(language: str) -> None:
    t = senji.floor(senji.table())
    found = hints(seen_at(SENJI, t), Budget(tries=30), 1)
    offer = next(hint for hint in found if hint.word.startswith("to:"))
    given, *_, wanted, sent = offer.then
    assert given.startswith("give")
    assert wanted.startswith("want")
    assert sent == "send"
    line = hint_lines(Talk(SENJI, language), [offer])[0]
    words = SENJI.vocabulary.by_text
    assert all(Talk(SENJI, language).word(words[text]) in line for text in offer.then)


def followed(game: Game, seats: int, seed: int) -> tuple[list[float], float]:
    """A game between bots: the points expected at every word, and those at the end, on average."""
    table, dice, expected = game.open(seats, seed), Random(seed), []
    bots = [GreedyBot(Random(seed + seat), 1) for seat in range(seats)]
    assert game.advice.points is not None
    while table.asks:
        expected.append(fmean([game.advice.points(table, seat) for seat in range(seats)]))
        awaited = [ask for ask in table.asks if ask.seat >= 0 and not ask.idle]
        ask = (
            dice.choice(awaited) if table.free and awaited else table.asks[table.given.index(None)]
        )
        known = Seen(game, table, ask.seat, ask)
        word = bots[ask.seat].choose(known) if ask.seat >= 0 else ask.options[0]
        table.answer(ask.seat, word)
    assert fmean([game.advice.points(table, seat) for seat in range(seats)]) == fmean(
        game.scores(table)
    )
    return expected, fmean(game.scores(table))


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_the_points_to_expect_are_those_that_count(name: str) -> None:
    game = GAMES[name]
    table, dice = game.open(game.usual, 1), Random(1)
    while table.asks:
        say_at_random(table, dice.randrange)
    assert game.advice.points is not None
    expected = [game.advice.points(table, seat) for seat in range(table.seats)]
    assert expected == [pytest.approx(score) for score in game.scores(table)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "within"), [("shitenno", 9), ("senji", 12), ("white_castle", 9), ("shototsu", 6)]
)
def test_points_are_those_to_expect_at_the_end_of_the_game(name: str, within: float) -> None:
    games = [followed(GAMES[name], 3, seed) for seed in (41, 42, 43)]
    ended = fmean([points for _, points in games])
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        expected = fmean([points[int(part * len(points))] for points, _ in games])
        assert abs(expected - ended) < within


def test_what_follows_a_word_ends_where_chance_begins() -> None:
    game = GAMES["white_castle"]
    table = game.open(2, 3)
    for _ in range(6):
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    for hint in hints(seen_at(game, table), Budget(tries=40), 1):
        played = table.copy()
        future = played.seed
        for text in (hint.word, *hint.then):
            assert played.seed == future
            seat = table.asks[0].seat
            played.answer(seat, game.vocabulary.by_text[text])


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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_hints_in_every_language(game: Game) -> None:
    table = game.open(game.seats[-1], 2)
    for _ in range(40):
        ask = table.asks[table.given.index(None)]
        table.answer(ask.seat, ask.options[0])
    found = hints(seen_at(game, table), Budget(tries=30), 1)
    said = {hint_lines(Talk(game, language), found)[0] for language in LANGUAGES}
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
