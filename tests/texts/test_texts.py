"""Texts: complete in three languages, and true to the words they speak of."""

import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import tatami
from connect_four import CONNECT_FOUR
from scenes.shitenno import turn
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.game import Game
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.games.senji.printed import SAMURAI, SAMURAI_HONOUR
from tatami.games.shototsu.printed import BLESSINGS, EQUIPMENT, RINGS, TECHNIQUES
from tatami.laws import say_at_random
from tatami.texts.complete import missing_texts, named
from tatami.texts.talk import LANGUAGES, Talk

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@cache
def played(game: Game, seats: int) -> tuple[set[str], list[Event]]:
    """All that was asked in a whole game of so many seats, and all that was told of it."""
    asked: set[str] = set()
    dice = random.Random(5)
    t = game.open_true(seats, "texts")
    while t.asks:
        asked |= {ask.name() for ask in t.asks}
        say_at_random(t, dice.randrange)
    return asked, t.chronicle or []


@EVERY
def test_every_text_is_there_in_every_language(game: Game) -> None:
    asked: set[str] = set()
    for seats in game.seats:
        asked |= played(game, seats)[0]
    assert missing_texts(game, asked) == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_choice_is_told_in_every_language(game: Game, language: str) -> None:
    """Details belong to a choice on the menu, and each is a sentence of the game."""
    talk, dice = Talk(game, language), random.Random(6)
    t = game.open(max(game.seats), seed=6)
    while t.asks:
        for ask in t.asks:
            details = game.details(t, ask)
            assert set(details) <= set(ask.options)
            assert all(talk.details([each]) for known in details.values() for each in known)
        say_at_random(t, dice.randrange)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_waits_for_is_told_for_every_question(game: Game, language: str) -> None:
    """Also for the questions that no game of the test above has come to."""
    file = files(game.package).joinpath("texts", language, "table.ftl")
    told = file.read_text(encoding="utf-8")
    asked = re.findall(r"^ask-(\S+) = ", told, re.M)
    awaited = dict(re.findall(r"^awaited-(\S+) = (.+)", told, re.M))
    assert asked
    assert list(awaited) == asked
    for text in awaited.values():  # it ends the sentence “Waiting for Ann: …”
        assert text[0].islower()
        assert text[-1] not in ".?"


# A choice that others do not know of, and the question they believe to be open.
COMPOSED_IN_SECRET = [
    ("shitenno", "SHI-22-pay", "SHI-20"),
    ("shitenno", "SHI-23-pay", "SHI-20"),
    ("senji", "SEN-20-draft", "SEN-20"),
    ("senji", "SEN-27", "SEN-20"),
    ("senji", "SEN-62", "SEN-60"),
    ("senji", "SEN-63", "SEN-60"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "secret", "known"), COMPOSED_IN_SECRET)
def test_what_is_composed_in_secret_is_awaited_like_what_others_know_of(
    game: str, secret: str, known: str, language: str
) -> None:
    talk = Talk(GAMES[game], language)
    assert talk.message(f"awaited-{secret}") == talk.message(f"awaited-{known}") != ""


@EVERY
def test_the_guided_first_game_is_told_in_every_language_alike(game: Game) -> None:
    told = []
    for language in LANGUAGES:
        file = files(game.package).joinpath("texts", language, "guide.ftl")
        parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
        told.append([entry.id.name for entry in parsed if isinstance(entry, fluent.Message)])
    assert "guide-goal" in told[0]
    assert all(each == told[0] for each in told)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_without_junk_or_twins(game: Game, language: str) -> None:
    seen: set[str] = set()
    for file in files(game.package).joinpath("texts", language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in seen
                seen.add(entry.id.name)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(game: Game, language: str) -> None:
    seats = game.seats[-1]
    talk = Talk(game, language, [f"<{seat}>" for seat in range(seats)])
    for event in played(game, seats)[1]:
        told = talk.event(event)
        assert told != event.kind.name
        assert "{" not in told
        assert "$" not in told


CARDS = [*TECHNIQUES, *EQUIPMENT, *BLESSINGS]
EXPLAINED = [("shototsu", thing) for thing in [*CARDS, *RINGS]]
EXPLAINED += [("senji", samurai) for samurai in SAMURAI]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "thing"), EXPLAINED)
def test_every_card_posture_and_samurai_tells_what_it_does(
    game: str, thing: str, language: str
) -> None:
    talk = Talk(GAMES[game], language)
    talk.bundles = talk.bundles[:1]
    assert talk.about(thing)
    assert talk.name(thing) != thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_how_a_card_is_used_is_told_once(card: str, language: str) -> None:
    talk = Talk(GAMES["shototsu"], language)
    use, does = talk.message(f"use-{card}"), talk.message(f"about-{card}")
    assert talk.about(card) == f"{use}. {does}"
    assert not any(part in does for part in use.split(", ")), talk.about(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_samurai_tells_the_honour_printed_on_him(language: str) -> None:
    talk = Talk(GAMES["senji"], language)
    told = [re.search(r"\d+", talk.about(samurai)) for samurai in SAMURAI]
    assert [int(found[0]) for found in told if found] == list(SAMURAI_HONOUR)


def test_no_rule_sends_players_to_a_file_or_asks_for_tests() -> None:
    for game in GAMES.values():
        for rule in game.ledger.rules.values():
            assert not re.search(r"data file|test each", f"{rule.text} {rule.ruling}"), rule.id


def test_the_three_languages_differ() -> None:
    prompts = {Talk(GAMES["shitenno"], code).prompt(Ask(0, "SHI-14")) for code in LANGUAGES}
    assert prompts == {"Do you accept the lot?", "Acceptez-vous le lot\u00a0?", "¿Aceptas el lote?"}


def test_french_signs_never_begin_a_line() -> None:
    """They stand after a space of their own, at which no line is broken."""
    texts = list(Path(tatami.__file__).parent.glob("**/texts/fr/*.ftl"))
    assert len(texts) > 10
    for file in texts:
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"[^\s=] [:;!?»]|« ", line), file


def test_a_missing_text_is_noticed() -> None:
    game = GAMES["shitenno"]
    assert missing_texts(game, ["SHI-99"]) == [
        f"{code} {text}-SHI-99" for code in LANGUAGES for text in ("ask", "awaited")
    ]
    talk = Talk(game, "en")
    assert named(talk, "take", "koku-3")
    assert named(talk, "gild", "kanto-4")
    assert not named(talk, "take", "koku-4")


def test_a_word_a_thing_and_a_list_are_named() -> None:
    game = GAMES["shitenno"]
    talk = Talk(game, "fr")
    words = game.vocabulary.by_text
    assert talk.word(words["take:samurai"]) == "Ajouter Samouraï"
    assert talk.thing(words["gild:kanto-2"]) == "Kantō 2"
    assert talk.names_of(["koku-1", "koku-1", "bushi"]) == "1 koku ×2, Bushi"
    assert talk.names_of([]) == "–"
    assert talk.player(2) == "#3"


@pytest.mark.parametrize("game", GAMES)
def test_spanish_says_tu_to_the_player(game: str) -> None:
    formal = r"\busted(es)?\b|^(ask|guide)-.*\b(suy[oa]s?|elija|tome|ponga|haga|diga|toque)\b"
    for file in (files(f"tatami.games.{game}") / "texts" / "es").iterdir():
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if re.search(formal, line, re.I)] == []


def test_a_player_is_offered_their_own_domain() -> None:
    game = GAMES["white_castle"]
    domain = game.vocabulary.by_text["place:domain"]
    assert Talk(game, "fr").word(domain) == "Le placer\u00a0: votre domaine"
    assert Talk(game, "fr").thing(domain) == "son domaine"  # in what happened


def test_a_rule_is_told_with_its_chapter_and_ruling() -> None:
    rule = Talk(GAMES["shitenno"], "es").rule("SHI-01")
    assert rule.chapter == "Preparación"
    assert rule.ruling.startswith("Por orden de asiento")
    assert Talk(GAMES["shitenno"], "en").rule("SHI-20").chapter == "Odd year"


def test_a_game_without_texts_is_told_by_its_words_and_ledger() -> None:
    talk = Talk(CONNECT_FOUR, "fr")
    assert talk.title() == "Connect four"
    assert talk.word(CONNECT_FOUR.vocabulary.words[2]) == "drop:3"
    assert talk.prompt(Ask(0, "CON-02")) == CONNECT_FOUR.ledger["CON-02"].text
    assert talk.event(Event(CONNECT_FOUR.event_kinds[1], (1,), NOBODY)) == "won"


def test_what_is_whispered_is_told_to_one_seat() -> None:
    t = turn(tiles="draw")
    t.answer(0, GAMES["shitenno"].vocabulary.by_text["draw"])
    whispered = (t.chronicle or [])[1]
    assert whispered.plain()["only"] == 0
    assert not whispered.known_to(NOBODY)


def test_a_colon_stands_as_the_language_has_it() -> None:
    told = [Talk(GAMES["senji"], language).labelled("A", "b") for language in ("en", "fr", "es")]
    assert told == ["A: b", "A\N{NO-BREAK SPACE}: b", "A: b"]
