"""What Senji tells the bots: how good a table looks from a seat."""

from tatami.games.senji.table import Senji


def value(t: Senji, seat: int) -> float:
    """Honour, for now."""
    return float(t.honour[t.family[seat]])
