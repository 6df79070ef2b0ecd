"""A contact sheet of the faces of the hex tiles, to judge the art by."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face, FaceKind
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import paint_bed, paint_evening
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import TILE_HEIGHT, TILE_WIDTH
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile import paint_tile
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile_signs import paint_tile_signs
from minigolf_desktop.ui.eighteen_holes.text.ground import terrain_name

_COLUMNS = 8
_MARGIN = 40
_GAP, _SMALL_GAP = 22, 7
_HEADING, _CAPTION = 46, 24
_UPRIGHT = 2
"""Turns after which the way in of every face lies to the south."""
_PLAIN = {Terrain.ROUGH, Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN}


def hex_tile_sheet(
    faces: Sequence[Face], theme: Theme, large: float = 36.0, small: float = 28 / 3**0.5
) -> QImage:
    """Return a picture of faces by kind: large with marks, signs and captions, then small.

    ``large`` and ``small`` are the sides of a hex in pixels.
    """
    kinds = [(kind, [face for face in faces if face.kind is kind]) for kind in FaceKind]
    width = 2 * _MARGIN + round(_COLUMNS * (TILE_WIDTH * large + _GAP)) - _GAP
    height = 2 * _MARGIN + sum(
        _block_height(len(members), large, small, width) for _, members in kinds
    )
    sheet = QImage(QSize(width, round(height)), QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(theme.window)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = float(_MARGIN)
    for kind, members in kinds:
        painter.setPen(theme.text)
        painter.setFont(font("card_title"))
        painter.drawText(QPointF(_MARGIN, top + 20), _title(kind))
        _paint_large(painter, members, top + _HEADING, large, theme)
        below = top + _HEADING + _rows(len(members), _COLUMNS) * _cell(large)[1]
        _paint_small(painter, members, below, small, width, theme)
        top += _block_height(len(members), large, small, width)
    painter.end()
    return sheet


def _title(kind: FaceKind) -> str:
    return {
        FaceKind.TEE: QCoreApplication.translate("TileSheet", "Tees"),
        FaceKind.FAIRWAY: QCoreApplication.translate("TileSheet", "Fairways"),
        FaceKind.GREEN: QCoreApplication.translate("TileSheet", "Greens"),
    }[kind]


def _cell(unit: float) -> tuple[float, float]:
    return TILE_WIDTH * unit + _GAP, TILE_HEIGHT * unit + _GAP + _CAPTION


def _small_cell(unit: float) -> tuple[float, float]:
    return TILE_WIDTH * unit + _SMALL_GAP, TILE_HEIGHT * unit + _SMALL_GAP


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _small_columns(unit: float, width: float) -> int:
    return max(1, int((width - 2 * _MARGIN + _SMALL_GAP) / _small_cell(unit)[0]))


def _block_height(count: int, large: float, small: float, width: float) -> float:
    small_rows = _rows(count, _small_columns(small, width))
    return (
        _HEADING
        + _rows(count, _COLUMNS) * _cell(large)[1]
        + small_rows * _small_cell(small)[1]
        + _MARGIN
    )


def _paint_large(
    painter: QPainter, faces: Sequence[Face], top: float, unit: float, theme: Theme
) -> None:
    across, down = _cell(unit)
    for number, face in enumerate(faces):
        row, column = divmod(number, _COLUMNS)
        middle = QPointF(
            _MARGIN + column * across + TILE_WIDTH * unit / 2,
            top + row * down + TILE_HEIGHT * unit / 2,
        )
        _paint_face(painter, face, middle, unit, theme, marks=True)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption"))
        line = QRectF(middle.x() - across / 2, middle.y() + TILE_HEIGHT * unit / 2 + 4, across, 20)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, hazards_caption(face))


def _paint_small(
    painter: QPainter, faces: Sequence[Face], top: float, unit: float, width: float, theme: Theme
) -> None:
    across, down = _small_cell(unit)
    for number, face in enumerate(faces):
        row, column = divmod(number, _small_columns(unit, width))
        middle = QPointF(
            _MARGIN + column * across + TILE_WIDTH * unit / 2,
            top + row * down + TILE_HEIGHT * unit / 2,
        )
        _paint_face(painter, face, middle, unit, theme, marks=False)


def _paint_face(
    painter: QPainter, face: Face, middle: QPointF, unit: float, theme: Theme, *, marks: bool
) -> None:
    alone = (PlacedTile(face.id, Hex(0, 0), _UPRIGHT),)
    painter.save()
    painter.translate(middle)
    paint_bed(painter, alone, unit, theme)
    paint_tile(painter, face, _UPRIGHT, unit, marks=marks)
    paint_evening(painter, alone, unit, theme)
    paint_tile_signs(painter, face, _UPRIGHT, unit)
    painter.restore()


def hazards_caption(face: Face) -> str:
    """Return what is on a face beside fairway, tee and greens, in the player's language."""
    found = [terrain for terrain in face.terrain if terrain not in _PLAIN]
    words = []
    for terrain in sorted(set(found)):
        count = found.count(terrain)
        words.append(f"{count} × {terrain_name(terrain)}" if count > 1 else terrain_name(terrain))
    return ", ".join(words) or QCoreApplication.translate("TileSheet", "no hazard")
