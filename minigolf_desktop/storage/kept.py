"""Files of the program's own that are read with a warning, never with an error. No pydantic."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from minigolf_desktop.storage.atomic import set_aside
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson

KeptT = TypeVar("KeptT")


def read_kept(
    path: Path, most_bytes: int, read: Callable[[bytes], KeptT], new: Callable[[], KeptT]
) -> tuple[KeptT, str]:
    """Return what a file holds and a warning in one line, empty when all is well.

    Without a file there is what is ``new``. A file that ``read`` refuses, with StorageError or
    NotJson, is set aside, and there is then what is new too.
    """
    if not path.exists():
        return new(), ""
    try:
        return read(read_bytes(path, most_bytes)), ""
    except (StorageError, NotJson) as fault:
        return new(), f"{path.name}: {fault}; {set_aside_words(path)}"


def set_aside_words(path: Path) -> str:
    """Set a file aside and return where, or why that was not possible."""
    try:
        place = set_aside(path)
    except StorageError as fault:
        return str(fault)
    return f"set aside as {place.parent.name}/{place.name}"
