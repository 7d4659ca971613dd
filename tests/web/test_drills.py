"""Drills across games: what is due is answered on the board, and how one gets better is shown."""

import re

import pytest
from playwright.sync_api import expect

from readers import CHOICE, NewReader, Reader

pytestmark = pytest.mark.slow

QUICK = "greedy:tables=1"


def test_what_is_due_is_answered_on_the_board(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    better = page.locator(CHOICE).first.get_attribute("data-word")
    reader.say(page.locator(CHOICE).last.get_attribute("data-word") or "")
    reader.asked()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    decisions = page.request.get(f"{reader.address}api/v1/records/{match}/decisions").json()
    at = next(each["at"] for each in decisions if each["seat"] == 0)
    reader.post("me/drills", {"match": match, "at": at, "seat": 0, "better": better})

    reader.open()
    due = page.get_by_test_id("drills-due")
    expect(due).to_contain_text("One drill is due today")
    due.get_by_role("link").tap()
    expect(page.get_by_test_id("drills").get_by_role("listitem")).to_contain_text("Due today")
    assert reader.findings() == []
    page.get_by_test_id("begin").press("Enter")
    drill = page.get_by_test_id("drill")
    expect(drill).to_contain_text("What would you do? Position 1 of 1")
    reader.asked()
    page.keyboard.press("1")
    expect(page.get_by_test_id("drill-kept")).to_contain_text("It comes back")
    assert reader.findings() == []
    page.get_by_test_id("drill-again").tap()
    reader.asked()
    page.keyboard.press("1")
    expect(page.get_by_test_id("drill-kept")).to_contain_text("This was practice")

    page.get_by_test_id("to-drills").tap()
    expect(page.get_by_test_id("today")).to_contain_text("Nothing is due today")
    curve = page.get_by_test_id("progress").get_by_role("img")
    expect(curve).to_have_attribute("aria-label", re.compile("^Week of .*: [01] of 1 right.$"))
    assert reader.findings() == []
    expect(page.get_by_test_id("weekly")).to_contain_text("A new set is made every Monday")
    page.get_by_test_id("remove-drill").tap()
    expect(page.get_by_test_id("none")).to_be_visible()


def test_where_nothing_is_to_be_answered_the_page_says_why(reader: Reader) -> None:
    page = reader.open("#/practice")
    told = page.get_by_test_id("practice")
    expect(told).to_contain_text("Nothing is due today")
    for place, head, sentence in (
        ("#/practice/gone", "My drills", "none of your drills any more"),
        ("#/weekly/shitenno", "This week", "A new set is made every Monday"),
    ):
        reader.open(place)
        expect(told.get_by_role("heading")).to_have_text(head)
        expect(told).to_contain_text(sentence)
        assert reader.findings() == []
    told.get_by_role("link", name="My drills").press("Enter")
    expect(page.get_by_test_id("weekly")).to_be_visible()


def test_a_coach_speaks_after_a_choice_that_cost_much(reader: Reader) -> None:
    page = reader.open("#/new/shitenno")
    page.get_by_test_id("with-coach").check()
    page.get_by_test_id("lay").press("Enter")
    coached = page.get_by_test_id("coached")
    for _ in range(12):
        reader.asked()
        with page.expect_response("**/coach") as told:
            reader.say(page.locator(CHOICE).last.get_attribute("data-word") or "")
        if told.value.json()["word"]:
            break
    expect(coached).to_contain_text("of the chance to win. Better:")
    assert reader.findings() == []
    page.get_by_test_id("coach-back").press("Enter")
    expect(coached).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("coach")).to_be_checked()


def test_a_moment_is_commented_on_and_its_link_shows_it(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    reader.say()
    reader.asked()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    reader.open(f"#/replay/{match}?at=1")
    reader.drawn()
    page.get_by_test_id("side").tap()
    page.get_by_test_id("tab-comments").tap()
    page.get_by_test_id("comment-text").fill("Why not Honda?")
    page.get_by_test_id("comment-add").press("Enter")
    expect(page.get_by_test_id("comment")).to_contain_text("After 1 of")
    assert reader.findings() == []
    guest = new_reader(color_scheme="dark")
    seen = guest.open(f"#/replay/{match}?at=1")
    expect(seen.get_by_test_id("comments-here")).to_contain_text("Why not Honda?")
    assert guest.findings() == []
    seen.keyboard.press("Home")
    expect(seen.get_by_test_id("comments-here")).to_have_count(0)
    page.get_by_test_id("comment-remove").tap()
    expect(page.get_by_test_id("comments")).to_contain_text("Nobody has commented")
