"""Bots: they know the core and a game's advice, never a game's rules or a true table."""
