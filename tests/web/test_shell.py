"""What stands around any board: the way back from the past, and what is told meanwhile."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from readers import CHOICE, NewReader, Reader

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"


def say(reader: Reader) -> None:
    """Say the first choice and wait for the next."""
    reader.page.locator(CHOICE).first.click()
    reader.asked()


def test_a_way_leads_back_from_the_past_and_ones_turn_is_told_there(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True)
    match = reader.sit("shitenno", "me", QUICK)
    page, sentence = reader.page, reader.page.get_by_test_id("sentence")
    reader.asked()
    say(reader)
    board = page.locator("main .shitenno").bounding_box()
    page.get_by_test_id("side").tap()
    page.get_by_test_id("log").get_by_role("button").first.tap()
    expect(page.get_by_test_id("log")).to_be_hidden()  # it would cover what it leads to
    expect(sentence).to_contain_text("It is your turn")
    assert "Your turn" in page.title()
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
    page.get_by_role("button", name="One on").tap()
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
    expect(page.get_by_test_id("deaf")).to_contain_text("nothing can be chosen")
    assert [each.bounding_box() for each in places] == before
    assert page.locator("main .drawn").get_attribute("inert") is not None
    assert reader.findings() == []
    away = False
    expect(page.get_by_test_id("deaf")).to_have_count(0)
    reader.asked()
    say(reader)


def test_axe_finds_nothing_serious_wherever_one_comes(new_reader: NewReader) -> None:
    """In the panel of a phone, before a game, at an invitation and in a replay."""
    reader = new_reader("phone", touch=True, reduced_motion="reduce")
    match = reader.sit("shitenno", "me", QUICK)
    page = reader.page
    reader.asked()
    say(reader)
    page.get_by_test_id("side").tap()
    for tab in ("log", "chat", "rules", "text"):
        page.get_by_test_id(f"tab-{tab}").tap()
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
