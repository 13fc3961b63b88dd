"""Audience: what those who look at a room are shown of it, and how it stands for them."""

from dataclasses import replace

from skep.kernel import SPECTATOR
from skep.server.live.chat import Chat
from skep.server.live.presence import Presence
from skep.server.live.presentation import Page, Presentation, Turned
from skep.server.match.room import Room
from skep.server.match.table_view import TableFacts, as_seen_later, table_for
from skep.server.model import MatchRow, seats_held
from skep.server.protocol import Ask, Table


class Seen:
    """What was seen at some moment: as objects of their own, for a compiled tuple is not the same
    object each time it is looked at."""

    def __init__(self, moment: tuple[object, ...], facts: tuple[object, ...]) -> None:
        self.moment = moment
        self.facts = facts


class Stand:
    """How it stands, as long as it does."""

    def __init__(self, facts: tuple[object, ...], heard: object) -> None:
        self.facts = facts
        self.heard = heard


class Audience:
    """What the viewers of one room see: the match as it is or, for late spectators, as it was."""

    def __init__(
        self,
        room: Room,
        presence: Presence,
        chat: Chat,
        present: Presentation,
        past: Presentation | None,
    ) -> None:
        self.present = present
        self._delayed = past
        self._room = room
        self._presence = presence
        self._chat = chat
        self._seen: dict[Presentation, Seen] = {}
        self._stood: dict[Presentation, Stand] = {}
        self._standing: dict[Presentation, object] = {}

    @property
    def phase(self) -> str:
        row = self._room.row
        if not row.started:
            return "cancelled" if row.cancelled else "open"
        return "over" if self.present.over else "playing"

    def presentation(self, viewer: int) -> Presentation:
        """What this viewer looks at."""
        if viewer != SPECTATOR or self._delayed is None or self.present.over:
            return self.present
        return self._delayed

    def turn(self, viewer: int, last: Page | None) -> Turned | None:
        """What this viewer, who has read so far, is shown next; None if that is nothing new."""
        return self.presentation(viewer).turn(viewer, last, self._room.row.started)

    def facts(self, viewer: int) -> tuple[object, ...]:
        """All that may change about the table as this viewer sees it, but the scores and whether
        it waits for them: these are told with every state. It is the same object until it changes.
        """
        room, presentation = self._room, self.presentation(viewer)
        asked = room.current_ask.row
        since = (
            0 if asked is None else presentation.progress.length
        )  # an ask lapses when play goes on
        moment = room.row, self._presence.people, asked, since, presentation.over
        seen = self._seen.get(presentation)
        if seen is None or moment != seen.moment:
            facts = (
                self._row(presentation),
                self._presence.people,
                self.phase,
                self._ask(presentation),
            )
            same = seen is not None and facts == seen.facts
            seen = self._seen[presentation] = Seen(moment, seen.facts if seen and same else facts)
        return seen.facts

    def standing(self, viewer: int) -> object:
        """It is the same as long as nothing but play changes for those who look through these
        eyes; None where time or a shared screen tells when something may be told."""
        presentation = self.presentation(viewer)
        if presentation not in self._standing:
            self._standing[presentation] = self._stand(presentation, self.facts(viewer))
        return self._standing[presentation]

    def _stand(self, presentation: Presentation, facts: tuple[object, ...]) -> object:
        if self.present.progress.watchful or presentation.release.left:
            return None
        stood, heard = self._stood.get(presentation), self._chat.mark
        if stood is None or stood.facts is not facts or stood.heard is not heard:
            stood = self._stood[presentation] = Stand(facts, heard)
        return stood

    def look_again(self) -> None:
        """Something may have changed."""
        self._standing.clear()

    def forget(self) -> None:
        """All have been told: what was made for that would only take up room."""
        self._standing.clear()
        self.present.forget()
        if self._delayed is not None:
            self._delayed.forget()

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        room, mine = self._room, seats_held(self._room.row, person)
        presentation = self.presentation(mine[0] if mine else SPECTATOR)
        present = presentation.outcome
        public = present if present.over else presentation.public
        asked = room.held is not None and room.row.host == person
        owes = any((public if presentation.covered(seat) else present).owes(seat) for seat in mine)
        facts = TableFacts(
            phase=self.phase,
            waiting=room.started and (asked or owes),
            scores=public.scores(SPECTATOR),
            winners=public.winners(),
            present=self._presence.people,
            forfeits=presentation.progress.log.ways,
            ask=self._ask(presentation),
            hushed=presentation.covered(SPECTATOR),
        )
        return table_for(self._row(presentation), room.kind.title, person, facts)

    def _ask(self, presentation: Presentation) -> Ask | None:
        return (
            self._room.current_ask.shown(self._room.row) if presentation is self.present else None
        )

    def _row(self, presentation: Presentation) -> MatchRow:
        row = self._room.row
        row = row if row.screen is None else replace(row, screen=None)
        return row if presentation is self.present else as_seen_later(row)
