"""The fields of every game's observation. That they hide what is hidden is a law (laws.py)."""

import hashlib
import random

import pytest

from scenes import senji, shitenno, shototsu, white_castle
from tatami.core.game import Game
from tatami.core.table import Table, replaced
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.games.senji.frames import Spring
from tatami.games.senji.letters import Offer
from tatami.games.senji.printed import CARDS, DECKS, KINDS_OF_FAMILY, ORDERS, PROVINCES
from tatami.games.senji.tokens import STAKES
from tatami.games.senji.words import ORDER
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.printed import FACES
from tatami.games.shototsu.table import DEAD
from tatami.laws import say_at_random

# The version of the names and their digest, at the fewest seats. Whoever changes names raises the
# version: what was learned with the former names is of no use with the new ones.
NAMES = {
    "shitenno": (1, "350d1e5d9f2f"),
    "senji": (1, "8588ca99525c"),
    "white_castle": (1, "ca56088a608f"),
    "shototsu": (1, "d73a6c71b308"),
}


def observed(game: Game, t: Table, seat: int) -> dict[str, float]:
    """All numbers by their names."""
    out = game.observation.room(t)
    game.observe(t, seat, out)
    names = [field.name for field in game.observation.fields(t)]
    return dict(zip(names, out, strict=True))


@pytest.mark.parametrize("name", list(GAMES))
def test_other_names_are_another_version(name: str) -> None:
    game = GAMES[name]
    names = [field.name for field in game.observation.fields(game.open(game.seats[0], 1))]
    told = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]
    assert (game.observation.version, told) == NAMES[name]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_name_is_there_once(game: Game) -> None:
    for seats in game.seats:
        names = [field.name for field in game.observation.fields(game.open(seats, 1))]
        assert len(set(names)) == len(names)
        assert {name.split(".")[0] for name in names} >= {"own", "phase"}


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("shitenno", 3, {}),
        ("senji", 3, {"kami": "yes", "imperial": "yes"}),
        ("white_castle", 1, {}),
        ("white_castle", 4, {}),
        ("shototsu", 2, {"builds": "hidden"}),
        ("shototsu", 6, {"techniques": "chosen", "equipment": "chosen", "blessings": "chosen"}),
    ],
)
def test_every_number_is_between_its_bounds(name: str, seats: int, options: dict[str, str]) -> None:
    game, dice = GAMES[name], random.Random(5)
    t = game.open(seats, 5, options)
    fields, out = game.observation.fields(t), game.observation.room(t)
    while t.asks:
        say_at_random(t, dice.randrange)
        game.observe(t, dice.randrange(seats), out)
        pairs = zip(fields, out, strict=True)
        assert not [(f.name, n) for f, n in pairs if not f.low <= n <= f.high]


def test_a_hand_and_a_payment_are_seen_by_their_owner_alone() -> None:
    t = shitenno.turn("samurai samurai bushi")
    seat = t.asks[0].seat
    own = observed(GAMES["shitenno"], t, seat)
    other = observed(GAMES["shitenno"], t, (seat + 1) % t.seats)
    assert (own["own.hand-samurai"], own["own.cards"], own["own.turn-to-come"]) == (2.0, 3.0, 1.0)
    assert other[f"rival-{t.seats - 1}.cards"] == 3.0
    assert not [name for name in other if name.startswith("rival") and "hand" in name]


def test_an_order_being_placed_is_seen_by_its_family_alone() -> None:
    t = senji.play(senji.table(3), Spring())
    word = t.asks[0].options[0]
    assert word.verb is ORDER[0]
    seat, place = t.asks[0].seat, PROVINCES[word.arg]
    t.answer(seat, word)
    own = observed(GAMES["senji"], t, seat)
    other = observed(GAMES["senji"], t, (seat + 1) % 3)
    assert (own[f"own.order-{ORDERS[0]}-{place}"], own["own.orders-placed"]) == (1.0, 1.0)
    assert (other["rival-2.orders-placed"], other[f"phase.ordered-{place}"]) == (1.0, 0.0)


def test_a_card_that_changed_hands_openly_is_sure() -> None:
    t = senji.hand(senji.table(3), "cherry", CARDS[DECKS[1][0]])
    cherry = t.seat[senji.family("cherry")]
    seen = observed(GAMES["senji"], t, (cherry + 1) % 3)
    assert seen["rival-2.sure-of-type-family"] > 0.0


def test_a_letter_is_seen_by_those_between_whom_it_goes() -> None:
    t = senji.floor(senji.table(3))
    giver, taker, _ = t.family
    letter = Offer(taker, shown=(DECKS[giver][0],), hidden=(DECKS[giver][1],), wishes=(1,))
    t.offers = replaced(t.offers, giver * KINDS_OF_FAMILY + taker, letter)
    game = GAMES["senji"]
    assert observed(game, t, 1)["rival-2.offers-shown"] == 1.0
    assert observed(game, t, 0)["rival-1.offered-wished-for"] == 1.0
    assert not [n for name, n in observed(game, t, 2).items() if ".offer" in name and n]


def test_a_die_in_hand_is_open_to_all() -> None:
    t = white_castle.turn(white_castle.scene(2))
    t.answer(0, t.asks[0].options[0])
    mine, theirs = (observed(GAMES["white_castle"], t, seat) for seat in (0, 1))
    dice = [name for name in mine if name.startswith("phase.die-in-hand")]
    assert [mine[name] for name in dice] == [theirs[name] for name in dice]
    assert sum(mine[name] for name in dice) > 0.0
    assert (mine["own.turn"], theirs["own.turn"], theirs["rival-1.turn"]) == (1.0, 0.0, 1.0)


def test_the_rival_of_a_solo_game_has_a_block() -> None:
    names = observed(GAMES["white_castle"], GAMES["white_castle"].open(1, 1), 0)
    assert {"rival-1.influence", "phase.unknown"} <= set(names)


def test_an_attack_is_observed_from_both_sides() -> None:
    for seed in range(8):
        t, dice = shototsu.brawl(seed), random.Random(seed)
        while t.asks and not any(isinstance(f, Attack) and f.dice for f in t.frames):
            say_at_random(t, dice.randrange)
    attack = next(frame for frame in t.frames if isinstance(frame, Attack))
    attacker, target = t.owner(attack.attacker), t.owner(attack.target)
    seen = observed(GAMES["shototsu"], t, target)
    nth = 1 + attack.attacker % t.size
    assert attacker != target
    assert seen[f"rival-1.samurai-{nth}-attacks"] == 1.0
    assert sum(seen[f"phase.die-{face}"] for face in range(1, FACES + 1)) == len(attack.dice)


def test_the_dead_and_a_relic_that_is_carried_are_nowhere() -> None:
    t = shototsu.brawl(1)
    game = GAMES["shototsu"]
    before = observed(game, t, 0)
    t.flags[4] |= DEAD
    t.relic, t.bearer = NOWHERE, 0
    seen = observed(game, t, 0)
    assert (before["rival-1.samurai-2-lives"], seen["rival-1.samurai-2-lives"]) == (1.0, 0.0)
    assert not [n for name, n in seen.items() if name.startswith("rival-1.samurai-2-") and n]
    assert (before["phase.relic-lies"], seen["phase.relic-lies"]) == (1.0, 0.0)
    assert (before["own.samurai-1-carries-relic"], seen["own.samurai-1-carries-relic"]) == (0, 1)


def test_who_has_answered_in_secret_is_asked_no_more() -> None:
    t = shototsu.opened(2)
    t.given[0] = t.asks[0].options[0]
    seen = observed(GAMES["shototsu"], t, 0)
    assert (seen["own.asked"], seen["rival-1.asked"]) == (0.0, 1.0)


def test_hidden_rings_are_seen_by_their_owner_alone() -> None:
    t = shototsu.built(2, builds="hidden")
    own, other = (observed(GAMES["shototsu"], t, seat) for seat in (0, 1))
    assert own["own.samurai-1-ring-earth"] == float(t.rings[0][0]) > 0.0
    assert other["rival-1.samurai-1-ring-earth"] == 0.0


def test_what_is_certain_of_each_family_is_certain_of_it_alone() -> None:
    dice = random.Random(3)
    t = senji.opened(4)
    for _ in range(400):
        say_at_random(t, dice.randrange)
        for viewer in (NOBODY, *t.families()):
            cards, flowers = t.cards_known, t.flowers_known
            alone = [cards.certain(viewer, f, STAKES + f) for f in range(KINDS_OF_FAMILY)]
            assert cards.certain_of_each(viewer) == alone
            alone = [flowers.certain(viewer, f) for f in range(KINDS_OF_FAMILY)]
            assert flowers.certain_of_each(viewer) == alone
