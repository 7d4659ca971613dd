"""Tournaments: announcing one, taking part, and seeing how it stands."""

from typing import Final

import msgspec
import sqlalchemy as sa

from tatami.games import GAMES
from tatami.server.caller import Caller
from tatami.server.openapi import get, options, post
from tatami.server.routes.matches import LAYING
from tatami.server.tables import new_seed
from tatami.server.tournaments import register as registers
from tatami.server.tournaments import wire
from tatami.server.tournaments.register import Register
from tatami.server.tournaments.tournament import CALLED_OFF, Entrant, Terms, Tournament
from tatami.server.wire import Become
from tatami.session.clocks import setting
from tatami.session.names import nickname
from tatami.session.places import Kind
from tatami.session.refusal import Refused
from tatami.session.seating import a_bot
from tatami.session.sitting import OPEN, PLAYING
from tatami.tournaments import schedule
from tatami.tournaments.schedule import Plan
from tatami.tournaments.standings import Standing

MOST_HOSTED: Final = 5  # tournaments of one person that are not over

# -- showing one ------------------------------------------------------------------------------


def shown(t: Tournament, who: str) -> wire.TournamentShown:
    """A tournament, as this person sees it."""
    mine, plan = t.entrant_of(who), t.plan()
    terms = msgspec.structs.asdict(t.terms)
    del terms["seed"]  # it draws the lots
    terms |= {"size": plan.entrants, "rounds": schedule.length(plan)}
    return wire.TournamentShown(
        id=t.id,
        public=t.public,
        status=t.status,
        created=t.created,
        host=bool(who) and t.host == who,
        me=mine.number if mine else -1,
        table=t.table_of(who),
        round=t.round(),
        entrants=[entrant_shown(each) for each in t.entrants],
        standings=[standing_shown(each) for each in t.standings()],
        pairings=pairings_shown(t),
        **terms,
    )


def entrant_shown(entrant: Entrant) -> wire.EntrantShown:
    """Somebody who takes part, without their id."""
    kind: Kind = "bot" if not entrant.player else "user" if entrant.user else "guest"
    return wire.EntrantShown(entrant.number, kind, entrant.name, entrant.away)


def standing_shown(standing: Standing) -> wire.StandingShown:
    """How it stands with one entrant, in whole points."""
    return wire.StandingShown(
        entrant=standing.entrant,
        place=standing.place,
        points=standing.points / 2,
        opposition=standing.opposition / 2,
        beaten=standing.beaten / 4,
        wins=standing.wins,
        played=standing.played,
        reached=standing.reached,
    )


def pairings_shown(t: Tournament) -> list[wire.PairingShown]:
    """All tables so far."""
    return [
        wire.PairingShown(p.round, p.match, p.state, list(p.seats), list(p.ranks))
        for p in t.pairings
    ]


def line(t: Tournament, who: str) -> wire.TournamentLine:
    """A tournament in a list."""
    plan, mine = t.plan(), t.entrant_of(who) is not None or (bool(who) and t.host == who)
    return wire.TournamentLine(
        id=t.id,
        title=t.terms.title,
        game=t.terms.game,
        format=t.terms.format,
        status=t.status,
        entrants=len(t.entrants),
        size=plan.entrants,
        round=t.round(),
        rounds=schedule.length(plan),
        created=t.created,
        mine=mine,
        table=t.table_of(who),
    )


# -- announcing one ---------------------------------------------------------------------------


def terms_of(data: wire.NewTournament) -> Terms:
    """What is to be played, if that is possible."""
    if data.game not in GAMES:
        raise Refused("no-such-game")
    game, clock = GAMES[data.game], setting(data.clock)
    if clock is None or not clock.runs():
        raise Refused("no-clock")
    chosen = game.chosen(data.options)
    game.open_true(game.checked(data.seats), new_seed(), chosen)  # it may refuse them
    plan = Plan(data.format, data.seats, data.size, data.rounds, "")
    if not schedule.is_possible(plan):
        raise Refused("bad-tournament")
    return Terms(
        title=nickname(data.title),
        game=game.name,
        options=dict(chosen),
        format=data.format,
        seats=data.seats,
        size=data.size,
        rounds=data.rounds,
        clock=data.clock,
        bot=a_bot(data.bot),
        patience=data.patience,
        seed=new_seed(),
    )


@post("/tournaments")
async def announce(caller: Caller, data: wire.NewTournament) -> wire.TournamentShown:
    """Announce a tournament. Others join it by its link."""
    await caller.must_be_invited()
    terms = terms_of(data)
    name = nickname(data.name) if data.name else ""
    caller.pay(LAYING)
    who, known = await caller.somebody(), register_of(caller)
    if caller.tables.settings.requests and await known.hosted(who) >= MOST_HOSTED:
        raise Refused("too-many-tournaments")
    tournament = await known.announce(who, data.public, terms, caller.now())
    if name:
        await enter(caller, tournament, name)
    return await answer(caller, tournament)


def register_of(caller: Caller) -> Register:
    """Where tournaments are kept."""
    return Register(caller.store)


async def answer(caller: Caller, tournament: str) -> wire.TournamentShown:
    """The tournament as it is now."""
    return shown(await register_of(caller).find(tournament), caller.who)


# -- seeing -----------------------------------------------------------------------------------


@get("/tournaments")
async def tournaments(caller: Caller) -> wire.Tournaments:
    """Your tournaments, the latest change first, and those that anybody may join."""
    found = await register_of(caller).listed(caller.who, await caller.is_invited())
    return wire.Tournaments([line(each, caller.who) for each in found])


@get("/tournaments/{tournament:str}")
async def tournament(caller: Caller, tournament: str) -> wire.TournamentShown:
    """One tournament: who takes part, how it stands, and all its tables."""
    return await answer(caller, tournament)


# -- taking part ------------------------------------------------------------------------------


async def enter(caller: Caller, tournament: str, name: str) -> None:
    """Take part under this name."""
    who, user = await caller.somebody(), await caller.is_user()

    def work(connection: sa.Connection, found: Tournament) -> None:
        if found.status != OPEN:
            raise Refused("tournament-begun")
        if found.entrant_of(who):
            raise Refused("entered-already")
        if len(found.entrants) >= found.terms.size:
            raise Refused("tournament-full")
        if found.takes(name):
            raise Refused("name-taken")
        entrant = Entrant(len(found.entrants), who, name, "", user, away=False)
        registers.enter(connection, found, entrant)

    await register_of(caller).change(tournament, caller.now(), work)


@post("/tournaments/{tournament:str}/join")
async def join(caller: Caller, tournament: str, data: wire.EnterTournament) -> wire.TournamentShown:
    """Take part."""
    await enter(caller, tournament, nickname(data.name))
    return await answer(caller, tournament)


@post("/tournaments/{tournament:str}/leave")
async def leave(caller: Caller, tournament: str, data: Become) -> wire.TournamentShown:
    """Take part no more. Once it has begun, a bot plays the coming rounds for you."""

    def work(connection: sa.Connection, found: Tournament) -> None:
        mine = entry(found, caller.who)
        if found.status == OPEN:
            registers.withdraw(connection, found, mine)
        else:
            going_on(found)
            registers.set_away(connection, found, mine, away=True)

    await register_of(caller).change(tournament, caller.now(), work)
    return await answer(caller, tournament)


@post("/tournaments/{tournament:str}/return")
async def come_back(caller: Caller, tournament: str, data: Become) -> wire.TournamentShown:
    """Play again from the next round on."""

    def work(connection: sa.Connection, found: Tournament) -> None:
        going_on(found)
        registers.set_away(connection, found, entry(found, caller.who), away=False)

    await register_of(caller).change(tournament, caller.now(), work)
    return await answer(caller, tournament)


def entry(found: Tournament, who: str) -> Entrant:
    """The entry of whoever asks."""
    mine = found.entrant_of(who)
    if mine is None:
        raise Refused("not-entered")
    return mine


def going_on(found: Tournament) -> None:
    """Refuse what can only be done while a tournament is played."""
    if found.status != PLAYING:
        raise Refused("tournament-over" if found.status != OPEN else "tournament-not-begun")


# -- the host ---------------------------------------------------------------------------------


@post("/tournaments/{tournament:str}/begin")
async def begin(
    caller: Caller, tournament: str, data: wire.BeginTournament
) -> wire.TournamentShown:
    """Let the first round be laid. Bots fill the seats that are left."""

    def work(connection: sa.Connection, found: Tournament) -> None:
        own(found, caller.who)
        if found.status != OPEN:
            raise Refused("tournament-begun")
        plan = found.plan()._replace(entrants=data.size or found.terms.size)
        if not schedule.is_possible(plan) or plan.entrants < len(found.entrants):
            raise Refused("bad-tournament")
        registers.begin(connection, found, plan.entrants)

    caller.pay(LAYING)
    await register_of(caller).change(tournament, caller.now(), work)
    return await answer(caller, tournament)


@post("/tournaments/{tournament:str}/call-off")
async def call_off(caller: Caller, tournament: str, data: Become) -> wire.TournamentShown:
    """Let no further round be laid. Games that have begun go on."""

    def work(connection: sa.Connection, found: Tournament) -> None:
        own(found, caller.who)
        if found.status not in (OPEN, PLAYING):
            raise Refused("tournament-over")
        registers.set_status(connection, found.id, CALLED_OFF)

    await register_of(caller).change(tournament, caller.now(), work)
    return await answer(caller, tournament)


def own(found: Tournament, who: str) -> None:
    """Refuse everybody but the host."""
    if not who or found.host != who:
        raise Refused("not-your-tournament")


ROUTES = (
    options("/tournaments", "GET", "POST"),
    announce,
    tournaments,
    tournament,
    join,
    leave,
    come_back,
    begin,
    call_off,
)
