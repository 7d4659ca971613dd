"""A game in a language: its words, questions, events and rules as sentences."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tatami.core.ask import Ask
from tatami.core.chronicle import Event, Thing
from tatami.core.details import Detail
from tatami.core.editing import EDITED, Group
from tatami.core.game import Game
from tatami.core.words import SEAT, Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "es")
PARTS: Final = ("first", "second", "third")  # of what an edit names


class Rule(NamedTuple):
    """A rule as the reader sees it. The ruling is empty if the rulebook is clear. If the rule
    depends on unknown printed values, it says which values were reconstructed."""

    id: str
    chapter: str
    text: str
    ruling: str
    reconstructed: str = ""


@cache
def bundle(package: str, language: str, only: str = "") -> "FluentBundle":
    """All Fluent files of a package's texts in one language, or only the one of this name: read
    once, since parsing them takes longer than most commands do."""
    from fluent.runtime import FluentBundle, FluentResource  # it is slow to load

    made = FluentBundle([language], use_isolating=False)
    folder = files(package).joinpath("texts", language)
    if folder.is_dir():
        found = [file for file in folder.iterdir() if only in ("", file.name)]
        for file in sorted(found, key=lambda file: file.name):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def formatted(source: "FluentBundle", message: str, things: dict[str, Any]) -> str:
    """A message with its variables filled in, or nothing if the bundle lacks it."""
    pattern = source.get_message(message).value if source.has_message(message) else None
    if pattern is None:
        return ""
    text, errors = source.format_pattern(pattern, things)
    if errors:
        raise errors[0]
    return str(text)


def chapter_key(name: str) -> str:
    """The message that names a chapter."""
    return f"chapter-{name.replace(' ', '-')}"


def numbered_player(thing: str) -> int:
    """The seat that a thing such as "p1" names, or -1 if it names something else."""
    return int(thing[1:]) - 1 if thing[:1] == "p" and thing[1:].isdecimal() else -1


class Talk:
    """Puts one game into one language. English stands in for what is not translated."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: Sequence[str] = (),
        called: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = list(names)  # of the players, by seat
        self.called = called or {}  # pieces with a name of their own
        order = [language, "en"] if language != "en" else ["en"]
        self.bundles = [bundle(game.package, code) for code in order] if game.package else []

    def message(self, name: str, **things: Any) -> str:
        """A message of the game, or nothing if no language has it."""
        for source in self.bundles:
            if text := formatted(source, name, things):
                return text
        return ""

    # -- the game and its words -----------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return self.message("game-title") or self.game.title

    def word(self, word: Word) -> str:
        """A word as a choice: "Add Samurai"."""
        if own := self.message(f"word-{word.text.replace(':', '-')}"):
            return own
        return self.message(f"verb-{word.verb.name}", thing=self.thing(word)) or word.text

    def thing(self, word: Word) -> str:
        """The thing that a word names: "Samurai"."""
        if word.verb is SEAT:
            return self.player(word.arg)
        if (seat := numbered_player(word.thing)) in range(len(self.names)):
            return self.player(seat)
        return self.message(f"thing-{word.verb.name}-{word.thing}") or self.name(word.thing)

    def name(self, thing: str) -> str:
        """A thing by its plain name. "kanto-1" becomes "Kantō 1" unless it has its own name."""
        if thing in self.called:
            return f"{thing} {self.called[thing]}"
        if own := self.message(f"thing-{thing}"):
            return own
        whole, dash, part = thing.rpartition("-")
        return f"{self.name(whole)} {self.name(part)}" if dash and whole else thing

    # -- edits --------------------------------------------------------------------------

    def edit(self, word: Word) -> str:
        """An edit as a choice: "Ann gets Samurai"."""
        return self.message(word.verb.name, **self.in_parts(word.thing)) or word.text

    def edits(self, group: Group) -> str:
        """What a group of edits is about: "Ann: hand"."""
        return self.message(f"edits-{group.name}", **self.in_parts(group.thing)) or group.name

    def in_parts(self, thing: str) -> dict[str, str]:
        """The things that an edit names, in its order."""
        parts = thing.split(".") if thing else []
        return dict(zip(PARTS, map(self.part, parts), strict=False))

    def part(self, thing: str) -> str:
        """One of them: a player, or a thing by a name of its own in edits, or by its plain name."""
        if (seat := numbered_player(thing)) >= 0:
            return self.player(seat)
        return self.message(f"thing-edit-{thing}") or self.name(thing)

    def about(self, thing: str) -> str:
        """What a card, a posture or a samurai does, or nothing if its name says it all. How a card
        is used comes first: "Reaction, once per turn. …"."""
        use, does = self.message(f"use-{thing}"), self.message(f"about-{thing}")
        return f"{use}. {does}" if use and does else does

    def cannot(self, question: str, word: Word) -> str:
        """Why a word is not on the menu of a question, where no rule forbids just this word."""
        verb = word.verb.name
        return self.message(f"cannot-{question}-{verb}") or self.message(f"cannot-{verb}")

    def labelled(self, label: str, text: str) -> str:
        """A name, a colon, and what is said of it. French puts a space before the colon."""
        return f"{label}\N{NO-BREAK SPACE}: {text}" if self.language == "fr" else f"{label}: {text}"

    def feature(self, name: str) -> str:
        """A feature that advice names as a reason or a source of points: "majorities"."""
        kind, _, thing = name.partition(":")
        return self.message(f"feature-{kind}", thing=self.name(thing)) or name

    def reason(self, name: str, more: float) -> str:
        """A feature as a comparison: "2.3 points more for provinces"."""
        kind, _, thing = name.partition(":")
        side = "more" if more > 0 else "less"
        things = {"thing": self.name(thing), "points": round(abs(more), 1)}
        return self.message(f"reason-{kind}-{side}", **things) or self.feature(name)

    def player(self, seat: int) -> str:
        """The name of a player, otherwise the number of the seat, counted from 1."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"#{seat + 1}"

    def things(self, words: Sequence[Word]) -> str:
        """A list of things, with equal ones counted: "Samurai ×2, 1 koku"."""
        counted = Counter(self.thing(word) for word in words)
        return self.listed(counted)

    def names_of(self, things: Sequence[str]) -> str:
        """The same list, with things by their plain names."""
        return self.listed(Counter(self.name(thing) for thing in things))

    def listed(self, counted: Counter[str]) -> str:
        """Things, and how many there are of each."""
        parts = [name if n == 1 else f"{name} ×{n}" for name, n in counted.items()]
        return ", ".join(parts) or self.message("nothing") or "–"

    # -- questions, events, rules -----------------------------------------------------

    def prompt(self, ask: Ask) -> str:
        """The sentence that asks a question."""
        return self.message(f"ask-{ask.name()}") or self.rule(ask.rule).text

    def guide(self, ask: Ask) -> str:
        """What to think of at a question, for somebody who plays for the first time."""
        return self.message(f"guide-{ask.name()}") or self.message(f"guide-{ask.rule}")

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        if event.kind is EDITED:
            changes = [self.edit(thing) for thing in event.things if isinstance(thing, Word)]
            return self.message("event-edited", change=self.joined(changes))
        fields = dict(zip(event.kind.fields, event.things, strict=True))
        return self.message(f"event-{event.kind.name}", **self.filled(fields)) or event.kind.name

    def details(self, details: Sequence[Detail]) -> str:
        """What a choice costs, holds or brings: "costs 2 coins; brings 3 points"."""
        return self.joined(
            [self.message(f"detail-{each.name}", **self.filled(each.fields)) for each in details]
        )

    def joined(self, parts: Iterable[str]) -> str:
        """Parts with semicolons between them. French puts a space before the semicolon."""
        return ("\N{NO-BREAK SPACE}; " if self.language == "fr" else "; ").join(parts)

    def filled(self, fields: Mapping[str, Thing]) -> dict[str, Any]:
        """The things of a sentence by their names in it. A list also has its length."""
        filled: dict[str, Any] = {}
        for field, thing in fields.items():
            filled[field] = self.text_of(thing)
            if isinstance(thing, tuple):
                filled[f"{field}_count"] = len(thing)
        return filled

    def text_of(self, thing: Thing) -> str | int:
        """A thing of an event, in the form it has in a sentence."""
        if isinstance(thing, tuple):
            return self.things(thing)
        return self.thing(thing) if isinstance(thing, Word) else thing

    def chapter(self, name: str) -> str:
        """A chapter of the rules by its name in the ledger."""
        return self.message(chapter_key(name)) or name.capitalize()

    def rule(self, rule_id: str) -> Rule:
        """A rule of the ledger in this language."""
        rule = self.game.ledger[rule_id]
        text = self.message(rule_id) or rule.text
        ruling = rule.ruling
        for source in self.bundles:
            if ruling and source.has_message(rule_id):
                attributes = source.get_message(rule_id).attributes
                ruling = str(source.format_pattern(attributes["ruling"])[0])
        made = " ".join([self.reconstruction(block) for block in rule.data])
        return Rule(rule_id, self.chapter(rule.chapter), text, ruling, made)

    def reconstruction(self, block: str) -> str:
        """Which values of a block of printed matter are unknown, and what is known of them."""
        made = self.game.reconstructed[block]
        what = self.partly(f"data-{block}", made.things)
        known = [self.partly(f"known-{field}", things) for field, things in made.known.items()]
        if not known:
            return self.message("reconstructed", what=what)
        return self.message("reconstructed-in-part", what=what, known=", ".join(known))

    def partly(self, message: str, things: Sequence[str]) -> str:
        """The text of a message, with the things it is limited to, if any."""
        whole = self.message(message)
        return f"{whole} ({self.names_of(things)})" if things else whole
