"""The table shell: two people and a bot, reasons, undo, talk, and a bad connection."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from readers import CHOICE, NewReader, Reader, who_is_asked

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"


def test_two_browsers_and_a_bot_share_a_table(new_reader: NewReader) -> None:
    ann = new_reader()
    bob = new_reader("phone", touch=True, locale="fr")
    bob.name = "Bob"
    ann.open()
    ann.page.get_by_test_id("nickname").fill("Ann")
    ann.page.get_by_test_id("friends-shitenno").click()
    ann.page.get_by_test_id("friends-shitenno-3").click()
    shown = ann.page.get_by_test_id("link")
    expect(shown).to_have_value(re.compile("#/join/"))
    link = shown.input_value()
    bob.page.goto(link)
    bob.page.get_by_test_id("nickname").fill("Bob")
    bob.page.get_by_test_id("join").tap()
    expect(ann.page.get_by_text("Bob")).to_be_visible()
    expect(ann.page.get_by_test_id("start")).to_be_disabled()  # one seat is still free
    expect(bob.page.get_by_test_id("start-with-bots")).to_have_count(0)
    expect(ann.page.get_by_test_id("terms")).to_contain_text("No clock")
    ann.page.get_by_test_id("start-with-bots").click()
    for reader in (ann, bob):
        reader.drawn()
        expect(reader.page.get_by_test_id("player-0")).to_contain_text("Ann")
        expect(reader.page.get_by_test_id("player-1")).to_contain_text("Bob")
    # each sees what the other does, told in their own language
    said = {"Ann": 0, "Bob": 0}
    while min(said.values()) < 3:
        speaker, _ = who_is_asked(ann, bob)
        speaker.say()
        said[speaker.name] += 1
    bob.page.get_by_test_id("side").tap()
    expect(bob.page.get_by_test_id("log")).to_contain_text("Tairō")
    expect(ann.page.get_by_test_id("log")).to_contain_text("Bob is")
    expect(bob.page.get_by_test_id("log")).to_contain_text("Bob est")
    # and they talk
    ann.page.keyboard.press("c")
    ann.page.get_by_label("Write a message").fill("Konnichiwa")
    ann.page.get_by_label("Write a message").press("Enter")
    bob.page.get_by_test_id("tab-chat").tap()
    expect(bob.page.get_by_test_id("chat")).to_contain_text("Konnichiwa")


def test_what_may_not_be_chosen_says_why_and_links_to_its_rule(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    page.get_by_test_id("tab-text").click()
    field = page.get_by_label("Words, numbers or names")
    field.fill("why march:kanto")
    field.press("Enter")
    card = page.get_by_test_id("why")
    expect(card).to_contain_text("cannot be chosen now")
    expect(page.get_by_test_id("why-rule")).to_contain_text("SHI-")
    rule = page.get_by_test_id("why-rule").inner_text().split(" ")[0]
    page.get_by_test_id("why-rule").click()
    expect(page.locator(f"[data-rule='{rule}']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    # pointing at a thing of the board and pressing w asks the same
    page.locator("main [data-thing=kanto]").first.hover()
    page.keyboard.press("w")
    expect(card).to_contain_text("Kantō")


def test_a_long_press_says_why_on_a_phone(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    thing = reader.page.locator("main [data-thing=hokkaido]").first
    thing.scroll_into_view_if_needed()
    card = reader.page.get_by_test_id("why")
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "clientY": 0}

    def fingers(*events: tuple[str, dict[str, Any]]) -> None:
        for name, more in events:
            thing.dispatch_event(name, {**finger, **more})

    def asked() -> int:
        """How often the table was asked why."""
        return sum('"type":"why"' in str(text) for text in reader.sent)

    reader.hold_time()
    # a slow drag and a pinch are none
    fingers(("pointerdown", {"clientX": 0}), *(("pointermove", {"clientX": x}) for x in (5, 9, 13)))
    reader.let_pass(800)
    fingers(("pointerdown", {"clientX": 0}), ("pointerdown", {"clientX": 90, "isPrimary": False}))
    reader.let_pass(800)
    expect(card).to_have_count(0)
    assert asked() == 0
    fingers(("pointerdown", {"clientX": 0}), ("pointermove", {"clientX": 4}))
    reader.let_pass(800)
    expect(card).to_contain_text("Hokkaidō")
    assert asked() == 1
    # where the browser tells of it, too, nothing more is asked
    thing.dispatch_event("contextmenu", {"bubbles": True})
    reader.let_pass(800)
    assert asked() == 1


def test_several_words_are_said_in_one_breath_or_not_at_all(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    page.get_by_test_id("tab-text").click()
    field = page.get_by_label("Words, numbers or names")
    field.fill("general:honda general:honda")
    field.press("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log")).not_to_contain_text("Honda")


def test_a_hint_marks_what_a_bot_would_say(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    reader.page.keyboard.press("h")
    expect(reader.page.locator(".choice.hinted").first).to_contain_text("%")
    expect(reader.page.get_by_test_id("spoken")).to_contain_text("Hint")
    expect(reader.page.get_by_test_id("hints")).to_contain_text("wins")
    expect(reader.page.get_by_test_id("hints")).to_contain_text("uncertainty of the search itself")
    reader.page.keyboard.press("Escape")
    expect(reader.page.get_by_test_id("hints")).to_have_count(0)
    reader.page.keyboard.press("h")
    expect(reader.page.locator(".choice.hinted").first).to_be_visible(timeout=30_000)
    reader.say()
    reader.asked()
    expect(reader.page.locator(".choice.hinted")).to_have_count(0)


def test_a_choice_is_taken_back(reader: Reader) -> None:
    reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    page.locator("[data-word='general:honda']").click()
    expect(page.get_by_test_id("log")).to_contain_text("Honda Tadakatsu")
    reader.asked()
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("log")).not_to_contain_text("is Honda Tadakatsu")
    expect(page.locator("[data-word='general:honda'][aria-disabled=false]")).to_be_visible()


def test_a_reload_and_the_back_button_lose_nothing(reader: Reader) -> None:
    reader.open()
    reader.page.get_by_test_id("play-shitenno").click()
    reader.page.get_by_test_id("prompt").wait_for()
    reader.asked()
    reader.say()
    reader.asked()
    sentence = reader.page.get_by_test_id("sentence").inner_text()
    lines = reader.page.get_by_test_id("log").locator("li").count()
    reader.page.reload()
    reader.asked()
    expect(reader.page.get_by_test_id("sentence")).to_have_text(sentence)
    expect(reader.page.get_by_test_id("log").locator("li")).to_have_count(lines)
    # even what passed before the reload can be looked at
    reader.page.keyboard.press("Home")
    expect(reader.page.get_by_test_id("sentence")).to_contain_text("earlier position")
    reader.page.keyboard.press("End")
    reader.asked()
    reader.page.go_back()
    expect(reader.page.get_by_test_id("play-shitenno")).to_be_visible()
    expect(reader.page.get_by_test_id("running").get_by_role("listitem")).to_have_count(1)
    reader.page.go_forward()
    reader.asked()
    expect(reader.page.get_by_test_id("sentence")).to_have_text(sentence)


def test_a_lost_connection_is_told_and_comes_back(reader: Reader) -> None:
    sockets = []
    reader.page.route_web_socket(
        "**/ws**", lambda socket: sockets.append((socket, socket.connect_to_server()))
    )
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    reader.say()
    reader.asked()
    connection = reader.page.get_by_test_id("connection")
    expect(connection).to_contain_text("Connected")
    before = len(sockets)
    with reader.page.expect_websocket():
        sockets[-1][0].close(code=1011)
    expect(connection).to_contain_text("Connected")
    assert len(sockets) > before
    reader.asked()
    reader.say()
    reader.asked()


def test_a_finished_game_is_replayed_linked_and_played_on(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce")
    reader.sit("shitenno", "me", "random")
    reader.play_by_itself()
    page = reader.page
    page.get_by_test_id("replay-link").click()
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("sentence")).to_contain_text("After 2 of")
    expect(page.get_by_test_id("spoken")).to_contain_text("is Tairō")
    expect(page).to_have_url(re.compile("at=2"))
    other = new_reader()
    other.page.goto(page.url)
    expect(other.page.get_by_test_id("sentence")).to_contain_text("After 2 of")
    other.drawn()
    seen = page.locator("#main").inner_text()
    assert len(seen.split()) > 20
    expect(other.page.locator("#main")).to_have_text(seen, use_inner_text=True)
    page.keyboard.press("End")
    expect(page.get_by_test_id("fork")).to_be_disabled()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    page.get_by_test_id("next-turn").click()
    expect(page.get_by_test_id("sentence")).not_to_contain_text("After 0 of")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    page.get_by_test_id("pace").select_option("4")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("sentence")).to_contain_text("After 3 of")
    page.get_by_test_id("play").click()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    page.get_by_test_id("fork").click()
    reader.asked()
    reader.say()


def test_conceding_ends_the_game_and_a_rematch_begins_another(reader: Reader) -> None:
    first = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    reader.say()
    reader.asked()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    expect(page.get_by_test_id("ranks")).to_contain_text("Ann conceded")
    expect(page.get_by_test_id("ranks").get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_test_id("replay-link").click()
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    expect(page.get_by_test_id("player-0")).not_to_contain_text("conceded")
    page.keyboard.press("End")
    expect(page.get_by_test_id("sentence")).to_contain_text("The game is over: Ann conceded.")
    expect(page.get_by_test_id("player-0")).to_contain_text("conceded")
    page.go_back()
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    reader.asked()


def test_escape_closes_one_thing_at_a_time_and_leaves_no_record(reader: Reader) -> None:
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    shown, province = page.get_by_test_id("sentence"), page.locator(".siege")
    past = page.get_by_test_id("past")
    reader.asked()
    reader.say()
    reader.asked()
    # at a table the province goes first, then the past
    page.keyboard.press("Home")
    expect(past).to_be_visible()
    page.locator("[data-plaque]").first.click()
    expect(province).to_be_visible()
    page.keyboard.press("Escape")
    expect(province).to_have_count(0)
    expect(past).to_be_visible()
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    # a record stays where it is
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    page.get_by_test_id("replay-link").click()
    expect(shown).to_contain_text("After 0 of")
    page.locator("[data-plaque]").first.click()
    expect(province).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Escape")
        expect(province).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("After 1 of")
    expect(page.get_by_test_id("away")).to_have_count(0)


def test_a_replay_tells_where_the_game_turned(reader: Reader) -> None:
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    reader.say()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    page.get_by_test_id("replay-link").click()
    page.get_by_test_id("tab-chances").click()
    page.get_by_test_id("study").click()
    chances = page.get_by_test_id("chances")
    expect(chances.get_by_role("img", name="chance to win")).to_be_visible()
    expect(chances).to_contain_text("The costliest choices")
    told = [int(each.removesuffix(" %")) for each in chances.locator("b").all_inner_texts()]
    assert 98 <= sum(told) <= 102
    # the curve is a way to its moments
    curve = chances.get_by_role("img", name="chance to win")
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] - 2, "y": 20})
    expect(page.get_by_test_id("fork")).to_be_disabled()
    curve.click(position={"x": 2, "y": 20})
    expect(page.get_by_test_id("sentence")).to_contain_text("After 0 of")
    assert reader.findings() == []


def test_a_game_that_was_lost_is_learned_from(new_reader: NewReader) -> None:
    """With choices that no bot would make: what they cost is asked anew, on a phone."""
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    for _ in range(8):  # one of them is sure to be a mistake, however slow the machine
        reader.asked()
        reader.say(page.locator(CHOICE).last.get_attribute("data-word") or "")
    reader.asked()
    reader.post(f"matches/{match}/concede", {"client_id": "enough"})
    page.get_by_test_id("learn").tap()
    drill, sentence = page.get_by_test_id("drill"), page.get_by_test_id("sentence")
    expect(drill).to_contain_text("What would you do? Position 1 of")
    reader.drawn()
    assert reader.findings() == []
    asked = sentence.inner_text()
    page.get_by_test_id("drill-hint").tap()
    expect(page.get_by_test_id("hints")).to_contain_text("wins")
    page.keyboard.press("1")
    expect(drill).to_contain_text("Your choice now")
    expect(drill).to_contain_text("The choice in the game")
    expect(drill).to_contain_text("The best found")
    expect(drill).to_contain_text("% of the time")
    expect(sentence).not_to_have_text(asked)
    assert reader.findings() == []
    page.get_by_test_id("drill-again").tap()
    expect(sentence).to_have_text(asked)
    page.locator(CHOICE).nth(1).tap()
    page.get_by_test_id("drill-play").wait_for()
    board = page.locator("main .drawn").inner_html()
    page.get_by_test_id("drill-play").tap()
    expect(drill).to_have_count(0)  # the board is looked at
    page.wait_for_function(
        "(before) => document.querySelector('main .drawn').innerHTML !== before", arg=board
    )
    page.get_by_test_id("drill-on").tap()
    page.wait_for_url(lambda url: "/table/" in url and match not in url)
    reader.asked()
    expect(sentence).to_have_text(asked)
