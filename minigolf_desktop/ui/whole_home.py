"""What a home consists of: what the house keeps, and what each of the games does."""

from minigolf_desktop.storage.home_parts import SHARED, Part
from minigolf_desktop.ui.games import GAMES, play_of


def home_parts() -> tuple[Part, ...]:
    """Return all parts of a home, as it is taken along and merged."""
    return (*SHARED, *(part for game in GAMES for part in play_of(game).parts))
