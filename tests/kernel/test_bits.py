"""A bit is the same compiled and interpreted, at every place."""

from skep.kernel import bit


def test_every_place() -> None:
    assert [bit(place) for place in range(62)] == [2**place for place in range(62)]
