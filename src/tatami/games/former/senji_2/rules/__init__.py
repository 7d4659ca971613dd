"""The rules of Senji: one module a chapter of the rulebook, long chapters in parts."""
