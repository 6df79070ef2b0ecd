"""Tables of two on fields drawn in letters, for tests of what happens in a turn."""

from collections.abc import Mapping

from golf_in_letters import Drawn, draw, meadow, strip
from golf_tables import GolfTable

from minigolf_desktop.model.geometry.hexagon import Hex

LONG = strip("Afffffffffff1")
"""A hole of twelve steps straight ahead."""
MEADOW = draw(
    """
    f f f f f
     f f f f
    f fbfcf f
     f f f f
    f fafdf f
     f f f f
    f f A f f
     f f f f
    f f f f f
     f f f f
    f f 1 f f
    """
)
"""A wide fairway with a tee in the middle."""


def two(*hands: list[str], drawn: Drawn = LONG, **options: object) -> GolfTable:
    """A table of two, where the second has an 8 wood unless told."""
    return GolfTable(drawn, *(hands or (["4-iron"], ["8-wood"])), **options)


def around(letters: Mapping[Hex, str], **marks: Hex) -> Drawn:
    """A wide meadow of rough with some other hexes, and names for hexes."""
    field = meadow(6, letters)
    return Drawn(field, {name: field.number[place] for name, place in marks.items()})
