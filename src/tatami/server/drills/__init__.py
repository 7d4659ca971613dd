"""Drills across games: choices that cost somebody much, asked anew after days."""
