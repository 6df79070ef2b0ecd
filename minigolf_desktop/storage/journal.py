"""A match on disk: a file that grows by a line with every move, and the files beside it.

Each line is in the file before the screen changes: a crash loses nothing that was shown. Whoever
writes has it flushed as well, so that a power cut loses nothing either that hangs on chance: what
was drawn is shown only when what led to it is safe. See :mod:`minigolf_desktop.storage.replay` for
the form of the lines. Beside a journal lie its picture, its summary, and what was judged of its
match; they move and go with it.
"""

import json
import logging
import os
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Literal, NamedTuple, Self

import minigolf_desktop
from minigolf_desktop.content.record import Record
from minigolf_desktop.model.play import AnyMatch, AnyMove, AnyRules, Seat, newest_version
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.storage.atomic import Lock, copy_aside, move_onto, reserve, write_atomically
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    MatchInUse,
    StorageError,
    reason_of,
)
from minigolf_desktop.storage.folders import (
    JOURNAL_ENDING,
    course_beside,
    judgement_beside,
    summary_beside,
    thumbnail,
)
from minigolf_desktop.storage.reading import NotJson, Reading, at_once, parse, read_bytes, record_of
from minigolf_desktop.storage.replay import (
    MOST_BYTES,
    MOST_LINES,
    REDO,
    UNDO,
    EarlierRules,
    Header,
    Replay,
    move_line,
    replay,
    rival_line,
    seat_line,
)

_log = logging.getLogger(__name__)

_TAKEN_ALONG = {one(Path("a")).name.partition(".")[2] for one in (thumbnail, course_beside)}
"""How the names end of what is filed with a journal."""


def file_journal(path: Path, folder: Path) -> Path:
    """Move the journal of a match that is over, with what lies beside it, to another folder.

    The journal itself moves last: whoever is stopped before that finds everything again, and begins
    anew. The caller holds its lock. Returns where it lies now; raises StorageError.
    """
    place = _move(path, folder)
    _log.info("Match over, kept as %s", place)
    return place


def take_up(path: Path, folder: Path) -> Path:
    """Move the journal of a match that was over back among those of matches that go on.

    What was judged of it is not true of it any longer. Returns where it lies now; raises MatchInUse
    when another window has it, or StorageError. That it moved is still to be flushed, by
    :func:`~minigolf_desktop.storage.atomic.flush_move`: a player waits for it.
    """
    with Lock(path):
        if path.parent == folder:
            return path
        with suppress(OSError):
            judgement_beside(path).unlink(missing_ok=True)
        place = _move(path, folder, flush=False)
    _log.info("Match is played on: %s", place)
    return place


def _move(path: Path, folder: Path, *, flush: bool = True) -> Path:
    """Move a journal with what lies beside it, itself last; return where it lies now."""
    place = reserve(path, folder)
    for beside in (thumbnail, course_beside):
        if beside(path).exists():
            with suppress(OSError):
                beside(path).replace(beside(place))
    with suppress(OSError):
        summary_beside(path).unlink(missing_ok=True)
    move_onto(path, place, flush=flush)
    return place


def take_along(saves: Path, finished: Path) -> None:
    """Move what still lies beside a journal's old place to where the journal was filed.

    Programs before version 3 of journals moved them first, and could be stopped then.
    """
    with suppress(OSError):
        for path in saves.iterdir():
            name, _, kind = path.name.partition(".")
            journal = f"{name}{JOURNAL_ENDING}"
            is_left = kind in _TAKEN_ALONG and not (saves / journal).exists()
            if is_left and (finished / journal).exists() and not (finished / path.name).exists():
                path.replace(finished / path.name)


def delete_journal(path: Path) -> None:
    """Delete a saved match with its picture, its course, and what was judged of it.

    Raises MatchInUse when another window has it, or DiskError.
    """
    with Lock(path):
        try:
            besides = (thumbnail, course_beside, summary_beside, judgement_beside)
            for file in (path, *(beside(path) for beside in besides)):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise DiskError(
                "{file}: cannot be deleted ({why})", file=path.name, why=reason_of(error)
            ) from error
    _log.info("Match deleted: %s", path)


def course_kept_beside(path: Path) -> dict[str, object] | None:
    """Return the document of the course that lies beside a journal of before version 3.

    None where none lies there, or none that is JSON.
    """
    try:
        course = parse(read_bytes(course_beside(path), MOST_BYTES))
    except (StorageError, NotJson):
        return None
    return course if isinstance(course, dict) else None


class Mark(NamedTuple):
    """Where a journal stood, to go back to: what comes after it could not be flushed."""

    moves: list[AnyMove]
    played: int
    sitting: Mapping[int, Seat]
    rival: int
    """How many of the moves of a rival."""
    lines: int
    size: int
    writing: int
    """Which writing anew of the file it is of."""


class Journal:
    """The journal of one match, open for writing and locked against other windows.

    Made by :meth:`create` or :func:`open_journal`. When a line cannot be written (a full disk) the
    call raises StorageError, and the journal says what it said before.
    """

    def __init__(
        self,
        path: Path,
        lock: Lock,
        header: Header,
        moves: list[AnyMove],
        played: int,
        sitting: Mapping[int, Seat] | None = None,
        rival: AnyMatch | None = None,
    ) -> None:
        """Take over a file that exists and is locked; ``played`` of the moves stand.

        ``rival`` is the match that a rival plays in a house of its own.
        """
        self.path = path
        """Where it lies."""
        self.warning = ""
        """What was lost on opening, in one line; empty when nothing was."""
        self.header = header
        """Its first line."""
        self.sitting: Mapping[int, Seat] = sitting or {}
        """By seat who sits there now, where somebody else did at any time."""
        self._lock = lock
        self._moves = moves
        self._played = played
        self._rival = [] if rival is None else [move.action for move in rival.moves]
        self._lines = 1 + len(moves) + len(self.sitting) + len(self._rival)
        self._is_open = True
        self._writings = 0
        self._open()

    def mark(self) -> Mark:
        """Return where it stands."""
        return Mark(
            self._moves,
            self._played,
            self.sitting,
            len(self._rival),
            self._lines,
            self._size,
            self._writings,
        )

    def go_back(self, mark: Mark) -> None:
        """Say what was said at a mark: what came after it was never flushed.

        Raises nothing: where the disk does not even cut it off, it is written anew with the next
        line, or when it is closed.
        """
        self._moves, self._played, self.sitting = mark.moves, mark.played, mark.sitting
        del self._rival[mark.rival :]
        self._lines = mark.lines
        if mark.writing == self._writings:
            self._size = mark.size
            self._cut()
        else:
            self._is_torn = True

    def flusher(self) -> Callable[[], None]:
        """Return what flushes all that is written now to the disk, on any thread, once.

        It raises StorageError where the disk refuses.
        """
        # Meanwhile the file may be written anew, and be another one.
        descriptor, name = os.dup(self._file.fileno()), self.path.name

        def flush() -> None:
            try:
                os.fsync(descriptor)
            except OSError as error:
                raise DiskError(
                    "{file}: not saved ({why})", file=name, why=reason_of(error)
                ) from error
            finally:
                os.close(descriptor)

        return flush

    def as_replayed(self, match: AnyMatch) -> Replay:
        """Return what reading the file would find, with a copy of the match that it is of.

        Lines that only tell of undo are not counted.
        """
        moves = tuple(self._moves)
        return Replay(match.copy(), self.header, self.sitting, moves, self._lines, True, self._size)

    @staticmethod
    def create(
        folder: Path,
        match: AnyMatch,
        *,
        name: str = "",
        created: datetime | None = None,
        course: Mapping[str, object] | None = None,
    ) -> "Journal":
        """Begin the journal of a match in a folder; moves that it has already are written too.

        ``created`` is now unless another time is given; ``course`` is the document of the course
        that is played on, where the set-up does not tell all of it. Raises StorageError.
        """
        created = created or datetime.now(UTC).astimezone()
        header = Header.of(match, created, name, course)
        path, lock = _free_name(folder, f"{match.rules.name}-{created:%Y%m%d-%H%M%S}")
        try:
            rival = () if match.rival is None else match.rival.moves
            lines = [*map(move_line, match.moves), *(rival_line(move.action) for move in rival)]
            write_atomically(path, _text([header.document, *lines]))
            _log.info("Match begun: %s", path)
            moves = list(match.moves)
            return Journal(path, lock, header, moves, len(moves), rival=match.rival)
        except OSError as error:
            lock.release()
            raise DiskError(
                "{file}: cannot be opened ({why})", file=path.name, why=reason_of(error)
            ) from error
        except StorageError:
            lock.release()
            raise

    def append(self, move: AnyMove) -> None:
        """Write a move that was played; raises StorageError."""
        moves = [*self._moves[: self._played], move]
        self._become(moves, self._played + 1, move_line(move))

    def undone(self) -> None:
        """Write that the last move was taken back; raises StorageError."""
        self._become(self._moves, self._played - 1, UNDO)

    def redone(self) -> None:
        """Write that the move taken back was played again; raises StorageError."""
        self._become(self._moves, self._played + 1, REDO)

    def seated(self, number: int, seat: Seat) -> None:
        """Write that somebody else sits on a seat from now on; raises StorageError."""
        before, self.sitting = self.sitting, {**self.sitting, number: seat}
        try:
            self._write(_text([seat_line(number, seat)]))
        except StorageError:
            self.sitting = before
            raise

    def rival_acts(self, action: Action) -> None:
        """Write what a rival does in a house of its own; raises StorageError."""
        self._rival.append(action)
        try:
            self._write(_text([rival_line(action)]))
        except StorageError:
            self._rival.pop()
            raise

    def close(self) -> None:
        """Close the file and unlock the match; more than once does no harm.

        One that vanished while it was played is written anew first; raises StorageError where that
        is not possible, and is closed all the same.
        """
        if not self._is_open:
            return
        self._is_open = False
        try:
            if not self._is_in_place():
                self.rewrite()
        finally:
            self._file.close()
            self._lock.release()

    def finish(self, folder: Path) -> Path:
        """Move the journal of a match that is over to another folder, as :func:`file_journal` does.

        Closes it. Returns where it lies now; raises StorageError.
        """
        if not self._is_in_place():
            self.rewrite()
        self._is_open = False
        self._file.close()
        try:
            self.path = file_journal(self.path, folder)
        finally:
            self._lock.release()
        return self.path

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _become(self, moves: list[AnyMove], played: int, line: Mapping[str, object]) -> None:
        """Write the line after which so many of some moves stand, or leave all as it was."""
        before = self._moves, self._played
        self._moves, self._played = moves, played
        try:
            self._write(_text([line]))
        except StorageError:
            self._moves, self._played = before
            raise

    def _write(self, text: bytes) -> None:
        too_long = self._lines >= MOST_LINES or self._size + len(text) > MOST_BYTES
        if too_long or not self._is_in_place():
            self.rewrite()
            return
        try:
            written = self._file.write(text)
            if written != len(text):
                raise OSError(0, "the disk took only a part of it")
        except OSError as error:
            self._cut()
            raise DiskError(
                "{file}: not saved ({why})", file=self.path.name, why=reason_of(error)
            ) from error
        self._size += len(text)
        self._lines += 1

    def _cut(self) -> None:
        """Take back what was written of a line; where not even that works, all is written anew."""
        try:
            self._file.truncate(self._size)
            self._file.seek(self._size)
        except OSError:
            self._is_torn = True

    def rewrite(self) -> None:
        """Write the journal anew, without the moves that were taken back and replaced.

        A player who undoes and plays again for hours would else outgrow what is read. Raises
        StorageError.
        """
        taken_back = [UNDO] * (len(self._moves) - self._played)
        seats = [seat_line(number, seat) for number, seat in self.sitting.items()]
        own: list[Mapping[str, object]] = [
            self.header.document,
            *map(move_line, self._moves),
            *taken_back,
        ]
        lines = [*own, *seats, *map(rival_line, self._rival)]
        text = _text(lines)
        if len(lines) > MOST_LINES or len(text) > MOST_BYTES:
            raise StorageError(
                "{file}: not saved (too many moves for one match)", file=self.path.name
            )
        if self._is_of_somebody_else():
            self._take_another_name()
        # Windows renames nothing onto an open file; the lock lies elsewhere and holds.
        self._file.close()
        self._writings += 1
        write_atomically(self.path, text)
        try:
            self._open()
        except OSError as error:
            raise DiskError(
                "{file}: not saved ({why})", file=self.path.name, why=reason_of(error)
            ) from error
        self._lines = len(lines)
        if not self._lock.holds:
            # It went with the folder.
            self._lock.release()
            self._lock = Lock(self.path)

    def _open(self) -> None:
        """Open the file to go on at its end."""
        self._file = self.path.open("r+b", buffering=0)
        self._identity = os.fstat(self._file.fileno())
        # Some disks of other machines do not tell which file is which.
        self._is_told_apart = os.path.samestat(self._identity, self.path.stat())
        self._size = self._file.seek(0, os.SEEK_END)
        self._is_torn = False

    def _is_in_place(self) -> bool:
        """Return whether what is written is found under its name.

        It is not when somebody deleted or renamed the file, or its folder, or when it could not be
        written anew, or has more in it than was confirmed.
        """
        return not self._file.closed and not self._is_torn and self._found() is True

    def _is_of_somebody_else(self) -> bool:
        """Return whether another file lies under the name."""
        return self._found() is False

    def _found(self) -> bool | None:
        """Return whether what lies under the name is the file; None where nothing does."""
        try:
            lies_there = self.path.stat()
            return os.path.samestat(self._identity, lies_there) or not self._is_told_apart
        except OSError:
            return None

    def _take_another_name(self) -> None:
        """Leave the name to whoever put another file there."""
        taken = self.path
        path, lock = _free_name(taken.parent, taken.stem)
        self._lock.release()
        self.path, self._lock = path, lock
        _log.warning("Another file lies there, the match goes on as %s: %s", path.name, taken)


class Ahead:
    """A saved match that is about to be opened, played again a move at a time before that."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._data = b""
        self._found: Replay | None = None

    def read(self, rules: AnyRules) -> Iterator[None]:
        """Play it again, step by step; opening it tells what is wrong with it."""
        with suppress(StorageError):
            data = read_bytes(self._path, MOST_BYTES)
            found = yield from _replay(self._path, data, rules)
            self._data, self._found = data, found

    @property
    def is_to_be_mended(self) -> bool:
        """Whether its file is written when it is opened: half a line is in it, or it is of before.

        A match that does not go on under the rules of today is none of these.
        """
        found = self._found
        if found is None or found.amendments:
            return False
        return not found.is_of_today or found.sound != len(self._data)

    @property
    def match(self) -> AnyMatch | None:
        """The match that was read; None where something is wrong with it, or it was taken."""
        return None if self._found is None else self._found.match

    def take(self, path: Path, data: bytes) -> Replay | None:
        """Return the match of a file, once; None where that does not hold what was read."""
        found, self._found = self._found, None
        return found if path == self._path and data == self._data else None


def open_journal(
    path: Path, rules: AnyRules, ahead: Ahead | None = None
) -> tuple[AnyMatch, Journal]:
    """Play a saved match again, unless that was done ``ahead``, and go on writing its journal.

    A last line that was only half written is dropped, after the damaged file was copied aside;
    :attr:`Journal.warning` then says so. Raises MatchInUse when another window has it,
    EarlierRules when the match does not go on under the rules of today (:func:`read_journal`
    tells how far it does), and StorageError with file, line and fault for anything else that is
    wrong. Whatever it raises, the file stays as it is.
    """
    if not path.is_file():
        raise ForeignFile("{file}: there is no such file", file=path.name)
    lock = Lock(path)
    try:
        data = read_bytes(path, MOST_BYTES)
        known = None if ahead is None else ahead.take(path, data)
        found = known or at_once(_replay(path, data, rules))
        if found.amendments:
            raise EarlierRules(found.amendments)
        warning = _drop_half_line(path, data, found.sound)
        match = found.match
        # It has stood the test of today's rules, and goes on under them.
        header = replace(found.header, rules=newest_version(rules.amendments))
        played = len(match.moves)
        moves = list(found.moves)
        journal = Journal(path, lock, header, moves, played, found.sitting, match.rival)
        journal.warning = warning
        if not found.is_of_today:
            journal.rewrite()
            # It stands in the first line now.
            if header.course is not None:
                with suppress(OSError):
                    course_beside(path).unlink(missing_ok=True)
    except OSError as error:
        lock.release()
        raise DiskError(
            "{file}: cannot be opened ({why})", file=path.name, why=reason_of(error)
        ) from error
    except StorageError:
        lock.release()
        raise
    _log.info("Match opened: %s", path)
    return match, journal


def mend_journal(path: Path, rules: AnyRules, ahead: Ahead | None = None) -> str:
    """Write what opening a saved match writes, so that nothing is left to write then.

    Returns what was lost, as :attr:`Journal.warning`; raises as :func:`open_journal`. For those
    who may not wait for the disk when they open it.
    """
    _, journal = open_journal(path, rules, ahead)
    journal.close()
    return journal.warning


def read_journal(path: Path, rules: AnyRules, ahead: Ahead | None = None) -> Reading[Replay]:
    """Play a saved match again, a move at a time, and leave its file alone.

    One of earlier rules of its game is played as far as it is true under today's:
    :attr:`Replay.amendments`. Raises StorageError; EarlierRules where nothing of it is.
    """
    data = read_bytes(path, MOST_BYTES)
    known = None if ahead is None else ahead.take(path, data)
    return known or (yield from _replay(path, data, rules))


def _replay(path: Path, data: bytes, rules: AnyRules) -> Reading[Replay]:
    """Play the journal of a file again; faults name the file."""
    try:
        found = yield from replay(data, rules)
    except EarlierRules:
        raise
    except StorageError as error:
        raise type(error)("{file}, {fault}", file=path.name, fault=error) from error
    if found.header.course is None:
        course = course_kept_beside(path)
        if course is not None:
            return found._replace(header=replace(found.header, course=course))
    return found


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
        raise DiskError(
            "{folder}: cannot be made ({why})", folder=folder, why=reason_of(error)
        ) from error


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


def _text(lines: Sequence[Mapping[str, object]]) -> bytes:
    return b"".join(json.dumps(line).encode("ascii") + b"\n" for line in lines)


class KeptJudgement(Record):
    """The file."""

    format: Literal["minigolf-judgement"]
    version: Literal[1]
    of: str
    """Digest of what it is true of."""
    decisions: list[dict[str, object]]
    """Each as :func:`~minigolf_desktop.bots.judgement.judged_to_json` has it."""
    outsets: list[list[float] | None]
    """By seat, as :func:`~minigolf_desktop.bots.judgement.outset_to_json` has them."""


def digest_of(match: AnyMatch, judge: int) -> str:
    """Return what tells a match, its rules and a version of the judge from all others.

    Judges change with the program, so its version belongs to it too.
    """
    rules = match.rules
    told = {
        "game": rules.name,
        "program": minigolf_desktop.__version__,
        "rules": newest_version(rules.amendments),
        "judge": judge,
        "setup": rules.setup_to_json(match.setup),
        "seed": match.seed,
        "moves": [move_line(move) for move in match.moves],
    }
    text = json.dumps(told, sort_keys=True).encode("ascii")
    # Nobody forges it, and what ciphers would tell surer takes 3 MB.
    return f"{len(text)}-{zlib.crc32(text):08x}-{zlib.adler32(text):08x}"


def read_judgement(journal: Path, digest: str) -> KeptJudgement | None:
    """Return what was judged; None where nothing is kept that is still true."""
    try:
        kept = record_of(KeptJudgement, parse(read_bytes(judgement_beside(journal), MOST_BYTES)))
    except (StorageError, NotJson):
        return None
    return kept if kept.of == digest else None


def keep_judgement(
    journal: Path,
    digest: str,
    decisions: Sequence[dict[str, object]],
    outsets: Sequence[Sequence[float] | None] = (),
) -> None:
    """Keep what was judged beside a journal; raises StorageError."""
    document = {
        "format": "minigolf-judgement",
        "version": 1,
        "of": digest,
        "decisions": list(decisions),
        "outsets": [None if one is None else list(one) for one in outsets],
    }
    write_atomically(judgement_beside(journal), json.dumps(document).encode("ascii"))
