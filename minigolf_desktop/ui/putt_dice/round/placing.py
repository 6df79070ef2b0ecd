"""What stands on a hole besides its tiles: pawns, the trail to where the dice carry, chances.

Nothing of it hides a hazard, a putter, a flag or the cup where there is room beside them.
Lengths are in units of 100 a cell.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import PuttHole
from minigolf_desktop.ui.common.art.along import spots_along
from minigolf_desktop.ui.designer.course_art import square_of, things_on
from minigolf_desktop.ui.putt_dice.round.free_ground import free_place, round_point
from minigolf_desktop.ui.putt_dice.round.outcomes import Outcome, Stand, outcomes_of
from minigolf_desktop.ui.putt_dice.round.way import lies_of, way_between

PUTTER, WAITING = 11.5, 8.5
"""Radius of the pawn of whoever putts, with its ring, and of those who wait."""
BALL = 5.0
_DOT_STEP = 9.0
"""From a dot of the trail to the next."""
_FIRST_DOT = 9.0
_DOT = 2.0
"""Radius of a dot."""
_LANE = 4.0
"""Half the width that is kept free along the way of the ball."""
_OVERHANG = 9.0
"""How far a sign may reach beyond the outer edge of the hole."""
_BEFORE_TIP = 7.0
"""From the arrow head to where the ball may come to lie."""


class Trail(NamedTuple):
    """How far the dice chosen carry the ball."""

    dots: tuple[QPointF, ...]
    tip: QPointF
    """Where the arrow head stands."""
    angle: float
    """Where it points, in degrees as of a painter path."""
    end: QPointF
    """Where the ball comes to lie at the furthest."""


class Chance(NamedTuple):
    """The sign that tells how likely an outcome is."""

    outcome: Outcome
    room: QRectF
    has_words: bool
    """Whether there is room for words besides the figure."""


class Placing(NamedTuple):
    """What stands where."""

    pawns: dict[int, QPointF]
    """Middles by seat."""
    trail: Trail | None
    chances: tuple[Chance, ...]
    """How likely the ball stops where."""


def placed(
    course: Course, stand: Stand, hole: PuttHole, size_of: Callable[[Outcome, bool], QSizeF]
) -> Placing:
    """Return where everything stands; ``hole`` is that of the stand as it lies on the course.

    ``size_of`` tells how large the sign of an outcome is, with words and without.
    """
    cells = {step.cell for step in hole.tiles}
    things = [room for cell in cells for room in things_on(course, cell)]
    lies = lies_of(course, hole)
    taken = [*things, round_point(lies[stand.position], BALL)]
    taken += _along(course, hole)
    pawns: dict[int, QPointF] = {}
    if stand.player >= 0:
        here = min(stand.position, hole.length - 1)
        pawns[stand.player] = _stand(hole, here, lies[stand.position], PUTTER, taken)
    for seat in stand.waiting:
        pawns[seat] = _stand(hole, 0, lies[0], WAITING, taken)
    signs = []
    for outcome in outcomes_of(stand):
        step = min(outcome.position, hole.length - 1)
        area = _with_overhang(square_of(hole.tiles[step].cell), cells)
        near = lies[outcome.position]
        chance = Chance(outcome, free_place(area, size_of(outcome, True), near, taken), True)
        if any(chance.room.intersects(other) for other in taken):
            room = free_place(area, size_of(outcome, False), near, taken)
            chance = Chance(outcome, room, False)
        taken.append(chance.room)
        signs.append(chance)
    trail = _trail(course, hole, stand, things) if signs else None
    return Placing(pawns, trail, tuple(signs))


def _stand(hole: PuttHole, step: int, near: QPointF, radius: float, taken: list[QRectF]) -> QPointF:
    """Return where a pawn stands on a tile; the place is taken from then on."""
    cell = square_of(hole.tiles[step].cell)
    room = free_place(cell, QSizeF(2 * radius, 2 * radius), near, taken)
    taken.append(room)
    return room.center()


def _with_overhang(cell: QRectF, cells: set[int]) -> QRectF:
    """Return a cell with what lies beyond those of its sides where the hole ends."""
    mine = {square_of(other).center().toTuple() for other in cells}
    middle, (across, down) = cell.center(), (cell.width(), cell.height())
    left, top, right, bottom = (
        0.0 if (middle.x() + x, middle.y() + y) in mine else _OVERHANG
        for x, y in ((-across, 0.0), (0.0, -down), (across, 0.0), (0.0, down))
    )
    return cell.adjusted(-left, -top, right, bottom)


def _along(course: Course, hole: PuttHole) -> list[QRectF]:
    """Return what a ball rolls over from the tee to the cup."""
    way = way_between(course, hole, 0, hole.length)
    count = int(way.length() / (2 * _LANE))
    spots = spots_along(way, (2 * _LANE * part for part in range(count)))
    return [round_point(spot.point, _LANE) for spot in spots]


def _trail(course: Course, hole: PuttHole, stand: Stand, things: list[QRectF]) -> Trail | None:
    """Return the trail of dots to the furthest place the ball may stop at, hazards left out."""
    end = max(outcome.position for outcome in outcomes_of(stand))
    if end == stand.position:
        return None
    way = way_between(course, hole, stand.position, end)
    last = way.length() - _BEFORE_TIP
    lengths = [_FIRST_DOT]
    while lengths[-1] + _DOT_STEP < last:
        lengths.append(lengths[-1] + _DOT_STEP)
    *free, arrow = [
        spot
        for spot in spots_along(way, lengths)
        if not any(map(round_point(spot.point, _DOT).intersects, things))
    ] or spots_along(way, [last])
    dots = tuple(spot.point for spot in free)
    return Trail(dots, arrow.point, arrow.angle, lies_of(course, hole)[end])
