"""The table of choices of a game: every choice is a small integer and a readable token."""

from difflib import get_close_matches

from skep.kernel.errors import IllegalChoice, named


class Choices:
    """A fixed table of tokens; a choice is its index. It never changes within a rules version."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.ids = {token: number for number, token in enumerate(tokens)}
        if len(self.ids) != len(tokens):
            raise ValueError("two choices share one token")

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
