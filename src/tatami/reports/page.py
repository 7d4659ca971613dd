"""A page that contains everything it needs: text, tables and plots in one file."""

import io
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

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


def figure(height: float = 3.6) -> "tuple[Figure, Axes]":
    """An empty plot. This loads matplotlib, which is slow to load."""
    import matplotlib

    matplotlib.rcParams["svg.hashsalt"] = "tatami"  # so that the same plot gives the same text
    from matplotlib.figure import Figure

    drawing = Figure(figsize=(8.5, height), layout="constrained")
    axes = drawing.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return drawing, axes


def colour(number: int) -> str:
    """One of a few colours that everybody can distinguish."""
    return COLOURS[number % len(COLOURS)]
