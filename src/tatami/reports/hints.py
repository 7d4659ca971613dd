"""Hints as sentences."""

from collections.abc import Sequence
from typing import Final

from tatami.bots.hints import Hint
from tatami.bots.reasons import Reason
from tatami.reports.phrases import percent, phrase
from tatami.texts.talk import Talk

SEPARATED: Final = " · "  # not a comma, because a number may contain one


def hint_lines(talk: Talk, hints: Sequence[Hint]) -> list[str]:
    """Hints as lines, each with reasons of its own: equal ones are told once."""
    lines: list[str] = []
    known: dict[str, Hint] = {}
    for hint in hints:
        why = because(talk, hint.reasons)
        first = known.setdefault(why, hint)
        if first is not hint and hint.reasons:
            why = phrase(talk.language, "same-reasons", word=word_of(talk, first.word))
        lines.append(" ".join([hint_line(talk, hint), why]))
    return lines


def hint_line(talk: Talk, hint: Hint) -> str:
    """A hint in short: the word, its chance, the expected score, and the words that follow."""
    said = phrase(
        talk.language,
        "hint" if hint.tries else "hint-by-value",
        word=word_of(talk, hint.word),
        chance=percent(hint.chance, talk.language),
        low=f"{100 * hint.low:.0f}",
        high=f"{100 * hint.high:.0f}",
        score=f"{hint.score:.0f}",
    )
    if not hint.then:
        return said
    words = SEPARATED.join([word_of(talk, text) for text in hint.then])
    return " ".join([said, phrase(talk.language, "hint-then", words=words)])


def about_hints(talk: Talk, hints: Sequence[Hint]) -> str:
    """What the figures of hints mean, or nothing if they have none."""
    return phrase(talk.language, "hint-range") if any(hint.tries for hint in hints) else ""


def word_of(talk: Talk, text: str) -> str:
    """A word of a hint as a choice."""
    return talk.word(talk.game.vocabulary.by_text[text])


def because(talk: Talk, reasons: tuple[Reason, ...]) -> str:
    """What sets a word apart from others, in points."""
    better = [reason_text(talk, reason) for reason in reasons if reason.more() > 0]
    worse = [reason_text(talk, reason) for reason in reasons if reason.more() < 0]
    parts = []
    if better:
        parts.append(phrase(talk.language, "for-it", reasons=SEPARATED.join(better)))
    if worse:
        parts.append(phrase(talk.language, "against-it", reasons=SEPARATED.join(worse)))
    return " ".join(parts) or phrase(talk.language, "much-alike")


def reason_text(talk: Talk, reason: Reason) -> str:
    """One reason: "2.3 points more for provinces"."""
    return talk.reason(reason.feature, reason.more())
