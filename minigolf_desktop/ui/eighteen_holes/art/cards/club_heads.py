"""The heads of the clubs as they stand at the ball, seen from the front.

A head is about two units wide and stands round the origin; its shaft goes up to the right. Light
falls from the north-west, tones are flat.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.clubs import Club, ClubKind
from minigolf_desktop.ui.common.art.drawing import blob, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import figure

_FLAT = Qt.PenCapStyle.FlatCap
_STEEL, _STEEL_LIGHT, _STEEL_LIT, _STEEL_DARK = "#BAC7CE", "#D3DCE0", "#F1F5F5", "#80929C"
_GROOVE = "#8497A0"
_INK = "#2E2A2C"
_SHADOW = "#1E3A20"
_WHITE = QColor("#FFFFFF")
_SHAFT_TOP = (0.92, -2.0)


def paint_club_head(painter: QPainter, club: Club) -> None:
    """Paint the head of a club with the lower part of its shaft."""
    _PAINTERS[club.kind](painter, club)


def _shade(painter: QPainter, shape: QPainterPath, colour: str, shade: str, by: float) -> None:
    """Fill a shape, darker along the side away from the light."""
    fill(painter, shape, colour)
    fill(painter, shape.subtracted(shape.translated(-by, -by * 0.8)), shade)


def _shaft(painter: QPainter, foot: tuple[float, float], ferrule: str) -> None:
    """Paint the shaft up from the hosel, with the ring where it enters the head."""
    shaft = curve(foot, _SHAFT_TOP)
    stroke(painter, shaft, _STEEL_DARK, 0.1, cap=_FLAT)
    stroke(painter, shaft.translated(-0.014, 0), _STEEL_LIT, 0.05, cap=_FLAT)
    for step in (0.18, 0.32, 0.46, 0.6):
        at = shaft.pointAtPercent(step)
        ring = curve((at.x() - 0.05, at.y() + 0.012), (at.x() + 0.05, at.y() - 0.012))
        stroke(painter, ring, _STEEL_DARK, 0.024, cap=_FLAT)
    near, far = shaft.pointAtPercent(0.015), shaft.pointAtPercent(0.1)
    stroke(painter, curve((near.x(), near.y()), (far.x(), far.y())), ferrule, 0.13, cap=_FLAT)
    middle = shaft.pointAtPercent(0.058)
    band = curve((middle.x() - 0.06, middle.y()), (middle.x() + 0.06, middle.y() - 0.014))
    stroke(painter, band, "#FFF8E6", 0.022, cap=_FLAT)


def _hosel(painter: QPainter, foot: tuple[float, float], top: tuple[float, float]) -> None:
    neck = curve(foot, top)
    stroke(painter, neck, _STEEL_DARK, 0.19, cap=_FLAT)
    stroke(painter, neck.translated(-0.025, 0), _STEEL_LIGHT, 0.12, cap=_FLAT)
    stroke(painter, neck.translated(-0.05, 0), _STEEL_LIT, 0.04, cap=_FLAT)


def _ground(painter: QPainter, half: float) -> None:
    fill(painter, oval(0.02, 0.6, half, 0.11), _SHADOW, 0.3)


def _blade(high: float, wide: float) -> QPainterPath:
    """Return the outline of an iron whose toe rises ``high`` above the middle."""
    toe = -wide
    return blob(
        (0.35, -0.02), (0.53, 0.02), (0.52, 0.22, 0.53, 0.44, 0.45, 0.57),
        (0.12, 0.66, -0.28, 0.68, toe + 0.16, 0.6),
        (toe - 0.04, 0.5, toe - 0.04, -high * 0.4, toe + 0.12, -high),
        (toe + 0.26, -high - 0.15, toe + 0.42, -high - 0.04, toe + 0.56, -high * 0.5 + 0.04),
        (-0.04, 0.17, 0.25, 0.19, 0.35, -0.02),
    )  # fmt: skip


def _paint_blade(
    painter: QPainter, shape: QPainterPath, lines: int, tones: tuple[str, str, str, str]
) -> None:
    """Paint an iron's body: top line, face, sole and scoring lines."""
    dark, base, light, groove = tones
    fill(painter, shape, dark)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fill(painter, shape.translated(-0.05, -0.045), base)
    fill(painter, shape.translated(0.075, 0.085), light)
    # The sole turns away from the light.
    sole = blob((-1.0, 0.58), (-0.6, 0.57, -0.1, 0.6, 0.6, 0.5), (0.6, 0.8), (-1.0, 0.8))
    fill(painter, sole, dark, 0.75)
    stroke(painter, curve((0.3, -0.1), (0.27, 0.3, 0.22, 0.75)), groove, 0.026)
    for line in range(lines):
        y = 0.5 - 0.088 * line
        stroke(painter, curve((-0.5 + 0.012 * line, y), (0.19, y - 0.008)), groove, 0.032)
    painter.restore()


def _paint_iron(painter: QPainter, club: Club) -> None:
    """Paint an iron: the higher its number, the taller its blade."""
    number = int(club.name[0])
    _ground(painter, 0.72)
    _shaft(painter, (0.47, -0.24), _INK)
    shape = _blade(0.0 + 0.034 * (number - 2), 0.8 - 0.008 * number)
    _paint_blade(painter, shape, 4 if number < 5 else 5, (_STEEL_DARK, _STEEL, "#E2E9EB", _GROOVE))
    _hosel(painter, (0.435, 0.1), (0.487, -0.27))
    figure(painter, QPointF(-0.615, 0.34), str(number), 0.23)


def _paint_wedge(painter: QPainter, club: Club) -> None:
    """Paint a wedge: a tall round toe; the sand wedge is of bronze."""
    bronze = club.bunker_counts_as_rough
    lob = not club.declares_direction
    tones = (
        ("#9A7440", "#C79C5C", "#E7CB94", "#A17A45")
        if bronze
        else ("#5B666E", "#87939B", "#AEB9BF", "#66737B")
        if lob
        else (_STEEL_DARK, _STEEL, "#E2E9EB", _GROOVE)
    )
    _ground(painter, 0.76)
    _shaft(painter, (0.47, -0.24), "#B4452E" if lob else _INK)
    shape = _blade(0.42 if lob else 0.34 if bronze else 0.28, 0.84 if lob else 0.8)
    _paint_blade(painter, shape, 7 if lob else 6, tones)
    _hosel(painter, (0.435, 0.1), (0.487, -0.27))
    for spot in range(3 if lob else 2 if bronze else 1):
        fill(painter, oval(-0.6, 0.4 - 0.12 * spot, 0.036), _INK, 0.75)


def _dome(size: float, tall: float) -> QPainterPath:
    """Return the outline of a wood's head."""
    return blob(
        (0.5 * size, 0.0), (0.63 * size, 0.2, 0.58 * size, 0.5, 0.36 * size, 0.58),
        (0.05, 0.65, -0.36 * size, 0.65, -0.64 * size, 0.54),
        (-0.9 * size, 0.42, -0.88 * size, 0.02 - tall * 0.3, -0.6 * size, -tall * 0.62),
        (-0.36 * size, -tall, 0.1 * size, -tall, 0.33 * size, -tall * 0.55),
        (0.42 * size, -tall * 0.36, 0.46 * size, -0.1, 0.5 * size, 0.0),
    )  # fmt: skip


def _face_plate(size: float) -> QPainterPath:
    """Return the ground of the face, to be cut by the outline of the head."""
    return blob(
        (-1.0 * size, 0.12), (-0.5 * size, -0.08, 0.2 * size, -0.08, 0.66 * size, 0.16),
        (0.9, 0.9), (-1.1, 0.9),
    )  # fmt: skip


def _paint_head(
    painter: QPainter, size: float, tall: float, crown: tuple[str, str, str], plate: str
) -> None:
    """Paint the dome of a wood with its face."""
    base, shade, lit = crown
    shape = _dome(size, tall)
    _shade(painter, shape, base, shade, 0.06)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    glow = blob(
        (-0.68 * size, -0.02),
        (-0.62 * size, -tall * 0.62, -0.2 * size, -tall * 0.86, 0.1 * size, -tall * 0.8),
        (-0.2 * size, -tall * 0.62, -0.5 * size, -tall * 0.4, -0.68 * size, -0.02),
    )  # fmt: skip
    fill(painter, glow, lit)
    ground = _face_plate(size)
    fill(painter, ground, plate)
    fill(painter, ground.subtracted(shape.translated(-0.055, -0.05)), _STEEL_DARK, 0.55)
    rim = curve((-1.0 * size, 0.12), (-0.5 * size, -0.08, 0.2 * size, -0.08, 0.66 * size, 0.16))
    stroke(painter, rim, "#FFFFFF", 0.035, 0.85)
    painter.restore()


def _paint_wood(painter: QPainter, club: Club) -> None:
    """Paint a wood of polished wood with an ivory face, its number on the crown."""
    _ground(painter, 0.8)
    _shaft(painter, (0.51, -0.36), "#7A3B2A")
    _paint_head(painter, 1.04, 0.42, ("#9A5F2C", "#7A4720", "#C08A4C"), "#E9DCBF")
    painter.save()
    painter.setClipPath(_dome(1.04, 0.42), Qt.ClipOperation.IntersectClip)
    for bend in (0.0, 0.1, 0.2):
        grain = curve((-0.3, -0.5 + bend), (0.1, -0.3 + bend, 0.5, -0.24 + bend))
        stroke(painter, grain, "#7A4720", 0.018, 0.7)
    fill(
        painter,
        blob((-1, 0.52), (-0.4, 0.62, 0.2, 0.62, 0.7, 0.46), (0.7, 0.9), (-1, 0.9)),
        "#C9A24B",
    )
    painter.restore()
    insert = blob((-0.36, 0.12), (-0.1, 0.07, 0.06, 0.08, 0.2, 0.12), (0.14, 0.46), (-0.28, 0.47))
    _shade(painter, insert, "#B4452E", "#8E3423", 0.03)
    for x, y in ((-0.26, 0.17), (0.11, 0.17), (-0.22, 0.41), (0.08, 0.41)):
        fill(painter, oval(x, y, 0.025), "#F2D58A")
    figure(painter, QPointF(-0.075, 0.285), club.name[0], 0.24, _WHITE)
    _hosel(painter, (0.455, 0.0), (0.52, -0.38))


def _paint_driver(painter: QPainter, club: Club) -> None:
    """Paint the driver: the largest head, red with a cream arrow on its crown."""
    _ground(painter, 0.92)
    _shaft(painter, (0.57, -0.46), _INK)
    _paint_head(painter, 1.16, 0.66, ("#B9442F", "#8C2F20", "#DB7A5E"), "#46505A")
    chevron = polygon(
        [(-0.24, -0.3), (-0.07, -0.42), (0.1, -0.3), (0.1, -0.2), (-0.07, -0.32), (-0.24, -0.2)]
    )
    fill(painter, chevron, "#FFF3D6")
    painter.save()
    painter.setClipPath(_dome(1.16, 0.66), Qt.ClipOperation.IntersectClip)
    for row in range(4):
        for place in range(7):
            x, y = -0.42 + 0.11 * place + 0.055 * (row % 2), 0.16 + 0.095 * row
            fill(painter, oval(x, y, 0.024), "#7D8A94")
    painter.restore()
    _hosel(painter, (0.505, -0.04), (0.582, -0.5))


def _paint_hybrid(painter: QPainter, club: Club) -> None:
    """Paint a hybrid: between iron and wood, small and deep green."""
    _ground(painter, 0.72)
    _shaft(painter, (0.48, -0.28), "#1F4F46")
    _paint_head(painter, 0.9, 0.34, ("#2F7A6A", "#205A4E", "#63AD99"), "#D8E0E2")
    for line in range(4):
        y = 0.46 - 0.09 * line
        stroke(painter, curve((-0.36, y), (0.16, y)), _GROOVE, 0.03)
    fill(painter, oval(-0.56, 0.33, 0.125), "#2F7A6A")
    figure(painter, QPointF(-0.56, 0.33), club.name[0], 0.19, _WHITE)
    stroke(painter, curve((-0.1, -0.235), (0.0, -0.19), (0.1, -0.235)), "#FFF3D6", 0.035)
    _hosel(painter, (0.435, 0.06), (0.495, -0.3))


_PAINTERS: dict[ClubKind, Callable[[QPainter, Club], None]] = {
    ClubKind.IRON: _paint_iron,
    ClubKind.WEDGE: _paint_wedge,
    ClubKind.WOOD: _paint_wood,
    ClubKind.DRIVER: _paint_driver,
    ClubKind.HYBRID: _paint_hybrid,
}
