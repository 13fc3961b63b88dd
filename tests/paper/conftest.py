"""What tests of paper open, they close."""

from collections.abc import Iterator

import pytest

from paper.printed import OPENED


@pytest.fixture(scope="session", autouse=True)
def closing() -> Iterator[None]:
    yield
    for document in OPENED:
        document.close()
