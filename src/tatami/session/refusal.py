"""Why something cannot be done at a table: a code the texts know, and the rule, if it is one."""


class Refused(Exception):
    """It cannot be done; nothing has changed."""

    def __init__(self, code: str, rule: str = "", word: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.word = word
