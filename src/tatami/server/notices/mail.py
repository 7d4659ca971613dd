"""Mail, where the host names a server that sends it."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from tatami.server.notices.outgoing import Outcome

PATIENCE: Final = 20.0  # seconds
HERE: Final = ("localhost", "127.0.0.1", "::1")


class MailServer(NamedTuple):
    """Who sends mail for this host."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    encrypted: bool  # from the first byte; otherwise from STARTTLS on

    @staticmethod
    def read(url: str) -> "MailServer | None":
        """The one an address names, such as `smtp://user:password@host:587?from=tatami@host`."""
        try:
            parts = urlsplit(url)
            port = parts.port or (465 if parts.scheme == "smtps" else 587)
        except ValueError:
            return None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        sender = parse_qs(parts.query).get("from", [user])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_mail(sender):
            return None
        return MailServer(parts.hostname, port, user, password, sender, parts.scheme == "smtps")

    def send(self, to: str, subject: str, text: str, stop: str) -> Outcome:
        """Send one mail. What the server says now, it may take back later: only a refusal of the
        address is final."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(text)
        try:
            with self.connected() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            final = all(code >= 500 for code, _ in refused.recipients.values())
            return "gone" if final else "again"
        except (smtplib.SMTPException, OSError):
            return "again"
        return "sent"

    def connected(self) -> smtplib.SMTP:
        """A connection, encrypted unless the server is this machine."""
        context = ssl.create_default_context()
        if self.encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=context
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
            if self.host not in HERE:
                server.starttls(context=context)
        if self.user:
            server.login(self.user, self.password)
        return server


def is_mail(text: str) -> bool:
    """Whether this looks like an address of mail."""
    try:
        read = Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    plain = text.isascii() and text.isprintable() and not any(c in text for c in ' "<>,;:\\')
    return plain and bool(read.username) and "." in read.domain and len(text) <= 200
