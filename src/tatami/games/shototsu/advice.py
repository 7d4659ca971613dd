"""What Shōtotsu tells the bots: how good a table looks from a seat."""

from tatami.games.shototsu.table import Shototsu


def value(t: Shototsu, seat: int) -> float:
    """Honour ahead of the best other player."""
    return float(t.score(seat))
