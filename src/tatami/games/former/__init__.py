"""Former rules: each package is a game as it was under one version of its rules, kept so that its
records and tables go on. `tools/freeze.py` makes them, and no game they can tell changes after."""
