"""Questions about the rules: `games`, `rules` and `why`."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from tatami.cli.arguments import (
    GameName,
    Json,
    Lang,
    RecordFile,
    language_of,
    refuse,
    the_game,
    the_record,
)
from tatami.cli.line_breaks import keep_together
from tatami.cli.phrases import phrase
from tatami.cli.records import a_moment, a_seat
from tatami.core import record as records
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.texts.talk import Rule, Talk

SaidWord = Annotated[str, typer.Argument(help="The word that cannot be said.", metavar="WORD")]
Moment = Annotated[
    int | None, typer.Option(help="After this many moves. Default: at the end.", min=0)
]
Seat = Annotated[
    int | None, typer.Option(help="The seat that would say it (seats start at 0).", min=0)
]

keep_together()


def games(lang: Lang = "", as_json: Json = False) -> None:
    """List the games."""
    language = language_of(lang)
    if as_json:
        rows = [
            {
                "game": game.name,
                "title": game.title,
                "seats": list(game.seats),
                "rules_version": game.version,
                "rules": len(game.ledger.rules),
                "options": {option.name: list(option.values) for option in game.options},
            }
            for game in GAMES.values()
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for game in GAMES.values():
        talk = Talk(game, language)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        console.print(f"[bold]{game.name}[/]  {escape(talk.title())}, {seats}")
        console.print(f"  {escape(talk.message('game-line'))}")


def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="The id of one rule.", metavar="[ID]")] = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Print the rules of a game, or one of them."""
    known = the_game(game)
    talk = Talk(known, language_of(lang))
    if rule and rule.upper() not in known.ledger.rules:
        refuse(f"{known.title} has no rule {rule!r}; see `tatami rules {known.name}`.")
    chosen = [rule.upper()] if rule else list(known.ledger.rules)
    entries = [talk.rule(rule_id) for rule_id in chosen]
    if as_json:
        print(json.dumps([entry._asdict() for entry in entries], ensure_ascii=False))
        return
    console = Console(highlight=False)
    if known.reconstructed and not rule:
        console.print(f"◇ {escape(talk.message('reconstructed-note'))}")
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold underline]{escape(chapter)}[/]")
        show_rule(console, entry)


def show_rule(console: Console, rule: Rule) -> None:
    """Print a rule and its ruling."""
    console.print(f"[bold]{rule.id}[/]  {escape(rule.text)}")
    if rule.ruling:
        console.print(f"        [italic]→ {escape(rule.ruling)}[/]")
    if rule.reconstructed:
        console.print(f"        [dim]◇ {escape(rule.reconstructed)}[/]")


def why(
    file: RecordFile,
    word: SaidWord,
    at: Moment = None,
    seat: Seat = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Say why a word may not be said at some moment of a record."""
    game, record = the_record(file)
    table = records.replay(game, record, a_moment(record, at))
    said = game.vocabulary.by_text.get(word)
    if said is None:
        refuse(f"{word!r} is no word of {game.title}.")
    rule_id, verdict = judged(table, said, a_seat(record, seat))
    talk = Talk(game, language_of(lang))
    if as_json:
        rule = talk.rule(rule_id)._asdict() if rule_id else None
        print(json.dumps({"word": word, "verdict": verdict, "rule": rule}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(phrase(talk.language, verdict, word=talk.word(said)), markup=False)
    if rule_id:
        show_rule(console, talk.rule(rule_id))


def judged(table: Table, word: Word, seat: int) -> tuple[str, str]:
    """The rule about a word, and the name of the phrase that says whether the word is legal."""
    asks = [ask for ask in table.asks if seat in (-1, ask.seat)]
    for ask in asks:
        if word in ask.options:
            return ask.rule, "may-be-said"
    if not asks:
        return "", "nobody-is-asked" if seat < 0 else "seat-is-not-asked"
    return asks[0].why_not(word), "may-not-be-said"
