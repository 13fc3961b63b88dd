"""An order: which game is to be printed, in which variant and words."""

from collections.abc import Mapping
from dataclasses import dataclass

from skep.kernel import Game, GameKind, Option, OptionValue
from skep.words import Words

CATALOGUE = "paper.ftl"


@dataclass(frozen=True)
class Order:
    """A game with the options that were given; what was not given is printed as in the box."""

    kind: GameKind
    game: Game
    given: frozenset[str]
    words: Words
    names: tuple[str, ...] = ()
    """What people are called, by seat."""

    def name(self, seat: int) -> str:
        """That person's name or, without one, what the game calls the seat."""
        return (self.names[seat] if self.names else "") or self.say("seat-name", seat=seat)

    def option(self, name: str) -> OptionValue:
        return self.game.options[name]

    def chosen(self, name: str) -> bool:
        """Was the option given? What was not is printed as it is in the box."""
        return name in self.given

    def say(self, message: str, /, **details: str | int) -> str:
        """A message; the options are among its details (`$edition`, `$players`, …)."""
        options = {option.replace(".", "-"): value for option, value in self.game.options.items()}
        return self.words.say(message, options | details)

    def variant(self) -> list[str]:
        """What differs from the game as it is usually played, one line each."""
        lines = []
        for option in self.kind.options:
            value = self.game.options[option.name]
            if option.name in self.given and value != option.default:
                lines.append(self.say("sheet-setting", **self.setting(option, value)))
        return lines

    def setting(self, option: Option, value: OptionValue) -> dict[str, str]:
        """The option's name and value in words, where there are any."""
        name = f"setting-{option.name.replace('.', '-')}"
        worded = f"{name}-{str(value).partition(':')[0]}"  # "ten_list:vol+over+…"
        return {
            "setting": self.say(name) if self.words.has(name) else option.help,
            "value": self.say(worded) if self.words.has(worded) else str(value),
        }


def order(
    kind: GameKind, given: Mapping[str, object], lang: str, names: tuple[str, ...] = ()
) -> Order:
    """BadOption for options that the game does not take."""
    words = Words(lang, kind, CATALOGUE)
    return Order(kind, kind.build(given), frozenset(given), words, names)
