"""Who is meant: a caller names a seat, and may be mistaken."""

from skep.kernel.errors import UnknownSeat


def seat_meant(given: object, players: int, lowest: int = 0, besides: str = "") -> int:
    """The seat (or what else counts from `lowest`) that was named, or UnknownSeat."""
    if isinstance(given, int) and not isinstance(given, bool) and lowest <= given < players:
        return given
    seats = "the only seat is 0" if players == 1 else f"seats are whole numbers, 0 to {players - 1}"
    raise UnknownSeat(f"there is no seat {given!r:.40}: {seats}{besides}")
