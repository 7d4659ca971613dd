"""What makes a table pleasant: reasons, lights, zoom, sounds and stillness."""

import pytest
from playwright.sync_api import expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"

# Counts what is played and what moves, from before the page is loaded.
WITNESS = """
window.played = 0
window.moved = 0
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...rest) {
  window.played += 1
  return start.apply(this, rest)
}
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  if ((how?.duration ?? how) > 0) window.moved += 1
  return animate.call(this, frames, how)
}
addEventListener('transitionrun', () => (window.moved += 1), true)
"""


def test_what_cannot_be_chosen_answers_to_pointer_and_focus(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    reader.hold_time()
    page = reader.page
    why = page.get_by_test_id("why")
    plaque = page.locator("[data-plaque=kanto]")
    plaque.hover()
    reader.let_pass(900)
    expect(why).to_contain_text("Kantō")
    page.mouse.move(5, 5)  # what a resting pointer asked about goes with it
    reader.let_pass(900)
    expect(why).to_have_count(0)
    plaque.hover()
    reader.let_pass(900)
    expect(why).to_contain_text("Kantō")
    why.hover()  # unless it goes there, to read on
    reader.let_pass(900)
    expect(why).to_contain_text("Kantō")
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.locator("[data-plaque=tohoku]").focus()
    page.keyboard.press("w")
    expect(why).to_contain_text("Tōhoku")
    page.keyboard.press("Escape")
    plaque.click(button="right")
    expect(why).to_contain_text("Kantō")
    page.mouse.move(5, 5)
    reader.let_pass(900)
    expect(why).to_contain_text("Kantō")


def test_the_log_lights_the_board_and_keys_bring_it_closer(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    page = reader.page
    lit = page.locator("[data-testid=player-0].lit")
    reader.say()
    reader.asked()
    line = page.get_by_test_id("log").get_by_role("button", name="Ann is Honda").first
    line.hover()
    expect(lit).to_have_count(1)
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).to_have_count(1)
    # clicking goes to that moment
    line.click()
    expect(page.get_by_test_id("sentence")).to_contain_text("earlier position")
    page.keyboard.press("End")
    reader.asked()
    width = "document.querySelector('svg.board > g').getBoundingClientRect().width"
    whole = page.evaluate(width)
    page.keyboard.press("+")
    page.wait_for_function(f"{width} > 1.2 * {whole}")
    page.keyboard.press("-")
    page.keyboard.press("+")
    page.keyboard.press("0")
    page.wait_for_function(f"{width} === {whole}")


def test_sounds_are_off_until_they_are_wanted(reader: Reader) -> None:
    reader.page.add_init_script(WITNESS)
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    reader.say()
    reader.asked()
    assert reader.page.evaluate("window.played") == 0
    reader.page.get_by_test_id("menu").click()
    reader.page.get_by_label("Sounds").check()
    reader.page.keyboard.press("Escape")
    for _ in range(10):  # it chimes when my turn comes again
        reader.say()
        reader.asked()
        if reader.page.evaluate("window.played"):
            break
    reader.page.wait_for_function("window.played")
    reader.page.reload()
    reader.asked()
    reader.page.get_by_test_id("menu").click()
    expect(reader.page.get_by_label("Sounds")).to_be_checked()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_who_wants_it_still(new_reader: NewReader, motion: str) -> None:
    reader = new_reader(reduced_motion=motion)
    reader.page.add_init_script(WITNESS)
    reader.sit("shitenno", "me", QUICK)
    if motion == "reduce":
        reader.play_by_itself()
        assert reader.page.evaluate("window.moved") == 0
    else:  # the same would have been seen to move, soon
        reader.asked()
        reader.say()
        reader.page.wait_for_function("window.moved")
