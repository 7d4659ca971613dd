"""A simulation as a page with plots."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tatami.lab.played_game import PlayedGame
from tatami.reports.page import Page, colour, figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def simulation_page(title: str, summary: Mapping[str, Any], games: Sequence[PlayedGame]) -> Page:
    """Wins, scores and lengths."""
    page = Page(f"{title}: {summary['games']} games")
    words, choices, winners = (summary[name] for name in ("words", "choices", "winning_score"))
    page.paragraph(
        f"Seed {summary['seed']}. A game takes {words['mean']} words, of which"
        f" {choices['mean']} are a choice; the winner has {winners['mean']} points."
    )
    page.heading("Seats")
    page.table(
        ["seat", "occupant", "wins", "mean rank", "mean score", "min", "max"],
        [seat_cells(row) for row in summary["seats"]],
    )
    names = [f"{row['seat'] + 1} {row['occupant']}" for row in summary["seats"]]
    scores = [[game.scores[seat] for game in games] for seat in range(len(names))]
    page.heading("Scores")
    page.plot(histogram(scores, names, "score"), "Distribution of the scores of each seat")
    lengths = [[game.words for game in games]]
    page.heading("Lengths")
    page.plot(histogram(lengths, ["all games"], "words"), "Distribution of words a game")
    return page


def seat_cells(row: Mapping[str, Any]) -> list[str]:
    """How a seat did, as a row of a table."""
    score = row["score"]
    return [
        str(row["seat"] + 1),
        row["occupant"],
        f"{row['wins']:.1%} ({row['low']:.1%}–{row['high']:.1%})",
        f"{row['rank']['mean']:.3f}",
        f"{score['mean']} ± {score['sd']}",
        str(score["min"]),
        str(score["max"]),
    ]


def histogram(columns: list[list[int]], names: list[str], what: str) -> "Figure":
    """How often each value occurs, one line a column."""
    drawing, axes = figure()
    least = min(min(column) for column in columns)
    most = max(max(column) for column in columns)
    for number, column in enumerate(columns):
        axes.hist(
            column,
            bins=20,
            range=(least, most + 1),
            histtype="step",
            color=colour(number),
            label=names[number],
            linewidth=1.5,
        )
    axes.set_xlabel(what)
    axes.set_ylabel("games")
    axes.legend(frameon=False)
    return drawing
