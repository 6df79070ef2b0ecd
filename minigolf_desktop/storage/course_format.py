"""What a course file says that it is, however damaged it may be further on. No pydantic."""

import re
from pathlib import Path
from typing import Final

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import format_of

MOST_BYTES = 1_000_000
"""The largest course files take a hundredth of it."""

_BEGINNING: Final = re.compile(rb'\s*\{\s*"format"\s*:\s*"([a-z-]{1,40})"')
"""How the files begin that this program writes."""


def claimed_format(path: Path) -> str:
    """Return the format that a file names; empty where it names none, or cannot be read."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except StorageError:
        return ""
    begins = _BEGINNING.match(data)
    return format_of(data) or (begins[1].decode("ascii") if begins else "")
