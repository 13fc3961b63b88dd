"""Broadcast: sockets that look through the same eyes and have been told the same.

Mostly nothing but play has changed at a table, and then all of a group are told the same: it is
made once, and sent to each at once. Whoever reads too slowly, is new, or is to be told something
else looks for himself what has changed for him, and comes back when he is level again.
"""

import asyncio
import logging
from typing import Protocol

from skep.server.live.audience import Audience
from skep.server.live.fast_socket import Message, Push
from skep.server.live.presentation import Page

Read = dict[int, Page]
"""What has been read, by viewer."""

FEW = 16
"""Rooms that are told of together."""

log = logging.getLogger("skep.server")


class Member(Protocol):
    """A socket."""

    def fall_out(self, read: Read) -> None:
        """He is no longer told with the others, who have read that."""


class Group:
    """Those who look through the same seats, or as spectators."""

    def __init__(self, viewers: tuple[int, ...], standing: object, read: Read) -> None:
        self.viewers = viewers
        self.standing = standing
        self.read = read
        self.members: dict[Member, Push] = {}

    def turn(self, audience: Audience) -> "list[News]":
        """What is new for them. If anything goes wrong, which is not the trouble of who has chosen,
        each looks for himself."""
        try:
            found = [(each, audience.turn(each, self.read[each])) for each in self.viewers]
        except Exception:
            log.exception("what is to be told to a group")
            self.break_up()
            return []
        return [(self, viewer, *turned) for viewer, turned in found if turned is not None]

    def tell(self, viewer: int, page: Page, message: Message) -> None:
        """Send it to everybody; who cannot take it yet falls out."""
        try:
            slow = [member for member, push in self.members.items() if not push(message)]
        except Exception:
            log.exception("a message to a group")
            self.break_up()
            return
        for member in slow:
            self.leave(member)
        self.read[viewer] = page

    def leave(self, member: Member) -> None:
        if self.members.pop(member, None) is not None:
            member.fall_out(self.read.copy())

    def break_up(self) -> None:
        for member in list(self.members):
            self.leave(member)


News = tuple[Group, int, Page, Message]
"""To whom, through which eyes, what page, and by which message."""


class Groups:
    """All groups of one room."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._groups: dict[tuple[int, ...], Group] = {}

    def part(self) -> None:
        """Where it is not play alone that has changed, each looks for himself."""
        for group in self._groups.values():
            if group.members and self._audience.standing(group.viewers[0]) is not group.standing:
                group.break_up()

    def forget(self) -> None:
        """All have been told."""
        self._audience.forget()

    def turn(self) -> list[News]:
        """What is new, for each of them."""
        audience, groups = self._audience, self._groups.values()
        return [news for each in groups if each.members for news in each.turn(audience)]

    def join(self, member: Member, push: Push, read: Read) -> Group | None:
        """Let one in who has read all this; None if he is not level with the others."""
        viewers = tuple(read)
        standing = self._audience.standing(viewers[0])
        group = self._groups.get(viewers)
        if group is None or not group.members:
            group = self._groups[viewers] = Group(viewers, standing, read)
        if standing is None or group.standing is not standing or group.read != read:
            return None
        group.members[member] = push
        return group


class Broadcaster:
    """Tells the news of all rooms in which something has happened in one turn of the event loop.

    One commit lets many rooms go on. They are told of a few at a time, one step for all of these
    before the next step for any, and nothing is kept that was made for it: so what is needed is
    found in the processor's caches.
    """

    def __init__(self) -> None:
        self._rooms: dict[Groups, None] = {}

    def call(self, room: Groups) -> None:
        """There may be news of play for those in this room."""
        if not self._rooms:
            asyncio.get_running_loop().call_soon(self._tell)
        self._rooms[room] = None

    def hurry(self, room: Groups) -> None:
        """What is new there is told now, before anything else is said."""
        if room in self._rooms:
            del self._rooms[room]
            tell([room])

    def _tell(self) -> None:
        rooms, self._rooms = list(self._rooms), {}
        for first in range(0, len(rooms), FEW):
            tell(rooms[first : first + FEW])


def tell(rooms: list[Groups]) -> None:
    """Tell the news of these rooms."""
    for group, viewer, page, message in [n for room in rooms for n in room.turn()]:
        group.tell(viewer, page, message)
    for room in rooms:
        room.forget()
