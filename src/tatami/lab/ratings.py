"""How strong bots are, judged by games between them: shares of wins, and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from tatami.bots.shares import Share, first
from tatami.lab.intervals import Mean, mean_by_seed, share_by_seed
from tatami.lab.played_game import PlayedGame
from tatami.lab.skill import START, after

Outcomes = list[tuple[str, list[float]]]  # for each game its seed, and a number for each seat


class GameResult(NamedTuple):
    """Who sat where, and how it ended. Games of one seed have the same luck."""

    seed: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @classmethod
    def of(cls, game: PlayedGame) -> "GameResult":
        """The result of a game."""
        return cls(game.seed, game.seats, tuple(game.scores), tuple(game.ranks))


@dataclass(frozen=True)
class Standing:
    """What is known of one bot."""

    bot: str
    wins: Share  # first places; a shared place counts in part
    score: Mean
    rank: Mean
    rating: float
    doubt: float  # the standard deviation of the rating


def standings(bots: Sequence[str], games: Sequence[GameResult]) -> list[Standing]:
    """Every bot, the best rated first."""
    rated = ratings(bots, games)
    rows = [
        Standing(
            bot,
            wins(bot, games),
            mean_by_seed(each_seat(of_seats(bot, games, [game.scores for game in games]))),
            mean_rank(bot, games),
            *rated[bot],
        )
        for bot in dict.fromkeys(bots)
    ]
    return sorted(rows, key=lambda row: -row.rating)


def mean_rank(bot: str, games: Sequence[GameResult]) -> Mean:
    """The mean rank of a bot's seats: from first to last."""
    last = max([len(game.seats) for game in games], default=1)
    ranks = of_seats(bot, games, [game.ranks for game in games])
    return mean_by_seed(each_seat(ranks)).within(1, last)


def seats_of(bot: str, game: GameResult) -> list[int]:
    """The seats a bot has at a table."""
    return [seat for seat, who in enumerate(game.seats) if who == bot]


def of_seats(bot: str, games: Sequence[GameResult], values: Sequence[Sequence[float]]) -> Outcomes:
    """For each game its seed, and of these values those of the bot's seats."""
    pairs = zip(games, values, strict=True)
    return [(game.seed, [each[seat] for seat in seats_of(bot, game)]) for game, each in pairs]


def each_seat(outcomes: Outcomes) -> Outcomes:
    """The same, where each seat counts and not each game: for means of seats."""
    return [(seed, [value]) for seed, values in outcomes for value in values]


def scores_of(bot: str, games: Iterable[GameResult]) -> list[int]:
    """The scores of all seats a bot had."""
    return [game.scores[seat] for game in games for seat in seats_of(bot, game)]


def wins(bot: str, games: Sequence[GameResult]) -> Share:
    """How often a seat of a bot comes first."""
    won = [[first(game.ranks, seat) for seat in range(len(game.seats))] for game in games]
    return share_by_seed(of_seats(bot, games, won))


def wins_by_seat(games: Sequence[GameResult]) -> list[Share]:
    """How often each seat comes first, whoever sits there."""
    seats = range(max((len(game.seats) for game in games), default=0))
    return [
        share_by_seed((game.seed, [first(game.ranks, seat)]) for game in games) for seat in seats
    ]


def against(bot: str, other: str, games: Iterable[GameResult]) -> Share:
    """How often one bot finishes ahead of another at the same table. A tie counts half."""
    return share_by_seed((game.seed, before(bot, other, game)) for game in games)


def before(bot: str, other: str, game: GameResult) -> list[float]:
    """For each seat of the one and of the other bot: 1 if the one finishes ahead, ½ for a tie."""
    pairs = product(seats_of(bot, game), seats_of(other, game))
    ranks = [(game.ranks[mine], game.ranks[theirs]) for mine, theirs in pairs]
    return [0.5 if mine == theirs else float(mine < theirs) for mine, theirs in ranks]


def ratings(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, tuple[float, float]]:
    """Ratings by the Plackett-Luce model, game by game: mean and standard deviation."""
    known = dict.fromkeys(bots, START)
    for game in games:
        known |= after(known, game.seats, game.ranks)
    return {bot: (rating.mean, rating.doubt) for bot, rating in known.items()}
