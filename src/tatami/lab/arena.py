"""A tournament of bots: each seed is played from every seat, so that no bot has better luck."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from tatami.core.errors import TatamiError
from tatami.lab.accumulators import Kinds, accumulated
from tatami.lab.intervals import Mean
from tatami.lab.jobs import Job
from tatami.lab.played_game import PlayedGame
from tatami.lab.ratings import GameResult, Standing, against, before, standings, wins_by_seat
from tatami.lab.sequential import Claims, Sequential, Verdict
from tatami.lab.summary import mean_sources
from tatami.tournaments.seating import every_seating


@dataclass(frozen=True)
class Arena:
    """What is played. Two equal arenas play the same games in the same order."""

    game: str
    options: Mapping[str, str]
    seed: str
    bots: tuple[str, ...]
    players: int

    def __post_init__(self) -> None:
        if not self.bots:
            raise TatamiError(f"0 bots do not fill {self.players} seats.")

    def head(self) -> dict[str, Any]:
        """The arena as data for programs."""
        return {"kind": "arena", **asdict(self), "bots": list(self.bots)}

    def occupants(self) -> tuple[str, ...]:
        """The bots, each once."""
        return self.bots

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Every way to seat the bots. If there are more bots than seats, every selection plays. If
        there are fewer, each bot plays at least once."""
        return every_seating(self.bots, self.players)

    def job(self, number: int) -> Job:
        """One game. A seed is played from every seat before the next seed comes."""
        seed = f"{self.seed}/{number // len(self.lineups)}"
        lineup = self.lineups[number % len(self.lineups)]
        return Job(self.game, lineup, seed, self.options, keep=False, number=number)

    def missing(self, games: int) -> int:
        """How many games are missing until every bot has played the last seed from every seat."""
        return -games % len(self.lineups)


def decided(
    arena: Arena, test: Sequential, games: Iterator[PlayedGame]
) -> Iterator[tuple[PlayedGame, Verdict]]:
    """The games in their order, each with the verdict on the first two bots so far, until there is
    a decision. Only whole seeds count."""
    orders = len(arena.lineups)
    seed: list[list[float]] = []
    verdict = test.verdict()
    for game in games:
        seed.append(before(arena.bots[0], arena.bots[1], GameResult.of(game)))
        if len(seed) == orders:
            verdict = test.add([sum(each) / len(each) for each in seed])
            seed = []
        yield game, verdict
        if verdict.accepted is not None:
            return


@dataclass(frozen=True)
class ArenaResult:
    """What an arena has shown so far."""

    arena: Arena
    games: list[GameResult]
    standings: list[Standing]  # the best rated first
    words: list[int]  # of each game
    choices: list[int]
    sources: Mapping[str, Mapping[str, float]]  # by bot: where its points came from, means
    verdict: Verdict | None = None  # of the sequential test
    claims: Claims | None = None  # that it tests
    accumulated: Mapping[str, Any] = field(default_factory=dict)  # by accumulators

    @classmethod
    def of(
        cls,
        arena: Arena,
        claims: Claims | None,
        played: Iterable[tuple[PlayedGame, Verdict | None]],
        kinds: Kinds | None = None,
    ) -> "ArenaResult":
        """The result of some games, each with the verdict after it, in whatever order they came."""
        last = sorted(played, key=lambda each: each[0].number)
        games = [game for game, _ in last]
        results = [GameResult.of(game) for game in games]
        rows = standings(arena.bots, results)
        words, choices = [game.words for game in games], [game.choices for game in games]
        sources = {row.bot: sources_of(row.bot, games) for row in rows}
        sums = accumulated(kinds or {}, games)
        return cls(arena, results, rows, words, choices, sources, last[-1][1], claims, sums)

    def plain(self) -> dict[str, Any]:
        """The result as data for programs."""
        rows = [self.plain_row(row) for row in self.standings]
        seats = [share._asdict() for share in wins_by_seat(self.games)]
        result = {"games": len(self.games), "standings": rows, "seats": seats, **self.accumulated}
        if self.verdict is not None and self.claims is not None:
            result["sprt"] = self.verdict.plain(self.claims)
        return {**self.arena.head(), **result}

    def plain_row(self, row: Standing) -> dict[str, Any]:
        """One bot, and its results against each other bot."""
        others = [other.bot for other in self.standings if other.bot != row.bot]
        return {
            "bot": row.bot,
            "wins": row.wins._asdict(),
            "score": plain_mean(row.score),
            "rank": plain_mean(row.rank),
            "rating": round(row.rating, 2),
            "doubt": round(row.doubt, 2),
            "sources": self.sources[row.bot],
            "against": {bot: against(row.bot, bot, self.games)._asdict() for bot in others},
        }


def sources_of(bot: str, games: Iterable[PlayedGame]) -> dict[str, float]:
    """Where the points of a bot came from: the mean of each source over its seats."""
    told = [
        sources
        for game in games
        for who, sources in zip(game.seats, game.sources, strict=False)
        if who == bot
    ]
    return mean_sources(told)


def plain_mean(mean: Mean) -> dict[str, float | None]:
    """A mean with its interval as data. One seed alone has no interval."""
    bounded = mean.high - mean.low < float("inf")
    ends = {"low": mean.low, "high": mean.high}
    return {
        "mean": round(mean.mean, 3),
        **{name: round(end, 3) if bounded else None for name, end in ends.items()},
    }
