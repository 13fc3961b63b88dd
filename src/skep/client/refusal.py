"""What the server does not grant."""


class Refusal(Exception):
    """The server refused something and changed nothing; docs/protocol.md lists the codes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.message = message
