"""The page as a program of its own: what is left of it while the server is away."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from readers import Reader
from served import free_port, started, stop
from tatami.web import DIST

pytestmark = pytest.mark.slow
Server = subprocess.Popen[str]
Ending = Callable[[Server], None]

RULES = """async () => {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  const kept = await (await caches.open('seen')).keys()
  const rules = kept.filter(({ url }) => url.includes('/rules') && url.includes('version=0'))
  return active?.state === 'activated' && rules.length
}"""


@pytest.fixture
def ending() -> Iterator[Ending]:
    """Ends servers with the test, whatever happens."""
    servers: list[Server] = []
    yield servers.append
    for each in servers:
        if each.poll() is None:
            stop(each)


def until_kept(page: Page) -> None:
    """Wait until the browser has all of the page, and the rules of four games."""
    for _ in range(600):
        if page.evaluate(RULES) == 4:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page is not kept")


@pytest.mark.usefixtures("address")  # the page is built
def test_it_can_be_installed() -> None:
    page = (DIST / "index.html").read_text()
    assert 'rel="manifest"' in page
    manifest = json.loads((DIST / "manifest.json").read_text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = (DIST / icon["src"]).read_bytes()
        width = int.from_bytes(picture[16:20])
        assert (picture[1:4], icon["sizes"]) == (b"PNG", f"{width}x{width}")
    files = json.loads(re.search(r"const FILES = (.*)", (DIST / "sw.js").read_text())[1])  # type: ignore[index]
    assert {*files, "sw.js", "index.html"} == {
        "./",
        *(
            str(file.relative_to(DIST))
            for file in DIST.rglob("*")
            if file.is_file() and file.name != ".built"
        ),
    }


@pytest.mark.usefixtures("address")
def test_rules_and_replays_are_there_without_a_server(
    browser: Browser, tmp_path: Path, ending: Ending
) -> None:
    port = str(free_port())
    process, address = started(tmp_path, "--port", port)
    ending(process)
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en")
    reader = Reader(context, address)
    page = reader.page
    match = reader.sit("shitenno", "me", "random")
    reader.post(f"matches/{match}/concede", {"client_id": "c"})
    page.goto(f"{address}#/replay/{match}?at=0")
    page.get_by_test_id("sentence").wait_for()
    until_kept(page)
    page.reload()  # from here on the worker is asked for everything
    page.get_by_test_id("sentence").wait_for()
    stop(process)
    page.reload()
    page.get_by_test_id("sentence").wait_for()
    expect(page.get_by_test_id("server-away")).to_contain_text("cannot be reached")
    assert reader.findings() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{address}#/rules/senji")  # never opened before
    expect(page.get_by_role("heading", level=1)).to_contain_text("Senji")
    page.goto(f"{address}#/")
    page.reload()
    page.get_by_test_id("play-shitenno").wait_for()
    again, _ = started(tmp_path, "--port", port)
    ending(again)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("server-away")).to_have_count(0)
    context.close()


@pytest.mark.usefixtures("address")
def test_a_newer_page_is_never_hidden_by_a_kept_one(
    browser: Browser, tmp_path: Path, ending: Ending
) -> None:
    page_folder = tmp_path / "page"
    shutil.copytree(DIST, page_folder)  # beside a compiled engine it is a link
    process, address = serving(page_folder, tmp_path)
    ending(process)
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(address)
    until_kept(page)
    index = page_folder / "index.html"
    index.write_text(index.read_text().replace("<title>", '<meta name="newer"><title>'))
    worker = page_folder / "sw.js"
    worker.write_text(worker.read_text().replace("const PAGE = 'page-", "const PAGE = 'page-newer"))
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    expect(page.get_by_test_id("renewed")).to_contain_text("newer Tatami")
    page.get_by_role("button", name="Reload").click()
    page.locator("meta[name=newer]").wait_for(state="attached")
    expect(page.get_by_test_id("renewed")).to_have_count(0)
    context.close()


def serving(page: Path, folder: Path) -> tuple[Server, str]:
    """A server of another page."""
    code = (
        "import sys, pathlib, tatami.web as web\n"
        f"web.DIST = pathlib.Path({str(page)!r})\n"
        "from tatami.cli.main import run\n"
        f"sys.argv = ['tatami', 'serve', '--port', '0', '--data', {str(folder)!r}]\n"
        "run()\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]
