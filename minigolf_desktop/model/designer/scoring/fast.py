"""Fast: 3 points for each tile taken face down (rule book: scoring the Fast condition)."""

from minigolf_desktop.model.designer.scoring.line import Line

TILE_POINTS = 3


def fast(collected: int) -> tuple[Line, ...]:
    """Return the line for the tiles collected after having stopped."""
    return (Line("collected", TILE_POINTS * collected, ()),) if collected else ()
