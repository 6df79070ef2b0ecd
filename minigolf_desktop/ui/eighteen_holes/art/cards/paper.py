"""The paper of all cards: size, outline, edge, shadow, and how text is written on it.

Cards are drawn on a sheet 240 units wide; :func:`card_sheet` brings the painter there. They keep
their colours in both themes: in the dark one a veil brings them to evening.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import sqrt
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.common.theme.type import BODY_FAMILY, TITLE_FAMILY

WIDTH = 240.0
"""Units across a card."""
TALL = 1.4
"""Height of a card, in widths."""
TALL_IN_HAND = 1.34
"""Height of a card in the hand, in widths."""
CORNER = 0.075
"""Radius of the corners, in widths."""
BRIEF = 170.0
"""Cards narrower than so many pixels, at an interface scale of 1, say less, larger."""

PAPER = QColor("#FFFBF1")
INK = LIGHT.text
SECOND_INK = LIGHT.second_text
GOLD = LIGHT.hover_edge
EDGE = QColor("#BDAF8A")
_EVENING_EDGE = QColor("#8C8468")
_EVENING = QColor(16, 24, 15, 34)
_SHADOW = LIGHT.text
_SMALLEST = 0.62
"""How far a text may shrink to fit its room."""
_REACH, _REACH_A_WIDTH = 6.0, 0.08
"""How far the shadow of a card reaches at most: in pixels, and in parts of its width more."""

Voice = Literal["title", "bold", "plain"]
"""How a text is set: Quicksand Bold, Manrope Bold, Manrope Medium."""

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@contextmanager
def card_sheet(painter: QPainter, rect: QRectF) -> Iterator[QRectF]:
    """Let the painter draw on the sheet of a card; yield the sheet, 240 units wide."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    scale = rect.width() / WIDTH
    painter.scale(scale, scale)
    yield QRectF(0, 0, WIDTH, rect.height() / scale)
    painter.restore()


def outline(sheet: QRectF) -> QPainterPath:
    """Return the outline of a card."""
    path = QPainterPath()
    radius = CORNER * sheet.width()
    path.addRoundedRect(sheet, radius, radius)
    return path


def paint_card_shadow(painter: QPainter, rect: QRectF, lift: float = 1.0) -> None:
    """Paint the soft shadow of a card; ``lift`` 2 is that of a card held higher."""
    layers = max(4, round(sqrt(rect.width()) * 0.6))
    radius = CORNER * rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_SHADOW, 0.15 / layers))
    down = rect.width() * 0.016 * lift
    for layer in range(layers):
        grow = (layer - 1) * 0.9 * lift
        shadow = rect.adjusted(-grow, -grow, grow, grow).translated(down * 0.5, down)
        painter.drawRoundedRect(shadow, radius + grow, radius + grow)
    painter.restore()


def lay_card(
    painter: QPainter,
    stamps: Stamps,
    card: QRectF,
    key: Hashable,
    paint: Callable[[QPainter, QRectF], object],
    *,
    moves: bool = False,
) -> None:
    """Lay a card that may have been painted before; its shadow lies with it.

    By one key ``paint`` paints the same into a rectangle of the same size. ``moves`` where the
    painter narrows it, or lifts it, a little more each time.
    """
    reach = _REACH + _REACH_A_WIDTH * card.width()
    sheet = QRectF(0, 0, card.width(), card.height())
    area = sheet.adjusted(-reach, -reach, reach, reach)
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    painter.translate(card.topLeft())
    whole = key, sheet.width(), sheet.height()
    stamps.stamp(painter, ratio, whole, area, lambda inner: paint(inner, sheet), moves=moves)
    painter.restore()


def paint_edge(
    painter: QPainter, sheet: QRectF, theme: Theme = LIGHT, *, gold: bool = False
) -> None:
    """Finish a card: its evening in the dark theme, and its edge."""
    shape = outline(sheet)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.is_dark:
        painter.setBrush(_EVENING)
        painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if gold:
        painter.setPen(QPen(GOLD, 6))
    else:
        painter.setPen(QPen(_EVENING_EDGE if theme.is_dark else EDGE, 2))
    painter.drawPath(shape)


def face(voice: Voice, size: float) -> QFont:
    """Return the font of a voice, ``size`` units high."""
    font = QFont(TITLE_FAMILY if voice == "title" else BODY_FAMILY)
    font.setWeight(QFont.Weight.Medium if voice == "plain" else QFont.Weight.Bold)
    font.setPixelSize(max(1, round(size)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    size: float,
    voice: Voice = "bold",
    colour: QColor = INK,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write one line of text; a long one shrinks, and ends in dots if that is not enough."""
    font = face(voice, size)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room.width():
        font.setPixelSize(max(1, int(size * max(_SMALLEST, room.width() / width))))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, int(align | Qt.TextFlag.TextDontClip), text)


def write_block(
    painter: QPainter,
    room: QRectF,
    text: str,
    size: float,
    voice: Voice = "bold",
    colour: QColor = INK,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write text over several lines, as large as fits the room, ``size`` units at most."""
    flags = int(align | Qt.TextFlag.TextWordWrap)
    tried = size
    while True:
        font = face(voice, tried)
        found = QFontMetricsF(font).boundingRect(room, flags, text)
        fits = found.height() <= room.height() and found.width() <= room.width() + 0.5
        if fits or tried <= size * _SMALLEST:
            break
        tried -= 1
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, flags, text)


def figure(
    painter: QPainter, middle: QPointF, text: str, size: float, colour: QColor = INK
) -> None:
    """Write a short figure with its middle at a point."""
    painter.save()
    painter.translate(middle)
    # Small fonts are drawn large and scaled down: sizes are whole numbers.
    painter.scale(size / 100, size / 100)
    write(painter, QRectF(-200, -100, 400, 200), text, 100, "bold", colour)
    painter.restore()
