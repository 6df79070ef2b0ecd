"""What teaches Putt Dice: its lessons, its tips, and its rules with pictures and tables."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import Course, trace_holes
from minigolf_desktop.model.play import AnyMatch, Seat
from minigolf_desktop.model.play.seats import seat_from_json
from minigolf_desktop.model.putt_dice import (
    HOLES,
    Event,
    FinishedHole,
    Mishap,
    PuttHole,
    Setup,
    Suffered,
)
from minigolf_desktop.model.putt_dice.leaderboard import (
    CARD_COVERAGE_POINTS,
    CARD_INCOME,
    CARD_MONEY,
    COUPON_STROKES,
    BonusCard,
)
from minigolf_desktop.model.putt_dice.putting import (
    MOST_STROKES,
    is_bad_luck,
    mishaps_on,
    precision_of,
    roll_ball,
    suffer,
)
from minigolf_desktop.storage.designer.courses import CourseFile, course_from_json
from minigolf_desktop.storage.putt_dice import putt_course, putt_hole, shipped_course, shipped_path
from minigolf_desktop.ui.common.art.drawing import box, clear_pixmap, oval, stroke
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips, lessons_of, tips_of
from minigolf_desktop.ui.common.rules_page import (
    RulesPage,
    RulesPicture,
    RulesTable,
    Tables,
    pages_of,
)
from minigolf_desktop.ui.common.text import MINUS, counted_figures, signed, tenths
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.course_art import CELL, TileAtlas, paint_tiles
from minigolf_desktop.ui.putt_dice.dice import paint_die
from minigolf_desktop.ui.putt_dice.hole_ground import lies_of, way_between
from minigolf_desktop.ui.putt_dice.words import card_name, colour_name

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


_PUTTS = ("putt-strength", "putt-held", "putt-cup", "putt-slope", "putt-water")


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    sizes = {"dice": (330, 224), **dict.fromkeys(_PUTTS, (300, 132))}
    return {name: RulesPicture(*size, partial(steps_of, name)) for name, size in sizes.items()}


FIGURES = counted_figures(
    most_strokes=MOST_STROKES,
    coupon_strokes=COUPON_STROKES,
    card_money=CARD_MONEY,
    card_income=CARD_INCOME,
    card_coverage_points=CARD_COVERAGE_POINTS,
)
"""The figures that texts about the rules may name."""


def _dice_faces() -> RulesTable:
    rows = []
    for die in load_dice():
        faces = [
            f"{signed(face.precision, plus=True)}{'!' if face.bad_luck else ''}"
            for face in sorted(die.faces, reverse=True)
        ]
        mean = sum(face.precision for face in die.faces) / len(die.faces)
        rows.append((colour_name(die.colour), *faces, tenths(mean).replace("-", MINUS)))
    sides = len(rows[0]) - 2
    return RulesTable(
        translate("rules tables", "The precision on the faces of the dice"),
        ("", *[""] * sides, translate("rules tables", "Mean")),
        tuple(rows),
        translate("rules tables", "The face with ! brings bad luck."),
    )


def _bonus_cards() -> RulesTable:
    first = translate("rules tables", "The winner")
    second = translate("rules tables", "Who comes second")
    third = translate("rules tables", "Who comes third")
    return RulesTable(
        translate("rules tables", "Who gets which card"),
        ("", translate("rules tables", "Card")),
        tuple(zip((first, second, third), map(card_name, BonusCard), strict=True)),
        words=2,
    )


def rules_tables() -> Tables:
    """Return what makes each table of the rules, by its name there."""
    return {"dice-faces": _dice_faces, "bonus-cards": _bonus_cards}


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page; raises ContentError."""
    return pages_of("putt-dice", FIGURES, rules_pictures(), rules_tables())


def tips() -> Tips:
    """Return what is told once, in the player's language; raises ContentError."""
    return tips_of("putt-dice", FIGURES, causes, modes)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("putt-dice", FIGURES)


def modes(match: AnyMatch) -> tuple[str, ...]:
    """Return how a round is played, in the words of the tips."""
    setup: Setup = match.setup
    return ("solo" if len(setup.players) == 1 else "group",)


def causes(match: AnyMatch, reader: int | None) -> Iterator[str]:
    """Yield what the last move brought about, by its cause.

    Where the penalty stroke was the last one of the hole (ruling P5) the ball goes nowhere.
    """
    events: tuple[Event, ...] = match.last_events
    if any(isinstance(event, FinishedHole) for event in events):
        return
    for event in events:
        match event:
            case Suffered(mishap=Mishap.SPLASH, start=start, end=end):
                yield "splash" if end != start else "splash-on-green"
            case Suffered(start=start, end=end):
                yield "roll-back" if end != start else "roll-back-on-tee"


def setup_of_lesson(told: Mapping[str, Any], course: CourseFile) -> Setup:
    """Return the set-up that a lesson or task tells, on its course; of one player unless it tells
    who plays.

    Raises SetupFormatError, and StorageError where the course cannot be putted on.
    """
    seats = [
        seat_from_json(f"player {number}", one)
        for number, one in enumerate(told.get("players", ()), 1)
    ]
    return Setup(putt_course(course), tuple(seats) or (Seat(),))


def course_of_lesson(told: Mapping[str, Any], catalogue: Catalogue) -> CourseFile:
    """Return the course of a lesson's set-up: one that comes with the program, by its file.

    The lesson begins at one of its holes; those before it come last. Raises StorageError.
    """
    shipped = shipped_course(shipped_path(told["course"]), catalogue)
    numbers = {
        place: (number - told["hole"]) % HOLES + 1 for place, number in shipped.hole_numbers.items()
    }
    return replace(shipped, hole_numbers=numbers)
