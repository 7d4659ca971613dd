"""Draw mutants of the sources, and find those that no test notices.

    python tools/mutants.py [-n 20] [--seed 1] [PACKAGE …]

A mutant is a copy of the sources with one small mistake of a kind that mutmut makes. The tool runs
each mutant against the tests of its package, the tests most likely to fail first. The packages are
core, games and session, or parts of them (games/senji). tools/equivalent_mutants.txt names the
mutants that mean the same as the original, each with its reason. Any other mutant that survives is
an error.
"""

import argparse
import difflib
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import libcst as cst
from mutmut.mutation.file_mutation import Mutation, MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_assignment
from mutmut.mutation.pragma_handling import IgnoredCode

from scratch import ROOT, Scratch, scratch

PACKAGES: Final = ("core", "games", "session")
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.txt"
SURVIVED: Final = "survived"
SECONDS: Final = 1800  # for the tests of one mutant, which may never end
# mypy finds missing arguments, None as an argument, and None assigned: these are no mutants here.
LEFT_TO_MYPY: Final = (operator_arg_removal, operator_assignment)
OPERATORS: Final = [each for each in mutation_operators if each[1] not in LEFT_TO_MYPY]


class Mutant(NamedTuple):
    """One mistake."""

    path: Path  # from the sources
    line: int
    before: str  # the lines that differ
    after: str
    text: str  # of the whole module


def modules(packages: list[str]) -> list[Path]:
    """The modules of these packages, named from the sources."""
    source = ROOT / "src"
    files = [file for part in packages for file in (source / "tatami" / part).rglob("*.py")]
    return sorted(file.relative_to(source) for file in files)


def mutants(path: Path) -> list[Mutant]:
    """All mutants in the functions of a module. What is printed on cards has its own tests."""
    text = (ROOT / "src" / path).read_text(encoding="utf-8")
    visitor = MutationVisitor(OPERATORS, IgnoredCode(set(), set(), set()))
    module = cst.MetadataWrapper(cst.parse_module(text)).visit(visitor)
    inside = [each for each in visitor.mutations if each.contained_by_top_level_function]
    return [mutant(path, text, module, mutation) for mutation in inside]


def mutant(path: Path, text: str, module: cst.Module, mutation: Mutation) -> Mutant:
    """The mutant of a module with this mutation."""
    made = deep_replace(module, mutation.original_node, mutation.mutated_node)
    assert isinstance(made, cst.Module)  # noqa: S101  (a node of a module stays in the module)
    old, new = text.splitlines(), made.code.splitlines()
    parts = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    _, first, last, there, end = next(part for part in parts if part[0] != "equal")
    return Mutant(path, first + 1, joined(old[first:last]), joined(new[there:end]), made.code)


def joined(lines: list[str]) -> str:
    """Lines as one, whatever their indentation."""
    return " ".join([line.strip() for line in lines])


def drawn(packages: list[str], count: int, seed: str) -> list[Mutant]:
    """This many mutants. Long modules give more of them."""
    dice = random.Random(seed)
    paths = modules(packages)
    lengths = [len((ROOT / "src" / path).read_text(encoding="utf-8")) for path in paths]
    found: list[Mutant] = []
    known: dict[Path, list[Mutant]] = {}
    while len(found) < count:
        path = dice.choices(paths, lengths)[0]
        if path not in known:
            known[path] = mutants(path)
        if known[path]:
            found.append(known[path].pop(dice.randrange(len(known[path]))))
    return found


def runs_of(path: Path) -> list[list[str]]:
    """What pytest runs for a module: the tests likeliest to fail, then the others."""
    if path.parts[1] == "session":
        return [["tests/session"], ["tests/server"]]
    if path.parts[1] == "games" and len(path.parts) > 3:
        return runs_of_a_game(path.parts[2], f"test_{path.stem}.py")
    near = ["tests/core", "tests/conformance/test_golden.py"]
    return [near, ["tests/session", "tests/bots"], ["tests/rules", "tests/conformance"]]


def runs_of_a_game(game: str, name: str) -> list[list[str]]:
    """The same for a module of a game: its golden games, its rules, then tests that name it."""
    own = [f"tests/rules/{game}/{name}", f"tests/rules/{game}", f"tests/examples/{game}"]
    all_games = ["tests/conformance", "tests/texts", "tests/bots", "tests/cli", "-k", game]
    golden = ["test_golden.py", "test_transcripts.py"]
    return [
        [*[f"tests/conformance/{test}" for test in golden], "-k", game],
        [test for test in own if (ROOT / test).exists()],
        all_games,
    ]


def survives(copy: Scratch, each: Mutant, sound: set[str]) -> bool:
    """Whether no test notices the mistake. A run that fails must pass without the mistake. Runs
    that do so are noted as sound."""
    for tests in runs_of(each.path):
        run = ["-m", "not slow", *tests]
        with copy.changed(each.path, each.text):
            failed = copy.fails(run, SECONDS)
        if failed and str(run) not in sound and copy.fails(run, SECONDS):
            print(copy.said)
            sys.exit(f"mutants: the tests fail by themselves: pytest {' '.join(run)}")
        if failed:
            sound.add(str(run))
            return False
    return True


def is_equivalent(each: Mutant) -> bool:
    """Whether the list names the mutant as equivalent."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    named = [line.split(" | ")[:3] for line in lines if not line.startswith("#")]
    return [str(each.path), each.before, each.after] in named


def tried(those: list[Mutant]) -> Counter[str]:
    """How many were killed, are equivalent, or survived. Prints each result at once."""
    counted: Counter[str] = Counter()
    sound: set[str] = set()
    with scratch() as copy:
        for each in those:
            start = time.monotonic()
            verdict = "equivalent" if is_equivalent(each) else "killed"
            if verdict == "killed" and survives(copy, each, sound):
                verdict = SURVIVED
            counted[verdict] += 1
            took = time.monotonic() - start
            print(f"{verdict} src/{each.path}:{each.line} ({took:.0f} s)")
            print(f"  - {each.before}\n  + {each.after}", flush=True)
    return counted


def main() -> None:
    """Draw mutants, try them, and print the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("packages", nargs="*", default=PACKAGES)
    wanted = parser.parse_args()
    counted = tried(drawn(list(wanted.packages), wanted.n, wanted.seed))
    print(", ".join([f"{wanted.n} drawn", *[f"{n} {verdict}" for verdict, n in counted.items()]]))
    sys.exit(counted[SURVIVED] > 0)


if __name__ == "__main__":
    main()
