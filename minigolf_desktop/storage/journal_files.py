"""The files of a match: its journal with all that lies beside it, moved and deleted together."""

import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

from minigolf_desktop.storage.atomic import move_onto, reserve
from minigolf_desktop.storage.errors import DiskError, StorageError
from minigolf_desktop.storage.folders import (
    JOURNAL_ENDING,
    course_beside,
    judgement_beside,
    summary_beside,
    thumbnail,
)
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.replay import MOST_BYTES
from minigolf_desktop.storage.strict_json import NotJson, parse

_log = logging.getLogger(__name__)

_TAKEN_ALONG = {one(Path("a")).name.partition(".")[2] for one in (thumbnail, course_beside)}
"""How the names end of what is filed with a journal."""


def file_journal(path: Path, folder: Path) -> Path:
    """Move the journal of a match that is over, with what lies beside it, to another folder.

    The journal itself moves last: whoever is stopped before that finds everything again, and begins
    anew. The caller holds its lock. Returns where it lies now; raises StorageError.
    """
    place = reserve(path, folder)
    for beside in (thumbnail, course_beside):
        if beside(path).exists():
            with suppress(OSError):
                beside(path).replace(beside(place))
    with suppress(OSError):
        summary_beside(path).unlink(missing_ok=True)
    move_onto(path, place)
    _log.info("Match over, kept as %s", place)
    return place


def take_along(saves: Path, finished: Path) -> None:
    """Move what still lies beside a journal's old place to where the journal was filed.

    Programs before version 3 of journals moved them first, and could be stopped then.
    """
    with suppress(OSError):
        for path in saves.iterdir():
            name, _, kind = path.name.partition(".")
            journal = f"{name}{JOURNAL_ENDING}"
            is_left = kind in _TAKEN_ALONG and not (saves / journal).exists()
            if is_left and (finished / journal).exists() and not (finished / path.name).exists():
                path.replace(finished / path.name)


def delete_journal(path: Path) -> None:
    """Delete a saved match with its picture, its course, and what was judged of it.

    Raises MatchInUse when another window has it, or DiskError.
    """
    with Lock(path):
        try:
            besides = (thumbnail, course_beside, summary_beside, judgement_beside)
            for file in (path, *(beside(path) for beside in besides)):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise DiskError(f"{path.name}: cannot be deleted ({error.strerror})") from error
    _log.info("Match deleted: %s", path)


def course_kept_beside(path: Path) -> dict[str, Any] | None:
    """Return the document of the course that lies beside a journal of before version 3.

    None where none lies there, or none that is JSON.
    """
    try:
        course = parse(read_bytes(course_beside(path), MOST_BYTES))
    except (StorageError, NotJson):
        return None
    return course if isinstance(course, dict) else None
