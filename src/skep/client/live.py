"""Live: a table's socket that comes back when it breaks and keeps every log whole."""

import asyncio
import random
from collections.abc import AsyncIterator, Mapping
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from skep.client.messages import (
    ErrorNews,
    Line,
    Moment,
    MomentNews,
    State,
    StateNews,
    Table,
    TableNews,
    TalkLine,
    TalkNews,
    read_news,
    write,
)
from skep.client.refusal import Refusal

FIRST_WAIT = 0.25
LONGEST_WAIT = 15.0
BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


class Live:
    """A table as it is now. A broken socket is made anew until the block is left."""

    def __init__(self, address: str, headers: Mapping[str, str]) -> None:
        self.table: Table | None = None
        self.seats: dict[int | None, State] = {}
        """The newest state of each of my seats, or of None if I watch."""
        self.talk: list[TalkLine] = []
        """What was said, as far as it has been sent."""
        self.moment: Moment | None = None
        """Where somebody might be asked in private now."""
        self._address = address
        self._headers = dict(headers)
        self._logs: dict[int | None, list[Line]] = {}
        self._changed: dict[int | None, None] = {}
        self._heard: dict[int | None, int] = {}
        """Through which socket each seat's state last came."""
        self._news = asyncio.Event()
        self._errors: dict[int | None, Refusal] = {}
        self._socket: ClientConnection | None = None
        self._opened = 0
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Live":
        try:
            socket = await self._connect()
        except InvalidStatus as error:
            status = error.response.status_code
            raise Refusal(f"http-{status}", "this table cannot be looked at") from error
        self._listening = asyncio.create_task(self._listen(socket))
        self._listening.add_done_callback(lambda _: self._news.set())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._listening is not None
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def states(self) -> AsyncIterator[State]:
        """Each seat's newest state whenever it has changed, until the game is over."""
        while True:
            while not self._changed:
                await self._wait_for_news()
            seat = next(iter(self._changed))
            del self._changed[seat]
            yield self.seats[seat]
            if not self._changed and self._over:
                return

    @property
    def _over(self) -> bool:
        """Has every seat of mine been told of the end?"""
        mine: list[int | None] = [*(self.table.mine if self.table else ())] or [None]
        return all(seat in self.seats and self.seats[seat].over for seat in mine)

    async def choose(self, seat: int, *choices: int) -> State:
        """Make choices, all or none, and wait until they count; Refusal if they do not.

        If the socket breaks meanwhile they are sent again, which cannot make them twice.
        """
        made = self.seats[seat].made
        request = {"do": "choose", "seat": seat, "made": made, "choices": choices}
        sent: set[int] = set()
        self._errors.clear()
        while self.seats[seat].made == made:
            error = self._errors.pop(seat, None) or self._errors.pop(None, None)
            # Sent a second time, it is stale if it did count the first time: we shall be told.
            if error is not None and not (error.code == "stale" and len(sent) > 1):
                raise error
            if self._heard.get(seat) == self._opened and self._opened not in sent:
                sent.add(self._opened)
                await self._send(request)
            else:
                await self._wait_for_news()
        return self.seats[seat]

    async def sync(self) -> None:
        """Ask for everything again."""
        await self._send({"do": "sync"})

    # ------------------------------------------------------------------ the socket

    async def _connect(self) -> ClientConnection:
        return await connect(
            self._address, additional_headers=self._headers, max_size=None, proxy=None
        )

    async def _send(self, request: Mapping[str, object]) -> None:
        """What a broken socket does not take is sent again when there is a new one."""
        try:
            if self._socket is not None:
                await self._socket.send(write(request).decode())
        except BROKEN:
            pass

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear what the server says, through one socket after another."""
        tries = 0
        while True:
            self._socket = socket
            self._opened += 1
            try:
                async for raw in socket:
                    tries = 0
                    await self._hear(raw)
            except BROKEN:
                pass
            self._socket = None
            while self._socket is None:
                longest = min(LONGEST_WAIT, FIRST_WAIT * 2**tries)
                await asyncio.sleep(longest * random.uniform(0.5, 1))
                tries += 1
                try:
                    socket = self._socket = await self._connect()
                except BROKEN:
                    continue

    async def _hear(self, raw: str | bytes) -> None:
        match read_news(raw):
            case TableNews(table):
                self.table = table
            case StateNews() as news:
                await self._learn(news)
            case TalkNews(lines, anew):
                self.talk = [*([] if anew else self.talk), *lines]
            case MomentNews(moment):
                self.moment = moment
            case ErrorNews(code, message, seat):
                self._errors[seat] = Refusal(code, message)
        self._news.set()

    async def _learn(self, news: StateNews) -> None:
        log = self._logs.get(news.seat, [])
        if news.log_from > len(log):
            await self.sync()  # lines are missing: nothing half is shown
            return
        whole = self._logs[news.seat] = log[: news.log_from] + news.log
        plain = {name: getattr(news, name) for name in State.__struct_fields__}
        self.seats[news.seat] = State(**{**plain, "log": whole, "log_from": 0})
        self._heard[news.seat] = self._opened
        self._changed[news.seat] = None

    async def _wait_for_news(self) -> None:
        """Until something has been heard; what went wrong with hearing is raised here."""
        assert self._listening is not None, "a table is looked at with `async with`"
        if not self._listening.done():
            self._news.clear()
            await self._news.wait()
        if self._listening.done():
            self._listening.result()
