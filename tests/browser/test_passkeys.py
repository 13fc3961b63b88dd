"""Passkeys as a person meets them, with an authenticator that Chromium plays."""

import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.conftest import PHONE, Visit
from browser.test_access import AXE, objections
from browser.test_lobby import SECRET, named
from browser.visitor import Visitor

KEEPER = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(visitor: Visitor) -> Visitor:
    """At the server's name: browsers have no passkeys for addresses in numbers."""
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")
    return visitor


class Keeper:
    """The authenticator of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": KEEPER})
        self.id = {"authenticatorId": made["authenticatorId"]}

    def kept(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", self.id)[
            "credentials"
        ]
        return found

    def take_over(self, other: "Keeper") -> None:
        """Passkeys of one device come to another by its maker's cloud."""
        for key in other.kept():
            self.session.send("WebAuthn.addCredential", {**self.id, "credential": key})


def test_a_passkey_is_added_used_elsewhere_and_removed(visit: Visit) -> None:
    laptop, phone = named(by_name(visit()), "Ann"), by_name(visit(PHONE, touch=True))
    hers, synced = Keeper(laptop), Keeper(phone)
    laptop.call("POST", "/me/keep", {"login": "ann", "passphrase": SECRET})
    laptop.open("/you")
    mine = laptop.page.get_by_role("region", name="Passkeys")
    mine.get_by_role("button", name="Add a passkey").click()
    laptop.expect_toast("Passkey added.")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine.get_by_role("listitem")).to_contain_text(re.compile("Chrome, .*not used yet"))
    [key] = hers.kept()
    assert key["rpId"] == "localhost"
    mine.get_by_role("button", name="Add a passkey").click()
    laptop.expect_toast("This device already has your passkey.")
    if AXE.is_file():
        assert objections(laptop.page, AXE.read_text(encoding="utf-8")) == []

    synced.take_over(hers)
    phone.open("/you")
    phone.button("Sign in with a passkey").click()
    phone.expect_toast("You are now Ann.")
    assert phone.overflow() <= 0
    expect(phone.page.get_by_role("region", name="Passkeys")).to_contain_text("last used")
    expect(phone.page.get_by_role("region", name="Devices signed in")).to_contain_text(
        "Another device"
    )

    mine.get_by_role("button", name="Remove").click()
    laptop.expect_toast(re.compile("Passkey removed"))
    expect(mine.get_by_role("listitem")).to_have_count(0)
    phone.button("Sign out").first.click()
    phone.button("Sign in with a passkey").click()
    phone.expect_toast(re.compile("This passkey isn’t known here"))


def test_a_passkey_confirms_what_a_passphrase_would(visit: Visit) -> None:
    """Who signed in by it, and has lost the passphrase, sets another, and deletes everything."""
    ann = named(by_name(visit()), "Ann")
    Keeper(ann)
    ann.call("POST", "/me/keep", {"login": "ann-of-the-keys", "passphrase": SECRET})
    ann.open("/you")
    ann.button("Add a passkey").click()
    ann.expect_toast("Passkey added.")
    ann.page.reload()
    form = ann.page.get_by_role("region", name="Change passphrase")
    form.get_by_role("checkbox", name="Confirm with a passkey instead").check()
    expect(form.get_by_label("Current passphrase")).to_have_count(0)
    form.get_by_label("New passphrase").fill("a passphrase to be remembered")
    form.get_by_role("button", name="Change passphrase").click()
    ann.expect_toast("Passphrase changed.")

    data = ann.page.get_by_role("region", name="Your data")
    data.get_by_role("button", name="Delete").click()
    data.get_by_role("checkbox", name="Confirm with a passkey instead").check()
    if AXE.is_file():
        assert objections(ann.page, AXE.read_text(encoding="utf-8")) == []
    data.get_by_role("button", name="Delete for good").click()
    ann.expect_toast(re.compile("Everything is deleted"))
    assert ann.call("GET", "/me")["login"] is None


def test_who_has_no_passkey_is_told_that_nothing_was_done(visit: Visit) -> None:
    ann = by_name(visit())
    Keeper(ann)
    ann.open("/you")
    ann.button("Sign in with a passkey").click()
    ann.expect_toast(re.compile("Nothing changed"))
    expect(ann.button("Sign in with a passkey")).to_be_enabled()


def test_where_there_can_be_none_none_is_offered(visit: Visit) -> None:
    ann = named(visit(), "Ann")
    ann.open("/you")
    expect(ann.button("Sign in")).to_have_count(1)
    ann.call("POST", "/me/keep", {"login": "other-ann", "passphrase": SECRET})
    ann.page.reload()
    expect(ann.page.get_by_role("region", name="Devices signed in")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Passkeys")).to_have_count(0)
