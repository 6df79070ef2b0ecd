"""The one place that opens files to read them: files, and nothing that only is named like one.

A pipe would hold the program until somebody writes into it, a device may do anything when it is
opened, and either can be called ``course.minigolf``.
"""

import errno
import os
import stat
from collections.abc import Collection, Generator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeVar

from minigolf_desktop.storage.errors import DiskError, ForeignFile

KnownT = TypeVar("KnownT")

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""What a file is opened with. Should a pipe take its place at this moment, nothing waits for it."""

_KINDS = (
    (stat.S_ISDIR, "a folder, not a file"),
    (stat.S_ISFIFO, "a pipe, not a file"),
    (stat.S_ISSOCK, "a socket, not a file"),
    (stat.S_ISCHR, "a device, not a file"),
    (stat.S_ISBLK, "a device, not a file"),
)

_NOT_THERE = frozenset(
    {errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.ENAMETOOLONG, errno.ENXIO}
)
"""Errors that say something of the name, not of the disk."""


def all_of(work: Generator[None, None, KnownT]) -> KnownT:
    """Do at once what could be done step by step; return what comes of it."""
    while True:
        try:
            next(work)
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
        raise ForeignFile(f"{name}: cannot be read (not a file name)") from error
    except OSError as error:
        if error.errno not in _NOT_THERE:
            raise DiskError(f"{name}: cannot be read ({error.strerror})") from error
        why = "a link that leads nowhere" if _is_link(path) else error.strerror
        raise ForeignFile(f"{name}: cannot be read ({why})") from error
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
            raise DiskError(f"{name}: cannot be read ({error.strerror})") from error
    if len(data) > limit:
        raise ForeignFile(f"{name}: larger than {limit:,} bytes")
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
    raise ForeignFile(f"{name}: cannot be read ({kinds[0] if kinds else 'not a file'})")


def _is_link(path: Path) -> bool:
    try:
        return path.is_symlink()
    except OSError:
        return False
