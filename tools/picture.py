"""Draw the picture of the README: a game in the terminal, as SVG.

python tools/picture.py
"""

import io
import re
from pathlib import Path

from rich.console import Console

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.cli.names import names_of
from tatami.cli.screen import Screen
from tatami.core.ask import Ask
from tatami.games import GAMES
from tatami.session.match import Match
from tatami.texts.talk import Talk

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "shitenno.svg"


def played(words: int) -> Match:
    """A game between bots in which Ann has to answer, after this many words or a few more."""
    match = Match.new(GAMES["shitenno"], ["human:Ann", "greedy", "greedy"], "picture")
    bot = make_bot("greedy", "picture")
    while len(match.marks) < words or not worth_showing(match.table.asks[0]):
        ask = match.table.asks[0]
        match.say(ask.seat, bot.choose(Seen(match.game, match.table, ask.seat, ask)))
    return match


def worth_showing(ask: Ask) -> bool:
    """Whether Ann may take one of several provinces."""
    return ask.seat == 0 and ask.rule == "SHI-20" and len(ask.options) > 4


def main() -> None:
    """Draw it."""
    match = played(70)
    screen = Screen(Talk(match.game, "en", names_of(match.record.seats, "en")), plain=False)
    screen.console = Console(
        record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False
    )
    screen.events(match.events()[-4:], 0)
    screen.board(match.game.view(match.table, 0))
    ask = match.table.asks[0]
    screen.menu(ask, ask.options, match.game.details(match.table, ask))
    drawn = screen.console.export_svg(title="tatami play shitenno")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    # fetch no font: the reader's own monospace font serves
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\n?", "", drawn, flags=re.DOTALL))


if __name__ == "__main__":
    main()
