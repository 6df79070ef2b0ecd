"""The best courses as the home screen shows them, told without pydantic and without content.

The file of records is the truth; this is a summary beside it, written anew after every game.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.reading import NotJson, parse, read_bytes

SUMMARY = "best.json"
MOST_BYTES = 10_000
MOST_SHOWN = 3


class BestCourse(NamedTuple):
    """One of the best courses."""

    land: str
    """English name of the land; the key of its translation."""
    mrs: str
    """English name of Mrs Client."""
    mr: str
    """English name of Mr Client."""
    total: int
    """Final score."""
    level: int
    """How satisfied the clients were, 0 (unhappy) to 4 (impressed)."""


def write_best_courses(folders: Folders, best: Sequence[BestCourse]) -> None:
    """Keep the summary of the best courses, best first; raises StorageError."""
    text = json.dumps([course._asdict() for course in best[:MOST_SHOWN]])
    write_atomically(folders.data / SUMMARY, text.encode("ascii"))


def read_best_courses(folders: Folders) -> tuple[BestCourse, ...]:
    """Return the best courses, best first; none where there is no sound summary."""
    try:
        value = parse(read_bytes(folders.data / SUMMARY, MOST_BYTES))
    except (StorageError, NotJson):
        return ()
    if not isinstance(value, list) or not all(map(_is_sound, value)):
        return ()
    return tuple(BestCourse(**course) for course in value[:MOST_SHOWN])


def _is_sound(course: object) -> bool:
    if not isinstance(course, dict) or set(course) != set(BestCourse._fields):
        return False
    names = (course["land"], course["mrs"], course["mr"])
    return (
        all(isinstance(name, str) and len(name) <= 100 for name in names)
        and type(course["total"]) is int
        and type(course["level"]) is int
        and 0 <= course["level"] <= 4
    )
