"""The guided first game on the page: what it points at is in sight; it is left and resumed."""

import pytest
from playwright.sync_api import Page, expect

from readers import NewReader, Reader
from tatami.games import GAMES
from tatami.texts.talk import Talk

pytestmark = pytest.mark.slow

# The names of things that the card covers; and whether it points at anything at all.
COVERED = """
() => {
  const card = document.querySelector('[data-testid=guide]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-testid=ring]')].filter((ring) => {
    const box = ring.getBoundingClientRect()
    const across = Math.min(card.right, box.right) - Math.max(card.left, box.left)
    const down = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)
    return across > 8 && down > 8
  }).length
}
"""


def at_step(page: Page, name: str) -> None:
    """Wait for a step, with nothing of what it points at under its card."""
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", name)
    page.wait_for_function(f"() => ({COVERED})() === 0")


def test_a_lesson_points_at_the_board_and_goes_on_where_it_was_left(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    page = reader.open()
    page.get_by_test_id("guided-white_castle").tap()
    reader.drawn()
    for name in ("goal", "goods", "dice"):
        at_step(page, name)
        expect(page.get_by_test_id("ring").first).to_be_visible()
        page.get_by_test_id("guide-on").tap()
    at_step(page, "place")
    assert reader.findings() == []
    page.locator("main [data-target=white-right]").tap()  # by hand, on the board
    page.locator("main [data-target=diplomat-right]").first.tap()
    at_step(page, "gain")
    page.reload()
    reader.drawn()
    at_step(page, "gain")
    reader.say("trade:coin")  # not in the lesson
    page.get_by_test_id("lesson-back").tap()
    at_step(page, "gain")
    page.get_by_test_id("lesson-show").tap()
    at_step(page, "rival")  # the bot has done what the script says
    page.get_by_role("button", name="Play without the guide").tap()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    page.reload()
    reader.asked()
    expect(page.get_by_test_id("guide")).to_have_count(0)


def test_a_lesson_goes_on_by_the_keyboard(reader: Reader) -> None:
    page = reader.open()
    page.get_by_test_id("guided-shitenno").click()
    at_step(page, "goal")
    page.keyboard.press("n")
    at_step(page, "province")
    page.keyboard.press("n")
    at_step(page, "refuse")
    page.keyboard.press("2")  # its number in the menu
    at_step(page, "lot")


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        (game, size, language)
        for game in GAMES
        for size, language in (("desk", "es"), ("phone", "fr"))
    ],
)
def test_every_lesson_can_be_walked_through(
    new_reader: NewReader, game: str, size: str, language: str
) -> None:
    guide = GAMES[game].guide
    assert guide is not None
    reader = new_reader(size, locale=language)
    page = reader.open()
    page.get_by_test_id(f"guided-{game}").click()
    reader.drawn()
    talk = Talk(GAMES[game], language)
    for step in guide.steps:
        at_step(page, step.name)
        card = page.get_by_test_id("guide")
        expect(card).to_contain_text(talk.message(f"lesson-{step.name}")[:40])
        while card.get_attribute("data-step") == step.name:
            button = card.get_by_test_id("lesson-show" if step.do else "guide-on")
            button.dispatch_event("click")
            page.wait_for_function(
                "name => document.querySelector('[data-testid=guide]')?.dataset.step !== name"
                " || document.querySelector('[data-testid=lesson-show]:enabled')",
                arg=step.name,
            )
            if step is guide.steps[-1]:
                return
            if card.count() == 0:
                card.wait_for()
