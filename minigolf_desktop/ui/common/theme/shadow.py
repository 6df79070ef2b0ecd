"""The soft shadow under a panel and the panel on it, for surfaces that widgets paint."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from minigolf_desktop.ui.common.theme.palette import Theme
from minigolf_desktop.ui.common.theme.space import Radius

_LAYERS = 6


def paint_panel_shadow(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.PANEL
) -> None:
    """Paint the shadow of a panel: soft, 3 px down and 1.5 px to the right.

    It reaches at most 8 px beyond ``rect`` to the sides and 12 px below.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.shadow)
    for layer in range(_LAYERS):
        wide, high = layer * 1.3, layer * 1.1
        round_ = radius + layer * 1.2
        painter.drawRoundedRect(
            rect.translated(1.5, 3).adjusted(-wide, -high, wide, high * 1.2), round_, round_
        )
    painter.restore()


def paint_panel(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.PANEL
) -> None:
    """Paint a panel with its edge, without shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()
