"""Slow games on the page: a holiday that the others see, and a game that all agree to cancel."""

import pytest
from playwright.sync_api import expect

from readers import NewReader, Reader, who_is_asked

pytestmark = pytest.mark.slow


def settled(reader: Reader) -> None:
    assert reader.findings() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_holiday_stops_the_clock_and_two_cancel_their_game(new_reader: NewReader) -> None:
    ann = new_reader(reduced_motion="reduce")
    bob = new_reader("phone", touch=True, reduced_motion="reduce")
    bob.name = "Bob"
    match = ann.host("shitenno", bob, stand_in="greedy:tables=1", clock="3d+12h")
    assert who_is_asked(ann, bob) == (ann, bob)

    page = ann.open("#/")
    expect(page.get_by_test_id("running")).to_contain_text("your turn")
    page.get_by_role("link", name="Holiday").click()
    page.get_by_test_id("days").fill("3")
    page.get_by_role("button", name="Go on holiday").click()
    expect(page.get_by_test_id("holiday")).to_contain_text("You are on holiday until")
    expect(page.get_by_test_id("holiday")).to_contain_text("25 of 28 days")
    settled(ann)

    expect(bob.page.get_by_test_id("player-0")).to_contain_text("on holiday until")
    expect(bob.page.get_by_test_id("player-0").locator(".running")).to_have_count(0)
    bob.open("#/")
    expect(bob.page.get_by_test_id("running")).to_contain_text("Ann: on holiday until")
    settled(bob)
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_test_id("days")).to_be_visible()

    for reader in (ann, bob):
        reader.open(f"#/table/{match}")
        reader.drawn()
    bob.page.get_by_test_id("menu").tap()
    bob.page.get_by_test_id("cancel").tap()
    expect(bob.page.get_by_test_id("cancel-yes")).to_be_focused()
    bob.page.keyboard.press("Enter")
    proposal = ann.page.get_by_test_id("proposal")
    expect(proposal).to_contain_text("Bob would like to cancel the game")
    proposal.get_by_role("button", name="Agree").click()
    for reader in (ann, bob):
        expect(reader.page.get_by_test_id("sentence")).to_contain_text("The game was cancelled")
        settled(reader)
    expect(ann.page.get_by_test_id("log")).to_contain_text("is back from holiday")
    assert ann.complaints == bob.complaints == []
