"""Addresses: the one a server listens on, and whom to count a request as. This module loads nothing
large, so that it can refuse at once."""

import socket
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

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


@lru_cache(4096)
def network_of(address: str) -> str:
    """Whom to count an address as. Whoever has one IPv6 address usually has the 2⁶⁴ beside it, so
    all of these count as one."""
    found = address_in(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return str(found or address)


def network_in(scope: Mapping[str, Any]) -> str:
    """Whom to count a request as, by the address it comes from."""
    return network_of(str((scope.get("client") or ("",))[0]))


def forms_of(networks: Iterable[str]) -> list[str]:
    """These networks, and those of IPv4 also as a socket of IPv6 tells them."""
    found = []
    for each in map(ip_network, networks):
        found.append(str(each))
        if each.version == 4:
            found.append(f"::ffff:{each.network_address}/{96 + each.prefixlen}")
    return found
