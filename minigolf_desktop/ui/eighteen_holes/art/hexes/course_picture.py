"""Paints the ground of a whole course: shadow on the meadow, rim, tiles, adjustment tiles."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.course import TILE_SPAN, Adjustment, Course, PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.field import ground_of, tile_hexes
from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.adjustment import paint_adjustment
from minigolf_desktop.ui.eighteen_holes.art.hexes.atlas import HexAtlas
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import (
    SQRT3,
    hex_centre,
    is_corner,
    tile_centre,
    tile_polygon,
    tiles_rect,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import Ground
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile import paint_ground

_WITH_RIM = 1 + 0.07 / TILE_SPAN * 2 / SQRT3
"""Size of a tile with the rim of 0.07 sides of a hex round it."""
_SHADOWS = ((0.07, 0.09, 0.6), (0.18, 0.23, 0.45))
"""Shadows of the course on the meadow: how far to the south-east, and how strong."""
Stroke = Callable[[QPainter], None]
"""Paints a piece of a picture; the painter is given back as it was by who calls it."""

MARGIN = 0.45
"""Room round the tiles for rim and shadow, in sides of a hex."""


def course_rect(course: Course, unit: float) -> QRectF:
    """Return the rectangle that a course takes up with its rim and its shadow."""
    margin = MARGIN * unit
    return tiles_rect(course.tiles, unit).adjusted(-margin, -margin, margin, margin)


def paint_course(
    painter: QPainter,
    course: Course,
    faces: Mapping[str, Face],
    unit: float,
    *,
    marks: bool = False,
    theme: Theme = LIGHT,
    atlas: HexAtlas | None = None,
) -> None:
    """Paint a course with the middle of ``Hex(0, 0)`` at the origin.

    ``unit`` is the side of a hex in pixels, ``faces`` has every face by its id. Flags, signs and
    golfers are painted elsewhere. With an ``atlas`` the tiles are copied from its pictures.
    """
    for stroke in course_strokes(course, faces, unit, marks=marks, theme=theme, atlas=atlas):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke(painter)
        painter.restore()


def course_strokes(
    course: Course,
    faces: Mapping[str, Face],
    unit: float,
    *,
    marks: bool = False,
    theme: Theme = LIGHT,
    atlas: HexAtlas | None = None,
) -> Iterator[Stroke]:
    """Yield what :func:`paint_course` paints, piece by piece, to be painted in that order."""
    tiles = course.tiles
    yield lambda painter: paint_bed(painter, tiles, unit, theme)
    grounds = grounds_of(course, faces)
    for tile in tiles:
        yield partial(_paint_tile, grounds[tile], tile_centre(tile.place, unit), unit, marks, atlas)
    for adjustment in corner_adjustments(course):
        yield partial(_paint_adjustment, adjustment, unit)
    yield lambda painter: paint_evening(painter, tiles, unit, theme)


def _paint_tile(
    ground: Ground,
    middle: QPointF,
    unit: float,
    marks: bool,
    atlas: HexAtlas | None,
    painter: QPainter,
) -> None:
    if atlas is not None:
        atlas.draw(painter, ground, middle, unit, marks=marks)
    else:
        painter.translate(middle)
        paint_ground(painter, ground, unit, marks=marks)


def _paint_adjustment(adjustment: Adjustment, unit: float, painter: QPainter) -> None:
    painter.translate(hex_centre(adjustment.place, unit))
    paint_adjustment(painter, adjustment, unit)


def grounds_of(course: Course, faces: Mapping[str, Face]) -> dict[PlacedTile, Ground]:
    """Return what lies on each tile of a course."""
    terrain = ground_of(course, faces)
    laid = {adjustment.place for adjustment in course.adjustments}
    return {
        tile: Ground(
            face=faces[tile.face],
            turn=tile.turn % 6,
            terrain=tuple(terrain[place] for place in tile_hexes(tile)),
            laid=frozenset(k for k, place in enumerate(tile_hexes(tile)) if place in laid),
        )
        for tile in course.tiles
    }


def corner_adjustments(course: Course) -> list[Adjustment]:
    """Return the adjustment tiles that lie where tiles meet by their corners (ruling H1)."""
    return [one for one in course.adjustments if is_corner(one.place)]


def paint_bed(
    painter: QPainter, tiles: tuple[PlacedTile, ...], unit: float, theme: Theme = LIGHT
) -> None:
    """Paint the shadow that tiles throw on the meadow, and their rim."""
    shadow = QColor(theme.plot_shadow)
    for right, down, strength in reversed(_SHADOWS):
        shadow.setAlphaF(theme.plot_shadow.alphaF() * strength)
        _paint_all(painter, tiles, unit, shadow, QPointF(right, down) * unit)
    _paint_all(painter, tiles, unit, colours.VERGE, QPointF(0, 0))


def paint_evening(
    painter: QPainter, tiles: tuple[PlacedTile, ...], unit: float, theme: Theme
) -> None:
    """Lay the dark theme's evening over tiles and rim; nothing in the light theme."""
    if theme.evening.alpha():
        _paint_all(painter, tiles, unit, theme.evening, QPointF(0, 0))


def _paint_all(
    painter: QPainter, tiles: tuple[PlacedTile, ...], unit: float, colour: QColor, shift: QPointF
) -> None:
    """Fill all tiles with their rim at once, so that a thin colour is nowhere laid on twice."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for tile in tiles:
        path.addPolygon(tile_polygon(tile.place, unit, _WITH_RIM).translated(shift))
        path.closeSubpath()
    fill(painter, path, colour)
