"""How far somebody is in the lessons, and what was told once and is not told again."""

from collections.abc import Iterable
from dataclasses import field, replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.play import ActionFormatError, Match, Refused, action_from_json
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.folders import Folders

Line = dict[str, Any]
"""A move as a line of a journal has it; looked at when it is played."""


class Place(Record):
    """Where somebody is in a lesson."""

    step: Annotated[int, Limits(ge=0, le=1_000)] = 0
    """The step to go on with, from 0."""
    moves: Annotated[tuple[Line, ...], Limits(max_length=1_000)] = ()
    """What was played before it."""
    learned: bool = False
    """Whether it was gone through once."""


class LessonBook(Book):
    """Places in lessons, and what was told."""

    format: Literal["minigolf-lessons"] = "minigolf-lessons"
    version: Literal[1] = 1
    places: dict[Id, Place] = field(default_factory=dict)
    """By lesson."""
    told: Annotated[tuple[Id, ...], Limits(max_length=1_000)] = ()
    """Tips that were told."""
    offered: Annotated[tuple[Id, ...], Limits(max_length=100)] = ()
    """Games of which the first lesson was offered."""


LESSON_BOOKS: Final = Books(LessonBook(), 1_000_000, "a book of lessons")
"""All of them: each home has one."""


def places_in(folders: Folders) -> dict[str, Place]:
    """Return where somebody is, by lesson; nowhere where the file cannot be read."""
    return LESSON_BOOKS.read(folders.lessons)[0].places


def keep_place(path: Path, lesson: str, place: Place) -> None:
    """Write where somebody is in a lesson; once learned it stays so. Raises StorageError."""

    def write(book: LessonBook) -> LessonBook:
        before = book.places.get(lesson, Place())
        kept = replace(place, learned=place.learned or before.learned)
        return replace(book, places={**book.places, lesson: kept})

    LESSON_BOOKS.add(path, "", write)


def keep_told(path: Path, tip: str) -> None:
    """Write that a tip was told; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, told=_with(book.told, tip)))


def keep_offered(path: Path, game: str) -> None:
    """Write that the first lesson of a game was offered; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, offered=_with(book.offered, game)))


def forget_told(path: Path) -> None:
    """Let all tips be told anew; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, told=()))


def _with(known: tuple[str, ...], new: str) -> tuple[str, ...]:
    return known if new in known else (*known, new)


def is_replayed(match: Match[Any, Any], lines: Iterable[Line]) -> bool:
    """Play what was written; return whether the lesson is still the one that it was written in."""
    for line in lines:
        fields = dict(line)
        seat = fields.pop("seat", None)
        if type(seat) is not int:
            return False
        try:
            match.play(seat, action_from_json(match.rules.action_kinds, fields, seat))
        except (ActionFormatError, Refused):
            return False
    return True
