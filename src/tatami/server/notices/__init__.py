"""Calling people back: what they are told, by which ways, and when."""
