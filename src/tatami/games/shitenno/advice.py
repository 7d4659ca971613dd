"""What Shitennō tells the bots: how good a table looks from a seat."""

from tatami.games.shitenno.table import Shitenno


def value(t: Shitenno, seat: int) -> float:
    """Points ahead of the best other player."""
    return float(t.score(seat))
