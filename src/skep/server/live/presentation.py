"""Presentation: a match as those who look at it see it."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Raw

from skep.kernel import SPECTATOR, State
from skep.server.live.fast_socket import Message
from skep.server.match.log import Log
from skep.server.match.outcome import Outcome
from skep.server.match.progress import Progress
from skep.server.match.release import Release
from skep.server.match.shared_screen import Held
from skep.server.match.viewer_history import ViewerHistory
from skep.server.protocol import StateNews, encode


class Common(NamedTuple):
    """What the messages of one moment have in common, whoever reads them."""

    state: State
    outcome: Outcome
    over: bool
    going: bool
    """May those choose who owe a choice?"""
    winners: list[bool]
    alike: "Shown | None"
    """What everybody is shown alike, where nothing is hidden: it is made once for all."""


class Shown(NamedTuple):
    """What is shown of a state."""

    view: Raw
    scores: list[int | None]
    awaited: list[int]


class Page(NamedTuple):
    """What a viewer has been shown. Who has read the same page is shown the same next."""

    presentation: "Presentation"
    started: bool
    revision: int
    held: int
    """The length of the log at which play was held, or -1."""
    lines: int
    rewritings: int


Turned = tuple[Page, Message]
"""A new page, and the message by which it is shown."""


class Presentation:
    """The progress of a match, what must not be told of it yet, and the messages made from it.

    Where play is held until a shared screen has answered, all look at the same picture meanwhile.
    """

    def __init__(
        self, progress: Progress, release: Release, held: Callable[[], Held | None] = lambda: None
    ) -> None:
        self.progress = progress
        self.release = release
        self._held = held
        self._moment = (False, 0, -1)
        self._common: Common | None = None
        self._news: dict[tuple[int, int], Message] = {}

    @property
    def held(self) -> Held | None:
        """The moment for which play is held, if any; mostly nobody has to be asked."""
        return None if self.progress.private_moment is None else self._held()

    @property
    def state(self) -> State:
        """The state that people know of."""
        held = self.held
        return self.progress.state if held is None else held.at.picture

    @property
    def outcome(self) -> Outcome:
        """Where that state leaves the game."""
        return Outcome(self.state, self.progress.forfeits)

    @property
    def public(self) -> Outcome:
        """The same, as far as everybody may be told by now."""
        if not self.covered(SPECTATOR):
            return self.outcome
        log = Log(self.progress.log.entries[: self.release.told])
        state = self.progress.state_after(len(log.choices), log)
        return Outcome(state, log.forfeits)

    @property
    def over(self) -> bool:
        """Is it over, as far as people know?"""
        return self.progress.over if self.held is None else self.outcome.over

    @property
    def known(self) -> int:
        """The length of the log that goes with that state."""
        held = self.held
        return self.progress.length if held is None else held.at.known

    @property
    def mark(self) -> int:
        """The length of the log at which play is held, or -1."""
        held = self.held
        return -1 if held is None else held.at.length

    def covered(self, viewer: int) -> bool:
        """Is what has happened last to be kept from this viewer for now?"""
        if self.held is not None:
            return False  # the picture is for everybody
        return self.release.covers(viewer, self.progress.length, self.progress.state)

    def told(self, viewer: int) -> tuple[int, int]:
        """How many lines of his log the viewer may read now, and their number."""
        history = self.progress.history(viewer)
        held = self.held
        if held is None or self.progress.stands_at(held.at.known):
            return len(history.lines), history.number
        return held.at.told.get(viewer, (0, 0))

    def turn(self, viewer: int, last: Page | None, started: bool) -> Turned | None:
        """What the viewer, who has read so far, is shown next; None if that is nothing new."""
        history = self.progress.history(viewer)
        if last is not None and last.presentation is not self:
            last = None  # lines of the one cannot be counted by the other
        now = self, started, history.revision, self.mark
        if last is not None and last[:4] == now:
            return None
        lines, number = self.told(viewer)
        same = min(lines, history.unchanged(last.lines, last.rewritings)) if last else 0
        page = Page(*now, lines, len(history.rewritten))
        return page, self._message(history, page, number, same)

    def forget(self) -> None:
        """All have been shown what there was."""
        self._moment = (False, 0, -1)
        self._common = None
        self._news.clear()

    def _message(self, history: ViewerHistory, page: Page, number: int, same: int) -> Message:
        """It is made once for all who look through the same eyes and have so many lines already."""
        moment = page.started, self.progress.length, page.held
        if moment != self._moment:
            self.forget()
            self._moment = moment
        found = self._news.get((history.viewer, same))
        if found is None:
            self._common = common = self._common or self._in_common(page.started)
            log = b",".join(history.lines[same : page.lines])
            news = self._state_news(history, number, Raw(b"[" + log + b"]"), same, common)
            found = Message(encode(news))
            self._news[history.viewer, same] = found
        return found

    def _in_common(self, started: bool) -> Common:
        outcome = self.outcome
        state = outcome.state
        over = outcome.over
        going = started and not over and self.held is None
        alike = None
        if self.progress.alike:
            awaited = list(state.awaited(None)) if going else []
            alike = Shown(Raw(encode(state.view(None))), list(state.scores()), awaited)
        winners = outcome.winners() if over else [False] * state.game.players
        return Common(state, outcome, over, going, winners, alike)

    def _state_news(
        self, history: ViewerHistory, number: int, log: Raw, same: int, common: Common
    ) -> StateNews:
        state, shown = common.state, common.alike or self._apart(history, common)
        return StateNews(
            seat=history.seat,
            number=number,
            made=history.made,
            view=shown.view,
            options=self.progress.offers(state, history.viewer) if common.going else [],
            awaited=shown.awaited,
            over=common.over,
            scores=shown.scores,
            winners=common.winners,
            log_from=same,
            log=log,
        )

    def _apart(self, history: ViewerHistory, common: Common) -> Shown:
        """The same for one viewer, where something may be hidden."""
        state = common.state
        awaited = list(state.awaited(history.seat)) if common.going else []
        scores = common.outcome.scores(history.viewer)
        return Shown(Raw(encode(history.view(state))), scores, awaited)
