"""Which printed values are not known and are our own: the data file says so block by block."""

from typing import Any, Final

from tatami.core.ledger import Reconstructed
from tatami.games.senji.printed import SOURCE


def is_block(thing: object) -> bool:
    """Whether a part of the data file says where it comes from."""
    return isinstance(thing, dict) and isinstance(thing.get("source"), str)


def made_anew(blocks: list[dict[str, Any]]) -> Reconstructed | None:
    """Those of these blocks that are reconstructed, and what is known of them nevertheless."""
    made = [block for block in blocks if block["source"] == "reconstructed"]
    if not made:
        return None
    known: dict[str, list[str]] = {}
    for block in made:
        for field in block.get("known", []):
            known.setdefault(told_as(field), []).append(thing_of(block))
    return Reconstructed(
        things=tuple(thing_of(block) for block in made) if len(made) < len(blocks) else (),
        known={
            field: tuple(things) if len(things) < len(made) else ()
            for field, things in known.items()
        },
    )


def told_as(field: dict[str, str]) -> str:
    """What is known of a block; if it is known in a way only, that too: deduced, perhaps."""
    how = field.get("how", "")
    return f"{field['field']}-{how}" if how else field["field"]


def thing_of(block: dict[str, Any]) -> str:
    """What a block describes, by the name it has at the table."""
    return str(block.get("id", "")).replace("_", "-")


def found_in(part: dict[str, Any], path: str) -> dict[str, Reconstructed]:
    """Every reconstructed block of the data file, by its path."""
    found: dict[str, Reconstructed] = {}
    for name, inner in part.items():
        here = f"{path}-{name}" if path else name
        blocks = inner if isinstance(inner, list) else [inner]
        if blocks and all(is_block(block) for block in blocks):
            made = made_anew(blocks)
            if made is not None:
                found[here] = made
        if isinstance(inner, dict):
            found.update(found_in(inner, here))
    return found


RECONSTRUCTED: Final = found_in(SOURCE, "")
