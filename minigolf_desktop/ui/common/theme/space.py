"""Steps of space and radii, in pixels at an interface scale of 1."""

from enum import IntEnum


class Space(IntEnum):
    """The steps that margins, paddings and gaps are taken from."""

    HAIR = 4
    SMALL = 8
    MEDIUM = 12
    LARGE = 16
    WIDE = 24
    GIANT = 48

    PANEL_GAP = 10
    """Between two panels."""

    def at(self, scale: float) -> int:
        """Return the step at an interface scale, in whole pixels."""
        return round(self * scale)


class Radius(IntEnum):
    """Corner radii of the program's surfaces."""

    INSET = 10
    BUTTON = 12
    PANEL = 14
    CARD = 18

    def at(self, scale: float) -> int:
        """Return the radius at an interface scale, in whole pixels."""
        return round(self * scale)
