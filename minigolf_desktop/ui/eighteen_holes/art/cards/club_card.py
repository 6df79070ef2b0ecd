"""The cards of the clubs: initiative, big hit, the head at the ball, name, and what it draws."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.clubs import Club, ClubKind, Deck
from minigolf_desktop.ui.common.art.drawing import blob, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import (
    FAIRWAY,
    FAIRWAY_DARK,
    SAND,
    SAND_EDGE,
    paint_big_hit,
    paint_hex_row,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    BRIEF,
    GOLD,
    INK,
    PAPER,
    SECOND_INK,
    card_sheet,
    figure,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
)
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name

translate = QCoreApplication.translate


class CardState(Enum):
    """How a card lies there."""

    READY = "ready"
    """In the hand, to be chosen."""
    IN_PLAY = "in play"
    """Raised, with a gold edge; whoever shows it adds a label."""
    POINTED = "pointed"
    """Under the pointer: held a little higher."""
    USED = "used"
    """Its picture faded, its words not; in the hand a dashed place."""


class _Tint(NamedTuple):
    line: QColor
    sky: QColor
    glow: QColor


_TINTS = {
    ClubKind.IRON: _Tint(QColor("#5F8FA8"), QColor("#D3E2E7"), QColor("#E9F1F2")),
    ClubKind.HYBRID: _Tint(QColor("#3F8F7C"), QColor("#D0E6D6"), QColor("#E8F3E9")),
    ClubKind.WOOD: _Tint(QColor("#B07A3E"), QColor("#F1DDB8"), QColor("#F9EED8")),
    ClubKind.DRIVER: _Tint(QColor("#C2583D"), QColor("#F4D3C2"), QColor("#FBE8DE")),
    ClubKind.WEDGE: _Tint(QColor("#C9A447"), QColor("#F4E6B4"), QColor("#FBF4D9")),
}
_WHITE = QColor("#FFFFFF")
_BALL_SHADE = QColor("#D5DBD2")
_HEAD = 100.0
"""About half the width of a head in its own units, its middle at the origin."""
_FADE = 0.62
"""How strongly the paper shows through the picture of a used card."""


def paint_club_card(
    painter: QPainter,
    rect: QRectF,
    club: Club,
    *,
    state: CardState = CardState.READY,
    theme: Theme = LIGHT,
    lasting: bool = False,
    scale: float = 1.0,
    shadow: bool = True,
) -> None:
    """Paint the card of a club into a rectangle.

    ``lasting`` marks a club that never expires. Small cards have signs and no sentences; how small
    one is depends on the ``scale`` of the interface too.
    """
    if shadow:
        held = state in (CardState.IN_PLAY, CardState.POINTED)
        paint_card_shadow(painter, rect, 1.8 if held else 1.0)
    small = rect.width() < BRIEF * scale
    with card_sheet(painter, rect) as sheet:
        fill(painter, outline(sheet), PAPER)
        height = sheet.height() * (0.53 if small else 0.47)
        scene = QRectF(0, 0, sheet.width(), height)
        _paint_scene(painter, sheet, scene, club)
        if state is CardState.USED:
            fill(painter, outline(sheet), PAPER, _FADE)
        _paint_initiative(painter, club.initiative, small)
        paint_big_hit(painter, QPointF(205, 35), 23 if small else 21, club.big_hit)
        if lasting:
            _paint_lasting(painter, QPointF(205, height - 27))
        below = sheet.adjusted(0, height + 3, 0, 0)
        if small:
            _write_briefly(painter, below, club)
        else:
            _write_fully(painter, below, club)
        paint_edge(painter, sheet, theme, gold=state is CardState.IN_PLAY)


def bookmark(x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return the ribbon that initiatives stand on, its top at ``y``."""
    notch = height * 0.2
    return polygon(
        [
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x + width / 2, y + height - notch),
            (x, y + height),
        ]
    )


def _paint_initiative(painter: QPainter, initiative: int, small: bool) -> None:
    ribbon = bookmark(14, 0, 60, 66 if small else 60)
    fill(painter, ribbon.translated(2, 3), INK, 0.16)
    fill(painter, ribbon, INK)
    figure(painter, QPointF(44, 26 if small else 24), str(initiative), 38 if small else 33, _WHITE)


def _paint_scene(painter: QPainter, sheet: QRectF, area: QRectF, club: Club) -> None:
    """Paint the head at the ball, on the ground that the club is made for."""
    tint = _TINTS[club.kind]
    wide, high = area.width(), area.height()
    painter.save()
    painter.setClipPath(outline(sheet), Qt.ClipOperation.IntersectClip)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(area, tint.sky)
    fill(painter, oval(wide * 0.5, high * 0.56, high * 0.5), tint.glow)
    sandy = club.bunker_counts_as_rough
    near, far = (SAND, SAND_EDGE) if sandy else (FAIRWAY_DARK, FAIRWAY)
    for colour, top in ((FAIRWAY if not sandy else FAIRWAY_DARK, 0.8), (near, 0.89)):
        bend = high * (top - 0.07)
        rise = (wide * 0.3, bend, wide * 0.7, bend, wide, high * top)
        hill = blob((0, high), (0, high * top), rise, (wide, high))
        fill(painter, hill, colour)
    if sandy:
        for x, y in ((18, 0.95), (66, 0.93), (120, 0.965), (168, 0.925), (212, 0.955), (92, 0.97)):
            fill(painter, oval(x, high * y, 1.8), far)
    ball = QPointF(wide * 0.2, high * 0.8)
    if club.tee_box_only:
        ball -= QPointF(0, 15)
        _paint_peg(painter, ball, high * 0.9)
    if club.kind is ClubKind.WEDGE:
        _paint_rise(painter, ball, not club.declares_direction, tint.line)
    size = high * (0.4 if club.kind in (ClubKind.DRIVER, ClubKind.WOOD) else 0.44)
    head = QPointF(wide * 0.55, high * 0.525)
    paint_picture_at(painter, f"eighteen_holes/clubs/{club.name}", head, size / _HEAD)
    _paint_ball(painter, ball, high * 0.072, not club.tee_box_only)
    painter.fillRect(QRectF(0, high - 3.5, wide, 3.5), tint.line)
    painter.restore()


def _paint_peg(painter: QPainter, ball: QPointF, ground: float) -> None:
    """Paint the tee below a ball."""
    x, y = ball.x(), ball.y()
    peg = polygon([(x - 8, y + 10), (x + 8, y + 10), (x + 2, y + 15), (x, ground), (x - 2, y + 15)])
    fill(painter, peg, "#C2583D")


def _paint_rise(painter: QPainter, ball: QPointF, steep: bool, colour: QColor) -> None:
    """Paint the dots of a ball that rises: a lob straight up, the others in an arc."""
    way = (
        curve((ball.x(), ball.y()), (ball.x() - 6, ball.y() - 60, ball.x() + 22, ball.y() - 64))
        if steep
        else curve(
            (ball.x(), ball.y()), (ball.x() - 26, ball.y() - 34, ball.x() - 46, ball.y() - 40)
        )
    )
    for step in (0.34, 0.5, 0.66, 0.82, 0.98):
        at = way.pointAtPercent(step)
        fill(painter, oval(at.x(), at.y(), 2.2), colour)


def _paint_ball(painter: QPainter, middle: QPointF, radius: float, grounded: bool) -> None:
    x, y = middle.x(), middle.y()
    if grounded:
        fill(
            painter,
            oval(x + radius * 0.3, y + radius * 0.42, radius, radius * 0.8),
            "#1E3A20",
            0.26,
        )
    fill(painter, oval(x, y, radius), _BALL_SHADE)
    fill(painter, oval(x - radius * 0.1, y - radius * 0.1, radius * 0.88), _WHITE)
    for dx, dy in ((0.2, 0.1), (0.42, -0.2), (0.36, 0.42), (0.02, 0.44)):
        fill(painter, oval(x + dx * radius, y + dy * radius, radius * 0.09), _BALL_SHADE)


def _paint_lasting(painter: QPainter, middle: QPointF) -> None:
    """Paint the sign of a club that never expires: a lying eight on gold."""
    x, y = middle.x(), middle.y()
    fill(painter, oval(x, y, 18), INK)
    fill(painter, oval(x, y, 16), GOLD)
    loop = curve(
        (x, y),
        (x + 4, y - 7, x + 11, y - 7, x + 11, y),
        (x + 11, y + 7, x + 4, y + 7, x, y),
        (x - 4, y - 7, x - 11, y - 7, x - 11, y),
        (x - 11, y + 7, x - 4, y + 7, x, y),
    )
    stroke(painter, loop, INK, 3.2)


def _write_briefly(painter: QPainter, room: QRectF, club: Club) -> None:
    """Write the name, and below it only signs."""
    name = QRectF(10, room.top() + 4, room.width() - 20, 50)
    write(painter, name, club_name(club), 34, "title")
    middle = room.top() + 54 + (room.height() - 62) * 0.46
    if not club.decks:
        row = QRectF(16, middle - 21, room.width() - 32, 42)
        paint_hex_row(painter, row, club.distance, club.distance_from_rough)
        return
    _paint_decks(painter, club, middle, 31, 21)


def _paint_decks(painter: QPainter, club: Club, y: float, radius: float, text: float) -> None:
    """Paint the decks: two signs for two cards, two with a word between for a choice."""
    decks: tuple[Deck, ...] = club.decks if len(club.decks) > 1 else club.decks * club.draw
    choice = len(club.decks) > 1
    step = radius * (3.1 if choice else 2.35)
    for place, deck in enumerate(decks):
        x = 120 + (place - (len(decks) - 1) / 2) * step
        paint_deck_sign(painter, deck, QPointF(x, y), radius)
    if choice:
        word = QRectF(120 - radius * 0.6, y - text, radius * 1.2, 2 * text)
        write(painter, word, translate("clubs", "or"), text, "bold", SECOND_INK)


def _write_fully(painter: QPainter, room: QRectF, club: Club) -> None:
    """Write the name, what is drawn from where, and what else is to be known."""
    top, wide = room.top(), room.width()
    write(painter, QRectF(12, top + 5, wide - 24, 40), club_name(club), 29, "title")
    line = QRectF(12, top + 43, wide - 24, 22)
    write(painter, line, _draw_line(club), 15, "plain", SECOND_INK)
    middle = top + 68 + (room.height() - 68 - 34) / 2
    if club.decks:
        _paint_decks(painter, club, middle, 29, 15)
    else:
        row = QRectF(30, middle - 21, wide - 60, 42)
        paint_hex_row(painter, row, club.distance, club.distance_from_rough)
    foot = QRectF(12, room.bottom() - 31, wide - 24, 22)
    write(painter, foot, _foot_line(club), 13, "plain", SECOND_INK)


def _draw_line(club: Club) -> str:
    if not club.decks:
        return translate("clubs", "straight, no card")
    if club.draw > 1:
        return translate("clubs", "draw 2, play one")
    if len(club.decks) > 1:
        return translate("clubs", "draw 1 from either")
    return translate("clubs", "draw 1")


def _foot_line(club: Club) -> str:
    if club.tee_box_only:
        return translate("clubs", "only from a tee box")
    if club.bunker_counts_as_rough:
        return translate("clubs", "sand is rough for it")
    if not club.declares_direction:
        return translate("clubs", "aim after the draw")
    if not club.rough_penalty:
        return translate("clubs", "no loss from the rough")
    if set(club.decks) == {Deck.CHIP}:
        return translate("clubs", "aim before the draw")
    return translate("clubs", "from the rough one hex less")
