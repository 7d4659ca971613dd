"""Whole games through the page: by mouse, by finger, by keyboard, and every game on any board."""

import pytest
from playwright.sync_api import Page, expect

from readers import CHOICE, NewReader, Reader, at_random

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"


def test_a_game_of_shitenno_by_mouse(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK, QUICK)
    below = at_random(1)

    def click(page: Page, number: int) -> None:
        choices = page.locator(CHOICE)
        choices.nth(below(choices.count())).click()

    assert reader.play(click) > 10
    expect(reader.page.get_by_label("The final count").first).to_contain_text("Ann")
    expect(reader.page.get_by_test_id("log")).to_contain_text("favourite of the Shōgun")


def test_a_game_of_shitenno_by_finger_on_a_phone(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    reader.sit("shitenno", "me", QUICK)
    below = at_random(2)

    def tap(page: Page, number: int) -> None:
        on_board = page.locator("main .offered")
        if number % 2 and on_board.count():
            on_board.first.scroll_into_view_if_needed()
            on_board.first.tap()
            if page.locator(".narrowed").count():
                page.locator(CHOICE).first.tap()
        else:
            choices = page.locator(CHOICE)
            choices.nth(below(choices.count())).tap()

    assert reader.play(tap) > 10
    expect(reader.page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_shitenno_by_keyboard_alone(reader: Reader) -> None:
    reader.open()
    page = reader.page
    page.get_by_test_id("play-shitenno").wait_for()
    for _ in range(30):  # from the top of the page to the first game
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "play-shitenno":
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("prompt").wait_for()
    below = at_random(3)

    def press(page: Page, number: int) -> None:
        count = min(9, page.locator(CHOICE).count())
        page.keyboard.press(str(1 + below(count)))

    assert reader.play(press) > 10
    expect(page.get_by_test_id("end")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "bots"), [("white_castle", 1), ("shototsu", 1), ("senji", 2)], ids=lambda each: each
)
def test_a_whole_game_on_the_board_for_any_game(reader: Reader, game: str, bots: int) -> None:
    reader.sit(game, "me", *["random"] * bots)
    assert reader.play_by_itself() > 10
    expect(reader.page.get_by_test_id("end")).to_be_visible()
    assert reader.findings() == []
