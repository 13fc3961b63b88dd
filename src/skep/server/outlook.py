"""Outlook: what those who look at a room are shown of it, and how it stands for them."""

from dataclasses import replace
from typing import TYPE_CHECKING

from skep.kernel import SPECTATOR
from skep.server.messages import Ask, Table
from skep.server.scene import Page, Scene, Turned
from skep.server.sight import Sight, as_seen_later, seats_held, table_for
from skep.server.store.queries import MatchRow

if TYPE_CHECKING:
    from skep.server.room import Room


class Seen:
    """What was seen at some moment: as objects of their own, for a compiled tuple is not the same
    object each time it is looked at."""

    def __init__(self, moment: tuple[object, ...], sight: tuple[object, ...]) -> None:
        self.moment = moment
        self.sight = sight


class Stand:
    """How it stands, as long as it does."""

    def __init__(self, sight: tuple[object, ...], heard: object) -> None:
        self.sight = sight
        self.heard = heard


class Outlook:
    """The scenes of one room: the match as it is and, if spectators see it later, as it was."""

    def __init__(self, room: "Room", present: Scene, past: Scene | None) -> None:
        self.present = present
        self._past = past
        self._room = room
        self._seen: dict[Scene, Seen] = {}
        self._stood: dict[Scene, Stand] = {}
        self._standing: dict[Scene, object] = {}

    @property
    def phase(self) -> str:
        row = self._room.row
        if not row.started:
            return "cancelled" if row.cancelled else "open"
        return "over" if self.present.over else "playing"

    def scene(self, viewer: int) -> Scene:
        """What this viewer looks at."""
        if viewer != SPECTATOR or self._past is None or self.present.over:
            return self.present
        return self._past

    def turn(self, viewer: int, last: Page | None) -> Turned | None:
        """What this viewer, who has read so far, is shown next; None if that is nothing new."""
        return self.scene(viewer).turn(viewer, last, self._room.row.started)

    def sight(self, viewer: int) -> tuple[object, ...]:
        """All that may change about the table as this viewer sees it, but the scores and whether
        it waits for him: these are told with every state. It is the same object until it changes.
        """
        room, scene = self._room, self.scene(viewer)
        asked = room.asking.row
        since = 0 if asked is None else scene.fold.length  # an ask lapses when play goes on
        moment = room.row, room.presence.people, asked, since, scene.over
        seen = self._seen.get(scene)
        if seen is None or moment != seen.moment:
            sight = self._row(scene), room.presence.people, self.phase, self._ask(scene)
            same = seen is not None and sight == seen.sight
            seen = self._seen[scene] = Seen(moment, seen.sight if seen and same else sight)
        return seen.sight

    def standing(self, viewer: int) -> object:
        """It is the same as long as nothing but play changes for those who look through these
        eyes; None where time or a shared screen tells when something may be told."""
        scene = self.scene(viewer)
        if scene not in self._standing:
            self._standing[scene] = self._stand(scene, self.sight(viewer))
        return self._standing[scene]

    def _stand(self, scene: Scene, sight: tuple[object, ...]) -> object:
        if self.present.fold.watchful or scene.silence.left:
            return None
        stood, heard = self._stood.get(scene), self._room.hearing.mark
        if stood is None or stood.sight is not sight or stood.heard is not heard:
            stood = self._stood[scene] = Stand(sight, heard)
        return stood

    def look_again(self) -> None:
        """Something may have changed."""
        self._standing.clear()

    def forget(self) -> None:
        """All have been told: what was made for that would only take up room."""
        self._standing.clear()
        self.present.forget()
        if self._past is not None:
            self._past.forget()

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        room, mine = self._room, seats_held(self._room.row, person)
        scene = self.scene(mine[0] if mine else SPECTATOR)
        present = scene.outcome
        public = present if present.over else scene.public
        asked = room.held is not None and room.row.host == person
        owes = any((public if scene.covered(seat) else present).owes(seat) for seat in mine)
        sight = Sight(
            phase=self.phase,
            waiting=room.started and (asked or owes),
            scores=public.scores(SPECTATOR),
            winners=public.winners(),
            present=room.presence.people,
            forfeits=scene.fold.course.ways,
            ask=self._ask(scene),
            hushed=scene.covered(SPECTATOR),
        )
        return table_for(self._row(scene), room.kind.title, person, sight)

    def _ask(self, scene: Scene) -> Ask | None:
        return self._room.asking.shown(self._room.row) if scene is self.present else None

    def _row(self, scene: Scene) -> MatchRow:
        row = self._room.row
        row = row if row.screen is None else replace(row, screen=None)
        return row if scene is self.present else as_seen_later(row)
