"""How much of a hex can be seen at a size: the levels of detail of every painter here."""

from enum import IntEnum

from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import HEX_HEIGHT


class Detail(IntEnum):
    """What is drawn at a height of a hex; each level has all of those before it."""

    FAR = 0
    """Under 22 px: no tufts, no rakings, no fence posts."""
    SMALL = 1
    """Under 36 px: two bold waves to a hex of water."""
    MIDDLE = 2
    """Under 60 px: short tee signs, larger flags."""
    NEAR = 3


_HEIGHTS = ((60.0, Detail.NEAR), (36.0, Detail.MIDDLE), (22.0, Detail.SMALL))


def detail_at(unit: float) -> Detail:
    """Return the level of detail at which the side of a hex is ``unit`` logical pixels."""
    height = unit * HEX_HEIGHT
    return next((detail for least, detail in _HEIGHTS if height >= least), Detail.FAR)
