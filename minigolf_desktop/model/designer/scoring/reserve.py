"""Reserve: a tile still on the gate at the end costs 3 points (expansion; ruling D28)."""

from minigolf_desktop.model.designer.scoring.line import Line

RESERVED_COST = 3


def reserve(is_reserved: bool) -> tuple[Line, ...]:
    """Return the line for a tile that was reserved and never placed."""
    return (Line("still-reserved", -RESERVED_COST, ()),) if is_reserved else ()
