"""The table of choices of a game: every choice is a small integer and a readable token."""

from collections.abc import Mapping
from difflib import get_close_matches

from skep.kernel.errors import IllegalChoice, named


class Choices:
    """A fixed table of tokens; a choice is its index. It never changes within a rules version.

    `also` names other spellings that are read, each with the token it stands for.
    """

    def __init__(self, tokens: list[str], also: Mapping[str, str] | None = None) -> None:
        self.tokens = tokens
        self.ids = {token: number for number, token in enumerate(tokens)}
        if len(self.ids) != len(tokens):
            raise ValueError("two choices share one token")
        for spelling, token in (also or {}).items():
            self.ids.setdefault(spelling, self.ids[token])

    def __len__(self) -> int:
        return len(self.tokens)

    def token(self, choice: int) -> str:
        if not 0 <= choice < len(self.tokens):
            raise IllegalChoice(
                f"there is no choice number {choice}: they run from 0 to {len(self.tokens) - 1}"
            )
        return self.tokens[choice]

    def choice(self, token: str) -> int:
        number = self.ids.get(token)
        if number is None:
            near = get_close_matches(token, self.tokens, 4) or self.tokens[:4]
            raise IllegalChoice(f"there is no choice '{token}'; near to it: {named(near)}")
        return number

    def meant(self, given: object) -> int:
        """The number that a caller gave for a choice, or IllegalChoice if it is no number."""
        if isinstance(given, int) and not isinstance(given, bool):
            return given
        said = f"a choice is a whole number, not {given!r:.40}"
        if isinstance(given, str):
            said += f"; game.choice({given!r:.40}) gives the number of a token"
        raise IllegalChoice(said)
