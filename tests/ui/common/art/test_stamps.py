"""A stamp looks as what is painted does, and is painted once for a place between two pixels."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from minigolf_desktop.ui.common.kept import Atlas

AREA = QRectF(-12, -12, 24, 24)
ONE = 26 * 26 * 4
"""At most the bytes of a picture of that area."""
ROUNDING = 4
"""A translucent edge is rounded once more on its way over a picture."""


def disc(painter):
    painter.setPen(QColor("#224411"))
    painter.setBrush(QColor("#E79F0B"))
    painter.drawEllipse(QPointF(0, 0), 9.3, 9.3)


def canvas(ratio, at, paint, turned=0):
    """What a painter leaves on grass who paints at a place, between two pixels or not."""
    image = QImage(round(60 * ratio), round(60 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#D5DAB1"))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(at)
    painter.rotate(turned)
    before = QTransform(painter.worldTransform())
    paint(painter)
    assert painter.worldTransform() == before
    painter.end()
    return image


def difference(one, other):
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_stamp_looks_as_what_is_painted_does(qapp, ratio):
    stamps = Atlas()
    for at in (QPointF(30, 30), QPointF(20.3, 31.75)):
        for _ in range(2):
            stamped = canvas(
                ratio, at, lambda painter: stamps.stamp(painter, ratio, "disc", AREA, disc)
            )
            assert difference(stamped, canvas(ratio, at, disc)) <= ROUNDING


def test_it_is_painted_once_for_a_place_between_pixels(qapp):
    stamps, painted = Atlas(2 * ONE), []

    def stamp(key, x):
        canvas(
            1.0,
            QPointF(x, 20),
            lambda painter: stamps.stamp(painter, 1.0, key, AREA, lambda _: painted.append(key)),
        )

    stamp("a", 20.5)
    stamp("a", 31.5)
    assert painted == ["a"]
    stamp("a", 20.25)
    stamp("b", 20.5)
    assert painted == ["a", "a", "b"]
    stamp("a", 40.5)
    assert painted == ["a", "a", "b", "a"], "only two are kept"


def test_what_is_turned_is_painted_and_not_stamped(qapp):
    stamps, painted = Atlas(), []
    for _ in range(2):
        canvas(
            1.0,
            QPointF(30, 30),
            lambda painter: stamps.stamp(painter, 1.0, "a", AREA, painted.append),
            turned=30,
        )
    assert len(painted) == 2


def test_what_is_on_its_way_is_painted_once_however_it_is_narrowed(qapp):
    stamps, painted = Atlas(), []

    def paint(painter):
        painted.append(painter)
        disc(painter)

    def narrowed(part, stamped):
        def stamp(painter):
            painter.save()
            painter.scale(part, 1)
            if stamped:
                stamps.stamp(painter, 1.0, "a", AREA, paint, moves=True)
            else:
                disc(painter)
            painter.restore()

        return canvas(1.0, QPointF(30, 30), stamp)

    for part in (1, 0.5, 0.2):
        middle = narrowed(part, stamped=True).pixelColor(30, 30)
        assert middle == narrowed(part, stamped=False).pixelColor(30, 30)
    assert len(painted) == 1
