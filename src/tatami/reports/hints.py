"""Hints as sentences."""

from tatami.bots.hints import Hint, Reason
from tatami.reports.phrases import percent, phrase, signed
from tatami.texts.talk import Talk


def hint_line(talk: Talk, hint: Hint) -> str:
    """A hint in one line: the word, its chance, the score to expect, and why."""
    said = phrase(
        talk.language,
        "hint" if hint.tries else "hint-by-value",
        word=talk.word(talk.game.vocabulary.by_text[hint.word]),
        chance=percent(hint.chance),
        low=percent(hint.low),
        high=percent(hint.high),
        score=f"{hint.score:.0f}",
    )
    why = because(talk, hint.reasons)
    return f"{said} {why}" if why else said


def because(talk: Talk, reasons: tuple[Reason, ...]) -> str:
    """What a word changes, in points; empty where nothing much does."""
    if not reasons:
        return ""
    changes = [f"{talk.feature(r.feature)} {signed(r.after - r.before)}" for r in reasons]
    return phrase(talk.language, "because", changes=", ".join(changes))
