"""What is public is listed, sorted, and complete; a change to it must be meant."""

from types import ModuleType

import pytest

import skep
import skep.kernel

EVERYTHING = (
    "CHANCE FACE_DOWN HIDDEN ITS_SEAT_KNOWS LATER NEVER NOBODY NOBODY_KNOWS NOW SPECTATOR "
    "BadOption BadPosition BadRecord Cells Choices Entry Forfeit Frames Game GameKind Group "
    "Happening IllegalChoice Kinds Match Mind Moment Noticed Option OptionValue Perspective "
    "Phrase Place Random Randomness Record Say SkepError State Step Told UnknownGame "
    "UnknownSeat Veiled ViewersLog arg as_random bit confides decided event foreseen game "
    "group happen happens is_free kind kinds moment moment_kind perspective perspective_from "
    "picture read_data read_record secret sight winners_without withholds write_record"
)
FRONT = (
    "CHANCE NOBODY SPECTATOR BadOption BadPosition BadRecord Game IllegalChoice Match Random "
    "SkepError State UnknownGame UnknownSeat game kinds read_record write_record"
)


@pytest.mark.parametrize(("module", "names"), [(skep.kernel, EVERYTHING), (skep, FRONT)])
def test_public_names(module: ModuleType, names: str) -> None:
    public = list(module.__all__)
    assert public == names.split()
    assert all(hasattr(module, name) for name in public)


@pytest.mark.parametrize("module", [skep.kernel, skep])
def test_public_names_are_sorted(module: ModuleType) -> None:
    public = list(module.__all__)
    assert public == sorted(public, key=rank)


def rank(name: str) -> tuple[int, str]:
    """Constants first, then classes, then functions, as the linter sorts them."""
    if name.isupper():
        return (0, name)
    return (1 if name[0].isupper() else 2, name)
