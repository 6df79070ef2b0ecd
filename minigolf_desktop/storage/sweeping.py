"""Sweeps up what programs left that were killed: temporary files, and empty ones of locks.

What a living window holds stays, for a lock dies with its process.
"""

import logging
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from minigolf_desktop.storage.atomic import NEW, SET_ASIDE
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.lock import ENDING, Held, Lock, hold

_TEMPORARY = re.compile(rf"\..*[0-9]+{re.escape(NEW)}")
"""What only this program calls its files, of today or of version 1.0."""

_log = logging.getLogger(__name__)


def sweep(folders: Folders) -> None:
    """Delete what was left in the player's folders; what cannot be deleted stays. Raises nothing.

    Only files of the program's own names, and in its own folders, ever go.
    """
    swept = 0
    for place in _left(folders):
        with suppress(StorageError, OSError, Held):
            if place.name.endswith(ENDING):
                Lock(place.with_name(place.name.removesuffix(ENDING))).release()
            else:
                _delete(place)
            swept += not place.exists()
    if swept:
        _log.info("Swept up %s files that were left", swept)


def _left(folders: Folders) -> Iterator[Path]:
    """Yield the temporary files and those of locks, whether somebody holds them or not."""
    for folder in dict.fromkeys((*folders.all, folders.config, folders.log)):
        for place in (folder, folder / SET_ASIDE):
            try:
                entries = list(os.scandir(place))
            except OSError:
                continue
            for entry in entries:
                with suppress(OSError):
                    if entry.is_file(follow_symlinks=False) and _is_ours(entry):
                        yield Path(entry.path)


def _is_ours(entry: "os.DirEntry[str]") -> bool:
    """Return whether only this program makes such a file. That of a lock is empty."""
    if _TEMPORARY.fullmatch(entry.name):
        return True
    return entry.name.endswith(ENDING) and entry.stat(follow_symlinks=False).st_size == 0


def _delete(place: Path) -> None:
    """Delete a temporary file that nobody writes; raises Held, OSError."""
    descriptor = hold(place)
    try:
        if os.name != "nt":
            place.unlink()
    finally:
        os.close(descriptor)
    if os.name == "nt":
        place.unlink()
