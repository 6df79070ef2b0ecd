"""A saved game of 18 Holes in words."""

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.continue_game import Save
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.seats import seats_words
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name


def save_words(save: Save) -> tuple[str, ...]:
    """Return in which mode and where a saved game is played, and by how many."""
    mode = mode_name(Mode(save.mode)) if save.mode in set(Mode) else ""
    course = content_name(save.course) if save.course else ""
    return mode, course, seats_words(save.players)
