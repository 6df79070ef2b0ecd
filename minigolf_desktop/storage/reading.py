"""The one place that reads files: files only, strict JSON only, and faults told with their place.

A pipe would hold the program until somebody writes into it, a device may do anything when it is
opened, and either can be called ``course.minigolf``.
"""

import errno
import json
import os
import re
import stat
from collections.abc import Callable, Collection, Generator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, NoReturn, TypeAlias, TypeVar

from minigolf_desktop.content.record import RecordFault, checked
from minigolf_desktop.storage.errors import (
    DiskError,
    Fault,
    ForeignFile,
    NewerFile,
    StorageError,
    Words,
    in_lines,
    reason_of,
)

KnownT = TypeVar("KnownT")

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""What a file is opened with. Should a pipe take its place at this moment, nothing waits for it."""

_KINDS = (
    (stat.S_ISDIR, Words("a folder, not a file")),
    (stat.S_ISFIFO, Words("a pipe, not a file")),
    (stat.S_ISSOCK, Words("a socket, not a file")),
    (stat.S_ISCHR, Words("a device, not a file")),
    (stat.S_ISBLK, Words("a device, not a file")),
)

_NOT_THERE = frozenset(
    {errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.ENAMETOOLONG, errno.ENXIO}
)
"""Errors that say something of the name, not of the disk."""


Reading: TypeAlias = Generator[None, None, KnownT]
"""Reads in short steps, between which a window answers, and returns what it found."""


def at_once(reading: Reading[KnownT]) -> KnownT:
    """Read to the end without a pause; return what was found."""
    while True:
        try:
            next(reading)
        except StopIteration as end:
            # A generator says at its end what it returns.
            known: KnownT = end.value
            return known


def open_to_read(path: Path) -> BinaryIO:
    """Open a file to read its bytes; never waits.

    Raises ForeignFile when it is missing or no file, DiskError when it is there and refused.
    """
    name = path.name or path
    try:
        _check_kind(path.stat(), name)
        file = open(os.open(path, _FLAGS), "rb")  # noqa: SIM115, PTH123 - the caller closes it
    except ValueError as error:
        raise ForeignFile("{file}: cannot be read (not a file name)", file=name) from error
    except OSError as error:
        if error.errno not in _NOT_THERE:
            raise DiskError(
                "{file}: cannot be read ({why})", file=name, why=reason_of(error)
            ) from error
        why = Words("a link that leads nowhere") if _is_link(path) else reason_of(error)
        raise ForeignFile("{file}: cannot be read ({why})", file=name, why=why) from error
    try:
        _check_kind(os.fstat(file.fileno()), name)
    except ForeignFile:
        file.close()
        raise
    return file


def read_bytes(path: Path, limit: int) -> bytes:
    """Return a file's content; raises ForeignFile when it is missing or has over ``limit`` bytes.

    Raises DiskError when it is there and cannot be read. No more than the limit is ever read.
    """
    name = path.name or path
    with open_to_read(path) as file:
        try:
            data = file.read(limit + 1)
        except OSError as error:
            raise DiskError(
                "{file}: cannot be read ({why})", file=name, why=reason_of(error)
            ) from error
    if len(data) > limit:
        raise ForeignFile("{file}: larger than {limit} bytes", file=name, limit=f"{limit:,}")
    return data


def files_in(folder: Path, endings: Collection[str]) -> list[tuple[int, Path]]:
    """Return the files of a folder whose names end so, each after when it was written.

    That is in nanoseconds, as the disk has it. Pipes, folders and links that lead nowhere are left
    out, and so are files that vanish meanwhile; a folder that is none has no files.
    """
    found = []
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return []
    for entry in entries:
        with suppress(OSError):
            if Path(entry.name).suffix.lower() in endings and entry.is_file():
                found.append((entry.stat().st_mtime_ns, Path(entry.path)))
    return found


def _check_kind(found: os.stat_result, name: object) -> None:
    """Raise ForeignFile for what is no regular file."""
    if stat.S_ISREG(found.st_mode):
        return
    kinds = [words for is_kind, words in _KINDS if is_kind(found.st_mode)]
    raise ForeignFile(
        "{file}: cannot be read ({why})", file=name, why=kinds[0] if kinds else Words("not a file")
    )


def _is_link(path: Path) -> bool:
    try:
        return path.is_symlink()
    except OSError:
        return False


DocumentT = TypeVar("DocumentT")


_HALF_LETTER = b"\\ud"
"""How a half of a letter beyond the first 65,536 begins."""


class NotJson(Fault, ValueError):
    """Bytes are not the JSON that is wanted; the message says why and where."""


def parse(data: bytes) -> object:
    """Return the value of a JSON text; raises NotJson.

    Refuses what the JSON standard does not know (NaN, infinity), fields that are there twice,
    nesting without end, and halves of letters, which no file could be written with. Every text
    is one line: see :mod:`minigolf_desktop.storage.errors`.
    """
    try:
        value = json.loads(
            data.decode("utf-8"), parse_constant=_refuse_constant, object_pairs_hook=_object
        )
        if _HALF_LETTER in data.lower():
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        # Most lines of most files hold letters only that need no look.
        return value if data.isascii() and b"\\" not in data else in_lines(value)
    except json.JSONDecodeError as error:
        # Some of these words end in the place, which stands before them here.
        what = error.msg.removesuffix(" at").removesuffix(" starting")
        raise NotJson(
            "not JSON at line {line}, column {column}: {what}",
            line=error.lineno,
            column=error.colno,
            what=Words(what),
        ) from error
    except UnicodeDecodeError as error:
        raise NotJson("not UTF-8 at byte {number}", number=error.start) from error
    except UnicodeEncodeError as error:
        half = error.object[error.start]
        raise NotJson("\\u{letter} is half of a letter", letter=f"{ord(half):04x}") from error
    except RecursionError as error:
        raise NotJson("nested too deeply") from error
    except NotJson:
        raise
    except ValueError as error:
        # Whole numbers of thousands of digits end here.
        raise NotJson("a number has too many digits") from error


def migrate(
    document: DocumentT,
    version: object,
    newest: int,
    migrations: Mapping[int, Callable[[DocumentT], DocumentT]],
) -> DocumentT:
    """Bring a document step by step to the newest version; raises StorageError.

    That is NewerFile where the version is a later one.
    ``migrations`` holds, by version, what leads from that version to the next.
    """
    if type(version) is not int or version < 1:
        raise StorageError("field version: a whole number from 1 is wanted")
    if version > newest:
        raise NewerFile(
            "version {version} was written by a newer program; "
            "this one reads up to version {newest}",
            version=version,
            newest=newest,
        )
    for step in range(version, newest):
        document = migrations[step](document)
    return document


def format_of(data: bytes) -> str:
    """Return what the field ``format`` of a file says: of its one value, or of its first line.

    An empty string where it says nothing, or is no JSON.
    """
    for text in (data.partition(b"\n")[0], data):
        try:
            value = parse(text)
        except NotJson:
            continue
        if isinstance(value, dict) and isinstance(value.get("format"), str):
            return str(value["format"])
    return ""


def _refuse_constant(name: str) -> NoReturn:
    raise NotJson("{name} is not a JSON value", name=name)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise NotJson("field {field} is there twice", field=repr(name[:40]))
            seen.add(name)
    return fields


MOST_BYTES = 1_000_000
"""The largest course files take a hundredth of it."""

_BEGINNING: Final = re.compile(rb'\s*\{\s*"format"\s*:\s*"([a-z-]{1,40})"')
"""How the files begin that this program writes."""


def claimed_format(path: Path) -> str:
    """Return the format that a file names; empty where it names none, or cannot be read."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except StorageError:
        return ""
    begins = _BEGINNING.match(data)
    return format_of(data) or (begins[1].decode("ascii") if begins else "")


RecordT = TypeVar("RecordT")


def record_of(kind: type[RecordT], document: object) -> RecordT:
    """Return the record of a JSON value, each field looked at; raises StorageError.

    Its message reads ``field 'tiles', entry 3, field 'x': Input should be ...``.
    """
    try:
        return checked(kind, json.dumps(document).encode("ascii"))
    except RecordFault as fault:
        raise _told(fault) from fault
    except RecursionError as error:
        raise StorageError("nested too deeply") from error


def _told(fault: RecordFault) -> StorageError:
    if not fault.place:
        return StorageError(str(fault))
    outer, *inner = map(_place, fault.place)
    for one in inner:
        outer = Words("{outer}, {inner}", outer=outer, inner=one)
    return StorageError("{place}: {fault}", place=outer, fault=Words(str(fault)))


def _place(part: int | str) -> Words:
    if isinstance(part, int):
        return Words("entry {entry}", entry=part)
    return Words("field {field}", field=repr(part[:40]))
