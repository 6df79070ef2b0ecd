"""The ground: the meadow from one period of it is the meadow."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.boards.meadow_cloth import MEADOW_PERIOD, MeadowCloth
from minigolf_desktop.ui.common.theme import DARK, LIGHT


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_one_period_repeated_is_the_meadow(qapp, theme):
    size = QSize(3 * MEADOW_PERIOD, 2 * MEADOW_PERIOD)
    whole, tiled = (QImage(size, QImage.Format.Format_RGB32) for _ in range(2))
    painter = QPainter(whole)
    paint_meadow(painter, QRectF(0, 0, size.width(), size.height()), theme)
    painter.end()
    painter = QPainter(tiled)
    MeadowCloth(theme).paint(painter, QRect(QPoint(0, 0), size), 1.0)
    painter.end()
    for x in range(0, size.width(), 7):
        for y in range(0, size.height(), 7):
            one, other = QColor(whole.pixel(x, y)), QColor(tiled.pixel(x, y))
            assert abs(one.green() - other.green()) <= 3, (x, y)
