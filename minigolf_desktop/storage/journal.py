"""A match on disk: a file that grows by a line with every move, before the screen changes.

A crash or a power cut loses nothing that was confirmed: each line is flushed to the disk before
the call returns. See :mod:`minigolf_desktop.storage.replay` for the form of the lines.
"""

import json
import logging
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from minigolf_desktop.model.play import Match, Move, newest_version
from minigolf_desktop.storage.atomic import copy_aside, move_into, write_atomically
from minigolf_desktop.storage.errors import DiskError, ForeignFile, MatchInUse, StorageError
from minigolf_desktop.storage.folders import (
    JOURNAL_ENDING,
    course_beside,
    summary_beside,
    thumbnail,
)
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.replay import (
    MOST_BYTES,
    MOST_LINES,
    REDO,
    UNDO,
    AnyRules,
    EarlierRules,
    Replay,
    header_line,
    move_line,
    replay,
)
from minigolf_desktop.storage.strict_json import read_bytes

_log = logging.getLogger(__name__)


class Journal:
    """The journal of one match, open for writing and locked against other windows.

    Made by :meth:`create` or :func:`open_journal`. When a line cannot be written (a full disk) the
    call raises StorageError and the line is kept; it is written together with the next one.
    """

    def __init__(
        self, path: Path, lock: Lock, header: Mapping[str, Any], moves: list[Move], played: int
    ) -> None:
        """Take over a file that exists and is locked; ``played`` of the moves stand."""
        self.path = path
        """Where it lies."""
        self.warning = ""
        """What was lost on opening, in one line; empty when nothing was."""
        self._lock = lock
        self._header = dict(header)
        self._moves = moves
        self._played = played
        self._unwritten = b""
        self._lines = 1 + len(moves)
        self._file = path.open("r+b", buffering=0)
        self._size = self._file.seek(0, os.SEEK_END)

    @staticmethod
    def create(
        folder: Path, match: Match[Any, Any], *, name: str = "", created: datetime | None = None
    ) -> "Journal":
        """Begin the journal of a match in a folder; moves that it has already are written too.

        ``created`` is now unless another time is given. Raises StorageError.
        """
        created = created or datetime.now(UTC).astimezone()
        header = header_line(match, created, name)
        path, lock = _free_name(folder, f"{match.rules.name}-{created:%Y%m%d-%H%M%S}")
        try:
            write_atomically(path, _text([header, *map(move_line, match.moves)]))
            _log.info("Match begun: %s", path)
            return Journal(path, lock, header, list(match.moves), len(match.moves))
        except OSError as error:
            lock.release()
            raise DiskError(f"{path.name}: cannot be opened ({error.strerror})") from error
        except StorageError:
            lock.release()
            raise

    def append(self, move: Move) -> None:
        """Write a move that was played; raises StorageError."""
        del self._moves[self._played :]
        self._moves.append(move)
        self._played += 1
        self._write(move_line(move))

    def undone(self) -> None:
        """Write that the last move was taken back; raises StorageError."""
        self._played -= 1
        self._write(UNDO)

    def redone(self) -> None:
        """Write that the move taken back was played again; raises StorageError."""
        self._played += 1
        self._write(REDO)

    def close(self) -> None:
        """Close the file and unlock the match; more than once does no harm."""
        self._file.close()
        self._lock.release()

    def finish(self, folder: Path) -> Path:
        """Move the journal of a match that is over, its picture and its course, to another folder.

        Closes it. Returns where it lies now; raises StorageError.
        """
        self._file.close()
        try:
            place = move_into(self.path, folder)
            with suppress(OSError):
                summary_beside(self.path).unlink(missing_ok=True)
            for beside in (thumbnail, course_beside):
                if beside(self.path).exists():
                    with suppress(OSError):
                        beside(self.path).replace(beside(place))
        finally:
            self._lock.release()
        self.path = place
        _log.info("Match over, kept as %s", place)
        return place

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, line: Mapping[str, Any]) -> None:
        self._unwritten += _text([line])
        self._lines += 1
        if self._lines > MOST_LINES or self._size + len(self._unwritten) > MOST_BYTES:
            self.rewrite()
            return
        try:
            written = self._file.write(self._unwritten)
            if written != len(self._unwritten):
                raise OSError(0, "the disk took only a part of it")
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._size)
                self._file.seek(self._size)
            raise DiskError(f"{self.path.name}: not saved ({error.strerror})") from error
        self._size += len(self._unwritten)
        self._unwritten = b""

    def rewrite(self) -> None:
        """Write the journal anew, without the moves that were taken back and replaced.

        A player who undoes and plays again for hours would else outgrow what is read. Raises
        StorageError.
        """
        taken_back = [UNDO] * (len(self._moves) - self._played)
        lines = [self._header, *map(move_line, self._moves), *taken_back]
        text = _text(lines)
        if len(lines) > MOST_LINES or len(text) > MOST_BYTES:
            raise StorageError(f"{self.path.name}: not saved (too many moves for one match)")
        # Windows renames nothing onto an open file; the lock lies elsewhere and holds.
        self._file.close()
        try:
            write_atomically(self.path, text)
        finally:
            self._file = self.path.open("r+b", buffering=0)
            self._size = self._file.seek(0, os.SEEK_END)
        self._lines = len(lines)
        self._unwritten = b""


def open_journal(path: Path, rules: AnyRules) -> tuple[Match[Any, Any], Journal]:
    """Play a saved match again and go on writing its journal.

    A last line that was only half written is dropped, after the damaged file was copied aside;
    :attr:`Journal.warning` then says so. Raises MatchInUse when another window has it,
    EarlierRules when the match does not go on under the rules of today (:func:`read_journal`
    tells how far it does), and StorageError with file, line and fault for anything else that is
    wrong. Whatever it raises, the file stays as it is.
    """
    if not path.is_file():
        raise ForeignFile(f"{path.name}: there is no such file")
    lock = Lock(path)
    try:
        data = read_bytes(path, MOST_BYTES)
        found = _replay(path, data, rules)
        if found.amendments:
            raise EarlierRules(found.amendments)
        warning = _drop_half_line(path, data, found.sound)
        match = found.match
        # It has stood the test of today's rules, and goes on under them.
        header = found.header.model_dump() | {"rules": newest_version(rules.amendments)}
        journal = Journal(path, lock, header, list(found.moves), len(match.moves))
        journal.warning = warning
        if not found.is_of_today:
            journal.rewrite()
    except OSError as error:
        lock.release()
        raise DiskError(f"{path.name}: cannot be opened ({error.strerror})") from error
    except StorageError:
        lock.release()
        raise
    _log.info("Match opened: %s", path)
    return match, journal


def delete_journal(path: Path) -> None:
    """Delete a saved match with its picture and its course.

    Raises MatchInUse when another window has it, or DiskError.
    """
    with Lock(path):
        try:
            for file in (path, thumbnail(path), course_beside(path), summary_beside(path)):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise DiskError(f"{path.name}: cannot be deleted ({error.strerror})") from error
    _log.info("Match deleted: %s", path)


def read_journal(path: Path, rules: AnyRules) -> Replay:
    """Play a saved match again and leave its file alone.

    One of earlier rules of its game is played as far as it is true under today's:
    :attr:`Replay.amendments`. Raises StorageError; EarlierRules where nothing of it is.
    """
    return _replay(path, read_bytes(path, MOST_BYTES), rules)


def _replay(path: Path, data: bytes, rules: AnyRules) -> Replay:
    try:
        return replay(data, rules)
    except EarlierRules:
        raise
    except StorageError as error:
        raise type(error)(f"{path.name}, {error}") from error


def _drop_half_line(path: Path, data: bytes, sound: int) -> str:
    """Cut a file down to its sound lines, a copy kept; return a warning if there was anything."""
    if sound == len(data):
        return ""
    place = copy_aside(path, data)
    os.truncate(path, sound)
    return (
        f"{path.name}: the last line was only half written and is left out; "
        f"the file as it was is kept as {place.parent.name}/{place.name}"
    )


def _free_name(folder: Path, stem: str) -> tuple[Path, Lock]:
    """Return a journal's path that nobody uses, and its lock."""
    _make(folder)
    count = 1
    while True:
        suffix = "" if count == 1 else f"-{count}"
        path = folder / f"{stem}{suffix}{JOURNAL_ENDING}"
        if not path.exists():
            lock = _lock_if_free(path)
            if lock is not None:
                return path, lock
        count += 1


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(f"{folder}: cannot be made ({error.strerror})") from error


def _lock_if_free(path: Path) -> Lock | None:
    try:
        lock = Lock(path)
    except MatchInUse:
        return None
    # Somebody may have made it between the look and the lock.
    if path.exists():
        lock.release()
        return None
    return lock


def _text(lines: Sequence[Mapping[str, Any]]) -> bytes:
    return b"".join(json.dumps(line).encode("ascii") + b"\n" for line in lines)
