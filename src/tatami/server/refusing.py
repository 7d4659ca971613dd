"""How the server refuses to begin."""


class CannotServe(Exception):
    """The server cannot begin; the message says why in one sentence."""
