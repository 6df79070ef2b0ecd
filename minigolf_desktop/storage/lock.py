"""A lock that one process holds on a file, and that dies with the process.

The operating system keeps the lock on an empty file beside the other. The empty file says nothing
and may stay: what counts is the lock on it.
"""

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from minigolf_desktop.storage.errors import DiskError, MatchInUse

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """An exclusive lock, held from its making until :meth:`release`."""

    def __init__(self, path: Path) -> None:
        """Take the lock of a file; raises MatchInUse when somebody has it, or DiskError."""
        place = path.with_name(path.name + ".lock")
        try:
            # Not inherited by programs that this one starts, or they would keep the lock.
            self._descriptor = os.open(place, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise DiskError(f"{place.name}: cannot be opened ({error.strerror})") from error
        try:
            _take(self._descriptor)
        except (BlockingIOError, PermissionError) as error:
            self.release()
            raise MatchInUse(f"{path.name}: open in another window of the program") from error
        except OSError as error:
            self.release()
            raise DiskError(f"{path.name}: cannot be locked ({error.strerror})") from error

    def release(self) -> None:
        """Give the lock back; more than once does no harm."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()
