"""Laying by hand: a tile on the free board, a course in the editor, as chance will have it."""

import json
import random
from typing import Any

from minigolf_desktop.model.designer import PlaceTile
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.storage.designer.courses import course_to_json
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json

from .games import box

BOARDS = {"designer": "FreeBoardScreen", "eighteen-holes": "CourseEditorScreen"}
"""By game: its screen on which courses are laid."""


def tiles_of(document: dict[str, Any]) -> list[str]:
    """Return the tiles of a course file, such that two courses can be compared."""
    return sorted(json.dumps(tile, sort_keys=True) for tile in document["tiles"])


CLEARED_AFTER = 2
"""Tiles for each cell of the land after which a board is cleared: nobody lays more of them."""


def lay(screen: Any, game: str, chance: random.Random) -> list[str]:
    """Lay a tile, or another course, on the screen of a board; return what lies there then."""
    session = screen.session
    if game == "designer":
        course = session.layout.course
        if len(course.tiles) >= CLEARED_AFTER * len(course.land.free):
            session.change(session.layout.cleared())
        slot = chance.choice([one for one in session.tiles if session.left_of(one) > 0])
        session.play(PlaceTile(slot, *chance.choice(session.placements_of(slot))))
        return tiles_of(course_to_json(session.layout.course_file))
    screen.lay(quick_course(box(), 1, chance.randrange(1 << 30)))
    return tiles_of(golf_course_to_json(session.layout.course))
