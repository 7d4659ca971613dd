"""An analysis as text, and as a page with plots."""

from typing import TYPE_CHECKING, Final

from tatami.bots.analysis import Analysis, Costly
from tatami.reports.hints import because
from tatami.reports.page import Page, colour, figure
from tatami.reports.phrases import percent, phrase, signed
from tatami.reports.plots import stacked
from tatami.texts.talk import Talk

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HEAD: Final = (
    "player", "points", "opening", "choices", "others", "luck", "unsure", "ending"
)  # fmt: skip


def analysis_lines(talk: Talk, analysis: Analysis) -> list[str]:
    """The analysis in a few lines."""
    lines = [summary(talk, analysis), ""]
    for seat in range(len(analysis.seats)):
        lines.append(standing(talk, analysis, seat))
        lines.append("    " + points_by_source(talk, analysis, seat))
    lines += ["", say(talk, "costliest" if analysis.costly else "nothing-costly")]
    lines += [costly_line(talk, costly) for costly in analysis.costly]
    return lines


def say(talk: Talk, name: str, **things: object) -> str:
    """One of the reports' own sentences."""
    return phrase(talk.language, name, **things)


def summary(talk: Talk, analysis: Analysis) -> str:
    """What was analysed."""
    return say(
        talk,
        "analysis-of",
        game=talk.title(),
        words=len(analysis.moments),
        searched=analysis.searched,
        choices=sum(not moment.forced for moment in analysis.moments),
        tries=analysis.tries,
    )


def standing(talk: Talk, analysis: Analysis, seat: int) -> str:
    """How it went for one seat."""
    player, points = talk.player(seat), analysis.scores[seat]
    made = account(analysis, seat, talk.language)
    return say(talk, "analysis-seat", player=player, points=points, **made)


def account(analysis: Analysis, seat: int, language: str) -> dict[str, str]:
    """What made up a seat's chance to win, as rounded percentages that add up to the end."""
    opening, ending = tenths(analysis.opening[seat]), tenths(analysis.ending[seat])
    choices, others = tenths(analysis.skill[seat]), tenths(analysis.others[seat])
    luck = tenths(analysis.luck[seat])
    return {
        "opening": percent(opening / 1000, language, 1),
        "choices": signed(choices / 10, language),
        "others": signed(others / 10, language),
        "luck": signed(luck / 10, language),
        "unsure": signed((ending - opening - choices - others - luck) / 10, language),
        "ending": percent(ending / 1000, language, 1),
    }


def tenths(share: float) -> int:
    """A share in tenths of a percentage point."""
    return round(1000 * share)


def points_by_source(talk: Talk, analysis: Analysis, seat: int) -> str:
    """Where a seat's points come from."""
    parts = [
        f"{source_name(talk, name)} {points:.0f}".replace("-", "−")
        for name, points in analysis.sources[seat].items()
        if points
    ]
    return say(talk, "points-from", sources=", ".join(parts) or "–")


def source_name(talk: Talk, name: str) -> str:
    """A source of points: a feature of the game's advice, or a chapter of its rules."""
    return talk.message(f"feature-{name}") or talk.chapter(name)


def costly_line(talk: Talk, costly: Costly) -> str:
    """One choice that cost much."""
    words = talk.game.vocabulary.by_text
    line = say(
        talk,
        "costly",
        number=costly.number,
        player=talk.player(costly.seat),
        word=talk.word(words[costly.word]),
        better=talk.word(words[costly.better]),
        cost=f"{100 * costly.cost:.0f}",
        error=f"{100 * costly.error:.0f}",
        chance=percent(costly.chance, talk.language),
    )
    why = because(talk, costly.reasons)
    return f"{line} {why}" if why else line


# -- the page -----------------------------------------------------------------------------------


def analysis_page(talk: Talk, analysis: Analysis) -> Page:
    """The analysis as a separate page."""
    page = Page(summary(talk, analysis), talk.language)
    page.heading(say(talk, "chances"))
    page.plot(curve(talk, analysis), say(talk, "chances"))
    page.heading(say(talk, "luck-and-choices"))
    page.table(
        [say(talk, name) for name in HEAD],
        [row(talk, analysis, seat) for seat in range(len(analysis.seats))],
    )
    page.paragraph(say(talk, "luck-explained"))
    page.heading(say(talk, "costliest" if analysis.costly else "nothing-costly"))
    for costly in analysis.costly:
        page.paragraph(costly_line(talk, costly))
    page.heading(say(talk, "sources"))
    page.plot(bars(talk, analysis), say(talk, "sources"))
    return page


def row(talk: Talk, analysis: Analysis, seat: int) -> list[object]:
    """A seat's row of the table."""
    made = account(analysis, seat, talk.language)
    return [talk.player(seat), analysis.scores[seat], *made.values()]


def curve(talk: Talk, analysis: Analysis) -> "Figure":
    """The chance of each seat after every word, with its interval. Costly choices are marked."""
    drawing, axes = figure()
    numbers = [0, *[moment.number for moment in analysis.moments]]
    for seat in range(len(analysis.seats)):
        chances = [analysis.opening[seat], *[m.chances[seat] for m in analysis.moments]]
        low = [analysis.opening[seat], *[m.low[seat] for m in analysis.moments]]
        high = [analysis.opening[seat], *[m.high[seat] for m in analysis.moments]]
        axes.plot(numbers, chances, color=colour(seat), label=talk.player(seat))
        axes.fill_between(numbers, low, high, color=colour(seat), alpha=0.2, linewidth=0)
        marked = [costly.number for costly in analysis.costly if costly.seat == seat]
        axes.plot(marked, [chances[n] for n in marked], "o", color=colour(seat))
    axes.set_ylim(0, 1)
    axes.set_xlabel(say(talk, "word"))
    axes.set_ylabel(say(talk, "chance"))
    axes.legend(frameon=False)
    return drawing


def bars(talk: Talk, analysis: Analysis) -> "Figure":
    """Points by source, one bar a seat."""
    players = [talk.player(seat) for seat in range(len(analysis.seats))]
    names = dict.fromkeys(name for seat in analysis.sources for name in seat)
    return stacked(players, analysis.sources, {name: source_name(talk, name) for name in names})
