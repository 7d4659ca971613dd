"""Errors that people are told of: one clear sentence, never a traceback.

A caller that tells one kind from another catches a subclass (`BadSetup`, `BadRecord`, `BadBot`).
Whoever talks to people catches them all at once.
"""


class TatamiError(Exception):
    """What is wanted cannot be done; the message says why in one sentence."""


def reason(error: OSError) -> str:
    """What the system says was wrong, without the file's name."""
    return (error.strerror or str(error)).rstrip(".").lower()
