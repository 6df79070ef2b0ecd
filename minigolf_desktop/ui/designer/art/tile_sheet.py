"""A contact sheet of tile designs, to judge the tile art by."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.designer.tiles import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import LIGHT, font
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.text.tiles import element_count

_MARGIN = 32
_GAP = 14
_CAPTION = 34
_HEADING = 40
_SMALL_GAP = 6
_COLUMNS = 12
_PAPER = LIGHT.window
_INK = LIGHT.text
_SECOND_INK = LIGHT.second_text


class _Block(NamedTuple):
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


def _blocks(designs: Iterable[TileDesign], large: int, small: int, width: int) -> list[_Block]:
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
        blocks.append(_Block(title, members, top, small_top, bottom))
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


def _paint_block(painter: QPainter, block: _Block, large: int, small: int, width: int) -> None:
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
