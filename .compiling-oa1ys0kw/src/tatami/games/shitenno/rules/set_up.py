"""Set-up (SHI-01 to 09)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, SEAT
from tatami.games.shitenno.frames import SettingUp
from tatami.games.shitenno.printed import (
    BONUS_TILES,
    FIRST_HAND,
    GENERALS,
    KOKU_DECK,
    PROVINCES,
    SEALS,
    TILES_A_PROVINCE,
    TROOP_DECK,
)
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import (
    CHOSE_GENERAL,
    DEALT_CARDS,
    DEALT_TITLE,
    GENERAL,
    TAKE,
    TITLE,
)


def stack_the_bonus_tiles(t: Shitenno, s: SettingUp) -> None:
    """Three tiles at random on the gate of each province, troop face up (SHI-02)."""
    tiles = t.shuffled(BONUS_TILES)
    for province in range(len(PROVINCES)):
        first = province * TILES_A_PROVINCE
        t.stacks[province] = tiles[first : first + TILES_A_PROVINCE]


def shuffle_the_decks(t: Shitenno, s: SettingUp) -> None:
    """Koku and troop cards are two face-down decks (SHI-03)."""
    t.troops = t.shuffled(TROOP_DECK)
    t.koku = t.shuffled(KOKU_DECK)


def choose_a_general(t: Shitenno, s: SettingUp) -> Ask:
    """Each player chooses a different general (SHI-01)."""
    ask = Ask(t.generals.index(NOBODY), "SHI-01")
    for general in range(len(GENERALS)):
        ask.offer(GENERAL[general], unless="SHI-01" if general in t.generals else "")
    return ask


def take_the_general(t: Shitenno, s: SettingUp) -> None:
    """He is laid open before the player, and the next one chooses (SHI-01)."""
    seat = t.generals.index(NOBODY)
    t.generals[seat] = s.answers[0].arg
    t.tell(CHOSE_GENERAL, SEAT[seat], s.answers[0])
    if NOBODY in t.generals:
        t.go_to(s, choose_a_general)


def deal_titles_and_cards(t: Shitenno, s: SettingUp) -> None:
    """One title each at random, laid open, and two troop cards, kept secret (SHI-05)."""
    t.reveal()
    titles = t.shuffled(SEALS)
    for seat in range(t.seats):
        t.titles[seat] = titles[seat]
        t.tell(DEALT_TITLE, SEAT[seat], TITLE[titles[seat] - 1])
        t.hands[seat] = tuple(sorted(t.troops[:FIRST_HAND]))
        t.troops = t.troops[FIRST_HAND:]
        t.whisper(seat, DEALT_CARDS, tuple([TAKE[card] for card in t.hands[seat]]))


SET_UP: Final = script(
    Shitenno,
    SettingUp,
    stack_the_bonus_tiles,
    shuffle_the_decks,
    choose_a_general,
    take_the_general,
    deal_titles_and_cards,
)
