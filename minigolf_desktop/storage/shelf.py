"""The shelf of a player's boards: each lies in a file of its own, with its history beside it.

A board is kept after every change, without being asked to, and is no file of the player's: what is
saved under a name, somewhere, is another copy. One window at a time has a board; the others are
kept from it by a lock. Qt and pydantic are not needed to know what lies here.

The history is what undo and redo lead to. It has a line for every step: ``{"state": ...}`` goes on
to a state, ``{"step": "undo"}`` and ``{"step": "redo"}`` go back and forth. The board is written
first: whatever becomes of its history, the board is whole.
"""

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from minigolf_desktop.storage.atomic import Lock, move_onto, reserve, write_atomically
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    MatchInUse,
    StorageError,
    reason_of,
)
from minigolf_desktop.storage.moments import moment_at
from minigolf_desktop.storage.reading import NotJson, migrate, parse, read_bytes

FORMAT = "minigolf-board-history"
VERSION = 1
MOST_HISTORY_BYTES = 8_000_000
"""A larger file is none of the program's own."""
MOST_STATES = 200
"""States that are kept; of older ones the oldest is let go."""
LONGEST = 4_000_000
"""Bytes from which a history is written anew: with :data:`MOST_STATES`, in half as many bytes."""

UNDO, REDO = "undo", "redo"
"""Lines that go one state back, and one on again."""

State = dict[str, object]
"""What lies on a board, as JSON."""


StateT = TypeVar("StateT")


class BoardSteps(NamedTuple, Generic[StateT]):
    """A history: its states in the order in which they were made, and where it stands."""

    states: tuple[StateT, ...]
    now: int
    """Index of the present state."""

    @property
    def shortened(self) -> "BoardSteps[StateT]":
        """The newest states, :data:`MOST_STATES` at most, and never without the present one."""
        spare = max(0, min(len(self.states) - MOST_STATES, self.now))
        return BoardSteps(self.states[spare : spare + MOST_STATES], self.now - spare)


class HistoryFile:
    """The history of one board. Whoever writes it holds the lock of the board."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """Where it lies; it need not be there."""
        self._is_whole = False

    def read(self) -> BoardSteps[State]:
        """Return the history; raises StorageError where there is none that can be trusted.

        A line at the end that was never finished was not written when the program stopped: it is
        left out.
        """
        data = read_bytes(self.path, MOST_HISTORY_BYTES)
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            steps = _replayed([parse(line) for line in lines])
        except NotJson as error:
            raise ForeignFile("{file}: {fault}", file=self.path.name, fault=error) from error
        except StorageError as error:
            raise type(error)("{file}: {fault}", file=self.path.name, fault=error) from error
        self._is_whole = not torn
        return steps

    def write(self, steps: BoardSteps[State]) -> None:
        """Write the history anew; raises StorageError, and the old one is then untouched."""
        self._is_whole = False
        kept = steps.shortened
        lines = [_line({"state": state}) for state in kept.states]
        now = kept.now
        while len(lines) > 1 and sum(map(len, lines)) > LONGEST // 2:
            # The oldest goes first; what was taken back goes when nothing else is left.
            lines.pop(0 if now else -1)
            now = max(0, now - 1)
        head = _line({"format": FORMAT, "version": VERSION})
        undone = _line({"step": UNDO}) * (len(lines) - 1 - now)
        write_atomically(self.path, b"".join((head, *lines, undone)))
        self._is_whole = True

    def distrust(self) -> None:
        """Add nothing more before it is written anew: a step is missing."""
        self._is_whole = False

    def add(self, line: dict[str, object]) -> bool:
        """Add a step; return whether there is room for more. Raises StorageError.

        Only what :meth:`read` or :meth:`write` left whole is added to: return False for another.
        """
        if not self._is_whole:
            return False
        self._is_whole = False
        try:
            with self.path.open("ab") as file:
                file.write(_line(line))
                size = file.tell()
        except OSError as error:
            raise DiskError(
                "{file}: cannot be written ({why})",
                file=self.path.name,
                why=reason_of(error),
            ) from error
        self._is_whole = True
        return size < LONGEST


def _line(value: dict[str, object]) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8") + b"\n"


def _replayed(lines: list[object]) -> BoardSteps[State]:
    """Return the history that lines tell; raises StorageError for lines that tell none."""
    head = lines[0]
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ForeignFile("not a history of a board")
    migrate(head, head.get("version"), VERSION, {})
    states: list[State] = []
    now = -1
    for number, line in enumerate(lines[1:], 2):
        match line:
            case {"state": dict() as state, **rest} if not rest:
                states[now + 1 :] = [state]
                now += 1
            case {"step": "undo", **rest} if not rest and now > 0:
                now -= 1
            case {"step": "redo", **rest} if not rest and now + 1 < len(states):
                now += 1
            case _:
                raise StorageError("line {number}: no step of a history", number=number)
    if now < 0:
        raise StorageError("there is no state in it")
    return BoardSteps(tuple(states), now)


ENDING = ".json"
"""How the names of boards end."""
HISTORY_ENDING = ".history"
"""How the names of their undo end."""
MOST_BYTES = 1_000_000
"""A larger file is no board."""
MOST_BOARDS = 60
"""From here on boards that were only looked at leave the shelf, the oldest first."""
MOST_THROWN_AWAY = 20
"""Boards that were thrown away last and can be brought back."""
THROWN_AWAY = "thrown-away"
"""Name of the folder in which they lie."""


class ShelvedBoard(NamedTuple):
    """A board on the shelf."""

    path: Path
    used: datetime
    """When it was opened or changed last, in local time."""


class Shelf:
    """The boards of a game, in a folder that need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take_in(self, old: Path) -> Path | None:
        """Put a board on the shelf that version 1.0 kept in a file of its own; raises nothing.

        Returns where it lies now, None where there was none to move: where it cannot be moved it
        stays, and is not lost. That it moved is still to be flushed, by
        :func:`~minigolf_desktop.storage.atomic.flush_move`: a player waits for it.
        """
        if not old.is_file():
            return None
        with suppress(StorageError):
            place = reserve(old, self.folder)
            move_onto(old, place, flush=False)
            return place
        return None

    def boards(self) -> list[ShelvedBoard]:
        """Return the boards, the one that was used last first. Raises nothing."""
        found: list[tuple[int, Path]] = []
        with suppress(OSError):
            for path in self.folder.glob(f"*{ENDING}"):
                with suppress(OSError):
                    # An empty one only keeps the place of a board that is being moved.
                    if path.is_file() and path.stat().st_size:
                        found.append((path.stat().st_mtime_ns, path))
        found.sort(key=lambda one: (one[0], one[1].name), reverse=True)
        return [ShelvedBoard(path, moment_at(at / 1e9)) for at, path in found]

    def claim(self, now: datetime) -> tuple[Path, Lock | None]:
        """Return a place for a new board, and its lock; None where the disk takes none."""
        stem = f"board-{now:%Y%m%d-%H%M%S}"
        count = 1
        while True:
            path = self.folder / f"{stem}{'' if count == 1 else f'-{count}'}{ENDING}"
            count += 1
            if path.exists():
                continue
            with suppress(MatchInUse):
                lock = self.hold(path)
                if not path.exists():
                    return path, lock
                if lock is not None:
                    lock.release()

    def hold(self, path: Path) -> Lock | None:
        """Keep other windows from a board; None where the disk takes no locks.

        Raises MatchInUse where another window has it.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return Lock(path)
        except (DiskError, OSError):
            # It can be looked at; that it cannot be kept is told when it is changed.
            return None

    def used(self, path: Path, when: datetime | None = None) -> None:
        """Note when a board was used last: now, unless another time is named."""
        at = None if when is None else (when.timestamp(), when.timestamp())
        with suppress(OSError):
            os.utime(path, at)

    def find(self, wanted: dict[str, object]) -> Path | None:
        """Return a board on which just the wanted course lies; None where there is none."""
        plain = json.loads(json.dumps(wanted))
        for board in self.boards():
            with suppress(StorageError, NotJson):
                if parse(read_bytes(board.path, MOST_BYTES)) == plain:
                    return board.path
        return None

    def throw_away(self, path: Path) -> Path:
        """Take a board off the shelf and return where it lies; raises StorageError.

        It can be brought back until :data:`MOST_THROWN_AWAY` others were thrown away. Raises
        MatchInUse where another window has it.
        """
        with Lock(path):
            place = reserve(path, self.folder / THROWN_AWAY)
            move_onto(path, place)
            with suppress(OSError):
                history_of(path).replace(history_of(place))
            # So that the one thrown away last is the last one to go for good.
            self.used(place)
        gone = Shelf(self.folder / THROWN_AWAY)
        for board in gone.boards()[MOST_THROWN_AWAY:]:
            _delete(board.path)
        return place

    def bring_back(self, place: Path) -> Path:
        """Put a board back that was thrown away, and return where; raises StorageError."""
        path = reserve(place, self.folder)
        move_onto(place, path)
        with suppress(OSError):
            history_of(place).replace(history_of(path))
        return path

    def make_room(self) -> int:
        """Let boards go that are one too many; return how many are on the shelf then.

        Only boards go on which nobody laid anything since they were opened, and never one that a
        window has: the shelf may hold more than :data:`MOST_BOARDS`.
        """
        boards = self.boards()
        left = len(boards)
        for board in reversed(boards):
            if left <= MOST_BOARDS:
                break
            with suppress(StorageError), Lock(board.path):
                if _is_untouched(board.path):
                    _delete(board.path)
                    left -= 1
        return left


def history_of(board: Path) -> Path:
    """Return where the history of a board lies."""
    return board.with_suffix(HISTORY_ENDING)


def _is_untouched(board: Path) -> bool:
    """Whether the history of a board says that it lies as it was begun."""
    try:
        steps = HistoryFile(history_of(board)).read()
        return len(steps.states) == 1 and steps.states[0].get("board") == parse(
            read_bytes(board, MOST_BYTES)
        )
    except (StorageError, NotJson):
        return False


def _delete(board: Path) -> None:
    for path in (history_of(board), board):
        with suppress(OSError):
            path.unlink()
