"""What stands around any board: the way back from the past, and what is told meanwhile."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from readers import CHOICE, NewReader, Reader

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"


def test_a_way_leads_back_from_the_past_and_ones_turn_is_told_there(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True)
    match = reader.sit("shitenno", "me", QUICK)
    page, sentence = reader.page, reader.page.get_by_test_id("sentence")
    reader.asked()
    reader.say()
    reader.asked()
    board = page.locator("main .shitenno").bounding_box()
    page.get_by_test_id("side").tap()
    page.get_by_test_id("log").get_by_role("button").first.tap()
    expect(page.get_by_test_id("log")).to_be_hidden()  # it would cover what it leads to
    expect(sentence).to_contain_text("It is your turn")
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.locator("main .shitenno").bounding_box() == board
    page.get_by_test_id("past").get_by_role("button", name="Back to the present").tap()
    reader.asked()
    page.keyboard.press("Home")
    page.get_by_test_id("to-present").tap()
    reader.asked()
    # in a record, the way through its moments is in sight
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    reader.open(f"#/replay/{match}?at=1")
    expect(sentence).to_contain_text("After 1 of")
    page.get_by_role("button", name="Next", exact=True).tap()
    expect(sentence).to_contain_text("After 2 of")


def test_while_the_connection_is_lost_the_board_rests_and_nothing_moves(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True)
    page, away = reader.page, False
    sockets = []

    def route(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1011)
        else:
            sockets.append((socket, socket.connect_to_server()))

    page.route_web_socket("**/ws**", route)
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    places = [page.locator(each) for each in ("header", "main .shitenno", "h1")]
    before = [each.bounding_box() for each in places]
    away = True
    sockets[-1][0].close(code=1011)
    expect(page.get_by_test_id("deaf")).to_contain_text("You cannot choose anything")
    assert [each.bounding_box() for each in places] == before
    assert page.locator("main .drawn").get_attribute("inert") is not None
    assert reader.findings() == []
    away = False
    expect(page.get_by_test_id("deaf")).to_have_count(0)
    reader.asked()
    reader.say()
    reader.asked()


def test_axe_finds_nothing_serious_wherever_one_comes(new_reader: NewReader) -> None:
    """In the panel of a phone, before a game, at an invitation and in a replay."""
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    reader.say()
    reader.asked()
    page.get_by_test_id("side").tap()
    for tab in ("log", "chat", "rules", "text"):
        page.get_by_test_id(f"tab-{tab}").tap()
        shown = page.locator(f"[role=tabpanel][aria-labelledby='tab-{tab}']")
        expect(shown).to_be_visible()
        assert reader.findings() == []
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    reader.open(f"#/replay/{match}?at=1")
    expect(page.get_by_test_id("sentence")).to_contain_text("After 1 of")
    assert reader.findings() == []
    body = {"game": "shitenno", "seats": ["me", "open"], "name": "Ann"}
    laid = reader.post("matches", body)["table"]["id"]
    reader.open(f"#/table/{laid}")
    page.get_by_test_id("start").wait_for()
    assert reader.findings() == []
    guest = new_reader("phone", touch=True)
    guest.open(f"#/join/{laid}")
    guest.page.get_by_test_id("join").wait_for()
    assert guest.findings() == []


def test_the_keyboard_keeps_its_place(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    place = "document.activeElement.closest('[data-testid=prompt]') !== null"
    for _ in range(2):  # from the sentence to its first choice, and with the next one again
        page.locator(CHOICE).first.focus()
        page.keyboard.press("Enter")
        reader.asked()
        page.wait_for_function(place)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.dataset.word") is not None
    # the log is one stop, and the arrows go through it
    line = page.get_by_test_id("log").get_by_role("button").last
    line.focus()
    page.keyboard.press("ArrowUp")
    before = "document.activeElement.closest('li').nextElementSibling.querySelector('button')"
    assert page.evaluate(f"{before} !== null")
    page.keyboard.press("Tab")
    assert page.get_by_test_id("log").locator(":focus").count() == 0
    # c and r go to where one writes; where the panel is always there, Esc has nothing to close
    page.keyboard.press("r")
    expect(page.get_by_label("Search the rules")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_label("Write a message")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("past")).to_have_count(0)


def test_cards_lie_beside_the_board(new_reader: NewReader) -> None:
    for size in ("desk", "laptop", "phone"):
        reader = new_reader(size)
        reader.open()
        reader.page.get_by_test_id("guided-shitenno").click()
        card = reader.page.get_by_test_id("guide")
        card.wait_for()
        reader.drawn()
        height = reader.page.evaluate("innerHeight")
        box, board = card.bounding_box(), reader.page.locator("main .shitenno").bounding_box()
        assert box
        assert board
        if size == "phone":
            assert box["height"] <= 0.3 * height + 1
        else:
            assert box["x"] >= board["x"] + board["width"]
        buttons = card.locator(".actions").bounding_box()
        assert buttons
        assert buttons["y"] + buttons["height"] <= box["y"] + box["height"] + 1


def test_on_a_phone_all_four_players_are_in_sight_and_open_over_the_board(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True)
    reader.sit("shitenno", "me", QUICK, QUICK, QUICK)
    reader.asked()
    page = reader.page
    for seat in range(4):
        box = page.get_by_test_id(f"player-{seat}").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    board = page.locator("main .shitenno").bounding_box()
    page.get_by_test_id("player-3").get_by_role("button").tap()
    expect(page.get_by_test_id("player-sheet")).to_contain_text("Kamons left")
    assert page.locator("main .shitenno").bounding_box() == board
    assert reader.findings() == []


# The players as the chips above the board have them, and as the board has them.
ORDERS = """
() => [
  [...document.querySelectorAll('[data-testid^=player-]')]
    .map((each) => each.dataset.testid.slice(7)),
  [...document.querySelectorAll('.generals [data-seat]')].map((each) => each.dataset.seat),
]
"""


# Whoever has a name in sight more than once.
TWICE = """
(names) => names.filter((name) => [...document.querySelectorAll('.players *, main *')].filter(
  (each) => each.checkVisibility({ visibilityProperty: true }) && !each.children.length
    && each.textContent.trim() === name && !each.closest('.hidden-visually')).length !== 1)
"""


def test_beside_a_board_with_chips_above_it_nobody_is_drawn_twice(new_reader: NewReader) -> None:
    reader = new_reader("tablet")
    reader.sit("shitenno", "me", QUICK, QUICK)
    page = reader.page
    expect(page.locator(".chip .marks [title*=kamons i]")).to_have_count(3)
    names = [each.strip() for each in page.locator(".chip .name").all_inner_texts()]
    assert page.evaluate(TWICE, names) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".generals [data-seat]").first).to_be_visible()
    expect(page.locator(".marks")).to_have_count(0)


# What can be asked about with the keyboard and is not offered; and what of the board an answer
# covers that is offered or was asked about.
ASKABLE = """
() => [...document.querySelectorAll('main :is(button, [tabindex])')].filter((each) =>
  each.checkVisibility({ visibilityProperty: true }) && each.closest('[data-thing]')
    && !each.closest('.offered') && !each.querySelector('.offered'))
  .map((each, i) => ((each.dataset.askable = i), i))
"""
COVERED = """
(asked) => {
  const box = (each) => each.getBoundingClientRect()
  const find = (selector) => box(document.querySelector(selector))
  const card = find('[data-testid=why]'), room = find('main')
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const meets = (each, other) => across(box(each), other) > 1 && down(box(each), other) > 1
  const things = [...document.querySelectorAll(`main .offered, [data-askable="${asked}"]`)]
  return things.filter((each) => meets(each, room) && meets(each, card))
    .map((each) => each.outerHTML.slice(0, 90))
}
"""


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_an_answer_covers_nothing_that_is_offered_or_was_asked_about(
    new_reader: NewReader, size: str
) -> None:
    reader = new_reader(size, reduced_motion="reduce")
    page, asked = reader.page, 0
    for game, others in (("shitenno", 1), ("white_castle", 1), ("senji", 2), ("shototsu", 1)):
        reader.sit(game, "me", *[QUICK] * others)
        reader.asked()
        for number in page.evaluate(ASKABLE)[::5][:4]:
            page.locator(f"[data-askable='{number}']").focus()
            page.keyboard.press("w")
            why = page.get_by_test_id("why")
            expect(why).to_be_visible()
            page.wait_for_function(f"({COVERED})({number}).length === 0")
            asked += 1
            page.keyboard.press("Escape")
            expect(why).to_have_count(0)
    assert asked >= 6


def test_chips_above_a_board_stand_in_its_order(new_reader: NewReader) -> None:
    reader = new_reader("tablet")
    reader.sit("shitenno", "me", QUICK, QUICK)
    for _ in range(40):
        reader.asked()
        chips, generals = reader.page.evaluate(ORDERS)
        if generals != sorted(generals):
            break
        reader.say()
    assert generals != sorted(generals)
    assert chips == generals
