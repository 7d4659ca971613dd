"""Errors of the server that its host is told of."""

from tatami.core.errors import TatamiError


class CannotServe(TatamiError):
    """The server cannot begin, or a tool of its host cannot do its work."""
