"""What each choice at a table of Senji costs, holds or brings."""

from collections.abc import Callable
from typing import Final

from tatami.core.ask import Ask
from tatami.core.details import Detail, Details
from tatami.core.words import Verb, Word
from tatami.games.senji.frames import Attack, Combat
from tatami.games.senji.letters import Offer
from tatami.games.senji.printed import (
    FIRST_TRADE,
    HONOUR_OF,
    KAMI,
    KAMI_OF,
    MERCENARY_PRICE,
    SAMURAI_DRAWN,
    SAMURAI_HONOUR,
    SAMURAI_KEPT,
    SET_HONOUR,
    SET_LOSS,
    VALUE_OF,
)
from tatami.games.senji.rules.attack import loss_by
from tatami.games.senji.rules.auction import staked_on
from tatami.games.senji.rules.cards import named
from tatami.games.senji.rules.offers import slot
from tatami.games.senji.table import Senji
from tatami.games.senji.war import my_support
from tatami.games.senji.words import (
    ACCEPT,
    BID,
    CALL,
    COMBINE,
    EXECUTE,
    EXPOSE,
    HAND_OVER,
    HIRE,
    KAMI_OF_SAMURAI,
    KEEP,
    RECALL,
    SET,
    SHORT_SET,
    SUPPORT_WITH,
    UNBID,
    WISH,
    WITHDRAW,
)

Told = tuple[Detail, ...]


def details(t: Senji, ask: Ask) -> Details:
    """What the asked player should know of each choice."""
    if ask.seat < 0:
        return {}
    family = t.family[ask.seat]
    told = {word: TOLD[word.verb](t, family, word) for word in ask.options if word.verb in TOLD}
    return {word: known for word, known in told.items() if known}


# -- winter ----------------------------------------------------------------------------------


def what_is_offered(t: Senji, family: int, word: Word) -> Told:
    """What one would get, and what one would give (SEN-20)."""
    offer = t.offers[slot(word.arg, family)]
    return (brought(offer.shown, len(offer.hidden)), asked(offer))


def what_was_offered(t: Senji, family: int, word: Word) -> Told:
    """What the offer gives, and what it asks for (SEN-20)."""
    offer = t.offers[slot(family, word.arg)]
    return (Detail("gives", {"cards": named(offer.given())}), asks_for(offer))


def what_is_handed_over(t: Senji, family: int, word: Word) -> Told:
    """What one gets, and what one gives (SEN-20)."""
    reply = t.drafts[family]
    offer = t.offers[slot(reply.to, family)]
    back = tuple(sorted(offer.wanted + reply.given()))
    return (brought(offer.shown, len(offer.hidden)), Detail("gives", {"cards": named(back)}))


def brought(shown: tuple[int, ...], hidden: int) -> Detail:
    """Cards that come in, some of them perhaps face down."""
    return Detail("gets", {"cards": named(shown), "hidden": hidden})


def asked(offer: Offer) -> Detail:
    """What an offer asks of who accepts it."""
    return Detail("gives", {"cards": wanted(offer)})


def asks_for(offer: Offer) -> Detail:
    """What an offer asks for."""
    return Detail("asks", {"cards": wanted(offer)})


def wanted(offer: Offer) -> tuple[Word, ...]:
    """Cards by their names, then by their kinds."""
    return (*named(offer.wanted), *[WISH[wish] for wish in offer.wishes])


def bids_there(t: Senji, family: int, word: Word) -> Told:
    """How many cards lie under a lot, and what the own ones are worth (SEN-27)."""
    mine = sum([VALUE_OF[card] for card in staked_on(t, word.arg, family)])
    others = sum([on == word.arg and bidder != family for on, bidder, _, _ in t.bids])
    return (Detail("bids", {"mine": mine, "others": others}),)


# -- combat and autumn -----------------------------------------------------------------------


def execution(t: Senji, family: int, word: Word) -> Told:
    """What an execution brings, and what it costs the attacker (SEN-55)."""
    attacker = t.fighter(t.nearest(Attack).battle.attacker)
    loss = loss_by(t, attacker, word.arg)
    return (Detail("executes", {"honour": VALUE_OF[word.arg], "loss": loss}),)


def support(t: Senji, family: int, word: Word) -> Told:
    """By how much a card shifts the balance of the roll that lies there (SEN-53)."""
    shifts = my_support(t, t.nearest(Combat), family)
    return (Detail("shifts", {"points": shifts[word.thing]}),)


def trade(t: Senji, family: int, word: Word) -> Told:
    """How many cards are shown (SEN-25)."""
    return (Detail("choose-from", {"cards": VALUE_OF[FIRST_TRADE + word.arg]}),)


def combination(t: Senji, family: int, word: Word) -> Told:
    """Honour, or samurai (SEN-63)."""
    if SAMURAI_KEPT[word.arg]:
        kept = {"kept": SAMURAI_KEPT[word.arg], "drawn": SAMURAI_DRAWN[word.arg]}
        return (Detail("samurai", kept),)
    return (Detail("honour", {"honour": HONOUR_OF[word.arg]}),)


def exposed(t: Senji, family: int, word: Word) -> Told:
    """The hostage's honour, as long as it lies there (SEN-64)."""
    return (Detail("honour", {"honour": VALUE_OF[word.arg]}),)


def recalled(t: Senji, family: int, word: Word) -> Told:
    """It is lost again (SEN-65)."""
    return (Detail("honour-lost", {"honour": VALUE_OF[word.arg]}),)


def diplomatic_set(t: Senji, family: int, word: Word) -> Told:
    """What a set brings, and what it costs the others (SEN-62)."""
    return (Detail("set", {"honour": SET_HONOUR, "loss": SET_LOSS}),)


def mercenaries(t: Senji, family: int, word: Word) -> Told:
    """Each costs honour (SEN-66)."""
    return (Detail("each-costs", {"honour": MERCENARY_PRICE}),)


def kami(t: Senji, family: int, word: Word) -> Told:
    """What a kami of its kind does (SEN-91 to 93)."""
    return (Detail(f"kami-{KAMI[KAMI_OF[word.arg]]}", {}),)


def samurai(t: Senji, family: int, word: Word) -> Told:
    """The honour of a samurai (SEN-03, 63)."""
    return (Detail("honour", {"honour": SAMURAI_HONOUR[word.arg]}),)


Teller = Callable[[Senji, int, Word], Told]
TOLD: Final[dict[Verb, Teller]] = {
    ACCEPT: what_is_offered,
    WITHDRAW: what_was_offered,
    HAND_OVER.verb: what_is_handed_over,
    BID: bids_there,
    UNBID: bids_there,
    EXECUTE: execution,
    SUPPORT_WITH: support,
    CALL: trade,
    COMBINE: combination,
    EXPOSE: exposed,
    RECALL: recalled,
    SET.verb: diplomatic_set,
    SHORT_SET.verb: diplomatic_set,
    HIRE: mercenaries,
    KAMI_OF_SAMURAI: kami,
    KEEP: samurai,
}
