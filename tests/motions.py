"""Whether what happens on a board is seen to move, and stands still where nothing is to move: told
to a page on which scene follows scene, and looked at frame by frame."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from playwright.sync_api import Error, Page

from prepared import Prepared
from readers import STILL, NewReader
from sights import happened, seen
from tatami.core.table import Table

T = TypeVar("T", bound=Table)

# Everything that is set moving: what flies, between which two points, and how long it lies over
# something that is to be pressed; what washes over the board; which number counts; what stirs where
# it lies.
WATCH = """
[window.moved, window.flown, window.covered] = [[], [], []]
const middle = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
const over = (one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
}
const STEP = 20 // milliseconds
const follow = (node) => requestAnimationFrame(() => {
  const piece = node.querySelector('.piece') ?? node
  const [way] = node.getAnimations()
  if (!way) return
  way.pause()
  const end = way.effect.getComputedTiming().endTime
  const pressed = [...document.querySelectorAll('button, .offered')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const times = new Map()
  for (let time = 0; time < end; time += STEP) {
    way.currentTime = time
    if (Number(getComputedStyle(node).opacity) > 0.1)
      for (const each of pressed)
        if (over(piece, each)) times.set(each, (times.get(each) ?? 0) + STEP)
  }
  for (const [each, time] of times) window.covered.push([time, each.outerHTML.slice(0, 90)])
  way.currentTime = way.effect.getComputedTiming().delay
  const from = middle(piece)
  way.currentTime = end
  window.flown.push({ kind: node.dataset.flight, from, to: middle(piece) })
  way.finish()
})
const see = (node) => {
  if (node.dataset?.flight) window.moved.push(`${node.dataset.flight} flies`)
  if (node.dataset?.flight && node.dataset.flight !== 'sum') follow(node) // it counts on its way
  if (node.classList?.contains('wash')) window.moved.push(`${node.classList[1]} washes`)
}
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(see)
}).observe(document, { childList: true, subtree: true })
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const counted = target.parentElement?.closest('[data-counted]')
    const what = counted?.closest('.flight') ? 'sum' : counted?.closest('td') ? 'honour' : 'points'
    if (counted && target.data !== counted.dataset.counted) window.moved.push(`${what} counts`)
  }
}).observe(document, { characterData: true, subtree: true })
const animate = Element.prototype.animate
Element.prototype.animate = function (...all) {
  const { stand, seat, thing, turn } = this.dataset
  const what = this.matches('.die') || this.closest('.felt') ? 'die' : (stand ?? seat ?? thing)
  if (!this.closest('.flight, .wash')) window.moved.push(`${what ?? turn ?? 'card'} stirs`)
  return animate.apply(this, all)
}
for (const [event, how] of [['transitionrun', 'slides'], ['animationstart', 'shakes']])
  addEventListener(event, ({ target }) => {
    if (target.closest('.senji .stone, .senji .shaken'))
      window.moved.push(`${target.dataset.stone ? 'stone' : 'arrow'} ${how}`)
  })
"""

# From now on, frame by frame: where each piece lies, and how much is on its way.
FRAMES = """
(pieces) => {
  window.drawn = []
  window.alike = 0
  cancelAnimationFrame(window.next)
  const frame = () => {
    const lie = [...document.querySelectorAll(pieces)]
      .map((each) => {
        const { x, y } = each.getBoundingClientRect()
        const named = Object.values(each.dataset).join()
        return [named, each.textContent, Math.round(x), Math.round(y)].join()
      })
    const running = document.getAnimations().filter((each) => each.playState === 'running').length
    const moving = running + document.querySelectorAll('.flight, .wash').length
    const now = JSON.stringify([moving, lie.sort()])
    window.alike = now === window.drawn.at(-1) ? window.alike + 1 : 0
    if (!window.alike) window.drawn.push(now)
    window.next = requestAnimationFrame(frame)
  }
  frame()
}
"""
LONG_ENOUGH = 20  # frames in which nothing has changed any more
DRAWN = "([pictures, alike]) => window.drawn.length >= pictures && window.alike > alike"
MOST_OVER_A_BUTTON = 400  # milliseconds

# All this has moved, each as often as it is named.
MOVED = """
(moves) => moves.every((each) => {
  const times = (all) => all.filter((one) => one === each).length
  return times(window.moved) >= times(moves)
})
"""

# Such a piece has flown from the middle of one thing to that of another.
ARRIVED = """
([kind, ends]) => {
  const near = (a, b) => !b || (a && Math.hypot(a[0] - b[0], a[1] - b[1]) < 12)
  return window.flown.some((each) =>
    each.kind === kind && near(each.from, ends[0]) && near(each.to, ends[1]))
}
"""
MIDDLE = """
(node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
"""


class Happening(NamedTuple, Generic[T]):
    """What happens at a table that lies like this, and what of it a seat sees move."""

    table: Callable[[], T]
    seat: int
    happens: Callable[[T], object]
    moves: tuple[str, ...]
    # What flies, from where to where: things that are drawn before and after; nothing is off board.
    flies: tuple[tuple[str, str, str], ...] = ()


class Stage(NamedTuple):
    """The board on which it happens: at how many seats, what shows that it is there, and what of
    it is looked at in every frame."""

    game: str
    seats: int
    there: str
    pieces: str


def each_moves_unless_nothing_is_to(
    new_reader: NewReader, stage: Stage, happenings: dict[str, Happening[T]], moves: bool
) -> None:
    """Tell them to a page, one after the other; each moves, or else is drawn at once."""
    reader = new_reader(reduced_motion="no-preference" if moves else "reduce")
    page = reader.page
    page.add_init_script(WATCH)
    at: Prepared | None = None
    for name, happening in happenings.items():
        t = happening.table()
        shown = seen(t, happening.seat)
        if at is None:
            at = Prepared(reader, stage.game, stage.seats, shown)
            page.locator(stage.there).first.wait_for()
        at.turn_to(shown)
        page.wait_for_function(STILL)
        page.evaluate("[window.moved, window.flown, window.covered] = [[], [], []]")
        try:
            if moves:
                moved(page, at, t, happening)
            else:
                at_once(page, at, t, happening, stage.pieces)
        except (AssertionError, Error) as late:
            told = page.evaluate("[window.moved, window.flown]")
            raise AssertionError(f"{name}: {told}") from late


def told(at: Prepared, t: T, happening: Happening[T]) -> None:
    """Let it happen, and tell the page."""
    t.chronicle = []
    happening.happens(t)
    at.scene = happened(t, happening.seat)
    at.tell()


def moved(page: Page, at: Prepared, t: T, happening: Happening[T]) -> None:
    """All of it moves; what flies leaves and arrives where its ends are drawn, and lies over
    nothing that is to be pressed for long."""
    told(at, t, happening)
    page.wait_for_function(MOVED, arg=list(happening.moves))
    for kind, *ends in happening.flies:
        there = [page.locator(each).first.evaluate(MIDDLE) if each else None for each in ends]
        page.wait_for_function(ARRIVED, arg=[kind, there])
    covered = page.evaluate("window.covered")
    assert [each for each in covered if each[0] > MOST_OVER_A_BUTTON] == []


def at_once(page: Page, at: Prepared, t: T, happening: Happening[T], pieces: str) -> None:
    """There is a picture before and one after, and nothing moves in either."""
    page.evaluate(FRAMES, pieces)
    page.wait_for_function(DRAWN, arg=[1, LONG_ENOUGH])
    told(at, t, happening)
    page.wait_for_function(DRAWN, arg=[2, LONG_ENOUGH])
    drawn = page.evaluate("window.drawn")
    assert [each for each in drawn if not each.startswith("[0,")] == []
    assert len(drawn) == 2, happening
    assert page.evaluate("window.moved") == []
