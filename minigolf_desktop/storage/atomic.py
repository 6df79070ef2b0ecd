"""Writing that leaves either the old file or the new one, and moving aside that keeps both."""

import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from minigolf_desktop.storage.errors import DiskError, StorageError, reason_of
from minigolf_desktop.storage.lock import Held, hold
from minigolf_desktop.storage.reading import NotJson, read_bytes

SET_ASIDE = "set-aside"
"""Folder, beside the file, for files that could not be read."""

NEW = ".new"
"""How the names of the temporary files end."""

_log = logging.getLogger(__name__)


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file: to a temporary one beside it, flushed to the disk, then renamed.

    Makes the folder where it is missing. Raises DiskError; the old file is then untouched.
    """
    # Not named after the file, whose name may be as long as names can be.
    temporary = path.with_name(f".{os.getpid()}-{threading.get_ident()}{NEW}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _open_new(temporary)
        try:
            with os.fdopen(descriptor, "wb", closefd=False) as file:
                file.truncate()
                file.write(data)
                file.flush()
                os.fsync(descriptor)
            if os.name != "nt":
                # While it is held: whoever sweeps up takes it for one that was left.
                temporary.replace(path)
        finally:
            os.close(descriptor)
        if os.name == "nt":
            temporary.replace(path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise DiskError(
            "{file}: cannot be written ({why})", file=path.name, why=reason_of(error)
        ) from error
    _flush_folder(path.parent)


def _open_new(place: Path) -> int:
    """Return a temporary file that nobody else writes, held where the disk knows of locks."""
    try:
        return hold(place)
    except Held as error:
        raise OSError(0, f"{place.name} is in use") from error
    except OSError:
        return os.open(place, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o666)


def reserve(path: Path, folder: Path) -> Path:
    """Reserve a file's place in a folder, by an empty file, and return it; raises DiskError.

    A file of that name that lies there already is kept: the place then gets a number. Whoever was
    stopped before :func:`move_onto` finds the same place again.
    """
    try:
        return _free_place(path, folder)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be moved ({why})", file=path.name, why=reason_of(error)
        ) from error


def move_onto(path: Path, place: Path) -> None:
    """Move a file to a place of :func:`reserve`; raises DiskError, and it then stays."""
    try:
        if path.is_dir() and not path.is_symlink():
            # A folder takes no place of a file.
            place.unlink()
        path.replace(place)
        _flush_folder(place.parent)
        _flush_folder(path.parent)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be moved ({why})", file=path.name, why=reason_of(error)
        ) from error


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read into :data:`SET_ASIDE` and return where it lies now.

    Nothing that lies there is overwritten. Raises DiskError.
    """
    place = reserve(path, path.parent / SET_ASIDE)
    move_onto(path, place)
    _log.info("Set aside as %s: %s", place.name, path)
    return place


def copy_aside(path: Path, data: bytes) -> Path:
    """Keep a copy of a damaged file's content in :data:`SET_ASIDE`, as :func:`set_aside` does."""
    try:
        place = _free_place(path, path.parent / SET_ASIDE)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be copied ({why})", file=path.name, why=reason_of(error)
        ) from error
    write_atomically(place, data)
    _log.info("Copied aside as %s: %s", place.name, path)
    return place


def _free_place(path: Path, folder: Path) -> Path:
    """Reserve a name that nobody uses, by an empty file that may be replaced.

    An empty file that lies there already was reserved by somebody who came no further.
    """
    folder.mkdir(parents=True, exist_ok=True)
    place, count = folder / path.name, 1
    while True:
        try:
            place.touch(exist_ok=False)
        except FileExistsError:
            if place.is_file() and place.stat().st_size == 0:
                return place
            count += 1
            place = folder / f"{path.stem}-{count}{path.suffix}"
        else:
            return place


def _flush_folder(folder: Path) -> None:
    """Make a rename survive a power cut; Windows does so by itself and opens no folders."""
    if os.name == "nt":
        return
    # Some folders may be written, not read; some file systems do not know how to flush one. The
    # rename is then as safe as they can make it.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


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
