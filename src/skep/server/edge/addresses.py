"""Addresses: where a call comes from, and whose word is taken for that."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.datastructures import Headers
from litestar.types import Scope

LONGEST = 64
"""Characters that are looked at of what a proxy calls an address and is none."""


class Proxies:
    """The addresses whose word is taken for whom they call (`SKEP_PROXIES`)."""

    def __init__(self, text: str) -> None:
        named = [each.strip() for each in text.split(",")]
        self.everybody = "*" in named
        self._networks = [network for each in named if (network := as_network(each)) is not None]

    def __contains__(self, host: str) -> bool:
        if self.everybody:
            return True
        address = as_address(host)
        return address is not None and any(address in network for network in self._networks)

    def speak_for_themselves(self, scope: Scope) -> bool:
        """Is this a call of a proxy that does not say for whom it calls?"""
        client = scope.get("client")
        if client is None:
            return True
        named = self.everybody and "x-forwarded-for" in Headers.from_scope(scope)
        return client[0] in self and not named


def address_of(scope: Scope) -> str:
    """Where a call comes from, by the word of a proxy if it is one of ours."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(host: str) -> str:
    """What counts as one: an address, or a network of 64 bits of IPv6, as one customer is given."""
    address = as_address(host)
    if address is None:
        return host[:LONGEST]
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def as_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def as_network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
