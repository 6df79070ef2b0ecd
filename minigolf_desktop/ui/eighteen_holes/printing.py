"""Sheets of 18 Holes to print: the yardage book of a course, and score sheets to write on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import (
    WATERS,
    Adjustment,
    Course,
    Face,
    PlacedTile,
    Terrain,
    turned_course,
)
from minigolf_desktop.model.eighteen_holes.field import ground_of, tile_hexes
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, distance, neighbour
from minigolf_desktop.ui.common.art.drawing import CENTER, LEFT
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
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.course_picture import (
    course_rect,
    paint_course,
    way_of_hole,
)
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, tile_centre
from minigolf_desktop.ui.eighteen_holes.art.line_art import (
    paint_course_in_lines,
    paint_flag_in_lines,
    paint_north,
    paint_tee_in_lines,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    paint_flag,
    paint_tee_signs,
    tee_signs,
)
from minigolf_desktop.ui.eighteen_holes.course_drawing import course_to_draw
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    GolfMode,
    mode_seats,
    mode_wins,
)

NAMES = 5
MOST_ROWS = 9
"""Holes that a row of a score card has room for on a sheet that stands."""
_ROW = 34.0
_LARGEST_UNIT = 46.0
_LARGEST_ON_HOLES = 74.0
_NEAR = 2
"""Hexes from the way of a hole within which a hazard is told."""
_LINES = 7
"""To write notes on, at least."""
_LINE_HIGH = 40.0


def sheets(document: object, ink: Ink) -> Sheets:
    """Return the sheets of the course of a JSON value, or score sheets where it is None.

    Raises StorageError.
    """
    if document is None:
        return _score_sheets(ink)
    return yardage_book(course_to_draw(document), load_box().face_by_id, ink)


# The yardage book


def yardage_book(course: Course, faces: Mapping[str, Face], ink: Ink) -> Sheets:
    """Return the book of a course: a cover with all of it, then a page a hole."""
    name = content_name(course.name) or translate("print", "A course")
    plan_of = cache(partial(hole_plan, course, faces))
    pages: list[PaintPage] = [partial(_paint_cover, course, faces, plan_of, name, ink)]
    for number in range(len(course.holes)):
        pages.append(partial(_paint_hole_page, plan_of, faces, number, name, ink))
    return Sheets(name, tuple(pages))


class HolePlan(NamedTuple):
    """A hole, turned so that it plays upward, with the tiles round its way."""

    course: Course
    """Those tiles and this hole alone."""
    turn: int
    """Turns of 60 degrees counter-clockwise from how the course lies."""
    way: tuple[Hex, ...]
    """From the tee to the green; empty where none leads there."""
    length: int
    """Hexes from the tee to the green along the way."""
    near: Mapping[Terrain, int]
    """By kind of ground: how many hexes of it lie near the way."""


def hole_plan(course: Course, faces: Mapping[str, Face], number: int) -> HolePlan:
    """Return the plan of a hole, its ``number`` counted from 0."""
    drawn = course.holes[number]

    def rise(left: int) -> float:
        hole = turned_course(replace(course, tiles=(), holes=(drawn,)), left).holes[0]
        return hex_centre(hole.tee, 1.0).y() - hex_centre(hole.green, 1.0).y()

    turn = max(DIRECTIONS, key=rise)
    whole = turned_course(course, turn)
    hole = whole.holes[number]
    way = way_of_hole(whole, faces, hole)
    around = _grown(way or (hole.tee, hole.green), _NEAR)
    tiles = tuple(tile for tile in whole.tiles if not around.isdisjoint(tile_hexes(tile)))
    near = Counter(terrain for place, terrain in ground_of(whole, faces).items() if place in around)
    own = replace(
        whole,
        tiles=tiles,
        holes=(hole,),
        adjustments=_lying_on(tiles, whole.adjustments),
        altered=_lying_on(tiles, whole.altered),
    )
    length = len(way) - 1 if way else distance(hole.tee, hole.green)
    return HolePlan(own, turn, way, length, near)


def _lying_on(
    tiles: Iterable[PlacedTile], adjustments: Iterable[Adjustment]
) -> tuple[Adjustment, ...]:
    """Return the adjustments that lie on the hexes of tiles or beside them."""
    hexes = _grown((place for tile in tiles for place in tile_hexes(tile)), 1)
    return tuple(one for one in adjustments if one.place in hexes)


def _grown(places: Iterable[Hex], steps: int) -> frozenset[Hex]:
    """Return all hexes that are so many steps at most from some."""
    found = set(places)
    for _ in range(steps):
        found |= {neighbour(place, way) for place in found for way in DIRECTIONS}
    return frozenset(found)


def _paint_cover(
    course: Course,
    faces: Mapping[str, Face],
    plan_of: Callable[[int], HolePlan],
    name: str,
    ink: Ink,
    painter: QPainter,
    room: QRectF,
) -> None:
    holes = translate("print", "%n holes", "", len(course.holes))
    tiles = translate("print", "%n tiles", "", len(course.tiles))
    par = translate("print", "par {par}").replace("{par}", str(course.par))
    told = "  \N{MIDDLE DOT}  ".join((holes, par, tiles))
    top = paint_head(painter, room, name, told, ink)
    foot = room.bottom() - 28
    rows = -(-len(course.holes) // MOST_ROWS)
    high = rows * (3 + NAMES - 1) * _ROW + (rows - 1) * 14 if rows else 0.0
    plan = QRectF(room.left(), top, room.width(), foot - high - top - 14)
    _paint_whole(painter, plan, course, faces, ink)
    lengths = [plan_of(number).length for number in range(len(course.holes))]
    below = foot - high
    for row in range(rows):
        numbers = range(row * MOST_ROWS, min(len(course.holes), (row + 1) * MOST_ROWS))
        area = QRectF(room.left(), below, room.width(), high)
        below = _paint_card(painter, area, course, numbers, lengths, ink) + 14
    words = translate(
        "print", "The figures on the tiles are those of the box: so the course is laid on a table."
    )
    paint_foot(painter, room, words, ink)


def _paint_whole(
    painter: QPainter, room: QRectF, course: Course, faces: Mapping[str, Face], ink: Ink
) -> None:
    """Paint a course with the marks of its tiles, as large as there is room."""
    shape = course_rect(course, 1.0)
    if shape.isEmpty():
        return
    # Flags stand above the highest green.
    shape.adjust(0, -1.0, 0, 0)
    unit = min(room.width() / shape.width(), room.height() / shape.height(), _LARGEST_UNIT)
    painter.save()
    painter.translate(room.center() - shape.center() * unit)
    if ink is Ink.BLACK:
        paint_course_in_lines(painter, course, faces, unit)
    else:
        paint_course(painter, course, faces, unit, marks=True)
    for tile in course.tiles:
        _paint_id(painter, tile.face, tile_centre(tile.place, unit), unit, ink)
    flags = ((hole.green, number) for number, hole in enumerate(course.holes, 1))
    for green, number in sorted(flags, key=lambda flag: hex_centre(flag[0], 1.0).y()):
        _paint_flag(painter, green, unit, number, ink)
    painter.restore()


def _paint_flag(painter: QPainter, green: Hex, unit: float, number: int, ink: Ink) -> None:
    if ink is Ink.BLACK:
        paint_flag_in_lines(painter, green, unit, number)
    else:
        paint_flag(painter, hex_centre(green, unit), unit, str(number), in_play=True)


def _paint_id(painter: QPainter, face: str, middle: QPointF, unit: float, ink: Ink) -> None:
    """Paint the number of a tile in its middle, so that it is found in the box at once."""
    plate = QRectF(-0.72 * unit, -0.34 * unit, 1.44 * unit, 0.68 * unit).translated(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 253, 243, 190) if ink is Ink.COLOUR else QColor("white"))
    painter.drawRoundedRect(plate, 0.2 * unit, 0.2 * unit)
    write_in(painter, plate, face, "caption_bold", unit * 0.5 / 12, ink.text, CENTER)


def _paint_card(
    painter: QPainter,
    area: QRectF,
    course: Course,
    numbers: range,
    lengths: Sequence[int],
    ink: Ink,
) -> float:
    """Paint the score card of some holes; return where it ends."""
    spare = [Cell(is_closed=True)] * (MOST_ROWS - len(numbers) if len(course.holes) > 9 else 0)

    def row(head: str, words: Sequence[str], total: str, *, bold: bool = False) -> list[Cell]:
        cells = [Cell(one, is_head=bold) for one in words]
        return [Cell(head, is_head=True, where=LEFT), *cells, *spare, Cell(total, is_head=bold)]

    pars = [course.holes[number].par for number in numbers]
    hexes = [lengths[number] for number in numbers]
    rows = [
        row(
            translate("print", "Hole"),
            [str(number + 1) for number in numbers],
            translate("print", "Total"),
            bold=True,
        ),
        row(translate("print", "Par"), [str(one) for one in pars], str(sum(pars))),
        row(translate("print", "Hexes"), [str(one) for one in hexes], str(sum(hexes))),
        *[row("", [""] * len(numbers), "") for _ in range(NAMES - 1)],
    ]
    columns = len(numbers) + len(spare)
    return paint_table(painter, area, [2.4, *[1.0] * columns, 1.5], rows, _ROW, ink)


def _paint_hole_page(
    plan_of: Callable[[int], HolePlan],
    faces: Mapping[str, Face],
    number: int,
    name: str,
    ink: Ink,
    painter: QPainter,
    room: QRectF,
) -> None:
    plan = plan_of(number)
    hole = translate("print", "Hole {hole}").replace("{hole}", str(number + 1))
    par = translate("print", "par {par}").replace("{par}", str(plan.course.holes[0].par))
    hexes = translate("print", "%n hexes", "", plan.length)
    top = paint_head(painter, room, hole, f"{par}  \N{MIDDLE DOT}  {hexes}", ink)
    foot = room.bottom() - 28
    notes = _LINES * _LINE_HIGH + 74
    picture = QRectF(room.left(), top, room.width(), foot - notes - top)
    _paint_hole(painter, picture, plan, faces, number + 1, ink)
    told = QRectF(room.left(), picture.bottom() + 8, room.width(), 46)
    write_lines(painter, told, hazards_words(plan.near), "body_bold", 1.45, ink.text)
    _paint_notes(
        painter, QRectF(room.left(), told.bottom(), room.width(), foot - told.bottom()), ink
    )
    paint_foot(painter, room, name, ink)


def _paint_hole(
    painter: QPainter,
    room: QRectF,
    plan: HolePlan,
    faces: Mapping[str, Face],
    number: int,
    ink: Ink,
) -> None:
    """Paint a hole as large as there is room, the way over its fairway, tee and flag."""
    course = plan.course
    shape = course_rect(course, 1.0).adjusted(0, -1.0, 0, 0.6)
    unit = min(room.width() / shape.width(), room.height() / shape.height(), _LARGEST_ON_HOLES)
    painter.save()
    painter.translate(room.center() - shape.center() * unit)
    if ink is Ink.BLACK:
        paint_course_in_lines(painter, course, faces, unit)
    else:
        paint_course(painter, course, faces, unit)
    _paint_way(painter, plan.way, unit, ink)
    hole = course.holes[0]
    if ink is Ink.COLOUR:
        own = (one for one in tee_signs(course, faces) if one.tee == hole.tee)
        paint_tee_signs(painter, (one._replace(hole=number) for one in own), unit)
    else:
        paint_tee_in_lines(painter, hole.tee, unit)
    _paint_flag(painter, hole.green, unit, number, ink)
    painter.restore()
    paint_north(painter, QPointF(room.right() - 26, room.top() + 34), 22.0, plan.turn)
    letter = QRectF(room.right() - 52, room.top() + 60, 52, 24)
    write_in(
        painter, letter, translate("print", "N", "north"), "caption_bold", 1.4, ink.pale, CENTER
    )


def _paint_way(painter: QPainter, way: Sequence[Hex], unit: float, ink: Ink) -> None:
    """Paint how far it is from the tee, on every second hex of the way."""
    for steps, place in enumerate(way):
        if 0 < steps < len(way) - 1 and steps % 2 == 0:
            middle = hex_centre(place, unit)
            painter.setPen(QPen(ink.text, 0.03 * unit))
            painter.setBrush(Qt.GlobalColor.white)
            painter.drawEllipse(middle, 0.3 * unit, 0.3 * unit)
            plate = QRectF(-0.3 * unit, -0.3 * unit, 0.6 * unit, 0.6 * unit).translated(middle)
            size = 0.34 * unit / 12
            write_in(painter, plate, str(steps), "caption_bold", size, ink.text, CENTER)


def hazards_words(near: Mapping[Terrain, int]) -> str:
    """Return what lies near the way of a hole, in words."""
    water = sum(near.get(kind, 0) for kind in WATERS)
    sand, woods = near.get(Terrain.BUNKER, 0), near.get(Terrain.TREES, 0)
    told = [
        translate("print", "%n bunker hexes", "", sand) if sand else "",
        translate("print", "%n water hexes", "", water) if water else "",
        translate("print", "%n hexes of trees", "", woods) if woods else "",
        translate("print", "the clubhouse") if near.get(Terrain.CLUBHOUSE) else "",
    ]
    told = list(filter(None, told))
    if not told:
        return translate("print", "Nothing is in the way.")
    return translate("print", "Near the way: {hazards}.").replace("{hazards}", ", ".join(told))


def _paint_notes(painter: QPainter, area: QRectF, ink: Ink) -> None:
    """Paint lines to write notes on."""
    head = QRectF(area.left(), area.top(), area.width(), 30)
    write_in(painter, head, translate("print", "Notes"), "small_bold", 1.5, ink.pale)
    painter.setPen(QPen(ink.line, 1.2))
    y = head.bottom() + _LINE_HIGH - 8
    while y < area.bottom():
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        y += _LINE_HIGH


# Score sheets: a page for the modes that are written down alike

HOLES = 18


class _ScorePage(NamedTuple):
    """How scores are written down in some modes."""

    belongs: Callable[[GolfMode], bool]
    """Whether a mode is one of them, if it is none of a page before."""
    foot: Callable[[], str]
    """What is written into a cell."""
    is_halved: bool = False
    """Whether a cell has room for two figures."""


_SCORE_PAGES = (
    _ScorePage(
        lambda mode: mode.counts_strokes or mode.scores_holes,
        lambda: translate("print", "Left of the line the turns, right of it the points."),
        is_halved=True,
    ),
    _ScorePage(
        lambda mode: mode.ends_holes,
        lambda: translate("print", "Tick who is first on the green, or write what it is worth."),
    ),
    _ScorePage(
        lambda mode: mode.is_race,
        lambda: translate("print", "Write the round in which each green is reached."),
    ),
    _ScorePage(
        lambda mode: True,
        lambda: translate("print", "Greens in any order: write what each is worth to whom."),
    ),
)


def _modes_by_page() -> dict[_ScorePage, list[Mode]]:
    """Return which modes stand on which page: each on the first where it belongs."""
    found: dict[_ScorePage, list[Mode]] = {page: [] for page in _SCORE_PAGES}
    for mode, described in GOLF_MODES.items():
        found[next(page for page in _SCORE_PAGES if page.belongs(described))].append(mode)
    return found


def _score_sheets(ink: Ink) -> Sheets:
    pages = tuple(
        partial(_paint_score_page, page, modes, ink) for page, modes in _modes_by_page().items()
    )
    return Sheets(translate("home", "18 Holes"), pages)


def _paint_score_page(
    page: _ScorePage, modes: Sequence[Mode], ink: Ink, painter: QPainter, room: QRectF
) -> None:
    names = ", ".join(map(mode_name, modes))
    top = paint_head(painter, room, translate("home", "18 Holes"), names, ink)
    for mode in modes:
        words = f"{mode_name(mode)} ({mode_seats(mode)}) \N{EN DASH} {mode_wins(mode)}"
        line = QRectF(room.left(), top, room.width(), 40)
        top += write_lines(painter, line, words, "small_body", 1.35, ink.pale) + 5
    top += 10
    rows = _score_rows(page)
    high = (room.bottom() - 34 - top) / len(rows)
    table = QRectF(room.left(), top, room.width(), room.bottom() - top)
    paint_table(painter, table, [1.3, 0.9, *[1.6] * NAMES], rows, high, ink)
    paint_foot(painter, room, page.foot(), ink)


def _score_rows(page: _ScorePage) -> list[list[Cell]]:
    halved = Cell("|") if page.is_halved else Cell()
    blank = [Cell(is_head=True) for _ in range(NAMES)]
    rows = [
        [
            Cell(translate("print", "Hole"), is_head=True),
            Cell(translate("print", "Par"), is_head=True),
            *blank,
        ]
    ]
    for number in range(1, HOLES + 1):
        rows.append([Cell(str(number), is_head=True), Cell(), *[halved] * NAMES])
    total = translate("print", "Total")
    rows.append([Cell(total, is_head=True), Cell(is_closed=True), *[halved] * NAMES])
    return rows
