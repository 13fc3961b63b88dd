"""The live socket: one per open table and window."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from msgspec import Struct

from skep.kernel import SPECTATOR
from skep.server.edge.quotas import Bucket
from skep.server.live.broadcast import Group, Read
from skep.server.live.chat import ChatReader
from skep.server.live.fast_socket import Message, fast_way
from skep.server.live.room import LiveRoom
from skep.server.meters import Meters
from skep.server.model import MatchRow
from skep.server.protocol import (
    TOO_BIG,
    Choose,
    Error,
    Moment,
    MomentNews,
    Refused,
    TableNews,
    encode,
    read_request,
)
from skep.server.store import Store

CLOSED_SIGNED_OUT = 1008
CLOSED_TOO_BIG = 1009
CLOSED_TROUBLE = 1011
TROUBLE = "something went wrong here; nothing has changed"

log = logging.getLogger("skep.server")

Socket = WebSocket[Any, Any, Any]


class Bell:
    """An event with one waiter: every choice rings it at every socket of a table, and `asyncio`'s
    own, made for many waiters, took 7 % of a busy server's time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._waiter: asyncio.Future[None] | None = None

    @property
    def rung(self) -> bool:
        return self._rung

    def ring(self) -> None:
        self._rung = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def reset(self) -> None:
        self._rung = False

    async def heard(self) -> None:
        """Wait until it has been rung since it was last silenced."""
        if not self._rung:
            self._waiter = self._loop.create_future()
            await self._waiter


class Listener:
    """One open socket. It sends what has changed for its person since it last looked."""

    def __init__(
        self, socket: Socket, room: LiveRoom, person: str | None, store: Store, meters: Meters
    ) -> None:
        self.person = person
        self.session: str | None = socket.scope["state"]["session"]
        self._dismissed = False
        self._meters = meters
        self._store = store
        self._socket = socket
        self._room = room
        self._changed = Bell()
        self._sending = asyncio.Lock()
        self._row: MatchRow | None = None
        self._viewers: list[int] = []
        self._facts: tuple[object, ...] = ()
        self._moment: tuple[object, ...] | None = None
        self._read: Read = {}
        self._group: Group | None = None
        self._chat_reader = ChatReader(room, room.chat, person, store, self.nudge)
        fast = fast_way(socket.scope)
        self._push = fast.push if fast is not None else None

    def nudge(self) -> None:
        """Something may have changed. In a group, who is there is told with the others."""
        if self._group is None:
            self._changed.ring()

    def fall_out(self, read: Read) -> None:
        self._group = None
        self._read = read
        self._changed.ring()

    def step_out(self) -> None:
        if self._group is not None:
            self._group.leave(self)

    def _step_in(self) -> None:
        """Join those who are level, if nothing else is to be told."""
        push, level = self._push, not (self._changed.rung or self._chat_reader.may_have_news)
        if push is None or self._moment is not None or self._group is not None or not level:
            return
        shown = self._room.audience.facts(self._viewers[0]) is self._facts
        if shown and len(self._read) == len(self._viewers):
            self._group = self._room.groups.join(self, push, self._read)

    def plays(self, seat: int) -> bool:
        """Does this person choose for the seat himself, as far as this process knows?"""
        room = self._room
        mine = self._viewers if self._row is room.row else room.viewers(self.person)
        return seat in mine and room.row.seats[seat].stand_in is None

    def dismiss(self) -> None:
        """Close the socket: its device has been signed out."""
        self._dismissed = True
        self._changed.ring()

    async def run(self) -> None:
        """Send news whenever there are any. Steps a slow reader missed are skipped."""
        try:
            while True:
                self._changed.reset()
                if self._dismissed:
                    await self._socket.close(CLOSED_SIGNED_OUT)
                    return
                async with self._sending:
                    await self._send_news()
                self._step_in()
                await self._changed.heard()
        except OSError:
            pass  # the reader has gone; whoever listens to the socket will notice
        except Exception:
            log.exception("table %s: what is to be shown", self._room.row.id)
            await self._socket.close(CLOSED_TROUBLE)

    async def sync(self) -> None:
        """Send everything again."""
        self._room.tell_now()
        self.step_out()
        async with self._sending:
            self._facts = ()
            self._moment = None
            self._read = {}
            self._chat_reader = ChatReader(
                self._room, self._room.chat, self.person, self._store, self.nudge
            )
            await self._send_news()

    async def complain(self, code: str, message: str, seat: int | None = None) -> None:
        self._meters.refusals.labels(code).inc()
        self._room.tell_now()
        async with self._sending:
            await self._say(Error(code, message, seat))

    async def _send_news(self) -> None:
        room = self._room
        watchful = room.progress.watchful or self._moment is not None
        moment = room.moment(self.person) if watchful else None
        if moment is not None:
            await self._send_moment(moment)
        self._look_who_looks()
        facts = room.audience.facts(self._viewers[0])
        if facts is not self._facts and not room.audience.presentation(self._viewers[0]).covered(
            SPECTATOR
        ):
            before, self._facts = self._facts, facts
            if facts != before:
                await self._say(TableNews(room.table(self.person)))
        for viewer in self._viewers:
            if room.audience.presentation(viewer).covered(viewer):
                continue
            turned = room.audience.turn(viewer, self._read.get(viewer))
            if turned is not None:
                self._read[viewer], message = turned
                await self._send(message)
        if moment is None:  # last, so that nobody thinks what was before it goes on
            await self._send_moment(None)
        if self._chat_reader.may_have_news:
            talk = await self._chat_reader.news()
            if talk is not None:
                await self._say(talk)

    def _look_who_looks(self) -> None:
        """Through which seats this person looks may change with the match's row."""
        if self._row is not self._room.row:
            self._row = self._room.row
            self._viewers = self._room.viewers(self.person)
            self._read = {who: page for who, page in self._read.items() if who in self._viewers}

    async def _send_moment(self, moment: Moment | None) -> None:
        """Tell where somebody might be asked in private, once, and when that is over."""
        mark = (moment.id, moment.ask) if moment else None
        if mark != self._moment:
            self._moment = mark
            await self._say(MomentNews(moment))

    async def _say(self, news: Struct) -> None:
        await self._send(Message(encode(news)))

    async def _send(self, message: Message) -> None:
        """The fast way, if it is open. OSError if the socket has been closed, by whichever
        side."""
        if self._push is not None and self._push(message):
            return
        try:
            await self._socket.send(
                {"type": "websocket.send", "text": message.text.decode(), "bytes": None}
            )
        except RuntimeError as error:  # so says the layer below if it has closed the socket itself
            raise ConnectionResetError(str(error)) from error


async def listen(socket: Socket, room: LiveRoom, listener: Listener, bucket: Bucket) -> None:
    """Read and carry out requests until the socket closes."""
    fast = fast_way(socket.scope)
    receive: Callable[[], Awaitable[Any]] = socket.receive if fast is None else fast.receive
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text") or event.get("bytes") or b""
        size = len(data) if isinstance(data, bytes) else len(data.encode())
        if size > TOO_BIG:
            await listener.complain("too-big", f"a message has at most {TOO_BIG} bytes")
            await socket.close(CLOSED_TOO_BIG)
            return
        if not bucket.grants():
            await listener.complain("too-fast", "too many messages: wait a little")
            continue
        await answer(data, room, listener)


async def answer(data: str | bytes, room: LiveRoom, listener: Listener) -> None:
    """Carry out one request; whatever is wrong with it is said, and the socket stays open."""
    seat = None
    try:
        request = read_request(data)
        if isinstance(request, Choose):
            seat = request.seat
            await choose(request, room, listener)
        else:
            await room.catch_up()
            await listener.sync()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        await listener.complain("bad-message", f"this cannot be read: {error}")
    except Refused as refusal:
        await listener.complain(refusal.code, refusal.message, seat)
    except OSError:
        raise  # the socket is gone
    except Exception:
        log.exception("table %s: a request of seat %s", room.row.id, seat)
        await listener.complain("trouble", TROUBLE, seat)


async def choose(request: Choose, room: LiveRoom, listener: Listener) -> None:
    if not listener.plays(request.seat):
        await room.catch_up()  # he may have sat down, or come back, at another process just now
        if request.seat not in room.viewers(listener.person):
            raise Refused("not-yours", f"seat {request.seat} is not yours")
        if room.row.seats[request.seat].stand_in is not None:
            raise Refused("stood-in", "a bot plays for this seat: take it back first")
    await room.choose(request.seat, request.made, request.choices)
