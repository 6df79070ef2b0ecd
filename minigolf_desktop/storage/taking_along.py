"""All of a home in one file, to be brought back elsewhere: packed, checked, merged, in steps.

The file is a ZIP archive. ``manifest.json`` tells format and version, and of every other file its
name, its size and when it was written; a name is that of a part of a home, or of a file in its
folder: see :mod:`.home_parts`. Everything is checked before anything is merged: a foreign, wrong or
newer file changes nothing. Whoever stops in between has a whole home, and merges again what is
missing.
"""

from __future__ import annotations

import io
import json
import re
import stat
import zipfile
import zlib
from collections.abc import Generator, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, BinaryIO, Final, Literal, NamedTuple

import minigolf_desktop
from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.home_parts import SHARED, Brought, Part, part_called, written_at_of
from minigolf_desktop.storage.moments import Time
from minigolf_desktop.storage.reading import (
    NotJson,
    migrate,
    open_to_read,
    parse,
    read_bytes,
    record_of,
)

FORMAT: Final = "minigolf-home"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
MOST_FILES = 60_000
MOST_BYTES = 1_000_000_000
"""Of all files together, unpacked."""
_MOST_MANIFEST_BYTES = 12_000_000
_AT_ONCE = 40
"""Files of a step."""
_NAME = re.compile(r"[^\x00-\x1f\x7f/\\:*?\"<>|]{1,120}")
_DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9])(\..*)?", re.IGNORECASE)


class PackedFile(Record):
    """A file of the archive, as its manifest tells it."""

    name: Annotated[str, Limits(max_length=200)]
    size: Annotated[int, Limits(ge=0, le=MOST_BYTES)]
    written: Annotated[int, Limits(ge=0, lt=1 << 62)]
    """When, in nanoseconds."""


class Manifest(Record):
    """What the archive holds."""

    format: Literal["minigolf-home"]
    version: Literal[1]
    program: Annotated[str, Limits(max_length=40)]
    packed: Time
    files: Annotated[tuple[PackedFile, ...], Limits(max_length=MOST_FILES)]


class Far(NamedTuple):
    """How far it is."""

    done: int
    of: int


class Merged(NamedTuple):
    """What was new."""

    games: int = 0
    boards: int = 0
    courses: int = 0
    others: int = 0
    """Books that know more now."""

    @property
    def anything(self) -> bool:
        """Whether the home is another one now."""
        return any(self)


# Taking along


def pack(of_games: Sequence[Part], folders: Folders, path: Path) -> Generator[Far, None, None]:
    """Write all parts of a home into a file, step by step; the file is there with the last of them.

    ``of_games`` are the parts beside those that all games share. Raises StorageError.
    """
    parts = (*SHARED, *of_games)
    found = [(part, file) for part in parts for file in part.files(folders)]
    buffer, told = io.BytesIO(), list[dict[str, object]]()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
        for first in range(0, len(found), _AT_ONCE):
            for part, file in found[first : first + _AT_ONCE]:
                data = read_bytes(file, part.most_bytes(file.name))
                name = _packed_name(part, file)
                archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 3)
                told.append({"name": name, "size": len(data), "written": written_at_of(file)})
            yield Far(first, len(found))
        archive.writestr(MANIFEST, json.dumps(_manifest(told)), zipfile.ZIP_DEFLATED)
    write_atomically(path, buffer.getvalue())
    yield Far(len(found), len(found))


def _packed_name(part: Part, file: Path) -> str:
    return part.name if _is_file(part) else f"{part.name}/{file.name}"


def _is_file(part: Part) -> bool:
    """Return whether a part is one file: such have an ending."""
    return "." in part.name


def _manifest(files: list[dict[str, object]]) -> dict[str, object]:
    packed = datetime.now(UTC).astimezone().isoformat(timespec="seconds")
    program = minigolf_desktop.__version__
    head = {"format": FORMAT, "version": VERSION, "program": program, "packed": packed}
    return {**head, "files": files}


# Bringing back


class PackedHome:
    """A file with a home, open to be checked and merged."""

    def __init__(self, path: Path, of_games: Sequence[Part]) -> None:
        """Look at what it says of itself; ``of_games`` are the parts that a home of here may have
        beside those that all games share.

        Raises StorageError for a foreign or newer file.
        """
        self._name = path.name
        self._parts = (*SHARED, *of_games)
        self._file: BinaryIO = open_to_read(path)
        try:
            self._archive = zipfile.ZipFile(self._file)
            self._check_entries()
            self.manifest = self._read_manifest()
            """What it holds."""
            self._check_manifest()
        except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError) as error:
            self.close()
            raise self._foreign() from error
        except StorageError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _foreign(self) -> ForeignFile:
        return ForeignFile("{file}: no home that was taken along", file=self._name)

    def _damaged(self, why: object) -> StorageError:
        return StorageError("{file}: damaged ({why})", file=self._name, why=why)

    def _check_entries(self) -> None:
        """Look at all names and sizes before anything is unpacked."""
        entries = self._archive.infolist()
        if len(entries) > MOST_FILES + 1:
            raise self._damaged("too many files")
        names = [entry.filename for entry in entries]
        if MANIFEST not in names:
            raise self._foreign()
        if len({name.casefold() for name in names}) != len(names):
            raise self._damaged("a file is there twice")
        total = 0
        for entry in entries:
            self._check_entry(entry)
            total += entry.file_size
        if total > MOST_BYTES:
            raise self._damaged("too large")

    def _check_entry(self, entry: zipfile.ZipInfo) -> None:
        kind = stat.S_IFMT(entry.external_attr >> 16)
        if kind not in (0, stat.S_IFREG) or entry.is_dir():
            raise self._damaged("something else than a file is in it")
        if entry.flag_bits & 0x1 or entry.compress_type not in (
            zipfile.ZIP_STORED,
            zipfile.ZIP_DEFLATED,
        ):
            raise self._damaged("packed in another way")
        if entry.filename == MANIFEST:
            most = _MOST_MANIFEST_BYTES
        else:
            part, name = self._place_of(entry.filename)
            most = part.most_bytes(name)
        if entry.file_size > most:
            raise self._damaged(f"{entry.filename[:60]} is too large")

    def _read_manifest(self) -> Manifest:
        try:
            document = parse(self._read(MANIFEST))
        except NotJson as error:
            raise self._damaged(error) from error
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise self._foreign()
        document = migrate(document, document.get("version"), VERSION, {})
        return record_of(Manifest, document)

    def _check_manifest(self) -> None:
        told = {one.name: one.size for one in self.manifest.files}
        found = {
            entry.filename: entry.file_size
            for entry in self._archive.infolist()
            if entry.filename != MANIFEST
        }
        if told != found or len(told) != len(self.manifest.files):
            raise self._damaged("what it tells of itself is not true")

    def _read(self, name: str) -> bytes:
        """Return the content of a file, no more than it says that it has; raises StorageError."""
        entry = self._archive.getinfo(name)
        try:
            with self._archive.open(entry) as file:
                data = file.read(entry.file_size + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError) as error:
            raise self._damaged(name[:60]) from error
        if len(data) != entry.file_size:
            raise self._damaged(name[:60])
        return data

    def check(self) -> Generator[Far, None, None]:
        """Look at every file, step by step; raises StorageError for the first that is wrong."""
        files = self.manifest.files
        for number, one in enumerate(files):
            part, name = self._place_of(one.name)
            try:
                part.check(name, self._read(one.name))
            except NotJson as error:
                raise self._damaged(f"{name}: {error}") from error
            if number % _AT_ONCE == 0:
                yield Far(number, len(files))

    def _place_of(self, name: str) -> tuple[Part, str]:
        """Return the part that a name in the archive belongs to, and the name within its folder.

        Raises StorageError for a name that no home has: a path that leads elsewhere above all.
        """
        folder, slash, file = name.partition("/")
        part = part_called(folder, self._parts)
        if _is_file(part):
            if slash:
                raise ForeignFile("{file}: no file of a home", file=name[:60])
            return part, folder
        plain = _NAME.fullmatch(file) and not file.startswith(".") and not _DEVICE.fullmatch(file)
        if not plain or file != file.strip(" .") or len(file.encode("utf-8")) > 240:
            raise ForeignFile("{file}: no file of a home", file=name[:60])
        return part, file

    def settings(self) -> bytes | None:
        """Return the file of the settings; None where none was taken along."""
        names = {one.name for one in self.manifest.files}
        return self._read("settings.json") if "settings.json" in names else None

    def merge(self, folders: Folders) -> Generator[Far, None, Merged]:
        """Merge all of it into a home, step by step; return what was new. Raises StorageError.

        To be called after :meth:`check`. Merged again, nothing is new.
        """
        files, done, new = self.manifest.files, 0, dict[str, int]()
        by_part: dict[str, list[PackedFile]] = {}
        for one in files:
            by_part.setdefault(one.name.partition("/")[0], []).append(one)
        for part in self._parts:
            for batch in _batches(by_part.get(part.name, [])):
                brought = [
                    Brought(self._place_of(one.name)[1], self._read(one.name), one.written)
                    for one in batch
                ]
                told = part.counts or "others"
                new[told] = new.get(told, 0) + part.merge(folders, brought)
                done += len(batch)
                yield Far(done, len(files))
        return Merged(**new)


def _batches(files: list[PackedFile]) -> Iterator[list[PackedFile]]:
    """Yield files of a part in lots that are merged together, what shares a stem in one of them."""
    lots: dict[str, list[PackedFile]] = {}
    for one in files:
        stem = one.name.rpartition("/")[2].partition(".")[0]
        lots.setdefault(stem, []).append(one)
    batch: list[PackedFile] = []
    for lot in lots.values():
        batch += lot
        if len(batch) >= 5 * _AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch
