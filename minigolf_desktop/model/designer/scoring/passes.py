"""Passes: in the solo variant each costs 3 points and stands for the Fast condition."""

from minigolf_desktop.model.designer.scoring.line import Line

PASS_COST = 3


def passes(count: int) -> tuple[Line, ...]:
    """Return the line for the passes of a solo game."""
    return (Line("passes", -PASS_COST * count, ()),) if count else ()
