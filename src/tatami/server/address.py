"""The address a server listens on. This module loads nothing large, so that it can refuse at
once."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tatami.core.errors import TatamiError, reason


def bound(host: str, port: int) -> socket.socket:
    """A socket on this address, if it is free."""
    if not host.strip():  # the system takes an empty host to mean every address
        raise TatamiError("The address to listen on is empty; the whole network is 0.0.0.0.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # unless the protocol is named, the event loop delays small answers
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
    """The address in this text, if it is one. An IPv4 address written as IPv6 comes back as
    IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def forms_of(networks: Iterable[str]) -> list[str]:
    """These networks, and those of IPv4 also as a socket of IPv6 tells them."""
    found = []
    for each in map(ip_network, networks):
        found.append(str(each))
        if each.version == 4:
            found.append(f"::ffff:{each.network_address}/{96 + each.prefixlen}")
    return found
