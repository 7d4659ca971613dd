"""The greedy bot: it settles before it judges, by a learned value or by the one made by hand."""

import multiprocessing
import random
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from connect_four import CONNECT_FOUR
from own_run import weights
from scenes import white_castle
from tatami.bots.greedy import BY_HAND, GreedyBot, better_half, enough, settled_values, values
from tatami.bots.registry import make_bot
from tatami.bots.search import Budget
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.bots.tree import Tree
from tatami.core.advice import Advice, SearchSettings
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.learned import OUT, BadWeights, Learned, Model, lead, learned
from tatami.core.settling import Settling
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.games.white_castle.features import NAMES
from tatami.games.white_castle.table import WhiteCastle
from tatami.lab.runs import Workers
from tatami.lab.training import BadTraining, Sums, Training, ridge
from tatami.lab.training_file import TrainingFile
from tatami.laws import say_at_random

GAME = GAMES["white_castle"]
SENJI = GAMES["senji"]


def model_of(game: Game) -> Model:
    model = game.advice.model
    assert model is not None
    return model


MODEL = model_of(GAME)


def quiet(t: Table) -> int:
    assert GAME.advice.quiet is not None
    return GAME.advice.quiet(t)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": '"senji"'}, "for 'senji', not for 'white_castle'"),
        ({"rules": 1}, "under rules version 1 of white_castle; this is version 2: train anew"),
        ({"names": ["food", *NAMES[1:]]}, "for other features of white_castle: train anew"),
        ({"rules": '"x"'}, "cannot be read"),
    ],
)
def test_weights_of_something_else_are_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadWeights, match=why):
        MODEL.read(weights(**changes))
    assert MODEL.read(weights()) == [[0.0] * 2 * len(NAMES)]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_weights_that_a_game_has_fit_it(game: Game) -> None:
    """Other weights are not used, and the value made by hand serves: until they are learned anew
    this test fails."""
    file = files(game.package).joinpath("data/weights.toml")
    assert file.is_file() == (game.advice.learned is not None), f"tatami train {game.name}"


def test_weights_for_other_rules_are_not_used() -> None:
    older = Model("white_castle", 1, NAMES, MODEL.rows, MODEL.left, {})
    assert learned(older, GAME.package) is None
    assert learned(MODEL, GAME.package) is not None
    assert learned(MODEL, "tatami.core") is None


def test_a_value_counts_what_the_others_lack() -> None:
    rows = [[3.0, 1.0], [1.0, 1.0], []]
    model = Model("game", 1, ("a", "b"), lambda _: rows, lambda _: 0.5, {"a": 2.0})
    learned = Learned(model, [[2.0, 1.0, 4.0, 0.0]])
    assert model.before_learning() == [[2.0, 0.0, 0.0, 0.0]]
    assert [learned.value(None, seat) for seat in range(3)] == [8.0, -8.0, 0.0]
    assert learned.potentials(None) == [13.0, 5.0, OUT]
    rows[1] = []
    assert learned.value(None, 0) == 13.0


def test_the_lead_is_over_the_others_on_average() -> None:
    assert [lead([50, 40, 30], seat) for seat in range(3)] == [15.0, 0.0, -15.0]
    assert lead([50], 0) == 50.0


def test_settling_ends_where_the_next_turn_begins() -> None:
    t = GAME.open(2, 3)
    rest = Settling(GAME.advice, 1)
    rest.settle(t, -1)
    first = quiet(t)
    ask = t.asks[0]
    assert ask.name() == "WHI-21"
    t.answer(ask.seat, ask.options[0])
    assert quiet(t) == -1
    rest.settle(t, first)
    assert (quiet(t), t.asks[0].name(), t.asks[0].seat) == (first + 1, "WHI-21", 1 - ask.seat)


def test_settling_plays_through_an_open_floor() -> None:
    game = GAMES["senji"]
    t, dice = game.open(3, 5), random.Random(5)
    while not t.free:
        say_at_random(t, dice.randrange)
    assert game.advice.quiet is not None
    winter = game.advice.quiet(t)
    rest = Settling(game.advice, 1)
    rest.begin(t.asks[-1].seat)
    rest.settle(t, winter)
    assert game.advice.quiet(t) == winter + 1
    assert not t.free


def senji_when(wanted: Callable[[Table], bool]) -> Seen:
    """What somebody with a choice sees in a game of Senji, once this is so."""
    t, dice = SENJI.open(3, 5), random.Random(5)
    while not wanted(t):
        say_at_random(t, dice.randrange)
    ask = next(ask for ask in t.asks if len(ask.options) > 1)
    return Seen(SENJI, t, ask.seat, ask)


def in_spring(t: Table) -> bool:
    return t.asks[0].rule == "SEN-30"


def test_on_the_open_floor_a_word_is_judged_right_after_it() -> None:
    seen = senji_when(lambda t: t.free)
    words = seen.ask.options
    assert len(enough([1])) == 3
    assert enough([1, 2, 3, 4]) == [1, 2, 3, 4]
    assert settled_values(seen, words, [1], None) == values(seen, words, enough([1]))


def test_before_anything_is_learned_a_settled_bot_sees_what_its_orders_promise() -> None:
    """Spring ends before they are carried out, and the value right after a word counts them only
    while they are being given."""
    seen = senji_when(in_spring)
    bot = GreedyBot(random.Random(), weights=BY_HAND)
    by_hand = bot.worths(seen, seen.ask.options, [1])
    assert len(set(by_hand)) == len(seen.ask.options) == 3
    assert len(set(settled_values(seen, seen.ask.options, [1], None))) == 1


def test_with_many_tables_it_looks_closer_at_the_words_that_look_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = senji_when(in_spring)
    looks: list[tuple[int, int]] = []

    def worths(_: Seen, words: Sequence[Word], seeds: list[int]) -> list[float]:
        looks.append((len(words), len(seeds)))
        return [float(word is words[-1]) for word in words]

    bot = GreedyBot(random.Random("many"), 16)
    monkeypatch.setattr(bot, "worths", worths)
    assert bot.choose(seen) is seen.ask.options[-1]
    assert looks == [(3, 2)] * 2 + [(2, 2)] * 6
    assert better_half(seen.ask.options, [1.0, 3.0, 2.0]) == (seen.ask.options[1:], [3.0, 2.0])
    looks.clear()
    bot.within = 0.0
    bot.choose(seen)
    assert looks == [(3, 2)]
    assert GreedyBot(random.Random("many"), 16, settled=False).rounds(SENJI.advice)[1:] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_level_looks_one_word_ahead_where_the_game_says_so(game: Game) -> None:
    t = game.open(game.usual, 6)
    Settling(game.advice, 1).settle(t, -1)
    seen = Seen(game, t, t.asks[0].seat, t.asks[0])
    for level, tables in enumerate(game.advice.search.looks, 1):
        looking = GreedyBot(random.Random("level"), tables, settled=True)
        assert make_bot(f"search:{level}", "level").choose(seen) is looking.choose(seen)
    assert game.advice.search.tables(4) == (game.advice.search.looks[3:] or (0,))[0]
    assert Budget(level=1, tries=5).looks(game.advice.search) == 0


def test_the_search_may_settle_before_it_judges() -> None:
    t = GAME.open(2, 3)
    Settling(GAME.advice, 1).settle(t, -1)
    seen = Seen(GAME, t, t.asks[0].seat, t.asks[0])
    for settled in (0, 1):
        bot = make_bot(f"search:tries=8:settled={settled}", "")
        assert bot.choose(seen) in t.asks[0].options
    tree = Tree(GAME, seen.ask, 1, SearchSettings(hunches=True, settled=True))
    ends: list[int] = []

    def judged(table: Table) -> list[float]:
        ends.append(quiet(table))
        return [0.5, 0.5]

    tree.advice = Advice(GAME.advice.value, quiet=quiet, chances=judged)
    tree.grow(seen.imagine, 4)
    hunches = len(t.asks[0].options)
    assert [end > quiet(t) for end in ends[hunches:]][:1] == [True]


def test_a_search_that_settles_judges_by_the_learned_value() -> None:
    t = GAME.open(2, 3)
    Settling(GAME.advice, 1).settle(t, -1)
    tree = Tree(GAME, t.asks[0], 1, GAME.advice.search)
    before = tree.at_rest(t)
    assert isinstance(t, WhiteCastle)
    t.goods[0] += 5  # the first clan gets more food
    now = tree.at_rest(t)
    assert sum(now) == pytest.approx(1.0)
    assert now[0] > before[0]
    tree.advice = Advice(GAME.advice.value, quiet=quiet, chances=lambda _: [0.25, 0.75])
    assert tree.at_rest(t) == [0.25, 0.75]
    assert (tree.settles(t), tree.settles(GAME.open(1, 3))) == (True, False)


def test_where_no_moment_is_quiet_nothing_settles() -> None:
    t = CONNECT_FOUR.open(2, 1)
    Settling(CONNECT_FOUR.advice, 1).settle(t, 0)
    assert len(t.asks[0].options) == 7


def test_it_judges_by_the_weights_it_is_given(tmp_path: Path) -> None:
    t = GAME.open(2, 3)
    Settling(GAME.advice, 1).settle(t, -1)
    seen = Seen(GAME, t, t.asks[0].seat, t.asks[0])
    assert set(
        settled_values(seen, seen.ask.options, [1], Learned(MODEL, MODEL.read(weights())))
    ) == {0.0}
    assert settled_values(seen, seen.ask.options, [1], None) != values(seen, seen.ask.options, [1])
    file = tmp_path / "weights.toml"
    file.write_text(weights(), encoding="utf-8")
    assert make_bot(f"greedy:weights={file}", "").choose(seen) in t.asks[0].options
    with pytest.raises(BadBot, match="no file 'nothing' with weights"):
        make_bot("greedy:weights=nothing", "").choose(seen)


def test_the_frozen_bot_judges_by_hand_right_after_the_word() -> None:
    t = white_castle.turn(white_castle.scene(2))
    seen = Seen(GAME, t, 0, t.asks[0])
    dice = random.Random("frozen")
    seeds = [random.Random("frozen").getrandbits(40)]
    totals = values(seen, t.asks[0].options, seeds)
    best = [w for w, v in zip(t.asks[0].options, totals, strict=True) if v == max(totals)]
    assert make_bot("greedy-2026:tables=1", "frozen").choose(seen) in best
    assert GreedyBot(dice, 1, weights=BY_HAND).learned(GAME) is None


# -- training ---------------------------------------------------------------------------------


def test_training_goes_on_where_it_stopped_and_is_repeatable(tmp_path: Path) -> None:
    texts = []
    for stops in ((2, 4), (4,)):
        file = tmp_path / f"{len(stops)}.toml"
        for games in stops:
            training = Training(GAME, "seed")
            file_of = TrainingFile(file, training)
            file_of.go_on()
            while training.games < games:
                training.one_more()
            file_of.save()
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert len(MODEL.read(texts[0])[0]) == 2 * len(NAMES)


def test_lessons_are_equal_wherever_they_are_played(tmp_path: Path) -> None:
    texts = []
    for cores in (1, 2):
        training = Training(GAMES["shitenno"], "seed")
        training.one_more()  # they go on from there
        for lesson in training.lessons(Workers(cores=cores), 4):
            training.add(lesson)
        file = TrainingFile(tmp_path / f"{cores}.toml", training)
        file.save()
        texts.append(file.path.read_text(encoding="utf-8"))
        assert training.games == 4
        assert list(training.lessons(Workers(cores=cores), 4)) == []
    assert texts[0] == texts[1]


def test_lessons_end_when_nobody_wants_more() -> None:
    lessons = Training(GAMES["shitenno"], "seed").lessons(Workers(cores=2))
    assert [next(lessons).number, next(lessons).number] == [0, 1]
    lessons.close()
    assert not multiprocessing.active_children()


def test_a_training_goes_on_with_its_own_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    TrainingFile(file, Training(GAME, "one")).save()
    with pytest.raises(BadTraining, match="of another training"):
        TrainingFile(file, Training(GAME, "other")).go_on()
    (tmp_path / "weights.toml.sums").write_text("nothing", encoding="utf-8")
    with pytest.raises(BadTraining, match="not the file of a training"):
        TrainingFile(file, Training(GAME, "one")).go_on()
    with pytest.raises(TatamiError, match="cannot be written"):
        TrainingFile(file / "below", Training(GAME, "one")).save()


def test_without_games_the_weights_are_those_made_by_hand() -> None:
    training = Training(GAME, "none")
    assert list(training.weights()[0]) == MODEL.before_learning()[0]


def test_a_ridge_finds_what_was_there() -> None:
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(4000, 3)) * [1.0, 10.0, 0.1]
    sums = Sums(3)
    sums.add(rows, rows @ [2.0, -1.0, 5.0] + dice.normal(size=4000))
    found = ridge(sums, [0.0, 0.0, 0.0], 30.0)
    assert found == pytest.approx([2.0, -1.0, 5.0], abs=0.4)
    assert sums.error(found) == pytest.approx(1.0, abs=0.1)


def test_a_game_without_features_is_not_trained() -> None:
    with pytest.raises(BadTraining, match="nothing that could be learned"):
        Training(CONNECT_FOUR, "seed")


@pytest.mark.slow
def test_what_is_learned_in_a_few_seconds_is_less_off_in_games_held_out() -> None:
    training = Training(GAME, "better")
    while training.games < 48:
        training.one_more()
    by_hand = [np.array(of) for of in MODEL.before_learning()]
    assert training.errors(training.weights())[0] < 0.97 * training.errors(by_hand)[0]
