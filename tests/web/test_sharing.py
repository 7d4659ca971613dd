"""A finished game is shared: as one picture, and within somebody else's page."""

import struct
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from readers import NewReader, Reader

pytestmark = pytest.mark.slow

# How many colours a picture has in its lower half, where the board is.
COLOURS = """
async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const drawing = canvas.getContext('2d')
  drawing.drawImage(picture, 0, 0)
  const half = Math.floor(picture.height / 2)
  const dots = new Uint32Array(drawing.getImageData(0, half, picture.width, half - 1).data.buffer)
  return new Set(dots).size
}
"""


@contextmanager
def somebody_elses(html: str) -> Iterator[str]:
    """A page of another site, and its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_: Any) -> None:
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=site.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{site.server_port}/"
    site.shutdown()
    site.server_close()
    thread.join()


def finished(reader: Reader) -> str:
    """A game that two bots have played."""
    match = reader.sit("shitenno", "me", "random", "random")
    reader.post(f"matches/{match}/concede", {"client_id": "c"})
    reader.page.get_by_test_id("picture").wait_for()
    return match


def saved(reader: Reader, tmp_path: Path) -> bytes:
    """The picture that the page makes."""
    with reader.page.expect_download() as told:
        reader.page.get_by_test_id("picture").first.press("Enter")
    assert told.value.suggested_filename.startswith("shitenno-")
    told.value.save_as(tmp_path / "picture.png")
    return (tmp_path / "picture.png").read_bytes()


def test_a_finished_game_is_one_picture(new_reader: NewReader, tmp_path: Path) -> None:
    reader = new_reader("desk")
    match = finished(reader)
    for place in ("", f"#/replay/{match}"):
        if place:
            reader.open(place)
        reader.drawn()
        png = saved(reader, tmp_path)
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", png[16:24])
        assert width > 1500
        assert height > 1200
        assert reader.page.evaluate(COLOURS, b64encode(png).decode()) > 200
    assert reader.findings() == []


# How much of two pictures is the same, dot by dot.
ALIKE = """
async (pictures) => {
  const dots = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    drawing.drawImage(picture, 0, 0)
    return new Uint32Array(drawing.getImageData(0, 0, picture.width, picture.height).data.buffer)
  }))
  const same = dots[0].reduce((sum, dot, i) => sum + (dot === dots[1][i] ? 1 : 0), 0)
  return same / Math.max(dots[0].length, dots[1].length)
}
"""


def test_a_phone_makes_the_same_picture_as_a_desk(new_reader: NewReader, tmp_path: Path) -> None:
    desk, phone = new_reader("desk"), new_reader("phone", touch=True)
    match = desk.sit("shitenno", "me", "random")
    desk.asked()
    desk.say()
    desk.asked()
    desk.post(f"matches/{match}/concede", {"client_id": "c"})
    desk.page.get_by_test_id("picture").wait_for()
    pictures = []
    for reader in (desk, phone):
        for at in (0, 2):
            reader.open(f"#/replay/{match}?at={at}")  # also where it is open at another moment
            reader.page.get_by_text(f"After {at} of").first.wait_for()
            reader.drawn()
            pictures.append(b64encode(saved(reader, tmp_path)).decode())
    alike = [
        phone.page.evaluate(ALIKE, pair) for pair in (pictures[::2], pictures[1::2], pictures[:2])
    ]
    assert min(alike[:2]) > 0.995
    assert alike[2] < 0.99
    assert phone.page.locator("iframe").count() == 0
    assert phone.findings() == []


def test_a_replay_within_another_page_is_only_looked_at(new_reader: NewReader) -> None:
    reader = new_reader("desk")
    match = finished(reader)
    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = reader.open(f"#/replay/{match}")
    page.get_by_test_id("embed").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('embed'))")
    code = page.evaluate("navigator.clipboard.readText()")
    assert code.startswith(f'<iframe src="{reader.address}embed/{match}"')
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    with somebody_elses(f"<title>My page</title>{code}") as address:
        page.goto(address)
        frame = page.frame_locator("iframe")
        frame.locator("main .drawn > *").first.wait_for()
        expect(frame.get_by_role("heading", name="Shitennō")).to_be_visible()
        bar = frame.get_by_role("slider")
        last = bar.input_value()
        bar.press("ArrowLeft")
        expect(bar).not_to_have_value(last)
        link = frame.get_by_test_id("open-replay")
        expect(link).to_have_attribute("target", "_blank")
        assert f"#/replay/{match}?at=" in str(link.get_attribute("href"))
        ours = [each for each in asked if each.url.startswith(reader.address)]
        assert ours
        assert {each.method for each in ours} == {"GET"}
        assert not any("cookie" in each.all_headers() for each in ours)
        answers = [response for each in ours if (response := each.response())]
        assert not any("set-cookie" in each.all_headers() for each in answers)


def test_an_embedded_game_shows_nothing_else_whatever_its_address_says(
    new_reader: NewReader,
) -> None:
    reader = new_reader("phone", touch=True)
    match = finished(reader)
    page = reader.open(f"embed/{match}#/table/{match}")
    page.get_by_test_id("open-replay").wait_for()
    reader.drawn()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert reader.findings() == []
    page.evaluate("location.hash = '#/tournaments'")
    expect(page.get_by_test_id("open-replay")).to_be_visible()
    playing = reader.post(
        "matches", {"game": "shitenno", "seats": ["me", "me"], "name": "Ann", "start": True}
    )["table"]["id"]
    page = reader.open(f"embed/{playing}")
    expect(page.get_by_role("alert")).to_be_visible()
