"""Nobody is shown what only programs read: words, `seat:`, long fractions, the names of messages.

Whole games between bots are told in three languages, as the terminal prints them: questions and
what to think of, choices with their details, why a choice is refused, events, and the boards, drawn
and in plain lines, the board for any game too.
"""

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from io import StringIO

import pytest
from rich.console import Console

from tatami.cli.boards import any_game, board_of
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.laws import say_at_random
from tatami.texts.talk import LANGUAGES, Talk

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
LONG_FRACTION = re.compile(r"\d[.,]\d{2,}")
CODE = re.compile(
    r"\b[a-z_]+:[a-z0-9-]+\b|\b(seat|detail|event|ask|thing|verb|word|field|value)-[a-z]"
    r"|\b(None|True|False)\b|(?<!#)#\d|\b[a-z]+_[a-z]+\b|\b(SHI|SEN|WHI|SHO)-\d|\{|\}"
)
# Names that are the same for people: spaces, samurai, numbers.
PROPER = re.compile(r"[a-o]\d{1,2}|\d[a-e]|\d+")
EVERY = pytest.mark.parametrize("name", GAMES)
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def raw_words(game: Game, language: str) -> re.Pattern[str]:
    """The words of programs that no sentence of the game or of the boards has in it."""
    words = game.vocabulary.words
    told = {word.text for word in words} | {word.thing for word in words}
    told |= {word.verb.name for word in words} | {kind.name for kind in game.event_kinds}
    told = {text for text in told if text and not PROPER.fullmatch(text)}
    known = sentence_words(game.package, language) | sentence_words("tatami.web", language)
    raw = sorted(told - known, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, raw))})(?![\w-])")


def sentence_words(package: str, language: str) -> set[str]:
    """Every word that stands in a sentence of a package."""
    said: set[str] = set()
    for file in files(package).joinpath("texts", language).iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            sentence = "" if line.startswith("#") else line.partition("=")[2] or line
            said |= set(re.findall(r"[\w-]+", re.sub(r"\{[^{}]*\}", " ", sentence)))
    return said


def sentences(game: Game, talk: Talk, seed: int) -> Iterator[str]:
    """All that is shown of a random game to those who are asked, and then all that was told."""
    dice = random.Random(seed)
    table = game.open_true(game.usual or game.seats[0], f"raw {seed}")
    moment = 0
    while table.asks:
        yield from menus(game, talk, table)
        if moment % 20 == 0:
            seat = max(table.asks[0].seat, 0)
            yield from boards(game, talk, table, seat, width=60 if moment % 40 else 110)
        say_at_random(table, dice.randrange)
        moment += 1
    yield from boards(game, talk, table, 0, width=80)
    yield from boards(game, talk, table, -1, width=80)
    for event in table.chronicle or []:
        yield talk.event(event)
    yield from advice(game, talk, table)


def menus(game: Game, talk: Talk, table: Table) -> Iterator[str]:
    """The questions that are open, their choices, and what cannot be chosen."""
    for ask in [ask for ask in table.asks if ask.seat >= 0]:
        known = game.details(table, ask)
        yield talk.prompt(ask)
        yield talk.guide(ask)
        for word in [*ask.options, *ask.refused]:
            yield f"{talk.word(word)} {talk.details(known.get(word, ()))} {talk.about(word.thing)}"


def boards(game: Game, talk: Talk, table: Table, seat: int, width: int) -> Iterator[str]:
    """The boards as a seat sees them, in plain lines and drawn."""
    view = game.view(table, seat)
    yield from board_of(game).lines(view, talk)
    yield from any_game.lines(view, talk)
    console = Console(width=width, file=StringIO(), record=True)
    console.print(board_of(game).draw(view, talk, width))
    yield from console.export_text().splitlines()


def advice(game: Game, talk: Talk, table: Table) -> Iterator[str]:
    """Reasons of hints, and sources of points."""
    assert game.advice.features is not None
    assert game.advice.sources is not None
    for name, _ in game.advice.features(table, 0):
        yield f"{talk.feature(name)} {talk.reason(name, 1.234)} {talk.reason(name, -1.234)}"
    for name, _ in game.advice.sources(table, 0):
        yield talk.feature(name)


def raw(game: Game, language: str, seeds: range) -> dict[str, str]:
    """What should not have been shown, each with a sentence it was in."""
    talk, words = Talk(game, language, NAMES), raw_words(game, language)
    found: dict[str, str] = {}
    for seed in seeds:
        for said in set(sentences(game, talk, seed)):
            for pattern in (words, CODE, LONG_FRACTION):
                for match in pattern.finditer(said):
                    found.setdefault(match[0], said)
    return found


@EVERY
@SPOKEN
def test_nothing_raw_is_shown_in_a_game(name: str, language: str) -> None:
    assert raw(GAMES[name], language, range(1)) == {}


@pytest.mark.whole
@EVERY
@SPOKEN
def test_nothing_raw_is_shown_in_many_games(name: str, language: str) -> None:
    assert raw(GAMES[name], language, range(1, 9)) == {}
