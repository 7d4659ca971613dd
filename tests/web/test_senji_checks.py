"""What Senji's board promises of its map, letters, bids, moves, battles and autumns, each looked at
on a table prepared for it; and how it looks at every size, whatever is asked."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from prepared import Prepared, Scene
from readers import NO_BEAT, NewReader, Reader
from scenes.senji import attack, floor, hand, order, samurai, summer, table, units
from sights import happened, prepared, seen
from table_talk import menu, say
from tatami.core.words import NOBODY
from tatami.games.senji.printed import CARDS, FAMILIES, ORDERS, SOURCE
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ROOT / "web" / "src" / "boards" / "senji" / "scenes.json"
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed
FINGERTIP = 43.5  # pixels
PHONES = ((6, "en"), (6, "es"), (5, "fr"), (5, "es"))  # with five families there are lots
BORDER = 14  # units of the map that are a border; shorter ones meet by chance

# How long the line is that two provinces share, for each pair of which they share any.
SHARED = """
() => {
  const lines = {}
  for (const land of document.querySelectorAll('.senji [data-province]'))
    for (const ring of land.getAttribute('d').split('M').filter(Boolean)) {
      const points = [...ring.matchAll(/(-?[\\d.]+)[ ,](-?[\\d.]+)/g)].map(([, x, y]) => [+x, +y])
      points.forEach((from, i) => {
        const to = points[(i + 1) % points.length]
        const line = [from, to].map(String).sort().join(' ')
        const length = Math.hypot(to[0] - from[0], to[1] - from[1])
        lines[line] = [...(lines[line] ?? []), [land.dataset.province, length]]
      })
    }
  const shared = {}
  for (const [[one, length], other] of Object.values(lines).filter((each) => each.length > 1)) {
    const pair = [one, other[0]].sort().join(' ')
    shared[pair] = (shared[pair] ?? 0) + length
  }
  return shared
}
"""

# Each token on the map: where it lies, which order is told of it, its rim and its drawing.
TOKENS = """
() => [...document.querySelectorAll('.senji [data-token]')].map((token) => {
  const { width, height } = token.getBoundingClientRect()
  const rim = getComputedStyle(token.querySelector('path')).stroke
  const { token: place, order } = token.dataset
  return { place, order, rim, seen: width > 10 && height > 10, drawing: token.innerHTML }
})
"""

# What one must never see, whatever is asked.
FAULTS = """
([phone, least]) => {
  const found = []
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && node.getBoundingClientRect().width > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const name = (node) => `${node.parentElement.className} > ${node.outerHTML.slice(0, 90)}`
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) found.push('wider than the window')
  if (page.scrollHeight > innerHeight) found.push('higher than the window')
  for (const sheet of all('.senji, .senji :is(.left, .track, .chart, .desk, .cards-sheet)'))
    if (sheet.scrollWidth > sheet.clientWidth + 1) found.push(`scrolls sideways: ${name(sheet)}`)
  const firm = all('.senji').map((board) => board.parentElement) // only a desk may scroll
  firm.push(...all('.senji, .senji :is(.left, .left *, .chart, .held)'))
  for (const sheet of phone ? [] : firm) {
    const frees = getComputedStyle(sheet).overflowY === 'visible' || sheet.ownerSVGElement
    if (!frees && sheet.scrollHeight > sheet.clientHeight + 2) found.push(`cut: ${name(sheet)}`)
  }

  const parts = '.left, .track, .chart, .desk, .held, .tabs, .cards-sheet, .chips'
  const zones = all(`.senji > :is(${parts})`)
  zones.push(...all('[data-testid=prompt]'))
  for (const [i, one] of zones.entries()) {
    const a = one.getBoundingClientRect()
    if (a.left < -1 || a.right > innerWidth + 1 || a.top < -1 || a.bottom > innerHeight + 1)
      found.push(`outside: ${one.className}`)
    for (const other of zones.slice(i + 1)) {
      const b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > 2) found.push(`${one.className} lies over ${other.className}`)
    }
  }
  const map = document.querySelector('.senji .chart')?.getBoundingClientRect()
  if (!map || map.width < 300 || map.height < 120) found.push('there is no map')
  for (const node of all('.senji :not(svg *)')) {
    if (!node.textContent.trim() || node.children.length > 3) continue
    if (node.matches('.hidden-visually, .strip')) continue
    const { overflowX, overflowY } = getComputedStyle(node)
    const hides = (how) => ['hidden', 'clip'].includes(how) && node.clientWidth
    const wide = hides(overflowX) && node.scrollWidth > node.clientWidth + 1
    const high = hides(overflowY) && node.scrollHeight > node.clientHeight + 2
    if (wide || high) found.push(`text cut: ${name(node)}`)
  }
  for (const button of phone ? all('.senji :is(button, [role=tab], [role=radio])') : []) {
    const { width, height } = button.getBoundingClientRect()
    if (width < least || height < least) found.push(`too small for a finger: ${name(button)}`)
  }
  return found
}
"""


def laid_out(reader: Reader, scene: Scene) -> Prepared:
    """A table with one of the scenes that the board's own tests are shown."""
    at = Prepared(reader, "senji", len(scene["view"]["players"]), scene)
    reader.page.locator(f".senji[data-season={scene['view']['season']}]").wait_for()
    return at


def words(sent: Any) -> list[str]:
    """What was said in a message."""
    said: list[str] = json.loads(sent.value)["words"]
    return said


@pytest.mark.whole
def test_the_map_is_that_of_the_data_and_orders_lie_on_it(new_reader: NewReader) -> None:
    t = table(4)
    names = [str(each["id"]) for each in SOURCE["provinces"]]
    open_ones = [name for i, name in enumerate(names) if t.owner[i] != NOBODY]
    units(t, **{name: i % 3 + 1 for i, name in enumerate(open_ones)})
    order(t, **{name: ORDERS[i % 3] for i, name in enumerate(open_ones[:-2])})
    scene = seen(summer(t), 0)
    provinces = {each["province"]: each for each in scene["view"]["provinces"]}
    reader = new_reader(**STILL)
    laid_out(reader, scene)
    expect(reader.page.locator(".senji [data-token]")).to_have_count(len(open_ones) - 2)
    tokens = reader.page.evaluate(TOKENS)
    told = {name: each["order"] for name, each in provinces.items() if each["order"]}
    assert {each["place"]: each["order"] for each in tokens} == told
    assert all(each["seen"] for each in tokens)
    hidden = {each["drawing"] for each in tokens if each["order"] == "hidden"}
    mine = {each["drawing"] for each in tokens if each["order"] != "hidden"}
    assert len(hidden) == 1  # nothing tells one from another
    assert len(mine) == len(set(told.values()) - {"hidden"}) >= 2
    rims = {each["order"] == "hidden": each["rim"] for each in tokens}
    assert rims[True] != rims[False]
    shared = reader.page.evaluate(SHARED)
    borders = {(a, b) for a in names for b in neighbours(a)}
    for pair in combinations(sorted(names), 2):
        assert (shared.get(" ".join(pair), 0) >= BORDER) == (pair in borders), pair


def neighbours(name: str) -> list[str]:
    """The provinces that share a border with one."""
    return next(each["neighbours"] for each in SOURCE["provinces"] if each["id"] == name)


def test_a_bid_is_counted_and_taken_back_unless_it_is_locked(new_reader: NewReader) -> None:
    t = floor(table(3))
    tied = CARDS[t.lots[0]]
    say(t, f"0 bid:{tied} stake:mask-trade-2a enough", f"1 bid:{tied} stake:fan-trade-2a enough")
    t.answer(NOBODY, TIME)
    floor(t)
    free = next(CARDS[lot] for lot in t.lots if CARDS[lot] != tied)
    say(t, f"0 bid:{free} stake:mask-support-1a stake:mask-support-2a enough")
    reader = new_reader(**STILL)
    prepared(reader, 0, t)
    lot = reader.page.locator(f"[data-lot={free}]")
    expect(lot.locator(".bids > span")).to_have_text("×2")
    expect(lot.locator("[data-sum]")).to_have_text("yours: 3")
    locked = reader.page.locator(f"[data-lot={tied}]")
    expect(locked.locator(".bids > span")).to_have_text(["×1", "×1"])
    expect(locked.locator(".bids > span [title]")).to_have_count(2)
    assert f"unbid:{free}" in menu(t, 0)
    expect(lot.locator("[data-word^='unbid:']")).to_have_count(1)
    expect(reader.page.locator(f"[data-word='unbid:{tied}'][aria-disabled=false]")).to_have_count(0)
    expect(locked.locator("[data-word^='unbid:']")).to_have_count(0)
    with reader.sends("words") as sent:
        lot.locator("[data-word^='unbid:']").click()
    assert words(sent) == [f"unbid:{free}"]


def test_a_move_is_said_as_it_is_asked_and_nobody_is_no_group(new_reader: NewReader) -> None:
    t = summer(order(samurai(units(table(), suruga=4), "hosokawa", "suruga"), suruga="move"))
    reader = new_reader(**STILL)
    prepared(reader, 4, t)
    page = reader.page
    for name, samurai_goes, fewer in (("kii", False, 3), ("owari", True, 1), ("echizen", True, 0)):
        page.locator(f"[data-send={name}]").click()
        group = page.locator(f"[data-group={name}]")
        if not samurai_goes:
            group.get_by_role("button", name="Hosokawa").click()
        for _ in range(fewer):
            group.locator(".step button").first.click()
        odds = page.locator(f".senji [data-odds={name}]")
        expect(odds).to_have_count(2)  # on the desk and on the map
        assert len(set(odds.all_text_contents())) == 1
        expect(page.locator(f"[data-arrow={name}]")).to_have_count(1)
    expect(page.locator("[data-group=owari] [data-testid=units]")).to_have_text("2")
    page.locator("[data-group=echizen] .step button").first.click()
    expect(page.locator("[data-group=echizen], [data-arrow=echizen]")).to_have_count(0)
    with reader.sends("words") as sent:
        page.get_by_test_id("give-order").click()
    order_of_the_rules = "march:owari units:2 with:hosokawa raid:kii units:1 enough"
    assert words(sent) == order_of_the_rules.split()
    say(t, f"4 {order_of_the_rules}")


def fought() -> Senji:
    """Cherry's three and dragon's three and Daisuke have rolled; cherry has laid its decoy."""
    t = units(hand(table(), "dragon", "mask-support-1a"), bungo=3, shikoku=3)
    attack(samurai(t, "daisuke", "shikoku"), "bungo", "shikoku", 3, dice=(0, 0, 2, 3, 3, 4, 4, 5))
    say(t, "1 spare", "0 support:cherry-support-0")
    return t


def test_a_battle_adds_up_and_the_card_goes_back(new_reader: NewReader) -> None:
    t = fought()
    reader = new_reader(**STILL)
    at = prepared(reader, 1, t)
    page = reader.page
    page.locator("[data-support='mask-support-1a']").wait_for()
    fight = at.scene["view"]["fight"]
    for side in (0, 1):
        parts = page.locator(f"[data-side='{side}'] [data-part]").all_inner_texts()
        points = page.locator(f"[data-points='{side}']").inner_text()
        assert sum(map(int, parts)) == int(points) == fight["points"][side]
    assert sum(fight["aside"]) == page.locator("[data-aside]").count() == 1
    dice = page.locator("[data-die]").evaluate_all("(dice) => dice.map((die) => die.dataset.die)")
    assert sorted(dice) == sorted(fight["dice"])
    assert len(dice) == 8
    page.locator("[data-support='mask-support-1a']").click()
    with reader.sends("words") as sent:
        page.get_by_test_id("lay").click()
    assert words(sent) == ["support:mask-support-1a"]
    cards = [page.locator(f".plaque[data-seat='{seat}'] .stats span").nth(2) for seat in (1, 2)]
    before = [int(each.inner_text()) for each in cards]
    t.chronicle = []
    say(t, "1 support:mask-support-1a")
    at.scene = happened(t, 1)
    at.tell()
    expect(cards[0]).to_have_text(str(before[0] - 1))
    expect(cards[1]).to_have_text(str(before[1] + 1))


@pytest.mark.whole
def test_a_letter_tells_no_more_than_it_shows(new_reader: NewReader) -> None:
    t = floor(table(3))
    say(t, "1 to:mask give:fan-trade-2a give-hidden:fan-trade-3a want:any-lotus-card send")
    reader = new_reader(**STILL)
    reader.page.add_init_script(NO_BEAT)
    at = prepared(reader, 0, t)
    letter = reader.page.locator("[data-letter='1']")
    came = letter.locator("[data-came='1']")
    expect(came).to_be_visible()
    assert at.scene["view"]["offers_in"][0]["acceptable"] is False
    assert "fan-trade-2a" in came.inner_html()
    assert "fan-trade-3a" not in reader.page.content()
    accept = letter.locator("[data-accept='1']")
    expect(accept).to_have_attribute("aria-disabled", "true")
    with reader.sends("why") as sent:
        accept.click(force=True)
    assert json.loads(sent.value)["word"] == "accept:fan"
    expect(reader.page.get_by_test_id("why")).to_be_visible()
    say(t, "0 to:fan give:mask-trade-1a give-hidden:mask-trade-2a")
    at.scene = seen(t, 0)
    at.tell()
    with reader.sends("words") as sent:
        reader.page.get_by_test_id("load").click()
    assert words(sent) == ["scrap"]
    expect(reader.page.locator("[data-given]")).to_have_count(2)


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        (6, "fr"),
        *(pytest.param(seats, each, marks=pytest.mark.whole) for seats, each in PHONES),
    ],
)
def test_many_families_write_and_bid_on_a_phone(
    new_reader: NewReader, seats: int, language: str
) -> None:
    """All have written to one, who looks at each letter, answers two, writes one, and bids."""
    t = floor(table(seats))
    families = [FAMILIES[each] for each in t.family]
    for seat, family in enumerate(families[1:], 1):
        mine = f"{families[0]}-trade-1a"
        say(t, f"{seat} to:{families[0]} give:{family}-trade-2a want:{mine} send")
    reader = new_reader("phone", touch=True, locale=language, **STILL)
    page = reader.page
    page.add_init_script(NO_BEAT)
    at = prepared(reader, 0, t)
    found = {}

    def look(what: str) -> None:
        found[what] = page.evaluate(FAULTS, [True, FINGERTIP]) + reader.findings()

    def says(button: str) -> None:
        with reader.sends("words") as sent:
            page.locator(button).tap()
        say(t, " ".join(["0", *words(sent)]))
        at.scene = seen(t, 0)
        at.tell()

    expect(page.locator("[data-face][data-mark=came]")).to_have_count(seats - 1)
    for seat in range(1, seats):
        page.locator(f"[data-face='{seat}']").tap()
        expect(page.locator(f"[data-came='{seat}']")).to_be_visible()
        look(f"letter {seat}")
    says(f".letter [data-word='decline:{families[-1]}']")
    expect(page.locator(f"[data-came='{seats - 1}']")).to_have_count(0)
    page.locator(f"[data-write='{seats - 1}']").tap()
    page.locator("[data-want]").first.tap()
    look("a letter written")
    says("[data-testid=send]")
    expect(page.locator(f"[data-letter='{seats - 1}'] .sent")).to_be_visible()
    look("a letter sent")
    page.locator("[data-face='1']").tap()
    says("[data-accept='1']")
    expect(page.locator("[data-face][data-mark=came]")).to_have_count(seats - 3)
    page.locator("[data-face='2']").tap()
    expect(page.locator("[data-accept='2']")).to_have_attribute("aria-disabled", "true")
    look("the card is gone")
    if seats < len(FAMILIES):
        page.locator("[data-bid]").first.tap()
        page.locator("[data-stake]").first.tap()
        look("a bid")
        says("[data-testid=lay-bid]")
        expect(page.locator("[data-sum]")).to_have_count(1)
        look("a bid laid")
    assert {what: faults for what, faults in found.items() if faults} == {}


@pytest.mark.whole
def test_complete_combinations_have_a_button_and_lift_their_cards(new_reader: NewReader) -> None:
    scene = json.loads(SCENES.read_text(encoding="utf-8"))["SEN-60"]
    reader = new_reader(**STILL)
    laid_out(reader, scene)
    page = reader.page
    chances = scene["view"]["combinations"]
    assert {each["missing"] == 0 for each in chances} == {True, False}
    for each in chances:
        row = page.locator(f"[data-combination={each['combination']}]")
        expect(row.locator("button")).to_have_count(int(each["missing"] == 0))
        row.focus()
        expect(page.locator(".flower.lift")).to_have_count(len(each["cards"]))


@pytest.mark.whole
@pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [
        ("desk", "fr", "light"),
        ("tablet", "fr", "dark"),
        ("phone", "es", "light"),
        ("phone", "fr", "dark"),
        ("wall", "en", "light"),
    ],
)
def test_nothing_is_cut_at_any_size(
    new_reader: NewReader, size: str, language: str, scheme: str
) -> None:
    scenes = json.loads(SCENES.read_text(encoding="utf-8"))
    phone = size == "phone"
    reader = new_reader(size, touch=phone, locale=language, color_scheme=scheme, **STILL)
    at = None
    found = {}
    for name, scene in scenes.items():
        at = at or laid_out(reader, scene)
        at.scene = scene
        at.number += 1
        at.tell()
        mark = f"{at.mark()}{scene['seat']}"
        expect(reader.page.locator(".senji > :is(.left, .chips)")).to_contain_text(mark)
        found[name] = reader.page.evaluate(FAULTS, [phone, FINGERTIP])
        if size != "wall":  # it is the desk's drawing, only larger
            found[name] += reader.findings()
    assert {name: faults for name, faults in found.items() if faults} == {}
