"""A page that contains everything it needs: text, tables and plots in one file."""

import io
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tatami.bots.shares import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse } th, td { padding: .25rem .75rem; text-align: right }
th { border-bottom: 2px solid #999 } td { border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto }
figure { margin: 0 } .matrix td { text-align: center; border: 2px solid #fff }
.matrix td:first-child { text-align: left } body { overflow-wrap: anywhere }
"""
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # Okabe, Ito


class Page:
    """A page that grows by paragraphs, tables and plots."""

    def __init__(self, title: str, language: str = "en") -> None:
        self.title = title
        self.language = language
        self.parts: list[str] = []

    def heading(self, text: str) -> None:
        """Begin a section of the page."""
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def paragraph(self, text: str) -> None:
        """Some lines of text."""
        self.parts.append(f"<p>{escape(text)}</p>")

    def table(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """A table with a header row."""
        names = "".join(f"<th>{escape(name)}</th>" for name in head)
        cells = [
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>"
            for row in rows
        ]
        self.parts.append(f"<table><tr>{names}</tr>{''.join(cells)}</table>")

    def matrix(self, names: Sequence[str], rows: Iterable[Sequence[Share | None]]) -> None:
        """A table of shares, each row against each column: the darker, the surer."""
        head = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
        lines = [
            f"<tr><td>{escape(name)}</td>{''.join(map(shaded, row))}</tr>"
            for name, row in zip(names, rows, strict=True)
        ]
        self.parts.append(f'<table class="matrix"><tr>{head}</tr>{"".join(lines)}</table>')

    def plot(self, figure: "Figure", what: str) -> None:
        """A plot, with a description in words for people who cannot see it."""
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
        svg = re.sub("<metadata>.*?</metadata>", "", drawn.getvalue(), flags=re.DOTALL)
        body = svg[svg.index("<svg") :]
        self.parts.append(f'<figure role="img" aria-label="{escape(what)}">{body}</figure>')

    def text(self) -> str:
        """The whole file."""
        title = escape(self.title)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
            f"<style>{STYLE}</style>\n<h1>{title}</h1>\n" + "\n".join(self.parts) + "\n</html>\n"
        )

    def write(self, path: Path) -> None:
        """Write the page into a file."""
        path.write_text(self.text(), encoding="utf-8")


def shaded(share: Share | None) -> str:
    """A share with its interval, as a cell: blue above one half, orange below."""
    if share is None:
        return "<td></td>"
    hue = "0, 114, 178" if share.share > 0.5 else "213, 94, 0"
    strength = 0.7 * abs(2 * share.share - 1)
    ends = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    cell = f"<b>{100 * share.share:.0f} %</b><br><small>{ends}</small>"
    return f'<td style="background: rgba({hue}, {strength:.2f})">{cell}</td>'


def figure(height: float = 3.6) -> "tuple[Figure, Axes]":
    """An empty plot."""
    drawing, (axes,) = panels(1, height)
    return drawing, axes


def panels(count: int, height: float) -> "tuple[Figure, list[Axes]]":
    """Empty plots, one below another, to the same scales. This loads matplotlib, which is slow to
    load."""
    import matplotlib

    matplotlib.rcParams["svg.hashsalt"] = "tatami"  # so that the same plot gives the same text
    from matplotlib.figure import Figure

    drawing = Figure(figsize=(8.5, height), layout="constrained")
    rows = drawing.subplots(count, squeeze=False, sharex=True, sharey=True)
    each: list[Axes] = [axes for row in rows for axes in row]
    for axes in each:
        axes.spines[["top", "right"]].set_visible(False)
    return drawing, each


def colour(number: int) -> str:
    """One of a few colours that everybody can distinguish."""
    return COLOURS[number % len(COLOURS)]
