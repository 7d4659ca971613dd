"""What misled people does not come back: wordings that named the wrong thing, were no sentence once
filled in, or spoke of the engine.

`misleading.tsv` has the language, the package, the message and the words that it must not hold; or
`anywhere` for words of commands, refusals and docs.
"""

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import tatami
from tatami.cli.boards import board_of
from tatami.games import GAMES
from tatami.laws import say_at_random
from tatami.texts.talk import LANGUAGES, Talk

HERE, PACKAGE = Path(__file__).parent, Path(tatami.__file__).parent
ROWS = [line.split("\t") for line in (HERE / "misleading.tsv").read_text("utf-8").splitlines()]


@cache
def messages(language: str, place: str) -> Mapping[str, str]:
    """Every message of a package as it is written, and in English the rules of its ledger."""
    folder = PACKAGE / ("games" if place in GAMES else "") / place / "texts" / language
    found: dict[str, str] = {}
    for file in folder.glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                name = entry.id.name
                found[name] = as_written(entry.value)
                for part in entry.attributes:
                    assert isinstance(part, fluent.Attribute)
                    found[f"{name}.{part.id.name}"] = as_written(part.value)
    if place in GAMES and language == "en":
        for rule in GAMES[place].ledger.rules.values():
            found |= {rule.id: rule.text, f"{rule.id}.ruling": rule.ruling}
    return found


def as_written(value: fluent.Pattern | None) -> str:
    """A message on one line, with plain spaces."""
    written = fluent.Message(fluent.Identifier("m"), value)
    return re.sub(r"\s+", " ", FluentSerializer().serialize_entry(written).partition("=")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_that_misled_people_comes_back(language: str) -> None:
    told = [row[1:] for row in ROWS if row[0] == language and row[1] != "anywhere"]
    assert len(told) > 100
    gone = [(place, name) for place, name, _ in told if name not in messages(language, place)]
    assert gone == []  # such a line serves nothing any more
    back = [row for row in told if row[2] in messages(language, row[0])[row[1]]]
    assert back == []


def test_no_such_wording_is_in_commands_refusals_or_docs() -> None:
    root = PACKAGE.parent.parent
    files = [*PACKAGE.rglob("*.py"), *(root / "docs").rglob("*.md"), root / "README.md"]
    everything = " ".join(" ".join(file.read_text("utf-8").split()) for file in files)
    words = [row[3] for row in ROWS if row[1] == "anywhere"]
    assert len(words) > 40
    assert [each for each in words if each in everything] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_empty_lists_make_sentences(language: str) -> None:
    shitenno, senji = (Talk(GAMES[name], language) for name in ("shitenno", "senji"))
    for event in ("event-took-lot", "event-kept-lot", "event-offered"):
        none, some = (
            shitenno.message(event, cards_count=count, cards="<cards>", seat="Ann", seal="<seal>")
            for count in (0, 2)
        )
        assert "<cards>" in some
        assert "<cards>" not in none
        assert "Ann" in none
    one, two = (senji.message("gain-samurai", count=count) for count in (1, 2))
    assert two.removesuffix("s").removeprefix("2") == one.removeprefix("1") or language == "en"


def test_a_push_says_how_far_it_goes() -> None:
    words = GAMES["shototsu"].vocabulary.by_text
    told = [Talk(GAMES["shototsu"], "fr").word(words[f"push:{spaces}"]) for spaces in range(3)]
    assert told == [
        "Ne pas repousser la cible",
        "Repousser la cible de 1 case",
        "Repousser la cible de 2 cases",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_french_lines_have_a_space_before_every_double_sign(name: str) -> None:
    """Also where a program puts a line together."""
    game, dice = GAMES[name], random.Random(8)
    table, talk = game.open(game.usual, 8), Talk(game, "fr", ["Anaïs", "Bob", "Cléo"])
    told: set[str] = set()
    for _ in range(150):
        if not table.asks:
            break
        told.update(board_of(game).lines(game.view(table, max(table.asks[0].seat, 0)), talk))
        say_at_random(table, dice.randrange)
    assert len(told) > 30
    assert [line for line in told if re.search(r"[^\N{NO-BREAK SPACE}\s][:;!?](\s|$)", line)] == []
