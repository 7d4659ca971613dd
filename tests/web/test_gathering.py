"""Before and around a game: seats for as many as come, what the log tells of the table, a beat
before a choice counts, and sounds."""

import pytest
from playwright.sync_api import expect

from readers import CHOICE, NewReader, Reader, told, who_is_asked

pytestmark = pytest.mark.slow
PAGE = "tatami.web"


def test_a_friend_more_finds_a_seat_and_sees_at_once_who_has_come(new_reader: NewReader) -> None:
    ann, bob = new_reader(), new_reader()
    cleo = new_reader("phone", touch=True, locale="fr")
    ann.open()
    ann.page.get_by_test_id("nickname").fill("Ann")
    ann.page.get_by_test_id("friends-shitenno").click()
    ann.page.get_by_test_id("friends-shitenno-2").click()
    link = ann.page.get_by_test_id("link").input_value()
    for reader in (bob, cleo):
        reader.page.goto(link)
        expect(reader.page.get_by_test_id("at-the-table")).to_contain_text("Ann")
    bob.page.get_by_test_id("nickname").fill("Bob")
    bob.page.get_by_test_id("join").click()
    # who reads the invitation meanwhile learns that the table is full, and that it grows
    expect(cleo.page.get_by_test_id("at-the-table")).to_contain_text("Bob")
    expect(cleo.page.get_by_test_id("join")).to_have_count(0)
    ann.page.get_by_test_id("seat-more").click()
    cleo.page.get_by_test_id("nickname").fill("Cleo")
    cleo.page.get_by_test_id("join").tap()
    for reader in (ann, bob):
        expect(reader.page.get_by_test_id("seat-2")).to_contain_text("Cleo")
    expect(ann.page.get_by_test_id("seat-less")).to_be_disabled()  # somebody sits there
    # a bot comes, makes room for another, and goes with its seat
    bob.page.get_by_test_id("seat-more").click()
    fourth = ann.page.get_by_test_id("seat-3")
    expect(ann.page.get_by_test_id("seat-more")).to_be_disabled()  # four can play
    for bot in ("random", "novice"):
        fourth.get_by_role("combobox").select_option(bot)
        expect(fourth.locator("span")).to_contain_text(told(PAGE, "en", f"bot-name-{bot}"))
    assert ann.findings() == []
    ann.page.get_by_test_id("seat-less").click()
    expect(bob.page.get_by_test_id("seat-3")).to_have_count(0)
    ann.page.get_by_test_id("start").click()
    for reader, seat in ((ann, 0), (bob, 1), (cleo, 2)):
        reader.drawn()
        expect(reader.page.get_by_test_id(f"player-{seat}")).to_be_visible()
    sat = told(PAGE, "en", "deed-sat", player="Cleo")
    expect(ann.page.get_by_test_id("log")).to_contain_text(sat)


def test_the_log_tells_what_is_done_at_the_table(new_reader: NewReader) -> None:
    ann, bob = (new_reader(reduced_motion="reduce") for _ in range(2))
    bob.name = "Bob"
    match = ann.host("shitenno", bob, stand_in="greedy:tables=1")
    for _ in range(2):
        speaker, _ = who_is_asked(ann, bob)
        speaker.say()
    ann.page.get_by_test_id("undo").click()
    # the proposal lies where it covers no hand
    proposal = bob.page.get_by_test_id("proposal")
    box, hand = proposal.bounding_box(), bob.page.locator(".hand").first.bounding_box()
    assert box
    assert hand is None or box["y"] + box["height"] < hand["y"]
    proposal.get_by_role("button", name="Agree").click()
    log = bob.page.get_by_test_id("log")
    expect(log).to_contain_text(told(PAGE, "en", "deed-took-back", player="Ann"))
    ann.post(f"matches/{match}/concede", {"client_id": "enough"})
    for reader in (ann, bob):
        conceded = told(PAGE, "en", "deed-conceded", player="Ann", bot="Apprentice")
        expect(reader.page.get_by_test_id("log")).to_contain_text(conceded)


def test_what_has_just_come_under_the_finger_is_not_chosen(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce")
    reader.sit("shitenno", "me", "greedy:tables=1")
    reader.asked()
    page, sentence = reader.page, reader.page.get_by_test_id("sentence")
    asked = sentence.inner_text()
    reader.hold_time()
    page.locator(CHOICE).first.click()
    expect(sentence).not_to_have_text(asked)
    expect(page.locator(".wanted [data-word]").first).to_have_attribute("aria-disabled", "true")
    said = len(words_of(reader))
    page.locator(".wanted [data-word]").first.click(force=True)
    page.keyboard.press("1")
    assert len(words_of(reader)) == said
    reader.let_pass(400)
    with reader.sends("words"):
        page.locator(CHOICE).first.click()
    assert len(words_of(reader)) == said + 1


def words_of(reader: Reader) -> list[str]:
    """The messages with words that a page has sent."""
    return [str(text) for text in reader.sent if '"type":"words"' in str(text)]
