"""Carriers: how one message goes by one way."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tatami.server.notices.mail import MailServer
from tatami.server.notices.messages import CONFIRM, Message, say
from tatami.server.notices.outgoing import Outcome, Outgoing
from tatami.server.notices.push import BrowserKeys, PushKeys, encrypted
from tatami.server.notices.ways import Way

JSON: Final = {"Content-Type": "application/json", "User-Agent": "Tatami"}
LONGEST: Final = 1500  # letters: less than any of the services takes


class Carriers:
    """Everything that carries messages."""

    def __init__(self, outgoing: Outgoing, keys: PushKeys, mail: MailServer | None) -> None:
        self.outgoing = outgoing
        self.keys = keys
        self.mail = mail

    async def send(self, way: Way, message: Message) -> Outcome:
        """Send a message."""
        if way.kind == "mail":
            return await self.send_mail(way, message)
        if way.kind == "push":
            return await self.send_push(way, message)
        address, body = hook(way, message)
        return await self.outgoing.post(address, msgspec.json.encode(body), JSON)

    async def send_push(self, way: Way, message: Message) -> Outcome:
        """Send a message to a browser."""
        about = {line.match or line.tournament for line in message.lines}
        told = {
            "title": message.title,
            "text": message.text(way.language)[:LONGEST],
            "link": message.link,
            "tag": about.pop() if len(about) == 1 else "several",
        }
        keys = msgspec.json.decode(way.secrets, type=BrowserKeys)
        body = await asyncio.to_thread(encrypted, way.address, keys, msgspec.json.encode(told))
        headers = self.keys.headers(way.address, way.origin)
        return await self.outgoing.post(way.address, body, headers)

    async def send_mail(self, way: Way, message: Message) -> Outcome:
        """Send a mail."""
        if self.mail is None:  # the host no longer names a server
            return "again"
        parts = [message.text(way.language), message.link]
        stop = ""
        if message.lines[0].reason != CONFIRM:
            stop = f"{way.origin}/#/stop/{way.secrets}"
            parts.append(say(way.language, "stop", link=stop))
        only = message.lines[0].text if len(message.lines) == 1 else message.title
        subject = message.title if message.lines[0].reason == CONFIRM else only
        text = "\n\n".join(parts) + "\n"
        return await asyncio.to_thread(self.mail.send, way.address, subject, text, stop)


def hook(way: Way, message: Message) -> tuple[str, dict[str, Any]]:
    """Where a message goes that another service takes, and in which form. No name of a player may
    call anybody there, or look like a link."""
    text = message.text(way.language)[:LONGEST]
    if way.kind == "discord":
        calls_nobody = {"parse": list[str]()}
        said = {"content": f"{plain(text)}\n<{message.link}>", "allowed_mentions": calls_nobody}
        return way.address, said
    if way.kind == "slack":
        return way.address, {"text": f"{escaped(text)}\n<{message.link}>"}
    if way.kind == "ntfy":
        root, _, topic = way.address.rstrip("/").rpartition("/")
        said = {"topic": topic, "title": message.title, "message": text}
        return f"{root}/", {**said, "click": message.link}
    lines = [{k: v for k, v in line._asdict().items() if v} for line in message.lines]
    return way.address, {
        "title": message.title,
        "text": text,
        "link": message.link,
        "notices": lines,
    }


def escaped(text: str) -> str:
    """A text in which Slack finds no commands."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def plain(text: str) -> str:
    """A text in which Discord finds no formatting and no links."""
    for sign in "\\*_~`|>[]()":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("://", ":\u200b//")


def masked(way: Way) -> str:
    """As much of an address as tells its owner which it is: the rest is a secret."""
    if way.kind == "mail":
        return way.address
    parts = urlsplit(way.address)
    return f"{parts.hostname}/…{way.address[-4:]}"
