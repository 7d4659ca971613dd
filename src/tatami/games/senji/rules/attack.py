"""Before the dice: executions (SEN-55) and Sanada's retreat (SEN-80)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Attack, Combat
from tatami.games.senji.printed import (
    BORDERS,
    FAMILY_OF,
    FIRST_SUPPORT,
    GAMO,
    GAMO_LOSS,
    MOST_IN_PLACE,
    SANADA,
    VALUE_OF,
)
from tatami.games.senji.rules.cards import seat, take_from_hand
from tatami.games.senji.rules.honour import gain, lose
from tatami.games.senji.rules.imperial import cannot_be_taken
from tatami.games.senji.rules.set_up import samurai_named
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_EXECUTIONS
from tatami.games.senji.troops import Battle
from tatami.games.senji.words import (
    ATTACKED,
    CARD,
    EXECUTE,
    EXECUTED,
    PLACE_NAMED,
    POWER,
    RETREAT,
    RETREATED,
    SPARE,
    STAND,
    TOOK_PROVINCE,
)

LOSS: Final = 2  # an execution costs the attacker twice the hostage's honour (SEN-55)


def declare_the_attack(t: Senji, a: Attack) -> None:
    """Even a province without units is fought for (SEN-50)."""
    b = a.battle
    t.tell(
        ATTACKED,
        POWER[b.attacker],
        PLACE_NAMED[b.province],
        POWER[b.defender],
        b.units,
        samurai_named(b.samurai),
    )


def threaten_a_hostage(t: Senji, a: Attack) -> Ask:
    """The defender may execute hostages of the attacker's family held in hand (SEN-23, 55). He is
    asked whether or not he holds any: nobody else knows."""
    attacker, defender = t.fighter(a.battle.attacker), t.fighter(a.battle.defender)
    ask = Ask(t.seat[defender], "SEN-55", private=True)
    ask.offer(SPARE)
    spent = 0 < t.house.executions <= a.executions
    for card in t.hands[defender]:
        if card < FIRST_SUPPORT and card > a.last:
            able = FAMILY_OF[card] == attacker and not spent
            ask.offer(EXECUTE[card], unless="" if able else "SEN-55")
    for card in t.exposed[defender]:
        ask.offer(EXECUTE[card], unless="SEN-64")
    return ask


def loss_by(t: Senji, attacker: int, card: int) -> int:
    """What the execution of a hostage costs: twice its honour (SEN-55), with Gamo once (SEN-80)."""
    return VALUE_OF[card] * (GAMO_LOSS if t.serves(GAMO, attacker) else LOSS)


def execute_the_hostage(t: Senji, a: Attack) -> None:
    """The attacker loses honour, the defender gains the hostage's, and it leaves the game; the
    attack goes on (SEN-55)."""
    if a.answers[0] is SPARE:
        return
    card = a.answers[0].arg
    attacker, defender = t.fighter(a.battle.attacker), t.fighter(a.battle.defender)
    t.reveal()
    take_from_hand(t, defender, card)
    t.executed = (*t.executed, card)
    t.cards_known.openly((card,), NOBODY)
    loss = loss_by(t, attacker, card)
    lose(t, attacker, loss)
    gain(t, defender, VALUE_OF[card], FROM_EXECUTIONS)
    t.tell(EXECUTED, seat(t, defender), CARD[card], VALUE_OF[card], loss)
    a.executions += 1
    a.last = card
    t.go_to(a, threaten_a_hostage)


def refuges(t: Senji, b: Battle) -> list[int]:
    """Own provinces next to it with room for all units (SEN-80, Sanada)."""
    units = t.units_at(b.defender, b.province)
    return [
        p
        for p in BORDERS[b.province]
        if t.owner[p] == b.defender and t.units_at(b.defender, p) + units <= MOST_IN_PLACE
    ]


def offer_the_retreat(t: Senji, a: Attack) -> Ask | None:
    """With Sanada all pieces may withdraw to one own province next to it (SEN-80)."""
    b = a.battle
    if t.where[SANADA] != b.province or t.lord[SANADA] != b.defender:
        return None
    able = refuges(t, b)
    if not able:
        return None
    ask = Ask(t.speaker(b.defender), "SEN-80", "sanada")
    ask.offer(STAND)
    for p in BORDERS[b.province]:
        ask.offer(RETREAT[p], unless="" if p in able else "SEN-80")
    return ask


def retreat_or_fight(t: Senji, a: Attack) -> None:
    """The attacker then enters without combat and scores nothing (SEN-80)."""
    b = a.battle
    if not a.answers or a.answers[0] is STAND:
        t.call(Combat(b))
        return
    to = a.answers[0].arg
    units = t.units_at(b.defender, b.province)
    t.add_units(b.defender, b.province, -units)
    t.add_units(b.defender, to, units)
    for samurai in t.samurai_at(b.defender, b.province):
        t.where[samurai] = to
    t.tell(RETREATED, POWER[b.defender], PLACE_NAMED[b.province], PLACE_NAMED[to])
    enter(t, b, b.units)


def enter(t: Senji, b: Battle, survivors: int) -> None:
    """The attacker's fortress replaces the loser's, and an order there is discarded (SEN-58);
    the emperor's home is never taken: the attacker stays where he came from (SEN-96)."""
    t.orders = replaced(t.orders, b.province, NOBODY)
    t.add_units(b.attacker, b.origin, survivors - b.units)
    if cannot_be_taken(t, b.province):
        return
    t.add_units(b.attacker, b.origin, -survivors)
    t.add_units(b.attacker, b.province, survivors)
    for samurai in b.samurai:
        t.where[samurai] = b.province
    t.owner[b.province] = b.attacker
    t.tell(TOOK_PROVINCE, POWER[b.attacker], PLACE_NAMED[b.province])


ATTACKING: Final = script(
    Senji,
    Attack,
    declare_the_attack,
    threaten_a_hostage,
    execute_the_hostage,
    offer_the_retreat,
    retreat_or_fight,
)
