"""What all cards of 18 Holes share: their paper, their signs, and their backs."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from math import cos, hypot, pi, sin, sqrt
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.box import DECK_LETTERS, Deck
from minigolf_desktop.ui.common.art.drawing import box, faded, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.theme import BODY_FAMILY, LIGHT, TITLE_FAMILY, Theme

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
    stamps: Atlas,
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


SAND, SAND_EDGE = QColor("#F3E2B0"), QColor("#C6A876")
FAIRWAY, FAIRWAY_DARK = QColor("#B4D676"), QColor("#A2C866")
ROUGH = QColor("#71A152")
LANDING = QColor("#EE8A2E")
_WHITE = QColor("#FFFFFF")
_RADIUS = 100.0
"""Radius of the signs that are pictures, in their own units."""


def paint_card_sign(painter: QPainter, name: str, middle: QPointF, radius: float) -> None:
    """Paint one of the signs that are pictures (``big-hit``); raises ContentError for another."""
    paint_picture_at(painter, f"eighteen_holes/card_signs/{name}", middle, radius / _RADIUS)


def paint_big_hit(painter: QPainter, middle: QPointF, radius: float, allowed: bool) -> None:
    """Paint whether a big hit may be tried: a gold burst, or an arrow struck through."""
    paint_card_sign(painter, "big-hit" if allowed else "no-big-hit", middle, radius)


def hexagon(x: float, y: float, side: float, pointed: bool = False) -> QPainterPath:
    """Return a hexagon with a flat upper side, or a pointed one."""
    start = pi / 6 if pointed else 0.0
    angles = (start + pi * corner / 3 for corner in range(6))
    return polygon([(x + side * cos(a), y + side * sin(a)) for a in angles])


def paint_hex_row(painter: QPainter, room: QRectF, count: int, from_rough: int) -> None:
    """Paint the way of a wood: hexes in a row, the tuft where it lands from the rough."""
    side = min(room.height() / 2, room.width() / (count * 1.76 + 0.1))
    step = side * 1.76
    x, y = room.center().x() - step * (count - 1) / 2, room.center().y()
    for place in range(1, count + 1):
        last = place == count
        shape = hexagon(x, y, side * 0.96, pointed=True)
        fill(painter, shape, LANDING if last else FAIRWAY)
        stroke(painter, shape, INK, side * (0.13 if last else 0.1), 0.9 if last else 0.75)
        if last:
            fill(painter, oval(x, y, side * 0.5), INK)
            fill(painter, oval(x, y, side * 0.39), _WHITE)
        elif place == from_rough:
            paint_card_sign(painter, "tuft", QPointF(x, y), side * 0.54)
        else:
            fill(painter, oval(x, y, side * 0.2), INK, 0.45)
        x += step


_FILLS = tuple(QColor(name) for name in ("#3F7D47", "#F2C04A", "#E98A3C", "#B4452E", "#34518F"))
_BROWN = QColor("#241F18")
"""Darker than ink: cards are darkened in the dark theme, orange with them."""
_LETTERS = (_WHITE, _BROWN, _BROWN, _WHITE, _WHITE)
_LOW = {Deck.THREE: 0.2, Deck.FIVE: 0.05}
"""How far below the middle the letter stands."""
_SIGN_REACH = 1.5
"""How far a sign reaches at most, in radii."""


def deck_fill(deck: Deck) -> QColor:
    """Return the colour of a deck."""
    return _FILLS[deck]


def deck_ink(deck: Deck) -> QColor:
    """Return the colour of text on the colour of a deck."""
    return _LETTERS[deck]


@cache
def deck_shape(deck: Deck) -> QPainterPath:
    """Return the sign of a deck about the origin; the disc of the chip deck has radius 0.94."""
    path = QPainterPath()
    if deck is Deck.CHIP:
        path.addEllipse(QPointF(0, 0), 0.94, 0.94)
        return path
    if deck is Deck.TWO:
        path.moveTo(0, -1.16)
        path.cubicTo(1.25, -0.5, 1.25, 0.5, 0, 1.16)
        path.cubicTo(-1.25, 0.5, -1.25, -0.5, 0, -1.16)
        path.closeSubpath()
        return path
    corners, reach, start, low = {
        Deck.THREE: (3, 1.3, -pi / 2, 0.2),
        Deck.FOUR: (4, 1.24, -pi / 4, 0.0),
        Deck.FIVE: (5, 1.12, -pi / 2, 0.06),
    }[deck]
    angles = [start + 2 * pi * corner / corners for corner in range(corners)]
    return _rounded([(reach * cos(a), reach * sin(a) + low) for a in angles], 0.24)


def paint_deck_sign(
    painter: QPainter, deck: Deck, middle: QPointF, radius: float, *, rim: bool = False
) -> None:
    """Paint the sign of a deck; ``rim`` sets it on white, for coloured grounds."""
    shape = deck_shape(deck)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.save()
    painter.scale(radius, radius)
    if rim:
        painter.setPen(_pen(PAPER, 0.5))
        painter.setBrush(PAPER)
        painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_FILLS[deck])
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(_pen(faded(_WHITE, 0.28), 0.36))
    painter.drawPath(shape)
    painter.restore()
    painter.save()
    painter.scale(radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(faded(INK, 0.9), 0.1))
    painter.drawPath(shape)
    painter.restore()
    low = radius * _LOW.get(deck, 0.0)
    figure(painter, QPointF(0, low), DECK_LETTERS[deck], radius * 1.14, _LETTERS[deck])
    painter.restore()


def lay_deck_sign(
    painter: QPainter, stamps: Atlas, deck: Deck, middle: QPointF, radius: float
) -> None:
    """Lay the sign of a deck that may have been painted before."""
    ratio = painter.device().devicePixelRatioF()
    reach = _SIGN_REACH * radius
    area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    painter.save()
    painter.translate(middle)
    stamps.stamp(
        painter,
        ratio,
        (deck, radius),
        area,
        lambda inner: paint_deck_sign(inner, deck, QPointF(0, 0), radius),
    )
    painter.restore()


def _pen(colour: QColor, width: float) -> QPen:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)


def _rounded(corners: list[tuple[float, float]], cut: float) -> QPainterPath:
    """Return a polygon whose corners are rounded off, ``cut`` units before each."""
    path = QPainterPath()
    count = len(corners)
    for place, (x, y) in enumerate(corners):
        for first, (to_x, to_y) in (
            (True, corners[place - 1]),
            (False, corners[(place + 1) % count]),
        ):
            far = hypot(to_x - x, to_y - y)
            point = QPointF(x + (to_x - x) * cut / far, y + (to_y - y) * cut / far)
            if not first:
                path.quadTo(QPointF(x, y), point)
            elif place:
                path.lineTo(point)
            else:
                path.moveTo(point)
    path.closeSubpath()
    return path


_CLOTH = QColor("#2E5E5A")
_MARGIN = 12.0
_SIDE = 20.0
"""Side of a hex of the pattern, in units."""


def paint_club_back(painter: QPainter, rect: QRectF, theme: Theme = LIGHT) -> None:
    """Paint the back of a club card: two clubs crossed behind a flag."""
    with card_sheet(painter, rect) as sheet:
        _paint_ground(painter, sheet, _CLOTH)
        paint_card_sign(painter, "club-back", sheet.center(), 100)
        paint_edge(painter, sheet, theme)


def paint_shot_back(painter: QPainter, rect: QRectF, deck: Deck, theme: Theme = LIGHT) -> None:
    """Paint the back of a deck's cards: the sign of the deck, large."""
    with card_sheet(painter, rect) as sheet:
        _paint_ground(painter, sheet, deck_fill(deck))
        middle = sheet.center()
        fill(painter, oval(middle.x() + 2, middle.y() + 4, 78), INK, 0.18)
        fill(painter, oval(middle.x(), middle.y(), 78), PAPER)
        paint_deck_sign(painter, deck, middle, 46)
        paint_edge(painter, sheet, theme)


def _paint_ground(painter: QPainter, sheet: QRectF, colour: QColor) -> None:
    """Paint paper with a field of hexes in a colour."""
    fill(painter, outline(sheet), PAPER)
    field = sheet.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    painter.save()
    painter.setClipPath(box(field.x(), field.y(), field.width(), field.height(), 10))
    painter.fillRect(field, colour)
    line = faded(QColor("#FFFFFF"), 0.2)
    across, down = _SIDE * 1.5, _SIDE * sqrt(3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    columns, rows = int(sheet.width() / across) + 2, int(sheet.height() / down) + 2
    for column in range(columns):
        for row in range(rows):
            x = column * across
            y = (row + 0.5 * (column % 2)) * down
            stroke(painter, hexagon(x, y, _SIDE * 0.84), line, 1.8)
            if (column + 2 * row + column // 2) % 3 == 0:
                fill(painter, oval(x, y, 2.6), line)
    painter.restore()
    frame = field.adjusted(5, 5, -5, -5)
    stroke(painter, box(frame.x(), frame.y(), frame.width(), frame.height(), 7), PAPER, 1.6, 0.7)
