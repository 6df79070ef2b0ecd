"""Lists of entries in content files, and how they are read."""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from minigolf_desktop.content.record import Fault, checked, maker
from minigolf_desktop.content.resources import UNFIT, ContentError, resource

EntryT = TypeVar("EntryT")
ContentT = TypeVar("ContentT")


class Identified(Protocol):
    """An entry with an id."""

    @property
    def id(self) -> str:
        """What it is called in files."""


def read_content(
    folder: Path | None, name: str, read: Callable[[Path, bool], ContentT]
) -> ContentT:
    """Return what is read of a folder: of one of the resources, by name, or of another.

    ``read`` is given the folder, and whether to read strictly. That is so for another folder, by
    which all content is tested when the program is built; of its own it is enough that it can be
    read at all. If not, reading it strictly tells why. Raises ContentError.
    """
    if folder is None:
        with suppress(*UNFIT):
            return read(resource(name), False)
    return read(folder or resource(name), True)


def read_entries(path: Path, kind: type[EntryT], strictly: bool, name: str = "id") -> list[EntryT]:
    """Return the entries of a file; raises ContentError with file, entry and field.

    Where it is not read strictly one of :data:`UNFIT` may be raised instead. ``name`` is the field
    that tells in a message which entry is wrong.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from error
    # The kind is known only at run time.
    entries: Any = list[kind]  # type: ignore[valid-type]
    try:
        found: list[EntryT] = (
            checked(entries, text) if strictly else maker(entries)(json.loads(text))
        )
    except Fault as fault:
        raise ContentError(_in_words(path.name, text, fault, name)) from fault
    return found


def check_ids(file: str, entries: Sequence[Identified], seen: Iterable[str] = ()) -> set[str]:
    """Return the ids of a file's entries with those seen before; raises ContentError for a twin."""
    known = set(seen)
    for number, entry in enumerate(entries):
        if entry.id in known:
            raise ContentError(f"{file}: entry {number} ({entry.id}), field id: used twice")
        known.add(entry.id)
    return known


def _in_words(file: str, text: bytes, fault: Fault, name: str) -> str:
    """Return a fault of a file's list in one line: file, entry, field and what is wrong."""
    if not fault.place or not isinstance(fault.place[0], int):
        return f"{file}: {fault}"
    number, *place = fault.place
    entry = json.loads(text)[number]
    identity = entry.get(name, f"no {name}") if isinstance(entry, dict) else "no object"
    field = ".".join(str(part) for part in place) or "entry"
    return f"{file}: entry {number} ({identity}), field {field}: {fault}"
