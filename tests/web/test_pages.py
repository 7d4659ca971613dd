"""Every page around the tables, for somebody who has played: in each language, by day and by night,
on a phone and on a desk."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow

QUICK = "greedy:tables=1"
TITLE = "Coupe d’automne des amis de la montagne"  # as long as titles are
BESIDE = "() => document.documentElement.scrollWidth <= innerWidth"
PLACES = (
    "#/",
    "#/new/senji",
    "#/rules/white_castle",
    "#/notices",
    "#/holiday",
    "#/drills",
    "#/weekly/shitenno",
    "#/people/me",
    "#/house/shitenno",
    "#/tournaments",
    "#/credits",
    "#/nowhere",
)


def told_of(reader: Reader) -> list[str]:
    """The places of what somebody has done: a game given up, with a drill, a comment, a
    tournament."""
    match = reader.sit("shitenno", "me", QUICK)
    reader.asked()
    word = reader.say()
    reader.asked()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    moment: dict[str, Any] = {"match": match, "at": 0, "seat": 0}
    drill = reader.post("me/drills", {**moment, "better": word})
    reader.post(
        f"records/{match}/comments", {"at": 1, "name": "Ann", "text": "And here it turned."}
    )
    cup = {"title": TITLE, "format": "swiss", "size": 4, "rounds": 2, "game": "shitenno"}
    cup |= {"seats": 2, "bot": QUICK, "name": "Ann", "patience": 600}
    tournament = reader.post("tournaments", cup)
    return [
        f"#/practice/{drill['id']}",
        f"#/replay/{match}?at=1",
        f"#/learn/{match}?seat=0",
        f"#/edit/{match}?at=1&seat=0",
        f"#/tournaments/{tournament['id']}",
    ]


def settled(page: Page) -> None:
    """Wait until a page says what it is about."""
    page.locator("h1, main .drawn > *, [data-testid=sentence]").first.wait_for()
    expect(page.get_by_text("…", exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [
        ("phone", "fr", "dark"),
        ("desk", "es", "light"),
        pytest.param("phone", "en", "light", marks=pytest.mark.whole),
        pytest.param("tablet", "fr", "light", marks=pytest.mark.whole),
        pytest.param("wall", "en", "dark", marks=pytest.mark.whole),
    ],
)
def test_every_page_can_be_read(new_reader: NewReader, size: str, lang: str, scheme: str) -> None:
    reader = new_reader(
        size,
        touch=size == "phone",
        locale=lang,
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    for place in (*PLACES, *told_of(reader)):
        page = reader.open(place)
        settled(page)
        assert page.evaluate("document.documentElement.lang") == lang, place
        assert page.evaluate(BESIDE), f"{place} is wider than the {size}"
        assert reader.findings() == [], place
