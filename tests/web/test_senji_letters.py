"""Letters of Senji by finger: answered, sent back with other wishes, and what of a letter outlives
a reload."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from prepared import Prepared
from readers import NO_BEAT, NewReader
from scenes.senji import floor, table
from sights import prepared, seen
from table_talk import say
from tatami.games.senji.table import Senji

pytestmark = pytest.mark.slow
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed


def words(sent: Any) -> list[str]:
    """What was said in a message."""
    said: list[str] = json.loads(sent.value)["words"]
    return said


def goes_on(at: Prepared, t: Senji, said: list[str]) -> None:
    """The table hears these words of mine, and the page is told what has come of them."""
    say(t, " ".join(["0", *said]))
    at.scene = seen(t, 0)
    at.tell()


def test_a_request_by_kind_is_answered_with_my_choice(new_reader: NewReader) -> None:
    """Each card open or face down; the answer that is begun outlives a reload."""
    t = floor(table(3))
    say(t, "1 to:mask give:fan-trade-2a want:any-mask-card want:any-mask-card send")
    reader = new_reader("phone", touch=True, **STILL)
    reader.page.add_init_script(NO_BEAT)
    at = prepared(reader, 0, t)
    page = reader.page
    with reader.sends("words") as sent:
        page.locator("[data-accept='1']").tap()
    assert words(sent) == ["accept:fan"]
    goes_on(at, t, words(sent))
    page.reload()
    reader.drawn()
    cards = page.locator("[data-testid=reply] [data-reply]")
    cards.first.wait_for()
    names = [each.get_attribute("data-reply") for each in cards.all()]
    give = page.get_by_test_id("hand-over")
    cards.nth(1).tap()
    expect(give).to_be_disabled()  # two are wished for
    for _ in range(2):
        cards.nth(0).tap()  # open, then face down
    cards.nth(2).tap()
    expect(cards.and_(page.locator("[aria-pressed=true]"))).to_have_count(2)
    assert reader.findings() == []
    with reader.sends("words") as sent:
        give.tap()
    assert sorted(words(sent)) == sorted(
        [f"give-hidden:{names[0]}", f"give:{names[1]}", "hand-over"]
    )
    assert words(sent)[-1] == "hand-over"
    goes_on(at, t, words(sent))
    expect(page.get_by_test_id("reply")).to_have_count(0)
    expect(page.locator("[data-came]")).to_have_count(0)


def test_a_counter_offer_starts_from_the_letter(new_reader: NewReader) -> None:
    t = floor(table(3))
    say(t, "1 to:mask give:fan-trade-2a want:mask-trade-1a send")
    reader = new_reader("phone", touch=True, **STILL)
    reader.page.add_init_script(NO_BEAT)
    at = prepared(reader, 0, t)
    page = reader.page
    page.locator("[data-counter='1']").tap()
    expect(page.locator("[data-given]")).to_have_attribute("data-given", "mask-trade-1a")
    wanted = page.locator("[data-want][aria-pressed=true]")
    expect(wanted).to_have_attribute("data-want", "fan-trade-2a")
    page.locator("[data-kind='any-support']").tap()
    with reader.sends("words") as sent:
        page.get_by_test_id("send").tap()
    counter = ["to:fan", "give:mask-trade-1a", "want:fan-trade-2a", "want:any-support", "send"]
    assert words(sent) == counter
    goes_on(at, t, counter)
    expect(page.locator("[data-letter='1'] .sent")).to_be_visible()


def test_what_was_said_of_a_letter_outlives_a_reload(new_reader: NewReader) -> None:
    """What was only put together on the page does not: the table has heard nothing of it."""
    t = floor(table(3))
    reader = new_reader(**STILL)
    at = prepared(reader, 0, t)
    page = reader.page
    page.locator("[data-write='1']").click()
    page.locator(".held [data-card='mask-trade-1a']").dispatch_event("click")
    expect(page.locator("[data-given]")).to_have_count(1)
    page.reload()
    reader.drawn()
    expect(page.locator("[data-write='1']")).to_be_visible()
    expect(page.locator("[data-given]")).to_have_count(0)
    goes_on(at, t, ["to:fan", "give:mask-trade-1a", "give-hidden:mask-trade-2a"])
    page.reload()
    reader.drawn()
    with reader.sends("words") as sent:
        page.get_by_test_id("load").click()
    assert words(sent) == ["scrap"]
    expect(page.locator("[data-given='mask-trade-1a']")).to_be_visible()
    expect(page.locator("[data-given='mask-trade-2a'][data-hidden=true]")).to_be_visible()
