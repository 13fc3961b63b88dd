"""Who sits where: `1=me`, `2=me:Ann`, `3=bot:hard`, `4=bot:mcts:simulations=400`.

People count seats from 1; records and the rest of the program from 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from skep.bots import Bot, make_bot
from skep.kernel import BadOption, Game, GameKind

ME = "me"
BOT = "bot:"
FORM = "write SEAT=me, SEAT=me:NAME or SEAT=bot:LEVEL, as in '2=bot:medium'"


@dataclass(frozen=True)
class Sitter:
    """A person at this terminal, or a bot."""

    label: str
    """How a record calls it: `me`, `me:Ann`, `bot:hard`."""
    bot: Bot | None

    @property
    def name(self) -> str:
        """What they are called; nothing for somebody without a name."""
        return "" if self.label == ME else self.label.removeprefix(f"{ME}:")


def seat_players(
    given: list[str], kind: GameKind, game: Game, seed: int, recorded: Mapping[int, str]
) -> list[Sitter]:
    """One sitter for each seat: as given, else as recorded, else me in the first and bots."""
    labels = usual_labels(kind, game.players) | dict(recorded)
    for text in given:
        seat, label = read_seat(text, game.players)
        labels[seat] = label
    return [sitter(labels[seat], kind, seed + seat) for seat in range(game.players)]


def usual_labels(kind: GameKind, players: int) -> dict[int, str]:
    levels = list(kind.levels) or ["random"]
    level = "medium" if "medium" in levels else levels[len(levels) // 2]
    return {0: ME} | dict.fromkeys(range(1, players), f"{BOT}{level}")


def read_seat(text: str, players: int) -> tuple[int, str]:
    number, equals, label = text.partition("=")
    if not equals or not number.isascii() or not number.isdigit():
        raise BadOption(f"--seat '{text}' cannot be read: {FORM}")
    if len(number) > 3 or not 1 <= int(number) <= players:
        raise BadOption(f"--seat '{text}': there are seats 1 to {players}")
    if label != ME and not label.startswith((f"{ME}:", BOT)):
        raise BadOption(f"--seat '{text}' cannot be read: {FORM}")
    return int(number) - 1, label


def sitter(label: str, kind: GameKind, seed: int) -> Sitter:
    if label.startswith(BOT):
        return Sitter(label, make_bot(label.removeprefix(BOT), seed, kind))
    return Sitter(label, None)
