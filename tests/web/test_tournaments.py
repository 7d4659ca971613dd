"""A tournament in a browser: announced, joined by its link, played, and told how it ended."""

from typing import Any

import pytest
from playwright.sync_api import expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow


def settled(reader: Reader) -> None:
    assert reader.findings() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tournament_of_friends_from_its_link_to_its_standings(new_reader: NewReader) -> None:
    ann, ben = new_reader("desk"), new_reader("phone", touch=True)
    page = ann.open("#/")
    page.get_by_test_id("to-tournaments").click()
    page.get_by_test_id("title").fill("Autumn cup")
    page.get_by_test_id("game").select_option("shitenno")
    page.get_by_test_id("seats").select_option("2")
    page.get_by_test_id("size").select_option("4")
    page.get_by_test_id("bot").select_option("random")
    page.get_by_test_id("nickname").fill("Ann")
    settled(ann)
    page.get_by_test_id("announce").click()
    link = page.get_by_test_id("tournament-link")
    link.wait_for()
    settled(ann)

    theirs = ben.open(link.input_value().removeprefix(ben.address))
    theirs.get_by_test_id("nickname").fill("Ben")
    settled(ben)
    theirs.get_by_test_id("join").click()
    expect(theirs.get_by_test_id("entrants")).to_have_text("AnnBen")
    expect(page.get_by_test_id("entrants")).to_have_text("AnnBen")  # it is looked at again
    tournament = page.url
    page.get_by_test_id("begin").focus()
    page.keyboard.press("Enter")

    for reader in (ann, ben):
        expect(reader.page.get_by_test_id("my-table")).to_be_visible()
    settled(ann)
    settled(ben)
    theirs.get_by_test_id("my-table").click()
    theirs.get_by_test_id("menu").click()
    theirs.get_by_role("link", name="To the tournament").click()
    standings = page.get_by_test_id("standings")
    expect(standings.locator("tbody tr")).to_have_count(4)
    expect(page.get_by_test_id("standing")).to_contain_text(" of 3 is being played.")
    while seen(ann, tournament)["status"] == "playing":  # the tests give it a minute
        for reader in (ann, ben):
            if table := seen(reader, tournament)["table"]:
                concede = f"{ann.address}api/v1/matches/{table}/concede"
                reader.context.request.post(concede, data={"client_id": "c"})  # perhaps too late
        page.wait_for_timeout(50)
    expect(page.get_by_test_id("standing")).to_have_text("The tournament is over.")
    expect(standings.locator("tbody tr").nth(3)).to_contain_text("0")
    settled(ann)
    expect(theirs.get_by_test_id("standing")).to_have_text("The tournament is over.")
    ann.page.get_by_role("link", name="See the game").first.click()
    ann.page.get_by_test_id("end").get_by_role("link", name="To the tournament").click()
    expect(page.get_by_test_id("standing")).to_have_text("The tournament is over.")


def test_a_tournament_is_called_off_by_keys_once_one_is_sure(reader: Reader) -> None:
    page = reader.open("#/tournaments")
    page.get_by_test_id("title").fill("W" * 40)
    page.get_by_test_id("nickname").fill("Ann")
    for kind, size in (("swiss", "6"), ("round-robin", "4")):  # whole rounds only, whatever fits
        page.get_by_test_id("format").select_option(kind)
        page.get_by_test_id("size").select_option(size)
    page.get_by_test_id("announce").press("Enter")
    button = page.get_by_test_id("call-off")
    button.dblclick()  # which is sure of nothing
    expect(page.get_by_test_id("call-off-yes")).to_be_focused()
    page.keyboard.press("Tab")
    expect(button).to_have_text("Call it off")
    button.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("standing")).to_have_text("The tournament was called off.")
    expect(page.get_by_test_id("entrants")).to_have_text("Ann")
    expect(page.get_by_test_id("standings")).to_have_count(0)
    settled(reader)


def seen(reader: Reader, tournament: str) -> Any:
    """The tournament, as the server shows it to somebody."""
    name = tournament.rpartition("/")[2]
    return reader.context.request.get(f"{reader.address}api/v1/tournaments/{name}").json()
