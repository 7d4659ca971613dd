"""An arena's result as a page with plots."""

from typing import TYPE_CHECKING

from tatami.bots.shares import Share
from tatami.core.game import Game
from tatami.lab.arena import Arena, ArenaResult
from tatami.lab.intervals import Mean
from tatami.lab.ratings import GameResult, Standing, against, scores_of, wins_by_seat
from tatami.lab.sequential import ALPHA, BETA
from tatami.reports.page import Page, colour, figure
from tatami.reports.plots import counts, shares
from tatami.reports.simulation import lengths, points_by_source

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def interval(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def bounded(mean: Mean, digits: int) -> str:
    """A mean with its interval, if there is one."""
    if mean.high - mean.low == float("inf"):
        return f"{mean.mean:.{digits}f}"
    return f"{mean.mean:.{digits}f} ({mean.low:.{digits}f}–{mean.high:.{digits}f})"


def verdict_line(result: ArenaResult) -> str:
    """What the sequential test says, with its error rates."""
    verdict, claims = result.verdict, result.claims
    if verdict is None or claims is None:
        return ""
    first, second = result.arena.bots
    ahead = f"{first} ends before {second}"
    rates = f"(α = {ALPHA}, β = {BETA}, {verdict.seeds} seeds)"
    if verdict.accepted is None:
        return f"SPRT: no decision yet on how often {ahead} {rates}."
    less = "no more than" if verdict.accepted == claims.lower else "at least"
    return f"SPRT: {ahead} in {less} {verdict.accepted:.1%} of games {rates}."


def arena_page(game: Game, result: ArenaResult) -> Page:
    """Standings, each bot against each other, seats, ratings, points by source, scores, lengths."""
    table, games = result.standings, result.games
    bots = [row.bot for row in table]
    page = Page(f"{game.title}: {len(games)} games between bots")
    page.paragraph(
        f"{setting(result.arena)}. Each seed is played from every seat."
        " Intervals hold 95 times of 100 and count seeds, not games."
    )
    if result.verdict is not None:
        page.paragraph(verdict_line(result))
    page.heading("Standings")
    page.table(
        ["bot", "rating", "wins", "mean score", "mean rank", "games"],
        [[*standing(row), row.wins.games] for row in table],
    )
    page.heading("How often a row ends before a column")
    page.matrix(bots, [[duel(row, other, games) for other in bots] for row in bots])
    seats = {f"seat {number + 1}": share for number, share in enumerate(wins_by_seat(games))}
    page.heading("Who wins, by seat")
    page.plot(shares(seats, 1 / len(seats)), "Share of first places of each seat")
    page.heading("Ratings")
    page.plot(rated(table), "Ratings, with two standard deviations on either side")
    points_by_source(page, game, bots, [result.sources.get(bot, {}) for bot in bots])
    page.heading("Scores")
    scores = [scores_of(bot, games) for bot in bots]
    page.plot(counts(scores, bots, "score"), "Distribution of the scores of each bot")
    lengths(page, result.words, result.choices)
    return page


def duel(bot: str, other: str, games: list[GameResult]) -> Share | None:
    """How often one bot ends before another. Against itself there is nothing to say."""
    return None if bot == other else against(bot, other, games)


def setting(arena: Arena) -> str:
    """The settings of the arena, after the name of the game."""
    options = [f"{name}={value}" for name, value in arena.options.items()]
    return ", ".join([f"{arena.players} at the table", f"seed {arena.seed}", *options])


def standing(row: Standing) -> list[str]:
    """A bot, its rating with two standard deviations on either side, wins, score and rank."""
    rating = f"{row.rating:.1f} ± {2 * row.doubt:.1f}"
    return [row.bot, rating, interval(row.wins), bounded(row.score, 1), bounded(row.rank, 2)]


def duels(row: Standing, table: list[Standing], games: list[GameResult]) -> list[str]:
    """One bot's results against each other bot. Against itself there are none."""
    shown = [duel(row.bot, other.bot, games) for other in table]
    return ["" if share is None else interval(share) for share in shown]


def rated(table: list[Standing]) -> "Figure":
    """Ratings with their uncertainty."""
    drawing, axes = figure(1.0 + 0.4 * len(table))
    for number, row in enumerate(table):
        axes.errorbar(
            row.rating, number, xerr=2 * row.doubt, fmt="o", color=colour(number), capsize=4
        )
    axes.set_yticks(range(len(table)), [row.bot for row in table])
    axes.set_ylim(len(table) - 0.5, -0.5)
    axes.set_xlabel("rating")
    return drawing
