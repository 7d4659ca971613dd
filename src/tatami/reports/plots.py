"""The plots that reports share. Counts have whole ticks, and whoever is compared has a place of its
own: lines and colours that lie on top of each other tell nothing."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tatami.bots.shares import Share
from tatami.reports.page import colour, figure, panels

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_BARS: Final = 24


def counts(columns: Sequence[Sequence[int]], names: Sequence[str], what: str) -> "Figure":
    """How often each value occurs: a panel for each column, one below another, all to one scale. A
    line marks the mean."""
    drawing, each = panels(len(columns), 0.6 + 1.4 * len(columns))
    edges = bins(min(map(min, columns)), max(map(max, columns)))
    for number, (axes, column) in enumerate(zip(each, columns, strict=True)):
        mean = sum(column) / len(column)
        axes.hist(column, bins=edges, color=colour(number), edgecolor="white", linewidth=0.5)
        axes.axvline(mean, color="#222", linewidth=1.2)
        label = f"{names[number]}: mean {mean:.1f}"
        axes.set_title(label, loc="left", fontsize=9)
        whole(axes, "y")
        axes.set_ylabel("games", fontsize=8)
    whole(each[-1], "x")
    each[-1].set_xlabel(what)
    return drawing


def bins(least: int, most: int) -> list[float]:
    """The edges of bars for whole numbers: each bar holds equally many of them."""
    width = max(1, -(-(most - least + 1) // MOST_BARS))
    bars = -(-(most - least + 1) // width)
    return [least - 0.5 + width * number for number in range(bars + 1)]


def whole(axes: "Axes", which: str) -> None:
    """Ticks at whole numbers only."""
    from matplotlib.ticker import MaxNLocator

    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_locator(MaxNLocator(nbins=8 if which == "x" else 3, integer=True))


def shares(rows: Mapping[str, Share], fair: float) -> "Figure":
    """Shares with their intervals, and the share that would be fair."""
    drawing, axes = figure(1.1 + 0.4 * len(rows))
    for number, row in enumerate(rows.values()):
        axes.plot([100 * row.low, 100 * row.high], [number, number], color=colour(number), lw=3)
        axes.plot(100 * row.share, number, "o", color=colour(number), markersize=8)
    axes.axvline(100 * fair, color="#666", linestyle="--", linewidth=1)
    axes.annotate(
        f"fair: {100 * fair:.0f} %", (100 * fair, 1), xycoords=("data", "axes fraction"),
        xytext=(4, -4), textcoords="offset points", va="top", fontsize=8, color="#444",
    )  # fmt: skip
    axes.set_yticks(range(len(rows)), list(rows))
    axes.set_ylim(len(rows) - 0.5, -0.7)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of games")
    return drawing


def stacked(
    names: Sequence[str], rows: Sequence[Mapping[str, float]], labels: Mapping[str, str]
) -> "Figure":
    """Points by source, one bar for each name. Losses extend to the left."""
    drawing, axes = figure(1.2 + 0.5 * len(names))
    places, left = list(range(len(names))), [0.0] * len(names)
    for number, (source, label) in enumerate(labels.items()):
        widths = [max(0.0, row.get(source, 0.0)) for row in rows]
        losses = [min(0.0, row.get(source, 0.0)) for row in rows]
        hatch = "//" if number >= 6 else ""  # colours come again: they are told apart
        how: dict[str, Any] = {"color": colour(number), "edgecolor": "white", "hatch": hatch}
        axes.barh(places, widths, left=left, label=label, **how)
        axes.barh(places, losses, **how)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    axes.set_yticks(places, list(names))
    axes.invert_yaxis()
    axes.legend(frameon=False, ncols=3, fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.1))
    return drawing
