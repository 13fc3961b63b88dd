"""Replay: walk through a record, forward and back."""

from skep.cli.screen import Screen
from skep.cli.seats import BOT
from skep.cli.story import chapters
from skep.kernel import SPECTATOR, Match, Record, State
from skep.kernel.state import actor_name


class Replay:
    """A finished or unfinished record, seen by one seat or by a spectator."""

    def __init__(self, record: Record, screen: Screen, seat: int | None) -> None:
        self.match = record.match
        self.screen = screen
        self.seat = seat
        self.names = [record.seats.get(each, "") for each in range(record.match.game.players)]
        screen.names = ["" if each.startswith(BOT) else each for each in self.names]
        self.viewer = SPECTATOR if seat is None else seat
        self.chapters = chapters(record.match, self.viewer)
        self.states = states_of(record.match)

    def show(self, number: int) -> None:
        """The table after that many choices, and what the last of them was."""
        screen = self.screen
        if number:
            entry = self.match.log[number - 1]
            token = self.match.game.token(entry.choice)
            actor = actor_name(entry.seat)
            total = len(self.match.log)
            screen.say("replay-line", "bold", number=number, total=total, actor=actor, token=token)
            screen.tell(self.chapters[number - 1], self.viewer)
        screen.draw(self.states[number].view(self.seat))
        screen.forfeits(self.match, self.names, number)
        if number == len(self.match.log) and self.match.over:
            screen.result(self.match, self.names)

    def show_all(self) -> None:
        for number in range(len(self.states)):
            self.show(number)

    def walk(self) -> None:
        """Let somebody go forward and back."""
        number = 0
        last = len(self.match.log)
        self.show(number)
        try:
            while True:
                typed = self.screen.ask(
                    self.screen.words.say("replay-prompt", {"number": number, "total": last})
                )
                if typed in {"q", "quit"}:
                    return
                wanted = self.wanted(typed.lower(), number)
                if wanted is None:
                    self.screen.say("replay-help")
                elif not 0 <= wanted <= last:
                    self.screen.say("replay-edge", total=last)
                else:
                    number = wanted
                    self.show(number)
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def wanted(self, typed: str, number: int) -> int | None:
        """Where to go: forward, back, to the start or end, or to a number."""
        places = {
            "": number + 1,
            "n": number + 1,
            "b": number - 1,
            "s": 0,
            "e": len(self.match.log),
        }
        if typed.isascii() and typed.isdigit():
            return int(typed[:9])
        return places.get(typed)


def states_of(match: Match) -> list[State]:
    """The state before the first choice and after each."""
    states = [match.origin.clone()]
    for entry in match.log:
        after = states[-1].clone()
        after.play(entry.seat, entry.choice)
        states.append(after)
    return states
