"""A whole game looked at closely: whatever is asked nothing jumps, and all of it can be read."""

import pytest
from playwright.sync_api import Page

from readers import CHOICE, NewReader, at_random

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"
SMALLEST = 11  # pixels

# What the browser calls a layout shift, where it is not the question itself that has changed: its
# sentence, its choices, the desk it is answered on, and the growing log.
JUMPS = """
window.jumps = []
const asked = '.sentence, .choices, .side, [role=tabpanel]'
const middle = (rect) => rect.y + rect.height / 2
const named = (node) => {
  const found = node instanceof Element ? node : node.parentElement
  return found && !found.closest(asked) ? found.outerHTML.slice(0, 120) : ''
}
new PerformanceObserver((list) => {
  for (const { sources, hadRecentInput } of list.getEntries())
    for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
      const by = middle(currentRect) - middle(previousRect) // a glow is no move
      const what = node && Math.abs(by) > 3 && currentRect.height ? named(node) : ''
      if (what) window.jumps.push(`${what} by ${by}`)
    }
}).observe({ type: 'layout-shift', buffered: false })
"""

# All text that is drawn, as large as it comes out on the screen.
TOO_SMALL = """
(least) => [...document.querySelectorAll('body *')].flatMap((element) => {
  const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const told = text.map((node) => node.textContent.trim()).join('')
  if (!told || element.closest('.hidden-visually')) return []
  if (!element.checkVisibility({ visibilityProperty: true })) return []
  const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
  const size = scale * parseFloat(getComputedStyle(element).fontSize)
  return size < least ? [`${told.slice(0, 30)}: ${size.toFixed(1)}`] : []
})
"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_jumps_and_everything_can_be_read(new_reader: NewReader, size: str) -> None:
    reader = new_reader(size, touch=size == "phone")
    reader.page.add_init_script(JUMPS)
    reader.sit("shitenno", "me", QUICK, QUICK)
    reader.asked()
    reader.page.evaluate("document.fonts.ready")
    reader.page.evaluate(PAINTED)
    reader.page.evaluate("() => { window.jumps = [] }")
    below = at_random(1)

    seen: set[str] = set()

    def choose(page: Page, number: int) -> None:
        question = page.get_by_test_id("sentence").inner_text()
        if question not in seen:
            assert page.evaluate(TOO_SMALL, SMALLEST) == []
        seen.add(question)
        choices = page.locator(CHOICE)
        # as nobody's hand does it: a shift after a click would be forgiven
        choices.nth(below(choices.count())).evaluate("(button) => button.click()")
        page.evaluate(PAINTED)

    assert reader.play(choose) > 10
    assert reader.page.evaluate(TOO_SMALL, SMALLEST) == []
    assert reader.page.evaluate("window.jumps") == []
