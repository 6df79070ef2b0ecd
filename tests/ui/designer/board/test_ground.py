"""The ground: the meadow from one period of it is the meadow, and every land has its own."""

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.ui.common.art.surroundings import paint_meadow
from minigolf_desktop.ui.common.boards.backdrop import MEADOW_PERIOD, MeadowCloth
from minigolf_desktop.ui.common.spare_time import AskedPictures
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.designer.board.scene import PlotGround


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


VIEW = QSize(900, 600)


def meadow_of(land, free, parts, theme=LIGHT):
    """Return the meadow of a view of a land, painted part by part."""
    parent = QObject()
    ground = PlotGround(theme, QColor("#8A7A68"), AskedPictures(parent))
    ground.set_land(land)
    picture = QImage(VIEW, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for part in parts:
        ground.paint_meadow(painter, part, 1.0, VIEW, QRectF(free))
    painter.end()
    return picture


WHOLE = QRect(QPoint(0, 0), VIEW)


def test_parts_of_a_meadow_fit_together(qapp):
    land = load_catalogue().lands[0]
    halves = [QRect(0, 0, 431, 600), QRect(431, 0, 469, 600)]
    assert meadow_of(land, WHOLE, halves) == meadow_of(land, WHOLE, [WHOLE])


def test_a_land_always_lies_in_its_own_surroundings(qapp):
    one, other = load_catalogue().lands[:2]
    assert meadow_of(one, WHOLE, [WHOLE]) == meadow_of(one, WHOLE, [WHOLE])
    assert meadow_of(one, WHOLE, [WHOLE]) != meadow_of(other, WHOLE, [WHOLE])
    assert meadow_of(one, WHOLE, [WHOLE]) != meadow_of(None, WHOLE, [WHOLE])


def test_surroundings_lie_at_the_edges_of_what_panels_leave(qapp):
    land = load_catalogue().lands[0]
    free = WHOLE.adjusted(200, 0, -200, 0)
    assert meadow_of(land, free, [WHOLE]) != meadow_of(land, WHOLE, [WHOLE])
