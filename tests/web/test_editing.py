"""Editing a position of a finished game on its board, and playing on from it."""

import re

import pytest
from playwright.sync_api import Page, expect

from readers import CHOICE, NewReader, Reader
from what_ifs import given_up, last_still

pytestmark = pytest.mark.slow

# What is changed in each game: a group of changes by its name, one of them, and what it tells.
WHAT_IFS = {
    "shitenno": ("counted p1", "edit-more:p1.favour", "favour points +1"),
    "white_castle": ("counted p1", "edit-more:p1.coin", "coins +1"),
    "shototsu": ("honour ", "edit-more:p1.honour", "honour +1"),
    "senji": ("honour ", "edit-more:p1.honour", "honour +1"),
}


def finished(reader: Reader, game: str) -> tuple[str, int]:
    """A game that was given up, and a moment of it at which something can be changed."""
    reader.open()
    with reader.guest() as guest:
        match = given_up(guest, game)
        return match, last_still(guest, match)


def changed(page: Page, count: int) -> None:
    """Wait until so many changes have been made."""
    text = "Edit the position" if not count else f"{count} changes made"
    expect(page.get_by_test_id("sentence")).to_contain_text(
        "One change made" if count == 1 else text
    )


def said_by_itself(reader: Reader, match: str) -> None:
    """Say a word for whom the table asks, once it does."""
    with reader.guest() as guest, guest.socket(match) as socket:
        while not socket.state or not socket.ask():
            socket.hear()
        expect(reader.page.get_by_test_id("prompt")).to_have_class(re.compile("wanted"))
        before = socket.state["seq"]
        guest.say(match, socket.ask()["options"][-1])
        while socket.state["seq"] == before:
            socket.hear()


@pytest.mark.parametrize("game", WHAT_IFS)
def test_each_game_is_edited_on_its_board_and_played_on(new_reader: NewReader, game: str) -> None:
    reader = new_reader(reduced_motion="reduce")
    match, at = finished(reader, game)
    group, word, told = WHAT_IFS[game]
    page = reader.open(f"#/replay/{match}?at={at}&seat=0")
    reader.drawn()
    page.get_by_test_id("edit-position").click()
    reader.drawn()
    changed(page, 0)
    page.get_by_test_id("edit-groups").select_option(group)
    shown = page.locator("main").inner_html()
    with page.expect_response("**/edits"):
        page.locator(f"[data-edit='{word}']").click()
    changed(page, 1)
    assert page.locator("main").inner_html() != shown  # the board has it
    assert f"edits={word.replace(':', '%3A')}" in page.url
    expect(page.get_by_test_id("log")).to_contain_text(told)
    assert reader.findings() == []
    page.get_by_test_id("edit-play").click()
    page.wait_for_url(re.compile("#/table/"))
    reader.drawn()
    expect(page.get_by_test_id("undo")).to_be_disabled()  # an edit is nobody's to take back
    if game == "shototsu":  # where samurai are tapped, which may do what they offer in many ways
        said_by_itself(reader, page.url.rpartition("/")[2])
    else:
        reader.asked()
        reader.say()
    expect(page.get_by_test_id("log")).to_contain_text(told)


def test_changes_are_taken_back_by_the_keyboard_on_a_phone(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, reduced_motion="reduce", color_scheme="dark")
    match, at = finished(reader, "shitenno")
    page = reader.open(f"#/edit/{match}?at={at}&seat=0")
    reader.drawn()
    groups = page.get_by_test_id("edit-groups")
    expect(groups).to_be_in_viewport(ratio=1)
    groups.focus()
    groups.select_option("counted p1")
    more = page.locator("[data-edit='edit-more:p1.favour']")
    for number in range(1, 4):
        more.press("Enter")
        changed(page, number)
        expect(more).to_be_focused()
    assert reader.findings() == []
    page.get_by_test_id("edit-undo").press("Enter")
    changed(page, 2)
    page.get_by_test_id("edit-card").locator("summary").focus()
    page.keyboard.press("Control+z")
    changed(page, 1)
    page.reload()  # the address keeps what was changed
    reader.drawn()
    changed(page, 1)
    page.get_by_test_id("edit-reset").press("Enter")
    changed(page, 0)
    assert "edits=" not in page.url
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("edit-card").locator("summary").press("Enter")  # the board is seen whole
    expect(groups).to_be_hidden()


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_moment_that_cannot_be_edited_leads_to_the_nearest(
    new_reader: NewReader, language: str
) -> None:
    reader = new_reader(locale=language, reduced_motion="reduce")
    match, at = finished(reader, "shitenno")
    page = reader.open(f"#/edit/{match}?at=1")
    expect(page.get_by_test_id("edit-none")).to_contain_text(
        {"fr": "la partie n’est pas encore en place", "es": "la partida aún se está preparando"}[
            language
        ]
    )
    page.goto(f"{reader.address}#/edit/{match}?at=9999")
    expect(page.get_by_role("alert")).to_be_visible()
    reader.complaints.clear()  # the browser tells of each answer that is a refusal
    words = page.request.get(f"{reader.address}api/v1/matches/{match}").json()["table"]["words"]
    page.goto(f"{reader.address}#/edit/{match}?at={words}")
    reader.drawn()
    if words != at:
        page.get_by_test_id("edit-nearest").press("Enter")
    expect(page.get_by_test_id("edit-groups")).to_be_visible()
    assert f"at={at}" in page.url
    assert reader.findings() == []


def test_a_change_that_cannot_be_made_is_said_and_nothing_is_lost(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce")
    match, at = finished(reader, "shitenno")
    page = reader.open(f"#/edit/{match}?at={at}&edits=edit-more%3Ap1.favour")
    reader.drawn()
    changed(page, 1)
    page.route(
        "**/edits",
        lambda route: route.continue_(
            post_data=(route.request.post_data or "").replace("p2.favour", "p2.nothing")
        ),
    )
    page.get_by_test_id("edit-groups").select_option("counted p2")
    page.locator("[data-edit='edit-more:p2.favour']").click()
    alert = page.get_by_test_id("edit-card").get_by_role("alert")
    expect(alert).to_have_text("This cannot be changed here.")
    changed(page, 1)
    reader.complaints.clear()  # the browser tells of each answer that is a refusal
    page.get_by_test_id("edit-against").select_option("friends")
    page.get_by_test_id("edit-play").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator(CHOICE)).to_have_count(0)  # friends have still to come
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
