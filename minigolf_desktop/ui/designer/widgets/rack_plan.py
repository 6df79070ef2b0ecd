"""How large the tiles of the racks are, and what gives way to them in a low window.

All lengths are those of an interface scale of 1. The racks stand in a column with the score sheet
below them and the buttons of the turn below that.
"""

from __future__ import annotations

from typing import NamedTuple

_LEAST_WIDTH, _LEAST_HEIGHT = 1180, 600
"""Size of a screen in which every plan has room: a display of 1366 x 768 with a task bar and a
title bar at 115 %."""

_STEP = 0.05
"""Steps of the scale of a table for which there is less room."""

_WIDTHS = {3: 328, 4: 384, 5: 304, 6: 304}
"""Width of the panel by number of slots: the more of them, the more courses of others stand
beside it."""
_TWO_ACROSS = 304
"""Width of the panel when its tiles lie in two rows of two."""
_WIDER = (1300, 24)
"""Least width of a screen in which the panel is so much wider."""
_ROOMY, _ROOMY_SCREEN = 440, (1700, 860)
"""Width of the panel in a screen of this width and height, for any number of slots."""

EDGE = 44
"""Width of bench and gate beside the tiles, with the gap."""
NEXT = 38
"""Width of the word before the tiles to come."""
SIDES = 24
"""Both margins of the panel beside its tiles."""
RIM = 12
"""Room of both frames of a tile that stands out."""
COUNTS = 16
"""Height of the line below a tile: its key and what is on it."""
GAP = 4
"""Between the lines of the panel, and between tiles to come."""
PAWNS = 56
"""Height of the order of play with names."""
HEAD = 30
"""Height of the title, with the order of play beside it where it has no line of its own."""
_ENDS = 18
"""Margins above and below."""
_CAPTION = 20
"""Height of the word above the tiles to come."""

SHEET, FOLDED_SHEET = 198, 126
"""Least heights of the score sheet: holes below each other, and in two columns."""
_REST = 48 + 2 * 12 + 2 * 10
"""Height of the bar above, and of margins and gaps of the column."""
_BUTTONS, _LOW_BUTTONS = 116, 104
"""Heights of the buttons below, and where every line counts."""

_LARGEST, _FOLDED_LARGEST = 104, 96
"""Side of a tile at most; where the sheet has given way, it has the rest."""
_WANTED = (88, 66)
"""Sides of a tile for which names and the whole sheet give way: the first that can be had."""
_GRAIN = 4
"""Tiles grow in such steps: a window that grows by a little keeps its panels."""
_COMING, _ROOMY_COMING = 40, 64


class RackPlan(NamedTuple):
    """What a table for a group looks like in a screen of some size."""

    width: int
    """Width of the panel."""
    across: int
    """Tiles in a row."""
    side: int
    """Side of a tile to choose from."""
    coming: int
    """Side of a tile to come."""
    has_names: bool
    """Whether the order of play has a line of its own, with names."""
    is_folded: bool
    """Whether the score sheet has two columns of holes."""

    @property
    def is_low(self) -> bool:
        """Whether all that can has given way to the tiles."""
        return self.is_folded and not self.has_names

    @property
    def cell(self) -> int:
        """Width of a slot: its tile, the frame, and room for what is on the tile."""
        # One less, for at other scales lengths are rounded up.
        return (self.width - SIDES - EDGE) // self.across - 1

    @property
    def is_roomy(self) -> bool:
        """Whether the word for the tiles to come stands above them."""
        return self.width == _ROOMY

    def height(self, slots: int) -> int:
        """Return the height of the racks with so many slots."""
        rows = -(-slots // self.across)
        names = PAWNS + GAP if self.has_names else 0
        caption = _CAPTION if self.is_roomy else 0
        besides = _ENDS + HEAD + GAP + names + GAP + caption + self.coming
        return besides + rows * (self.side + RIM + COUNTS)


def largest_scale(width: int, height: int) -> float:
    """Return the largest interface scale in which a screen has room for a table for a group."""
    largest = min(width / _LEAST_WIDTH, height / _LEAST_HEIGHT)
    return max(1, int(largest / _STEP + 1e-6)) * _STEP


def rack_plan(slots: int, width: float, height: float) -> RackPlan:
    """Return the plan for a screen: with names and the whole sheet where tiles stay large."""
    plans = [
        [_with_tiles(slots, rows, width, height, has_names, is_folded) for rows in (1, 2)]
        for has_names, is_folded in ((True, False), (True, True), (False, True))
    ]
    # Three tiles lie in one row rather than have the sheet folded for an empty place.
    best = [
        max(rows[:1] if slots == 3 and rows[0].is_folded else rows, key=lambda one: one.side)
        for rows in plans
    ]
    for wanted in _WANTED:
        for plan in best:
            if plan.side >= wanted:
                return plan
    return max(plans[-1], key=lambda one: one.side)


def _with_tiles(
    slots: int, rows: int, width: float, height: float, has_names: bool, is_folded: bool
) -> RackPlan:
    """Return a plan with tiles in so many rows, as large as there is room for."""
    across = -(-slots // rows)
    roomy = width >= _ROOMY_SCREEN[0] and height >= _ROOMY_SCREEN[1]
    least, more = _WIDER
    panel = (_TWO_ACROSS if across == 2 else _WIDTHS[slots]) + (more if width >= least else 0)
    if roomy:
        panel = _ROOMY
    before = 0 if roomy else NEXT
    coming = min(_ROOMY_COMING if roomy else _COMING, (panel - SIDES - before) // slots - GAP)
    plan = RackPlan(panel, across, 0, coming, has_names, is_folded)
    sheet = FOLDED_SHEET if is_folded else SHEET
    buttons = _LOW_BUTTONS if plan.is_low else _BUTTONS
    room = height - _REST - buttons - sheet - plan.height(0)
    largest = _FOLDED_LARGEST if is_folded else _LARGEST
    side = min(largest, int(room / rows) - RIM - COUNTS, plan.cell - RIM)
    return plan._replace(side=side - side % _GRAIN)
