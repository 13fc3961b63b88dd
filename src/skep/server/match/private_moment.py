"""Where play may have to wait for a private answer."""

from dataclasses import dataclass

from skep.kernel import Moment, State


@dataclass(frozen=True)
class PrivateMoment:
    """A choice on whose way somebody might have been asked in private: the log's length with it,
    the moments (public), and what all may look at meanwhile, but for the moments themselves."""

    length: int
    moments: list[Moment]
    picture: State
    known: int
    """The length of the log that goes with the picture."""
    told: dict[int, tuple[int, int]]
    """By viewer: how many lines of his log that is, and their number."""

    def concerning(self, screen: frozenset[int]) -> list[Moment]:
        """The moments at which one of these seats might be asked."""
        return [each for each in self.moments if screen.intersection(each[1])]
