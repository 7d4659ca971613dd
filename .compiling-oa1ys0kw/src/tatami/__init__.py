"""Tatami: an online table, a sparring partner and a laboratory for four strategy games."""

__version__ = "0.1.0"
