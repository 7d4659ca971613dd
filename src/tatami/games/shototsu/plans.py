"""What a seat that moves next may plan: ways, and the odds from where they lead (SHO-44, 53)."""

from typing import Final, TypedDict, final

from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import (
    DISTANCES,
    FAR_AWAY,
    NOWHERE,
    PLACES,
    WIDTH,
    Board,
    distance,
)
from tatami.games.shototsu.frames import (
    Activation,
    Assault,
    Attack,
    FreeMove,
    Moving,
    Pushing,
    Window,
)
from tatami.games.shototsu.printed import CRESCENT_MOON, LORD_SHIBA, TECHNIQUE_CARD
from tatami.games.shototsu.rules.actions import nothing_to_pick_up, unusable
from tatami.games.shototsu.rules.equipment import behind
from tatami.games.shototsu.rules.movement import striker, ways
from tatami.games.shototsu.rules.paths import (
    FREE,
    LUNGE,
    WALK,
    impassable,
    path_to,
    reachable,
    routes,
    spaces,
)
from tatami.games.shototsu.rules.sight import (
    ACTION,
    barred_from,
    cannot_attack,
    enemies,
    obstacle,
    targets,
)
from tatami.games.shototsu.rules.sight import reach as range_of
from tatami.games.shototsu.rules.turn import still_to_come
from tatami.games.shototsu.rules.windows import all_others
from tatami.games.shototsu.sights import Blocked, Ground, Prospect, Steps, name, open_to, place_name
from tatami.games.shototsu.surroundings import around
from tatami.games.shototsu.table import HAS_MOVED, NO_WEAPON, Shototsu
from tatami.games.shototsu.war import at_the_ready, next_attack, prospect, spoilers
from tatami.games.shototsu.words import ACTIVATE, LEAVE, MOVE, PICK_UP, REARM, SLIP, USE
from tatami.games.shototsu.words import LUNGE as LUNGE_TO

From = TypedDict("From", {"from": dict[str, list[Prospect]]})


class Plan(From):
    """Where a samurai may go, each space with the way to it; by space the attacks from there, what
    else may be done there, which enemies could strike it there from where they stand, and which
    could strike on the way, so that the way is asked. The own space counts too."""

    ways: dict[str, list[str]]
    acts: dict[str, list[str]]
    threats: dict[str, list[str]]
    past: dict[str, str]


NOTHING: Final[Plan] = {"from": {}, "ways": {}, "acts": {}, "threats": {}, "past": {}}


# -- where to go -----------------------------------------------------------------------------


def plan(t: Shototsu, seat: int, active: int) -> Plan:
    """What the move or the lunge that a seat is asked for may lead to (SHO-44, SHO-70)."""
    asks = t.open_asks(seat)
    words = asks[0].options if asks else []
    goals = [word.arg for word in words if word.verb is MOVE]
    frame = t.frames[-1] if t.frames else None
    if goals and isinstance(frame, Activation):
        return Planning(t, frame.samurai, seat).to(goals, WALK)
    if goals:  # a move that a card gives, after which nothing is attacked
        return Planning(t, t.nearest(FreeMove).samurai, seat, NOBODY).to(goals, FREE)
    goals = [word.arg for word in words if word.verb is LUNGE_TO]
    if not goals:
        return NOTHING
    attacker, kind, _ = next_attack(t, active)
    among: tuple[int, ...] = ()
    if isinstance(frame, Assault):
        among = frame.among
    elif isinstance(frame, Window):
        among = all_others(t, t.nearest(Attack))
    return Planning(t, attacker, seat, kind, among).to(goals, LUNGE)


def plans(t: Shototsu, seat: int) -> dict[str, Plan]:
    """The same for each samurai that a seat may activate next (SHO-42)."""
    asks = t.open_asks(seat)
    found: dict[str, Plan] = {}
    for word in asks[0].options if asks else []:
        if word.verb is ACTIVATE:
            me = t.named(word)
            found[word.thing] = Planning(t, me, seat).to(reachable(t, me, WALK), WALK)
    return found


def later(t: Shototsu, seat: int) -> list[int]:
    """The samurai that a seat activates later in the turn, while others have theirs: what it may
    prepare. During an attack nobody knows yet how things will stand (SHO-42)."""
    if any(isinstance(frame, Attack) for frame in t.frames):
        return []
    return still_to_come(t, seat)


def names_ahead(t: Shototsu, seat: int) -> dict[str, list[str]]:
    """Their names, for the view of who waits."""
    return {"later": [name(t, me) for me in later(t, seat)]}


def plans_ahead(t: Shototsu, seat: int) -> dict[str, dict[str, Plan]]:
    """The same as of those that may be activated next, of each of them."""
    return {
        "plans": {
            name(t, me): Planning(t, me, seat).to(reachable(t, me, WALK), WALK)
            for me in later(t, seat)
        }
    }


@final
class Planning:
    """A samurai that may go somewhere, and what it would meet there."""

    def __init__(
        self, t: Shototsu, me: int, seat: int, kind: int = ACTION, among: tuple[int, ...] = ()
    ) -> None:
        self.t = t.copy()  # on which the samurai is tried on each space
        self.me = me
        self.seat = seat
        self.kind = kind
        self.among = among
        self.known: dict[tuple[int, bool], Prospect] = {}  # by target, and whether next to it
        foes = enemies(t, me)
        self.far = range_of(t, me, kind) if kind != NOBODY else 0
        self.stands = [t.place[foe] for foe in foes]
        # What may spoil a blow depends on the space only where somebody may strike back or step in.
        self.wary = any(
            at_the_ready(t, foe, LORD_SHIBA) or at_the_ready(t, foe, CRESCENT_MOON) for foe in foes
        )
        self.strikers = [
            (foe, t.place[foe], range_of(t, foe, ACTION))
            for foe in foes
            if open_to(t, foe, seat) and not cannot_attack(t, foe)
        ]

    def to(self, goals: list[int], gait: int) -> Plan:
        """What is met on each of these spaces and on the own one."""
        t, me = self.t, self.me
        home = t.place[me]
        walked = paths(t, me, goals, gait)
        attacks: dict[str, list[Prospect]] = {}
        acts: dict[str, list[str]] = {}
        threats: dict[str, list[str]] = {}
        flags = t.flags[me]
        for place in (home, *goals):
            t.place[me] = place
            able, deeds, feared = self.attacks(place), self.deeds(), self.feared(place)
            if able:
                attacks[PLACES[place]] = able
            if deeds:
                acts[PLACES[place]] = deeds
            if feared:
                threats[PLACES[place]] = feared
            t.flags[me] |= HAS_MOVED  # to all spaces but the own one
        t.place[me], t.flags[me] = home, flags
        past = ways_asked(t, me, goals, gait)
        return {"ways": walked, "from": attacks, "acts": acts, "threats": threats, "past": past}

    def deeds(self) -> list[str]:
        """What else may be done where the samurai is tried, by word: a technique, picking up the
        relic or the weapon (SHO-51, SHO-52)."""
        t, me = self.t, self.me
        if self.kind != ACTION:
            return []
        known = t.cards[TECHNIQUE_CARD][me]
        words = [USE[card].text for card in known if not unusable(t, me, card)]
        if not nothing_to_pick_up(t, me):
            words.append(PICK_UP.text)
        if t.flags[me] & NO_WEAPON:
            words.append(REARM.text)
        return words

    def attacks(self, place: int) -> list[Prospect]:
        """The odds of each attack from the space where the samurai is tried."""
        away = DISTANCES[place]
        if self.far < min([away[there] for there in self.stands], default=FAR_AWAY):
            return []
        able = targets(self.t, self.me, self.kind)
        return [self.odds_against(i) for i in able if not self.among or i in self.among]

    def odds_against(self, target: int) -> Prospect:
        """The same for one target: only whether it stands next to the samurai matters."""
        t, me = self.t, self.me
        key = (target, distance(t.place[me], t.place[target]) == 1)
        if key not in self.known:
            self.known[key] = prospect(t, me, target, self.kind, self.seat)
        if not self.wary:
            return self.known[key]
        may_spoil = spoilers(t, me, target, self.kind, self.seat)
        return {**self.known[key], "spoilers": may_spoil}

    def feared(self, place: int) -> list[str]:
        """Who could strike the samurai on this space, without a step (SHO-50)."""
        return [
            name(self.t, foe)
            for foe, there, spaces_away in self.strikers
            if DISTANCES[there][place] <= spaces_away
            and not barred_from(self.t, foe, self.me, there, spaces_away)
        ]


def paths(t: Shototsu, me: int, goals: list[int], gait: int) -> dict[str, list[str]]:
    """The way that is taken to each space unless another is chosen: round who would strike, if
    there is such a way (SHO-44, SHO-70)."""
    start, most = t.place[me], spaces(t, me, gait)
    other = striker(t, Moving(me, start, gait, start))
    shunned = t.place[other] if other != NOBODY else NOWHERE
    came_from = routes(t, impassable(t, gait), start, shunned, most)
    found: dict[str, list[str]] = {}
    for goal in goals:
        path = path_to(came_from, goal) or ways(t, Moving(me, goal, gait, start))[0][1]
        found[PLACES[goal]] = [PLACES[place] for place in path]
    return found


def ways_asked(t: Shototsu, me: int, goals: list[int], gait: int) -> dict[str, str]:
    """The spaces to which the mover will be asked the way, each with the enemy that could strike it
    on one of them (SHO-44)."""
    start = t.place[me]
    other = striker(t, Moving(me, start, gait, start))
    if other == NOBODY:
        return {}
    asked = [goal for goal in goals if len(ways(t, Moving(me, goal, gait, start))) > 1]
    return {PLACES[goal]: name(t, other) for goal in asked}


# -- other drawings on the board ---------------------------------------------------------------


def choice_of_ways(t: Shototsu) -> dict[str, list[str]]:
    """The ways between which a mover is asked to choose, by word (SHO-44)."""
    frame = t.frames[-1] if t.frames else None
    if not isinstance(frame, Moving) or not t.asks or t.asks[0].prompt != "way":
        return {}
    return {
        (LEAVE[place] if place != NOWHERE else SLIP).text: [PLACES[step] for step in path]
        for place, path in ways(t, frame)
    }


def pushes(t: Shototsu) -> list[str]:
    """Where each push that is asked for would end, from 0 spaces on (SHO-71)."""
    frame = t.frames[-1] if t.frames else None
    if not isinstance(frame, Pushing):
        return []
    pushed = behind(t, frame.samurai, frame.target, frame.most)
    return [PLACES[place] for place in (t.place[frame.target], *pushed)]


def blocked(t: Shototsu, me: int, seat: int) -> list[Blocked]:
    """The enemies in range that the active samurai does not see, and why (SHO-56)."""
    if me == NOBODY or not open_to(t, me, seat) or cannot_attack(t, me):
        return []
    here, most = t.place[me], range_of(t, me, ACTION)
    found: list[Blocked] = []
    for foe in enemies(t, me):
        if barred_from(t, me, foe, here, most) == "SHO-56":
            between = obstacle(t, me, here, t.place[foe])
            found.append({"target": name(t, foe), "by": place_name(between)})
    return found


# -- the board ---------------------------------------------------------------------------------

NO_STEPS: Final[Steps] = {"zone": 0, "relic": 0}
GROUNDS: Final[dict[tuple[Board, int], list[Ground]]] = {}  # which never change, for each seat


def ground(t: Shototsu, seat: int) -> Ground:
    """The board that is played on, from a seat; a spectator has no way to go."""
    key = (t.ground, t.seats)
    if key not in GROUNDS:
        steps = [shortest(t.ground, camp) for camp in t.ground.deployments[t.seats]]
        GROUNDS[key] = [drawn(t.ground, t.seats, each) for each in (*steps, NO_STEPS)]
    return GROUNDS[key][seat]  # a spectator's, -1, is the last


def drawn(board: Board, seats: int, steps: Steps) -> Ground:
    """A board with camps and zone."""
    return {
        "board": board.name,
        "width": board.width,
        "height": board.height,
        "rows": [board.glyphs[y * WIDTH : y * WIDTH + board.width] for y in range(board.height)],
        "deployments": [[PLACES[i] for i in camp] for camp in board.deployments[seats]],
        "zone": [PLACES[i] for i, inside in enumerate(board.zone) if inside],
        "steps_to": steps,
    }


def shortest(board: Board, camp: tuple[int, ...]) -> Steps:
    """From the front row of a camp into the capture zone, and next to where the relic lies at
    first, on a board without figures (SHO-44)."""
    steps = [around(board, place).steps for place in camp]
    zone = [place for place, inside in enumerate(board.zone) if inside and place != board.relic]
    return {
        "zone": min(each[place] for each in steps for place in zone),
        "relic": min(each[board.relic] for each in steps) - 1,
    }
