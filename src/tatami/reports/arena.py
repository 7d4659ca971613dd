"""An arena's result as a page with plots."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tatami.bots.shares import Share
from tatami.lab.ratings import GameResult, Standing, against
from tatami.reports.page import Page, colour, figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def interval(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def arena_page(
    title: str, head: Mapping[str, Any], table: list[Standing], games: list[GameResult]
) -> Page:
    """Standings, how each bot does against each other, ratings and scores."""
    page = Page(f"{title}: {len(games)} games between bots")
    options = ", ".join(f"{name}={value}" for name, value in head["options"].items())
    page.paragraph(
        f"{head['players']} at the table, seed {head['seed']}{', ' + options if options else ''}."
        " Each seed is played from every seat. Intervals hold 95 times of 100."
    )
    page.heading("Standings")
    page.table(
        ["bot", "rating", "wins", "mean score", "mean rank", "games"],
        [
            [
                row.bot,
                f"{row.rating:.1f} ± {2 * row.doubt:.1f}",
                interval(row.wins),
                f"{row.score:.1f}",
                f"{row.rank:.2f}",
                row.wins.games,
            ]
            for row in table
        ],
    )
    page.heading("Who ends before whom")
    page.table(["bot", *[row.bot for row in table]], [duels(row, table, games) for row in table])
    page.heading("Ratings")
    page.plot(rated(table), "Ratings, with two standard deviations on either side")
    page.heading("Scores")
    page.plot(scores(table, games), "Distribution of the scores of each bot")
    return page


def duels(row: Standing, table: list[Standing], games: list[GameResult]) -> list[object]:
    """How one bot does against each other."""
    cells = [
        "" if other.bot == row.bot else interval(against(row.bot, other.bot, games))
        for other in table
    ]
    return [row.bot, *cells]


def rated(table: list[Standing]) -> "Figure":
    """Ratings with their doubt."""
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
    """The scores of each bot, as boxes."""
    drawing, axes = figure(1.0 + 0.5 * len(table))
    got = [
        [
            game.scores[seat]
            for game in games
            for seat, who in enumerate(game.seats)
            if who == row.bot
        ]
        for row in table
    ]
    axes.boxplot(got, orientation="horizontal", tick_labels=[row.bot for row in table])
    axes.invert_yaxis()
    axes.set_xlabel("score")
    return drawing
