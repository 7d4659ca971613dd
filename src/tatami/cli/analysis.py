"""`tatami analyse`: look into a record."""

import json
from typing import Annotated

import typer
from rich.console import Console

from tatami.bots.analysis import analyse as analysed
from tatami.bots.search import LEVELS, Budget
from tatami.cli.arguments import (
    Html,
    Json,
    Lang,
    RecordFile,
    language_of,
    refuse,
    the_record,
    write_page,
)
from tatami.cli.names import talk_of
from tatami.cli.progress import bar
from tatami.reports.analysis import analysis_lines, analysis_page

Seconds = Annotated[
    float, typer.Option("--time", help="Seconds for the whole record.", min=0.1, max=86400)
]
Level = Annotated[
    int, typer.Option(help="Instead of a time: search every choice at this level.", min=0)
]


def analyse(
    file: RecordFile,
    seconds: Seconds = 60.0,
    level: Level = 0,
    html: Html = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Find the choices that cost most, and tell luck from skill."""
    if level > LEVELS:
        refuse(f"The levels are 1 to {LEVELS}, not {level}.")
    game, record = the_record(file)
    budget = Budget(level=level) if level else Budget(seconds=seconds)
    with bar(game.title) as progress:
        found = analysed(game, record, budget, progress)
    language = language_of(lang)
    talk = talk_of(game, record, language)
    if html is not None:
        write_page(analysis_page(talk, found), html)
    if as_json:
        print(json.dumps(found.plain(), ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for line in analysis_lines(talk, found):
        console.print(line)
