"""Draw mutants of the sources, and find those that no test notices.

    python tools/mutants.py [-n 20] [--seed 1] [--from 1] [--copies 1] [PACKAGE …]

A mutant is a copy of the sources with one small mistake of a kind that mutmut makes. The tool runs
each mutant against the tests that run its line, the quickest first (tools/covering.py measures them
when it has to). If these are very many, the slowest are left out. The packages are core, games and
session, or parts of them (games/senji). tools/equivalent_mutants.txt names the mutants that mean
the same as the original, each with its reason. Any other mutant that survives is an error.
"""

import argparse
import difflib
import os
import random
import resource
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, final

import libcst as cst
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_assignment
from mutmut.mutation.pragma_handling import IgnoredCode

from covering import Covering
from scratch import ROOT, Scratch, scratch

PACKAGES: Final = ("core", "games", "session")
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.txt"
KILLED: Final = "killed"
EQUAL: Final = "equivalent"
SURVIVED: Final = "survived"
LIMIT: Final = 180  # seconds that the tests of one mutant took together when they were measured
SECONDS: Final = 900  # after which they are stopped: a mutant may never end
PATIENCE: Final = ("--timeout", "90")  # the same for each of these tests, none of which takes 20 s
MEMORY: Final = 4 << 30  # bytes for each process: a mutant may gather things without end
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
    """The modules of these packages, named from the sources. Former rules are left out."""
    source = ROOT / "src"
    files = [file for part in packages for file in (source / "tatami" / part).rglob("*.py")]
    return sorted(file.relative_to(source) for file in files if "former" not in file.parts)


@final
class Module:
    """A module of the sources with the mutations that are possible in its functions. What is
    printed on cards has its own tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = (ROOT / "src" / path).read_text(encoding="utf-8")
        visitor = MutationVisitor(OPERATORS, IgnoredCode(set(), set(), set()))
        self.tree = cst.MetadataWrapper(cst.parse_module(self.text)).visit(visitor)
        self.left = [each for each in visitor.mutations if each.contained_by_top_level_function]

    def drawn(self, dice: random.Random) -> Mutant:
        """A mutant with one of the mutations that have not been drawn yet."""
        mutation = self.left.pop(dice.randrange(len(self.left)))
        made = deep_replace(self.tree, mutation.original_node, mutation.mutated_node)
        assert isinstance(made, cst.Module)  # noqa: S101  (a node of a module stays in the module)
        old, new = self.text.splitlines(), made.code.splitlines()
        parts = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        _, first, last, there, end = next(part for part in parts if part[0] != "equal")
        before, after = joined(old[first:last]), joined(new[there:end])
        return Mutant(self.path, first + 1, before, after, made.code)


def joined(lines: list[str]) -> str:
    """Lines as one, whatever their indentation."""
    return " ".join([line.strip() for line in lines])


def drawn(packages: list[str], count: int, seed: str) -> list[Mutant]:
    """This many mutants. Long modules give more of them."""
    dice = random.Random(seed)
    paths = modules(packages)
    lengths = [len((ROOT / "src" / path).read_text(encoding="utf-8")) for path in paths]
    found: list[Mutant] = []
    known: dict[Path, Module] = {}
    while len(found) < count:
        path = dice.choices(paths, lengths)[0]
        if path not in known:
            known[path] = Module(path)
        if known[path].left:
            found.append(known[path].drawn(dice))
    return found


def trial_of(each: Mutant, covering: Covering) -> list[str]:
    """The tests that run the mutant's line, as many of the quickest as fit into the limit."""
    tests = covering.tests(each.path, each.line)
    taken = list(accumulate([covering.seconds[test] for test in tests]))
    return [test for test, seconds in zip(tests, taken, strict=True) if seconds < LIMIT]


def killer(copy: Scratch, each: Mutant, tests: list[str], sound: set[str]) -> str:
    """The test that notices the mistake, or nothing. The test must pass without the mistake. Tests
    that do so are noted as sound."""
    if not tests:
        return ""
    with copy.changed(each.path, each.text):
        if not copy.fails([*PATIENCE, *tests], SECONDS):
            return ""
    named = [line.removeprefix("FAILED ").split(" - ")[0] for line in copy.said.splitlines()]
    failed = next((test for test in tests if test in named), tests[0])
    if failed not in sound and copy.fails([failed], SECONDS):
        print(copy.said)
        sys.exit(f"mutants: a test fails by itself: {failed}")
    sound.add(failed)
    return failed


def is_equivalent(each: Mutant) -> bool:
    """Whether the list names the mutant as equivalent."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    named = [line.split(" | ")[:3] for line in lines if not line.startswith("#")]
    return [str(each.path), each.before, each.after] in named


@final
class Trial:
    """Mutants are tried on copies of the sources, as many at a time as there are copies."""

    def __init__(self, copies: list[Scratch]) -> None:
        self.covering = Covering()
        self.sound: set[str] = set()
        self.free: SimpleQueue[Scratch] = SimpleQueue()
        for copy in copies:
            self.free.put(copy)

    def verdict(self, each: Mutant, tests: list[str]) -> tuple[str, str]:
        """Whether a mutant is equivalent, killed, or survived, and what shows it."""
        start = time.monotonic()
        if is_equivalent(each):
            return EQUAL, "named in the list"
        copy = self.free.get()
        try:
            failed = killer(copy, each, tests, self.sound)
        finally:
            self.free.put(copy)
        took = f"{time.monotonic() - start:.0f} s"
        return (
            (KILLED, f"{failed}, {took}") if failed else (SURVIVED, f"{len(tests)} tests, {took}")
        )

    def verdicts(self, those: list[Mutant]) -> Counter[str]:
        """How many were killed, are equivalent, or survived. Prints each result at once."""
        # coverage's data is read by one thread
        tests = [trial_of(each, self.covering) for each in those]
        counted: Counter[str] = Counter()
        with ThreadPoolExecutor(self.free.qsize()) as beside:
            for each, (verdict, why) in zip(
                those, beside.map(self.verdict, those, tests), strict=True
            ):
                counted[verdict] += 1
                print(f"{verdict} src/{each.path}:{each.line} ({why})")
                print(f"  - {each.before}\n  + {each.after}", flush=True)
        return counted


def main() -> None:
    """Draw mutants, try them, and print the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", dest="first", type=int, default=1, help="leave out those before")
    parser.add_argument("--copies", type=int, default=1, help="how many to try at a time")
    parser.add_argument("packages", nargs="*", default=PACKAGES)
    wanted = parser.parse_args()
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    those = drawn(list(wanted.packages), wanted.n, wanted.seed)[wanted.first - 1 :]
    with ExitStack() as stack:
        copies = [stack.enter_context(scratch()) for _ in range(wanted.copies)]
        counted = Trial(copies).verdicts(those)
    print(", ".join([f"{len(those)} drawn", *[f"{n} {each}" for each, n in counted.items()]]))
    sys.exit(counted[SURVIVED] > 0)


if __name__ == "__main__":
    main()
