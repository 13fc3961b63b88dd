"""Calls to addresses that people name: only to public ones, and to the very address looked up.

Whoever names an address could try to make this server call something that only it can reach. So a
call goes out by HTTPS to a usual port, every address its host has must be public, the connection is
made to one of the addresses that were checked (the name is not looked up again), and redirects are
not followed.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from ssl import SSLContext

import httpx

DEFAULT_PORT = 443
PORTS = (DEFAULT_PORT, 8443)
LONGEST = 500
"""The most characters of an address, as the database keeps it."""
TIMEOUT = 10.0
"""Seconds a whole call may take."""

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

UNICAST = ip_network("2000::/3")
NOT_MEANT = tuple(
    map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16", "2001::/32", "2002::/16"))
)
"""What the library takes for public: the protocols' own network and relays, where clouds answer
their own machines only, and Teredo and 6to4, which stand for any IPv4 address."""


class Unreachable(Exception):
    """An address that is not called, or a call that failed; the message says why."""


def is_public(address: Address) -> bool:
    """May an address of the open Internet be meant? What only stands for another one may not."""
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, IPv6Address) and address not in UNICAST:
        return False
    return not any(address in each for each in NOT_MEANT)


async def look_up(host: str, port: int) -> Sequence[str]:
    """All addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def read_url(text: str, ports: Sequence[int] = PORTS) -> httpx.URL:
    """An address as it must be, or Unreachable."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError) as error:
        raise Unreachable("this is not the address of a page") from error
    if len(str(url)) > LONGEST or not text.isascii() or not text.isprintable():
        raise Unreachable(f"an address has at most {LONGEST} plain characters")
    if url.scheme != "https" or not url.host:
        raise Unreachable("the address must begin with https://")
    if url.userinfo:
        raise Unreachable("the address must not hold a name or a password")
    if (url.port or DEFAULT_PORT) not in ports:
        raise Unreachable(f"the address must use port {' or '.join(map(str, ports))}")
    return url


@dataclass(frozen=True)
class Outbound:
    """Calls out. What is given here only tests give, whose addresses are not public."""

    resolve: Resolve = look_up
    public: Callable[[Address], bool] = is_public
    ports: Sequence[int] = PORTS
    trust: SSLContext | None = None

    async def check(self, text: str) -> tuple[httpx.URL, str]:
        """The address, and where to connect to; Unreachable if it may not be called."""
        url = read_url(text, self.ports)
        port = url.port or DEFAULT_PORT
        try:
            found = [ip_address(each) for each in await self.resolve(url.host, port)]
        except (OSError, UnicodeError, ValueError) as error:
            raise Unreachable(f"there is no host {url.host}") from error
        if not found or not all(self.public(each) for each in found):
            raise Unreachable(f"{url.host} is not a public address")
        return url, str(found[0])

    async def post(self, text: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send; Unreachable unless the answer is a good one."""
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(text, body, headers)
        except TimeoutError as error:
            raise Unreachable(f"no answer within {TIMEOUT:.0f} seconds") from error
        except httpx.HTTPError as error:
            raise Unreachable(f"the call failed: {type(error).__name__}") from error
        if not 200 <= status < 300:
            raise Unreachable(f"the answer was {status}")

    async def _post(self, text: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The name is in the certificate and in `Host`; the connection goes to the address that
        was checked. Of the answer nothing but its status is read."""
        url, address = await self.check(text)
        client = httpx.AsyncClient(
            verify=self.trust or True, trust_env=False, follow_redirects=False, timeout=TIMEOUT
        )
        there = url.copy_with(host=address)
        named = {**headers, "Host": url.netloc.decode("ascii")}
        async with (
            client,
            client.stream(
                "POST",
                there,
                content=body,
                headers=named,
                extensions={"sni_hostname": url.raw_host.decode("ascii")},
            ) as answer,
        ):
            return answer.status_code
