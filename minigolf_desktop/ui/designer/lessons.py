"""The lessons of Minigolf Designer."""

from minigolf_desktop.ui.common.lessons.words import Lessons, lessons_of
from minigolf_desktop.ui.designer.text.figures import FIGURES


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("designer", FIGURES)
