"""Repairing a course beside the window: quickly, or for as long as the player likes to wait."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.model.designer.repair import Change, ChangeKind, Found, search_repair
from minigolf_desktop.storage.designer.course_files import (
    CourseFile,
    course_document,
    course_from_json,
)

AT_ONCE = 0.25
"""Seconds of a search whose answer is waited for; most repairs are proved long before."""
LONGER = 10.0
"""Seconds of a search that was asked to go on."""
SWEEPS = 30
"""Pieces of work that are done in any case, however slow the machine."""
EVERY = 0.1
"""Seconds between two pieces of news."""


class RepairNews(NamedTuple):
    """What is known of a repair."""

    found: Found
    """The fewest changes so far."""
    share: float
    """How much of its time the search has had, 0 to 1."""


def repair_question(course_file: CourseFile, seconds: float) -> dict[str, Any]:
    """Return the question for the fewest changes that repair a course."""
    return {"course": course_document(course_file), "seconds": seconds}


def repair_news(value: dict[str, Any]) -> RepairNews:
    """Return what an answer, or news on the way, tells."""
    changes = tuple(
        Change(ChangeKind(kind), tuple((cell, tile) for cell, tile in tiles))
        for kind, tiles in value["changes"]
    )
    return RepairNews(Found(changes, value["at_least"]), value["share"])


def repair_work(
    question: dict[str, Any] | None, tell: Callable[[Any], None]
) -> dict[str, Any] | None:
    """Search for the fewest changes that repair a course, and tell how far it is.

    Without a question the tiles are learned, which takes as long as many a search.
    """
    catalogue = _catalogue()
    if question is None:
        return None
    began = told = time.monotonic()
    course_file = course_from_json(question["course"], catalogue)
    seconds: float = question["seconds"]
    found = Found((), 0)
    for pieces, found in enumerate(search_repair(course_file.course, course_file.hole_numbers)):
        now = time.monotonic()
        if now - began >= seconds and pieces >= SWEEPS:
            break
        if now - told >= EVERY:
            told = now
            tell(_said(found, min(1.0, (now - began) / seconds)))
    return _said(found, 1.0)


_catalogue: Callable[[], Catalogue] = cache(load)


def _said(found: Found, share: float) -> dict[str, Any]:
    changes = [[str(change.kind), change.tiles] for change in found.changes]
    return {"changes": changes, "at_least": found.at_least, "share": share}
