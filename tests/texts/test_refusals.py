"""Why not: what is said of a word off the menu where no rule forbids just that word."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.words import NOBODY, Word
from tatami.games import GAMES
from tatami.texts.talk import Talk

ROOT = Path(__file__).resolve().parents[2] / "src" / "tatami" / "games"
MOST_WORDS = 400
ENOUGH = 0.95


def asked(game: Game, seed: int) -> Iterator[Ask]:
    """The questions of the beginning of a game, each answered by chance."""
    table, chance = game.open(seats=game.seats[-1], seed=seed), random.Random(seed)
    for _ in range(MOST_WORDS):
        posed = zip(table.asks, table.given, strict=True)
        asks = [ask for ask, given in posed if given is None and ask.seat != NOBODY]
        if not asks:
            return
        yield asks[0]
        table.answer(asks[0].seat, chance.choice(asks[0].options))


def off_the_menu(ask: Ask) -> list[Word]:
    """Words of what is asked that no rule forbids by themselves."""
    verbs = {word.verb for word in ask.options}
    known = {*ask.options, *ask.refused}
    return [word for verb in verbs for word in verb.words if word not in known]


@pytest.mark.parametrize("name", GAMES)
def test_most_of_what_is_off_the_menu_tells_why(name: str) -> None:
    game = GAMES[name]
    talk, told = Talk(game, "en"), Counter[bool]()
    for seed in range(2):
        for ask in asked(game, seed):
            told.update(talk.cannot(ask.name(), word) != "" for word in off_the_menu(ask))
    assert told[True] > ENOUGH * told.total()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_about_words_and_questions_of_the_game(name: str) -> None:
    game = GAMES[name]
    verbs = {word.verb.name for word in game.vocabulary.words}
    keys = [
        re.findall(r"^cannot-(\S+) =", file.read_text(), re.MULTILINE)
        for file in sorted((ROOT / name / "texts").glob("*/refusals.ftl"))
    ]
    assert len(keys) == 3
    assert keys[0] == keys[1] == keys[2]
    questions = Talk(game, "en")
    for key in keys[0]:
        verb = next(each for each in verbs if key == each or key.endswith(f"-{each}"))
        question = key.removesuffix(verb).rstrip("-")
        assert not question or questions.message(f"ask-{question}")
