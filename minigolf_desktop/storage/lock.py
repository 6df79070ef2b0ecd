"""A lock that one process holds on a file, and that dies with the process.

The operating system keeps the lock on an empty file beside the other, which goes with the lock.
One that was left by a process that died says nothing: what counts is the lock on it.

The package filelock was looked at: on Linux and macOS it leaves the empty files beside those of the
player, and it holds no file that is being written.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from minigolf_desktop.storage.errors import DiskError, MatchInUse, reason_of

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


MOST_TRIES = 20
"""How often a file is opened again that vanished before it was locked."""

ENDING = ".lock"
"""How the names of the empty files end."""


class Held(Exception):
    """Another process holds the file."""


def hold(place: Path) -> int:
    """Open a file, made where it is missing, and lock it; return its descriptor.

    Raises Held when another process has it, OSError for anything else. Whoever holds a file may
    delete it: the others then do not take what is gone.
    """
    for _ in range(MOST_TRIES):
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
        self._place = path.with_name(path.name + ENDING)
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
