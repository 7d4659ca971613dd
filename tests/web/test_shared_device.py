"""Several people at one device: each sees their own secrets, and nobody else's."""

import json

import pytest
from playwright.sync_api import Page, expect

from readers import NO_BEAT, NewReader, Reader

pytestmark = pytest.mark.slow


def lay_for_two(reader: Reader, game: str) -> Page:
    """Ann and Ben sit down at one device, in a hurry."""
    reader.context.add_init_script(NO_BEAT)
    page = reader.open(f"#/new/{game}")
    page.get_by_label("Your nickname").fill("Ann")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Nickname of player 2").fill("Ben")
    page.get_by_test_id("lay").click()
    return page


def shown_to(page: Page) -> list[int]:
    """Whose view the server sends from now on: -1 is the spectators'."""
    seats: list[int] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            seats.append(message["shown"]["you"])

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return seats


def take(reader: Reader, name: str) -> None:
    """Somebody takes the device."""
    curtain = reader.page.get_by_test_id("curtain")
    expect(curtain).to_contain_text(f"{name} is next")
    expect(reader.page.get_by_test_id("prompt")).to_have_count(0)  # nothing of the table is seen
    reader.page.get_by_role("button", name=f"I am {name}").click()
    expect(curtain).to_have_count(0)
    reader.asked()


def hand_over(reader: Reader, name: str) -> None:
    """The device is given away."""
    reader.page.get_by_role("button", name=f"Hand the device to {name}").click()


@pytest.mark.parametrize(("size", "touch"), [("desk", False), ("phone", True)])
def test_two_play_at_one_device_and_see_only_their_own(
    new_reader: NewReader, size: str, touch: bool
) -> None:
    reader = new_reader(size, touch=touch, reduced_motion="reduce")
    seats = shown_to(reader.page)
    page = lay_for_two(reader, "shitenno")
    page.get_by_test_id("curtain").wait_for()
    assert set(seats) == {-1}  # nobody's secrets have come
    take(reader, "Ann")
    assert reader.findings() == []
    page.locator('[data-word="general:honda"]').first.click()
    seats.clear()
    hand_over(reader, "Ben")
    expect(page.get_by_role("heading", name="Ben is next")).to_be_focused()
    page.keyboard.press("Enter")  # a key pressed twice does not draw the curtain
    assert reader.findings() == []
    assert set(seats[seats.index(-1) :]) == {-1}  # since the curtain fell
    assert page.get_by_role("group", name="Your hand").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    take(reader, "Ben")
    page.locator('[data-word="general:ii"]').first.click()
    page.get_by_role("group", name="Your hand").locator(".card-button").first.wait_for()
    assert "seat=1" in reader.socket.url
    seats.clear()
    page.reload()
    page.get_by_test_id("curtain").wait_for()  # whoever opens it anew says who they are
    assert set(seats) == {-1}
    page.get_by_role("button", name="I am Ann").click()
    page.get_by_role("group", name="Your hand").locator(".card-button").first.wait_for()
    assert "seat=0" in reader.socket.url


def test_both_are_asked_at_once_and_answer_one_after_the_other(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce")
    page = lay_for_two(reader, "shototsu")
    take(reader, "Ann")
    hand_over(reader, "Ben")  # before Ann has answered: Ben is asked, too
    take(reader, "Ben")
    expect(page.get_by_role("button", name="Hand the device to Ann")).to_be_visible()


def test_nobody_is_seen_when_a_game_begins_whose_last_player_came_later(
    new_reader: NewReader,
) -> None:
    ann, cleo = new_reader(reduced_motion="reduce"), new_reader(reduced_motion="reduce")
    names = {"names": ["Ann", "Ben", ""], "start": False}
    body = {"game": "shitenno", "seats": ["me", "me", "open"], **names}
    match = ann.post("matches", body)["table"]["id"]
    ann.open(f"#/table/{match}")
    ann.page.get_by_role("button", name="Start the game").wait_for()
    cleo.post(f"matches/{match}/join", {"name": "Cleo"})
    cleo.open(f"#/table/{match}")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.get_by_test_id("curtain").wait_for()
    assert ann.page.get_by_test_id("prompt").count() == 0
    ann.page.get_by_role("button", name="I am Ben").click()
    expect(ann.page.get_by_test_id("give-device")).to_have_text("Hand the device to Ann")
    cleo.drawn()  # who plays alone at a device knows of no curtain
    assert cleo.page.get_by_test_id("curtain").count() == 0
