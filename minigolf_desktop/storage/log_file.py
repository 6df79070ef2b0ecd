"""The log: what the program did and what went wrong, for whoever mends it.

Each window writes a log of its own and holds its lock. Two programs that turn one file over lose
lines, and Windows renames no file that another program has open.
"""

import faulthandler
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.errors import DiskError, MatchInUse

NAME = "minigolf-desktop"

PROGRAM = "minigolf_desktop"
"""The logger above those of all modules."""

MOST_WINDOWS = 9
"""How many windows can have a log at the same time."""

MOST_BYTES = 200_000
"""A log that would grow beyond it is rotated."""

KEPT = 4
"""How many older logs are kept."""

_NOTHING = "(?!)"
"""Pattern that finds nothing."""

_log = logging.getLogger(__name__)


class KeptFile(RotatingFileHandler):
    """Goes on in the same file where that cannot be moved: neither a line nor an older log is lost.

    So it is on Windows while the player reads the log in an editor, or a scanner looks at it.
    """

    def doRollover(self) -> None:
        """Put the file behind the older ones and begin a new one, if it can be moved."""
        if self.stream is not None:
            self.stream.close()
        try:
            # Windows refuses even this of a file that somebody else has open. It is tried first:
            # otherwise the older logs would move up in vain, and one fall off the end each time.
            Path(self.baseFilename).replace(self.baseFilename)
            super().doRollover()
        except OSError:
            self.stream = self._open()


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
        self._file: KeptFile | None = None
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
                self._file = self._opened(self.path)
            except OSError:
                self.path = None
                return
            logger = logging.getLogger(PROGRAM)
            head = logger.makeRecord(PROGRAM, logging.INFO, "", 0, self._head(), (), None)
            self._file.handle(head)
        self._file.handle(record)

    def _opened(self, path: Path) -> KeptFile:
        file = KeptFile(
            path,
            maxBytes=MOST_BYTES,
            backupCount=KEPT,
            encoding="utf-8",
            errors="backslashreplace",
        )
        file.setFormatter(_HomeShortened())
        return file

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
            self._crashes.close()
            with suppress(OSError):
                Path(self._crashes.name).unlink()
            self._crashes = None
        if self._file is not None:
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


class _HomeShortened(logging.Formatter):
    """Writes the player's home folder as ``~``: its name is often a person's."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname} {name}: {message}", style="{")
        self._home = re.compile(_home(), re.IGNORECASE)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, with its trace."""
        return self._home.sub("~", super().format(record))


def _home() -> str:
    """Return a pattern of the home folder as the system, Qt or Python's ``repr`` writes it."""
    try:
        home = Path.home()
    except RuntimeError:
        return _NOTHING
    if home == Path(home.anchor):
        return _NOTHING
    spellings = {str(home), home.as_posix(), repr(str(home))[1:-1]}
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, spellings))})(?!\w)"
