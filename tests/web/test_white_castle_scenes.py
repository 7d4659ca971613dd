"""Every question of The White Castle on its board: the scenes of two games, and with `--all` the
distinct questions of two hundred, at all sizes, in all languages, by day and by night."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from castle_faults import look
from contrast import unclear, unreadable, unseen
from prepared import Prepared, Scene
from readers import NewReader

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ROOT / "web" / "src" / "boards" / "white_castle" / "scenes.json"
GAMES = 200
# Each size with another language and light; the longest sentences on the smallest screens.
LOOKS = [
    ("desk", "es", "dark"),
    ("tablet", "fr", "light"),
    ("phone", "fr", "dark"),
    ("phone", "es", "light"),
    ("wall", "en", "light"),
]
# Where each zone lies, and the prompt bar: the same whatever is asked, where all are in sight.
ZONES = """
() => [...document.querySelectorAll('.wc.wide [data-zone], [data-testid=prompt]')].map((zone) => {
  const { x, y, width, height } = zone.getBoundingClientRect()
  return [zone.dataset.zone ?? 'prompt', ...[x, y, width, height].map(Math.round)].join(' ')
}).filter((place) => !/^(pairs|tray|exchange)/.test(place)).sort()
"""


def seats_of(scene: Scene) -> int:
    """How many sit at its table; the rival of a solo game does not."""
    view = scene["view"]
    return 1 if view["solo"] else len(view["clans"])


def looked_at(
    new_reader: NewReader, scenes: Sequence[Scene], size: str, language: str, scheme: str
) -> None:
    """Show all scenes at one size."""
    dress: dict[str, Any] = {"locale": language, "color_scheme": scheme}
    for seats in sorted({seats_of(scene) for scene in scenes}):
        reader = new_reader(size, touch=size == "phone", reduced_motion="reduce", **dress)
        at, places = None, None
        for scene in scenes:
            if seats_of(scene) != seats:
                continue
            at = at or Prepared(reader, "white_castle", seats, scene)
            at.turn_to(scene)
            places = places or reader.page.evaluate(ZONES)
            assert reader.page.evaluate(ZONES) == places
            look(reader.page, *[word for ask in scene["asks"] for word in ask["options"]])
            ends = reader.page.locator(".end.offered")
            if ends.count():  # with a lifted die every place tells more
                ends.first.click()
                look(reader.page)
                reader.page.keyboard.press("Escape")
        if scheme == "dark":  # by day the whole games are looked at
            assert reader.findings() == []


@pytest.mark.parametrize(("size", "language", "scheme"), LOOKS)
def test_every_question_can_be_read_and_answered(
    new_reader: NewReader, size: str, language: str, scheme: str
) -> None:
    scenes = list(json.loads(SCENES.read_text(encoding="utf-8")).values())
    # a wall has the desk's drawing, only larger; a phone is looked at in two languages
    step = {("wall", "en"): 5, ("phone", "es"): 2}.get((size, language), 1)
    looked_at(new_reader, scenes[::step], size, language, scheme)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_numbers_and_icons_stand_out_from_their_ground(new_reader: NewReader, scheme: str) -> None:
    reader = new_reader(color_scheme=scheme, reduced_motion="reduce")
    scene = json.loads(SCENES.read_text(encoding="utf-8"))["WHI-42"]
    Prepared(reader, "white_castle", seats_of(scene), scene).turn_to(scene)
    assert unreadable(reader.page, ".wc") == []
    assert unseen(reader.page, ":is(.wc, .wc-prompt)") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_people_are_told_by_their_clan_wherever_they_stand(
    new_reader: NewReader, scheme: str
) -> None:
    reader = new_reader(color_scheme=scheme, reduced_motion="reduce")
    scene = json.loads(SCENES.read_text(encoding="utf-8"))["WHI-22"]  # one stands in a niche
    Prepared(reader, "white_castle", seats_of(scene), scene).turn_to(scene)
    expect(reader.page.locator(".niche .pawn")).to_have_count(1)
    assert unclear(reader.page, ".wc") == []


@pytest.fixture(scope="session")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The distinct questions of many games."""
    out = tmp_path_factory.mktemp("questions") / "questions.json"
    tool = [sys.executable, "tools/questions.py", "white_castle", "--games", str(GAMES)]
    subprocess.run([*tool, "--out", str(out)], cwd=ROOT, check=True)
    return out


@pytest.mark.whole
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("size", "language", "scheme"), LOOKS)
def test_every_question_of_two_hundred_games_can_be_read_and_answered(
    new_reader: NewReader, gathered: Path, size: str, language: str, scheme: str
) -> None:
    looked_at(new_reader, json.loads(gathered.read_text("utf-8")), size, language, scheme)


@pytest.mark.whole
def test_every_word_of_two_hundred_games_can_be_clicked(gathered: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    told = {**os.environ, "PATH": path, "TATAMI_QUESTIONS": str(gathered)}
    told["NODE_OPTIONS"] = "--max-old-space-size=12288"  # hundreds of boards, each drawn whole
    units = ["npm", "run", "test", "--", "src/boards/white_castle/board.test.ts"]
    subprocess.run(units, cwd=ROOT / "web", env=told, check=True)
