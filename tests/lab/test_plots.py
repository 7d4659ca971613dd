"""The plots of reports: honest ticks, and a place of its own for whoever is compared."""

from itertools import pairwise

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from tatami.bots.shares import Share
from tatami.reports.page import shaded
from tatami.reports.plots import bins, counts, shares, stacked


def bars(axes: Axes) -> list[Rectangle]:
    return [bar for bar in axes.patches if isinstance(bar, Rectangle)]


def test_counts_have_whole_ticks_and_a_panel_each() -> None:
    drawing = counts([[3, 3, 4], [4, 5, 5]], ["1 a", "2 b"], "score")
    drawing.canvas.draw()
    assert [axes.get_title(loc="left") for axes in drawing.axes] == [
        "1 a: mean 3.3",
        "2 b: mean 4.7",
    ]
    for axes in drawing.axes:
        ticks = [*axes.get_xticks(), *axes.get_yticks()]
        assert all(tick == round(tick) for tick in ticks)
        heights = {bar.get_height() for bar in bars(axes)}
        assert heights <= {0, 1, 2}


def test_bars_hold_equally_many_whole_numbers() -> None:
    assert bins(3, 5) == [2.5, 3.5, 4.5, 5.5]
    wide = bins(0, 100)
    assert {b - a for a, b in pairwise(wide)} == {5.0}
    assert wide[0] == -0.5
    assert wide[-1] >= 100.5


def test_shares_show_their_intervals_and_what_would_be_fair() -> None:
    drawing = shares({"seat 1": Share(0.6, 0.5, 0.7, 9), "seat 2": Share(0.4, 0.3, 0.5, 9)}, 0.5)
    (axes,) = drawing.axes
    assert [label.get_text() for label in axes.get_yticklabels()] == ["seat 1", "seat 2"]
    assert [list(np.asarray(line.get_xdata())) for line in axes.lines[::2]] == [
        [50, 70],
        [30, 50],
        [50, 50],
    ]


def test_two_with_one_name_have_two_bars() -> None:
    drawing = stacked(["a", "a"], [{"x": 3, "y": -1}, {"x": 2}], {"x": "wins", "y": "losses"})
    (axes,) = drawing.axes
    drawn = [(bar.get_y(), bar.get_width()) for bar in bars(axes) if bar.get_width()]
    assert sorted(width for _, width in drawn) == [-1, 2, 3]
    assert len({y for y, _ in drawn}) == 2


def test_a_cell_is_the_darker_the_surer() -> None:
    assert shaded(None) == "<td></td>"
    assert "rgba(0, 114, 178, 0.70)" in shaded(Share(1.0, 0.9, 1.0, 9))
    assert "rgba(213, 94, 0, 0.14)" in shaded(Share(0.4, 0.3, 0.5, 9))
