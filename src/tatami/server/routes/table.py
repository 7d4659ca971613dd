"""At a table: everything that somebody in a seat can do, by a request or over the socket."""

import msgspec

from tatami.core.words import NOBODY
from tatami.server import wire
from tatami.server.caller import Caller
from tatami.server.live_table import LiveTable
from tatami.server.openapi import post
from tatami.session import commands
from tatami.session.commands import viewer_of


async def act(
    table: LiveTable, who: str, command: commands.AtTable | commands.SayChat, network: str
) -> wire.Accepted:
    """Carry out one command, from the caller's seat or as a spectator's talk."""
    viewer = viewer_of(table.sitting, who, command.seat)
    if isinstance(command, commands.SayChat):
        table.courtesy.one_more_line(table.sitting, viewer, who, network)
    if viewer != NOBODY:
        command = msgspec.structs.replace(command, seat=viewer)
    row = await table.handle(command, who, f"{who}/{command.client_id}")
    return wire.Accepted(command.client_id, table.sitting.noticing.seq_at(viewer, row))


@post("/matches/{match:str}/words")
async def words(caller: Caller, match: str, data: commands.SayWords) -> wire.Accepted:
    """Say words."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/undo")
async def undo(caller: Caller, match: str, data: commands.Undo) -> wire.Accepted:
    """Take back your last choice, or ask the others whether you may."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/restart-turn")
async def restart_turn(caller: Caller, match: str, data: commands.RestartTurn) -> wire.Accepted:
    """Take back your turn so far, or ask the others whether you may."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/queue")
async def queue(caller: Caller, match: str, data: commands.Queue) -> wire.Accepted:
    """Say in advance what you will answer."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/let-pass")
async def let_pass(caller: Caller, match: str, data: commands.LetPass) -> wire.Accepted:
    """Say how long a pass shall stand for one of your cards."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/answer")
async def answer(caller: Caller, match: str, data: commands.Answer) -> wire.Accepted:
    """Agree or disagree with what somebody has proposed."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/pause")
async def pause(caller: Caller, match: str, data: commands.Pause) -> wire.Accepted:
    """Ask for a pause, or end one."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/concede")
async def concede(caller: Caller, match: str, data: commands.Concede) -> wire.Accepted:
    """Give up."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/cancel")
async def cancel(caller: Caller, match: str, data: commands.Cancel) -> wire.Accepted:
    """End the game without a result, if the others agree."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/judge")
async def judge(caller: Caller, match: str, data: commands.Judge) -> wire.Accepted:
    """Choose what is to be done about somebody whose time is up."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/nudge")
async def nudge(caller: Caller, match: str, data: commands.Nudge) -> wire.Accepted:
    """Remind those whom the table waits for."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/replace")
async def replace(caller: Caller, match: str, data: commands.Replace) -> wire.Accepted:
    """Let a bot play for you, or propose one for somebody who is away."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/return")
async def come_back(caller: Caller, match: str, data: commands.Return) -> wire.Accepted:
    """Take your seat back from the bot that plays for you."""
    return await act(await caller.table(match), caller.who, data, caller.network)


@post("/matches/{match:str}/chat")
async def chat(caller: Caller, match: str, data: commands.SayChat) -> wire.Accepted:
    """Talk."""
    who = await caller.somebody()
    return await act(await caller.table(match), who, data, caller.network)


ROUTES = (
    words,
    undo,
    restart_turn,
    queue,
    let_pass,
    answer,
    pause,
    concede,
    cancel,
    judge,
    nudge,
    replace,
    come_back,
    chat,
)
