"""Writing that loses nothing: under a lock, leaving the old file or the new one, never a part.

The operating system keeps the lock of a file on an empty one beside it, which goes with the lock,
and which says nothing when a process died and left it: what counts is the lock on it. The package
filelock was looked at: on Linux and macOS it leaves the empty files beside those of the player, and
it holds no file that is being written.
"""

import logging
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self, TypeVar

from minigolf_desktop.storage.errors import DiskError, MatchInUse, StorageError, reason_of
from minigolf_desktop.storage.reading import NotJson, read_bytes

# Locks

RETRY = 0.01
"""Seconds between two attempts to take a lock that somebody else holds for a moment."""

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


MOST_OPENINGS = 20
"""How often a file is opened again that vanished before it was locked."""

LOCK_ENDING = ".lock"
"""How the names of the empty files end."""


class Held(Exception):
    """Another process holds the file."""


def hold(place: Path) -> int:
    """Open a file, made where it is missing, and lock it; return its descriptor.

    Raises Held when another process has it, OSError for anything else. Whoever holds a file may
    delete it: the others then do not take what is gone.
    """
    for _ in range(MOST_OPENINGS):
        descriptor = _opened(place)
        if is_at(descriptor, place):
            return descriptor
        os.close(descriptor)
    # Some disks of other machines do not tell which file is which: it is taken for the one.
    return _opened(place)


def _opened(place: Path) -> int:
    """Return a locked file, which may have vanished meanwhile; raises as :func:`hold`."""
    # Not inherited by programs that this one starts, or they would keep the lock.
    descriptor = os.open(place, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        _take(descriptor)
    except (BlockingIOError, PermissionError) as error:
        os.close(descriptor)
        raise Held from error
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def is_at(descriptor: int, place: Path) -> bool:
    """Return whether a name still leads to the file that is open."""
    try:
        return os.path.samestat(os.fstat(descriptor), place.stat())
    except OSError:
        return False


class Lock:
    """An exclusive lock, held from its making until :meth:`release`."""

    def __init__(self, path: Path, patience: float = 0) -> None:
        """Take the lock of a file; raises MatchInUse when somebody has it, or DiskError.

        ``patience`` is for how many seconds it is tried again, where others hold the lock only
        while they write.
        """
        self._place = path.with_name(path.name + LOCK_ENDING)
        self._descriptor = -1
        try:
            self._descriptor = _hold_patiently(self._place, patience)
        except Held as error:
            raise MatchInUse(
                "{file}: open in another window of the program", file=path.name
            ) from error
        except OSError as error:
            raise DiskError(
                "{file}: cannot be locked ({why})", file=path.name, why=reason_of(error)
            ) from error

    @property
    def holds(self) -> bool:
        """Whether it keeps others out: it was not released, and its file is still there."""
        return self._descriptor >= 0 and is_at(self._descriptor, self._place)

    def release(self) -> None:
        """Release the lock; calling it again does no harm."""
        if self._descriptor < 0:
            return
        if os.name != "nt" and self.holds:
            self._delete()
        os.close(self._descriptor)
        self._descriptor = -1
        if os.name == "nt":
            # There nobody can delete what is open, so the file of a lock taken meanwhile stays.
            self._delete()

    def _delete(self) -> None:
        """Delete the empty file; where that is not possible it may stay."""
        with suppress(OSError):
            self._place.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()


def _hold_patiently(place: Path, patience: float) -> int:
    """Hold a file; wait so many seconds for whoever else holds it."""
    until = monotonic() + patience
    while True:
        try:
            return hold(place)
        except Held:
            if monotonic() >= until:
                raise
            sleep(RETRY)


# Whole files

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
            _flush_what_lay_there(path)
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


def write_together(files: Sequence[tuple[Path, bytes]]) -> None:
    """Write many files whose places are free, in their order, each whole or not at all.

    The disk is waited for once for all of them, not for each: a home of thousands of files is
    brought in seconds. Raises DiskError; those that came before are then there.
    """
    pending: list[tuple[Path, Path]] = []
    try:
        for number, (path, data) in enumerate(files):
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(f".{os.getpid()}-{threading.get_ident()}{number}{NEW}")
            pending.append((temporary, path))
            with temporary.open("wb") as file:
                file.write(data)
                file.flush()
                if not hasattr(os, "sync"):
                    os.fsync(file.fileno())
        if pending and hasattr(os, "sync"):
            os.sync()
        while pending:
            temporary, path = pending[0]
            temporary.replace(path)
            del pending[0]
    except OSError as error:
        name = pending[0][1].name if pending else ""
        raise DiskError(
            "{file}: cannot be written ({why})", file=name, why=reason_of(error)
        ) from error
    finally:
        for temporary, _ in pending:
            with suppress(OSError):
                temporary.unlink()
    for folder in {path.parent for path, _ in files}:
        _flush_folder(folder)


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


def move_onto(path: Path, place: Path, *, flush: bool = True) -> None:
    """Move a file to a place of :func:`reserve`; raises DiskError, and it then stays.

    Whoever does not flush it calls :func:`flush_move` later.
    """
    try:
        if path.is_dir() and not path.is_symlink():
            # A folder takes no place of a file.
            place.unlink()
        path.replace(place)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be moved ({why})", file=path.name, why=reason_of(error)
        ) from error
    if flush:
        flush_move(path, place)


def flush_move(path: Path, place: Path) -> None:
    """Make a move between two folders survive a power cut; raises nothing."""
    _flush_folder(place.parent)
    _flush_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read into :data:`SET_ASIDE` and return where it lies now.

    Nothing that lies there is overwritten. Raises DiskError. The move is flushed before anything
    else is written in its place, not now: somebody waits for what is read, and after a power cut
    the file is set aside once more.
    """
    place = reserve(path, path.parent / SET_ASIDE)
    move_onto(path, place, flush=False)
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


def _flush_what_lay_there(path: Path) -> None:
    """Make that a file was set aside survive a power cut: another one takes its place."""
    aside = path.parent / SET_ASIDE
    if aside.is_dir():
        _flush_folder(aside)


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
