"""The lessons of 18 Holes."""

from collections.abc import Mapping
from typing import Any

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course_form import course_to_json
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.setup_form import setup_from_json
from minigolf_desktop.ui.common.lessons.tips import Tips, tips_of
from minigolf_desktop.ui.common.lessons.words import Lessons, lessons_of
from minigolf_desktop.ui.eighteen_holes.text.figures import FIGURES

FIRST_HOLE = "eighteen-holes-first-hole"
"""The lesson that *Our first game* begins with."""


def tips() -> Tips:
    """Return what is told once, in the player's language; raises ContentError."""
    return tips_of("eighteen-holes", FIGURES)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("eighteen-holes", FIGURES)


def setup_of_lesson(told: Mapping[str, Any], box: Box) -> Setup:
    """Return the set-up that a lesson tells: its course is one of the box, by its id.

    Raises ContentError, and SetupFormatError for what is no set-up.
    """
    for preset in box.presets:
        if preset.course.id == told["course"]:
            return setup_from_json({**told, "course": course_to_json(preset.course)})
    raise ContentError(f"eighteen-holes.json: there is no course {told['course']}")
