"""The guided first games: each is played to its end by its script, told in every language."""

import json
import random
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tatami.core.game import Game
from tatami.core.guide import Guide
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.laws import say_at_random
from tatami.texts.talk import LANGUAGES, Talk

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LONGEST = 420  # letters: what is read at once, on a phone too


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def opened(game: Game) -> Table:
    guide = guide_of(game)
    return game.open_true(guide.seats, guide.seed, game.chosen(guide.options))


def seen(view: Any, path: str) -> Any:
    """What a view has there: `clans.0.goods`."""
    for part in path.split("."):
        view = view[part] if isinstance(view, Mapping) else view[int(part)]
    return json.loads(json.dumps(view))


@EVERY
def test_the_script_is_legal_and_the_table_is_as_the_texts_say(game: Game) -> None:
    guide, table = guide_of(game), opened(game)
    for words in range(len(guide.script) + 1):
        for step in guide.steps:
            if step.at == words:
                view = game.view(table, guide.seat)
                found = {path: seen(view, path) for path in step.sees}
                assert found == dict(step.sees), step.name
        if words < len(guide.script):
            seat, text = guide.script[words]
            table.answer(seat, game.vocabulary.by_text[text])
    dice = random.Random(1)
    while table.asks:  # from there on anything can be played, to the end
        say_at_random(table, dice.randrange)


@EVERY
def test_what_is_to_be_done_is_a_choice_of_the_readers(game: Game) -> None:
    """A step begins with a word that could have been another one, or nothing would be learnt."""
    guide, table = guide_of(game), opened(game)
    begins = {step.at: step for step in guide.steps if step.do}
    for words, (seat, text) in enumerate(guide.script):
        if words in begins:
            assert seat == guide.seat
            assert len([w for ask in table.open_asks(seat) for w in ask.options]) > 1, text
        table.answer(seat, game.vocabulary.by_text[text])
    assert [step.do for step in guide.steps][-1] == ()  # at the end there is only something to say
    by_reader = [text for seat, text in guide.script[len(guide.before) :] if seat == guide.seat]
    assert by_reader == [text for step in guide.steps for text in step.do]  # none without a step


@EVERY
def test_a_lesson_ends_while_there_is_something_left_to_play(game: Game) -> None:
    guide, table = guide_of(game), opened(game)
    for seat, text in guide.script:
        table.answer(seat, game.vocabulary.by_text[text])
    assert table.asks
    assert 10 <= len(guide.steps) <= 20  # twelve minutes at most


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_shortly_and_nothing_else_is(game: Game, language: str) -> None:
    file = files(game.package).joinpath("texts", language, "lesson.ftl")
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    told = [entry.id.name for entry in parsed if isinstance(entry, fluent.Message)]
    wanted = [
        f"lesson-{step.name}{part}"
        for step in guide_of(game).steps
        for part in (("", "-do") if step.do else ("",))
    ]
    assert told == wanted
    talk = Talk(game, language)
    long = {name: len(talk.message(name)) for name in told if len(talk.message(name)) > LONGEST}
    assert long == {}
    end = talk.message("lesson-goal")  # the end is told from the first minute
    assert any(each in end for each in ("wins", "win.", "gagne", "Gana", "gana"))


@EVERY
def test_what_is_pointed_at_is_known_to_the_game(game: Game) -> None:
    """A board finds things by the names that words have; a misspelt one would point at nothing."""
    words = game.vocabulary.words
    known = {word.thing for word in words} | {word.text for word in words}
    for kind in ("food", "iron", "pearl", "coin", "seal", "round", "lantern", "zone", "relic"):
        known.add(kind)
    known |= {f"seat:{seat}" for seat in range(guide_of(game).seats)}
    known |= {row.thing.removesuffix("-top") for row in words}
    known |= {str(name) for name in plain(game.view(opened(game), 0))}
    for step in guide_of(game).steps:
        assert [each for each in step.look if each not in known] == [], step.name


def plain(view: Any) -> set[Any]:
    """Every text anywhere in a view."""
    if isinstance(view, Mapping):
        return {*view, *(each for value in view.values() for each in plain(value))}
    if isinstance(view, list | tuple):
        return {each for value in view for each in plain(value)}
    return {view} if isinstance(view, str) else set()
