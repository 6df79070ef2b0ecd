"""Paints the ground of a whole course and the meadow round it, and small pictures of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from heapq import heappop, heappush
from math import floor
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from minigolf_desktop.model.eighteen_holes.course import (
    TILE_SPAN,
    Adjustment,
    Course,
    Face,
    Hole,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import ground_of, tile_hexes
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour, turned
from minigolf_desktop.ui.common.art import surroundings
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import faded, fill
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.theme import LIGHT, Theme, TimeOfYear
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    SQRT3,
    TILE_HEIGHT,
    TILE_WIDTH,
    hex_centre,
    is_corner,
    tile_centre,
    tile_polygon,
    tiles_rect,
)
from minigolf_desktop.ui.eighteen_holes.art.ground import TileGround, plain_ground
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_adjustment, paint_ground, paint_hazard


class HexAtlas(Atlas):
    """Pictures of the tiles of hex courses."""

    def face(
        self, face: Face, turn: int, unit: float, ratio: float = 1.0, *, marks: bool = False
    ) -> QPixmap:
        """Return the picture of a face as it is printed; see :meth:`pixmap`."""
        return self.pixmap(plain_ground(face, turn), unit, ratio, marks=marks)

    def pixmap(
        self,
        ground: TileGround,
        unit: float,
        ratio: float = 1.0,
        *,
        marks: bool = False,
        time: TimeOfYear = TimeOfYear.SUMMER,
    ) -> QPixmap:
        """Return the picture of a tile: the middle of the tile is that of the picture.

        ``unit`` is the side of a hex in logical pixels, ``ratio`` the number of device pixels to
        a logical one.
        """
        key = (ground, unit, ratio, marks, time)
        return self.picture(key, lambda: _painted(ground, unit, ratio, marks, time))

    def draw(
        self,
        painter: QPainter,
        ground: TileGround,
        middle: QPointF,
        unit: float,
        *,
        marks: bool = False,
        time: TimeOfYear = TimeOfYear.SUMMER,
    ) -> None:
        """Copy the picture of a tile to where its middle is, to the nearest pixel of the device.

        The painter may be moved and have a device pixel ratio, but must not be scaled further.
        """
        ratio = painter.device().devicePixelRatio()
        picture = self.pixmap(ground, unit, ratio, marks=marks, time=time)
        size = picture.deviceIndependentSize()
        corner = middle - QPointF(size.width(), size.height()) / 2
        origin = painter.transform().map(QPointF(0, 0))
        on_device = (corner + origin) * ratio
        # Halves always go up, so that a tile in two pictures of a course lies on the same pixels.
        snapped = QPointF(floor(on_device.x() + 0.5), floor(on_device.y() + 0.5)) / ratio - origin
        painter.drawPixmap(snapped, picture)


def _painted(
    ground: TileGround, unit: float, ratio: float, marks: bool, time: TimeOfYear
) -> QPixmap:
    # Whole pixels on both sides of the middle, and one more for the smooth edge.
    half_width, half_height = (
        int(side * unit * ratio / 2) + 2 for side in (TILE_WIDTH, TILE_HEIGHT)
    )
    picture = QPixmap(QSize(2 * half_width, 2 * half_height))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(QPointF(half_width, half_height) / ratio)
    paint_ground(painter, ground, unit, marks=marks, time=time)
    painter.end()
    return picture


_WITH_RIM = 1 + 0.07 / TILE_SPAN * 2 / SQRT3
"""Size of a tile with the rim of 0.07 sides of a hex round it."""
_RIM_DARKER = 122
"""How much darker the rim is than the grass within it, in per cent."""
_LIT = 0.035
"""How wide the side of the rim looks that the light falls on."""
_THICK = 0.17
"""How thick the ground looks that the course lies on, in sides of a hex."""
_SHADOWS = ((0.09, 0.24, 0.75), (0.26, 0.4, 0.45))
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
    grounds, time = grounds_of(course, faces), theme.time_of_year
    for tile in tiles:
        middle = tile_centre(tile.place, unit)
        yield partial(_paint_tile, grounds[tile], middle, unit, marks, time, atlas)
    for adjustment in corner_adjustments(course):
        yield partial(_paint_adjustment, adjustment, unit, time)
    for altered in filter(lambda one: is_corner(one.place), course.altered):
        yield partial(_paint_altered, altered, unit, time)
    yield lambda painter: paint_evening(painter, tiles, unit, theme)
    if theme.is_dark:
        for house in _houses(grounds):
            yield partial(_paint_lit_windows, house * unit, unit)


def _paint_tile(
    ground: TileGround,
    middle: QPointF,
    unit: float,
    marks: bool,
    time: TimeOfYear,
    atlas: HexAtlas | None,
    painter: QPainter,
) -> None:
    if atlas is not None:
        atlas.draw(painter, ground, middle, unit, marks=marks, time=time)
    else:
        painter.translate(middle)
        paint_ground(painter, ground, unit, marks=marks, time=time)


def _paint_adjustment(
    adjustment: Adjustment, unit: float, time: TimeOfYear, painter: QPainter
) -> None:
    painter.translate(hex_centre(adjustment.place, unit))
    paint_adjustment(painter, adjustment, unit, time)


def _paint_altered(altered: Adjustment, unit: float, time: TimeOfYear, painter: QPainter) -> None:
    painter.translate(hex_centre(altered.place, unit))
    paint_hazard(painter, altered, unit, time)


def _houses(grounds: Mapping[PlacedTile, TileGround]) -> Iterator[QPointF]:
    """Yield the middles of clubhouses, in sides of a hex."""
    for tile, ground in grounds.items():
        for place in ground.places(Terrain.CLUBHOUSE):
            yield tile_centre(tile.place, 1.0) + hex_centre(ground.hex_of(place), 1.0)


_WINDOW_LIGHT = QColor("#FFC76B")
_GLOW = 1.7
"""How far the light of a clubhouse falls, in sides of a hex."""


def _paint_lit_windows(house: QPointF, unit: float, painter: QPainter) -> None:
    """Paint the warm light that falls out of a clubhouse in the evening."""
    # Loading Qt's gradients takes over a millisecond: by day nothing needs them.
    light = QtGui.QRadialGradient(house, _GLOW * unit)
    for stop, strength in ((0.0, 0.3), (0.45, 0.14), (1.0, 0.0)):
        light.setColorAt(stop, faded(_WINDOW_LIGHT, strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(house, _GLOW * unit, _GLOW * unit)


def grounds_of(course: Course, faces: Mapping[str, Face]) -> dict[PlacedTile, TileGround]:
    """Return what lies on each tile of a course."""
    terrain = ground_of(course, faces)
    laid = {adjustment.place for adjustment in course.adjustments}
    return {
        tile: TileGround(
            face=faces[tile.face],
            turn=tile.turn % 6,
            terrain=tuple(terrain[place] for place in tile_hexes(tile)),
            laid=frozenset(k for k, place in enumerate(tile_hexes(tile)) if place in laid),
        )
        for tile in course.tiles
    }


_ASTRAY = 3
"""How much longer a step seems that no fairway leads over."""


def way_of_hole(course: Course, faces: Mapping[str, Face], hole: Hole) -> tuple[Hex, ...]:
    """Return the hexes from the tee of a hole to its green, along fairways where there are any.

    Empty where no way over the course leads there.
    """
    joined: dict[Hex, frozenset[int]] = {}
    for tile, ground in grounds_of(course, faces).items():
        for place, hex_ in enumerate(tile_hexes(tile)):
            joined[hex_] = frozenset(turned(link, tile.turn) for link in ground.links[place])
    corners = {
        there
        for here in joined
        for there in (neighbour(here, direction) for direction in DIRECTIONS)
        if is_corner(there)
    }
    best = {hole.tee: 0}
    came_from: dict[Hex, Hex] = {}
    rim = [(0, hole.tee)]
    while rim:
        far, here = heappop(rim)
        if here == hole.green:
            way = [here]
            while way[-1] != hole.tee:
                way.append(came_from[way[-1]])
            return tuple(reversed(way))
        for direction in DIRECTIONS:
            there = neighbour(here, direction)
            if there not in joined and there not in corners:
                continue
            step = 1 if direction in joined.get(here, ()) else _ASTRAY
            if far + step < best.get(there, far + step + 1):
                best[there] = far + step
                came_from[there] = here
                heappush(rim, (far + step, there))
    return ()


def corner_adjustments(course: Course) -> list[Adjustment]:
    """Return the adjustment tiles that lie where tiles meet by their corners (ruling H1)."""
    return [one for one in course.adjustments if is_corner(one.place)]


def paint_bed(
    painter: QPainter, tiles: tuple[PlacedTile, ...], unit: float, theme: Theme = LIGHT
) -> None:
    """Paint the shadow that tiles throw on the meadow, the earth below them, and their rim."""
    shadow = QColor(theme.plot_shadow)
    for right, down, strength in reversed(_SHADOWS):
        shadow.setAlphaF(theme.plot_shadow.alphaF() * strength)
        _paint_all(painter, tiles, unit, shadow, QPointF(right, down) * unit)
    _paint_all(painter, tiles, unit, colours.EARTH, QPointF(0, _THICK) * unit)
    lawn = colours.LAWNS[theme.time_of_year]
    _paint_all(painter, tiles, unit, lawn.cut, QPointF(-_LIT, -_LIT) * unit)
    _paint_all(painter, tiles, unit, lawn.corner.darker(_RIM_DARKER), QPointF(0, 0))


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


LARGEST_UNIT = 26.0
"""Pixels of a hex's side at most: a course of few tiles shall not look like another game."""
_FLAGGED = 9.0
"""Pixels of a hex's side from which flags can be read."""

_DAY = LIGHT._replace(plot_shadow=QColor(30, 36, 20, 90))
"""By day, with a shadow that also falls on the dark theme's meadow."""


def course_thumbnail(course: Course, faces: Mapping[str, Face], side: int) -> QImage:
    """Return a picture of a course by day, its longer side ``side`` pixels at most.

    The flags of its holes have their numbers where these can be read.
    """
    for image in thumbnail_steps(course, faces, side):
        if image is not None:
            return image
    raise AssertionError("the last step is the picture")


def thumbnail_steps(
    course: Course, faces: Mapping[str, Face], side: int
) -> Iterator[QImage | None]:
    """Paint what :func:`course_thumbnail` returns bit by bit; yield None until it is done."""
    area = course_rect(course, 1.0)
    longer = max(area.width(), area.height())
    unit = min(LARGEST_UNIT, side / longer) if longer else 1.0
    area = course_rect(course, unit)
    size = QSize(round(area.width()), round(area.height())).expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for stroke in course_strokes(course, faces, unit, theme=_DAY):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-area.topLeft())
        stroke(painter)
        painter.end()
        yield None
    if unit >= _FLAGGED:
        painter = QPainter(image)
        painter.translate(-area.topLeft())
        holes = sorted(enumerate(course.holes, 1), key=lambda hole: hole[1].green.r)
        for number, hole in holes:
            paint_flag(painter, hex_centre(hole.green, unit), unit, str(number), in_play=True)
        painter.end()
    yield image


_UNIT = 46.0
"""Pixels of a side of a hex at which the park is drawn as large as on the other boards."""

_NEAREST, _FARTHEST = 2, 5
"""Steps from the course between which something stands."""

_SHARE = 0.3
"""Part of the hexes there that carry something."""

_REACH = 2.0
"""How far anything reaches from its middle, in sides of a hex: the light of a lamp."""


class Planted(NamedTuple):
    """Something on the meadow; its middle and its size are in sides of a hex."""

    sort: str
    """tree, flowers or lamp."""
    middle: tuple[float, float]
    size: float
    seed: int

    @property
    def area(self) -> QRectF:
        """The part of the meadow that it may take up, in sides of a hex."""
        x, y = self.middle
        return QRectF(x - _REACH, y - _REACH, 2 * _REACH, 2 * _REACH)


def planted_round(course: Course) -> tuple[Planted, ...]:
    """Return what stands round a course; there is nothing round one without a name."""
    if not course.name:
        return ()
    chance, found = NamedChance("roadside", course.name), []
    for place in _about({place for tile in course.tiles for place in tile_hexes(tile)}):
        if chance.share() < _SHARE:
            centre = hex_centre(place, 1.0)
            sort = chance.pick(("tree", "tree", "tree", "tree", "flowers", "lamp"))
            for number in range(1 + chance.whole(3) if sort == "tree" else 1):
                x = centre.x() + chance.between(-0.6, 0.6)
                y = centre.y() + chance.between(-0.6, 0.6)
                size = chance.between(0.62, 1.0) if number == 0 else chance.between(0.4, 0.62)
                found.append(Planted(sort, (x, y), size, chance.whole(10_000)))
    return tuple(sorted(found, key=lambda one: one.middle[1]))


def _about(taken: set[Hex]) -> list[Hex]:
    """Return the hexes that lie so far from the course, always in the same order."""
    known, rim, wanted = set(taken), set(taken), set[Hex]()
    for step in range(1, _FARTHEST + 1):
        rim = {neighbour(place, way) for place in rim for way in DIRECTIONS} - known
        known |= rim
        if step >= _NEAREST:
            wanted |= rim
    return sorted(wanted)


def paint_planted(painter: QPainter, planted: Iterable[Planted], unit: float, theme: Theme) -> None:
    """Paint what stands on the meadow, with the middle of ``Hex(0, 0)`` at the origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit / _UNIT, unit / _UNIT)
    for one in planted:
        middle, chance = QPointF(*one.middle) * _UNIT, NamedChance("planted", one.seed)
        match one.sort:
            case "tree":
                surroundings.paint_tree(painter, middle, one.size * _UNIT, theme, chance)
            case "flowers":
                surroundings.paint_flowers(painter, middle, theme, chance)
                surroundings.paint_fireflies(painter, middle, theme, chance)
            case _:
                surroundings.paint_lamp(painter, middle, theme)
    painter.restore()
