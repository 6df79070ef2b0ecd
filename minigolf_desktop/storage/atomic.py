"""Writing that leaves either the old file or the new one, and moving aside that keeps both."""

import logging
import os
from contextlib import suppress
from pathlib import Path

from minigolf_desktop.storage.errors import DiskError

SET_ASIDE = "set-aside"
"""Folder, beside the file, for files that could not be read."""

_log = logging.getLogger(__name__)


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file: to a temporary one beside it, flushed to the disk, then renamed.

    Makes the folder where it is missing. Raises DiskError; the old file is then untouched.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise DiskError(f"{path.name}: cannot be written ({error.strerror})") from error


def move_into(path: Path, folder: Path) -> Path:
    """Move a file into a folder and return where it lies now; raises DiskError.

    A file of that name that lies there already is kept: this one then gets a number.
    """
    try:
        place = _free_place(path, folder)
        path.replace(place)
    except OSError as error:
        raise DiskError(f"{path.name}: cannot be moved ({error.strerror})") from error
    return place


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read into :data:`SET_ASIDE` and return where it lies now.

    Nothing that lies there is overwritten. Raises DiskError.
    """
    place = move_into(path, path.parent / SET_ASIDE)
    _log.info("Set aside as %s: %s", place.name, path)
    return place


def copy_aside(path: Path, data: bytes) -> Path:
    """Keep a copy of a damaged file's content in :data:`SET_ASIDE`, as :func:`set_aside` does."""
    try:
        place = _free_place(path, path.parent / SET_ASIDE)
    except OSError as error:
        raise DiskError(f"{path.name}: cannot be copied ({error.strerror})") from error
    write_atomically(place, data)
    _log.info("Copied aside as %s: %s", place.name, path)
    return place


def _free_place(path: Path, folder: Path) -> Path:
    """Reserve a name that nobody uses, by an empty file that may be replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    place, count = folder / path.name, 1
    while True:
        try:
            place.touch(exist_ok=False)
        except FileExistsError:
            count += 1
            place = folder / f"{path.stem}-{count}{path.suffix}"
        else:
            return place


def _flush_folder(folder: Path) -> None:
    """Make a rename survive a power cut; Windows does so by itself and opens no folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        # Some file systems do not know how; the rename is then as safe as they can make it.
        with suppress(OSError):
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
