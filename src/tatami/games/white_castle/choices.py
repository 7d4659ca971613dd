"""What a choice takes or gives by itself, and what is asked after it."""

from collections.abc import Callable
from typing import Final

from tatami.core.words import NOBODY, Word
from tatami.games.white_castle.effects import (
    COIN,
    FOOD,
    GAIN,
    GAINS,
    IRON,
    PAY,
    PEARL,
    SEAL,
    Effect,
)
from tatami.games.white_castle.frames import CastleAction, Doing, RivalPlants, Tending, Turn
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    EFFECTS,
    FLOOR_OF,
    GARDEN_EFFECT,
    GARDEN_FOOD,
    PLACES,
    PLACES_OF,
    ROOMS,
    ROWS,
    SEALS_A_RESOURCE,
    STEWARDS,
    TOLL,
    YARD_IRON,
)
from tatami.games.white_castle.rules.courtier import PRICES
from tatami.games.white_castle.rules.dice import covered
from tatami.games.white_castle.rules.gains import lost
from tatami.games.white_castle.rules.icon_kinds import begin
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import (
    AUDIENCE,
    CLIMB,
    CLIMBS,
    CROSS,
    DO,
    GARDEN,
    PLACE,
    ROW,
    STOP,
    TEND,
    TRADE,
    VOCABULARY,
    YARD,
)
from tatami.games.white_castle.words import GAIN as GAIN_ONE

BY_TEXT: Final = VOCABULARY.by_text

# What a player pays of each good; what he gains is below 0.
Cost = dict[str, int]

# -- costs ---------------------------------------------------------------------------------------


def costs(t: WhiteCastle, seat: int) -> dict[str, Cost]:
    """What each choice of a player takes or gives by itself, before anything it opens is done."""
    return {word.text: cost(t, seat, word) for word in menu(t, seat)}


def menu(t: WhiteCastle, seat: int) -> list[Word]:
    """What a player may say now."""
    return [word for ask in t.asks if ask.seat == seat for word in ask.options]


def cost(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """The same of one choice; most take and give nothing."""
    known = OF.get(word.verb.name)
    return known(t, seat, word) if known is not None else {}


def price(good: int, amount: int) -> Cost:
    """So much of one good."""
    return {GAINS[good]: amount} if amount else {}


def of_a_space(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """The difference in coins (WHI-22)."""
    u = t.nearest(Turn)
    return price(COIN, covered(t, seat, u.colour, word.arg) - u.value)


def of_an_icon(t: WhiteCastle, seat: int, effect: Effect) -> Cost:
    """The price of an action (WHI-27), or the goods that find room (WHI-26, 28)."""
    if effect.op == PAY:
        return price(effect.what, effect.amount)
    if effect.op == GAIN and effect.is_goods():
        return price(effect.what, lost(t, seat, effect) - effect.amount)
    return {}


def of_doing(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Of an icon that a place shows (WHI-25)."""
    return of_an_icon(t, seat, EFFECTS[word.arg])


def of_tending(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Of the garden's icon: its food is not due again (WHI-61)."""
    return of_an_icon(t, seat, GARDEN_EFFECT[t.gardens[word.arg]])


def of_stopping(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """The goods that are still taken (WHI-25)."""
    frame = t.frames[-1]
    left: list[Effect] = []
    if isinstance(frame, Doing):
        left.extend(frame.left)
    elif isinstance(frame, Tending):
        left.extend([GARDEN_EFFECT[t.gardens[garden]] for garden in frame.left])
    taken: Cost = {}
    for good in range(len(GAINS)):
        amount = sum([each.amount for each in left if each.is_goods() and each.what == good])
        if amount:
            taken.update(price(good, -min(amount, t.room_for(seat, good))))
    return taken


def of_a_castle_row(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """An action of one icon is done at once (WHI-56, 57); several are chosen from (WHI-25)."""
    place = PLACES[word.arg]
    if not isinstance(t.frames[-1], CastleAction):
        return {}
    effects = ROWS[t.rooms[place.room]][place.row].effects
    return of_an_icon(t, seat, effects[0]) if len(effects) == 1 else {}


def of_a_yard(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Its iron (WHI-40)."""
    return price(IRON, YARD_IRON[word.arg])


def of_a_garden(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Its food (WHI-41); the rival pays nothing (WHI-82)."""
    if isinstance(t.frames[-1], RivalPlants):
        return {}
    return price(FOOD, GARDEN_FOOD[t.gardens[word.arg]])


def of_an_audience(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Two coins (WHI-43)."""
    return price(COIN, AUDIENCE_COINS)


def of_a_climb(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """Mother-of-pearl, by the floors it climbs (WHI-44)."""
    return price(PEARL, PRICES[word.arg])


def of_a_resource(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """One of those that are named (WHI-59)."""
    return price(word.arg, -1)


def of_trading(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """A seal for a coin, two for a resource (WHI-28)."""
    return {GAINS[SEAL]: 1 if word.arg == COIN else SEALS_A_RESOURCE, GAINS[word.arg]: -1}


def of_crossing(t: WhiteCastle, seat: int, word: Word) -> Cost:
    """The seals of the gate (WHI-52)."""
    return price(SEAL, TOLL[t.track[seat] + 1])


OF: Final[dict[str, Callable[[WhiteCastle, int, Word], Cost]]] = {
    PLACE.name: of_a_space,
    DO.name: of_doing,
    STOP.verb.name: of_stopping,
    TRADE.name: of_trading,
    GAIN_ONE.name: of_a_resource,
    ROW.name: of_a_castle_row,
    YARD.name: of_a_yard,
    GARDEN.name: of_a_garden,
    AUDIENCE.verb.name: of_an_audience,
    CLIMB.name: of_a_climb,
    CROSS.verb.name: of_crossing,
    TEND.name: of_tending,
}

# -- what is asked next ----------------------------------------------------------------------------


def opens(t: WhiteCastle, seat: int) -> dict[str, list[str]]:
    """What each icon or garden on the menu would ask next: nothing if it only gives. The audience
    is among them, also if an icon leads to it: the courtier may climb at once (WHI-42). So are the
    actions of the castle, each with what it would ask by itself (WHI-56, 57), and the climbs to a
    card with several light actions (WHI-45)."""
    found: dict[str, list[str]] = {}
    for word in menu(t, seat):
        if word is AUDIENCE:
            trial = t.copy()
            trial.frames = trial.frames[-1:]
            after_an_audience(trial, seat, found)
        elif word.verb is DO or word.verb is TEND:
            tend = word.verb is TEND
            effect = GARDEN_EFFECT[t.gardens[word.arg]] if tend else EFFECTS[word.arg]
            found[word.text] = [] if effect.is_goods() else opened(t, seat, effect, found)
    after_the_rows(t, seat, found)
    after_the_climbs(t, seat, found)
    return found


def opened(t: WhiteCastle, seat: int, effect: Effect, found: dict[str, list[str]]) -> list[str]:
    """What an icon asks by itself, played on a table where nothing else is going on."""
    trial = t.copy()
    trial.frames = []
    begin(trial, seat, effect)
    trial.advance()
    words = asked(trial)
    if AUDIENCE.text in words and AUDIENCE.text not in found:
        after_an_audience(trial, seat, found)
    after_the_rows(trial, seat, found)
    return words


def after_the_rows(t: WhiteCastle, seat: int, found: dict[str, list[str]]) -> None:
    """What each action of the castle that may be chosen now asks, if it is a single icon; equal
    icons ask the same. One of several icons is chosen first (WHI-25)."""
    if not t.frames or not isinstance(t.frames[-1], CastleAction):
        return
    by_icon: dict[int, list[str]] = {}
    for word in menu(t, seat):
        icon = single_icon(t, word)
        if icon is None:
            continue
        if icon.number not in by_icon:
            by_icon[icon.number] = after_a_row(t, seat, word, found)
        words = by_icon[icon.number]
        known = found.get(word.text, words)  # two icons may lead here with another purse
        found[word.text] = [each for each in words if each in known]


def single_icon(t: WhiteCastle, word: Word) -> Effect | None:
    """The only icon of an action of the castle, if it opens a rule."""
    if word.verb is not ROW:
        return None
    place = PLACES[word.arg]
    effects = ROWS[t.rooms[place.room]][place.row].effects
    return None if len(effects) > 1 or effects[0].is_goods() else effects[0]


def after_a_row(t: WhiteCastle, seat: int, word: Word, found: dict[str, list[str]]) -> list[str]:
    """What one of them asks, played on a table where nothing else is going on (WHI-56, 57)."""
    trial = t.copy()
    trial.frames = trial.frames[-1:]
    trial.answer(seat, word)
    words = asked(trial)
    if AUDIENCE.text in words and AUDIENCE.text not in found:
        after_an_audience(trial, seat, found)
    return words


def after_an_audience(trial: WhiteCastle, seat: int, found: dict[str, list[str]]) -> None:
    """What the courtier action asks once one has been sent to the gates (WHI-42, 43)."""
    trial.answer(seat, AUDIENCE)
    found[AUDIENCE.text] = asked(trial)


def after_the_climbs(t: WhiteCastle, seat: int, found: dict[str, list[str]]) -> None:
    """The light actions among which a courtier who has climbed to a room picks one (WHI-45)."""
    words = [word.text for word in menu(t, seat)]
    for following in list(found.values()):
        words.extend(following)
    for text in words:
        word = BY_TEXT[text]
        if word.verb is CLIMB and text not in found:
            light = light_rows(t, CLIMBS[word.arg][1])
            if len(light) > 1:
                found[text] = light


def light_rows(t: WhiteCastle, room: int) -> list[str]:
    """The actions on light ground of a steward's card; other floors have no choice."""
    if room >= ROOMS or FLOOR_OF[room] != STEWARDS or t.rooms[room] == NOBODY:
        return []
    card = ROWS[t.rooms[room]]
    return [ROW[PLACES.index(place)].text for place in PLACES_OF[room] if card[place.row].light]


def asked(t: WhiteCastle) -> list[str]:
    """The menu, less the trades that are possible at any time (WHI-28)."""
    return [word.text for ask in t.asks for word in ask.options if word.verb is not TRADE]
