"""The page's own sentences: complete in three languages, all of them said, every field labelled."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from tatami.games import GAMES
from tatami.texts.talk import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
TEXTS = ROOT / "src" / "tatami" / "web" / "texts"


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the page in a language, with the variables it fills in."""
    found: dict[str, set[str]] = {}
    for file in (TEXTS / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found
                found[entry.id.name] = set(
                    re.findall(r"\$(\w+)", str(FluentSerializer().serialize_entry(entry)))
                )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_in_every_language_alike(language: str) -> None:
    assert messages(language) == messages("en")


def test_french_leaves_a_space_before_the_colon_that_does_not_break() -> None:
    page = (TEXTS / "fr" / "page.ftl").read_text(encoding="utf-8")
    assert "labelled = { $label }\N{NO-BREAK SPACE}:\n" in page


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("fr", r"pendule|conseils?\b|Sensei\b|\w'\w|\bbots?\b|[Ss]hōgun|cartes? de diplomatie"),
        ("fr", r"zone de capture|arrondi bas|pas d’influence|tombe à plat|\bgagne à\b"),
        ("es", r"consejos?\b|robots?\b|kokus|[Ss]ogún|Shōgun|[Pp]atios?\b|\busted|[Dd]orar\b"),
        ("es", r"[Ii]ntendente|capacidad|[Bb]lasón|[Dd]iario|[Cc]harla|[Hh]uella|tiene la mano"),
    ],
)
def test_one_thing_goes_by_one_word(language: str, pattern: str) -> None:
    everywhere = (ROOT / "src" / "tatami").glob(f"**/texts/{language}")
    folders = [folder for folder in everywhere if "former" not in folder.parts]  # told as they were
    assert len(folders) > 5
    lines = [
        line
        for folder in folders
        for file in folder.glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    said = [line.partition(" = ")[2] or line for line in lines]
    assert [text for text in said if re.search(pattern, re.sub(r"\{.*?\}|\[\w+\]", "", text))] == []


def test_every_sentence_the_page_says_is_there_and_none_is_idle() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    known = set(messages("en"))
    said = set(re.findall(r"say\(\s*'([a-z][\w-]*)'", text))
    assert said <= known
    begun = set(re.findall(r"say\(\s*`([\w-]+-)\$\{", text))  # say(`side-${tab}`)
    idle = {
        name
        for name in known
        if f"'{name}'" not in text and not any(name.startswith(each) for each in begun)
    }
    assert idle == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_label(game: str) -> None:
    folder = ROOT / "src" / "tatami" / "games" / game
    known = messages("en")
    fields: set[str] = set()
    for file in (folder / "view.py", folder / "sights.py"):
        if file.is_file():
            for kind in re.findall(
                r"class (?!Secrets)\w+\(TypedDict\):\n(.*?)(?=\n\n\n|\Z)", file.read_text(), re.S
            ):
                fields |= set(re.findall(r"^    (\w+): ", kind, re.M))
    assert len(fields) > 20
    assert {field for field in fields if f"field-{field}" not in known} == set()
