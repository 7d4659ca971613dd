"""What The White Castle tells the bots: how good a table looks from a seat."""

from tatami.games.white_castle.table import WhiteCastle


def value(t: WhiteCastle, seat: int) -> float:
    """Points so far."""
    return float(t.score(seat))
