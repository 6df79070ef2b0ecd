"""Books: files of the program's own that every game adds to, such as the best scores."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from minigolf_desktop.content.entries import Record
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError
from minigolf_desktop.storage.faults import first_fault
from minigolf_desktop.storage.kept import read_kept
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.strict_json import migrate, parse


class Book(Record):
    """What is written in a book."""

    format: str
    """Name of its kind."""
    version: int
    """Version of its form."""


BookT = TypeVar("BookT", bound=Book)

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes the document of a book one of the next version."""


@dataclass(frozen=True)
class Books(Generic[BookT]):
    """All books of a kind: how they are read and written."""

    empty: BookT
    """A book in which nothing is written yet; the others have its form."""
    most_bytes: int
    what: str
    """What a book is called when another file is refused."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By version: what leads to the next one."""

    def read(self, path: Path) -> tuple[BookT, str]:
        """Return a book and a warning in one line, empty when all is well.

        A file that cannot be read is set aside, and the book is then empty.
        """
        return read_kept(path, self.most_bytes, self._book, lambda: self.empty)

    def change(self, path: Path, change: Callable[[BookT], BookT]) -> tuple[BookT, str]:
        """Change a book and return it, with the warning of :meth:`read`.

        Nothing is written when ``change`` returns the book as it was.

        Raises StorageError, and MatchInUse where another window is writing at the same moment.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DiskError(f"{path.name}: cannot be written ({error.strerror})") from error
        with Lock(path):
            before, warning = self.read(path)
            after = change(before)
            if after is not before:
                text = json.dumps(after.model_dump(mode="json"), indent=1)
                write_atomically(path, text.encode("ascii"))
        return after, warning

    def _book(self, data: bytes) -> BookT:
        document = parse(data)
        if not isinstance(document, dict) or document.get("format") != self.empty.format:
            raise ForeignFile(f"not {self.what}")
        version = self.empty.version
        document = migrate(document, document.get("version"), version, self.migrations)
        try:
            return type(self.empty).model_validate(document)
        except ValidationError as error:
            raise StorageError(first_fault(error)) from error
