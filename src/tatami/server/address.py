"""The address a server listens on; nothing large is loaded, so that it refuses at once."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

from tatami.core.errors import TatamiError, reason


def bound(host: str, port: int) -> socket.socket:
    """A socket on this address, if it is free."""
    if not host.strip():  # to the system that means everywhere
        raise TatamiError("The address to listen on is empty; the whole network is 0.0.0.0.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # where the protocol is not named, the event loop would keep small answers back for a while
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        why = reason(error)
        raise TatamiError(f"Nothing can be served on {host}:{port}: {why}.") from None
    return listening


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address that this is, if any; one of IPv4 as such, where it comes as one of IPv6."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
