"""Paints the pictures in the rules of Putt Dice: the dice, and putts as the rules roll them."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import Course, trace_holes
from minigolf_desktop.model.putt_dice import PuttHole
from minigolf_desktop.model.putt_dice.putting import (
    is_bad_luck,
    mishaps_on,
    precision_of,
    roll_ball,
    suffer,
)
from minigolf_desktop.storage.designer.courses import course_from_json
from minigolf_desktop.storage.putt_dice import putt_hole
from minigolf_desktop.ui.common.art.drawing import box, clear_pixmap, oval, stroke
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.course_art import CELL, TileAtlas, paint_tiles
from minigolf_desktop.ui.putt_dice.dice import paint_die
from minigolf_desktop.ui.putt_dice.hole_ground import lies_of, way_between

_PLAIN, _SLOPE, _WATER = "straight-10", "straight-23", "straight-28"
_WHITE, _INK = QColor("#FFFFFF"), QColor("#33302A")


class Putt(NamedTuple):
    """A putt on a straight hole of four tiles."""

    faces: tuple[int, ...]
    """Which face each die shows, from the white one on."""
    start: int = 0
    """Tile that the ball lies on."""
    second: str = _PLAIN
    """Tile after the tee."""


PUTTS: Mapping[str, Putt] = {
    "putt-strength": Putt((5, 0)),
    "putt-held": Putt((1, 1, 1)),
    "putt-cup": Putt((4, 1), start=2),
    "putt-slope": Putt((0, 2), second=_SLOPE),
    "putt-water": Putt((0, 2), second=_WATER),
}


class BallRun(NamedTuple):
    """What became of a putt; positions on the hole, the cup last."""

    start: int
    rest: int
    """Where it ended, bad luck aside."""
    end: int
    """Where it lies in the end."""


def steps_of(name: str, look: Look) -> Steps:
    """Return the steps that paint a picture; raises KeyError for a name that there is not."""
    if name == "dice":
        return partial(_dice_steps, look.theme)
    return partial(_putt_steps, PUTTS[name], look.theme)


def _dice_steps(theme: Theme, width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
    """Paint every face of every die, a row a die."""
    picture = clear_pixmap(width, height, ratio)
    dice = load_dice()
    across, down = width / len(dice[0].faces), height / len(dice)
    with QPainter(picture) as painter:
        for row, die in enumerate(dice):
            for place, face in enumerate(die.faces):
                middle = QPointF((place + 0.5) * across, (row + 0.5) * down)
                paint_die(painter, middle, 0.8 * min(across, down), die.colour, face)
    yield picture


@cache
def hole_of(putt: Putt) -> tuple[Course, PuttHole]:
    """Return the course of one hole that a putt is played on."""
    names = ("tee-15", putt.second, _PLAIN, "green-12")
    document = {
        "format": "minigolf-course",
        "version": 2,
        "land": None,
        "gate": {"x": 0, "y": 40, "facing": "SE"},
        "tiles": [
            {"tile": name, "x": place, "y": 0, "rotation": 90} for place, name in enumerate(names)
        ],
    }
    course = course_from_json(document, load_catalogue(), strictly=False).course
    (hole,) = trace_holes(course)
    return course, putt_hole(course, hole)


def rolled(putt: Putt, hole: PuttHole) -> BallRun:
    """Return what becomes of a putt by the rules."""
    dice = load_dice()
    rest = roll_ball(hole, putt.start, len(putt.faces), precision_of(dice, putt.faces))
    end = rest.position
    if rest.held and is_bad_luck(dice, putt.faces):
        for mishap in mishaps_on(hole.tiles[rest.position]):
            end, _ = suffer(hole, rest.position, mishap)
    return BallRun(putt.start, rest.position, end)


def _putt_steps(
    putt: Putt, theme: Theme, width: int, height: int, ratio: float
) -> Iterator[QPixmap | None]:
    """Paint the dice of a putt, and below them the hole with the way of the ball."""
    course, hole = hole_of(putt)
    tile = width // hole.length
    left, top = (width - tile * hole.length) / 2, float(height - tile)
    picture = clear_pixmap(width, height, ratio)
    atlas = TileAtlas()
    for cell in course.tiles:
        yield None
        with QPainter(picture) as painter:
            painter.setClipPath(box(left, top, tile * hole.length, tile, 10))
            paint_tiles(painter, course, (cell,), atlas, QPointF(left, top), tile, ratio)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(left, top, tile * hole.length, tile), theme.evening)
        side = 0.8 * top
        for place, (die, face) in enumerate(zip(load_dice(), putt.faces, strict=False)):
            middle = QPointF(left + side * (0.6 + 1.2 * place), top / 2)
            paint_die(painter, middle, side, die.colour, die.faces[face])
        painter.translate(left, top)
        painter.scale(tile / CELL, tile / CELL)
        _paint_way(painter, course, hole, rolled(putt, hole), theme)
    yield picture


def _paint_way(
    painter: QPainter, course: Course, hole: PuttHole, ball: BallRun, theme: Theme
) -> None:
    lies = lies_of(course, hole)
    _paint_dots(painter, way_between(course, hole, ball.start, ball.rest), _WHITE)
    if ball.end != ball.rest:
        bad_luck = way_between(course, hole, ball.rest, ball.end)
        bad_luck.translate(0, 16)
        _paint_dots(painter, bad_luck, theme.wrong_disk)
    paint_player_token(painter, "blue", lies[ball.start], 11, theme)
    for place, colour in ((ball.rest, _WHITE), (ball.end, theme.hover_edge)):
        ring = oval(lies[place].x(), lies[place].y(), 15)
        stroke(painter, ring, _INK, 6)
        stroke(painter, ring, colour, 3.4)


def _paint_dots(painter: QPainter, way: QPainterPath, colour: QColor) -> None:
    for tint, width in ((_INK, 7.5), (colour, 4.5)):
        pen = QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 13 / width])
        painter.setPen(pen)
        painter.drawPath(way)
