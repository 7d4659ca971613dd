"""The reports' own sentences: the same ones in every language."""

import re
from pathlib import Path

import tatami.reports
from tatami.reports.phrases import percent, signed
from tatami.texts.talk import LANGUAGES

TEXTS = Path(tatami.reports.__file__).parent / "texts"


def test_every_language_has_the_same_sentences_with_the_same_variables() -> None:
    told = {}
    for language in LANGUAGES:
        lines = (TEXTS / language / "reports.ftl").read_text().splitlines()
        told[language] = {
            line.partition(" = ")[0]: sorted(set(re.findall(r"\$(\w+)", line))) for line in lines
        }
    assert told["fr"] == told["en"] == told["es"]
    assert len(told["en"]) > 15


def test_a_share_and_a_change_are_written_as_the_language_does() -> None:
    assert [percent(0.123, language, 1) for language in LANGUAGES] == [
        "12.3%",
        "12,3\N{NO-BREAK SPACE}%",
        "12,3\N{NO-BREAK SPACE}%",
    ]
    assert [signed(-1.5, language) for language in LANGUAGES] == ["−1.5", "−1,5", "−1,5"]
