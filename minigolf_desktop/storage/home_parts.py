"""What a home consists of, and how each part of it is merged with that of another home.

A new file of the home is an entry in :data:`SHARED`, among the parts of a game, or among what is
:data:`LEFT_BEHIND`; a test looks at every path of :class:`~.folders.Folders`. Nothing that lies in
a home is ever overwritten by what is brought, and what is brought twice is there once.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from minigolf_desktop.storage.atomic import write_together
from minigolf_desktop.storage.books import Books
from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError, reason_of
from minigolf_desktop.storage.evenings import EVENING_BOOKS
from minigolf_desktop.storage.folders import (
    JOURNAL_ENDING,
    Folders,
    course_beside,
    judgement_beside,
    thumbnail,
)
from minigolf_desktop.storage.history import MOST_BYTES as MOST_HISTORY_BYTES
from minigolf_desktop.storage.history import check_history, merge_history
from minigolf_desktop.storage.people import PEOPLE_BOOKS
from minigolf_desktop.storage.progress import LESSON_BOOKS, RIVAL_BOOKS, SEASON_BOOKS, TRY_BOOKS
from minigolf_desktop.storage.reading import NotJson, files_in, format_of, parse, read_bytes
from minigolf_desktop.storage.replay import FORMAT as MATCH_FORMAT
from minigolf_desktop.storage.replay import MOST_BYTES as MOST_MATCH_BYTES
from minigolf_desktop.storage.settings import MOST_BYTES as MOST_SETTINGS_BYTES
from minigolf_desktop.storage.settings import settings_of
from minigolf_desktop.storage.shelf import MOST_BYTES as MOST_BOARD_BYTES

_PNG = b"\x89PNG\r\n\x1a\n"
_MOST_PICTURE_BYTES = 2_000_000


class Brought(NamedTuple):
    """A file that was brought."""

    name: str
    """Without its folder."""
    data: bytes
    written: int
    """When it was written, in nanoseconds, as its disk had it."""


class Part(Protocol):
    """A part of a home: a file, or what lies in a folder."""

    @property
    def name(self) -> str:
        """What it is called where it is taken along: the same for ever."""

    @property
    def counts(self) -> str:
        """What is told of it: ``games``, ``boards``, ``courses``; empty where nothing is."""

    def place(self, folders: Folders) -> Path:
        """Return its file or folder."""

    def files(self, folders: Folders) -> list[Path]:
        """Return the files of it that are taken along."""

    def most_bytes(self, name: str) -> int:
        """Return how large a file of it may be; raises StorageError for a name that is none."""

    def check(self, name: str, data: bytes) -> None:
        """Look at a file that is brought; raises StorageError and NotJson for a wrong one."""

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Take files in that were checked; return how many were new. Raises StorageError."""


def _no_such(name: str) -> ForeignFile:
    return ForeignFile("{file}: no file of a home", file=name)


class BookPart(NamedTuple):
    """A book, which is merged entry by entry."""

    name: str
    of: Callable[[Folders], Path]
    books: Books[Any]
    counts: str = ""
    follow: Callable[[Folders], None] = lambda folders: None
    """Writes anew what follows from the book."""

    def place(self, folders: Folders) -> Path:
        """Return its file."""
        return self.of(folders)

    def files(self, folders: Folders) -> list[Path]:
        """Return its file, where there is one."""
        return _existing(self.of(folders))

    def most_bytes(self, name: str) -> int:
        """Return how large it may be."""
        return self.books.most_bytes

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for what is no such book."""
        self.books.of(data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Write what the book says besides that of the home, and what follows from it."""
        new = sum(self.books.merge(self.of(folders), one.data) for one in brought)
        self.follow(folders)
        return new


class HistoryPart(NamedTuple):
    """The history: its lines are united."""

    name: str
    counts: str = ""

    def place(self, folders: Folders) -> Path:
        """Return its file."""
        return folders.history

    def files(self, folders: Folders) -> list[Path]:
        """Return its file, where there is one."""
        return _existing(folders.history)

    def most_bytes(self, name: str) -> int:
        """Return how large it may be."""
        return MOST_HISTORY_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for what is no history."""
        check_history(data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Write the games that the home does not know."""
        return sum(merge_history(folders.history, one.data) for one in brought)


class SettingsPart(NamedTuple):
    """The settings: only whoever wants them has them changed, by the window."""

    name: str
    counts: str = ""

    def place(self, folders: Folders) -> Path:
        """Return their file."""
        return folders.settings

    def files(self, folders: Folders) -> list[Path]:
        """Return their file, where there is one."""
        return _existing(folders.settings)

    def most_bytes(self, name: str) -> int:
        """Return how large they may be."""
        return MOST_SETTINGS_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for what are no settings."""
        settings_of(data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Leave the settings of the home as they are."""
        return 0


class PicturePart(NamedTuple):
    """A picture of a moment: that of the home stays, where there is one."""

    name: str
    of: Callable[[Folders], Path]
    counts: str = ""

    def place(self, folders: Folders) -> Path:
        """Return its file."""
        return self.of(folders)

    def files(self, folders: Folders) -> list[Path]:
        """Return its file, where there is one."""
        return _existing(self.of(folders))

    def most_bytes(self, name: str) -> int:
        """Return how large it may be."""
        return _MOST_PICTURE_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for what is no picture."""
        _check_picture(name, data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Keep it where there is none."""
        place = self.of(folders)
        if not place.exists():
            write_together([(place, one.data) for one in brought])
        return 0


_BESIDE = {".png": thumbnail, ".course.json": course_beside, ".judgement.json": judgement_beside}
"""What goes along with a journal. How far a match is, is summed up anew where it is brought."""


class MatchesPart(NamedTuple):
    """Saved matches: those with the same journal are one, all others are kept."""

    name: str
    of: Callable[[Folders], Path]
    counts: str = "games"

    def place(self, folders: Folders) -> Path:
        """Return its folder."""
        return self.of(folders)

    def files(self, folders: Folders) -> list[Path]:
        """Return the journals with what goes along, each followed by it."""
        found = []
        for _, path in files_in(self.of(folders), {JOURNAL_ENDING}):
            if path.stat().st_size:
                found += [path, *_existing(*(beside(path) for beside in _BESIDE.values()))]
        return found

    def most_bytes(self, name: str) -> int:
        """Return how large a journal, or what lies beside it, may be."""
        ending = _ending_of(name, (JOURNAL_ENDING, *_BESIDE))
        return _MOST_PICTURE_BYTES if ending == ".png" else MOST_MATCH_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for what does not begin as a journal, or is not what its name says."""
        if name.endswith(".png"):
            _check_picture(name, data)
        elif name.endswith(JOURNAL_ENDING):
            _check_format(name, data.partition(b"\n")[0], (MATCH_FORMAT,))
        else:
            parse(data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Keep the matches that are not among those of the home, with what lies beside them."""
        known = _Journals(folders.saves, folders.finished)
        beside = {one.name: one for one in brought}
        new, writes, times = 0, list[tuple[Path, bytes]](), list[tuple[Path, int]]()
        taken: set[Path] = set()
        for journal in brought:
            if not journal.name.endswith(JOURNAL_ENDING):
                continue
            place = known.find(journal.data)
            if place is None:
                place = _free(self.of(folders) / journal.name, taken)
                taken.add(place)
                new += 1
            stem = journal.name.removesuffix(JOURNAL_ENDING)
            for ending, put in _BESIDE.items():
                along = beside.get(stem + ending)
                if along is not None and not put(place).exists():
                    writes.append((put(place), along.data))
            if place in taken:
                # The journal comes last: whoever is stopped before begins anew.
                writes.append((place, journal.data))
                times.append((place, journal.written))
        write_together(writes)
        for place, written in times:
            with suppress(OSError):
                os.utime(place, ns=(written, written))
        return new


class NamedPart(NamedTuple):
    """Boards or courses: of two with one name and another content both are kept.

    The one that is brought has a number behind its name then. Its undo, which knows the old name,
    stays behind.
    """

    name: str
    of: Callable[[Folders], Path]
    formats: tuple[str, ...]
    endings: tuple[str, ...]
    counts: str
    undo: str = ""
    """How the names of files end that keep the undo of a board; empty where there are none."""
    longest: int = 40
    """Letters of a name at most, whatever it names: those of lands are the shortest."""

    def place(self, folders: Folders) -> Path:
        """Return its folder."""
        return self.of(folders)

    def files(self, folders: Folders) -> list[Path]:
        """Return the boards or courses, each followed by its undo."""
        found = []
        for _, path in files_in(self.of(folders), self.endings):
            if path.stat().st_size:
                found.append(path)
                if self.undo:
                    found += _existing(path.with_suffix(self.undo))
        return found

    def most_bytes(self, name: str) -> int:
        """Return how large one may be."""
        endings = (*self.endings, self.undo) if self.undo else self.endings
        ending = _ending_of(name, endings)
        return 8_000_000 if ending == self.undo else MOST_BOARD_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for another format; undo is looked at when its board is opened."""
        if not self._is_undo(name):
            _check_format(name, data, self.formats)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Keep those that do not lie in the home."""
        folder = self.of(folders)
        known = [found for path in self.files(folders) if (found := _document(path))]
        undo = {one.name: one for one in brought if self._is_undo(one.name)}
        new, writes, times = 0, list[tuple[Path, bytes]](), list[tuple[Path, int]]()
        taken: set[Path] = set()
        for one in brought:
            if self._is_undo(one.name):
                continue
            document = parse(one.data)
            assert isinstance(document, dict), "it was checked"
            if any(_is_same(document, other, self.longest) for other in known):
                continue
            place = _free(folder / one.name, taken)
            taken.add(place)
            named = _renamed(document, {_name_of(other) for other in known}, self.longest)
            known.append(named)
            if named is not document:
                text = json.dumps(named, indent=1, ensure_ascii=False)
                writes.append((place, text.encode("utf-8") + b"\n"))
            else:
                past = undo.get(Path(one.name).with_suffix(self.undo).name) if self.undo else None
                if past is not None:
                    writes.append((place.with_suffix(self.undo), past.data))
                writes.append((place, one.data))
            times.append((place, one.written))
            new += 1
        write_together(writes)
        for place, written in times:
            with suppress(OSError):
                os.utime(place, ns=(written, written))
        return new

    def _is_undo(self, name: str) -> bool:
        return bool(self.undo) and name.endswith(self.undo)


class SinglePart(NamedTuple):
    """The one board that version 1.0 kept in a file of its own: it comes onto the shelf."""

    name: str
    of: Callable[[Folders], Path]
    shelf: NamedPart
    counts: str = "boards"

    def place(self, folders: Folders) -> Path:
        """Return its file."""
        return self.of(folders)

    def files(self, folders: Folders) -> list[Path]:
        """Return its file, where there is one."""
        return _existing(self.of(folders))

    def most_bytes(self, name: str) -> int:
        """Return how large it may be."""
        return MOST_BOARD_BYTES

    def check(self, name: str, data: bytes) -> None:
        """Raise StorageError for another format."""
        self.shelf.check(name, data)

    def merge(self, folders: Folders, brought: list[Brought]) -> int:
        """Put it on the shelf, unless it lies in its file or on the shelf already."""
        here = _document(self.of(folders))
        return sum(
            self.shelf.merge(folders, [one])
            for one in brought
            if here is None or parse(one.data) != here
        )


def _existing(*paths: Path) -> list[Path]:
    return [path for path in paths if path.is_file()]


def _ending_of(name: str, endings: Collection[str]) -> str:
    """Return which of some endings a name has; raises ForeignFile for none."""
    for ending in endings:
        if name.endswith(ending) and name != ending:
            return ending
    raise _no_such(name)


def _check_picture(name: str, data: bytes) -> None:
    if not data.startswith(_PNG):
        raise ForeignFile("{file}: no picture", file=name)


def _check_format(name: str, data: bytes, formats: Collection[str]) -> None:
    if format_of(data) not in formats:
        raise ForeignFile("{file}: not a file of this kind", file=name)


class _Journals:
    """The journals of folders by what they say; those of a size are read when one like it comes."""

    def __init__(self, *folders: Path) -> None:
        self._by_size: dict[int, list[Path]] = {}
        self._by_content: dict[int, dict[bytes, Path]] = {}
        for folder in folders:
            for _, path in files_in(folder, {JOURNAL_ENDING}):
                with suppress(OSError):
                    self._by_size.setdefault(path.stat().st_size, []).append(path)

    def find(self, data: bytes) -> Path | None:
        """Return the journal that says just this; None where there is none."""
        size = len(data)
        if size not in self._by_content:
            known = self._by_content[size] = {}
            for path in self._by_size.get(size, ()):
                with suppress(StorageError):
                    known.setdefault(read_bytes(path, MOST_MATCH_BYTES), path)
        return self._by_content[size].get(data)


def _free(path: Path, taken: Collection[Path]) -> Path:
    """Return a path that no file has, with a number behind its name where one has."""
    free, count = path, 1
    while free in taken or os.path.lexists(free):
        count += 1
        free = path.with_name(f"{path.stem}-{count}{path.suffix}")
    return free


def _document(path: Path) -> dict[str, object] | None:
    try:
        value = parse(read_bytes(path, MOST_BOARD_BYTES))
    except (StorageError, NotJson):
        return None
    return value if isinstance(value, dict) else None


_NUMBER = 4
"""Letters that a name lets go of, at its longest, for the number behind it."""


def _name_of(document: Mapping[str, object]) -> str:
    name = document.get("name")
    return name if isinstance(name, str) else ""


def _is_same(there: Mapping[str, object], here: Mapping[str, object], longest: int) -> bool:
    """Return whether two say the same, but for a number that one was given when it was brought."""
    if {**there, "name": ""} != {**here, "name": ""}:
        return False
    own, other = _name_of(there), _name_of(here)
    numbered = re.escape(own[: longest - _NUMBER]) + r" [0-9]+"
    return own == other or re.fullmatch(numbered, other) is not None


def _renamed(
    document: dict[str, object], taken: Collection[str], longest: int
) -> dict[str, object]:
    """Return a document with a name that no other has; itself where that is so already."""
    name = _name_of(document)
    if not name or name not in taken:
        return document
    kept, count = name[: longest - _NUMBER], 2
    while f"{kept} {count}" in taken:
        count += 1
    return {**document, "name": f"{kept} {count}"}


SHARED: Final[tuple[Part, ...]] = (
    MatchesPart("finished", lambda one: one.finished),
    MatchesPart("saves", lambda one: one.saves),
    HistoryPart("history.jsonl"),
    BookPart("evenings.json", lambda one: one.evenings, EVENING_BOOKS),
    BookPart("people.json", lambda one: one.people, PEOPLE_BOOKS),
    BookPart("lessons.json", lambda one: one.lessons, LESSON_BOOKS),
    BookPart("season.json", lambda one: one.season, SEASON_BOOKS),
    BookPart("tries.json", lambda one: one.tries, TRY_BOOKS),
    BookPart("rivals.json", lambda one: one.rivals, RIVAL_BOOKS),
    PicturePart("evening.png", lambda one: one.evening),
    SettingsPart("settings.json"),
)
"""What is no game's own, in the order in which it is merged."""

LEFT_BEHIND: Final = frozenset({"data", "config", "log", "all", "to_share"})
"""Paths of :class:`~.folders.Folders` that are no part: folders of parts, and what the program
reports of one machine."""


def part_called(name: str, parts: Iterable[Part]) -> Part:
    """Return the part of a name; raises StorageError where there is none."""
    for part in parts:
        if part.name == name:
            return part
    raise _no_such(name)


def written_at_of(path: Path) -> int:
    """Return when a file was written, in nanoseconds; raises DiskError."""
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise DiskError(
            "{file}: cannot be read ({why})", file=path.name, why=reason_of(error)
        ) from error
