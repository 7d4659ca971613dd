"""`tatami play`: a game in the terminal, against bots or round one keyboard."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tatami.bots.players import make_bot
from tatami.bots.seen import Seen
from tatami.cli.screen import Screen
from tatami.cli.shell import (
    GameOptions,
    Lang,
    Seats,
    Seed,
    language_of,
    options_of,
    refuse,
    seats_of,
    seed_of,
    the_game,
    the_record,
)
from tatami.core.ask import Ask, Illegal
from tatami.core.words import NOBODY, Word
from tatami.session.keeping import Keeper, reason
from tatami.session.match import Match
from tatami.session.occupants import called, is_human
from tatami.texts.talk import Talk


def play(
    game: Annotated[str, typer.Argument(help="A game: see `tatami games`.", metavar="[GAME]")] = "",
    seats: Seats = "human,greedy,greedy",
    seed: Seed = "",
    option: GameOptions = [],  # noqa: B006  (typer reads the default, nobody changes it)
    resume: Annotated[Path | None, typer.Option(help="Go on with this record.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this new file.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, for pipes and readers.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Play in the terminal."""
    language = language_of(lang)
    if resume is not None:
        known, record = the_record(resume)
        match = Match(known, record)
        keeper = Keeper(resume, match, fresh=False)
    else:
        if not game:
            refuse("Name a game, or a record with --resume; see `tatami games`.")
        known = the_game(game)
        occupants = seats_of(known, seats, humans=True)
        match = Match.new(known, occupants, seed_of(seed), options_of(option))
        keeper = Keeper(save or default_file(known.name), match, fresh=True)
    Evening(match, keeper, language, plain).play()


def default_file(game: str) -> Path:
    """A new file in the user's own folder for such things."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")[:-3]
    return Path(home) / "tatami" / "records" / f"{game}-{stamp}.tatami"


def now() -> str:
    """The time as records tell it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Quit(Exception):
    """The player leaves the table."""


class Evening:
    """A match played to its end, or until somebody leaves."""

    def __init__(self, match: Match, keeper: Keeper, language: str, plain: bool) -> None:
        self.match = match
        self.keeper = keeper
        occupants = match.record.seats
        self.people = [i for i, seat in enumerate(occupants) if is_human(seat)]
        self.bots = {
            i: make_bot(seat, f"{match.record.seed}/{i}/{len(match.marks)}")
            for i, seat in enumerate(occupants)
            if i not in self.people
        }
        self.screen = Screen(Talk(match.game, language, called(occupants)), plain)
        self.viewer = self.people[0] if self.people else NOBODY
        self.told = 0
        self.news = False  # whether anything has happened since the last question
        self.last_asked = (NOBODY, "")

    def play(self) -> None:
        """Answer question after question."""
        path = str(self.keeper.path)
        self.screen.phrase_out("welcome", game=self.screen.talk.title(), file=path)
        self.screen.say(
            self.screen.phrase("seed-hash", hash=self.match.record.seed_hash[:16]), "dim"
        )
        try:
            while not self.match.over():
                self.next_answer()
        except (Quit, KeyboardInterrupt) as leaving:
            self.screen.phrase_out("kept", file=path)
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        self.tell_events()
        self.final_score()

    def next_answer(self) -> None:
        """Let the bots answer first, then the people, one after the other."""
        asks = self.match.open_asks()
        for ask in asks:
            if ask.seat in self.bots:
                seen = Seen(self.match.game, self.match.table, ask.seat, ask)
                self.say(ask.seat, self.bots[ask.seat].choose(seen))
                return
        ask = next(ask for ask in asks if ask.seat in self.people)
        if ask.seat != self.viewer:
            self.screen.hand_over(self.screen.talk.player(ask.seat))
            self.viewer = ask.seat
        self.tell_events()
        if len(ask.options) == 1:
            label = self.screen.talk.word(ask.options[0])
            self.screen.say(self.screen.phrase("only-choice", word=label), "dim")
            self.say(ask.seat, ask.options[0])
            return
        composing = (ask.seat, ask.name()) == self.last_asked and not self.news
        self.screen.board(self.match, ask.seat, only_detail=composing)
        self.last_asked = (ask.seat, ask.name())
        self.screen.menu(ask)
        self.converse(ask)

    def converse(self, ask: Ask) -> None:
        """Read lines until the question is answered or the table has changed."""
        name = self.screen.talk.player(ask.seat)
        lines = len(self.match.record.entries)
        while len(self.match.record.entries) == lines:
            line = self.screen.read(self.screen.phrase("your-turn", player=name))
            if line is None:
                raise Quit
            self.obey(ask, line.strip())

    def obey(self, ask: Ask, line: str) -> None:
        """A command, or an answer."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command in ("?", "help"):
            self.screen.phrase_out("help")
            self.screen.rule(self.screen.talk.rule(ask.rule))
        elif command == "why":
            self.why(ask, rest)
        elif command == "rules":
            self.rules(rest)
        elif command == "board":
            self.screen.board(self.match, ask.seat)
            self.screen.menu(ask)
        elif command == "log":
            self.screen.events(self.match.events(), ask.seat)
        elif command in ("undo", "restart"):
            self.take_back(ask.seat, command)
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            raise Quit
        elif line:
            self.answer(ask.seat, line.split())

    # -- answers ----------------------------------------------------------------------

    def answer(self, seat: int, texts: list[str]) -> None:
        """Say the words of a line one after the other, as far as they can be said."""
        for text in texts:
            asks = self.match.table.open_asks(seat)
            word = self.word_of(asks[0], text) if asks else None
            if word is None:
                self.screen.phrase_out("no-such-word", text=text)
                return
            try:
                self.say(seat, word)
            except Illegal as illegal:
                self.screen.phrase_out("may-not-be-said", word=self.screen.talk.word(word))
                self.screen.rule(self.screen.talk.rule(illegal.rule or ask_rule(asks)))
                return

    def word_of(self, ask: Ask, text: str) -> Word | None:
        """The word meant by a number of the menu, a word, or the name of a thing on the menu."""
        if text.isascii() and text.isdigit():
            index = int(text) - 1
            return ask.options[index] if 0 <= index < len(ask.options) else None
        if text in self.match.game.vocabulary.by_text:
            return self.match.game.vocabulary.by_text[text]
        named = [word for word in ask.options if word.thing == text]
        return named[0] if len(named) == 1 else None

    def say(self, seat: int, word: Word) -> None:
        """Say a word and keep it."""
        self.match.say(seat, word, now())
        self.keeper.keep()

    def take_back(self, seat: int, how: str) -> None:
        """Undo the last choice or the turn; against bots alone it is always free."""
        find = self.match.undo_point if how == "undo" else self.match.restart_point
        point = find(seat, always=len(self.people) == 1)
        if point is None:
            self.screen.phrase_out("no-undo")
            return
        self.match.go_back(seat, point, now())
        self.keeper.keep()
        self.told = len(self.match.events())
        self.screen.phrase_out("undone")

    # -- explanations -----------------------------------------------------------------

    def why(self, ask: Ask, text: str) -> None:
        """Cite the rule that forbids a word."""
        word = self.word_of(ask, text)
        if word is None:
            self.screen.phrase_out("no-such-word", text=text)
        elif word in ask.options:
            self.screen.phrase_out("may-be-said", word=self.screen.talk.word(word))
        else:
            self.screen.phrase_out("may-not-be-said", word=self.screen.talk.word(word))
            self.screen.rule(self.screen.talk.rule(ask.why_not(word)))

    def rules(self, rule_id: str) -> None:
        """Show one rule, or all."""
        known = self.match.game.ledger.rules
        if rule_id and rule_id.upper() not in known:
            self.screen.phrase_out("no-such-word", text=rule_id)
            return
        for each in [rule_id.upper()] if rule_id else known:
            self.screen.rule(self.screen.talk.rule(each))

    def save(self, name: str) -> None:
        """Write a copy of the record, or say where it is kept."""
        path = Path(name).expanduser() if name else self.keeper.path
        if name:
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(self.match.record.text())
            except OSError as error:
                self.screen.say(f"{path}: {reason(error)}")
                return
        self.screen.phrase_out("saved", file=str(path))

    def tell_events(self) -> None:
        """Tell what has happened since the last time."""
        events = self.match.events()
        self.news = len(events) > self.told
        self.screen.events(events[self.told :], self.viewer)
        self.told = len(events)

    def final_score(self) -> None:
        """Show the last table and who has won."""
        self.screen.board(self.match, self.viewer)
        self.screen.say(self.screen.phrase("over"), "bold")
        scores = self.match.game.scores(self.match.table)
        ranks = self.match.game.ranks(self.match.table)
        for seat in sorted(range(len(scores)), key=lambda seat: ranks[seat]):
            player = self.screen.talk.player(seat)
            self.screen.phrase_out("rank", rank=ranks[seat], player=player, points=scores[seat])
        self.screen.phrase_out("recorded", file=str(self.keeper.path))


def ask_rule(asks: list[Ask]) -> str:
    """The rule of the question that is open."""
    return asks[0].rule
