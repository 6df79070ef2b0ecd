"""Shapes of the paths: which concrete a segment lies on, and the line along its middle.

Concrete is 34 wide and meets a side in its middle, at a right angle. Shapes are written for
the sides that the tile reference uses most and turned for the others. They run beyond the
tile, so that the tile's edge cuts them and kerbs and shadows run through.
"""

from dataclasses import dataclass
from math import pi

from minigolf_desktop.model.designer.tiles import Hazard, Role, Segment, TileDesign
from minigolf_desktop.ui.designer.art.belts import (
    Outline,
    Point,
    Pose,
    Pulley,
    Way,
    mirrored_outline,
    turned_outline,
)

HALF_WIDTH = 17.0
KERB = 5.0
CORNER_RADIUS = 50.0

_NORTH_ENDS = (Pulley(33, -40), Pulley(67, -40))
_SOUTH_ENDS = (Pulley(67, 140), Pulley(33, 140))

STRAIGHT: Outline = (*_NORTH_ENDS, *_SOUTH_ENDS)
"""From south to north."""

ROUND: Outline = (
    Pulley(33, 140),
    Pulley(100, 100, 67),
    Pulley(140, 33),
    Pulley(140, 67),
    Pulley(100, 100, 33, False),
    Pulley(67, 140),
)
"""From south to east."""
_INNER_CORNER = Pulley(74, 74, 7, False)
MITRED: Outline = (
    Pulley(33, 140),
    Pulley(33, 57),
    Pulley(57, 33),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)
TIGHT: Outline = (
    Pulley(33, 140),
    Pulley(67, 67, 34),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)
SQUARE: Outline = (
    Pulley(33, 140),
    Pulley(33, 41),
    Pulley(41, 33),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)

CORNERS = (ROUND, MITRED, SQUARE, TIGHT)

TEE: Outline = (*_NORTH_ENDS, Pulley(58, 58, 9), Pulley(42, 58, 9))
TEE_BULB: Outline = (
    *_NORTH_ENDS,
    Pulley(74, 35.6, 7, False),
    Pulley(50, 48, 20),
    Pulley(26, 35.6, 7, False),
)
TEE_CUT: Outline = (*_NORTH_ENDS, Pulley(67, 60), Pulley(60, 67), Pulley(40, 67), Pulley(33, 60))
TEES = (TEE, TEE_BULB, TEE_CUT)

DISC: Outline = (
    Pulley(33, 140),
    Pulley(24, 76.4, 9, False),
    Pulley(50, 46, 31),
    Pulley(76, 76.4, 9, False),
    Pulley(67, 140),
)
OCTAGON: Outline = (
    Pulley(33, 140),
    Pulley(26, 75, 7, False),
    Pulley(21.5, 58, 2),
    Pulley(21.5, 34, 2),
    Pulley(38, 17.5, 2),
    Pulley(62, 17.5, 2),
    Pulley(78.5, 34, 2),
    Pulley(78.5, 58, 2),
    Pulley(74, 75, 7, False),
    Pulley(67, 140),
)
ROUNDED: Outline = (
    Pulley(33, 140),
    Pulley(26, 76.7, 7, False),
    Pulley(40, 56, 18),
    Pulley(40, 38, 18),
    Pulley(60, 38, 18),
    Pulley(60, 56, 18),
    Pulley(74, 76.7, 7, False),
    Pulley(67, 140),
)
PEAR: Outline = (
    Pulley(33, 140),
    Pulley(24, 79.4, 9, False),
    Pulley(50, 49, 31),
    Pulley(50, 34, 20),
    Pulley(50, 49, 31),
    Pulley(76, 79.4, 9, False),
    Pulley(67, 140),
)
GREENS = (DISC, OCTAGON, PEAR, ROUNDED)

_SHORT_TEE_END = 22.0
_SHORTEST_TEE_END = 19.0
_SMALL_GREEN: Outline = (
    Pulley(33, 140),
    Pulley(25, 77.7, 8, False),
    Pulley(50, 63, 21),
    Pulley(75, 77.7, 8, False),
    Pulley(67, 140),
)
"""Under a short tee; opens to the south."""
_SIDE_GREEN: Outline = (
    Pulley(140, 33),
    Pulley(140, 67),
    Pulley(63.5, 75, 8, False),
    Pulley(40, 55.5, 22.5),
)
"""Under a short tee; opens to the east."""
_END_GREEN: Outline = (*_SOUTH_ENDS, Pulley(46, 93, 13), Pulley(54, 93, 13))
"""What a straight path across leaves of the south."""
_CORNER_GREEN: Outline = (
    *_SOUTH_ENDS,
    Pulley(27, 95.5, 6, False),
    Pulley(46, 80, 18.5),
    Pulley(59, 89, 8),
)
"""What a path from north to east leaves of the south."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The concrete of one segment."""

    role: Role
    outline: Outline
    way: Way
    """Middle line: a tee's and a green's runs inwards from the side that it joins."""
    end: Point
    """Ball on a tee's mat, cup of a green, middle of a path."""

    def turned(self, rotation: int) -> "Lane":
        """Return the lane after quarter turns of the tile, clockwise."""
        return Lane(
            self.role,
            turned_outline(self.outline, rotation),
            self.way.turned(rotation),
            self.end.turned(rotation),
        )


def lanes_of(design: TileDesign) -> tuple[Lane, ...]:
    """Return the lanes of a design at rotation 0, one a segment, in the same order."""
    if len(design.segments) == 2 and not design.is_bridge:
        return _tricky(design.segments[0], design.segments[1])
    return tuple(_lane(design, segment) for segment in design.segments)


def number_of(design: TileDesign) -> int:
    """Return the number in a design's id: neighbours in the list take different shapes."""
    return int(design.id.rsplit("-", 1)[1])


def _lane(design: TileDesign, segment: Segment) -> Lane:
    if segment.role is Role.TEE:
        shape = TEES[number_of(design) % len(TEES)]
        return Lane(Role.TEE, shape, _entry(segment.sides[0], 67), Point(50, 41))
    if segment.role is Role.GREEN:
        crowded = design.elements.pools > 1 or Hazard.SLOPE in segment.hazards
        shape = DISC if crowded else GREENS[number_of(design) % len(GREENS)]
        return Lane(Role.GREEN, shape, _entry(segment.sides[0], 54), Point(50, 46))
    number = number_of(design)
    return path_lane(segment.sides, number + number // 11 if not segment.hazards else 0)


def path_lane(sides: tuple[int, ...], variant: int = 0) -> Lane:
    """Return the lane of a path between two sides; corners come in four shapes."""
    first, second = sides
    if (first ^ second) == 2:
        way = _entry(first, 100)
        outline = STRAIGHT if first % 2 == 0 else turned_outline(STRAIGHT, 1)
    else:
        # A path that is entered from one side and left by the next one clockwise turns left.
        bend = -CORNER_RADIUS if (second - first) % 4 == 1 else CORNER_RADIUS
        way = _entry(first, CORNER_RADIUS * pi / 2)._replace(bend=bend)
        shape = CORNERS[variant % len(CORNERS)]
        corner_first = first if (second - first) % 4 == 1 else second
        outline = turned_outline(shape, corner_first - 1)
    middle = way.at(way.length / 2)
    return Lane(Role.PATH, outline, way, Point(middle.x, middle.y))


def _entry(side: int, length: float) -> Way:
    """Return a straight line inwards from the middle of a side."""
    return Way(Pose(50, 100, 0), length).turned(side - 2)


def _short_tee(end: float) -> Lane:
    outline = (*_NORTH_ENDS, Pulley(59, end - 8, 8), Pulley(41, end - 8, 8))
    return Lane(Role.TEE, outline, _entry(0, end), Point(50, 11))


def _tricky(first: Segment, second: Segment) -> tuple[Lane, Lane]:
    """Return the lanes of a tile with two unconnected segments (ruling D3)."""
    other = second.sides
    if first.role is Role.TEE and second.role is Role.GREEN:
        side = other[0]
        if side == 2:
            return _short_tee(_SHORT_TEE_END), _green(_SMALL_GREEN, side, 37, Point(48, 57))
        if side == 1:
            return _short_tee(_SHORTEST_TEE_END), _green(_SIDE_GREEN, side, 60, Point(40, 55.5))
        outline = mirrored_outline(_SIDE_GREEN)
        return _short_tee(_SHORTEST_TEE_END), _green(outline, side, 60, Point(60, 55.5))
    path = path_lane(other)
    if first.role is Role.TEE:
        return _short_tee(_SHORTEST_TEE_END if not path.way.bend else _SHORT_TEE_END), path
    if not path.way.bend:
        return _green(_END_GREEN, 2, 9, Point(50, 90)), path
    if 1 in other:
        return _green(_CORNER_GREEN, 2, 20, Point(47, 80)), path
    return _green(mirrored_outline(_CORNER_GREEN), 2, 20, Point(53, 80)), path


def _green(outline: Outline, side: int, depth: float, cup: Point) -> Lane:
    return Lane(Role.GREEN, outline, _entry(side, depth), cup)
