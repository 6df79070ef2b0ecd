"""What the short forms of the torture share."""

from collections.abc import Iterator

import pytest
from painted_once import pictures_painted_once


@pytest.fixture(scope="session", autouse=True)
def _pictures_painted_once() -> Iterator[None]:
    with pictures_painted_once():
        yield
