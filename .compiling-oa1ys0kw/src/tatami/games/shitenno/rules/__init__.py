"""The rules of Shitennō: one module a chapter of the rulebook, and one for paying."""
