"""The ledger: every rule of a game in our words, by its id."""

import tomllib
from typing import Any, Final, final

FIELDS: Final = ("id", "chapter", "text", "ruling", "data")


@final
class Rule:
    """One rule. Its ruling is what we decided where the rulebook is silent; its data are the blocks
    of printed values it depends on."""

    def __init__(
        self, rule_id: str, chapter: str, text: str, ruling: str, data: tuple[str, ...]
    ) -> None:
        self.id = rule_id
        self.chapter = chapter
        self.text = text
        self.ruling = ruling
        self.data = data


@final
class Reconstructed:
    """Printed values that are not known, so that we made our own.

    `things` are those of a block that are concerned; none means all. `known` is what is known of
    them nevertheless: the things, by field.
    """

    def __init__(self, things: tuple[str, ...], known: dict[str, tuple[str, ...]]) -> None:
        self.things = things
        self.known = known


@final
class Ledger:
    """All rules of a game, in the order of the rulebook."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        source: dict[str, Any] = tomllib.loads(text)
        for entry in source["rule"]:
            unknown = [field for field in entry if field not in FIELDS]
            if unknown or entry["id"] in self.rules:
                raise ValueError(f"{entry['id']}: stands twice, or has unknown fields {unknown}")
            self.rules[entry["id"]] = Rule(
                entry["id"],
                entry["chapter"],
                entry["text"],
                entry.get("ruling", ""),
                tuple(entry.get("data", ())),
            )

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]

    def chapters(self) -> list[str]:
        """The names of the chapters, each once, in order."""
        return list(dict.fromkeys(rule.chapter for rule in self.rules.values()))
