"""What the tests of runs share: a plan, and files that a user might write."""

from pathlib import Path

from tatami.bots.own_files import OwnFile
from tatami.games import GAMES
from tatami.games.white_castle.features import NAMES
from tatami.lab.simulation import Simulation

PLAN = Simulation("shitenno", ("random", "random"), "s", {})

# A bot that ends its process once: the first to leave a mark dies of it.
DEADLY = """
import os, signal
from pathlib import Path

class Deadly:
    def choose(self, seen):
        try:
            Path({mark!r}).touch(exist_ok=False)
        except FileExistsError:
            return seen.ask.options[0]
        os.kill(os.getpid(), signal.SIGKILL)

BOTS = {{"deadly": lambda dice, options: Deadly()}}
"""
COUNTING = """
class Counting:
    def game_begins(self, match):
        self.turns, self.words, self.events = [], [], len(match.events())

    def turn_begins(self, match, ask):
        self.turns.append(ask.seat)

    def word_said(self, match, seat, word, events):
        self.words.append(word.text)
        self.events += len(events)

    def game_ends(self, match):
        assert self.events == len(match.events())
        assert all(a != b for a, b in zip(self.turns, self.turns[1:]))
        return {"words": len(self.words), "turns": len(self.turns)}

    @staticmethod
    def summed(results):
        return {"games": len(results), "words": sum(each["words"] for each in results)}

class Last:
    def game_ends(self, match):
        return match.record.result.scores

ACCUMULATORS = {"counting": Counting, "last": Last}
"""


def written(path: Path, text: str) -> OwnFile:
    path.write_text(text)
    return OwnFile.read(str(path))


def weights(**changes: object) -> str:
    """The text of weights of The White Castle, all of them 0, with some lines changed."""
    head = {"game": '"white_castle"', "rules": GAMES["white_castle"].version, **changes}
    lines = [f"{name} = {value}" for name, value in head.items()]
    names = changes.get("names", list(NAMES))
    lines = [line for line in lines if not line.startswith("names")]
    return "\n".join(
        [*lines, "[names]", f"all = {names}", "[weights]", f"turn = {[0.0] * 2 * len(NAMES)}"]
    ).replace("'", '"')
