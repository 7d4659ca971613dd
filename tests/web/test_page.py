"""The page around the table: languages, colours, sizes, accessibility and weight."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from readers import NewReader, Reader, first_load, told
from tatami.games import GAMES
from tatami.texts.talk import LANGUAGES
from tatami.web import DIST

ROOT = Path(__file__).resolve().parent.parent.parent
BUDGET = 250_000  # bytes, gzipped, of all that the home page fetches besides fonts
pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_table_speak_every_language(new_reader: NewReader, language: str) -> None:
    reader = new_reader(locale=language)
    reader.open()
    title = told("tatami.web", language, "home-title")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    prompt = told("tatami.games.shitenno", language, "ask-SHI-01")
    expect(reader.page.get_by_test_id("sentence")).to_have_text(prompt)
    expect(reader.page.locator("body")).not_to_contain_text(re.compile("field-|value-|side-|key-"))


def test_a_page_without_sentences_says_so_in_every_language(reader: Reader) -> None:
    reader.page.route("**/assets/page-*.js", lambda route: route.abort())
    page = reader.open()
    expect(page.locator("p")).to_have_count(len(LANGUAGES))
    for language in LANGUAGES:
        broken = told("tatami.web", language, "page-broken")
        expect(page.locator(f"p[lang={language}]")).to_have_text(broken)
    reader.complaints.clear()  # Chromium tells of what it did not get


def test_nothing_is_drawn_before_its_font_is_there_unless_that_takes_long(
    new_reader: NewReader,
) -> None:
    reader = new_reader(locale="fr")
    waiting: list[Route] = []
    reader.page.route("**/*.woff2", lambda route: waiting.append(route))
    reader.hold_time()
    with reader.page.expect_request("**/*.woff2"):
        reader.page.goto(reader.address, wait_until="commit")
    expect(reader.page.locator("html")).to_have_attribute("lang", "fr")  # its sentences are there
    reader.let_pass(900)
    heading = reader.page.get_by_role("heading", level=1)
    assert heading.count() == 0
    reader.let_pass(200)
    expect(heading).to_be_visible()
    for route in waiting:
        route.continue_()


def test_language_and_colours_are_chosen_and_kept(reader: Reader) -> None:
    page = reader.open()
    page.get_by_test_id("language").select_option("es")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cuatro juegos")
    page.get_by_test_id("theme").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cuatro juegos")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_another_language_keeps_what_was_chosen_and_a_double_press_lays_one_table(
    reader: Reader,
) -> None:
    page = reader.open("#/new/shitenno")
    page.get_by_role("button", name="4", exact=True).click()
    page.locator("ol select").first.select_option("random")
    page.get_by_test_id("language").select_option("fr")
    begin = page.get_by_test_id("lay")
    expect(begin).to_have_text("Commencer")
    expect(page.get_by_role("button", name="4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("ol select").first).to_have_value("random")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    begin.dblclick()
    page.get_by_test_id("prompt").wait_for()
    assert asked.count("POST") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_chosen_by_level_and_called_by_it(new_reader: NewReader, language: str) -> None:
    """In the form, in the waiting room and at the table, in the language of the reader."""

    def said(message: str) -> str:
        return told("tatami.web", language, message)

    reader = new_reader(locale=language)
    page = reader.open("#/new/shitenno")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.locator("ol select")).to_have_count(2)
    first, second = page.locator("ol select").all()
    expect(first).to_have_value("search:1")
    expect(first.locator("option")).to_have_count(8)  # a friend, somebody here, or one of six bots
    offered = first.locator("option[value='search:4']")
    expect(offered).to_contain_text(said("bot-name-search-4"))
    expect(offered).to_contain_text(said("bot-time-search-4"))
    first.select_option("search:2")
    second.select_option("open")
    page.get_by_test_id("lay").click()
    second, third = (page.get_by_test_id(f"seat-{seat}") for seat in (1, 2))
    expect(second.locator("span")).to_contain_text(said("bot-name-search-2"))
    third.get_by_role("combobox").select_option("random")
    expect(third.locator("span")).to_contain_text(said("bot-name-random"))
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("player-1")).to_contain_text(said("bot-name-search-2"))
    expect(page.get_by_test_id("player-2")).to_contain_text(said("bot-name-random"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["", "#/new/shitenno", "#/rules/shitenno/SHI-13", "#/credits"])
def test_axe_finds_nothing_serious(new_reader: NewReader, place: str, scheme: str) -> None:
    reader = new_reader(color_scheme=scheme)
    reader.open(place)
    reader.page.get_by_role("heading", level=1).wait_for()
    reader.page.wait_for_load_state("networkidle")
    assert reader.findings() == []


@pytest.mark.parametrize(
    ("game", "scheme", "size"),
    [
        ("shitenno", "dark", "desk"),
        ("senji", "light", "phone"),
        ("white_castle", "light", "desk"),
        ("shototsu", "dark", "phone"),
    ],
)
def test_axe_finds_nothing_serious_at_a_table(
    new_reader: NewReader, game: str, scheme: str, size: str
) -> None:
    reader = new_reader(size, touch=size == "phone", color_scheme=scheme)
    reader.sit(game, "me", *[QUICK] * (max(2, GAMES[game].seats[0]) - 1))
    reader.asked()
    assert reader.findings() == []


@pytest.mark.parametrize("width", [360, 768, 1024, 1440, 2560])
def test_nothing_sticks_out_at_any_width(new_reader: NewReader, width: int) -> None:
    reader = new_reader(locale="fr")  # whose sentences are long
    reader.page.set_viewport_size({"width": width, "height": 800})
    reader.open()
    reader.page.get_by_test_id("play-senji").wait_for()
    reader.page.wait_for_load_state("networkidle")
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= width
    reader.open("#/new/senji")
    reader.page.locator("ol select").first.select_option("open")
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= width
    reader.page.get_by_test_id("lay").click()
    reader.page.get_by_test_id("start").wait_for()
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= width
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= width
    assert reader.page.evaluate("document.documentElement.scrollHeight") <= 800


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_table_and_lobby_fit_a_phone_in_every_language(
    new_reader: NewReader, language: str
) -> None:
    reader = new_reader("phone", touch=True, locale=language)
    width = "document.documentElement.scrollWidth"
    wide = {}
    for name, game in GAMES.items():
        most = max(game.seats)
        reader.open(f"#/new/{name}").get_by_test_id("lay").wait_for()
        wide[f"new {name}"] = reader.page.evaluate(width)
        seats = ["me", *["open"] * (most - 1)]
        laid = reader.post("matches", {"game": name, "seats": seats, "name": "Ann"})["table"]["id"]
        reader.open(f"#/table/{laid}").get_by_test_id("start").wait_for()
        reader.page.locator("select.field").first.wait_for()
        wide[f"lobby {name}"] = reader.page.evaluate(width)
    assert {place: found for place, found in wide.items() if found != 360} == {}
    # the server of the tests can be reached from this computer only
    only_here = told("tatami.web", language, "link-only-here", option="--host 0.0.0.0")
    expect(reader.page.locator(".invite")).to_contain_text(only_here)


def test_choices_out_of_sight_are_counted(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    beyond = reader.page.get_by_test_id("beyond")
    expect(beyond).to_have_text(re.compile(r"\+[1-3]"))
    choices = reader.page.locator(".choices")
    choices.evaluate("(box) => box.scrollTo({ left: box.scrollWidth })")
    expect(reader.page.locator(".choices.less:not(.more)")).to_be_visible()  # now the first ones
    expect(beyond).to_have_text(re.compile(r"\+[1-3]"))
    choices.evaluate("(box) => box.scrollTo({ left: 0 })")
    expect(beyond).to_be_visible()
    reader.page.get_by_test_id("sheet").tap()
    expect(beyond).to_have_count(0)
    expect(reader.page.locator(".choices.more")).to_have_count(0)


def test_the_keyboard_leads_from_the_top_of_the_page_into_a_game(reader: Reader) -> None:
    page = reader.open()
    page.get_by_test_id("play-shitenno").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "play-shitenno":
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("prompt").wait_for()
    reader.asked()
    page.keyboard.press("1")
    expect(page.get_by_test_id("log")).to_contain_text("is Honda Tadakatsu")


def test_what_is_touched_is_large_enough(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    small = """() => [...document.querySelectorAll('button, a.button, select, input')]
        .filter((e) => e.checkVisibility() && e.tabIndex >= 0 && !e.closest('main .generic'))
        .filter((e) => e.type !== 'checkbox' && e.type !== 'range')
        .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([html, box]) => `${html} ${box.width}×${box.height}`)"""
    reader.open()
    reader.page.get_by_test_id("play-shitenno").wait_for()
    assert reader.page.evaluate(small) == []
    reader.sit("shitenno", "me", QUICK)
    reader.asked()
    assert reader.page.evaluate(small) == []


def test_the_first_load_is_light(reader: Reader) -> None:
    assert first_load(reader) <= BUDGET
    page = reader.context.request.get(reader.address, headers={"Accept-Encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"
    api = reader.context.request.get(f"{reader.address}api/v1/games")
    assert "content-encoding" not in api.headers  # how well it is packed would tell what is in it


def test_nothing_is_built_again_where_nothing_has_changed(address: str) -> None:
    built = (DIST / "index.html").stat().st_mtime_ns
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)
    assert (DIST / "index.html").stat().st_mtime_ns == built


@pytest.mark.parametrize("tool", ["page_types.py", "scenes.py"])
def test_what_tools_write_for_the_page_is_up_to_date(tool: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    plain = {**os.environ, "PYTHONPATH": ""}  # machine code does not tell its types
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=plain)
    assert done.returncode == 0, done.stderr


def test_games_going_on_come_before_the_games_to_choose_from(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True)
    reader.sit("shitenno", "me", QUICK)
    reader.open("")
    running = reader.page.get_by_test_id("running")
    expect(running).to_contain_text(re.compile("your turn|waiting for"))
    card = reader.page.get_by_test_id("game-shitenno")
    card.wait_for()
    above, below = running.bounding_box(), card.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


def test_a_lobby_does_not_jump_when_the_last_seat_is_taken_and_a_seat_can_be_left(
    new_reader: NewReader,
) -> None:
    ann, bob = new_reader(), new_reader()
    bob.name = "Bob"
    laid = {"game": "shitenno", "seats": ["me", "open"], "name": "Ann", "clock": "20m+30s"}
    match = ann.post("matches", laid)["table"]["id"]
    page = ann.open(f"#/table/{match}")
    expect(page.get_by_test_id("awaited")).to_contain_text("one more player")
    expect(page.get_by_test_id("terms")).to_contain_text("30 seconds per move")
    begin = page.get_by_test_id("start")
    expect(begin).to_be_disabled()
    before = begin.bounding_box()
    bob.post(f"matches/{match}/join", {"name": "Bob"})
    expect(begin).to_be_enabled()
    after = begin.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 5
    bob.open(f"#/table/{match}").get_by_test_id("leave").click()
    expect(begin).to_be_disabled()


def test_what_can_be_chosen_tells_what_it_does(reader: Reader) -> None:
    reader.sit("senji", "me", "random", "random")
    page = reader.page
    reader.asked()
    assert reader.say().startswith("family:")
    recruit = page.locator(".recruit[data-word^='keep:']").first
    expect(recruit).to_contain_text("Honour")
    recruit.focus()
    page.keyboard.press("w")
    expect(page.get_by_test_id("does")).to_contain_text("Honour")
