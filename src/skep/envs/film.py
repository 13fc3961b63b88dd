"""Films: a game as a picture that moves."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from skep.envs.picture import Pixels
from skep.kernel import BadOption

COLOURS = 64
"""Enough for letters on a table, and small files."""
SUFFIXES = (".gif", ".webp", ".png")


def film(frames: Iterable[Pixels], path: str | Path, seconds: float = 0.7) -> int:
    """Write the pictures that `render()` gave (`rgb_array`) one after the other; how many.

    The name ends in `.gif`, `.webp` or `.png`, which says how they are stored.
    """
    target = Path(path)
    if target.suffix not in SUFFIXES:
        raise BadOption(f"a film cannot be '{target.name}': it ends in {', '.join(SUFFIXES)}")
    pictures = [Image.fromarray(frame) for frame in frames]
    if not pictures:
        raise BadOption("a film takes at least one picture: those render() gives")
    if target.suffix == ".gif":
        pictures = [each.quantize(COLOURS) for each in pictures]
    first, *others = pictures
    milliseconds = round(1000 * seconds)
    first.save(target, save_all=True, append_images=others, duration=milliseconds, loop=0)
    return len(pictures)
