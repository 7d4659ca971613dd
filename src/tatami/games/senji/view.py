"""What a seat sees of a table of Senji: built from what is open, never by hiding."""

from typing import Final

from tatami.core.frame import Frame
from tatami.core.words import NOBODY
from tatami.games.senji.chances import chances, hires, plans, set_needs
from tatami.games.senji.correspondence import draft, holdings, letters_in, letters_out
from tatami.games.senji.frames import (
    Autumn,
    SettingUp,
    Spring,
    Summer,
    Turn,
    Winter,
)
from tatami.games.senji.knowledge import listed
from tatami.games.senji.printed import (
    CARDS,
    DECKS,
    FAMILIES,
    FIRST_SEA,
    FIRST_SUPPORT,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    ORDERS,
    PLACES,
    POWERS,
    PROVINCES,
    SAMURAI,
    SEAS,
)
from tatami.games.senji.rules.attack import loss_by
from tatami.games.senji.rules.end_of_the_game import MOST_ROUNDS
from tatami.games.senji.sights import (
    Fleet,
    Hostage,
    Known,
    Lot,
    Moment,
    Open,
    Own,
    Player,
    Province,
    Stake,
    View,
    cards,
    flowers,
    samurai,
)
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import AS_KAMI, DEAD, SOURCES, STAKES
from tatami.games.senji.war import fight, may_hold, move
from tatami.games.senji.words import ORDER

SEASONS: Final[tuple[tuple[type[Frame], str], ...]] = (
    (SettingUp, "set-up"),
    (Winter, "winter"),
    (Spring, "spring"),
    (Summer, "summer"),
    (Autumn, "autumn"),
)

SPRING_ORDERS: Final = "SEN-30"
PLACING: Final = "SEN-04-place"  # the question what to put in the province named


def view(t: Senji, seat: int) -> View:
    """What this seat sees."""
    me = NOBODY if seat == NOBODY else t.family[seat]
    winter = winter_of(t)
    return {**moment(t, seat), **in_the_open(t, me, winter), **in_hand(t, me, winter)}


def moment(t: Senji, seat: int) -> Moment:
    """Where the game stands."""
    return {
        "seat": seat,
        "round": t.round,
        "most_rounds": max(MOST_ROUNDS, t.round),
        "season": season(t),
        "last_round": t.last_round,
        "goal": t.house.goal,
        "host": t.seat[t.host] if t.host != NOBODY else NOBODY,
        "turn": turn(t),
        "autumn_left": autumn_left(t),
        "waiting_for": waiting_for(t),
    }


def in_the_open(t: Senji, me: int, winter: Winter | None) -> Open:
    """What everyone sees, and what is added for those whom it concerns."""
    return {
        "players": [player(t, each, winter) for each in range(t.seats)],
        "provinces": [province(t, place, me) for place in range(KINDS_OF_PROVINCE)],
        "fleets": fleets(t),
        "lots": [lot(t, card, me) for card in t.lots],
        "piles": {FAMILIES[f]: len(pile) for f, pile in enumerate(t.piles) if pile},
        "fight": fight(t, me),
        "move": move(t, me),
        "filling": filling(t),
        "deck": len(t.deck),
        "discard": flowers(t.discard),
        "samurai_deck": len(t.retinue),
        "dead": [SAMURAI[s] for s in range(KINDS_OF_SAMURAI) if t.where[s] == DEAD],
        "executed": cards(t.executed),
    }


def in_hand(t: Senji, me: int, winter: Winter | None) -> Own:
    """What a family holds, has written, and knows."""
    return {
        "hand": cards(t.hands[me]) if me != NOBODY else [],
        "flowers": flowers(t.flowers[me]) if me != NOBODY else [],
        "combinations": chances(t, me),
        "plans": plans(t, me) if season(t) == "autumn" else [],
        "set_needs": set_needs(t, me),
        "hires": hires(t, me),
        "recruits": samurai(t.recruits[me]) if me != NOBODY else [],
        "shown": flowers(t.held) if me != NOBODY and t.held_seen >> me & 1 else [],
        "known": [known(t, me, other) for other in t.families() if other != me],
        "may_hold": holdings(t, me) if winter is not None else [],
        "offers_in": letters_in(t, me),
        "offers_out": letters_out(t, me),
        "draft": draft(t, me),
        "offers_left": t.letters_left(me) if winter is not None and me != NOBODY else 0,
        "hostages": hostages(t, me),
    }


# -- what everyone sees ----------------------------------------------------------------------


def season(t: Senji) -> str:
    """The season, by the rule that is in progress."""
    for frame in t.frames[::-1]:
        for kind, name in SEASONS:
            if isinstance(frame, kind):
                return name
    return "emperor" if t.frames else "over"


def winter_of(t: Senji) -> Winter | None:
    """The floor, while it is open."""
    for frame in t.frames:
        if isinstance(frame, Winter) and season(t) == "winter":
            return frame
    return None


def turn(t: Senji) -> int:
    """Whose autumn turn it is."""
    for frame in t.frames[::-1]:
        if isinstance(frame, Turn):
            return t.seat[frame.family]
    return NOBODY


def autumn_left(t: Senji) -> list[int]:
    """The seats that have still to have their autumn turn (SEN-60)."""
    waiting = [
        family for frame in t.frames if isinstance(frame, Autumn) for family in frame.waiting
    ]
    return [t.seat[family] for family in waiting]


def filling(t: Senji) -> str:
    """The province that has been named, while its owner is asked what to put there (SEN-04)."""
    frame = t.frames[-1] if t.frames else None
    if isinstance(frame, SettingUp) and t.asks and t.asks[0].name() == PLACING:
        return PROVINCES[frame.named]
    return ""


def waiting_for(t: Senji) -> list[int]:
    """The seats whose answer is wanted."""
    posed = zip(t.asks, t.given, strict=True)
    return [ask.seat for ask, given in posed if given is None and not ask.idle]


def placed(t: Senji) -> dict[int, int]:
    """The orders given so far while all place theirs, by province (SEN-30)."""
    if not t.asks or t.asks[0].rule != SPRING_ORDERS:
        return {}
    return {word.arg: ORDER.index(word.verb) for word in t.given if word is not None}


def player(t: Senji, seat: int, winter: Winter | None) -> Player:
    """What everyone sees of a family."""
    family = t.family[seat]
    if family == NOBODY:
        return NO_PLAYER
    first = family * len(SOURCES)
    return {
        "family": FAMILIES[family],
        "honour": t.honour[family],
        "gained": {name: t.gained[first + i] for i, name in enumerate(SOURCES)},
        "provinces": len(t.provinces_of(family)),
        "units": t.in_play(family),
        "cards": len(t.hands[family]) - len(t.staked(family)),
        "flowers": len(t.flowers[family]),
        "exposed": cards(t.exposed[family]),
        "samurai": [SAMURAI[s] for s in served(t, family) if t.where[s] >= 0],
        "kami": [SAMURAI[s] for s in served(t, family) if t.where[s] == AS_KAMI],
        "ready": winter is not None and winter.ready[family],
        "orders_in": len([p for p in placed(t) if t.fighter(t.owner[p]) == family]),
        "out": t.seat[family] == NOBODY,
    }


def served(t: Senji, family: int) -> list[int]:
    """The samurai who serve a family, or did."""
    return [s for s in range(KINDS_OF_SAMURAI) if t.lord[s] == family]


NO_PLAYER: Final[Player] = {
    "family": "",
    "honour": 0,
    "gained": {},
    "provinces": 0,
    "units": 0,
    "cards": 0,
    "flowers": 0,
    "exposed": [],
    "samurai": [],
    "kami": [],
    "ready": False,
    "orders_in": 0,
    "out": False,
}


def province(t: Senji, place: int, me: int) -> Province:
    """A province; its order is face down for all but its owner, who sees it at once (SEN-30)."""
    owner, order = t.owner[place], placed(t).get(place, t.orders[place])
    mine = owner != NOBODY and me != NOBODY and t.fighter(owner) == me
    shown = ORDERS[order] if mine and order != NOBODY else ""
    return {
        "province": PROVINCES[place],
        "closed": t.is_closed(place),
        "owner": POWERS[owner] if owner != NOBODY else "",
        "units": t.units_at(owner, place) if owner != NOBODY else 0,
        "samurai": samurai(t.samurai_at(owner, place)) if owner != NOBODY else [],
        "order": shown if shown or order == NOBODY else "hidden",
    }


def fleets(t: Senji) -> list[Fleet]:
    """All fleets, and whether the host has still to name them this summer."""
    waiting = [fleet for frame in t.frames if isinstance(frame, Summer) for fleet in frame.fleets]
    found: list[Fleet] = []
    for power in range(len(POWERS)):
        for sea in range(FIRST_SEA, PLACES):
            here = t.samurai_at(power, sea)
            if t.units_at(power, sea) or here:
                found.append(
                    {
                        "power": POWERS[power],
                        "sea": SEAS[sea - FIRST_SEA],
                        "units": t.units_at(power, sea),
                        "samurai": samurai(here),
                        "named": (power, sea) not in waiting,
                    }
                )
    return found


def lot(t: Senji, card: int, me: int) -> Lot:
    """Everyone sees who has bid and how many cards, not which (SEN-27)."""
    bids: list[Stake] = []
    for family in range(KINDS_OF_FAMILY):
        laid = [bid for bid in t.bids if bid[0] == card and bid[1] == family]
        if laid:
            locked = tuple([staked for _, _, staked, fixed in laid if fixed])
            bids.append({"seat": t.seat[family], "cards": len(laid), "locked": cards(locked)})
    mine = tuple([staked for on, bidder, staked, _ in t.bids if on == card and bidder == me])
    return {"card": CARDS[card], "bids": bids, "mine": cards(mine) if me != NOBODY else []}


# -- what one family sees --------------------------------------------------------------------


def hostages(t: Senji, me: int) -> list[Hostage]:
    """Members of this family that others hold. A family that is attacked may execute them, unless
    they are exposed (SEN-55, 64)."""
    found: list[Hostage] = []
    for card in DECKS[me] if me != NOBODY else ():
        if card < FIRST_SUPPORT and card not in t.hands[me]:
            shown = [other for other in t.families() if card in t.exposed[other]]
            holders = shown or who_may_hold(t, me, card)
            if holders:
                found.append(
                    {
                        "card": CARDS[card],
                        "seats": [t.seat[other] for other in holders],
                        "last_seen": last_seen(t, me, card, shown),
                        "exposed": bool(shown),
                        "loss": loss_by(t, me, card),
                    }
                )
    return found


def who_may_hold(t: Senji, me: int, card: int) -> list[int]:
    """The other families in whose hand a card may be: it may have been swapped unseen (SEN-20)."""
    return [f for f in t.families() if f != me and may_hold(t, me, f) >> card & 1]


def last_seen(t: Senji, me: int, card: int, shown: list[int]) -> int:
    """The seat of the family with which this one has seen a card last; nobody's if it was not."""
    known = [f for f in t.families() if f != me and t.cards_known.likely(me, f) >> card & 1]
    holders = shown or known
    return t.seat[holders[0]] if holders else NOBODY


def known(t: Senji, me: int, other: int) -> Known:
    """The cards another family surely holds, in hand or in its bids, and those it was last seen
    with: of an even swap between others a family sees nothing (SEN-20)."""
    held = t.cards_known.certain(me, other, STAKES + other)
    likely = t.cards_known.likely(me, other, STAKES + other)
    seen = listed(t.flowers_known.certain(me, other))
    return {
        "seat": t.seat[other],
        "cards": cards(tuple(listed(held))),
        "last_seen": cards(tuple(listed(likely & ~held))),
        "flowers": flowers(tuple(seen)),
    }
