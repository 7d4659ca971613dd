"""People beyond one table: profiles, the strongest, and what finished games tell."""

from tatami.games import GAMES
from tatami.server.caller import Caller
from tatami.server.openapi import get, options, post
from tatami.server.people.profiles import Profiles
from tatami.server.people.wire import House, Privacy, Profile
from tatami.session.refusal import Refused


@get("/me/profile")
async def my_profile(caller: Caller) -> Profile:
    """Your own profile, which a guest has too."""
    if not caller.who:
        raise Refused("not-yours")
    return await Profiles(caller.store).of(caller.who, caller.who)


@post("/me/profile")
async def hide_profile(caller: Caller, data: Privacy) -> Profile:
    """Hide your profile from all others, or show it."""
    if not caller.who:
        raise Refused("not-yours")
    await Profiles(caller.store).hide(caller.who, data.private)
    return await Profiles(caller.store).of(caller.who, caller.who)


@get("/people/{name:str}")
async def profile(caller: Caller, name: str) -> Profile:
    """The profile of an account."""
    await caller.must_be_invited()
    return await Profiles(caller.store).of_name(name, caller.who)


@get("/house/{game:str}")
async def house(caller: Caller, game: str) -> House:
    """The strongest in a game at this host, and what its finished games tell."""
    await caller.must_be_invited()
    if game not in GAMES:
        raise Refused("no-such-game")
    profiles = Profiles(caller.store)
    return House(game, await profiles.leaders(game), await profiles.tallies(game))


ROUTES = (options("/me/profile", "GET", "POST"), my_profile, hide_profile, profile, house)
