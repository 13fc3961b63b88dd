"""Screen: the table, the news and the options, as coloured text in the reader's language."""

from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from skep.kernel import Game, Match, Phrase
from skep.words import Words, told_of

ROOM = 46
"""Characters that an option with its number and token takes."""
NEWS = 14
"""Lines of news shown at once; `log` shows all."""

NAMELESS = "none"
"""What the words know a seat by that has no name."""
FORGET = "\x1b[3J"
"""What makes a terminal forget the lines above the screen."""


class Screen:
    """Says and draws things for one game in one language."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game
        self.console = Console(highlight=False)
        self.names: list[str] = []
        """What people are called in the log; bots go by what the game calls their seat."""

    def say(self, message: str, style: str = "", /, **details: str | int) -> None:
        self.console.print(Text(self.words.say(message, details), style=style))

    def warn(self, message: str) -> None:
        self.console.print(Text(message, style="red"))

    def ask(self, prompt: str) -> str:
        return self.console.input(f"[bold]{escape(prompt)}[/bold] › ").strip()

    def clear(self) -> None:
        """An empty terminal, with nothing left to scroll back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    def draw(self, view: Mapping[str, object]) -> None:
        self.console.print(self.game.sketch(view, self.words.say))

    def tell(self, phrases: list[Phrase], reader: int, most: int = NEWS) -> None:
        """The last lines of what is new."""
        if len(phrases) > most:
            self.say("earlier", "dim", count=len(phrases) - most)
        for name, details in phrases[-most:]:
            self.say(name, "dim", **told_of(self.words, details, reader, self.names))

    def offer(self, choices: list[int]) -> None:
        """The options, numbered, in as many columns as there is room for."""
        columns = max(1, min(self.console.width // ROOM, 1 + len(choices) // 8))
        grid = Grid.grid(padding=(0, 1))
        rows = -(-len(choices) // columns)
        for row in range(rows):
            numbers = range(row, len(choices), rows)
            grid.add_row(*[cell for n in numbers for cell in self.option(n + 1, choices[n])])
        self.console.print(grid)

    def option(self, number: int, choice: int) -> tuple[Text, Text, Text]:
        name, details = self.game.phrase(choice)
        return (
            Text(f"{number:>3}", style="bold yellow"),
            Text(self.words.say(f"option-{name}", details)),
            Text(f"{self.game.token(choice)}  ", style="dim"),
        )

    def forfeits(self, match: Match, names: list[str], place: int) -> None:
        """Who lost without being beaten when so many choices had been made."""
        for each in match.forfeits:
            if each.place == place:
                late = "yes" if each.late else "no"
                name = names[each.seat] or NAMELESS
                self.say("forfeit", "bold", seat=each.seat + 1, name=name, late=late)

    def result(self, match: Match, names: list[str]) -> None:
        """How the game ended."""
        self.say("over", "bold")
        ends = zip(match.state.scores(), match.winners(), strict=True)
        for seat, (score, won) in enumerate(ends):
            style = "bold green" if won else ""
            won_word = "yes" if won else "no"
            name = names[seat] or NAMELESS
            self.say("score", style, seat=seat + 1, name=name, points=score, won=won_word)
