"""The file that a log is written to: rotated when it has grown, the home folder shortened."""

import logging
import re
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

MOST_BYTES = 200_000
"""A log that would grow beyond it is rotated."""

KEPT = 4
"""How many older logs are kept."""

_NOTHING = "(?!)"
"""Pattern that finds nothing."""


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

    def handleError(self, record: logging.LogRecord) -> None:
        """Leave out a line that the disk does not take: it is full, or gone."""
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


def open_log(path: Path) -> KeptFile:
    """Open the file of a log, to go on in it; raises OSError."""
    file = KeptFile(
        path,
        maxBytes=MOST_BYTES,
        backupCount=KEPT,
        encoding="utf-8",
        errors="backslashreplace",
    )
    file.setFormatter(_HomeShortened())
    return file


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
