"""How strong bots are, judged by games between them: shares of wins, and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from tatami.bots.shares import Share, first, share


class GameResult(NamedTuple):
    """Who sat where, and how it ended."""

    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """What is known of one bot."""

    bot: str
    wins: Share  # first places; a shared place counts in part
    score: float
    rank: float
    rating: float
    doubt: float  # the standard deviation of the rating


def standings(bots: Sequence[str], games: Sequence[GameResult]) -> list[Standing]:
    """Every bot, the best rated first."""
    rated = ratings(bots, games)
    rows = []
    for bot in dict.fromkeys(bots):
        sat = [(game, seat) for game in games for seat in seats_of(bot, game)]
        count = max(1, len(sat))
        rows.append(
            Standing(
                bot,
                wins(bot, games),
                sum(game.scores[seat] for game, seat in sat) / count,
                sum(game.ranks[seat] for game, seat in sat) / count,
                *rated[bot],
            )
        )
    return sorted(rows, key=lambda row: -row.rating)


def seats_of(bot: str, game: GameResult) -> list[int]:
    """The seats a bot has at a table."""
    return [seat for seat, who in enumerate(game.seats) if who == bot]


def scores_of(bot: str, games: Iterable[GameResult]) -> list[int]:
    """The scores of all seats a bot had."""
    return [game.scores[seat] for game in games for seat in seats_of(bot, game)]


def wins(bot: str, games: Iterable[GameResult]) -> Share:
    """How often a seat of a bot comes first."""
    return averaged([[first(game.ranks, seat) for seat in seats_of(bot, game)] for game in games])


def against(bot: str, other: str, games: Iterable[GameResult]) -> Share:
    """How often one bot finishes ahead of another at the same table. A tie counts half."""
    return averaged([before(bot, other, game) for game in games])


def before(bot: str, other: str, game: GameResult) -> list[float]:
    """For each seat of the one and of the other bot: 1 if the one finishes ahead, ½ for a tie."""
    pairs = product(seats_of(bot, game), seats_of(other, game))
    ranks = [(game.ranks[mine], game.ranks[theirs]) for mine, theirs in pairs]
    return [0.5 if mine == theirs else float(mine < theirs) for mine, theirs in ranks]


def averaged(outcomes: Iterable[Sequence[float]]) -> Share:
    """The share over games. Several seats at one table do not count as several games: each game
    counts once, by its average."""
    means = [sum(game) / len(game) for game in outcomes if game]
    return share(sum(means), len(means))


def ratings(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, tuple[float, float]]:
    """Ratings by the Plackett-Luce model, game by game: mean and standard deviation."""
    from openskill.models import PlackettLuce  # loaded here because it is slow to load

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in dict.fromkeys(bots)}
    for game in games:
        if len(game.seats) < 2:
            continue
        teams = [[model.rating(mu=known[who].mu, sigma=known[who].sigma)] for who in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in dict.fromkeys(game.seats):  # a bot with two seats learns half from each
            own = [team[0] for team, who in zip(rated, game.seats, strict=True) if who == bot]
            known[bot].mu = sum(rating.mu for rating in own) / len(own)
            known[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
