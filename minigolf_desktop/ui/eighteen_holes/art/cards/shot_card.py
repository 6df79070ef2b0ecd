"""The shot cards: a flight with its landing, or a sign that sends one to another deck."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.shot_cards import CardKind, ShotCard
from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, polygon, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import (
    paint_card_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import (
    deck_fill,
    deck_ink,
    paint_deck_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.flight_map import paint_flight_map
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    GOLD,
    INK,
    LEFT,
    PAPER,
    RIGHT,
    SECOND_INK,
    card_sheet,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
    write_block,
)
from minigolf_desktop.ui.eighteen_holes.text.shots import (
    choice_lines,
    flight_lines,
    next_deck_words,
    shot_name,
)

translate = QCoreApplication.translate

HEADER = 58.0
"""Height of the band in the deck's colour, in units of the card."""
_FOOT = 66.0
_RAYS = 16


class _Size(Enum):
    """How large a card is shown: the smaller, the fewer and larger its words."""

    TINY = 105
    SMALL = 138
    MIDDLE = 164
    LARGE = 10_000

    @classmethod
    def of(cls, width: float) -> "_Size":
        """Return the size of a card so many pixels wide."""
        return next(size for size in cls if width < size.value or size is cls.LARGE)

    @property
    def header(self) -> float:
        """Height of the band in the deck's colour."""
        return HEADER * 1.3 if self is _Size.TINY else HEADER


def paint_shot_card(
    painter: QPainter,
    rect: QRectF,
    card: ShotCard,
    *,
    theme: Theme = LIGHT,
    gold: bool = False,
    faded: bool = False,
    scale: float = 1.0,
    shadow: bool = True,
) -> None:
    """Paint a shot card into a rectangle; ``gold`` edges the chosen one, ``faded`` dims it.

    Small cards say less; how small one is depends on the ``scale`` of the interface too.
    """
    if shadow:
        paint_card_shadow(painter, rect, 1.8 if gold else 1.0)
    size = _Size.of(rect.width() / scale)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        if card.is_special:
            _paint_special(painter, sheet, card, size)
        else:
            _paint_flight(painter, sheet, card, size)
        _paint_header(painter, sheet, card, size)
        painter.restore()
        if faded:
            fill(painter, shape, PAPER, 0.6)
        paint_edge(painter, sheet, theme, gold=gold)


def _paint_header(painter: QPainter, sheet: QRectF, card: ShotCard, size: _Size) -> None:
    high = size.header
    painter.fillRect(QRectF(0, 0, sheet.width(), high), deck_fill(card.deck))
    grown = high / HEADER
    low = 1.2 if card.deck is Deck.THREE else 0.0
    radius = (17.0 if card.deck in (Deck.TWO, Deck.THREE) else 19.0) * grown
    paint_deck_sign(painter, card.deck, QPointF(38 * grown, high / 2 + low), radius, rim=True)
    room = QRectF(72 * grown, 0, sheet.width() - 72 * grown - 12, high)
    if card.kind is CardKind.LONGEST_DRIVE:
        room.setWidth(room.width() - 34)
        _paint_cup(painter, QPointF(sheet.width() - 29, high / 2))
    write(painter, room, shot_name(card.kind), 27 * grown, "title", deck_ink(card.deck), LEFT)


def _paint_cup(painter: QPainter, middle: QPointF) -> None:
    """Paint the cup of the longest drive, which its player keeps."""
    painter.save()
    painter.translate(middle)
    for side in (-1, 1):
        handle = curve((side * 9, -12), (side * 19, -13, side * 17, 2, side * 7, 2))
        stroke(painter, handle, GOLD, 3)
    cup = blob((-10, -15), (10, -15), (10, -2, 6, 5, 0, 6), (-6, 5, -10, -2, -10, -15))
    fill(painter, cup, GOLD)
    fill(painter, box(-2, 5, 4, 6), GOLD)
    fill(painter, box(-9, 10, 18, 5, 1.5), GOLD)
    shine = curve((-5.5, -11), (-5.5, -4, -2.5, 0))
    stroke(painter, shine, "#FFF3D0", 2.2)
    painter.restore()


def _paint_flight(painter: QPainter, sheet: QRectF, card: ShotCard, size: _Size) -> None:
    room = sheet.adjusted(14, size.header + 12, -14, -_FOOT)
    figures = size in (_Size.MIDDLE, _Size.LARGE)
    large = size is _Size.LARGE
    paint_flight_map(painter, room, card.flights, chip=card.deck is Deck.CHIP, figures=figures)
    middle = sheet.bottom() - _FOOT / 2
    radius = 27.0 if size is _Size.TINY else 22.0
    if card.bunker is not None:
        sign = QPointF(sheet.width() - radius - 14, middle)
        paint_card_sign(painter, f"bunker-{card.bunker}", sign, radius)
    lines = (
        flight_lines(card.flights[0]) if len(card.flights) == 1 else choice_lines(len(card.flights))
    )
    words = QRectF(18, middle - 12 * len(lines), 108 if large else 150, 24)
    for line in lines:
        write(painter, words, line, 17 if large else 20, "bold", INK, LEFT)
        words.translate(0, 23)
    if large:
        caption = QRectF(sheet.width() - 126, middle - 11, 62, 22)
        text = translate("shots", "bunker")
        write(painter, caption, text, 13, "plain", SECOND_INK, RIGHT)


def _paint_special(painter: QPainter, sheet: QRectF, card: ShotCard, size: _Size) -> None:
    """Paint a card without a flight: its sign, and the deck to draw from next."""
    foot = 84.0
    area = sheet.adjusted(0, size.header, 0, -foot)
    centre = area.center()
    _paint_rays(painter, area, "#FBE6B0" if card.kind is not CardKind.SHORT else "#EFE8D6")
    if card.kind is CardKind.SHUFFLE:
        _paint_fan(painter, centre, card.deck)
    else:
        sign_name = "short" if card.kind is CardKind.SHORT else "big-hit"
        paint_card_sign(painter, sign_name, centre, 71)
    painter.fillRect(QRectF(0, sheet.bottom() - foot, sheet.width(), foot), PAPER)
    sign = QPointF(sheet.width() - 51, sheet.bottom() - foot / 2 - 2)
    if size is _Size.TINY:
        sign.setX(sheet.width() / 2)
    if card.draw_from is not None:
        paint_deck_sign(painter, card.draw_from, sign, 31 if size is _Size.TINY else 26)
    if size is not _Size.TINY:
        words = QRectF(16, sheet.bottom() - foot + 8, sheet.width() - 16 - 94, foot - 20)
        write_block(painter, words, next_deck_words(card), 18, "bold", INK, RIGHT)


def _paint_rays(painter: QPainter, area: QRectF, colour: str) -> None:
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    x, y, far = area.center().x(), area.center().y(), area.width()
    rays = QPainterPath()
    for ray in range(_RAYS):
        start, end = 2 * pi * ray / _RAYS, 2 * pi * (ray + 0.5) / _RAYS
        rays.addPath(
            polygon(
                [
                    (x, y),
                    (x + far * cos(start), y + far * sin(start)),
                    (x + far * cos(end), y + far * sin(end)),
                ]
            )
        )
    fill(painter, rays, colour)
    painter.restore()


def _paint_fan(painter: QPainter, middle: QPointF, deck: Deck) -> None:
    """Paint three cards of the deck with two arrows that chase each other round them."""
    for turn, shift in ((-16.0, -24.0), (16.0, 24.0), (0.0, 0.0)):
        painter.save()
        painter.translate(middle + QPointF(shift, abs(shift) * 0.2))
        painter.rotate(turn)
        fill(painter, box(-27, -37, 58, 82, 6), INK, 0.2)
        fill(painter, box(-29, -41, 58, 82, 6), PAPER)
        fill(painter, box(-25, -37, 50, 74, 4), deck_fill(deck))
        stroke(painter, box(-29, -41, 58, 82, 6), INK, 2.4)
        painter.restore()
    paint_deck_sign(painter, deck, middle, 18, rim=True)
    for half in (0, 180):
        painter.save()
        painter.translate(middle)
        painter.rotate(half)
        arc = QPainterPath()
        arc.arcMoveTo(QRectF(-76, -66, 152, 132), 158)
        arc.arcTo(QRectF(-76, -66, 152, 132), 158, -118)
        stroke(painter, arc, INK, 9)
        stroke(painter, arc, GOLD, 4.6)
        tip = arc.currentPosition()
        painter.translate(tip)
        painter.rotate(52)
        head = polygon([(-5, -13), (19, 0), (-5, 13)])
        stroke(painter, head, INK, 4.4)
        fill(painter, head, GOLD)
        painter.restore()
