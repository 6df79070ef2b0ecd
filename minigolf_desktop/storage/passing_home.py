"""A home for this time only, where the player's own cannot be written.

What lies in the player's folders is copied to where the system keeps temporary files. So saved
games can be looked at and played on, and everything works as it does at home; what happens there
goes with the program. Nothing asks at each place whether it may write.
"""

import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from minigolf_desktop.storage.atomic import NEW
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.reading import read_bytes

LARGEST = 4_000_000
"""Bytes of the largest files that the program reads: larger ones are none of its own."""

_log = logging.getLogger(__name__)


@contextmanager
def home_to_use(folders: Folders) -> Iterator[tuple[Folders, str]]:
    """Give folders that can be written, and why they are not the player's own; empty if they are.

    Where not even temporary files can be written the player's own are given, with the reason.
    """
    why = why_not_kept(folders)
    if not why:
        yield folders, ""
        return
    _log.warning("Nothing is kept: %s", why)
    home = None
    try:
        home = Path(tempfile.mkdtemp(prefix="minigolf-desktop-"))
        folders = _copy(folders, home)
    except OSError as error:
        _log.warning("Nor in the place of temporary files: %s", error.strerror)
    try:
        yield folders, why
    finally:
        if home is not None:
            shutil.rmtree(home, ignore_errors=True)


def why_not_kept(folders: Folders) -> str:
    """Return why nothing can be kept in the player's folders, in one line; empty when it can.

    Folders that are missing are made: that of what the player makes, and that of settings.
    """
    for folder in dict.fromkeys((folders.data, folders.config)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return f"{folder}: {_reason(folder, error)}"
    for folder in dict.fromkeys((folders.data, folders.config, folders.saves, folders.finished)):
        if not os.path.lexists(folder):
            continue
        try:
            _try(folder)
        except OSError as error:
            return f"{folder}: {_reason(folder, error)}"
    return ""


def _copy(folders: Folders, home: Path) -> Folders:
    """Return folders below a home, with what the player's hold; raises OSError.

    The log stays where it is.
    """
    passing = folders._replace(data=home / "data", config=home / "config", goes_with_program=True)
    pairs = [*zip(folders.all, passing.all, strict=True), (folders.config, passing.config)]
    # First all folders: what lies in place of one is not to be copied there.
    for _, now in pairs:
        now.mkdir(parents=True, exist_ok=True)
    for before, now in pairs:
        _copy_files(before, now)
    return passing


def _copy_files(before: Path, now: Path) -> None:
    """Copy the files of a folder, with their times; what cannot be read is left out."""
    try:
        entries = list(os.scandir(before))
    except OSError:
        return
    for entry in entries:
        copied = now / entry.name
        with suppress(OSError, StorageError):
            if entry.is_file() and not copied.exists():
                copied.write_bytes(read_bytes(Path(entry.path), LARGEST))
                # Lists of games go by these times; who may write is another matter here.
                os.utime(copied, (entry.stat().st_atime, entry.stat().st_mtime))


def _try(folder: Path) -> None:
    """Make a file in a folder and delete it; raises OSError."""
    place = folder / f".{os.getpid()}-0{NEW}"
    os.close(os.open(place, os.O_WRONLY | os.O_CREAT, 0o666))
    place.unlink()


def _reason(folder: Path, error: OSError) -> str:
    """Return what is wrong with a folder, in a few words."""
    if folder.is_symlink() and not folder.exists():
        return "a link that leads nowhere"
    if folder.exists() and not folder.is_dir():
        return "a file, not a folder"
    return error.strerror or str(error)
