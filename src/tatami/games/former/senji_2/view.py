"""What a seat sees of a table of Senji: built from what is open, never by hiding."""

from typing import Final

from tatami.core.frame import Frame
from tatami.core.words import NOBODY
from tatami.games.former.senji_2.frames import (
    Autumn,
    SettingUp,
    Spring,
    Summer,
    Turn,
    Winter,
)
from tatami.games.former.senji_2.knowledge import listed
from tatami.games.former.senji_2.letters import NO_OFFER, Offer
from tatami.games.former.senji_2.printed import (
    CARDS,
    COMBINATIONS,
    DECKS,
    FACES,
    FAMILIES,
    FIRST_SEA,
    FIRST_SUPPORT,
    HONOUR_OF,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    ORDERS,
    PLACES,
    POWERS,
    PROVINCES,
    SAMURAI,
    SAMURAI_KEPT,
    SEAS,
)
from tatami.games.former.senji_2.rules.attack import loss_by
from tatami.games.former.senji_2.rules.combinations import Tally, cards_missing, completing
from tatami.games.former.senji_2.rules.offers import can_accept, slot
from tatami.games.former.senji_2.sights import (
    Chance,
    Fleet,
    Hostage,
    Known,
    Letter,
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
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import AS_KAMI, DEAD, SOURCES, STAKES
from tatami.games.former.senji_2.war import fight, move

SEASONS: Final[tuple[tuple[type[Frame], str], ...]] = (
    (SettingUp, "set-up"),
    (Winter, "winter"),
    (Spring, "spring"),
    (Summer, "summer"),
    (Autumn, "autumn"),
)

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
        "season": season(t),
        "last_round": t.last_round,
        "goal": t.house.goal,
        "host": t.seat[t.host] if t.host != NOBODY else NOBODY,
        "turn": turn(t),
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
        "recruits": samurai(t.recruits[me]) if me != NOBODY else [],
        "shown": flowers(t.held) if me != NOBODY and t.held_seen >> me & 1 else [],
        "known": [known(t, me, other) for other in t.families() if other != me],
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
        "kami": [
            SAMURAI[s]
            for s in range(KINDS_OF_SAMURAI)
            if t.where[s] == AS_KAMI and t.lord[s] == family
        ],
        "ready": winter is not None and winter.ready[family],
        "out": t.seat[family] == NOBODY,
    }


NO_PLAYER: Final[Player] = {
    "family": "",
    "honour": 0,
    "gained": {},
    "provinces": 0,
    "units": 0,
    "cards": 0,
    "flowers": 0,
    "exposed": [],
    "kami": [],
    "ready": False,
    "out": False,
}


def province(t: Senji, place: int, me: int) -> Province:
    """A province; its order is face down for all but who placed it (SEN-30)."""
    owner, order = t.owner[place], t.orders[place]
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


def chances(t: Senji, me: int) -> list[Chance]:
    """Each combination, what it brings, how many cards the hand lacks for it, and which would
    complete it where that is one (SEN-63)."""
    if me == NOBODY:
        return []
    hand = Tally(t.flowers[me])
    found: list[Chance] = []
    for combination, name in enumerate(COMBINATIONS):
        missing = cards_missing(combination, hand)
        wanted = completing(combination, hand) if missing == 1 else []
        found.append(
            {
                "combination": name,
                "honour": HONOUR_OF[combination],
                "samurai": SAMURAI_KEPT[combination],
                "missing": missing,
                "wanted": [FACES[shown] for shown in wanted],
            }
        )
    return found


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
                        "exposed": bool(shown),
                        "loss": loss_by(t, me, card),
                    }
                )
    return found


def who_may_hold(t: Senji, me: int, card: int) -> list[int]:
    """The other families in whose hand a card may be, by all that this one has seen."""
    known = t.cards_known
    return [f for f in t.families() if f != me and known.possible(me, f) >> card & 1]


def known(t: Senji, me: int, other: int) -> Known:
    """The cards another family holds, in hand or in its bids, by all that this one has seen; of an
    even swap between others it sees nothing (SEN-20)."""
    held = listed(t.cards_known.certain(me, other, STAKES + other))
    seen = listed(t.flowers_known.certain(me, other))
    return {
        "seat": t.seat[other],
        "cards": cards(tuple(held)),
        "flowers": flowers(tuple(seen)),
    }


def letter(t: Senji, seat: int, offer: Offer, mine: bool, acceptable: bool) -> Letter:
    """An offer; face-down cards are named only to who gives them (SEN-20)."""
    return {
        "seat": seat,
        "shown": cards(offer.shown),
        "hidden": cards(offer.hidden) if mine else [],
        "face_down": len(offer.hidden),
        "wanted": cards(offer.wanted),
        "acceptable": acceptable,
    }


def letters_in(t: Senji, me: int) -> list[Letter]:
    """Offers made to this family."""
    found: list[Letter] = []
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(other, me)] if me != NOBODY else NO_OFFER
        if offer is not NO_OFFER:
            found.append(letter(t, t.seat[other], offer, False, can_accept(t, me, offer)))
    return found


def letters_out(t: Senji, me: int) -> list[Letter]:
    """Offers this family has made."""
    found: list[Letter] = []
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(me, other)] if me != NOBODY else NO_OFFER
        if offer is not NO_OFFER:
            found.append(letter(t, t.seat[other], offer, True, False))
    return found


def draft(t: Senji, me: int) -> Letter | None:
    """The offer this family is writing."""
    offer = t.drafts[me] if me != NOBODY else NO_OFFER
    return None if offer is NO_OFFER else letter(t, t.seat[offer.to], offer, True, False)
