"""What screens are furnished with: cloth, counters, trays, frames, an easel, paper.

Lengths are in pixels; ``scale`` is that of the interface.
"""

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.colours import WOOD, WOOD_DARK, WOOD_LIGHT, WOOD_RIDGE
from minigolf_desktop.ui.common.art.drawing import box, faded, fill, mixed, polygon, stroke
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.art.surroundings import evening, paint_awning
from minigolf_desktop.ui.common.theme import Theme, font

_FOLD = 97.6
"""Width of a fold and of a strip of the awning."""
_AWNING_HIGH = 120
"""Height of the awning of a curtain."""
_FOLDS = ((0.0, "#163F3D"), (0.16, "#235D59"), (0.55, "#2F6F67"), (1.0, "#1E5551"))
"""Colours across a fold, from its left edge to the right."""
_CLOTH = "#24605A"
"""Colour of the cloth where it hangs smoothly."""
_SMOOTH = 0.62
"""How smoothly the cloth of a pavilion hangs, 0 as a curtain to 1."""
_AWNING, _LAWN = 0.42, 0.56
"""How large awning and lawn of a pavilion are beside those of a curtain."""
PAVILION_TOP = 50
"""Height of the awning of a pavilion, at an interface scale of 1."""


def paint_curtain(
    painter: QPainter, area: QRectF, theme: Theme, scale: float, flag: str = "9"
) -> None:
    """Paint the whole of a curtain that fills an area, with words on its flag."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    count = max(7, round(area.width() / (_FOLD * scale)) // 2 * 2)
    fold = area.width() / count
    _paint_cloth(painter, area, fold, count, theme)
    _paint_lawn(painter, area, theme, scale)
    _paint_flag(painter, QPointF(area.width() * 0.156, area.height() - 63 * scale), scale, flag)
    ball = QPointF(area.width() * 0.842, area.height() - 60 * scale)
    paint_picture_at(painter, "pictures/curtain-ball", ball, scale)
    awning = QRectF(area.left(), area.top(), area.width(), _AWNING_HIGH * scale)
    paint_awning(painter, awning, count, theme)
    painter.restore()


def paint_pavilion(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a pavilion seen from its open side, to hang pictures in.

    A low awning along the top, smooth cloth, a strip of lawn at the foot.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    count = max(7, round(area.width() / (_FOLD * _AWNING * scale)) // 2 * 2 + 1)
    _paint_cloth(painter, area, area.width() / 9, 9, theme, _SMOOTH)
    _paint_lawn(painter, area, theme, scale * _LAWN)
    awning = QRectF(area.left(), area.top(), area.width(), _AWNING_HIGH * _AWNING * scale)
    paint_awning(painter, awning, count, theme)
    painter.restore()


def paint_patch(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a patch of cloth with a seam, to pin something on."""
    radius = 12 * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_tone(_CLOTH, theme))
    painter.drawRoundedRect(area, radius, radius)
    seam = QPen(_tone(_FOLDS[2][1], theme).lighter(130), 1.4 * scale)
    seam.setDashPattern([4, 3])
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = 5 * scale
    painter.drawRoundedRect(
        area.adjusted(inner, inner, -inner, -inner), radius - inner, radius - inner
    )


def _tone(name: str, theme: Theme) -> QColor:
    return evening(QColor(name), theme)


def _paint_cloth(
    painter: QPainter, area: QRectF, fold: float, count: int, theme: Theme, smooth: float = 0.0
) -> None:
    for place in range(count):
        left = area.left() + place * fold
        shade = QtGui.QLinearGradient(left, 0, left + fold, 0)
        for part, name in _FOLDS:
            shade.setColorAt(part, mixed(_tone(name, theme), _tone(_CLOTH, theme), smooth))
        painter.fillRect(QRectF(left, area.top(), fold + 1, area.height()), shade)


def _paint_lawn(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    for rise, name in ((100.0, "#17413E"), (93, "#67984A"), (53, "#71A354")):
        painter.setBrush(_tone(name, theme))
        painter.drawPath(_hill(area, rise * scale, scale))
    chance = NamedChance("curtain")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    blade = QPen(_tone("#8ABB63", theme), 1.5 * scale)
    blade.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(blade)
    for _ in range(round(area.width() / (36 * scale))):
        x = area.left() + area.width() * chance.between(0, 1)
        y = area.bottom() - scale * chance.between(8, 66)
        for lean in (-4.0, 0, 4):
            painter.drawLine(
                QPointF(x, y), QPointF(x + lean * scale, y - (7 - abs(lean) / 2) * scale)
            )
    painter.setPen(Qt.PenStyle.NoPen)


def _hill(area: QRectF, rise: float, scale: float) -> QPainterPath:
    top, edge = area.bottom() - rise, 22 * scale
    hill = QPainterPath(QPointF(area.left(), top + edge))
    hill.quadTo(area.center().x(), top - edge, area.right(), top + edge)
    hill.lineTo(area.right(), area.bottom())
    hill.lineTo(area.left(), area.bottom())
    hill.closeSubpath()
    return hill


def _paint_flag(painter: QPainter, foot: QPointF, scale: float, words: str) -> None:
    paint_picture_at(painter, "pictures/curtain-flag", foot, scale)
    painter.save()
    painter.translate(foot)
    painter.scale(scale, scale)
    painter.setPen(QColor("#FFFFFF"))
    painter.setFont(font("total", 1.15))
    painter.drawText(QRectF(6, -148, 78, 62), Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


_COUNTER_JOINTS = (0.36, 0.7)
"""Where its boards meet, of the height."""


def paint_counter(painter: QPainter, board: QRectF, theme: Theme, scale: float) -> None:
    """Paint the boards of a counter that fills an area; its front shows three pixels below."""
    painter.setPen(Qt.PenStyle.NoPen)
    radius = 8 * scale
    for colour, shift in ((WOOD, 3.0), (WOOD_LIGHT, 0.0)):
        painter.setBrush(evening(colour, theme))
        painter.drawRoundedRect(board.translated(0, shift), radius, radius)
    painter.setPen(QPen(evening(WOOD_LIGHT.lighter(112), theme), 1.4))
    for part in _COUNTER_JOINTS:
        y = board.top() + board.height() * part
        painter.drawLine(QPointF(board.left() + 14, y), QPointF(board.right() - 14, y))


_FELT = QColor("#2E5E5A")
_FELT_SHADE = QColor(11, 35, 34, 90)
_SEAM = QColor("#4C7F7A")
"""Of the thread along the edge of the felt."""


def paint_tray(painter: QPainter, outer: QRectF, scale: float) -> QRectF:
    """Paint a tray that fills an area; return its felt."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WOOD_DARK)
    painter.drawRoundedRect(outer, 20 * scale, 20 * scale)
    painter.setBrush(WOOD)
    painter.drawRoundedRect(outer.adjusted(0, 0, 0, -4 * scale), 20 * scale, 20 * scale)
    felt = outer.adjusted(9 * scale, 9 * scale, -9 * scale, -13 * scale)
    painter.setBrush(_FELT)
    painter.drawRoundedRect(felt, 14 * scale, 14 * scale)
    painter.setBrush(_FELT_SHADE)
    shade = QRectF(felt.x(), felt.y(), felt.width(), 7 * scale)
    painter.drawRoundedRect(shade, 5 * scale, 5 * scale)
    thread = QPen(_SEAM, 1.4 * scale, Qt.PenStyle.CustomDashLine)
    thread.setDashPattern([4, 3])
    painter.setPen(thread)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seam = felt.adjusted(8 * scale, 12 * scale, -8 * scale, -7 * scale)
    painter.drawRoundedRect(seam, 9 * scale, 9 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    return felt


_SHADE = QColor("#061A19")
_MAT = QColor("#FFFBF1")
_MAT_DARK = QColor("#D9D2C0")
_CHALK = QColor("#FFFBEF")
"""Colour of dashed frames on cloth, where nothing hangs yet."""
_FRAME_WOOD, _FRAME_PAPER = 7.0, 4.0
"""Widths of the frame and of the paper round a picture."""
_EASEL_LEG, _EASEL_SHELF = 9.0, 12.0


def paint_frame(painter: QPainter, outer: QRectF, theme: Theme, scale: float) -> QRectF:
    """Paint an empty wooden frame with its shadow; return the room for the picture."""
    x, y, wide, high = outer.x(), outer.y(), outer.width(), outer.height()
    fill(painter, box(x + 3 * scale, y + 6 * scale, wide, high, 4 * scale), _SHADE, 0.34)
    fill(painter, box(x, y, wide, high, 3 * scale), WOOD)
    rim = _FRAME_WOOD * scale
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    inner = outer.adjusted(rim, rim, -rim, -rim)
    inside = (
        (inner.left(), inner.top()),
        (inner.right(), inner.top()),
        (inner.right(), inner.bottom()),
        (inner.left(), inner.bottom()),
    )
    # Light falls from the north-west: the upper and left bars are lit.
    for side, colour in ((0, WOOD_LIGHT), (1, WOOD_RIDGE), (2, WOOD_DARK), (3, WOOD)):
        after = (side + 1) % 4
        bar = [corners[side], corners[after], inside[after], inside[side]]
        fill(painter, polygon(bar), colour, 0.8)
    painter.setPen(QPen(WOOD_DARK, max(1.0, scale)))
    painter.setBrush(_MAT_DARK if theme.is_dark else _MAT)
    painter.drawRect(inner)
    paper = _FRAME_PAPER * scale
    return inner.adjusted(paper, paper, -paper, -paper)


def paint_dashed_frame(painter: QPainter, outer: QRectF, scale: float) -> None:
    """Paint where a frame may hang one day, on cloth."""
    pen = QPen(faded(_CHALK, 0.55), 1.6 * scale)
    pen.setDashPattern([4, 3.4])
    painter.setPen(pen)
    painter.setBrush(faded(_CHALK, 0.05))
    painter.drawRoundedRect(outer, 5 * scale, 5 * scale)


def paint_plaque(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint the paper that words about a picture stand on."""
    fill(painter, box(area.x(), area.y() + 2 * scale, area.width(), area.height(), 6), _SHADE, 0.3)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(area, 6 * scale, 6 * scale)


def paint_chosen(painter: QPainter, outer: QRectF, theme: Theme, scale: float, key: bool) -> None:
    """Paint the gold round a frame that is looked at; ``key`` tells that keys lead on from it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = 4 * scale
    painter.setPen(QPen(theme.hover_edge, 3 * scale))
    painter.drawRoundedRect(outer.adjusted(-reach, -reach, reach, reach), reach, reach)
    if key:
        reach = 7 * scale
        painter.setPen(QPen(_CHALK, 1.6 * scale))
        painter.drawRoundedRect(outer.adjusted(-reach, -reach, reach, reach), reach, reach)


def paint_easel(painter: QPainter, canvas: QRectF, foot: float, scale: float) -> None:
    """Paint the easel behind a canvas: three legs down to ``foot``, and the shelf it stands on."""
    middle, top = canvas.center().x(), canvas.top() - 22 * scale
    spread = canvas.width() * 0.42
    leg = _EASEL_LEG * scale
    for end in (middle, middle - spread, middle + spread):
        tilt = (middle - end) * 0.16
        start = QPointF(middle - tilt, top)
        beam = polygon(
            [
                (start.x() - leg / 2, start.y()),
                (start.x() + leg / 2, start.y()),
                (end + leg / 2, foot),
                (end - leg / 2, foot),
            ]
        )
        fill(painter, beam.translated(3 * scale, 4 * scale), _SHADE, 0.3)
        fill(painter, beam, WOOD_DARK if end == middle else WOOD)
        stroke(painter, beam, WOOD_DARK, scale)
    head = box(middle - 20 * scale, top - 2 * scale, 40 * scale, 9 * scale, 4 * scale)
    fill(painter, head, WOOD_LIGHT)


def paint_shelf(painter: QPainter, canvas: QRectF, scale: float) -> None:
    """Paint the shelf of an easel below its canvas."""
    high = _EASEL_SHELF * scale
    x, y, wide = canvas.left() - 10 * scale, canvas.bottom() - 2 * scale, canvas.width()
    wide += 20 * scale
    fill(painter, box(x + 2 * scale, y + 5 * scale, wide, high, 3 * scale), _SHADE, 0.3)
    fill(painter, box(x, y, wide, high, 3 * scale), WOOD_RIDGE)
    fill(painter, box(x, y, wide, high / 3, 2 * scale), WOOD_LIGHT)


_RIBBON_TAIL = 22.0
"""How far the ends of a ribbon come out behind it."""


def paint_ribbon(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a paper ribbon that fills an area, its forked ends behind it."""
    tail, drop = _RIBBON_TAIL * scale, 7 * scale
    top, bottom = area.top(), area.bottom() - drop
    for side in (-1, 1):
        end = area.left() if side < 0 else area.right()
        inner = end - side * (tail + 14 * scale)
        fork = [(inner, top + drop), (end, top + drop), (end - side * tail * 0.5, 0.0)]
        fork[2] = (fork[2][0], (top + bottom) / 2 + drop)
        fork += [(end, bottom + drop), (inner, bottom + drop)]
        fill(painter, polygon(fork), theme.track)
        stroke(painter, polygon(fork), theme.line, 1)
        fold = [(end - side * tail, bottom), (inner, bottom), (inner, bottom + drop)]
        fill(painter, polygon(fold), theme.control_edge)
    face = box(area.left() + tail, top, area.width() - 2 * tail, bottom - top, 4 * scale)
    fill(painter, face.translated(0, 3 * scale), _SHADE, 0.25)
    fill(painter, face, theme.panel)
    stroke(painter, face, theme.line, 1)


def ribbon_room(area: QRectF, scale: float) -> QRectF:
    """Return what a ribbon that fills an area has for figures."""
    side = (_RIBBON_TAIL + 10) * scale
    return area.adjusted(side, 4 * scale, -side, -11 * scale)


def paint_bubble(painter: QPainter, area: QRectF, tip: QPointF, theme: Theme, scale: float) -> None:
    """Paint a speech bubble whose tail ends at a point beside, above or below it.

    One inside it makes no tail.
    """
    radius = min(14 * scale, area.height() / 2)
    face = box(area.x(), area.y(), area.width(), area.height(), radius)
    half = 9 * scale
    tail: list[tuple[float, float]] = []
    beside = area.top() <= tip.y() <= area.bottom()
    if beside and not area.contains(tip):
        x = area.left() if tip.x() < area.left() else area.right()
        y = min(max(tip.y(), area.top() + radius), area.bottom() - radius)
        inward = 2 if tip.x() < area.left() else -2
        tail = [(x + inward, y - half), (tip.x(), tip.y()), (x + inward, y + half)]
    elif not beside:
        y = area.top() + 2 if tip.y() < area.top() else area.bottom() - 2
        x = min(max(tip.x(), area.left() + 2 * radius), area.right() - 2 * radius)
        tail = [(x - half, y), (tip.x(), tip.y()), (x + half, y)]
    whole = face.united(polygon(tail)) if tail else face
    fill(painter, whole.translated(0, 3 * scale), _SHADE, 0.2)
    fill(painter, whole, theme.panel)
    stroke(painter, whole, theme.line, 1)
