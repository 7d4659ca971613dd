"""What the terminal shows while a game is played: drawn with Rich, or as plain lines."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule as Line

from tatami.cli.boards import board_of
from tatami.cli.choices import numbered
from tatami.cli.phrases import phrase
from tatami.cli.typed_lines import TypedLines
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.details import Details
from tatami.core.words import Word
from tatami.texts.talk import Rule, Talk


class Screen:
    """Shows one match to the player at the terminal."""

    def __init__(self, talk: Talk, plain: bool) -> None:
        self.talk = talk
        self.plain = plain
        self.lines = TypedLines()
        self.console = Console(highlight=False, no_color=plain, markup=not plain)

    def phrase(self, name: str, **things: Any) -> str:
        """One of the terminal's own sentences, in the player's language."""
        return phrase(self.talk.language, name, **things)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        if self.plain:
            print(text, flush=True)
        else:
            self.console.print(escape(text), style=style)

    def phrase_out(self, name: str, **things: Any) -> None:
        """Print one of the terminal's own sentences."""
        self.say(self.phrase(name, **things))

    def unknown(self, text: str) -> None:
        """Say that something typed was not understood."""
        self.phrase_out("no-such-word", text=text if len(text) <= 40 else f"{text[:40]}…")

    def board(self, view: Mapping[str, Any], only_detail: bool = False) -> None:
        """Show the table as a seat sees it, or only the choice being composed."""
        drawn = board_of(self.talk.game)
        if self.plain:
            for line in drawn.lines(view, self.talk):
                print(line)
            return
        self.console.print(Line(style="dim"))
        show = drawn.detail if only_detail else drawn.draw
        self.console.print(show(view, self.talk, self.console.width))

    def menu(self, ask: Ask, words: Sequence[Word], details: Details) -> None:
        """Show a question: the prompt, then each choice with its number, what it costs or brings,
        and its word."""
        self.say(self.talk.prompt(ask), "bold")
        for number, word in numbered(words, self.talk).items():
            label = self.talk.word(word)
            known = self.talk.details(details.get(word, ())) or self.talk.about(word.thing)
            if self.plain:
                print(f"{number}. {label}{known and f' ({known})'} [{word.text}]")
            else:
                name, known = (
                    f"[dim]{escape(word.text)}[/]",
                    known and f"  [italic]{escape(known)}[/]",
                )
                self.console.print(f"[bold cyan]{number:>3}[/]  {escape(label)}{known}  {name}")

    def events(self, events: list[Event], seat: int) -> None:
        """Print what happened, as far as this seat may know."""
        for event in events:
            if event.known_to(seat):
                self.say(f"· {self.talk.event(event)}", "italic")

    def result(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Print who has won."""
        self.say(self.phrase("over"), "bold")
        for seat in sorted(range(len(scores)), key=lambda seat: ranks[seat]):
            player = self.talk.player(seat)
            self.phrase_out("rank", rank=ranks[seat], player=player, points=scores[seat])

    def rule(self, rule: Rule) -> None:
        """Show a rule with its ruling."""
        self.say(f"{rule.id}  {rule.text}")
        if rule.ruling:
            self.say(f"→ {rule.ruling}", "italic")
        if rule.reconstructed:
            self.say(f"◇ {rule.reconstructed}", "dim")

    def read(self, question: str) -> str | None:
        """A line from the player, or None if there are no more."""
        if self.plain:
            print(question, flush=True)
        else:
            self.console.print(escape(question), style="bold yellow", end=" ")
        return self.lines.next()

    def typed(self) -> str:
        """A line that somebody has typed without being asked, or nothing."""
        return (self.lines.next() or "") if self.lines.are_there() else ""

    def hand_over(self, name: str) -> None:
        """Let the next person at the same keyboard sit down without seeing the last one's hand."""
        if sys.stdin.isatty():
            self.console.clear()
            self.read(self.phrase("hand-over", player=name))
