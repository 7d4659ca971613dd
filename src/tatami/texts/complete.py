"""The texts that a game lacks, in any language."""

from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle

from tatami.core.advice import Feature
from tatami.core.game import Game
from tatami.texts.talk import LANGUAGES, Talk, chapter_key, numbered_player


def missing_texts(game: Game, questions: Iterable[str]) -> list[str]:
    """Every message that some language should have but lacks, as "fr thing-kanto".

    The questions are those met in play, by their `Ask.name`.
    """
    asked = sorted(questions)
    return [
        f"{language} {name}" for language in LANGUAGES for name in lacking(game, language, asked)
    ]


def lacking(game: Game, language: str, questions: list[str]) -> list[str]:
    """The messages this language lacks. Messages that only English needs do not count."""
    talk = Talk(game, language)
    talk.bundles = talk.bundles[:1]
    own = talk.bundles[0]
    wanted = [*of_the_game(game, questions), *of_its_advice(game), *of_what_is_reconstructed(game)]
    wanted += of_its_edits(game)
    if language != "en":  # English takes its rules from the ledger
        wanted += list(game.ledger.rules)
        wanted += [chapter_key(name) for name in game.ledger.chapters()]
    missing = [name for name in wanted if not own.has_message(name)]
    missing += [*unnamed_words(game, talk), *unnamed_in_edits(game, talk)]
    missing += rulings_amiss(game, own) if language != "en" else []
    return list(dict.fromkeys(missing))


def of_the_game(game: Game, questions: list[str]) -> list[str]:
    """The messages for the game's title, events, questions and options."""
    wanted = ["game-title", "game-line"]
    wanted += [f"event-{kind.name}" for kind in game.event_kinds]
    wanted += [f"{text}-{question}" for question in questions for text in ("ask", "awaited")]
    for option in game.options:
        wanted += [f"option-{option.name}", *[f"option-{option.name}-{v}" for v in option.values]]
    return wanted


def of_its_advice(game: Game) -> list[str]:
    """The messages for features of a table, sources of points, and reasons."""
    features = named_by(game, game.advice.features)
    wanted = [f"feature-{name}" for name in (*features, *named_by(game, game.advice.sources))]
    for name in features:
        wanted += [f"reason-{name}-more", f"reason-{name}-less"]
    return wanted


def of_its_edits(game: Game) -> list[str]:
    """The messages for edits, the groups met on a new table, and what tells of one."""
    if game.editing is None:
        return []
    verbs = {word.verb.name for word in game.editing.words.words}
    return ["event-edited", *sorted(verbs)]


def unnamed_in_edits(game: Game, talk: Talk) -> list[str]:
    """The things that edits name and that have no name."""
    edits = game.editing.words.words if game.editing is not None else []
    parts = {part for word in edits for part in word.thing.split(".") if part}
    return [
        f"thing-{part}"
        for part in sorted(parts)
        if numbered_player(part) < 0
        and not talk.message(f"thing-edit-{part}")
        and not named(talk, "edit", part)
    ]


def of_what_is_reconstructed(game: Game) -> list[str]:
    """The messages for printed values that are unknown."""
    wanted = []
    for rule in game.ledger.rules.values():
        for block in rule.data:
            wanted += [f"data-{block}", *[f"known-{f}" for f in game.reconstructed[block].known]]
    if game.reconstructed:
        wanted += ["reconstructed-note", "reconstructed", "reconstructed-in-part"]
    return wanted


def unnamed_words(game: Game, talk: Talk) -> list[str]:
    """The verbs and things of the vocabulary that have no name."""
    words = game.vocabulary.words
    missing = [f"verb-{word.verb.name}" for word in words if talk.word(word) == word.text]
    missing += [
        f"thing-{word.thing}"
        for word in words
        if word.thing and not named(talk, word.verb.name, word.thing)
    ]
    return missing


def rulings_amiss(game: Game, own: FluentBundle) -> list[str]:
    """The rules whose ruling is only in the ledger, or only in this language."""
    return [
        f"{rule.id}.ruling"
        for rule in game.ledger.rules.values()
        if own.has_message(rule.id)
        and bool(rule.ruling) != ("ruling" in own.get_message(rule.id).attributes)
    ]


def named_by(game: Game, features: Callable[[Any, int], list[Feature]] | None) -> list[str]:
    """What the game's advice names, the same at every table. "majority:kanto" is a majority."""
    if features is None:
        return []
    table = game.open(game.seats[0], 1)
    return list(dict.fromkeys(name.partition(":")[0] for name, _ in features(table, 0)))


def named(talk: Talk, verb: str, thing: str) -> bool:
    """Whether a thing has a name: its own, or one made up of its parts. Numbers need no name."""
    own = talk.bundles[0]
    if thing.isdigit() or own.has_message(f"word-{verb}-{thing}"):
        return True
    if own.has_message(f"thing-{verb}-{thing}") or own.has_message(f"thing-{thing}"):
        return True
    whole, dash, part = thing.rpartition("-")
    return bool(dash) and named(talk, verb, whole) and named(talk, verb, part)
