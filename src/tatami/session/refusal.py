"""A refusal: why something cannot be done at a table, as a code that the texts know."""


class Refused(Exception):
    """Something cannot be done, and nothing has changed. `rule` is empty if no rule forbids it."""

    def __init__(self, code: str, rule: str = "", word: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.word = word
