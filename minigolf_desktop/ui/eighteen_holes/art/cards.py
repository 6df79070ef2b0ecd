"""The cards of 18 Holes that lie before a player: clubs, golfers, solo turns."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.box import (
    GOLFER_FACES,
    Club,
    ClubKind,
    Deck,
    Golfer,
    SoloCard,
)
from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour, player_shape
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.ground import FLAG
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    BRIEF,
    FAIRWAY,
    FAIRWAY_DARK,
    GOLD,
    INK,
    LEFT,
    PAPER,
    SAND,
    SAND_EDGE,
    SECOND_INK,
    card_sheet,
    figure,
    outline,
    paint_big_hit,
    paint_card_shadow,
    paint_card_sign,
    paint_deck_sign,
    paint_edge,
    paint_hex_row,
    write,
    write_block,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_name,
    golfer_fact,
    golfer_name,
    side_words,
)


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


_ART, _TINY_ART = 0.53, 0.72
"""Height of the picture, in heights of the card; on a tiny card there is no room for a fact."""
_TINY = 112.0
"""Cards narrower than so many pixels have no fact."""
_SIDE = 100.0
"""Height of a portrait in its own units."""


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


COMBINED = "C"
"""The letter of a turn of combined scoring."""
_PER_ROW = 3
_SOLO_HEAD, _SOLO_HEAD_BRIEF = 58.0, 84.0
"""Height of the dark head, and of that of a small card, which has only figures."""
_FLAG_BRIEF = 1.5
"""How much larger a flag is on a small card."""


def paint_solo_card(
    painter: QPainter,
    rect: QRectF,
    card: SoloCard,
    *,
    place: int = -1,
    theme: Theme = LIGHT,
    shadow: bool = True,
) -> None:
    """Paint a solo card; ``place`` is the turn that the marker stands on, -1 for none.

    A small one (:data:`BRIEF`) has no words, which nobody could read.
    """
    brief = rect.width() < BRIEF
    head = _SOLO_HEAD_BRIEF if brief else _SOLO_HEAD
    if shadow:
        paint_card_shadow(painter, rect)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, sheet.width(), head), INK)
        painter.restore()
        if not brief:
            words = translate("SoloCard", "Turns")
            write(painter, QRectF(20, 0, 150, head), words, 27, "title", _WHITE, LEFT)
        radius = head * 0.345
        middle = QPointF(sheet.width() - 17 - radius, head / 2)
        fill(painter, oval(middle.x(), middle.y(), radius), GOLD)
        figure(painter, middle, str(card.difficulty), radius * 1.25)
        _paint_turns(painter, sheet, card.turns, place)
        _paint_flags(painter, sheet, card.combined, brief)
        paint_edge(painter, sheet, theme)


def _paint_turns(painter: QPainter, sheet: QRectF, turns: str, place: int) -> None:
    rows = -(-len(turns) // _PER_ROW)
    top, step = 168.0 - (rows - 1) * 40, 80.0
    for turn, letter in enumerate(turns):
        row, column = divmod(turn, _PER_ROW)
        in_row = min(_PER_ROW, len(turns) - row * _PER_ROW)
        x = sheet.width() / 2 + (column - (in_row - 1) / 2) * 68
        y = top + row * step
        if turn == place:
            fill(painter, oval(x, y, 34), GOLD)
            fill(painter, oval(x, y, 29), PAPER)
        if column + 1 < in_row:
            stroke(painter, curve((x + 29, y), (x + 39, y)), SECOND_INK, 3)
        paint_turn_sign(painter, QPointF(x, y), 24, letter == COMBINED)


def paint_turn_sign(painter: QPainter, middle: QPointF, radius: float, combined: bool) -> None:
    """Paint a turn: one person for the player only, two halves where the rivals score too."""
    paint_card_sign(painter, "turn-combined" if combined else "turn-alone", middle, radius)


def _paint_flags(painter: QPainter, sheet: QRectF, count: int, brief: bool) -> None:
    """Paint a small flag for each turn of combined scoring, and what it is for."""
    size = _FLAG_BRIEF if brief else 1.0
    y = sheet.bottom() - 34
    if not brief:
        stroke(painter, curve((20, y - 26), (sheet.width() - 20, y - 26)), LIGHT.line, 2)
    for flag in range(count):
        painter.save()
        painter.translate(28.0 + 26 * size * flag, y)
        painter.scale(size, size)
        fill(painter, box(-1.4, -13, 2.8, 28, 1.4), INK)
        fill(painter, polygon([(1.4, -13), (19, -6), (1.4, 2)]), FLAG)
        painter.restore()
    if not brief:
        room = QRectF(36 + 26 * count, y - 14, sheet.width() - 56 - 26 * count, 28)
        words = translate("SoloCard", "rivals score")
        write(painter, room, words, 18, "plain", SECOND_INK, LEFT)
