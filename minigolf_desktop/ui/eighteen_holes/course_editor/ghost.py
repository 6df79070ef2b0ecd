"""What is carried over the board: a tile with the marks of its sides, or an adjustment tile."""

from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.linking import Side
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.laying.ghost import Ghost
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.adjustment import paint_adjustment
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import (
    hex_centre,
    polygon_round,
    step_vector,
    tile_centre,
    tile_polygon,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile import paint_tile
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, Drawing, HexLens
from minigolf_desktop.ui.eighteen_holes.course_editor.layers import CourseEditorLayer

FITS = {
    Side.LINKED: Fit.FITS,
    Side.OPEN: Fit.OPEN,
    Side.CLOSED: Fit.WRONG,
    Side.PLAIN: Fit.QUIET,
}
"""The mark of each way in which a side can meet what lies beyond."""

_LIGHT, _DARK = QColor("#FFFDF3"), QColor("#33302A")
_SHADOW = QColor(30, 36, 16, 80)
_MARK = 13.0
"""Radius of a mark in pixels: it does not grow with the zoom."""
_ROOM = 0.6 * UNIT
_TILE = tile_polygon(Hex(0, 0), UNIT)


class GhostTile(NamedTuple):
    """What the ghost of a tile shows."""

    face: Face
    tile: PlacedTile
    sides: tuple[Side, ...]
    """By direction; empty without marks."""
    allowed: bool
    """Whether it may be put down there."""


class GhostAdjustment(NamedTuple):
    """What the ghost of an adjustment tile shows."""

    adjustment: Adjustment
    allowed: bool
    """Whether it may be put down there."""


ShownT = TypeVar("ShownT")


class _OverTheCourse(Ghost[ShownT]):
    """What is in hand, painted as the board is: with its lens and in its colours."""

    def __init__(self, lens: HexLens, theme: Theme) -> None:
        super().__init__(CourseEditorLayer.GHOST)
        self._lens = lens
        self.theme = theme
        """Colours."""


class TileGhost(_OverTheCourse[GhostTile]):
    """A tile in hand over its place."""

    def _point_of(self, shown: GhostTile) -> QPointF:
        return tile_centre(shown.tile.place, UNIT)

    def boundingRect(self) -> QRectF:
        """Return the tile with shadow and marks; turned it needs room round it."""
        return _TILE.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, tile, frame and marks."""
        ghost = self.shown
        if ghost is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawPolygon(_TILE.translated(0.14 * UNIT, 0.2 * UNIT))
        painter.rotate(self._spin)
        self._lens.draw(painter, tile_drawing(ghost.face, ghost.tile.turn), self.update)
        if not ghost.allowed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.theme.panel, 0.5))
            painter.drawPolygon(_TILE)
        self._paint_frame(painter, ghost.allowed)
        if not self._spin:
            self._paint_marks(painter, ghost.sides)
        painter.restore()

    def _paint_frame(self, painter: QPainter, allowed: bool) -> None:
        pixel = 1 / self._lens.scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_LIGHT, 5 * pixel))
        painter.drawPolygon(_TILE)
        dashes = QPen(_DARK if allowed else self.theme.wrong_disk, 2.5 * pixel)
        dashes.setDashPattern([3.2, 2.2])
        painter.setPen(dashes)
        painter.drawPolygon(_TILE)

    def _paint_marks(self, painter: QPainter, sides: tuple[Side, ...]) -> None:
        pixel = 1 / self._lens.scale
        for way, side in enumerate(sides):
            middle = step_vector(way, 1.5 * UNIT)
            paint_fit_mark(painter, FITS[side], middle, _MARK * pixel, self.theme)


class AdjustmentGhost(_OverTheCourse[GhostAdjustment]):
    """An adjustment tile in hand over its hex."""

    def _point_of(self, shown: GhostAdjustment) -> QPointF:
        return hex_centre(shown.adjustment.place, UNIT)

    def boundingRect(self) -> QRectF:
        """Return the hex with its shadow."""
        return _hex().boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, ground and frame."""
        ghost = self.shown
        if ghost is None:
            return
        pixel = 1 / self._lens.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawPolygon(_hex().translated(0.1 * UNIT, 0.16 * UNIT))
        self._lens.draw(painter, patch_drawing(ghost.adjustment.terrain), self.update)
        if not ghost.allowed:
            painter.setBrush(faded(self.theme.panel, 0.5))
            painter.drawPolygon(_hex())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_LIGHT, 4 * pixel))
        painter.drawPolygon(_hex())
        dashes = QPen(_DARK if ghost.allowed else self.theme.wrong_disk, 2 * pixel)
        dashes.setDashPattern([3, 2])
        painter.setPen(dashes)
        painter.drawPolygon(_hex())
        if not ghost.allowed:
            paint_fit_mark(painter, Fit.WRONG, QPointF(), _MARK * pixel, self.theme)
        painter.restore()


def tile_drawing(face: Face, turn: int) -> Drawing:
    """Return a tile with its marks, to be drawn on the board."""
    area = tile_polygon(Hex(0, 0), 1.0).boundingRect()
    return Drawing(
        ("tile in hand", face.id, turn),
        area,
        lambda painter, unit: paint_tile(painter, face, turn, unit, marks=True),
    )


def patch_drawing(terrain: Terrain) -> Drawing:
    """Return an adjustment tile, to be drawn on the board."""
    return Drawing(
        ("adjustment in hand", terrain),
        polygon_round(QPointF(), 1.0).boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2),
        lambda painter, unit: paint_adjustment(painter, Adjustment(Hex(0, 0), terrain), unit),
    )


def _hex() -> QPolygonF:
    return polygon_round(QPointF(), UNIT)
