"""Profiles, leaders and statistics on the page, of a rated game against a bot."""

import re

import pytest
from playwright.sync_api import expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow


LONG = "Wwwwwwwwwwwwwwwwwwwwwwww"  # as long as a name may be, and one word


def settled(reader: Reader) -> None:
    assert reader.findings() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def leads(reader: Reader, name: str) -> bool:
    """Whether somebody is among the leaders."""
    answer = reader.context.request.get(f"{reader.address}api/v1/house/shitenno")
    return name in [each["name"] for each in answer.json()["leaders"]]


def test_a_rated_game_leads_to_profile_and_leaders(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    reader.post("account", {"name": "Murasaki", "password": "fifty-four chapters"})
    page = reader.open("#/new/shitenno")
    rated = page.get_by_test_id("rated")
    expect(rated).not_to_be_checked()
    rated.check()
    with page.expect_response("**/api/v1/matches") as laid:
        page.get_by_test_id("lay").tap()
    match = laid.value.json()["table"]["id"]
    assert laid.value.json()["table"]["rated"]
    reader.drawn()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    while not leads(reader, "Murasaki"):  # it is counted a moment later
        page.wait_for_timeout(50)
    page.goto(f"{reader.address}#/people/me")
    expect(page.get_by_test_id("standing-shitenno")).to_contain_text("Rating")
    expect(page.get_by_test_id("rating")).to_contain_text("±")
    settled(reader)
    expect(page.get_by_test_id("standing-shitenno")).not_to_contain_text(re.compile(r"\d\.\d\d"))
    page.get_by_test_id("private").check()
    expect(page.get_by_test_id("private")).to_be_checked()
    page.get_by_test_id("private").uncheck()
    page.goto(f"{reader.address}#/house/shitenno")
    leaders = page.get_by_test_id("leaders")
    leaders.get_by_role("link", name="Murasaki").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Murasaki")
    page.goto(f"{reader.address}#/house/shitenno")
    expect(page.get_by_test_id("statistics")).to_contain_text("Conceded: ")
    settled(reader)


def test_who_has_not_played_yet_has_a_profile_too(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    page = reader.open("#/people/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("My profile")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    settled(reader)


def test_a_long_name_stays_on_a_phone(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    reader.post("account", {"name": LONG, "password": "fifty-four chapters"})
    page = reader.open(f"#/people/{LONG}")
    expect(page.get_by_role("heading", level=1)).to_have_text(LONG)
    settled(reader)
