"""All that can be said at a table of Senji, and the events told there."""

from typing import Final

from tatami.core.chronicle import EventKind
from tatami.core.words import Verb, Vocabulary
from tatami.games.senji.printed import (
    CARDS,
    COMBINATIONS,
    FACES,
    FAMILIES,
    FIRST_SUPPORT,
    FIRST_TRADE,
    FIRST_UNITS,
    MOST_IN_PLACE,
    ORDERS,
    POWERS,
    PROVINCES,
    SAMURAI,
    SEAS,
    SYMBOLS,
)
from tatami.games.senji.wishes import WISHES

# set-up and emperor
FAMILY: Final = Verb("family", "SEN-06", FAMILIES)
KEEP: Final = Verb("keep", "SEN-03", SAMURAI)  # a samurai out of those drawn
NAME: Final = Verb("name", "SEN-40", PROVINCES)  # the host names a province
PLACE: Final = Verb(  # a number of units, then perhaps the samurai
    "place",
    "SEN-04",
    [f"{n}{samurai}" for n in range(FIRST_UNITS + 1) for samurai in ("", "-samurai")],
)
HOST: Final = Verb("host", "SEN-11", FAMILIES)

# winter
TO: Final = Verb("to", "SEN-20", FAMILIES)
GIVE: Final = Verb("give", "SEN-21", CARDS)
GIVE_HIDDEN: Final = Verb("give-hidden", "SEN-21", CARDS)
WANT: Final = Verb("want", "SEN-20", (*CARDS, *WISHES))  # a card, or any card of a kind
SEND: Final = Verb("send", "SEN-20")[0]
SCRAP: Final = Verb("scrap", "SEN-20")[0]
ACCEPT: Final = Verb("accept", "SEN-20", FAMILIES)
DECLINE: Final = Verb("decline", "SEN-20", FAMILIES)
WITHDRAW: Final = Verb("withdraw", "SEN-20", FAMILIES)
HAND_OVER: Final = Verb("hand-over", "SEN-20")[0]  # what meets the wishes of an offer
CALL_OFF: Final = Verb("call-off", "SEN-20")[0]
BID: Final = Verb("bid", "SEN-27", CARDS)
STAKE: Final = Verb("stake", "SEN-27", CARDS)
UNBID: Final = Verb("unbid", "SEN-27", CARDS)
READY: Final = Verb("ready", "SEN-20")[0]
NOT_READY: Final = Verb("not-ready", "SEN-20")[0]
TIME: Final = Verb("time", "SEN-20")[0]
LOOK: Final = Verb("look", "SEN-80", FAMILIES)  # at a hand of diplomacy cards

# spring and summer
PRODUCE: Final = Verb("produce", "SEN-30", PROVINCES)
RECRUIT: Final = Verb("recruit", "SEN-30", PROVINCES)
MOVE: Final = Verb("move", "SEN-30", PROVINCES)
ORDER: Final = (PRODUCE, RECRUIT, MOVE)  # in the order of the tokens
FLEET: Final = tuple(Verb(f"fleet-{sea}", "SEN-40", POWERS) for sea in SEAS)
MARCH: Final = Verb("march", "SEN-43", PROVINCES)
SAIL: Final = Verb("sail", "SEN-44", SEAS)
RAID: Final = Verb("raid", "SEN-45", PROVINCES)
LAND: Final = Verb("land", "SEN-46", PROVINCES)
UNITS: Final = Verb("units", "SEN-43", [str(n) for n in range(MOST_IN_PLACE + 1)])
WITH: Final = Verb("with", "SEN-43", SAMURAI)
LOSE: Final = Verb("lose", "SEN-45", PROVINCES)
FIGHT: Final = Verb("fight", "SEN-43", PROVINCES)
DISCARD: Final = Verb("discard", "SEN-80", FACES)

# combat
EXECUTE: Final = Verb("execute", "SEN-55", CARDS[:FIRST_SUPPORT])
SPARE: Final = Verb("spare", "SEN-55")[0]
RETREAT: Final = Verb("retreat", "SEN-80", PROVINCES)
STAND: Final = Verb("stand", "SEN-80")[0]
REROLL: Final = Verb("reroll", "SEN-93", FAMILIES)
SUPPORT_WITH: Final = Verb("support", "SEN-53", CARDS[FIRST_SUPPORT:FIRST_TRADE])
SECOND: Final = Verb("second", "SEN-80", CARDS[FIRST_SUPPORT:FIRST_TRADE])

# autumn
NEXT: Final = Verb("next", "SEN-60", FAMILIES)
CALL: Final = Verb("call", "SEN-61", CARDS[FIRST_TRADE:])
SHOW: Final = Verb("show", "SEN-25", FACES)
PICK: Final = Verb("pick", "SEN-25", FACES)
SET: Final = Verb("set", "SEN-62")[0]
SHORT_SET: Final = Verb("short-set", "SEN-80")[0]
RETURN: Final = Verb("return", "SEN-62", CARDS)
COMBINE: Final = Verb("combine", "SEN-63", COMBINATIONS)
LAY: Final = Verb("lay", "SEN-63", FACES)
STATION: Final = Verb("station", "SEN-63", PROVINCES)
EXPOSE: Final = Verb("expose", "SEN-64", CARDS[:FIRST_SUPPORT])
RECALL: Final = Verb("recall", "SEN-65", CARDS[:FIRST_SUPPORT])
HIRE: Final = Verb("hire", "SEN-66", SEAS)
HIRE_SAMURAI: Final = Verb("hire-samurai", "SEN-66")[0]
REFRESH: Final = Verb("refresh", "SEN-80")[0]
SWAP: Final = Verb("swap", "SEN-80", FAMILIES)
SWAP_CARD: Final = Verb("swap-card", "SEN-80", CARDS)
SWAP_FLOWER: Final = Verb("swap-flower", "SEN-80", FACES)
KAMI_OF_SAMURAI: Final = Verb("kami", "SEN-90", SAMURAI)
TAKE: Final = Verb("take", "SEN-91", CARDS)
DRAW: Final = Verb("draw", "SEN-92", FACES)
SEPPUKU: Final = Verb("seppuku", "SEN-94", SAMURAI)
ENOUGH: Final = Verb("enough", "SEN-60")[0]  # done with what was begun
DONE: Final = Verb("done", "SEN-60")[0]  # done with the turn

VOCABULARY: Final = Vocabulary(
    FAMILY, KEEP, NAME, PLACE, HOST, TO, GIVE, GIVE_HIDDEN, WANT, SEND, SCRAP, ACCEPT, DECLINE,
    WITHDRAW, HAND_OVER, CALL_OFF, BID, STAKE, UNBID, READY, NOT_READY, TIME, LOOK, *ORDER, *FLEET,
    MARCH, SAIL, RAID, LAND, UNITS, WITH, LOSE, FIGHT, DISCARD, EXECUTE, SPARE, RETREAT, STAND,
    REROLL, SUPPORT_WITH, SECOND, NEXT, CALL, SHOW, PICK, SET, SHORT_SET, RETURN, COMBINE, LAY,
    STATION, EXPOSE, RECALL, HIRE, HIRE_SAMURAI, REFRESH, SWAP, SWAP_CARD, SWAP_FLOWER,
    KAMI_OF_SAMURAI, TAKE, DRAW, SEPPUKU, ENOUGH, DONE,
)  # fmt: skip

# -- events, and the names of things that are never said ---------------------------------

POWER: Final = Verb("power", "", POWERS)
CARD: Final = Verb("card", "", CARDS)
WISH: Final = Verb("wish", "", WISHES)
FLOWER: Final = Verb("flower", "", FACES)
SAMURAI_NAMED: Final = Verb("samurai", "", SAMURAI)
PLACE_NAMED: Final = Verb("place-named", "", (*PROVINCES, *[f"{sea}-sea" for sea in SEAS]))
ORDER_NAMED: Final = Verb("order", "", ORDERS)
COMBINATION: Final = Verb("combination", "", COMBINATIONS)
SYMBOL: Final = Verb("symbol", "", SYMBOLS[1:])

CHOSE_FAMILY: Final = EventKind("chose-family", "seat", "family")
DEALT_FLOWERS: Final = EventKind("dealt-flowers", "flowers")
DREW_SAMURAI: Final = EventKind("drew-samurai", "samurai")
CHOSE_SAMURAI: Final = EventKind("chose-samurai", "seat", "samurai", "honour")
ROLLED_FOR_HOST: Final = EventKind("rolled-for-host", "dice")
HOSTS: Final = EventKind("hosts", "seat", "round")
NAMED: Final = EventKind("named", "seat", "province")
PLACED: Final = EventKind("placed", "seat", "province", "units", "samurai")
IMPERIAL_FORCE: Final = EventKind("imperial-force", "samurai")
TURNED_UP: Final = EventKind("turned-up", "cards")
STILL_UP: Final = EventKind("still-up", "cards")
CARD_RETURNED: Final = EventKind("card-returned", "card", "family")
WINTER: Final = EventKind("winter", "round")
LOOKED_AT: Final = EventKind("looked-at", "seat", "family")
SAW_HAND: Final = EventKind("saw-hand", "family", "cards")
OFFER_CAME: Final = EventKind("offer-came", "family", "open", "hidden", "wanted")
OFFER_GONE: Final = EventKind("offer-gone", "family")
OFFER_DECLINED: Final = EventKind("offer-declined", "family")
CARD_LAID: Final = EventKind("card-laid", "family", "card")
TRADED: Final = EventKind("traded", "family", "gave", "got")
BID_LAID: Final = EventKind("bid-laid", "seat", "lot")
BID_TAKEN_BACK: Final = EventKind("bid-taken-back", "seat", "lot")
IS_READY: Final = EventKind("is-ready", "seat")
IS_NOT_READY: Final = EventKind("is-not-ready", "seat")
TIME_IS_UP: Final = EventKind("time-is-up")
BID_REVEALED: Final = EventKind("bid-revealed", "seat", "lot", "cards")
LOT_WON: Final = EventKind("lot-won", "seat", "lot")
LOT_TIED: Final = EventKind("lot-tied", "lot")
BID_LOCKED: Final = EventKind("bid-locked", "seat", "lot", "cards")
LOT_UNSOLD: Final = EventKind("lot-unsold", "lot")
SPRING: Final = EventKind("spring", "round")
SUMMER: Final = EventKind("summer", "round")
REVEALED_ORDER: Final = EventKind("revealed-order", "power", "province", "order")
WAS_PRODUCED: Final = EventKind("produced", "seat", "count")
DREW_FLOWERS: Final = EventKind("drew-flowers", "flowers")
RESHUFFLED: Final = EventKind("reshuffled")
DISCARDED: Final = EventKind("discarded", "seat", "flowers")
RAISED: Final = EventKind("raised", "power", "province", "units")
MOVED: Final = EventKind("moved", "power", "place", "to", "units", "samurai")
RAID_ROLLED: Final = EventKind("raid-rolled", "power", "dice", "lost")
CALLED_OFF: Final = EventKind("called-off", "power", "province")
ATTACKED: Final = EventKind("attacked", "power", "province", "defender", "units", "samurai")
EXECUTED: Final = EventKind("executed", "seat", "card", "gain", "loss")
RETREATED: Final = EventKind("retreated", "power", "province", "to")
SET_ASIDE: Final = EventKind("set-aside", "attacker", "defender")
ROLLED: Final = EventKind("rolled", "dice")
REROLLED: Final = EventKind("rerolled", "seat", "samurai", "dice")
LAID_OPEN: Final = EventKind("laid-open", "seat", "cards")
SUPPORTED: Final = EventKind("supported", "attacker", "defender")
TOTALS: Final = EventKind("totals", "attacker", "defender")
TIED: Final = EventKind("tied", "province")
TIE_BROKEN: Final = EventKind("tie-broken", "samurai")
WON: Final = EventKind("won", "seat", "province", "lost", "honour")
TOOK_PROVINCE: Final = EventKind("took-province", "power", "province")
DIED: Final = EventKind("died", "samurai")
AUTUMN: Final = EventKind("autumn", "round")
TURN_OF: Final = EventKind("turn-of", "seat")
CALLED_IN: Final = EventKind("called-in", "seat", "card")
WAS_SHOWN: Final = EventKind("was-shown", "flowers")
KEPT_FLOWER: Final = EventKind("kept-flower", "flower")
RETURNED_SET: Final = EventKind("returned-set", "seat", "honour")
COMBINED: Final = EventKind("combined", "seat", "combination", "flowers", "honour")
STATIONED: Final = EventKind("stationed", "seat", "samurai", "place", "honour")
EXPOSED: Final = EventKind("exposed", "seat", "card", "honour")
RECALLED: Final = EventKind("recalled", "seat", "card", "honour")
HIRED: Final = EventKind("hired", "seat", "units", "place", "honour")
REFRESHED: Final = EventKind("refreshed", "seat", "flowers")
SWAPPED: Final = EventKind("swapped", "seat", "family")
SWAPPED_CARD: Final = EventKind("swapped-card", "gave", "got")
USED_KAMI: Final = EventKind("used-kami", "seat", "samurai")
TOOK_CARD: Final = EventKind("took-card", "family", "card")
CARD_TAKEN: Final = EventKind("card-taken", "family", "card")
TOOK_FLOWER: Final = EventKind("took-flower", "flower")
DID_SEPPUKU: Final = EventKind("did-seppuku", "seat", "samurai")
OUT: Final = EventKind("out", "seat")
LAST_ROUND: Final = EventKind("last-round")
SHOGUN: Final = EventKind("shogun", "seat", "honour")

EVENT_KINDS: Final = (
    CHOSE_FAMILY, DEALT_FLOWERS, DREW_SAMURAI, CHOSE_SAMURAI, ROLLED_FOR_HOST, HOSTS, NAMED, PLACED,
    IMPERIAL_FORCE, TURNED_UP, STILL_UP, CARD_RETURNED, WINTER, LOOKED_AT, SAW_HAND, OFFER_CAME,
    OFFER_GONE, OFFER_DECLINED, CARD_LAID, TRADED, BID_LAID, BID_TAKEN_BACK, IS_READY, IS_NOT_READY,
    TIME_IS_UP, BID_REVEALED, LOT_WON, LOT_TIED, BID_LOCKED, LOT_UNSOLD, SPRING, SUMMER,
    REVEALED_ORDER, WAS_PRODUCED, DREW_FLOWERS, RESHUFFLED, DISCARDED, RAISED, MOVED, RAID_ROLLED,
    CALLED_OFF, ATTACKED, EXECUTED, RETREATED, SET_ASIDE, ROLLED, REROLLED, LAID_OPEN, SUPPORTED,
    TOTALS, TIED, TIE_BROKEN, WON, TOOK_PROVINCE, DIED, AUTUMN, TURN_OF, CALLED_IN, WAS_SHOWN,
    KEPT_FLOWER, RETURNED_SET, COMBINED, STATIONED, EXPOSED, RECALLED, HIRED, REFRESHED, SWAPPED,
    SWAPPED_CARD, USED_KAMI, TOOK_CARD, CARD_TAKEN, TOOK_FLOWER, DID_SEPPUKU, OUT, LAST_ROUND,
    SHOGUN,
)  # fmt: skip
