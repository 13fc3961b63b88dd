"""Extras: parts of Skep that need more than `pip install skep` brings."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """Something was asked for whose packages are not installed; `extra` brings them."""

    def __init__(self, extra: str, package: str) -> None:
        told = f"'{package}' is missing. Install it with: pip install 'skep[{extra}]'"
        super().__init__(told, name=package)
        self.extra = extra


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is imported within comes with that extra: MissingExtra if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = error.name or "skep"
        if package.partition(".")[0] == "skep" or "." in package:
            raise  # the package is there, and something in it is not: no extra helps
        raise MissingExtra(extra, package) from error
