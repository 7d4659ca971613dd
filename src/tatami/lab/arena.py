"""A tournament of bots: each seed is played from every seat, so that no bot has better luck."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, permutations, product
from typing import Any

from tatami.core.errors import TatamiError
from tatami.lab.arena_file import ArenaFile
from tatami.lab.jobs import Job
from tatami.lab.processes import play_all
from tatami.lab.ratings import GameResult, Standing, against, standings


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
        return {**asdict(self), "bots": list(self.bots)}

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Every way to seat the bots. If there are more bots than seats, every selection plays. If
        there are fewer, each bot plays at least once."""
        bots, seats = self.bots, self.players
        if len(bots) >= seats:
            ways = [order for chosen in combinations(bots, seats) for order in permutations(chosen)]
        else:
            ways = [order for order in product(bots, repeat=seats) if set(order) == set(bots)]
        return tuple(dict.fromkeys(ways))

    def job(self, number: int) -> Job:
        """One game. A seed is played from every seat before the next seed comes."""
        seed = f"{self.seed}/{number // len(self.lineups)}"
        lineup = self.lineups[number % len(self.lineups)]
        return Job(self.game, lineup, seed, self.options, keep=False)

    def missing(self, games: int) -> int:
        """How many games are missing until every bot has played the last seed from every seat."""
        return -games % len(self.lineups)


def play_arena(
    arena: Arena, n: int, file: ArenaFile | None, cores: int, bot_files: Sequence[str]
) -> Iterator[GameResult]:
    """The first n games: those already in the file, then new ones, each kept when it ends."""
    known = file.results if file is not None else []
    yield from known[:n]
    jobs = [arena.job(number) for number in range(len(known), n)]
    for played in play_all(jobs, cores, bot_files):
        if file is not None:
            file.add(played)
        yield GameResult(played.seats, tuple(played.scores), tuple(played.ranks))


@dataclass(frozen=True)
class ArenaResult:
    """What an arena has shown so far."""

    arena: Arena
    games: list[GameResult]
    standings: list[Standing]  # the best rated first

    @classmethod
    def of(cls, arena: Arena, games: list[GameResult]) -> "ArenaResult":
        """The standings after some games."""
        return cls(arena, games, standings(arena.bots, games))

    def plain(self) -> dict[str, Any]:
        """The result as data for programs."""
        rows = [self.plain_row(row) for row in self.standings]
        return {**self.arena.head(), "games": len(self.games), "standings": rows}

    def plain_row(self, row: Standing) -> dict[str, Any]:
        """One bot, and its results against each other bot."""
        others = [other.bot for other in self.standings if other.bot != row.bot]
        return {
            "bot": row.bot,
            "wins": row.wins._asdict(),
            "score": round(row.score, 2),
            "rank": round(row.rank, 3),
            "rating": round(row.rating, 2),
            "doubt": round(row.doubt, 2),
            "against": {bot: against(row.bot, bot, self.games)._asdict() for bot in others},
        }
