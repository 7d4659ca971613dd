"""Winter: the open floor (SEN-20 to 29). Offers and auctions have modules of their own."""

from collections.abc import Callable
from typing import Final

from tatami.core.ask import Ask, Freely
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY, Verb, Word
from tatami.games.senji.frames import Looking, Winter
from tatami.games.senji.letters import NO_BIDDING, NO_DRAFTS, NO_OFFER, NO_OFFERS
from tatami.games.senji.printed import DIPLOMATIC, KINDS_OF_FAMILY, NAOE
from tatami.games.senji.rules.auction import (
    begin_a_bid,
    offer_bids,
    offer_stakes,
    reveal_the_bids,
    stake,
    stop_staking,
    take_the_bid_back,
    turn_up_the_lots,
)
from tatami.games.senji.rules.cards import seat
from tatami.games.senji.rules.kami import kami_held, others_with_cards, use_up
from tatami.games.senji.rules.offers import (
    accept,
    begin_a_draft,
    call_off,
    decline,
    give,
    give_hidden,
    hand_over,
    offer_a_draft,
    offer_a_reply,
    offer_letters,
    scrap,
    send,
    want,
    withdraw,
)
from tatami.games.senji.rules.sand import CLOCK, READY_SEATS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import (
    ACCEPT,
    BID,
    CALL_OFF,
    DECLINE,
    ENOUGH,
    GIVE,
    GIVE_HIDDEN,
    HAND_OVER,
    IS_NOT_READY,
    IS_READY,
    KAMI_OF_SAMURAI,
    LOOK,
    NOT_READY,
    READY,
    SCRAP,
    SEND,
    STAKE,
    TIME,
    TIME_IS_UP,
    TO,
    UNBID,
    WANT,
    WINTER,
    WITHDRAW,
)


def begin_the_winter(t: Senji, w: Winter) -> None:
    """Each family may make a number of offers (SEN-20); absent families' cards come up (SEN-26)."""
    t.tell(WINTER, t.round)
    t.written = t.changes = (0,) * KINDS_OF_FAMILY
    turn_up_the_lots(t)


def send_naoe_out(t: Senji, w: Winter) -> Ask | None:
    """At the start of winter Naoe may look at the hand of one opponent (SEN-80)."""
    if t.where[NAOE] < 0:
        return None
    family = t.fighter(t.lord[NAOE])
    ask = Ask(t.seat[family], "SEN-80", "naoe")
    ask.offer(ENOUGH)
    for other in t.families():
        ask.offer(LOOK[other], unless="SEN-80" if other == family else "")
    return ask


def hear_naoe(t: Senji, w: Winter) -> None:
    """He looks in secret, and takes nothing (SEN-80)."""
    if w.answers and w.answers[0] is not ENOUGH:
        looking = Looking(t.fighter(t.lord[NAOE]), NOBODY, winter=False)
        looking.other = w.answers[0].arg
        t.call(looking)


def begin_to_negotiate(t: Senji, w: Winter) -> None:
    """From now on cards may change hands without anybody else seeing it (SEN-20)."""
    t.rumours_run()


def open_the_floor(t: Senji, w: Winter) -> Freely | None:
    """All negotiate at the same time; winter ends when all are ready or time is up (SEN-20)."""
    if w.over:
        return None
    if w.touched and t.asks:
        return Freely([asked_now(t, w, ask) for ask in t.asks])
    families = t.families()
    asks = [floor_ask(t, family) for family in families if not w.ready[family]]
    if not asks:
        return None
    asks += [READY_SEATS[t.seat[f]] for f in families if w.ready[f] and t.letters_left(f)]
    asks.append(CLOCK)
    return Freely(asks)


def asked_now(t: Senji, w: Winter, ask: Ask) -> Ask:
    """The question that stands, unless what was said concerns its family."""
    if ask.idle:
        return ask
    family = t.family[ask.seat]
    return floor_ask(t, family) if w.touched >> family & 1 else ask


def floor_ask(t: Senji, family: int) -> Ask:
    """What a family may do on the floor: go on with a letter or a bid, or begin something."""
    draft = t.drafts[family]
    if draft.reply:
        return offer_a_reply(t, family, draft)
    if draft is not NO_OFFER:
        return offer_a_draft(t, family, draft)
    lot, last = t.bidding[family]
    if lot != NOBODY:
        return offer_stakes(t, family, last)
    ask = Ask(t.seat[family], "SEN-20")
    ask.offer(READY)
    offer_letters(t, family, ask)
    if t.lots:
        offer_bids(t, family, ask)
    if not t.house.kami:
        return ask
    for samurai in kami_held(t, family, DIPLOMATIC):
        somebody = others_with_cards(t, family)
        ask.offer(KAMI_OF_SAMURAI[samurai], unless="" if somebody else "SEN-91")
    return ask


def hear_one_word(t: Senji, w: Winter) -> None:
    """One family has spoken; then all are asked again (SEN-20)."""
    if not w.answers:
        return
    word = w.answers[0]
    if word is TIME:
        t.tell(TIME_IS_UP)
        return
    family = t.family[w.speaker]
    heard = QUIETLY.get(word.verb)
    w.touched = 1 << family if heard is not None else 0
    if heard is None:
        heard = HEARD[word.verb]
    heard(t, w, family, word)
    t.go_to(w, open_the_floor)


def close_the_winter(t: Senji, w: Winter) -> None:
    """Letters not accepted are void (SEN-20); the bids are revealed (SEN-27)."""
    t.offers = NO_OFFERS
    t.drafts = NO_DRAFTS
    t.bidding = NO_BIDDING
    reveal_the_bids(t)


def be_ready(t: Senji, w: Winter, family: int, word: Word) -> None:
    """All ready ends the winter early (SEN-20)."""
    w.ready = replaced(w.ready, family, True)
    t.tell(IS_READY, seat(t, family))


def be_not_ready(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Changing one's mind uses up an offer, so that every winter ends (SEN-20)."""
    w.ready = replaced(w.ready, family, False)
    t.changes = replaced(t.changes, family, t.changes[family] + 1)
    t.tell(IS_NOT_READY, seat(t, family))


def call_a_kami(t: Senji, w: Winter, family: int, word: Word) -> None:
    """A diplomatic kami may be used in winter (SEN-90)."""
    use_up(t, family, word.arg)
    t.call(Looking(family, word.arg, winter=True))


Hearing = Callable[[Senji, Winter, int, Word], None]

# Words that concern only the family that speaks, or also one other, which is then touched too.
QUIETLY: Final[dict[Verb, Hearing]] = {
    TO: begin_a_draft,
    GIVE: give,
    GIVE_HIDDEN: give_hidden,
    WANT: want,
    SEND.verb: send,
    SCRAP.verb: scrap,
    DECLINE: decline,
    CALL_OFF.verb: call_off,
    WITHDRAW: withdraw,
    BID: begin_a_bid,
    ENOUGH.verb: stop_staking,
}
HEARD: Final[dict[Verb, Hearing]] = {  # what concerns all
    READY.verb: be_ready,
    NOT_READY.verb: be_not_ready,
    ACCEPT: accept,
    HAND_OVER.verb: hand_over,
    STAKE: stake,
    UNBID: take_the_bid_back,
    KAMI_OF_SAMURAI: call_a_kami,
}

FLOOR: Final = script(
    Senji,
    Winter,
    begin_the_winter,
    send_naoe_out,
    hear_naoe,
    begin_to_negotiate,
    open_the_floor,
    hear_one_word,
    close_the_winter,
)
