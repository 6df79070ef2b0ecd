"""The golfer cards: portrait, name, side, and one plain fact."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.ui.common.art.drawing import blob, fill, oval
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour, player_shape
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    BRIEF,
    INK,
    PAPER,
    SECOND_INK,
    card_sheet,
    figure,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
    write_block,
)
from minigolf_desktop.ui.eighteen_holes.text.golfers import golfer_fact, golfer_name, side_words

_ART, _TINY_ART = 0.53, 0.72
"""Height of the picture, in heights of the card; on a tiny card there is no room for a fact."""
_TINY = 112.0
"""Cards narrower than so many pixels have no fact."""
_SIDE = 100.0
"""Height of a portrait in its own units."""
_WHITE = QColor("#FFFFFF")


class _Sitter(NamedTuple):
    sky: str
    """By day, on the A side."""
    line: str
    """Colour of the line below the picture."""


_SITTERS = {
    Golfer.BUNJIL: _Sitter("#F6DDB4", "#B98A52"),
    Golfer.DORIAN: _Sitter("#E4D5EA", "#5B3A72"),
    Golfer.IRON_JANE: _Sitter("#D3E2E7", "#5F7F97"),
    Golfer.LUCKY: _Sitter("#DCEBC8", "#3F9A53"),
    Golfer.SLICK_RIKESH: _Sitter("#F3D5DE", "#8A3F7C"),
    Golfer.SLUGGER: _Sitter("#F4D3C2", "#B9442F"),
    Golfer.SWIFT: _Sitter("#CBE7DF", "#22897B"),
    Golfer.THE_SHARK: _Sitter("#CDE7F3", "#2E6C94"),
}


class _Light(NamedTuple):
    """How a side is lit: A at noon, B towards evening."""

    sun: str
    veil: str
    far: str
    near: str


_NOON = _Light("#FFFFFF", "#FFFFFF", "#A5CF6E", "#7DB05C")
_EVENING = _Light("#F7B267", "#8C6E9C", "#86A765", "#5E8A58")


def paint_golfer_portrait(painter: QPainter, area: QRectF, face: str) -> None:
    """Paint the picture of a golfer's face into an area, which it is clipped to."""
    golfer, side = GOLFER_FACES[face]
    sitter = _SITTERS[golfer]
    hard = side == "b"
    light = _EVENING if hard else _NOON
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.translate(area.center().x(), area.top())
    painter.scale(area.height() / _SIDE, area.height() / _SIDE)
    half = area.width() / area.height() * 50
    painter.translate(-50, 0)
    everywhere = QRectF(49 - half, 0, 2 * half + 2, _SIDE)
    painter.fillRect(everywhere, QColor(sitter.sky))
    if hard:
        veil = QColor(light.veil)
        veil.setAlphaF(0.42)
        painter.fillRect(everywhere, veil)
        fill(painter, oval(84, 66, 26), light.sun, 0.85)
        for x, y, wide in ((8.0, 30.0, 17.0), (98, 22, 20)):
            cloud = oval(x, y, wide, 4.2)
            fill(painter, cloud, _WHITE, 0.3)
    else:
        fill(painter, oval(50, 46, 46), light.sun, 0.42)
    left, right = 49 - half, 51 + half
    far = blob((left, _SIDE), (left, 72), (20, 58, 66, 84, right, 66), (right, _SIDE))
    near = blob((left, _SIDE), (left, 87), (30, 76, 70, 94, right, 80), (right, _SIDE))
    fill(painter, far, light.far)
    fill(painter, near, light.near)
    paint_picture_at(painter, f"eighteen_holes/golfers/{face}", QPointF(0, 0))
    painter.restore()


def paint_golfer_card(
    painter: QPainter,
    rect: QRectF,
    face: str,
    *,
    colour: str = "",
    used: bool = False,
    gold: bool = False,
    scale: float = 1.0,
    theme: Theme = LIGHT,
    shadow: bool = True,
) -> None:
    """Paint a golfer card by its face (``lucky-b``).

    ``colour`` adds the shape of the player who has it; ``used`` fades a card whose power is used;
    ``gold`` edges the chosen one. Small cards say less; how small one is depends on the ``scale``
    of the interface too.
    """
    golfer, side = GOLFER_FACES[face]
    if shadow:
        paint_card_shadow(painter, rect, 1.8 if gold else 1.0)
    small, tiny = rect.width() < BRIEF * scale, rect.width() < _TINY * scale
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        high = sheet.height() * (_TINY_ART if tiny else _ART)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        paint_golfer_portrait(painter, QRectF(0, 0, sheet.width(), high), face)
        line = QColor(_SITTERS[golfer].line)
        painter.fillRect(QRectF(0, high, sheet.width(), 4), line)
        painter.restore()
        badge = 26 if tiny else 21 if small else 18
        paint_side_badge(painter, QPointF(badge + 13, badge + 13), badge, side)
        if colour:
            _paint_owner(painter, QPointF(sheet.width() - 32, 32), colour)
        words = QRectF(0, high + 4, sheet.width(), sheet.height() - high - 4)
        if tiny:
            write(painter, words.adjusted(10, 0, -10, -4), golfer_name(face), 46, "title")
        else:
            _write_words(painter, words, face, small)
        if used:
            fill(painter, shape, PAPER, 0.58)
        paint_edge(painter, sheet, theme, gold=gold)


def _write_words(painter: QPainter, room: QRectF, face: str, small: bool) -> None:
    wide, top = room.width(), room.top()
    name = QRectF(10, top + 4, wide - 20, 42)
    write(painter, name, golfer_name(face), 33 if small else 29, "title")
    if small:
        fact = QRectF(12, top + 47, wide - 24, room.height() - 55)
        write_block(painter, fact, golfer_fact(face), 21)
        return
    kind = QRectF(10, top + 41, wide - 20, 22)
    write(painter, kind, side_words(face), 14, "plain", SECOND_INK)
    fact = QRectF(20, top + 64, wide - 40, room.height() - 74)
    write_block(painter, fact, golfer_fact(face), 17)


def paint_side_badge(painter: QPainter, middle: QPointF, radius: float, side: str) -> None:
    """Paint which side of a card it is: A on cream, B on ink, the harder one with a gold ring."""
    hard = side == "b"
    x, y = middle.x(), middle.y()
    fill(painter, oval(x + 1, y + 2, radius), INK, 0.25)
    fill(painter, oval(x, y, radius), QColor("#F2B632") if hard else INK)
    fill(painter, oval(x, y, radius * 0.87), INK if hard else PAPER)
    figure(painter, middle, side.upper(), radius * 1.15, _WHITE if hard else INK)


def _paint_owner(painter: QPainter, middle: QPointF, colour: str) -> None:
    fill(painter, oval(middle.x() + 1, middle.y() + 2, 21), INK, 0.25)
    fill(painter, oval(middle.x(), middle.y(), 21), PAPER)
    painter.save()
    painter.translate(middle)
    painter.scale(13, 13)
    fill(painter, player_shape(colour), player_colour(colour).light)
    painter.restore()
