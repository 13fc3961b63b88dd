"""Table: a match, who sits at it, and what each of them has been told."""

from skep.cli.seats import Sitter
from skep.cli.story import news, story
from skep.kernel import Match, Phrase, Random, perspective


class Table:
    """A match with its sitters. Chance and bots act by themselves; people are asked."""

    def __init__(self, match: Match, sitters: list[Sitter], chance: Random) -> None:
        self.match = match
        self.sitters = sitters
        self.chance = chance
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.told: dict[int, list[Phrase]] = {}

    def next_person(self) -> int | None:
        """Let Chance and bots act until a person owes a choice; None when the game is over."""
        while not self.match.over:
            self.match.advance(self.chance)
            owing = self.match.state.actors()
            bots = [seat for seat in owing if seat not in self.people]
            if not bots:
                return owing[0] if owing else None
            self.let_bot_choose(bots[0])
        return None

    def let_bot_choose(self, seat: int) -> None:
        bot = self.sitters[seat].bot
        assert bot is not None
        self.match.apply(seat, bot.choose(perspective(self.match.state, seat)))

    def news_for(self, viewer: int) -> list[Phrase]:
        """What the viewer has not been told yet."""
        now = story(self.match, viewer)
        fresh = news(self.told.get(viewer, []), now)
        self.told[viewer] = now
        return fresh

    def undo(self, seat: int) -> bool:
        """Take back the last choice and all that followed; False if there is none.

        It is the seat's own; where people at one terminal have no secrets, the last of theirs.
        """
        log = self.match.log
        whose = [seat] if self.secrets_between_people() else self.people
        made = [number for number, entry in enumerate(log) if entry.seat in whose]
        if not made:
            return False
        self.match.take_back(len(log) - made[-1])
        self.told = {viewer: story(self.match, viewer) for viewer in self.told}
        return True

    def secrets_between_people(self) -> bool:
        """Does somebody at this terminal know what another one there may not?"""
        known = [bytes(memoryview(self.match.state.known(seat))) for seat in self.people]
        return len(set(known)) > 1

    @property
    def labels(self) -> dict[int, str]:
        return {seat: sitter.label for seat, sitter in enumerate(self.sitters)}
