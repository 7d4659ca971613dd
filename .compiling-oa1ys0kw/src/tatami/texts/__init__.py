"""Texts: everything people read, in their language, from the games' Fluent files."""
