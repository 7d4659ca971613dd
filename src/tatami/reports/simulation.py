"""A simulation as a page with plots."""

from collections.abc import Mapping, Sequence
from typing import Any

from tatami.bots.shares import Share
from tatami.core.game import Game
from tatami.lab.played_game import PlayedGame
from tatami.reports.page import Page
from tatami.reports.plots import counts, shares, stacked
from tatami.texts.talk import Talk


def simulation_page(game: Game, summary: Mapping[str, Any], games: Sequence[PlayedGame]) -> Page:
    """Seats and their advantage, where points come from, scores and lengths."""
    page = Page(f"{game.title}: {summary['games']} games")
    words, choices, winners = (summary[name] for name in ("words", "choices", "winning_score"))
    page.paragraph(
        f"Seed {summary['seed']}. A game takes {bounded(words, 1)} words, of which"
        f" {bounded(choices, 1)} are a choice; the winner has {bounded(winners, 1)} points."
        " Intervals hold 95 times of 100."
    )
    rows = summary["seats"]
    names = [f"{row['seat'] + 1} {row['occupant']}" for row in rows]
    page.heading("Seats")
    page.table(
        ["seat", "occupant", "wins", "mean rank", "mean score", "min", "max"],
        [seat_cells(row) for row in rows],
    )
    won = [Share(row["wins"], row["low"], row["high"], len(games)) for row in rows]
    advantage(page, dict(zip(names, won, strict=True)))
    points_by_source(page, game, names, [row["sources"] for row in rows])
    scores(page, [[each.scores[seat] for each in games] for seat in range(len(names))], names)
    lengths(page, [each.words for each in games], [each.choices for each in games])
    return page


def advantage(page: Page, seats: Mapping[str, Share]) -> None:
    """How often each seat wins, beside what would be fair."""
    page.heading("Who wins, by seat")
    page.plot(shares(seats, 1 / len(seats)), "Share of first places of each seat")


def scores(page: Page, columns: Sequence[Sequence[int]], names: Sequence[str]) -> None:
    """How the scores of each are distributed."""
    page.heading("Scores")
    page.plot(counts(columns, names, "score"), "Distribution of the scores of each")


def points_by_source(
    page: Page, game: Game, names: Sequence[str], rows: Sequence[Mapping[str, float]]
) -> None:
    """Where points come from, if the game tells it."""
    talk = Talk(game, "en", list(names))
    labels = {source: talk.feature(source) for row in rows for source in row}
    if labels:
        page.heading("Points by source, mean")
        page.plot(stacked(names, rows, labels), "Mean points by source")


def lengths(page: Page, words: Sequence[int], choices: Sequence[int]) -> None:
    """How long games are."""
    page.heading("Length")
    both = counts([words, choices], ["all words", "words that were a choice"], "words a game")
    page.plot(both, "Distribution of the words of a game, and of its choices")


def seat_cells(row: Mapping[str, Any]) -> list[str]:
    """How a seat did, as a row of a table."""
    score = row["score"]
    return [
        str(row["seat"] + 1),
        row["occupant"],
        f"{row['wins']:.1%} ({row['low']:.1%}–{row['high']:.1%})",
        bounded(row["rank"]),
        bounded(score, 1),
        str(score["min"]),
        str(score["max"]),
    ]


def bounded(mean: Mapping[str, Any], digits: int = 2) -> str:
    """A mean with its interval, if there is one."""
    if mean["low"] is None:
        return f"{mean['mean']:.{digits}f}"
    return f"{mean['mean']:.{digits}f} ({mean['low']:.{digits}f}–{mean['high']:.{digits}f})"
