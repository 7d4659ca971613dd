"""Whole games on Shōtotsu's own board: Ann plays by mouse, Bob by finger on a phone in French, at
night, Cleo by keyboard alone in Spanish. Nothing is said but by gestures of the board."""

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from captains import ASKED, QUICK, STILL, SURE, Captain, deployed, play, sent_words
from guests import whole
from readers import NewReader, Reader, told
from tatami.web import DIST

pytestmark = pytest.mark.slow
GAME = "tatami.games.shototsu"

# All that can be tapped on a phone, where it is too small and no finger near it would do.
TOO_SMALL = """
() => [...document.querySelectorAll('.shototsu button, .bar button')].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = each.getBoundingClientRect()
  return Math.max(width, height) < 44 || Math.min(width, height) < 26
}).map((each) => each.outerHTML.slice(0, 90))
"""

# What the browser calls a layout shift, where it is not the desk itself that has changed, nor the
# card that tells of what is pointed at.
JUMPS = """
window.jumps = []
const asked = '.sentence, .choices, .desk, .column, [role=tabpanel], .builder, .notes'
const middle = (rect) => rect.y + rect.height / 2
const named = (node) => {
  const found = node instanceof Element ? node : node.parentElement
  return found && !found.closest(asked) ? found.outerHTML.slice(0, 120) : ''
}
new PerformanceObserver((list) => {
  for (const { sources, hadRecentInput } of list.getEntries())
    for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
      const by = middle(currentRect) - middle(previousRect)
      const what = node && Math.abs(by) > 3 && currentRect.height ? named(node) : ''
      if (what) window.jumps.push(`${what} by ${by}`)
    }
}).observe({ type: 'layout-shift', buffered: false })
"""


def test_a_whole_game_by_mouse_by_finger_and_by_keyboard(new_reader: NewReader) -> None:
    ann = new_reader(**STILL)
    bob = new_reader("phone", touch=True, locale="fr", color_scheme="dark", **STILL)
    cleo = new_reader("tablet", locale="es", **STILL)
    bob.name, cleo.name = "Bob", "Cleo"
    for reader in (ann, bob, cleo):
        reader.page.add_init_script(f"{SURE};{JUMPS}")
    ann.host("shototsu", bob, cleo, options={"turns": "2", "samurai": "2"})
    captains = [Captain(ann, "mouse", 1), Captain(bob, "finger", 2), Captain(cleo, "keyboard", 3)]
    captains[1].farsighted = True
    play(captains)
    assert captains[1].done["prepared"] == 1
    for captain in captains:
        assert captain.done["built"] == 1
        assert captain.done["deployed"] == 2
        assert captain.done["moved"] > 0
        assert captain.page.evaluate("window.jumps") == []
        assert captain.reader.findings() == []
    assert sum(captain.done["attacked"] for captain in captains) > 0


SIZES = [(1440, 900), (1024, 768), (360, 740), (2560, 1440)]
FIT = """
() => {
  const field = document.querySelector('.garden').getBoundingClientRect()
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return { bottom: field.bottom - bar.top, wide: document.documentElement.scrollWidth - innerWidth }
}
"""


# Where a figure stands in the first frame after it was moved, and what is still on its way then.
FIRST_FRAME = """
(who) => {
  const token = document.querySelector(`[data-token='${who}']`)
  const look = () => {
    const rim = token.querySelector('.rim').getBoundingClientRect()
    const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2]
    const cell = [...document.querySelectorAll('[data-cell]')].find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return x > left && x < right && y > top && y < bottom
    })
    const motions = document.querySelectorAll('[data-motion]').length
    return [cell?.dataset.cell, motions + token.getAnimations({ subtree: true }).length]
  }
  window.firstFrame = new Promise((resolve) => {
    const moved = new MutationObserver(() => requestAnimationFrame(() => resolve(look())))
    moved.observe(token, { attributeFilter: ['transform'] })
  })
}
"""


def test_an_activation_is_one_message_and_nothing_is_said_before(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    captain = deployed(reader)
    page, before = reader.page, len(sent_words(reader))
    captain.press(page.locator("[data-plaque].offered button").first)
    expect(page.locator(".reach")).to_have_count(1)
    rope = "() => !!(document.querySelector('.reach').compareDocumentPosition("
    assert page.evaluate(rope + "document.querySelector('.rope')) & 4)")
    closed = page.locator("[data-cell]:not(.offered)").first
    closed.click(position={"x": 4, "y": 4})
    expect(page.get_by_test_id("why")).to_contain_text("SHO-")
    page.keyboard.press("Escape")
    goal = captain.places()[0]
    captain.press_place(goal)
    captain.press(page.locator("[data-posture][aria-pressed=false]").first)
    posture = page.locator("[data-posture][aria-pressed=true]").get_attribute("data-posture")
    assert len(sent_words(reader)) == before
    captain.gestures = 0
    page.evaluate(FIRST_FRAME, page.locator(".token.left").get_attribute("data-token"))
    captain.say_it()
    assert page.evaluate("window.firstFrame") == [goal, 0]
    said = sent_words(reader)[before]
    assert said[0].startswith("activate:")
    assert said[1:] == [f"move:{goal}", "rest", f"posture:{posture}"]
    assert captain.gestures == 1


def test_the_field_fits_every_screen_and_arrows_stay_on_it(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    captain = deployed(reader)
    page = reader.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(w) => document.querySelector('.garden').clientWidth <= w", arg=width
        )
        fit = page.evaluate(FIT)
        assert fit["wide"] <= 0, (width, fit)
        assert fit["bottom"] <= 0, (width, fit)
    page.set_viewport_size({"width": 1440, "height": 900})
    captain.how = "keyboard"
    captain.tab_to(page.locator("[data-cell][tabindex='0']"))
    here = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.cell") != here
    expect(page.get_by_test_id("to-present")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("to-present")).to_be_visible()


def test_initiative_shows_all_dice_and_cards_tell_what_they_do(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    deployed(reader)
    page = reader.page
    rolls = page.locator("[data-roll]")
    expect(rolls.nth(1)).to_be_visible()
    for roll in rolls.all():
        assert roll.locator("svg[role=img]:not(.crest)").count() > 0
    chip = page.locator("[data-plaque] .chip[data-thing]").first
    chip.hover()
    about = told(GAME, "en", f"about-{chip.get_attribute('data-thing')}")
    expect(page.get_by_test_id("does")).to_contain_text(about)
    expect(page.locator("[data-plaque]")).to_have_count(6)


def held(reader: Reader, thing: Locator) -> None:
    """A finger rests there until the page tells something."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    finger = reader.context.new_cdp_session(reader.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    reader.page.get_by_test_id("does").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_and_a_key_explain_every_card_posture_and_state(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True, **STILL)
    deployed(reader)
    page, does = reader.page, reader.page.get_by_test_id("does")
    explained: set[str] = set()
    for token in page.locator("[data-token]").all():
        sheet = page.locator(f"[data-sheet='{token.get_attribute('data-token')}']")
        if sheet.count() == 0:
            token.tap()
        sheet.wait_for()
        assert sheet.locator(".held:not([tabindex='0']), .chip:not([tabindex='0'])").count() == 0
        for thing in sheet.locator("[data-thing][tabindex='0']").all():
            name = thing.get_attribute("data-thing") or ""
            if name in explained:
                continue
            explained.add(name)
            held(reader, thing)
            expect(does).to_contain_text(told(GAME, "en", f"about-{name}"))
            page.keyboard.press("Escape")
            expect(does).to_have_count(0)
            thing.focus()
            page.keyboard.press("i")
            expect(does).to_contain_text(told(GAME, "en", f"about-{name}"))
            page.keyboard.press("Escape")
            expect(does).to_have_count(0)
    assert explained & {"earth", "water", "air", "fire", "void"}
    assert "calm" in explained  # a state: one of the patrol has meditated
    assert len(explained) > 4


IN_SIGHT = """
([column, things]) => {
  const room = document.querySelector(column).getBoundingClientRect()
  return [...document.querySelectorAll(things)].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top < room.top - 1 || bottom > room.bottom + 1
  }).length
}
"""


@pytest.mark.whole
def test_five_samurai_a_side_are_built_and_stand_in_sight(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    page = reader.page
    reader.sit("shototsu", "me", QUICK, options={"samurai": "5"})
    page.locator(".builder").wait_for()
    expect(page.locator("[role=slider]")).to_have_count(25)
    for i in range(5):
        column = f".column:nth-child({i + 1})"
        inside = [column, f"{column} [role=slider], {column} [data-prepare]"]
        assert page.evaluate(IN_SIGHT, inside) == 0
    assert page.evaluate(IN_SIGHT, [".builder", "[role=slider], [data-prepare]"]) == 0
    captain = Captain(reader, "mouse")
    while page.locator(".camp.deploying ~ .framed").count() == 0:
        page.locator(ASKED).first.wait_for()
        captain.answer()
        page.locator(".garden").wait_for()
    expect(page.locator("[data-plaque]")).to_have_count(10)
    assert page.evaluate(IN_SIGHT, [".column.patrols", "[data-plaque]"]) == 0


def test_a_phone_steps_drags_and_magnifies(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, **STILL)
    captain = deployed(reader)
    page = reader.page
    if page.locator(".reach").count() == 0:
        page.locator(".token.offered").first.tap()
    expect(page.locator(".reach")).to_have_count(1)
    expect(page.locator(".strips .turn")).to_be_visible()
    offers = page.locator(".bar .choices button").filter(visible=True)
    offers.nth(1).tap()
    pad = page.get_by_test_id("pad")
    expect(pad.locator("button")).to_have_count(9)
    key = pad.locator("[data-step]:not([data-step=''])").first
    goal = key.get_attribute("data-step")
    key.tap()
    expect(page.locator(f"[data-ghost={goal}]")).to_have_count(1)
    before = len(sent_words(reader))
    pad.locator("button:not([data-step])").tap()
    expect(pad).to_have_count(0)
    finger = page.context.new_cdp_session(page)
    box = page.locator(f"[data-cell={goal}]").bounding_box()
    to = page.locator(f"[data-cell={captain.places()[0]}]").bounding_box()
    assert box
    assert to
    for kind, at in (("touchStart", box), ("touchMove", to), ("touchMove", to)):
        spot = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot]})
    expect(page.get_by_test_id("loupe")).to_have_count(1)
    expect(page.locator(f"[data-ghost={captain.places()[0]}]")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("loupe")).to_have_count(0)
    assert len(sent_words(reader)) == before
    assert page.evaluate(TOO_SMALL) == []


def test_nobody_waits_long_for_the_board(address: str) -> None:
    files = [*DIST.glob("assets/ShototsuBoard*.js"), *DIST.glob("assets/ShototsuBoard*.css")]
    assert len(files) == 2
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 80_000


def is_called_for(card: str, question: str, view: dict[str, Any]) -> bool:
    """Whether the moment is one for which a blessing is kept: its bearer fights."""
    bearers = {each["samurai"] for each in view["samurai"] if card in each["blessings"]}
    attack = view["attack"] or {"attacker": "", "target": ""}
    return {
        "SHO-70-attack-boost": attack["attacker"] in bearers,
        "SHO-70-attack-answer": attack["target"] in bearers,
        "SHO-70-activation-start": card == "suitengu" and view["active"] in bearers,
        "SHO-70-lethal-damage": card == "jizo",
        "SHO-72-initiative": card == "kaze-no-kami",
    }.get(question, False)


@pytest.mark.whole
@pytest.mark.parametrize("blessing", ["hachiman", "suitengu", "jizo"])
def test_a_held_blessing_asks_only_where_its_bearer_fights(
    new_reader: NewReader, blessing: str
) -> None:
    reader = new_reader(**STILL)
    told_of: list[dict[str, Any]] = []
    let_pass: list[list[str]] = []  # as the server keeps it

    def hear(text: str | bytes) -> None:
        message = whole(json.loads(text), {"shown": told_of[-1] if told_of else None})
        if message["type"] == "state":
            before = told_of[-1]["passed"] if told_of else []
            told_of.append(message["shown"])
            now = message["shown"]["passed"]
            new = now[len(before) :] if now[: len(before)] == before else now
            let_pass.extend([each["cards"] for each in new])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    reader.page.on("websocket", listen)
    reader.page.add_init_script(SURE)
    one = f"2-2-2-2-2:0:{blessing}|2-2-2-2-2:0:"
    options = {"roster": f"{one}/2-2-2-2-2:0:|2-2-2-2-2:0:", "samurai": "2", "turns": "3"}
    reader.sit("shototsu", "me", QUICK, options=options)
    captain = Captain(reader, "mouse")
    captain.thrifty = True
    play([captain])
    for shown in told_of:
        for ask in shown["asks"]:
            words = [word for word in ask["options"] if word != "pass"]
            if words and all(word.startswith("bless:") for word in words):
                cards = [word.removeprefix("bless:") for word in words]
                assert any(is_called_for(card, ask["name"], shown["view"]) for card in cards)
    passed = [each for shown in told_of for each in shown["passed"]]
    rests = {blessing} - {"jizo"}  # that of Jizō can be used where a blow kills, and nowhere else
    assert {card for each in passed for card in each["cards"]} == rests
    name = told(GAME, "en", f"thing-{blessing}")
    lines = reader.page.get_by_test_id("log").locator(".deed").all_inner_texts()
    counts = [re.fullmatch(rf"Passed for you(?: (\d+) times)?: {name}\.", each) for each in lines]
    assert sum(int(each[1] or 1) for each in counts if each) == len(let_pass)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seats", "size", "how", "options"),
    [
        (2, "desk", "mouse", {}),
        (2, "phone", "finger", {"samurai": "5", "turns": "2", "builds": "hidden"}),
        (3, "tablet", "keyboard", {"points": "pooled", "turns": "2"}),
        (4, "desk", "mouse", {"activations": "simultaneous", "turns": "2"}),
        (6, "desk", "mouse", {"mode": "battle-royale", "techniques": "chosen"}),
        (2, "tablet", "mouse", {"activations": "hand-holder-first", "experience": "on"}),
        (2, "desk", "mouse", {"board": "royal-plain", "scenery": "bare", "techniques": "by-ring"}),
    ],
)
def test_whole_games_of_every_kind(
    new_reader: NewReader, seats: int, size: str, how: str, options: dict[str, str]
) -> None:
    reader = new_reader(size, touch=how == "finger", color_scheme="dark", **STILL)
    reader.page.add_init_script(SURE)
    reader.sit("shototsu", "me", *[QUICK] * (seats - 1), options=options)
    captain = Captain(reader, how)
    play([captain])
    assert captain.done["built"] == 1
    assert captain.done["moved"] > 0
    assert reader.findings() == []
