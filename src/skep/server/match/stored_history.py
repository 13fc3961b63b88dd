"""A viewer's history as it is stored, and what it is made of."""

import msgspec
from msgspec import Struct

from skep.kernel import Noticed, Told, Veiled


class StoredVeil(Struct, frozen=True):
    """What a viewer will notice of the choice at this place when the curtain rises."""

    place: int
    curtain: int
    seat: int
    choice: int
    events: tuple[Told, ...]

    @classmethod
    def of(cls, veiled: Veiled) -> "StoredVeil":
        noticed = veiled.noticed
        return cls(veiled.place, veiled.curtain, noticed.seat, noticed.choice, noticed.events)

    @property
    def veiled(self) -> Veiled:
        return Veiled(self.place, self.curtain, Noticed(self.seat, self.choice, self.events))


class Mark(Struct, frozen=True):
    """Something said between two choices: `place` is how many of those that count came before."""

    place: int
    word: str
    seat: int


class StoredHistory(Struct):
    """A history as it is stored: each entry is a line as it is sent, or None where nothing can be
    seen (yet: `veiled`). Lines that are ready to be sent are read back in a tenth of the time."""

    revision: int
    number: int
    made: int
    entries: list[bytes | None]
    veiled: list[StoredVeil]
    marks: list[Mark]


read_stored = msgspec.msgpack.Decoder(StoredHistory).decode
write_stored = msgspec.msgpack.Encoder().encode
