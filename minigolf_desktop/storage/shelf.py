"""The shelf of a player's boards: every board that is laid by hand lies in a file of its own.

A board is kept after every change, without being asked to, and is no file of the player's: what is
saved under a name, somewhere, is another copy. One window at a time has a board; the others are
kept from it by a lock. Qt and pydantic are not needed to know what lies here.
"""

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from minigolf_desktop.storage.atomic import move_onto, reserve
from minigolf_desktop.storage.board_history import HistoryFile
from minigolf_desktop.storage.errors import DiskError, MatchInUse, StorageError
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson, parse

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


class Shelved(NamedTuple):
    """A board on the shelf."""

    path: Path
    used: datetime
    """When it was opened or changed last, in local time."""


class Shelf:
    """The boards of a game, in a folder that need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take_in(self, old: Path) -> None:
        """Put a board on the shelf that version 1.0 kept in a file of its own; raises nothing.

        Where it cannot be moved it stays, and is not lost.
        """
        if not old.is_file():
            return
        with suppress(StorageError):
            move_onto(old, reserve(old, self.folder))

    def boards(self) -> list[Shelved]:
        """Return the boards, the one that was used last first. Raises nothing."""
        found: list[tuple[int, Path]] = []
        with suppress(OSError):
            for path in self.folder.glob(f"*{ENDING}"):
                with suppress(OSError):
                    # An empty one only keeps the place of a board that is being moved.
                    if path.is_file() and path.stat().st_size:
                        found.append((path.stat().st_mtime_ns, path))
        found.sort(key=lambda one: (one[0], one[1].name), reverse=True)
        return [Shelved(path, datetime.fromtimestamp(at / 1e9).astimezone()) for at, path in found]

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

    def find(self, wanted: dict[str, Any]) -> Path | None:
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
