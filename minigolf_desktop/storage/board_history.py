"""The history of a board on disk: what undo and redo lead to, kept beside the board.

A line for every step: ``{"state": ...}`` goes on to a state, ``{"step": "undo"}`` and
``{"step": "redo"}`` go back and forth. The board itself lies in a file of its own, which is
written first: whatever becomes of its history, the board is whole. No pydantic.
"""

import json
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson, migrate, parse

FORMAT = "minigolf-board-history"
VERSION = 1
MOST_BYTES = 8_000_000
"""A larger file is none of the program's own."""
MOST_STATES = 200
"""States that are kept; of older ones the oldest is let go."""
LONGEST = 4_000_000
"""Bytes from which a history is written anew: with :data:`MOST_STATES`, in half as many bytes."""

UNDO, REDO = "undo", "redo"
"""Lines that go one state back, and one on again."""

State = dict[str, Any]
"""What lies on a board, as JSON."""


StateT = TypeVar("StateT")


class Steps(NamedTuple, Generic[StateT]):
    """A history: its states in the order in which they were made, and where it stands."""

    states: tuple[StateT, ...]
    now: int
    """Index of the present state."""

    @property
    def shortened(self) -> "Steps[StateT]":
        """The newest states, :data:`MOST_STATES` at most, and never without the present one."""
        spare = max(0, min(len(self.states) - MOST_STATES, self.now))
        return Steps(self.states[spare : spare + MOST_STATES], self.now - spare)


class HistoryFile:
    """The history of one board. Whoever writes it holds the lock of the board."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """Where it lies; it need not be there."""
        self._is_whole = False

    def read(self) -> Steps[State]:
        """Return the history; raises StorageError where there is none that can be trusted.

        A line at the end that was never finished was not written when the program stopped: it is
        left out.
        """
        data = read_bytes(self.path, MOST_BYTES)
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            steps = _replayed([parse(line) for line in lines])
        except NotJson as error:
            raise ForeignFile(f"{self.path.name}: {error}") from error
        except StorageError as error:
            raise type(error)(f"{self.path.name}: {error}") from error
        self._is_whole = not torn
        return steps

    def write(self, steps: Steps[State]) -> None:
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

    def add(self, line: dict[str, Any]) -> bool:
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
            raise DiskError(f"{self.path.name}: cannot be written ({error.strerror})") from error
        self._is_whole = True
        return size < LONGEST


def _line(value: dict[str, Any]) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8") + b"\n"


def _replayed(lines: list[Any]) -> Steps[State]:
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
                raise StorageError(f"line {number}: no step of a history")
    if now < 0:
        raise StorageError("there is no state in it")
    return Steps(tuple(states), now)
