"""Calls to addresses that people name: what must not be reached is not reached."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from ipaddress import ip_address
from pathlib import Path

import pytest

from server.notified import outbound
from server.receiver import HOST, Receiver, make_certificate
from skep.server.jobs.outbound import Outbound, Unreachable, is_public, read_url

PUBLIC = ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e"]
NOT_PUBLIC = [
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.254",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "192.0.0.192",
    "192.0.2.1",
    "168.63.129.16",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:1.1.1.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2002:a9fe:a9fe::1",
    "2001:0:7f00:1::",
    "2001:db8::1",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_addresses_that_are_not_public(address: str) -> None:
    """Private, of this machine, of its network, a cloud's metadata, and forms that embed such."""
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://hooks.example/", "https://"),
        ("ftp://hooks.example/", "https://"),
        ("file:///etc/passwd", "https://"),
        ("//hooks.example/", "https://"),
        ("https:///x", "https://"),
        ("https://ann:sesame@hooks.example/", "password"),
        ("https://hooks.example:22/", "port"),
        ("https://hooks.example:6379/", "port"),
        ("https://hooks.example:99999/", "not the address|port"),
        ("https://hooks.example/\r\nX: y", "not the address|plain"),
        ("https://hööks.example/", "plain"),
        ("https://hooks.example/" + "x" * 500, "at most 500"),
    ],
)
def test_addresses_that_are_not_called(url: str, reason: str) -> None:
    with pytest.raises(Unreachable, match=reason):
        read_url(url)


@pytest.mark.parametrize("url", ["https://hooks.example/a?b=c", "https://hooks.example:8443/"])
def test_addresses_that_are_called(url: str) -> None:
    assert str(read_url(url)) == url


def resolving(*answers: Sequence[str]) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    """A host that has these addresses, one after another each time somebody asks."""
    left = list(answers)

    async def resolve(_: str, __: int) -> Sequence[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


@pytest.mark.parametrize("found", [["1.1.1.1", "10.0.0.1"], ["::1", "1.1.1.1"], []])
def test_every_address_of_a_host_must_be_public(found: list[str]) -> None:
    with pytest.raises(Unreachable, match="not a public address"):
        asyncio.run(Outbound(resolving(found)).check("https://hooks.example/"))


HERE = "127.0.0.1 [::1] [::ffff:127.0.0.1] localhost 2130706433 0x7f000001 127.1 0177.0.0.1"


@pytest.mark.parametrize("host", [*HERE.split(), "169.254.169.254"])
def test_the_real_look_up_of_what_is_here(host: str) -> None:
    """However this machine is written, it is found out, or not taken for an address."""
    with pytest.raises(Unreachable, match=r"not a public address|no host|not the address"):
        asyncio.run(Outbound().check(f"https://{host}/"))


# ------------------------------------------------------------------ over the network


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def receiver(certificate: Path) -> Iterator[Receiver]:
    with Receiver(certificate) as running:
        yield running


def post(world: Outbound, port: int, host: str = HOST) -> None:
    asyncio.run(world.post(f"https://{host}:{port}/in?x=1", b"hello", {"X-Mark": "7"}))


def test_the_call_goes_to_the_checked_address_under_the_right_name(
    receiver: Receiver, certificate: Path
) -> None:
    post(outbound(receiver.port, str(certificate)), receiver.port)
    (letter,) = receiver.letters
    assert letter.path == "/in?x=1"
    assert letter.body == b"hello"
    assert letter.headers["Host"] == f"{HOST}:{receiver.port}"
    assert letter.headers["X-Mark"] == "7"
    assert receiver.names == [HOST]


def test_the_certificate_must_be_the_hosts(receiver: Receiver, certificate: Path) -> None:
    with pytest.raises(Unreachable, match="ConnectError"):
        post(outbound(receiver.port, str(certificate)), receiver.port, host="other.example")
    world = outbound(receiver.port, str(certificate))
    strangers = Outbound(world.resolve, world.public, world.ports)
    with pytest.raises(Unreachable, match="ConnectError"):
        post(strangers, receiver.port)
    assert receiver.letters == []


def test_a_name_that_leads_elsewhere_the_second_time_leads_nowhere(
    receiver: Receiver, certificate: Path
) -> None:
    """DNS rebinding: it was public when the hook was set, and is not when something is sent."""
    world = Outbound(resolving(["1.1.1.1"], ["127.0.0.1"]), ports=(receiver.port,))
    asyncio.run(world.check(f"https://{HOST}:{receiver.port}/"))
    with pytest.raises(Unreachable, match="not a public address"):
        post(world, receiver.port)
    assert receiver.names == []


def test_a_name_is_looked_up_once_and_that_address_is_called(
    receiver: Receiver, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between check and call nobody asks for the name again, so it cannot lead elsewhere."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def listening(host: str, *more: object, **named: object) -> object:
        asked.append(host)
        return real(host, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", listening)
    post(outbound(receiver.port, str(certificate)), receiver.port)
    assert set(asked) <= {"127.0.0.1"}
    assert len(receiver.letters) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_not_followed(receiver: Receiver, certificate: Path, status: int) -> None:
    receiver.status = status
    receiver.headers = {"Location": f"https://127.0.0.1:{receiver.port}/elsewhere"}
    with pytest.raises(Unreachable, match=f"the answer was {status}"):
        post(outbound(receiver.port, str(certificate)), receiver.port)
    assert len(receiver.letters) == 1


@pytest.mark.parametrize("status", [400, 404, 410, 500, 503])
def test_another_answer_is_a_failure(receiver: Receiver, certificate: Path, status: int) -> None:
    receiver.status = status
    with pytest.raises(Unreachable, match=f"the answer was {status}"):
        post(outbound(receiver.port, str(certificate)), receiver.port)


def test_a_long_answer_is_not_read(receiver: Receiver, certificate: Path) -> None:
    receiver.status = 200
    receiver.body = bytes(50_000_000)
    post(outbound(receiver.port, str(certificate)), receiver.port)
    assert len(receiver.letters) == 1


def test_who_does_not_answer_is_not_waited_for(
    receiver: Receiver, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.jobs.outbound.TIMEOUT", 0.3)
    receiver.delay = 1.5
    with pytest.raises(Unreachable, match=r"ReadTimeout|no answer within"):
        post(outbound(receiver.port, str(certificate)), receiver.port)


def test_proxies_of_the_environment_are_not_asked(
    receiver: Receiver, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy would look the name up by itself."""
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    post(outbound(receiver.port, str(certificate)), receiver.port)
    assert len(receiver.letters) == 1
