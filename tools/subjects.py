"""Do the subjects of the commits to be pushed follow the rules?

    .venv/bin/python tools/subjects.py [RANGE]

RANGE is origin/main..HEAD unless you give another, in the form that `git log` takes. A subject has
at most 72 letters and does not end with a full stop. The tool prints each subject that breaks a
rule. The exit code is then 1.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 72


def faults(subject: str) -> list[str]:
    """What is wrong with a subject."""
    found = []
    if len(subject) > LONGEST:
        found.append(f"{len(subject)} letters, at most {LONGEST}")
    if subject.endswith("."):
        found.append("ends with a full stop")
    return found


def commits(span: str) -> list[tuple[str, str]]:
    """The commits of a range, the latest first: the short hash and the subject of each."""
    command = ["git", "log", "--format=%h %s", "--end-of-options", span]
    listed = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if listed.returncode:
        sys.exit(f"subjects: {listed.stderr.strip()}")
    parted = [line.partition(" ") for line in listed.stdout.splitlines()]
    return [(commit, subject) for commit, _, subject in parted]


def main() -> None:
    """Print what is wrong with each subject."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("range", nargs="?", default="origin/main..HEAD")
    wrong = 0
    for commit, subject in commits(parser.parse_args().range):
        for fault in faults(subject):
            wrong += 1
            print(f"{commit} {subject}\n    {fault}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
