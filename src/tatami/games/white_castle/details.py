"""What each choice at a table of The White Castle costs, holds or brings."""

from collections.abc import Callable
from typing import Final

from tatami.core.ask import Ask
from tatami.core.details import Detail, Details
from tatami.core.words import NOBODY, Word
from tatami.games.white_castle.choices import cost
from tatami.games.white_castle.effects import (
    COIN,
    COURTIER,
    FOOD,
    GAIN,
    GAINS,
    GARDENER,
    INFLUENCE,
    IRON,
    LANTERN,
    PAY,
    SEAL,
    WARRIOR,
    WELL,
    Effect,
)
from tatami.games.white_castle.frames import Doing, Entrance, Journey, RivalPlants, Tending, Turn
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    CHOICES,
    CLIMB_PEARLS,
    DAIMYOS,
    DECREES,
    DOMAIN_SPACE,
    EFFECTS,
    ENDS,
    FLOOR_OF,
    FLOOR_POINTS,
    FRONTS,
    GARDEN_EFFECT,
    GARDEN_FOOD,
    GARDEN_POINTS,
    GARDENS,
    GATE,
    LANTERNS,
    LIMIT,
    PLACES,
    ROOMS,
    ROWS,
    TOLL,
    TRACK_END,
    TRACK_POINTS,
    YARD_IRON,
    YARD_VALUE,
)
from tatami.games.white_castle.rules.clan_members import yard_effects
from tatami.games.white_castle.rules.courtier import GOAL_FLOOR
from tatami.games.white_castle.rules.dice import sets_off
from tatami.games.white_castle.rules.gains import lost
from tatami.games.white_castle.rules.icon_kinds import barred, lantern, well
from tatami.games.white_castle.rules.icons import facing, visible
from tatami.games.white_castle.rules.scoring import inside, might
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import (
    AUDIENCE,
    CLIMB,
    CLIMBS,
    CROSS,
    DO,
    DOMAIN,
    FAVOUR,
    GARDEN,
    PAIR,
    PLACE,
    ROOM,
    ROW,
    STAY,
    STOP,
    TAKE,
    TEND,
    YARD,
)
from tatami.games.white_castle.words import GAIN as GAIN_ONE

Known = tuple[Detail, ...]


def details(t: WhiteCastle, ask: Ask) -> Details:
    """What there is to know of each choice of a question that is more than its name."""
    found: dict[Word, Known] = {}
    for word in ask.options:
        if word.verb.name in ABOUT and (known := ABOUT[word.verb.name](t, ask.seat, word)):
            found[word] = known
    return found


def icons(effects: tuple[Effect, ...]) -> tuple[Word, ...]:
    """Icons as the words that do them: so they have one name everywhere."""
    return tuple([DO[effect.number] for effect in effects])


def does(effects: tuple[Effect, ...]) -> Detail:
    """What is done there."""
    return Detail("does", {"effects": icons(effects)})


def at_the_end(points: int) -> Known:
    """Golden fans (WHI-29)."""
    return (Detail("at-the-end", {"points": points}),) if points else ()


# -- starting cards, dice and spaces -----------------------------------------------------------


def of_a_pair(t: WhiteCastle, seat: int, word: Word) -> Known:
    """What it gives, what it puts into the lantern area, and the action for the domain (WHI-14)."""
    resource, action = t.pairs[word.arg]
    decree = DECREES[resource]
    backs = (resource, decree) if decree >= 0 else (resource,)
    return (
        Detail("gives", {"effects": icons(FRONTS[resource])}),
        Detail("lantern", {"effects": icons(tuple([LANTERNS[back] for back in backs]))}),
        Detail("action", {"effects": icons(ROWS[action][0].effects)}),
    )


def of_a_die(t: WhiteCastle, seat: int, word: Word) -> Known:
    """Its value, and the lantern that the left end brings (WHI-24)."""
    bridge, end = divmod(word.arg, len(ENDS))
    value = Detail("value", {"value": t.bridges[bridge][-1 if end else 0]})
    return (value,) if end else (value, of_the_lantern(t, seat))


def of_the_lantern(t: WhiteCastle, seat: int) -> Detail:
    """All that lies in the lantern area (WHI-50)."""
    return Detail("lantern", {"effects": icons(lantern(t, seat))})


def of_a_space(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The coins for the difference (WHI-22), and what the die does there."""
    u = t.nearest(Turn)
    space = word.arg
    coins = -cost(t, seat, word).get(GAINS[COIN], 0)
    name = "coins-gained" if coins > 0 else "coins-paid" if coins else "coins-even"
    price = Detail(name, {"coins": abs(coins)})
    if space == DOMAIN_SPACE:
        return (price, of_the_row(t, seat, u.colour))
    effects = sets_off(t, seat, u.colour, space)
    if CHOICES[space]:
        return (price, Detail("either", {"effects": icons(effects)}))
    return (price, does(effects))


def of_the_row(t: WhiteCastle, seat: int, row: int) -> Detail:
    """The rewards visible in a row, then the action that faces it (WHI-33)."""
    rewards, action = visible(t, seat, row), facing(t, seat, row)
    return Detail("row", {"rewards": icons(rewards), "action": icons(action)})


def of_a_domain_row(t: WhiteCastle, seat: int, word: Word) -> Known:
    """What a row gives without a die (WHI-55)."""
    return (of_the_row(t, seat, word.arg),)


# -- icons -------------------------------------------------------------------------------------


def of_an_icon(t: WhiteCastle, seat: int, word: Word) -> Known:
    """What it opens, what it may cost, and what of it would be lost."""
    effect = EFFECTS[word.arg]
    if effect.op == PAY:
        effect = effect.parts[0]
    if effect.op == GAIN:
        return of_a_gain(t, seat, effect)
    if effect.op == LANTERN:
        return (of_the_lantern(t, seat),)
    if effect.op == WELL:
        return (does(well(t)),)
    return of_a_member(t, seat, effect)


def of_a_gain(t: WhiteCastle, seat: int, effect: Effect) -> Known:
    """What finds no room (WHI-26, 28), or the gate on the way (WHI-52)."""
    if over := lost(t, seat, effect):
        return (Detail("no-room", {"amount": over}),)
    if effect.what == INFLUENCE:
        here = t.track[seat]
        for space in range(here + 1, min(here + effect.amount, TRACK_END) + 1):
            if TOLL[space]:
                return (Detail("gate", {"space": space, "seals": TOLL[space]}),)
    return ()


def of_a_member(t: WhiteCastle, seat: int, effect: Effect) -> Known:
    """What it takes to send one (WHI-40, 41, 43 and 44)."""
    if effect.op == COURTIER:
        prices = {"coins": AUDIENCE_COINS, "one": CLIMB_PEARLS[1], "two": CLIMB_PEARLS[2]}
        return (Detail("court", dict(prices)),)
    if effect.op == GARDENER:
        free = [g for g in range(len(GARDENS)) if not t.gardeners[g] >> seat & 1]
        least = min([GARDEN_FOOD[t.gardens[garden]] for garden in free])
        return (Detail("from-food", {"least": least, "owned": t.has(seat, FOOD)}),)
    if effect.op == WARRIOR:
        return (Detail("from-iron", {"least": min(YARD_IRON), "owned": t.has(seat, IRON)}),)
    return ()


def of_a_resource(t: WhiteCastle, seat: int, word: Word) -> Known:
    """How many there are already, and how many there can be (WHI-26)."""
    return (Detail("owned", {"owned": t.has(seat, word.arg), "limit": LIMIT[word.arg]}),)


def of_a_castle_row(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The icons of that row: of the card in the room, or of the one just taken (WHI-45)."""
    place = PLACES[word.arg]
    card = t.rooms[place.room]
    frame = t.frames[-1]
    if isinstance(frame, Entrance):
        card = frame.card
    return (does(ROWS[card][place.row].effects),)


def of_stopping(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The goods that are still taken, and what would be left undone (WHI-25, 61)."""
    frame = t.frames[-1]
    goods: list[Word] = []
    undone: list[Word] = []
    if isinstance(frame, Doing):
        for effect in frame.left:
            if not barred(t, seat, effect):
                (goods if effect.is_goods() else undone).append(DO[effect.number])
    if isinstance(frame, Tending):
        for garden in frame.left:
            effect = GARDEN_EFFECT[t.gardens[garden]]
            (goods if effect.is_goods() else undone).append(TEND[garden])
    taken = (Detail("still-taken", {"things": tuple(goods)}),) if goods else ()
    return (*taken, Detail("left-undone", {"things": tuple(undone)})) if undone else taken


# -- members -----------------------------------------------------------------------------------


def of_a_yard(t: WhiteCastle, seat: int, word: Word) -> Known:
    """Its price, its tiles, and what a warrior counts there (WHI-40, 73)."""
    value, courtiers = YARD_VALUE[word.arg], inside(t, seat)
    return (
        Detail("costs-iron", {**cost(t, seat, word)}),
        does(yard_effects(t, word.arg)),
        Detail("warrior", {"value": value, "inside": courtiers, "points": value * courtiers}),
    )


def of_a_garden(t: WhiteCastle, seat: int, word: Word) -> Known:
    """Its price, its action and its points (WHI-41, 74); the rival neither pays nor acts."""
    card = t.gardens[word.arg]
    points = at_the_end(GARDEN_POINTS[card])
    if isinstance(t.frames[-1], RivalPlants):
        return points
    price = Detail("costs-food", {**cost(t, seat, word)})
    return (price, does((GARDEN_EFFECT[card],)), *points)


def of_tending(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The card's action (WHI-61)."""
    return (does((GARDEN_EFFECT[t.gardens[word.arg]],)),)


def of_an_audience(t: WhiteCastle, seat: int, word: Word) -> Known:
    """What a courtier counts at the gates (WHI-72)."""
    return at_the_end(FLOOR_POINTS[GATE])


def of_a_climb(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The points it adds, and the card or the favours it leads to (WHI-45, 47, 72 and 73)."""
    floor, room = CLIMBS[word.arg]
    points = FLOOR_POINTS[GOAL_FLOOR[room]] - FLOOR_POINTS[floor]
    if floor == GATE:  # now the warriors count it
        points += might(t, seat)
    if room == ROOMS:
        return (*at_the_end(points), of_the_lantern(t, seat), *free_favours(t))
    light = [row.effects for row in ROWS[t.rooms[room]] if row.light]
    met = tuple([Detail("light", {"effects": icons(effects)}) for effects in light])
    stays = () if t.decks[FLOOR_OF[room]] else (Detail("card-stays", {}),)
    return (*at_the_end(points), *met, *stays)


def free_favours(t: WhiteCastle) -> Known:
    """What the daimyō still has to grant (WHI-47)."""
    favours = zip(DAIMYOS[t.daimyo], t.favours, strict=True)
    free = [icons(reward) for reward, clan in favours if clan == NOBODY]
    return tuple([Detail("favour", {"effects": effects}) for effects in free])


def of_a_favour(t: WhiteCastle, seat: int, word: Word) -> Known:
    """Its reward (WHI-47)."""
    return (does(DAIMYOS[t.daimyo][word.arg]),)


# -- time, and the rival -------------------------------------------------------------------------


def of_crossing(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The seals it costs, and what the new season counts (WHI-52, 71)."""
    space = t.track[seat] + 1
    price = Detail("costs-seals", {"seals": cost(t, seat, word)[GAINS[SEAL]]})
    return (price, Detail("season", {"points": TRACK_POINTS[space]}))


def of_staying(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The steps that are lost (WHI-52)."""
    return (Detail("steps-lost", {"steps": t.nearest(Journey).to_go}),)


def of_a_room(t: WhiteCastle, seat: int, word: Word) -> Known:
    """The card that leaves the castle (WHI-87)."""
    return tuple([does(row.effects) for row in ROWS[t.rooms[word.arg]]])


ABOUT: Final[dict[str, Callable[[WhiteCastle, int, Word], Known]]] = {
    PAIR.name: of_a_pair,
    TAKE.name: of_a_die,
    PLACE.name: of_a_space,
    DO.name: of_an_icon,
    STOP.verb.name: of_stopping,
    GAIN_ONE.name: of_a_resource,
    ROW.name: of_a_castle_row,
    DOMAIN.name: of_a_domain_row,
    YARD.name: of_a_yard,
    GARDEN.name: of_a_garden,
    AUDIENCE.verb.name: of_an_audience,
    CLIMB.name: of_a_climb,
    FAVOUR.name: of_a_favour,
    CROSS.verb.name: of_crossing,
    STAY.verb.name: of_staying,
    TEND.name: of_tending,
    ROOM.name: of_a_room,
}
