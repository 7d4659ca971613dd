"""An arena's result as a page with plots."""

from typing import TYPE_CHECKING

from tatami.bots.shares import Share
from tatami.lab.arena import Arena, ArenaResult
from tatami.lab.intervals import Mean
from tatami.lab.ratings import GameResult, Standing, against, scores_of
from tatami.lab.sequential import ALPHA, BETA
from tatami.reports.page import Page, colour, figure

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


def arena_page(title: str, result: ArenaResult) -> Page:
    """Standings, each bot's results against each other bot, ratings and scores."""
    table, games = result.standings, result.games
    page = Page(f"{title}: {len(games)} games between bots")
    page.paragraph(
        f"{setting(result.arena)}. Each seed is played from every seat."
        " Intervals hold 95 times of 100."
    )
    page.heading("Standings")
    page.table(
        ["bot", "rating", "wins", "mean score", "mean rank", "games"],
        [[*standing(row), row.wins.games] for row in table],
    )
    page.heading("Who ends before whom")
    page.table(
        ["bot", *[row.bot for row in table]],
        [[row.bot, *duels(row, table, games)] for row in table],
    )
    page.heading("Ratings")
    page.plot(rated(table), "Ratings, with two standard deviations on either side")
    page.heading("Scores")
    page.plot(scores(table, games), "Distribution of the scores of each bot")
    return page


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
    return [
        "" if other.bot == row.bot else interval(against(row.bot, other.bot, games))
        for other in table
    ]


def rated(table: list[Standing]) -> "Figure":
    """Ratings with their uncertainty."""
    drawing, axes = figure(1.0 + 0.4 * len(table))
    for number, row in enumerate(table):
        axes.errorbar(
            row.rating, number, xerr=2 * row.doubt, fmt="o", color=colour(number), capsize=4
        )
    axes.set_yticks(range(len(table)), [row.bot for row in table])
    axes.invert_yaxis()
    axes.set_xlabel("rating")
    return drawing


def scores(table: list[Standing], games: list[GameResult]) -> "Figure":
    """The scores of each bot as a box plot."""
    drawing, axes = figure(1.0 + 0.5 * len(table))
    got = [scores_of(row.bot, games) for row in table]
    axes.boxplot(got, orientation="horizontal", tick_labels=[row.bot for row in table])
    axes.invert_yaxis()
    axes.set_xlabel("score")
    return drawing
