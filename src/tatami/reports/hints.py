"""Hints as sentences."""

from typing import Final

from tatami.bots.hints import Hint, Reason
from tatami.reports.phrases import percent, phrase
from tatami.texts.talk import Talk

SEPARATED: Final = " · "  # not a comma, because a number may contain one


def hint_line(talk: Talk, hint: Hint) -> str:
    """A hint in one line: the word, its chance, the expected score, and the reasons."""
    said = phrase(
        talk.language,
        "hint" if hint.tries else "hint-by-value",
        word=talk.word(talk.game.vocabulary.by_text[hint.word]),
        chance=percent(hint.chance, talk.language),
        low=f"{100 * hint.low:.0f}",
        high=f"{100 * hint.high:.0f}",
        score=f"{hint.score:.0f}",
    )
    why = because(talk, hint.reasons)
    return f"{said} {why}" if why else said


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
