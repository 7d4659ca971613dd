"""Whole games through the page, by the menu in words, whatever the board."""

import pytest
from playwright.sync_api import expect

from readers import NewReader

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "bots"),
    [("white_castle", 1), pytest.param("senji", 2, marks=pytest.mark.whole)],
    ids=lambda each: each,
)
def test_a_whole_game_in_words(new_reader: NewReader, game: str, bots: int) -> None:
    reader = new_reader(reduced_motion="reduce")  # nothing is to be followed
    reader.sit(game, "me", *["random"] * bots)
    if game == "white_castle":  # its choices are pictures until the menu is opened
        reader.page.get_by_test_id("sheet").click()
    assert reader.play_by_itself() > 10
    expect(reader.page.get_by_test_id("end")).to_be_visible()
    assert reader.findings() == []
