"""The shot cards: the map of a flight, or a sign that sends one to another deck."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from minigolf_desktop.model.eighteen_holes.box import CardKind, Deck, Flight, ShotCard
from minigolf_desktop.model.geometry.hexagon import NORTH, Hex, neighbour, turned
from minigolf_desktop.ui.common.art.drawing import (
    blob,
    box,
    curve,
    draw_lines,
    fill,
    oval,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.grid import HEX_HEIGHT, hex_centre, hex_polygon
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    FAIRWAY,
    GOLD,
    INK,
    LANDING,
    LEFT,
    PAPER,
    RIGHT,
    ROUGH,
    SECOND_INK,
    card_sheet,
    deck_fill,
    deck_ink,
    figure,
    outline,
    paint_card_shadow,
    paint_card_sign,
    paint_deck_sign,
    paint_edge,
    write,
    write_block,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    choice_lines,
    flight_lines,
    next_deck_words,
    shot_name,
)

_SEAM = QColor("#68974A")
_TUFTS = QColor("#628F48")
_WHITE = QColor("#FFFFFF")
_LARGEST = 31.0
"""Side of a hex at most, in units of the card."""
_WELL_READ = 23.0
"""Side of a hex on which everything has its usual size."""


def flight_way(flight: Flight) -> tuple[Hex, ...]:
    """Return the hexes of a flight that is aimed north from the origin, the start included."""
    way = [Hex(0, 0)]
    for turn in flight:
        way.append(neighbour(way[-1], turned(NORTH, turn)))
    return tuple(way)


def paint_flight_map(
    painter: QPainter,
    room: QRectF,
    flights: Sequence[Flight],
    *,
    chip: bool = False,
    figures: bool = True,
) -> None:
    """Paint the ways of one or more flights.

    A chip has no tuft, since it loses nothing in the rough, but may fly over trees; without
    ``figures`` only the landing has its number, as small cards need it.
    """
    ways = [flight_way(flight) for flight in flights]
    points = [hex_centre(place, 1) for way in ways for place in way]
    left, right = min(at.x() for at in points), max(at.x() for at in points)
    top, bottom = min(at.y() for at in points), max(at.y() for at in points)
    side = min(
        (room.height() - 10) / (bottom - top + HEX_HEIGHT + 0.1),
        (room.width() - 10) / (right - left + 2.2),
        _LARGEST,
    )
    painter.save()
    painter.setClipPath(box(room.x(), room.y(), room.width(), room.height(), 10))
    painter.fillRect(room, ROUGH)
    painter.translate(room.center())
    painter.scale(side, side)
    painter.translate(-(left + right) / 2, -(top + bottom) / 2)
    _paint_ground(painter, room, side)
    _paint_hexes(painter, ways)
    for way in ways:
        _paint_line(painter, way)
    # In a long flight the hexes are small: what stands on them is larger then.
    _paint_steps(painter, ways, chip, figures, min(1.4, max(1.0, _WELL_READ / side)))
    painter.restore()


def _paint_ground(painter: QPainter, room: QRectF, side: float) -> None:
    """Paint the seams of the hexes all over, with a tuft here and there."""
    columns = int(room.width() / side / 1.5 / 2) + 2
    rows = int(room.height() / side / HEX_HEIGHT / 2) + 3
    draw_lines(painter, _seams(columns, rows), _SEAM, 0.09)
    fill(painter, _tufts(columns, rows), _TUFTS)


def _field(columns: int, rows: int) -> list[Hex]:
    """Return the hexes so many columns and rows round the origin."""
    return [
        Hex(q, r - q // 2) for q in range(-columns, columns + 1) for r in range(-rows, rows + 1)
    ]


@kept(32)
def _seams(columns: int, rows: int) -> list[QLineF]:
    """Return three edges of each hex; its neighbours have the others."""
    lines = []
    for place in _field(columns, rows):
        corners = hex_polygon(place, 1).toList()
        lines += [QLineF(start, end) for start, end in pairwise(corners[:4])]
    return lines


@cache
def _tuft() -> QPainterPath:
    """Return three blades of grass that grow one unit high from the origin."""
    blades = QPainterPath()
    blades.setFillRule(Qt.FillRule.WindingFill)
    for lean, high in ((-0.52, 0.72), (0.0, 1.0), (0.52, 0.72)):
        blades.moveTo(lean * 0.3 - 0.1, 0)
        blades.quadTo(lean * 0.5 - 0.12, -high * 0.5, lean, -high)
        blades.quadTo(lean * 0.5 + 0.14, -high * 0.5, lean * 0.3 + 0.1, 0)
        blades.closeSubpath()
    return blades


@kept(32)
def _tufts(columns: int, rows: int) -> QPainterPath:
    tufts = QPainterPath()
    for place in _field(columns, rows):
        if (3 * place.q + 5 * place.r) % 7 in (0, 3):
            foot = hex_centre(place, 1) + QPointF(0.3 - 0.2 * (place.q % 3), 0.35)
            tufts.addPath(QTransform().translate(foot.x(), foot.y()).scale(0.3, 0.3).map(_tuft()))
    return tufts


def _paint_hexes(painter: QPainter, ways: Sequence[tuple[Hex, ...]]) -> None:
    ends = {way[-1] for way in ways}
    for place in {place for way in ways for place in way} - ends:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(FAIRWAY)
        painter.drawPolygon(hex_polygon(place, 1, 0.955))
    for place in ends:
        painter.setBrush(LANDING)
        painter.drawPolygon(hex_polygon(place, 1, 0.955))
        ring = QPainterPath()
        ring.addPolygon(hex_polygon(place, 1, 0.87))
        ring.closeSubpath()
        stroke(painter, ring, INK, 0.13)


def _paint_line(painter: QPainter, way: tuple[Hex, ...]) -> None:
    points = [hex_centre(place, 1) for place in way]
    line = QPainterPath(points[0])
    for before, after in pairwise(points[1:]):
        middle = (before + after) / 2
        line.quadTo(before, middle)
    line.lineTo(points[-1])
    stroke(painter, line, INK, 0.27, 0.92)
    stroke(painter, line, _WHITE, 0.14)


def _paint_steps(
    painter: QPainter, ways: Sequence[tuple[Hex, ...]], chip: bool, figures: bool, grown: float
) -> None:
    """Paint start, steps, tufts and landings, each hex once, ``grown`` by a factor."""
    ends = {way[-1]: len(way) - 1 for way in ways}
    tufts = set() if chip else {way[-2] for way in ways}
    steps = {place: step for way in ways for step, place in enumerate(way)}
    for place, step in steps.items():
        painter.save()
        painter.translate(hex_centre(place, 1))
        painter.scale(grown, grown)
        if place in ends:
            fill(painter, oval(0, 0, 0.46), INK)
            fill(painter, oval(0, 0, 0.37), _WHITE)
            figure(painter, QPointF(0, 0), str(step), 0.56)
        elif step == 0:
            paint_card_sign(painter, "start", QPointF(0, 0), 0.54)
        elif place in tufts:
            paint_card_sign(painter, "tuft", QPointF(0, 0), 0.46)
        elif chip and step == 1:
            paint_card_sign(painter, "tree", QPointF(0, 0), 0.46)
        elif figures:
            fill(painter, oval(0, 0, 0.34), PAPER)
            figure(painter, QPointF(0, 0), str(step), 0.5)
        else:
            fill(painter, oval(0, 0, 0.19), INK, 0.92)
            fill(painter, oval(0, 0, 0.13), _WHITE)
        painter.restore()


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
