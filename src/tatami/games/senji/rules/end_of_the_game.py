"""The end of the round and of the game (SEN-67, 70, 71)."""

from typing import Final

from tatami.core.table import replaced
from tatami.core.words import NOBODY, SEAT
from tatami.games.senji.printed import (
    FAMILY_OF,
    KINDS_OF_SAMURAI,
    LEAST_HONOUR,
    MERCENARY_PRICE,
)
from tatami.games.senji.rules.cards import give_back
from tatami.games.senji.rules.set_up import pile_up
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import AS_KAMI, GONE
from tatami.games.senji.words import LAST_ROUND, OUT, SHOGUN

MOST_ROUNDS: Final = 12  # a stop for the software (SEN-70)


def end_or_go_on(t: Senji) -> bool:
    """A family that cannot go on is out (SEN-67). With 60 honour somewhere the game ends (SEN-70),
    unless the highest score is shared: then one last round settles it (SEN-71)."""
    for family in t.families():
        if is_out(t, family):
            leave(t, family)
    scores = [t.honour[family] for family in t.families()]
    if t.last_round or len(scores) <= 1:
        return True
    best = max(scores)
    if best < t.house.goal:
        return t.round == MOST_ROUNDS
    if scores.count(best) == 1:
        return True
    t.last_round = True
    t.tell(LAST_ROUND)
    return False


def has_pieces(t: Senji, family: int) -> bool:
    """Whether a unit or a samurai of a family is on the board."""
    lords = [t.lord[samurai] for samurai, at in enumerate(t.where) if at >= 0]
    return family in lords or t.in_play(family) > 0


def is_out(t: Senji, family: int) -> bool:
    """No province, no piece, and too little honour to pay for one unit (SEN-67)."""
    poor = t.honour[family] - MERCENARY_PRICE < LEAST_HONOUR
    return poor and family not in t.owner and not has_pieces(t, family)


def leave(t: Senji, family: int) -> None:
    """The family counts as absent: its cards form a pile, others' go back to them (SEN-67)."""
    t.tell(OUT, SEAT[t.seat[family]])
    t.seat = replaced(t.seat, family, NOBODY)
    others = t.exposed[family] + tuple([c for c in t.hands[family] if c not in own(t, family)])
    t.hands = replaced(t.hands, family, own(t, family))
    t.exposed = replaced(t.exposed, family, ())
    locked = [card for _, bidder, card, _ in t.bids if bidder == family]
    t.bids = tuple([bid for bid in t.bids if bid[1] != family])
    pile_up(t, family)
    for card in (*others, *locked):
        give_back(t, card)
    t.flowers_known.openly(t.flowers[family], NOBODY)
    t.discard += t.flowers[family]
    t.flowers = replaced(t.flowers, family, ())
    for samurai in range(KINDS_OF_SAMURAI):
        if t.lord[samurai] == family and t.where[samurai] == AS_KAMI:
            t.where[samurai] = GONE


def own(t: Senji, family: int) -> tuple[int, ...]:
    """The cards of a hand that are the family's own."""
    return tuple([card for card in t.hands[family] if FAMILY_OF[card] == family])


def standing(t: Senji, family: int) -> tuple[int, int, int, int]:
    """Honour, then hosting the emperor, then provinces (SEN-71); but a family that is out stands
    behind those that are left (SEN-67)."""
    left = int(t.seat[family] != NOBODY)
    return left, t.honour[family], int(family == t.host), len(t.provinces_of(family))


def places(t: Senji) -> list[int]:
    """The place of each seat, from 1; who ties in everything shares it (SEN-71)."""
    merits = [standing(t, family) for family in t.family]
    return [1 + sum([other > mine for other in merits]) for mine in merits]


def name_the_shogun(t: Senji) -> None:
    """The highest is shōgun (SEN-70)."""
    for seat, place in enumerate(places(t)):
        if place == 1:
            t.tell(SHOGUN, SEAT[seat], t.honour[t.family[seat]])
