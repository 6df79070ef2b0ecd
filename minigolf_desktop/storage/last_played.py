"""What was played last, as books tell it, without pydantic and without content.

The home screen must be there at once. A book that is not as it should be has nothing to tell here:
the records say what is wrong with it.
"""

from pathlib import Path
from typing import Any

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson, parse

MOST_BYTES = 4_000_000
MOST_HISTORY_BYTES = 12_000_000


def course_played_last(path: Path) -> dict[str, Any]:
    """Return the last entry of the courses of a book as its JSON has it; empty without one."""
    try:
        book = parse(read_bytes(path, MOST_BYTES))
    except (StorageError, NotJson):
        return {}
    courses = book.get("courses") if isinstance(book, dict) else None
    if not isinstance(courses, dict) or not courses:
        return {}
    last = list(courses.values())[-1]
    return last if isinstance(last, dict) else {}


def game_played_last(history: Path) -> str:
    """Return the game of the last line of a history; empty where it tells none."""
    try:
        lines = read_bytes(history, MOST_HISTORY_BYTES).splitlines()
        last = parse(lines[-1]) if len(lines) > 1 else None
    except (StorageError, NotJson):
        return ""
    return text(last.get("game")) if isinstance(last, dict) else ""


def entries(value: object) -> list[dict[str, Any]]:
    """Return the objects of a JSON list; none of anything else."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def text(value: object) -> str:
    """Return a JSON text, cut to what fits in a line; empty for anything else."""
    return value[:100] if isinstance(value, str) else ""
