"""What happens on Senji's board is seen to move, one thing after the other. Where nothing is to
move, every piece is in place in the first frame after it, whatever has happened."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, Page

from prepared import Prepared
from readers import STILL, NewReader
from scenes.senji import (
    attack,
    floor,
    flowers,
    hand,
    order,
    samurai,
    summer,
    table,
    turn,
    units,
)
from sights import happened, seen
from table_talk import say
from tatami.core.words import NOBODY
from tatami.games.senji.printed import CARDS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

pytestmark = pytest.mark.slow

# Everything that is set moving: what flies, and between which two points; what washes over the sea;
# what stirs, slides or shakes where it lies.
WATCH = """
window.moved = []
window.flown = []
const middle = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
const follow = (node) => requestAnimationFrame(() => {
  const piece = node.querySelector('.piece')
  const [way] = node.getAnimations()
  if (!way) return
  way.pause()
  way.currentTime = 0
  const from = middle(piece)
  way.currentTime = way.effect.getComputedTiming().endTime
  window.flown.push({ kind: node.dataset.flight, from, to: middle(piece) })
  way.finish()
})
const see = (node) => {
  if (node.dataset?.flight) window.moved.push(`${node.dataset.flight} flies`)
  if (node.dataset?.flight) follow(node)
  if (node.classList?.contains('wash')) window.moved.push(`${node.classList[1]} washes`)
}
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(see)
}).observe(document, { childList: true, subtree: true })
const animate = Element.prototype.animate
Element.prototype.animate = function (...all) {
  const { stand, seat, thing } = this.dataset
  const what = this.closest('.felt') ? 'die' : (stand ?? seat ?? thing)
  if (!this.closest('.flight, .wash')) window.moved.push(`${what} stirs`)
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
() => {
  window.drawn = []
  window.alike = 0
  cancelAnimationFrame(window.next)
  const kinds = ['stand', 'flag', 'token', 'stone', 'die', 'aside', 'card', 'flower', 'lot', 'came']
  const marks = kinds.map((kind) => `[data-${kind}]`).join()
  const frame = () => {
    const lie = [...document.querySelectorAll(`.senji :is(${marks}, .arrow, .plaque [data-thing])`)]
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
  const near = (a, b) => a && Math.hypot(a[0] - b[0], a[1] - b[1]) < 12
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


class Happening(NamedTuple):
    """What happens at a table that lies like this, and what of it a seat sees move."""

    table: Callable[[], Senji]
    seat: int
    happens: Callable[[Senji], object]
    moves: tuple[str, ...]
    # What flies, from where to where: things that are drawn before and after.
    flies: tuple[str, str, str] | None = None


def says(*lines: str) -> Callable[[Senji], object]:
    """Somebody says these words."""
    return lambda t: say(t, *lines)


def marching() -> Senji:
    return order(units(table(), suruga=4, musashi=1), suruga="move")


def written_to() -> Senji:
    t = floor(table(3))
    say(t, "1 to:mask give:fan-trade-2a want:mask-trade-1a send")
    return t


def bid_on() -> Senji:
    t = floor(table(3))
    say(t, f"1 bid:{CARDS[t.lots[0]]} stake:fan-trade-3a enough")
    return t


def at_war() -> Senji:
    """Cherry attacks dragon, who holds a hostage of theirs and the better support."""
    t = units(hand(table(), "dragon", "mask-support-1a", "cherry-family-2a"), bungo=3, shikoku=3)
    return attack(t, "bungo", "shikoku", 3, dice=(0, 0, 2, 3, 3, 4, 4, 5, 5))


def supported() -> Senji:
    t = at_war()
    say(t, "1 spare", "0 support:cherry-support-0")
    return t


def raiding() -> Senji:
    t = summer(order(samurai(units(table(), suruga=4), "hosokawa", "suruga"), suruga="move"))
    t.loaded = (4, 4, 0)
    return t


def stationing() -> Senji:
    tanzaku = ("red-1", "red-2", "red-3", "green-1", "green-2")
    t = turn(flowers(table(), "cherry", *tanzaku), "cherry")
    say(t, "0 combine:five-tanzaku")
    return t


HAPPENINGS = {
    "summer begins": Happening(marching, 4, summer, ("summer washes", "token flies")),
    "a march": Happening(
        lambda: summer(marching()),
        4,
        says("4 march:musashi units:3 enough"),
        ("flag flies",),
        ("flag", "[data-stand=suruga]", "[data-stand=musashi]"),
    ),
    "a loss at sea": Happening(
        raiding,
        4,
        says("4 raid:bungo units:1 with:hosokawa raid:kii units:2 enough"),
        ("arrow shakes",),
    ),
    "a letter": Happening(
        lambda: floor(table(3)),
        0,
        says("1 to:mask give:fan-trade-2a want:mask-trade-1a send"),
        ("card flies",),
        ("card", ".plaque[data-seat='1']", "[data-letter='1']"),
    ),
    "a trade": Happening(
        written_to,
        0,
        says("0 accept:fan"),
        ("card flies", "card flies"),
        ("card", ".pile.cards", ".plaque[data-seat='1']"),
    ),
    "a bid": Happening(
        lambda: floor(table(3)),
        0,
        lambda t: say(t, f"1 bid:{CARDS[t.lots[0]]} stake:fan-trade-3a enough"),
        ("card flies",),
    ),
    "a lot is won": Happening(bid_on, 0, lambda t: t.answer(NOBODY, TIME), ("card flies",)),
    "a hostage is executed": Happening(
        at_war, 0, says("1 execute:cherry-family-2a"), ("card flies", "stone slides")
    ),
    "dice": Happening(at_war, 0, says("1 spare"), ("die stirs",) * 9),
    "support": Happening(
        supported,
        1,
        says("1 support:mask-support-1a"),
        ("card flies", "card flies", "stone slides"),
        ("card", ".chart", ".plaque[data-seat='2']"),
    ),
    "flowers are combined": Happening(
        lambda: turn(flowers(table(), "cherry", "gold-10", "gold-11", "gold-12"), "cherry"),
        0,
        says("0 combine:short-run"),
        ("flower flies",) * 3 + ("stone slides",),
    ),
    "a hostage is exposed": Happening(
        lambda: turn(hand(table(), "cherry", "mask-family-3a"), "cherry"),
        0,
        says("0 expose:mask-family-3a"),
        ("mask-family-3a stirs", "stone slides"),
    ),
}


@pytest.mark.parametrize("moves", [True, False])
def test_what_happens_moves_unless_nothing_is_to(new_reader: NewReader, moves: bool) -> None:
    reader = new_reader(reduced_motion="no-preference" if moves else "reduce")
    page = reader.page
    page.add_init_script(WATCH)
    at: Prepared | None = None
    for name, happening in HAPPENINGS.items():
        t = happening.table()
        shown = seen(t, happening.seat)
        if at is None:
            at = Prepared(reader, "senji", 6, shown)
            page.locator(".senji [data-stone]").first.wait_for()
        else:
            at.turn_to(shown)
        page.wait_for_function(STILL)
        page.evaluate("[window.moved, window.flown] = [[], []]")
        try:
            (moved if moves else at_once)(page, at, t, happening)
        except Error as late:
            raise AssertionError(f"{name}: {page.evaluate('window.moved')}") from late


def told(at: Prepared, t: Senji, happening: Happening) -> None:
    """Let it happen, and tell the page."""
    t.chronicle = []
    happening.happens(t)
    at.scene = happened(t, happening.seat)
    at.tell()


def moved(page: Page, at: Prepared, t: Senji, happening: Happening) -> None:
    """All of it moves, and what flies leaves and arrives where its ends are drawn."""
    told(at, t, happening)
    page.wait_for_function(MOVED, arg=list(happening.moves))
    if happening.flies:
        kind, *ends = happening.flies
        there = [page.locator(each).first.evaluate(MIDDLE) for each in ends]
        page.wait_for_function(ARRIVED, arg=[kind, there])


def at_once(page: Page, at: Prepared, t: Senji, happening: Happening) -> None:
    """There is a picture before and one after, and nothing moves in either."""
    page.evaluate(FRAMES)
    page.wait_for_function(DRAWN, arg=[1, LONG_ENOUGH])
    told(at, t, happening)
    page.wait_for_function(DRAWN, arg=[2, LONG_ENOUGH])
    drawn = page.evaluate("window.drawn")
    assert [each for each in drawn if not each.startswith("[0,")] == []
    assert len(drawn) == 2, happening
    assert page.evaluate("window.moved") == []
