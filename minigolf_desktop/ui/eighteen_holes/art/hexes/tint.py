"""The tint of a hex that a shot may reach: the likelier, the deeper and larger."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters

VEIL = QColor("#17264F")
"""A night blue: darker than every ground of the course, so that it shows on all of them."""
_LEAST, _MOST = 0.6, 0.95
"""Side of the veil for no chance and for certainty, in sides of a hex."""
_PALE, _DEEP = 0.3, 0.74
_FIGURE = 0.6
_FEW = 0.52
"""Size of figures, alone and above the sign of a deck."""


def paint_tint(painter: QPainter, percent: int, deck: int) -> None:
    """Paint the tint of a hex of side 1 round the origin; ``deck`` is -1 without a sign."""
    part = percent / 100
    side = _LEAST + (_MOST - _LEAST) * part
    veil = polygon_round(QPointF(0, 0), side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(faded(colours.WHITE, 0.5 + 0.5 * part), 0.045 + 0.05 * part)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(faded(VEIL, _PALE + (_DEEP - _PALE) * part))
    painter.drawPolygon(veil)
    if percent < 1:
        return
    middle = QPointF(0, 0 if deck < 0 else -0.16)
    size = _FIGURE if deck < 0 else _FEW
    words = str(percent)
    for across in (-0.03, 0.03):
        for down in (-0.03, 0.03):
            paint_letters(painter, words, middle + QPointF(across, down), size, VEIL)
    paint_letters(painter, words, middle, size, colours.WHITE)
    if deck >= 0:
        paint_deck_sign(painter, Deck(deck), QPointF(0, 0.4), 0.18, rim=True)
