"""Changes to a course that already lies: tiles turned, swapped, filled in, holes taken or added."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course, empty_course, place

NOTHING = -1
"""In place of a turned tile: the cell is left empty."""


class ChangeKind(StrEnum):
    """What a change does; each counts as one (ruling P6)."""

    TURN = "turn"
    FILL = "fill"
    SWAP = "swap"
    ADD_HOLE = "add-hole"
    REMOVE_HOLE = "remove-hole"
    TAKE_AWAY = "take-away"
    """A tile is taken away by hand; never proposed."""


class Change(NamedTuple):
    """One change."""

    kind: ChangeKind
    tiles: tuple[tuple[int, int], ...]
    """(cell, turned tile or :data:`NOTHING`) of each cell that changes."""


Tiles = Mapping[int, int]
"""Turned tiles by cell."""


def changed_tiles(tiles: Tiles, changes: Iterable[Change]) -> dict[int, int]:
    """Return the tiles once some changes are made."""
    after = dict(tiles)
    for change in changes:
        for cell, tile in change.tiles:
            if tile == NOTHING:
                after.pop(cell, None)
            else:
                after[cell] = tile
    return after


def changed_course(course: Course, changes: Iterable[Change]) -> Course:
    """Return the course once some changes are made."""
    after = empty_course(course.box, course.land)
    for cell, tile in changed_tiles(course.tiles, changes).items():
        after = place(after, cell, tile)
    return after
