"""What people name as an address never leads into the network of the host."""

import asyncio

import pytest

from guests import Guest
from tatami.server.notices.outgoing import Outgoing, is_public, outcome_of

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104  (nothing listens there)
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fd00::1",
    "::ffff:127.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_known_in_every_form(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    assert not Outgoing().allows(f"https://{host}/hook")


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_an_address_outside_is_reached(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/",
        "file:///etc/passwd",
        "https://example.com:6379/",
        "https://user:secret@example.com/",
        "https://%31%32%37.0.0.1/",
        "https://①②⑦.0.0.1/",
        "https://exa mple.com/",
        "https://example.com:port/",
        "https:///nowhere",
        "https://[::1/",
        "https://example.com/" + "x" * 600,
        "",
    ],
)
def test_what_is_no_address_for_messages_is_refused(url: str) -> None:
    assert not Outgoing().allows(url)
    assert asyncio.run(Outgoing().post(url, b"", {})) == "gone"


def test_a_name_is_followed_only_to_where_it_may_lead() -> None:
    """Numbers that some libraries take for addresses are names here, and looked up like them."""

    async def looked_up(outgoing: Outgoing, host: str) -> list[str]:
        try:
            return [each["host"] for each in await outgoing.resolver().resolve(host, 80)]
        except OSError:
            return []

    async def work() -> None:
        for host in ("localhost", "2130706433", "0x7f.1", "127.1"):
            assert Outgoing().allows(f"http://{host}/")
            assert await looked_up(Outgoing(), host) == []
            assert set(await looked_up(Outgoing(loopback=True), host)) <= {"127.0.0.1", "::1"}

    asyncio.run(work())


def test_nothing_arrives_where_it_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        arrived: list[object] = []
        listening = await asyncio.start_server(lambda *_: arrived.append(1), "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        outgoing = Outgoing()
        monkeypatch.setattr(outgoing, "allows", lambda url: url.endswith("/"))  # only names count
        assert await outgoing.post(f"http://localhost:{port}/", b"x", {}) == "again"
        await outgoing.close()
        listening.close()
        assert arrived == []

    asyncio.run(work())


def test_a_server_refuses_addresses_inside(server: str) -> None:
    with Guest(server) as ann:
        for address in ("http://127.0.0.1/", "http://[::ffff:10.0.0.1]/", "https://h:22/"):
            refused = ann.post("/me/ways", 409, kind="json", address=address)
            assert refused["code"] == "bad-address"
        for _ in range(12):
            ann.post("/me/ways", kind="json", address=f"https://example.com/{_}")
        too_many = {"kind": "json", "address": "https://example.com/more"}
        assert ann.post("/me/ways", 409, **too_many)["code"] == "too-many-ways"
        assert ann.get("/me/ways")["ways"][0]["address"] == "example.com/…om/0"


def test_what_an_answer_means() -> None:
    codes = {204: "sent", 302: "again", 429: "again", 503: "again", 404: "gone", 403: "gone"}
    assert {code: outcome_of(code) for code in codes} == codes
