"""How much each address holds open, so that none takes all there is."""

from collections import Counter


class OpenCount:
    """Counts what is open, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more from there, if there may be; whoever has entered must leave."""
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
