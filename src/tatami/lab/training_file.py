"""The files of a training: the weights as text, and beside them what has been added up so far.

An interrupted training goes on from there.
"""

import json
from pathlib import Path
from typing import Any, Final

from tatami.core.errors import TatamiError, reason
from tatami.lab.lessons import ADVENTURE
from tatami.lab.training import HELD_OUT, BadTraining, Sums, Training

SUMS: Final = ("count", "squares", "products", "total")


class TrainingFile:
    """Where the weights go; `FILE.sums` beside it holds the sums."""

    def __init__(self, path: Path, training: Training) -> None:
        self.path = path
        self.sums = path.with_name(f"{path.name}.sums")
        self.training = training

    def head(self) -> dict[str, Any]:
        """What must be the same for a training to go on."""
        game, model = self.training.game, self.training.model
        return {
            "game": game.name,
            "rules": game.version,
            "seed": self.training.seed,
            "seats": self.training.seats,
            "names": list(model.names),
            "kinds": list(model.kinds),
            "adventure": ADVENTURE,
            "held_out": HELD_OUT,
        }

    def go_on(self) -> None:
        """Take up what the file holds, if there is one."""
        import numpy as np

        if not self.sums.exists():
            return
        try:
            with np.load(self.sums) as held:
                head = json.loads(str(held["head"]))
                arrays = {name: held[name] for name in held.files}
        except (OSError, ValueError, KeyError, EOFError):
            raise BadTraining(f"{self.sums} is not the file of a training.") from None
        if head != self.head():
            raise BadTraining(
                f"{self.sums} is of another training: go on with the same game, rules and seed."
            )
        self.training.games = int(arrays["games"])
        for part, sums in self.parts():
            sums.count = int(arrays[f"{part}-count"])
            sums.squares = arrays[f"{part}-squares"]
            sums.products = arrays[f"{part}-products"]
            sums.total = float(arrays[f"{part}-total"])

    def save(self) -> list[float]:
        """Write the sums, then the weights that follow from them; return how far these are off."""
        import numpy as np

        arrays: dict[str, Any] = {"head": json.dumps(self.head()), "games": self.training.games}
        for part, sums in self.parts():
            for name in SUMS:
                arrays[f"{part}-{name}"] = getattr(sums, name)
        weights = self.training.weights()
        errors = self.training.errors(weights)
        written = self.sums.with_name(f"{self.sums.name}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with written.open("wb") as file:
                np.savez_compressed(file, **arrays)
            written.replace(self.sums)
            text = self.text(weights, errors)
            written.write_text(text, encoding="utf-8")
            written.replace(self.path)
        except OSError as error:
            raise TatamiError(f"The file {self.path} cannot be written: {reason(error)}.") from None
        return errors

    def parts(self) -> list[tuple[str, Sums]]:
        """All sums, each with its name in the file."""
        kinds = self.training.model.kinds
        taught = [
            (f"taught-{kind}", s) for kind, s in zip(kinds, self.training.taught, strict=True)
        ]
        held = [(f"held-{kind}", s) for kind, s in zip(kinds, self.training.held_out, strict=True)]
        return taught + held

    def text(self, weights: list[Any], errors: list[float]) -> str:
        """The weights, and how they were learned."""
        game, model = self.training.game, self.training.model
        lines = [
            "# Made by `tatami train`. Each feature has a weight, and another one for how",
            "# much of the game is left.",
            f'game = "{game.name}"',
            f"rules = {game.version}",
            f"seed = {json.dumps(self.training.seed)}",
            f"games = {self.training.games}",
            f"seats = {self.training.seats}",
            f"lambda = {self.training.strengths()}  # by kind of moment",
            "",
            "[held_out_error]  # of what is foretold, and of what is foretold by hand",
        ]
        by_hand = self.training.errors(list(map(list_to_array, model.before_learning())))
        for kind, error, before in zip(model.kinds, errors, by_hand, strict=True):
            lines.append(f"{kind} = [{error:.2f}, {before:.2f}]")
        lines += ["", "[names]", "all = ["]
        lines += [f'  "{name}",' for name in model.names]
        lines += ["]", "", "[weights]"]
        for kind, of in zip(model.kinds, weights, strict=True):
            lines += [f"{kind} = [", *rows_of(of), "]"]
        return "\n".join(lines) + "\n"


def list_to_array(numbers: list[float]) -> Any:
    """Numbers as an array."""
    import numpy as np

    return np.array(numbers)


def rows_of(weights: Any) -> list[str]:
    """Numbers, eight to a line."""
    texts = [f"{float(weight):.5g}" for weight in weights]
    return [f"  {', '.join(texts[at : at + 8])}," for at in range(0, len(texts), 8)]
