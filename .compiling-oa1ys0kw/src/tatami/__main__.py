"""`python -m tatami` is the command `tatami`."""

from tatami.cli.main import run

run()
