"""A golfer's face in a disc, and what a golfer card is called in a word or two."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.golfer_card import paint_golfer_portrait
from minigolf_desktop.ui.eighteen_holes.text.golfers import golfer_name


def card_name(face: str) -> str:
    """Return name and side of a golfer card (``Lucky B``); empty for none."""
    return f"{golfer_name(face)} {GOLFER_FACES[face].side.upper()}" if face else ""


@keeps_pictures(4 * MEGABYTE)
def portrait_pixmap(face: str, side: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the portrait of a golfer's face in a disc of so many logical pixels."""
    picture = clear_pixmap(side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
    disc = QPainterPath()
    disc.addEllipse(area)
    painter.setClipPath(disc)
    paint_golfer_portrait(painter, area, face)
    painter.setClipping(False)
    painter.setPen(QPen(theme.control_edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)
    painter.end()
    return picture
