"""Tournaments: who plays whom, from which seat, and who is ahead. They know no game or server."""
