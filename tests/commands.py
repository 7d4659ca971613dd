"""Commands, run in the process of the test: a process of its own would load for a second."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest

from tatami.cli.main import run


def told(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """What `tatami` prints, and how it ends."""
    out, err, before = io.StringIO(), io.StringIO(), os.umask(0o077)
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["tatami", *words])
        for name, value in environment.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            run()
    os.umask(before)
    code = int(ended.value.code or 0)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())
