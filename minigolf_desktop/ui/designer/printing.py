"""Sheets of Minigolf Designer to print: a course for the garden, and score sheets to write on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Assessment, Tally, assess
from minigolf_desktop.storage.designer.courses import CourseFile, course_from_json
from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.drawing import CENTER, LEFT
from minigolf_desktop.ui.common.art.line_art import paint_number
from minigolf_desktop.ui.common.printing.sheets import (
    Cell,
    Ink,
    PaintPage,
    Sheets,
    paint_foot,
    paint_head,
    paint_table,
    write_in,
    write_lines,
)
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import LIGHT, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.line_art import (
    paint_course_in_lines,
    paint_signs,
    reach_of,
)
from minigolf_desktop.ui.designer.art.places import Kind, Place
from minigolf_desktop.ui.designer.art.plot import paint_plot
from minigolf_desktop.ui.designer.art.tile import paint_places, paint_tile
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, Sign, paint_hole_sign, signs_of
from minigolf_desktop.ui.designer.course_art import course_bounds, paint_seams, square_of
from minigolf_desktop.ui.designer.text.conditions import condition_name, condition_rule
from minigolf_desktop.ui.designer.text.tiles import element_name

HOLES = 9
NAMES = 5
"""Rows for names on a score card."""
_SIGN = 1.35
"""How much larger the signs of holes are than on the board."""
_ROW = 40.0
_LEGEND_ROW = 56.0
_LOW = 364.0
"""Height of card and legend on a sheet that lies: the legend has seven rows at most."""
_LIES_FROM = 1.45
"""Widths for a height from which on a course is the larger on a sheet that lies."""


def sheets(document: object, ink: Ink) -> Sheets:
    """Return the sheets of the course of a JSON value, or score sheets where it is None.

    Raises StorageError.
    """
    if document is None:
        return _score_sheets(ink)
    return _course_sheet(course_from_json(document, load_catalogue()), ink)


# A course for the garden


class _Plan(NamedTuple):
    """A course, looked at once for all that its sheet tells."""

    file: CourseFile
    assessment: Assessment
    signs: Sequence[Sign]


def _course_sheet(course_file: CourseFile, ink: Ink) -> Sheets:
    course = course_file.course
    tally = Tally(passes=course_file.passes, collected=course_file.collected)
    assessment = assess(course, course_file.clients, tally, course_file.hole_numbers, final=True)
    signs = signs_of(course, assessment, set())
    plan = _Plan(course_file, assessment, signs)
    area = course_bounds(course)
    name = content_name(course_file.name) or translate("print", "A course")
    return Sheets(
        name,
        (lambda painter, room: _paint_course_page(painter, room, plan, name, ink),),
        lies=area.width() > area.height() * _LIES_FROM,
    )


def _paint_course_page(painter: QPainter, room: QRectF, plan: _Plan, name: str, ink: Ink) -> None:
    pars = _pars(plan.assessment)
    holes = translate("print", "%n holes", "", len(pars))
    par = translate("print", "par {par}").replace("{par}", str(sum(pars.values())))
    top = paint_head(painter, room, name, f"{holes}  \N{MIDDLE DOT}  {par}", ink)
    legend = legend_of(plan.file)
    foot, low = room.bottom() - 26, _LOW
    if room.width() > room.height():
        # Below the plan, card and legend lie side by side.
        columns, half = 2, room.width() / 2
        card = QRectF(room.left(), foot - low, half - 12, low)
        told = QRectF(card.right() + 24, card.top(), half - 12, low)
    else:
        columns, low = 3, (NAMES + 2) * _ROW
        told_high = -(-len(legend) // columns) * _LEGEND_ROW + 34
        card = QRectF(room.left(), foot - low, room.width(), low)
        told = QRectF(room.left(), card.top() - told_high, room.width(), told_high)
    seen = QRectF(room.left(), top, room.width(), told.top() - 12 - top)
    _paint_plan(painter, seen, plan, ink)
    _paint_legend(painter, told, legend, columns, ink)
    _paint_card(painter, card, pars, ink)
    paint_foot(
        painter,
        room,
        translate("print", "Putt from the mat to the cup, hole by hole: the fewest strokes win."),
        ink,
    )


def _pars(assessment: Assessment) -> dict[int, int]:
    """Return the pars of the numbered holes, by their number."""
    numbered = assessment.numbering.numbered()
    return {number: numbered[number].par for number in sorted(numbered)}


def _paint_plan(painter: QPainter, room: QRectF, plan: _Plan, ink: Ink) -> None:
    """Paint the course seen from above, as large as there is room."""
    course, pars = plan.file.course, _pars(plan.assessment)
    area = course_bounds(course)
    scale = min(room.width() / area.width(), room.height() / area.height(), 2.4)
    painter.save()
    painter.translate(room.center())
    painter.scale(scale, scale)
    painter.translate(-area.center())
    if ink is Ink.BLACK:
        paint_course_in_lines(painter, course)
    else:
        paint_plot(painter, course.land, LIGHT, player_colour("blue").fill(LIGHT))
        for cell, turned in course.tiles.items():
            painter.save()
            painter.translate(square_of(cell).topLeft())
            paint_tile(painter, course.box.design(turned), turned & 3)
            painter.restore()
        paint_seams(painter, course)
    for sign in plan.signs:
        painter.save()
        painter.translate(sign.position(course))
        if ink is Ink.BLACK:
            paint_number(painter, sign.number, RADIUS * _SIGN)
        else:
            paint_hole_sign(painter, sign.number, RADIUS * _SIGN)
        if sign.number in pars:
            _paint_par(painter, pars[sign.number], ink)
        painter.restore()
    painter.restore()


def _paint_par(painter: QPainter, par: int, ink: Ink) -> None:
    """Paint the par of a hole on a small plate below its number, which is at the origin."""
    plate = QRectF(-18, RADIUS * _SIGN + 1, 36, 13)
    painter.setPen(QPen(ink.text, 1.0))
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(plate, 4, 4)
    words = translate("print", "par {par}").replace("{par}", str(par))
    write_in(painter, plate.adjusted(2, 0, -2, 0), words, "caption_bold", 0.82, ink.text, CENTER)


def _paint_card(painter: QPainter, area: QRectF, pars: dict[int, int], ink: Ink) -> None:
    """Paint the score card: a column a hole, a row for each of five names."""
    numbers = list(pars) or list(range(1, HOLES + 1))
    total = translate("print", "Total")
    head = [Cell(translate("print", "Hole"), is_head=True, where=LEFT)]
    head += [Cell(str(number), is_head=True) for number in numbers]
    head.append(Cell(total, is_head=True))
    par = [Cell(translate("print", "Par"), is_head=True, where=LEFT)]
    par += [Cell(str(pars[number]) if number in pars else "") for number in numbers]
    par.append(Cell(str(sum(pars.values())) if pars else ""))
    empty = [Cell() for _ in head]
    widths = [3.2, *(1.0 for _ in numbers), 1.7]
    row = area.height() / (NAMES + 2)
    paint_table(painter, area, widths, [head, par, *[empty] * NAMES], row, ink)


class Told(NamedTuple):
    """A line of the legend."""

    place: Place
    """What its picture shows."""
    quantity: int
    """How many of them there are on the course."""
    name: str
    words: str
    """What it is, and what one takes for it in a garden."""


def legend_of(course_file: CourseFile) -> list[Told]:
    """Return a line for every kind of thing that is on a course, in the order of the legend."""
    counts = _counts(course_file)
    return [
        Told(place, counts[place.kind], name, words)
        for place, name, words in _things()
        if counts.get(place.kind)
    ]


def _counts(course_file: CourseFile) -> dict[Kind, int]:
    """Return how many of each kind lie on the tiles; kinds that look alike count as one."""
    counts: dict[Kind, int] = {}
    course = course_file.course
    for turned in course.tiles.values():
        for place in tile_plan(course.box.design(turned), turned & 3).places:
            kind = _ALIKE.get(place.kind, place.kind)
            counts[kind] = counts.get(kind, 0) + 1
    return counts


ON_LAWN = frozenset({Kind.TREE, Kind.BENCH, Kind.PERSON, Kind.DOG})
"""Kinds that the legend shows on grass, the others on concrete."""

_ALIKE = {
    Kind.PLAYER: Kind.PERSON,
    Kind.TUNNEL: Kind.PIPE,
    Kind.RAMP: Kind.HUMP,
    Kind.BAR: Kind.POST,
    Kind.WEDGE: Kind.POST,
    Kind.DIAMOND: Kind.POST,
}
"""Kinds that the legend tells of together with another."""


def _things() -> tuple[tuple[Place, str, str], ...]:
    """Return what the legend knows: a thing, its name, and what it is in a garden."""
    return (
        (
            Place(Kind.MAT, 0, 0, size=11, length=16),
            translate("print", "Mat"),
            translate("print", "Every hole begins here: a doormat."),
        ),
        (
            Place(Kind.CUP, 0, 0, size=7),
            translate("print", "Cup"),
            translate("print", "The ball has to go in: a sunken flower pot."),
        ),
        (
            Place(Kind.POOL, 0, 0, size=12),
            element_name("pools"),
            translate("print", "A splash costs a stroke: a tray of water."),
        ),
        (
            Place(Kind.HUMP, 0, 0, size=13, length=24),
            element_name("slopes"),
            translate("print", "Too weak, and the ball rolls back: a board on a brick."),
        ),
        (
            Place(Kind.PIPE, 0, 0, size=7, length=26),
            element_name("pipes"),
            translate("print", "The ball rolls through: a tube or a cardboard box."),
        ),
        (
            Place(Kind.FLOWERS, 0, 0, size=12),
            element_name("flowers"),
            translate("print", "Play round it: pots in a ring."),
        ),
        (
            Place(Kind.POST, 0, 0, size=6),
            translate("print", "Obstacle"),
            translate("print", "It turns the ball aside: stones or building blocks."),
        ),
        (
            Place(Kind.BRIDGE, 0, 0, size=13, length=100),
            translate("print", "Crossing"),
            translate("print", "One path leads over another: a plank on two bricks."),
        ),
        (
            Place(Kind.MOUND, 0, 0, size=13),
            translate("print", "Mound"),
            translate("print", "The cup lies on it: a heap of sand."),
        ),
        (
            Place(Kind.CHEVRON, 0, 0, size=9, length=16),
            translate("print", "One way"),
            translate("print", "Played as the arrow points: chalk."),
        ),
        (
            Place(Kind.TREE, 0, 0, size=13),
            element_name("trees"),
            translate("print", "A tree of the garden, or a broom in a bucket."),
        ),
        (
            Place(Kind.BENCH, 0, 0, size=12, length=13),
            element_name("benches"),
            translate("print", "For who waits: a chair does."),
        ),
        (
            Place(Kind.PERSON, 0, 0, size=9),
            element_name("people"),
            translate("print", "Whoever looks on."),
        ),
        (
            Place(Kind.DOG, 0, 0, size=6),
            element_name("dogs"),
            translate("print", "Keep it from the balls."),
        ),
    )


def _paint_legend(
    painter: QPainter, area: QRectF, legend: Sequence[Told], columns: int, ink: Ink
) -> None:
    """Paint what each sign is, in columns."""
    wide, gap = area.width() / columns, 14.0
    rows = max(1, -(-len(legend) // columns))
    high = min(_LEGEND_ROW, area.height() / rows)
    for place, told in enumerate(legend):
        column, row = divmod(place, rows)
        room = QRectF(area.left() + column * wide, area.top() + row * high, wide - gap, high)
        _paint_told(painter, room, told, ink)


def _paint_told(painter: QPainter, room: QRectF, told: Told, ink: Ink) -> None:
    side = room.height() * 0.8
    picture = QRectF(room.left(), room.top(), side, side)
    painter.save()
    if ink is Ink.COLOUR:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.GRASS if told.place.kind in ON_LAWN else colours.CONCRETE)
        painter.drawRoundedRect(picture, 5, 5)
    painter.setClipRect(picture)
    painter.translate(picture.center())
    scale = side / 2.5 / max(9.0, min(reach_of(told.place), 24.0))
    painter.scale(scale, scale)
    if ink is Ink.BLACK:
        paint_signs(painter, (told.place,))
    else:
        paint_places(painter, (told.place,))
    painter.restore()
    left = picture.right() + 9
    upper = QRectF(left, room.top(), room.right() - left, room.height() * 0.36)
    name = f"{told.quantity} \N{MULTIPLICATION SIGN} {told.name}"
    write_in(painter, upper, name, "small_bold", 1.35, ink.text)
    lower = QRectF(left, upper.bottom(), upper.width(), room.height() * 0.6)
    write_lines(painter, lower, told.words, "caption", 1.08, ink.pale)


# Score sheets

_FAMILY = ("fun", "fast", "her_whim", "his_whim", "par", "land", "circuit", "playability")
_ALONE = ("fun", "her_whim", "his_whim", "par", "land", "circuit", "playability", "passes")
_MORE = ("reserve", "promises")
"""Conditions of the expansion, and of the advanced game."""


def _score_sheets(ink: Ink) -> Sheets:
    title = translate("print", "Minigolf Designer")
    pages: tuple[PaintPage, ...] = (
        lambda painter, room: _paint_score_page(
            painter, room, translate("print", "2 to 5 players"), (*_FAMILY, *_MORE), ink
        ),
        lambda painter, room: _paint_score_page(
            painter, room, translate("print", "Alone: five games"), (*_ALONE, *_MORE), ink
        ),
    )
    return Sheets(title, pages)


def _paint_score_page(
    painter: QPainter, room: QRectF, note: str, conditions: Sequence[str], ink: Ink
) -> None:
    top = paint_head(painter, room, translate("print", "Minigolf Designer"), note, ink)
    rows: list[list[Cell]] = []
    for words in (
        translate("print", "Name or date"),
        translate("print", "Land"),
        translate("print", "Mr and Mrs Client"),
    ):
        rows.append([Cell(words, is_head=True, where=LEFT), *[Cell() for _ in range(NAMES)]])
    for condition in conditions:
        head = Cell(
            condition_name(condition), is_head=True, where=LEFT, note=condition_rule(condition)
        )
        rows.append([head, *[Cell() for _ in range(NAMES)]])
    total = Cell(translate("print", "Total"), is_head=True, where=LEFT)
    rows.append([total, *[Cell() for _ in range(NAMES)]])
    high = (room.bottom() - 40 - top) / len(rows)
    table = QRectF(room.left(), top, room.width(), room.bottom() - top)
    paint_table(painter, table, [3.8, *[1.0] * NAMES], rows, high, ink)
    paint_foot(
        painter,
        room,
        translate("print", "Points lost stand with a minus. The highest total wins."),
        ink,
    )
