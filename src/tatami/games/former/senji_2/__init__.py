"""Senji: families, hostages and honour in the age of warring states."""
