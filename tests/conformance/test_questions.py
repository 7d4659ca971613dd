"""The distinct questions that `tools/questions.py` gathers for the tests of boards."""

import json
import subprocess
import sys
from pathlib import Path

from tatami.core import record as records
from tatami.games import GAMES

TOOL = Path(__file__).parent.parent.parent / "tools" / "questions.py"


def test_the_questions_gathered_are_those_of_their_records(tmp_path: Path) -> None:
    file = tmp_path / "questions.json"
    command = [sys.executable, str(TOOL), "white_castle", "--games", "4", "--out", str(file)]
    subprocess.run(command, check=True)
    scenes = json.loads(file.read_text(encoding="utf-8"))
    names = {ask["name"] for scene in scenes for ask in scene["asks"]}
    assert names >= {"WHI-14", "WHI-21", "WHI-22", "WHI-30", "WHI-42", "WHI-59"}
    game = GAMES["white_castle"]
    for scene in scenes:
        table = records.replay(game, records.read(scene["record"]))
        asked = [[word.text for word in ask.options] for ask in table.asks]
        assert asked == [ask["options"] for ask in scene["asks"]]
        assert game.view(table, scene["seat"]) == scene["view"]
