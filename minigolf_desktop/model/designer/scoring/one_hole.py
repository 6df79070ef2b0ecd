"""Which parts of a course are counted as one hole, and why (ruling D17).

These lines have no points of their own: they tell why no hole more is missing, or too many.
"""

from minigolf_desktop.model.designer.numbering import Numbering
from minigolf_desktop.model.designer.scoring.line import Line

TIED = "tied"
"""One imagined tile must join two parts."""
TIED_BY_CROSSING = "tied-by-crossing"
"""That tile is a crossing."""
DECLARED = "declared"
"""Imagined tiles could lead from part to part, and it spares an extra hole."""
ONE_HOLE = (TIED, TIED_BY_CROSSING, DECLARED)
"""The reasons of these lines."""


def counted_as_one(numbering: Numbering) -> tuple[Line, ...]:
    """Return a line a tie, with the tiles on either side, and a line a declared hole."""
    lines = []
    for one in numbering.declared:
        for tie in one.ties:
            reason = TIED_BY_CROSSING if tie.is_crossing else TIED
            lines.append(Line(reason, 0, tuple([edge.cell for edge in tie.ends]), one.number))
        if one.is_declared:
            lines.append(Line(DECLARED, 0, one.hole.cells, one.number))
    return tuple(lines)
