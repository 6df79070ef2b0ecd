"""The log: what the program did and what went wrong, for whoever mends it.

Each window writes a log of its own and holds its lock. Two programs that turn one file over lose
lines, and Windows renames no file that another program has open.
"""

import faulthandler
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.errors import DiskError, MatchInUse

NAME = "minigolf-desktop"

PROGRAM = "minigolf_desktop"
"""The logger above those of all modules."""

MOST_WINDOWS = 9
"""How many windows can have a log at the same time."""

_log = logging.getLogger(__name__)


class LogFile(logging.Handler):
    """Writes what the modules of the program log, from its making until it is closed.

    The file is opened by the first line, since a start has better use for the time. Where no file
    can be written, the program runs without a log.
    """

    def __init__(self, folder: Path, head: Callable[[], str]) -> None:
        """Take the first log of a folder that no other window has; ``head`` is its first line."""
        super().__init__()
        self.path: Path | None = None
        """Where it lies; None where none can be written."""
        self._head = head
        self._lock: Lock | None = None
        self._file: logging.Handler | None = None
        self._crashes: TextIO | None = None
        # A folder that cannot be made or written: see the class.
        with suppress(OSError, DiskError):
            folder.mkdir(parents=True, exist_ok=True)
            self._take_one_of(folder)
        logger = logging.getLogger(PROGRAM)
        logger.setLevel(logging.INFO)
        logger.addHandler(self)

    def _take_one_of(self, folder: Path) -> None:
        for number in range(1, MOST_WINDOWS + 1):
            path = folder / (f"{NAME}.log" if number == 1 else f"{NAME}-{number}.log")
            if not all(map(_may_be_written, (path, _crash_beside(path)))):
                continue
            with suppress(MatchInUse):
                self._lock = Lock(path)
                self.path = path
                return

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and the head before the first one."""
        if self.path is None:
            return
        if self._file is None:
            try:
                # Python's handlers bring its sockets along, which the first paint does without.
                from minigolf_desktop.storage.rotated_log import open_log  # noqa: PLC0415

                self._file = open_log(self.path)
            except OSError:
                self.path = None
                return
            logger = logging.getLogger(PROGRAM)
            head = logger.makeRecord(PROGRAM, logging.INFO, "", 0, self._head(), (), None)
            self._file.handle(head)
        self._file.handle(record)

    def catch_crashes(self) -> None:
        """Write the stack beside the log should Qt crash; log that of the last crash."""
        if self.path is None:
            return
        beside = _crash_beside(self.path)
        try:
            before = beside.read_text("utf-8", "replace") if beside.exists() else ""
            self._crashes = beside.open("w", encoding="utf-8")
        except OSError:
            return
        if before:
            _log.error("Qt broke down before this start:\n%s", before)
        faulthandler.enable(self._crashes)

    def close(self) -> None:
        """Close the file and unlock the log for another window."""
        logging.getLogger(PROGRAM).removeHandler(self)
        if self._crashes is not None:
            faulthandler.disable()
            # What a full disk did not take before it does not take now.
            with suppress(OSError):
                self._crashes.close()
            with suppress(OSError):
                Path(self._crashes.name).unlink()
            self._crashes = None
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self.path = None
        super().close()


def _crash_beside(path: Path) -> Path:
    """Return where the stack of a crash is written, beside a log."""
    return path.with_suffix(".crash")


def _may_be_written(path: Path) -> bool:
    """Return whether a file lies at a path, or nothing: a pipe would hold the program."""
    return path.is_file() or not path.exists()
