"""The pictures of tiles: painted whole, kept by size, and laid out on a sheet.

The door to the tile art.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from minigolf_desktop.model.designer.box import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.shapes import line, pen, polygon, standing
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.spare_time import AskedPictures
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import LIGHT, font
from minigolf_desktop.ui.designer.art import fittings, people
from minigolf_desktop.ui.designer.art import fittings as hazards
from minigolf_desktop.ui.designer.art import fittings as plants
from minigolf_desktop.ui.designer.art import people as dogs
from minigolf_desktop.ui.designer.art.lanes import (
    KERB,
    Lane,
    Point,
    Pose,
    band,
    outline_path,
    ring_path,
)
from minigolf_desktop.ui.designer.art.layout import TilePlan, tile_plan
from minigolf_desktop.ui.designer.art.places import CHEVRON_THICKNESS, LAWN, OBSTACLES, Kind, Place
from minigolf_desktop.ui.designer.text.tiles import element_count

TILE = QRectF(0, 0, 100, 100)
_EDGE = 0.9
"""Width of a kerb's lit and dark edge."""

_BANDS = (
    polygon([(0, 0), (25, 0), (0, 25)]),
    polygon([(50, 0), (75, 0), (0, 75), (0, 50)]),
    polygon([(100, 0), (100, 25), (25, 100), (0, 100)]),
    polygon([(100, 50), (100, 75), (75, 100), (50, 100)]),
)
"""Mowing bands 25 wide along x + y, period 50: seamless over tiles, never turned."""


def paint_grass(painter: QPainter, tufts: Sequence[Point]) -> None:
    """Paint the lawn of a whole tile."""
    painter.fillRect(TILE, colours.GRASS)
    for strip in _BANDS:
        painter.fillPath(strip, colours.GRASS_BAND)
    blade = pen(colours.TUFT, 0.9)
    for number, (x, y) in enumerate(tufts):
        if number % 4 == 3:
            painter.setBrush(colours.DAISY)
            painter.drawEllipse(QPointF(x, y), 0.8, 0.8)
        else:
            painter.strokePath(line((x - 1.6, y - 1.8), (x, y), (x + 1.5, y - 2.3)), blade)


def paint_lane_shadow(painter: QPainter, lane: Lane) -> None:
    """Paint the shadow that a kerb casts on the grass."""
    painter.fillPath(outline_path(lane.outline, KERB).translated(1.8, 2.4), colours.GRASS_SHADOW)


def paint_lane(painter: QPainter, lane: Lane, specks: Sequence[Point]) -> None:
    """Paint kerb and concrete of a lane, lit from the north-west."""
    # Two shapes half an edge smaller, pushed away from and towards the light, leave the lit
    # and the dark edge on either side of the kerb's own tone.
    slim = outline_path(lane.outline, KERB - _EDGE / 2)
    painter.fillPath(slim.translated(_EDGE / 2, _EDGE / 2), colours.KERB_DARK)
    painter.fillPath(slim.translated(-_EDGE / 2, -_EDGE / 2), colours.KERB_LIT)
    painter.fillPath(outline_path(lane.outline, KERB - _EDGE), colours.KERB)
    painter.fillPath(outline_path(lane.outline), colours.CONCRETE)
    _paint_specks(painter, specks)


def paint_kerb_shadow(painter: QPainter, lane: Lane) -> None:
    """Paint what the kerb casts on its own concrete, and the lit inside of the far kerb."""
    ring = ring_path(lane.outline, KERB)
    with inside(painter, lane):
        painter.fillPath(ring.translated(2, 2.2), colours.CONCRETE_SHADOW)
        painter.fillPath(ring.translated(-0.7, -0.7), colours.KERB_GLOW)


def _paint_specks(painter: QPainter, specks: Sequence[Point]) -> None:
    for number, (x, y) in enumerate(specks):
        painter.setBrush(colours.CONCRETE_GLINT if number % 2 else colours.CONCRETE_GRAIN)
        radius = 0.4 + 0.1 * (number % 5)
        painter.drawEllipse(QPointF(x, y), radius, radius)


@contextmanager
def inside(painter: QPainter, lane: Lane) -> Iterator[None]:
    """Clip what is painted to the concrete of a lane."""
    painter.save()
    painter.setClipPath(outline_path(lane.outline), Qt.ClipOperation.IntersectClip)
    yield
    painter.restore()


_STEPS = 7
"""Tones from the foot of a slope to its top."""
_LINES = 5
_OVER = 1.0
"""How far bands reach over the edge of the concrete, where the clip cuts them."""
_DROP = 6.0
"""Length of the dark drop behind the lip of a one-way ramp."""


def _rising(share: float) -> QColor:
    colour = QColor(colours.SLOPE_LIT)
    colour.setAlphaF(share)
    return colour


_TONES = tuple(_rising(0.08 + 0.66 * (k + 0.5) / _STEPS) for k in range(_STEPS))


def paint_ramp(painter: QPainter, place: Place) -> None:
    """Paint a one-way slope: up to a cream lip, then a drop."""
    half = place.length / 2
    top = half - _DROP
    wide = place.size + _OVER
    pose = Pose(place.x, place.y, place.angle)
    painter.fillPath(band(pose, place.bend, top, half, wide), colours.DROP)
    _paint_rise(painter, place, -half, top)
    painter.fillPath(band(pose, place.bend, top - 1.6, top + 0.8, wide), colours.KERB_LIT)


def paint_hump(painter: QPainter, place: Place) -> None:
    """Paint a slope that is played both ways: up to a cream lip and down again."""
    half = place.length / 2
    pose = Pose(place.x, place.y, place.angle)
    _paint_rise(painter, place, -half, 0)
    _paint_rise(painter, place, half, 0)
    painter.fillPath(band(pose, place.bend, -1.2, 1.2, place.size + _OVER), colours.KERB_LIT)


def _paint_rise(painter: QPainter, place: Place, foot: float, top: float) -> None:
    """Paint concrete that lightens from ``foot`` to ``top``, with lines drawing together."""
    pose = Pose(place.x, place.y, place.angle)
    wide = place.size + _OVER
    length = top - foot
    for k, tone in enumerate(_TONES):
        start, end = foot + length * k / _STEPS, foot + length * (k + 1) / _STEPS
        painter.fillPath(band(pose, place.bend, start, end, wide), tone)
    lines = QPainterPath()
    for k in range(_LINES):
        along = foot + length * (1 - (1 - k / _LINES) ** 1.35)
        lines.addPath(band(pose, place.bend, along - 0.7, along + 0.7, wide))
    painter.fillPath(lines, colours.SLOPE_LINE)


def paint_mound(painter: QPainter, place: Place) -> None:
    """Paint the slope round the cup: lighter towards the cup, in a ring of rays."""
    middle, radius = QPointF(place.x, place.y), place.size
    for share, tone in ((1.0, 0.22), (0.8, 0.24), (0.6, 0.3)):
        painter.setBrush(_rising(tone))
        painter.drawEllipse(middle, radius * share, radius * share)
    rays = QPainterPath()
    for k in range(16):
        a = k * pi / 8
        rays.moveTo(place.x + radius * 0.66 * cos(a), place.y + radius * 0.66 * sin(a))
        rays.lineTo(place.x + radius * 0.97 * cos(a), place.y + radius * 0.97 * sin(a))
    rays.addEllipse(middle, radius * 0.6, radius * 0.6)
    painter.strokePath(rays, pen(colours.SLOPE_LINE, 1.4, flat=True))


def paint_chevron(painter: QPainter, place: Place) -> None:
    """Paint the white arrow of a one-way path."""
    wide, half, thick = place.size, place.length / 2, CHEVRON_THICKNESS
    shape = polygon(
        [
            (-wide, half - thick),
            (0, -half),
            (wide, half - thick),
            (wide, half),
            (0, thick - half),
            (-wide, half),
        ]
    )
    painter.fillPath(standing(shape, (place.x, place.y, place.angle)), colours.PAINT)


def paint_bridge_shadow(painter: QPainter, bridge: Place, over: Lane) -> None:
    """Paint the shadow of a bridge on the path under it."""
    painter.save()
    painter.setClipRect(_middle(bridge))
    shape = outline_path(over.outline, KERB)
    painter.fillPath(shape.translated(-1.6, -1.4), colours.GRASS_SHADOW)
    painter.fillPath(shape.translated(4.2, 4.8), colours.BLOCK_SHADOW)
    painter.restore()


def _middle(bridge: Place) -> QRectF:
    upright = round(bridge.angle) % 180 == 0
    return QRectF(0, 28, 100, 44) if upright else QRectF(28, 0, 44, 100)


def paint_bridge(painter: QPainter, place: Place) -> None:
    """Paint ramps at both ends and planks in the middle."""
    half, deck = place.length / 2, 23.0
    _paint_rise(painter, place, -half, -deck)
    _paint_rise(painter, place, half, deck)
    pose = Pose(place.x, place.y, place.angle)
    wide = place.size + _OVER
    painter.fillPath(band(pose, 0, -deck, deck, wide), colours.PLANK)
    joints = QPainterPath()
    for k in range(-3, 4):
        ends = (pose.offset(-wide, k * 5.75), pose.offset(wide, k * 5.75))
        joints.addPath(line(*ends))
    painter.strokePath(joints, pen(colours.PLANK_JOINT, 1.0, flat=True))
    for end in (-deck, deck):
        painter.fillPath(band(pose, 0, end - 1.2, end + 1.2, wide), colours.KERB_LIT)


_FLAT = {
    Kind.MOUND: paint_mound,
    Kind.RAMP: paint_ramp,
    Kind.HUMP: paint_hump,
    Kind.CHEVRON: paint_chevron,
}
"""What is part of the concrete, under the kerb's shadow."""

_LOW = {
    Kind.CUP: fittings.paint_cup,
    Kind.MAT: fittings.paint_mat,
    Kind.POOL: hazards.paint_pool,
    Kind.FLOWERS: hazards.paint_bed,
    Kind.PIPE: hazards.paint_pipe,
    Kind.TUNNEL: hazards.paint_pipe,
}
"""What lies on the ground and brings its own shadow."""

_SHADOWS = {
    Kind.TREE: plants.paint_tree_shadow,
    Kind.BENCH: fittings.paint_bench_shadow,
    Kind.DOG: dogs.paint_dog_shadow,
    Kind.PERSON: people.paint_person_shadow,
    Kind.PLAYER: people.paint_person_shadow,
}
"""Shadows of what stands; all of them are painted before anything that stands."""

_TALL = {
    Kind.BENCH: fittings.paint_bench,
    Kind.DOG: dogs.paint_dog,
    Kind.PERSON: people.paint_person,
    Kind.PLAYER: people.paint_person,
    Kind.TREE: plants.paint_tree,
}
"""What stands, in the order of painting."""


_VISITORS = frozenset({Kind.PERSON, Kind.PLAYER, Kind.DOG, Kind.BALL})
"""Who is not there before the gates open, and what they bring along."""


def paint_tile(
    painter: QPainter,
    design: TileDesign,
    rotation: int,
    *,
    is_deserted: bool = False,
    without: Place | None = None,
) -> None:
    """Paint a tile into the square from (0, 0) to (100, 100), clipped to it.

    ``rotation`` counts quarter turns clockwise. Positions turn; light, shadows, the par flag,
    its figure and the mowing bands of the grass do not. Nobody is on a tile that ``is_deserted``;
    ``without`` is one thing that is left out.
    """
    plan = tile_plan(design, rotation & 3)
    gone = _VISITORS if is_deserted else frozenset[Kind]()
    if gone or without is not None:
        there = (one for one in plan.places if one.kind not in gone and one != without)
        plan = replace(plan, places=tuple(there))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(TILE, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_grass(painter, plan.tufts)
    _paint_lanes(painter, plan)
    for place in plan.places:
        if place.segment == LAWN and place.kind in _LOW:
            _LOW[place.kind](painter, place)
    _paint_standing(painter, plan.places)
    if plan.flag:
        fittings.paint_flag(painter, plan.flag, design.par)
    painter.restore()


def _paint_lanes(painter: QPainter, plan: TilePlan) -> None:
    bridge = next((place for place in plan.places if place.kind is Kind.BRIDGE), None)
    for lane in plan.lanes if not bridge else plan.lanes[1:]:
        paint_lane_shadow(painter, lane)
    for index in reversed(range(len(plan.lanes))):
        lane = plan.lanes[index]
        if bridge and index == bridge.segment:
            paint_lane_shadow(painter, lane)
            paint_bridge_shadow(painter, bridge, lane)
        here = [place for place in plan.places if place.segment == index]
        paint_lane(painter, lane, plan.specks[index])
        with inside(painter, lane):
            for place in here:
                if place.kind in _FLAT:
                    _FLAT[place.kind](painter, place)
            if bridge and index == bridge.segment:
                paint_bridge(painter, bridge)
        paint_kerb_shadow(painter, lane)
        with inside(painter, lane):
            for place in here:
                if place.kind in OBSTACLES:
                    hazards.paint_obstacle(painter, place)
        for place in here:
            if place.kind in _LOW:
                _LOW[place.kind](painter, place)
            elif place.kind is Kind.BALL:
                fittings.paint_ball(painter, place.x, place.y, place.size)


def _paint_standing(painter: QPainter, places: Iterable[Place]) -> None:
    standing = [place for place in places if place.kind in _TALL]
    for place in standing:
        _SHADOWS[place.kind](painter, place)
    order = list(_TALL)
    for place in sorted(standing, key=lambda place: order.index(place.kind)):
        _TALL[place.kind](painter, place)


def paint_places(painter: QPainter, places: Sequence[Place]) -> None:
    """Paint things by themselves, as in a legend: there is no tile below them."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place in places:
        if place.kind is Kind.BRIDGE:
            paint_bridge(painter, place)
        elif place.kind in OBSTACLES:
            hazards.paint_obstacle(painter, place)
        elif place.kind in _FLAT:
            _FLAT[place.kind](painter, place)
        elif place.kind in _LOW:
            _LOW[place.kind](painter, place)
    _paint_standing(painter, places)


def sign_position(design: TileDesign, rotation: int, segment: int) -> QPointF:
    """Return where the hole-number sign, of radius 11, of a segment's hole stands."""
    return QPointF(*tile_plan(design, rotation & 3).signs[segment])


class TileAtlas(Atlas):
    """Pictures of the tiles of square courses."""

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float = 1.0) -> QPixmap:
        """Return a tile's picture, ``size`` logical pixels wide.

        ``ratio`` is the number of device pixels to a logical one.
        """
        key = (design.id, rotation & 3, size, ratio)
        return self.picture(key, lambda: _painted(design, rotation, size, ratio))

    def kept(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap | None:
        """Return a tile's picture if it is painted already."""
        return self.found((design.id, rotation & 3, size, ratio))


def _painted(design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap:
    across = max(1, round(size * ratio))
    picture = QPixmap(across, across)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.scale(across / ratio / 100, across / ratio / 100)
    paint_tile(painter, design, rotation)
    painter.end()
    return picture


class TilesLater(AskedPictures):
    """Has the pictures of an atlas painted."""

    def __init__(self, atlas: TileAtlas, parent: QObject) -> None:
        super().__init__(parent)
        self._atlas = atlas

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap | None:
        """Return a tile's picture, as :meth:`TileAtlas.pixmap`; None until it is painted."""
        key = design.id, rotation & 3, size, ratio
        kept = self._atlas.kept(design, rotation, size, ratio)
        return kept or self.ask(key, partial(self._atlas.pixmap, design, rotation, size, ratio))


_MARGIN = 32
_GAP = 14
_CAPTION = 34
_HEADING = 40
_SMALL_GAP = 6
_COLUMNS = 12
_PAPER = LIGHT.window
_INK = LIGHT.text
_SECOND_INK = LIGHT.second_text


class _TileBlock(NamedTuple):
    """Where the tiles of one kind stand on the sheet."""

    title: str
    designs: Sequence[TileDesign]
    top: int
    small_top: int
    bottom: int


def tile_sheet(designs: Iterable[TileDesign], large: int = 150, small: int = 64) -> QImage:
    """Return a picture of the designs, grouped by kind: large with captions, then small.

    ``large`` and ``small`` are the widths of a tile in pixels.
    """
    width = 2 * _MARGIN + _COLUMNS * (large + _GAP) - _GAP
    blocks = _blocks(designs, large, small, width)
    height = (blocks[-1].bottom if blocks else 0) + _MARGIN
    picture = QImage(QSize(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(_PAPER)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for block in blocks:
        _paint_block(painter, block, large, small, width)
    painter.end()
    return picture


def _blocks(designs: Iterable[TileDesign], large: int, small: int, width: int) -> list[_TileBlock]:
    """Return the designs by kind, each kind with its place on the sheet."""
    kinds: dict[str, list[TileDesign]] = {}
    for design in designs:
        kinds.setdefault(_kind(design), []).append(design)
    blocks, top = [], _MARGIN
    for title, members in kinds.items():
        rows = -(-len(members) // _COLUMNS)
        small_top = top + _HEADING + rows * (large + _CAPTION + _GAP)
        small_rows = -(-len(members) // _small_columns(small, width))
        bottom = small_top + small_rows * (small + _SMALL_GAP) + _MARGIN
        blocks.append(_TileBlock(title, members, top, small_top, bottom))
        top = bottom
    return blocks


def _small_columns(small: int, width: int) -> int:
    return max(1, (width - 2 * _MARGIN + _SMALL_GAP) // (small + _SMALL_GAP))


def _kind(design: TileDesign) -> str:
    """Return the heading that a design stands under."""
    if design.set != "base":
        return QCoreApplication.translate("TileSheet", "Expansion")
    return {
        "tee": QCoreApplication.translate("TileSheet", "Tees"),
        "green": QCoreApplication.translate("TileSheet", "Greens"),
        "straight": QCoreApplication.translate("TileSheet", "Straight paths"),
        "corner": QCoreApplication.translate("TileSheet", "Corners"),
        "crossing": QCoreApplication.translate("TileSheet", "Crossings"),
        "grass": QCoreApplication.translate("TileSheet", "Lawns"),
    }[design.id.rsplit("-", 1)[0]]


def _paint_block(painter: QPainter, block: _TileBlock, large: int, small: int, width: int) -> None:
    painter.setPen(_INK)
    painter.setFont(font("card_title"))
    painter.drawText(_MARGIN, block.top + 22, block.title)
    for number, design in enumerate(block.designs):
        row, column = divmod(number, _COLUMNS)
        x = _MARGIN + column * (large + _GAP)
        y = block.top + _HEADING + row * (large + _CAPTION + _GAP)
        _paint_design(painter, design, x, y, large)
        _paint_caption(painter, design, QRect(x, y + large + 3, large + _GAP - 4, _CAPTION))
    for number, design in enumerate(block.designs):
        row, column = divmod(number, _small_columns(small, width))
        x = _MARGIN + column * (small + _SMALL_GAP)
        _paint_design(painter, design, x, block.small_top + row * (small + _SMALL_GAP), small)


def _paint_design(painter: QPainter, design: TileDesign, x: int, y: int, size: int) -> None:
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 100, size / 100)
    paint_tile(painter, design, 0)
    painter.restore()


def _paint_caption(painter: QPainter, design: TileDesign, box: QRect) -> None:
    face = font("caption")
    face.setPixelSize(11)
    painter.setFont(face)
    painter.setPen(_SECOND_INK)
    text = with_colon(design.id, elements_caption(design))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(box, int(flags), text)


def elements_caption(design: TileDesign) -> str:
    """Return what there is to count on a tile, in the player's language."""
    counts = zip(ELEMENT_NAMES, design.elements, strict=True)
    words = [element_count(name, count) for name, count in counts if count]
    return ", ".join(words) or QCoreApplication.translate("TileSheet", "nothing to count")
