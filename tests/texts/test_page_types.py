"""The words, questions and events of the games, as the page's boards are held to them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.core import record as records
from tatami.games import GAMES
from tatami.session.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
WIRE = ROOT / "web" / "src" / "wire"
LARGEST = 30_000  # bytes of types: they are read by people, too
Fields = dict[str, str]


def interfaces(folder: str, game: str) -> dict[str, Fields]:
    """Every interface of a generated file: its fields, and the type of each."""
    text = (WIRE / folder / f"{game}.gen.ts").read_text(encoding="utf-8")
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.M | re.S)
    return {name: dict(re.findall(r"^  '?([\w-]+)'?: (.*)$", body, re.M)) for name, body in found}


def texts_of(kind: str, things: Fields) -> set[str]:
    """The texts and numbers that a union allows."""
    verbs = re.findall(r"Things\['(.+?)'\]", kind)
    own = re.sub(r"Things\['.+?'\]", "", kind)
    texts = set(re.findall(r"'([^']+)'", own))
    texts |= set(re.findall(r"\d+", re.sub(r"'[^']+'", "", own)))
    return texts.union(*[texts_of(things[verb], things) for verb in verbs])


def alias(game: str, name: str) -> str:
    """The type a generated file gives this name."""
    text = (WIRE / "words" / f"{game}.gen.ts").read_text(encoding="utf-8")
    return str(re.findall(rf"^export type {name} = (.*)$", text, re.M)[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_board_can_say_every_word_and_no_other(game: str) -> None:
    things = interfaces("words", game)["Things"]
    said = {f"{verb}:{thing}" for verb, kind in things.items() for thing in texts_of(kind, things)}
    bare = set(re.findall(r"\| '([^']+)'", alias(game, "Word")))
    assert said | bare == set(GAMES[game].vocabulary.by_text)
    assert (WIRE / "words" / f"{game}.gen.ts").stat().st_size < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_a_board_knows_every_event_and_its_fields(game: str) -> None:
    told = interfaces("words", game)["Events"]
    assert {name: re.findall(r"'(\w+)'", kind) for name, kind in told.items()} == {
        kind.name: list(kind.fields) for kind in GAMES[game].event_kinds
    }


def golden(game: str) -> Iterator[Match]:
    """Every moment of the golden games of a game."""
    for file in sorted((ROOT / "tests" / "records" / game).glob("*.tatami")):
        kept = records.read(file.read_text(encoding="utf-8"))
        match = Match.new(GAMES[game], kept.seats, kept.seed, kept.options)
        for entry in kept.standing():
            yield match
            match.say(entry.seat, GAMES[game].vocabulary.by_text[entry.word])
        yield match


@pytest.mark.parametrize("game", GAMES)
def test_a_board_knows_every_question_that_golden_games_ask(game: str) -> None:
    known = texts_of(alias(game, "Question"), {})
    asked = {ask.name() for match in golden(game) for ask in match.table.asks}
    assert asked <= known
    rules = GAMES[game].ledger.rules
    assert {name for name in known if "-".join(name.split("-")[:2]) not in rules} == set()


def dicts(value: Any) -> Iterator[dict[str, Any]]:
    """A structure of a view and all within it."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list | tuple):
            yield from dicts(part)


def flat(value: Any) -> Iterator[str]:
    """What a field holds, one by one."""
    if isinstance(value, list | tuple):
        for part in value:
            yield from flat(part)
    else:
        yield str(value)


def test_what_a_view_names_is_spelt_as_the_words_that_name_it() -> None:
    """Boards put words together from such fields: `march:` and the name of a province."""
    things = interfaces("words", "shitenno")["Things"]
    shapes = {frozenset(fields): fields for fields in interfaces("views", "shitenno").values()}
    checked: set[str] = set()
    for match in golden("shitenno"):
        for seat in range(len(match.record.seats)):
            for part in dicts(match.game.view(match.table, seat)):
                for field, kind in shapes[frozenset(part)].items():
                    if "Things[" in kind or "Array<1 |" in kind:
                        assert set(flat(part[field])) <= texts_of(kind, things), field
                        checked.add(field)
    assert checked >= {"hand", "province", "cards", "tiles", "seals", "laid", "ways", "bonuses"}
