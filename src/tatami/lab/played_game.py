"""One game between bots, played from its job."""

from typing import Any, NamedTuple

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.words import NOBODY, Word
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.session.manners import Floor
from tatami.session.match import Match


class PlayedGame(NamedTuple):
    """How one game went."""

    number: int  # its place in the run
    seats: tuple[str, ...]
    seed: str
    words: int
    choices: int
    scores: list[int]
    ranks: list[int]
    sources: list[dict[str, float]]  # by seat: where its points came from, if the game tells
    accumulated: dict[str, Any]  # what the accumulators say of it
    record: str  # empty unless its job wants it


class Watcher:
    """Sees a game while it is played. This one looks away."""

    def game_begins(self, match: Match) -> None:
        """Before the first word."""

    def turn_begins(self, match: Match, ask: Ask) -> None:
        """Another seat than before is asked."""

    def word_said(self, match: Match, seat: int, word: Word, events: list[Event]) -> None:
        """After a word, with all that it has caused."""

    def game_ends(self, match: Match) -> dict[str, Any]:
        """What is to be kept of the game."""
        return {}


def play_one(job: Job, watcher: Watcher | None = None) -> PlayedGame:
    """Play one game. Only the job decides how it goes."""
    match = Match.new(GAMES[job.game], list(job.seats), job.seed, job.options)
    watching = watcher or Watcher()
    watching.game_begins(match)
    choices = talked(match, job, watching)
    result = match.record.result
    assert result is not None  # noqa: S101  (a match that is over has one)
    return PlayedGame(
        job.number,
        job.seats,
        job.seed,
        len(match.marks),
        choices,
        result.scores,
        result.ranks,
        sources(match),
        watching.game_ends(match),
        match.record.text() if job.keep else "",
    )


def talked(match: Match, job: Job, watching: Watcher) -> int:
    """Let the bots play to the end, and return how many words were choices."""
    bots = [make_bot(spec, f"{job.seed}/{seat}") for seat, spec in enumerate(job.seats)]
    floor = Floor(match.game.manners)
    choices, told, last = 0, len(match.events()), NOBODY
    while not match.over():
        ask = floor.asked(match, range(len(bots)))[0]
        if ask.seat != last:
            watching.turn_begins(match, ask)
            last = ask.seat
        word = bots[ask.seat].choose(Seen(match.game, match.table, ask.seat, ask))
        if not floor.lets_pass(match, ask, word):
            choices += len(ask.options) > 1
            match.say(ask.seat, word)
            events = match.events()
            watching.word_said(match, ask.seat, word, events[told:])
            told = len(events)
    return choices


def sources(match: Match) -> list[dict[str, float]]:
    """Where the points of each seat came from."""
    named = match.game.advice.sources
    if named is None:
        return []
    return [dict(named(match.table, seat)) for seat in range(match.table.seats)]
