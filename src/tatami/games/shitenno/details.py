"""What each choice at a table of Shitennō costs, holds or brings."""

from tatami.core.ask import Ask
from tatami.core.details import Detail, Details
from tatami.core.words import SEAT, Word
from tatami.games.shitenno.frames import Conquest, Sharing, Turn
from tatami.games.shitenno.printed import POSITIONS, TITLES, VALUES
from tatami.games.shitenno.rules.end_of_the_game import leader, master_of
from tatami.games.shitenno.rules.even_year import named
from tatami.games.shitenno.rules.paying import (
    Price,
    likes,
    means,
    price_in_koku,
    required_troops,
    ways_to_pay,
)
from tatami.games.shitenno.rules.titles import points_of_the_title
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import ACCEPT, BRIBE, GILD, LOT, MARCH, SEAL, SPEND, TAKE

Told = tuple[Detail, ...]


def details(t: Shitenno, ask: Ask) -> Details:
    """What the asked player should know of each choice."""
    frame = t.frames[-1]
    if isinstance(frame, Sharing):
        return {word: of_the_sharing(frame, word) for word in ask.options}
    if isinstance(frame, Conquest):
        return {word: of_the_payment(frame, word) for word in ask.options}
    if isinstance(frame, Turn):
        return {word: of_the_turn(t, frame, word) for word in ask.options}
    return {}


def of_the_sharing(s: Sharing, word: Word) -> Told:
    """What a lot holds (SHI-14, SHI-18), and what the title of a tile does (SHI-40 to 43)."""
    if word is ACCEPT or word is LOT[0]:
        return (lot(s.lot, s.seals[0]), title(s.seals[0]))
    if word is LOT[1]:
        return (lot(s.cards, s.seals[1]), title(s.seals[1]))
    return (title(word.arg + 1),) if word.verb is SEAL else ()


def lot(cards: tuple[int, ...], seals: int) -> Detail:
    """The cards and the tile of a lot."""
    return Detail("lot", {"cards": named(cards), "seal": SEAL[seals - 1]})


def title(seals: int) -> Detail:
    """What the title with this many seals does in the odd year."""
    return Detail(f"title-{TITLES[seals - 1]}", {})


def of_the_turn(t: Shitenno, u: Turn, word: Word) -> Told:
    """What a province costs and brings (SHI-22 to 24), or a golden kamon (SHI-42)."""
    if word.verb is GILD:
        province = word.arg // POSITIONS
        golden = t.golden[:]
        golden[word.arg] = 1
        return majority(t, u.seat, province, t.board, golden)
    if word.verb is not MARCH and word.verb is not BRIBE:
        return ()
    place = word.arg * POSITIONS + t.free_position(word.arg)
    board = t.board[:]
    board[place] = u.seat
    points = VALUES[word.arg][t.free_position(word.arg)] + points_of_the_title(t, u.seat)
    price = price_of(t, word.arg, word.verb is BRIBE)
    brings = Detail("brings", {"points": points})
    taken = majority(t, u.seat, word.arg, board, t.golden)
    return (price, *only_payment(t, u, word), brings, *taken)


def price_of(t: Shitenno, province: int, with_koku: bool) -> Detail:
    """What the next position of a province costs."""
    if with_koku:
        return Detail("costs-koku", {"koku": price_in_koku(t, province)})
    own, count, other = required_troops(t, province)
    troops = [own] * count + ([other] if other >= 0 else [])
    return Detail("costs-troops", {"troops": tuple([TAKE[troop] for troop in sorted(troops)])})


def only_payment(t: Shitenno, u: Turn, word: Word) -> Told:
    """What is paid at once, if there is only one way to pay (SHI-29)."""
    kinds = means(t, u)
    price = Price(t, word.arg, word.verb is BRIBE)
    alike = likes(price, kinds)
    ways = ways_to_pay(price, alike)
    serving = {(like, kind) for like, kind in zip(alike, kinds, strict=True) if like in ways[0]}
    if len(ways) > 1 or len(serving) > len(set(ways[0])):
        return (Detail("ways", {}),)
    return (Detail("pays", {"paid": tuple([SPEND[kind] for kind in ways[0]])}),)


def majority(t: Shitenno, seat: int, province: int, board: list[int], golden: list[int]) -> Told:
    """Whether the majority of a province changes hands (SHI-52)."""
    first, end = province * POSITIONS, (province + 1) * POSITIONS
    if leader(board[first:end], golden[first:end]) != seat:
        return (Detail("majority-theirs", {"seat": SEAT[master_of(t, province)]}),)
    return (Detail("majority-kept" if master_of(t, province) == seat else "majority-won", {}),)


def of_the_payment(c: Conquest, word: Word) -> Told:
    """Whether a payment is complete with this (SHI-29)."""
    like = c.alike[c.means.index(word.arg, c.passed)]
    return (Detail("completes", {}),) if (like,) in c.ways else ()
