"""Play in the terminal: shows the table to whoever is to choose, and reads what he types."""

from pathlib import Path

from skep.cli.files import save_text
from skep.cli.screen import NAMELESS, Screen
from skep.cli.story import story
from skep.cli.table import Table
from skep.kernel import SPECTATOR, IllegalChoice, SkepError, write_record


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Play:
    """One game at one terminal."""

    def __init__(self, table: Table, screen: Screen, kept: Path | None) -> None:
        self.table = table
        self.screen = screen
        screen.names = [each.name if each.bot is None else "" for each in table.sitters]
        self.kept = kept
        """The file that always holds the record, if there is one."""
        self.saved = True
        self.at_screen: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.keep()
            while (seat := self.next_person()) is not None:
                self.turn(seat)
                self.keep()
            self.keep()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.screen.say("goodbye" if self.saved else "goodbye-unsaved")

    def next_person(self) -> int | None:
        with self.screen.console.status(self.screen.words.say("thinking")):
            return self.table.next_person()

    def turn(self, seat: int) -> None:
        """Show one person the table and carry out one thing that person asks for."""
        self.hand_over(seat)
        match, screen = self.table.match, self.screen
        screen.console.rule(style="yellow")
        screen.tell(self.table.news_for(seat), seat)
        screen.draw(match.state.view(seat))
        choices = match.state.legal(seat)
        screen.offer(choices)
        while not self.obey(seat, screen.ask(self.prompt(seat)), choices):
            pass

    def prompt(self, seat: int) -> str:
        name = self.table.sitters[seat].name or NAMELESS
        return self.screen.words.say("prompt", {"seat": seat + 1, "name": name})

    def hand_over(self, seat: int) -> None:
        """If others at this terminal may not see what this seat sees, let it be alone first."""
        alone = self.at_screen == seat or len(self.table.people) < 2
        if not alone and self.table.secrets_between_people():
            self.screen.clear()
            name = self.table.sitters[seat].name or NAMELESS
            self.screen.ask(self.screen.words.say("hand-over", {"seat": seat + 1, "name": name}))
            self.screen.clear()
        self.at_screen = seat

    # ------------------------------------------------------------------ what one may type

    def obey(self, seat: int, typed: str, choices: list[int]) -> bool:
        """Do what was typed; True if the table has changed and is to be shown anew."""
        word, _, rest = " ".join(typed.split()).partition(" ")
        commands = {"undo": self.undo, "save": self.save, "log": self.log, "help": self.help}
        if not word:
            return False
        if word.lower() in {"quit", "exit"}:
            raise Leave
        if word.lower() in commands:
            return commands[word.lower()](seat, rest)
        return self.choose(seat, " ".join(typed.split()), choices)

    def choose(self, seat: int, typed: str, choices: list[int]) -> bool:
        """Make the choice with that number or token."""
        if typed.isascii() and typed.isdigit() and 0 < int(typed[:9]) <= len(choices):
            choice = choices[int(typed) - 1]
        else:
            try:
                choice = self.table.match.game.choice(typed.lower())
            except IllegalChoice:
                example = self.table.match.game.token(choices[0])
                self.complain("not-understood", typed=typed, count=len(choices), example=example)
                return False
        try:
            self.table.match.apply(seat, choice)
        except IllegalChoice as refusal:
            self.screen.warn(str(refusal))
            return False
        self.saved = False
        return True

    def undo(self, seat: int, _rest: str) -> bool:
        if not self.table.undo(seat):
            self.complain("nothing-to-undo")
            return False
        self.saved = False
        self.screen.say("undone")
        return True

    def save(self, _seat: int, rest: str) -> bool:
        if not rest:
            self.complain("save-where")
            return False
        path = Path(rest).expanduser()
        try:
            self.write(path)
        except SkepError as error:
            self.screen.warn(str(error))
            return False
        self.screen.say("saved", file=rest, game=self.table.match.game.name)
        return False

    def keep(self) -> None:
        """Write the record to the file that is to hold it."""
        if self.kept is not None:
            self.write(self.kept)

    def write(self, path: Path) -> None:
        save_text(path, write_record(self.table.match, self.table.labels))
        self.saved = True

    def log(self, seat: int, _rest: str) -> bool:
        phrases = story(self.table.match, seat)
        self.screen.tell(phrases, seat, most=len(phrases))
        return False

    def help(self, _seat: int, _rest: str) -> bool:
        self.screen.say("play-help", game=self.table.match.game.name)
        return False

    def complain(self, message: str, /, **details: str | int) -> None:
        self.screen.warn(self.screen.words.say(message, details))

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        """Tell and show how it ended."""
        viewer = SPECTATOR
        if self.at_screen is not None and not self.table.secrets_between_people():
            viewer = self.at_screen
        self.screen.console.rule(style="yellow")
        self.screen.tell(self.table.news_for(viewer), viewer)
        seat = None if viewer == SPECTATOR else viewer
        self.screen.draw(self.table.match.state.view(seat))
        self.screen.result(self.table.match, [each.name for each in self.table.sitters])
