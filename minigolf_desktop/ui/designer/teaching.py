"""What teaches Minigolf Designer: its rules with pictures and tables, its lessons and its tips.

The pictures are small courses, counted by the rules themselves; so are the figures of the tables.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from math import ceil, floor
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.model.designer import (
    Assessment,
    Box,
    ClientsVisited,
    Course,
    FinalPhaseBegun,
    Phase,
    Setup,
    TileDesign,
    TilePlaced,
    View,
    VisitRule,
    assess,
    trace_holes,
)
from minigolf_desktop.model.designer.box import (
    FITS,
    turned_tile,
)
from minigolf_desktop.model.designer.racks import in_back_number_order
from minigolf_desktop.model.designer.state import course_of
from minigolf_desktop.model.designer.turns import SOLO_SEAT
from minigolf_desktop.model.geometry.square import STEP, pack, unpack
from minigolf_desktop.model.play import EVERYBODY, AnyMatch
from minigolf_desktop.storage.designer.courses import course_from_json
from minigolf_desktop.ui.common.art.drawing import box, clear_pixmap, fill, stroke
from minigolf_desktop.ui.common.art.shapes import figure_path
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips, lessons_of, tips_of
from minigolf_desktop.ui.common.rules_page import (
    RulesPage,
    RulesPicture,
    Tables,
    pages_of,
)
from minigolf_desktop.ui.common.theme import Theme, player_colour
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.art.plot import paint_plot
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, paint_hole_sign, signs_of
from minigolf_desktop.ui.designer.rules_tables import tables_of
from minigolf_desktop.ui.designer.text.conditions import FIGURES

CELL = 100.0
_TILE = 70
"""Logical pixels of a tile in a picture."""
_RIM = 24.0
"""Lawn round the tiles, in units of 100 a tile."""
_GAP = 14.0
_BACK = 40.0
"""Height of the row of numbers below the tiles of a rack."""
_PAWN_ROW = 76.0
_CORNER = 14.0
_WHITE = QColor("#FFFFFF")
_ABOVE = QPointF(0, 33)
"""How far points stand above what they are for, so that it is seen."""


class Laid(NamedTuple):
    """A tile of a small course."""

    tile: str
    x: int
    y: int
    quarters: int = 0
    """Quarter turns clockwise."""


class Scene(NamedTuple):
    """A small course, and what a picture of it shows."""

    tiles: tuple[Laid, ...]
    rows: tuple[str, ...] = ()
    """Its land in the letters of a course file; without it tiles lie on an endless lawn."""
    shown: tuple[str, ...] = ()
    """Conditions whose points are shown."""
    final: bool = False
    """Whether it is counted as at the end of a game."""
    fitting: str = ""
    """A tile whose places are lit."""
    lights_ties: bool = False
    """Whether the cells are lit that two loose ends look into."""
    numbers: tuple[tuple[int, int, int], ...] = ()
    """Cells whose holes have a number by hand: x, y, number."""

    @property
    def area(self) -> QRectF:
        """What the picture shows, in units of 100 a tile."""
        across = [len(row) for row in self.rows] + [one.x + 1 for one in self.tiles]
        down = [len(self.rows), *(one.y + 1 for one in self.tiles)]
        left = min([0, *(one.x for one in self.tiles)])
        top = min([0, *(one.y for one in self.tiles)])
        if self.fitting:
            return QRectF(-CELL, -CELL, (max(across) + 2) * CELL, (max(down) + 2) * CELL)
        area = QRectF(left * CELL, top * CELL, (max(across) - left) * CELL, 0)
        area.setHeight((max(down) - top) * CELL)
        return area.adjusted(-_RIM, -_RIM, _RIM, _RIM)


SCENES: Mapping[str, Scene] = MappingProxyType(
    {
        "hole": Scene(
            (
                Laid("tee-11", 0, 0, 1),
                Laid("straight-12", 1, 0, 1),
                Laid("corner-06", 2, 0, 1),
                Laid("green-20", 2, 1, 2),
                Laid("grass-19", 0, 1),
                Laid("grass-38", 1, 1),
            ),
        ),
        "touching": Scene((Laid("straight-10", 0, 0, 1),), fitting="straight-10"),
        "crossing": Scene(
            (
                Laid("tee-11", 0, 1, 1),
                Laid("crossing-01", 1, 1),
                Laid("green-20", 2, 1, 1),
                Laid("tee-13", 1, 0, 2),
                Laid("green-12", 1, 2, 2),
            ),
        ),
        "mismatch": Scene(
            (
                Laid("tee-03", 0, 0, 1),
                Laid("straight-07", 1, 0, 1),
                Laid("grass-07", 2, 0),
            ),
            shown=("playability",),
        ),
        "malformed": Scene(
            (
                Laid("tee-13", 0, 0, 1),
                Laid("straight-03", 1, 0, 1),
                Laid("tee-15", 2, 0, 3),
            ),
            shown=("playability",),
        ),
        "one-way": Scene(
            (
                Laid("tee-13", 0, 0, 1),
                Laid("straight-31", 1, 0, 1),
                Laid("green-12", 2, 0, 1),
                Laid("tee-15", 0, 1, 1),
                Laid("straight-05", 1, 1, 3),
                Laid("green-13", 2, 1, 1),
            ),
            shown=("playability",),
        ),
        "fun": Scene(
            (Laid("grass-19", 0, 0), Laid("grass-12", 1, 0), Laid("grass-15", 2, 0)),
            shown=("fun",),
        ),
        "five-holes": Scene(
            (
                *(Laid("tee-11", 0, 0, 1), Laid("green-28", 1, 0, 1)),
                *(Laid("tee-13", 3, 0, 1), Laid("corner-26", 4, 0, 1), Laid("green-12", 4, 1, 2)),
                *(Laid("tee-07", 0, 1, 1), Laid("straight-07", 1, 1, 1)),
                *(Laid("straight-08", 2, 1, 1), Laid("green-17", 3, 1, 1)),
                *(Laid("tee-15", 0, 2, 1), Laid("corner-23", 1, 2, 1), Laid("green-35", 1, 3, 2)),
                *(Laid("tee-20", 3, 2, 1), Laid("corner-18", 4, 2, 1)),
                *(Laid("corner-06", 4, 3, 2), Laid("green-29", 3, 3, 3)),
                *(Laid("grass-01", 2, 0), Laid("grass-05", 2, 2)),
                *(Laid("grass-02", 0, 3), Laid("grass-08", 2, 3)),
            ),
            numbers=((0, 0, 1), (3, 0, 2), (0, 1, 3), (0, 2, 4), (3, 2, 5)),
        ),
        "par-zone": Scene(
            (
                Laid("tee-11", 0, 0, 1),
                Laid("green-12", 1, 0, 1),
                Laid("tee-15", 0, 1, 1),
                Laid("straight-10", 1, 1, 1),
                Laid("green-20", 2, 1, 1),
            ),
            shown=("par",),
        ),
        "circuit": Scene(
            (
                Laid("tee-11", 2, 0, 1),
                Laid("green-12", 3, 0, 1),
                Laid("tee-15", 4, 0, 2),
                Laid("green-20", 4, 1, 2),
                Laid("tee-13", 3, 1, 3),
                Laid("green-13", 2, 1, 3),
            ),
            rows=("GG...", "GG...", "....."),
            shown=("circuit",),
            numbers=((2, 0, 1), (4, 0, 2), (3, 1, 3)),
        ),
        "land": Scene(
            (
                Laid("grass-07", 2, 0),
                Laid("grass-19", 2, 1),
                Laid("grass-12", 3, 1),
                Laid("grass-24", 4, 1),
                Laid("grass-20", 3, 0),
                Laid("grass-27", 5, 0),
            ),
            rows=("GG..~", "GG...", "  .~ "),
            shown=("land",),
            final=True,
        ),
        "ties": Scene(
            (Laid("tee-13", 0, 0, 1), Laid("green-12", 1, 1, 2), Laid("grass-19", 0, 1)),
            final=True,
            lights_ties=True,
        ),
    }
)
_RACK = ("straight-01", "green-12", "corner-12")
_COMING = ("tee-03", "grass-12", "green-35")
_PAWNS = ("blue", "red")
"""A rack for two: the tiles to choose from, those of the next round, and who plays first."""


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    scale = _TILE / CELL
    pictures = {
        name: RulesPicture(
            round(scene.area.width() * scale),
            round(scene.area.height() * scale),
            partial(_scene_steps, scene),
        )
        for name, scene in SCENES.items()
    }
    return {**pictures, "racks": RulesPicture(300, 308, _racks)}


def _scene_steps(scene: Scene, look: Look) -> Steps:
    return partial(_paint_scene, scene, look.theme)


def _paint_scene(
    scene: Scene, theme: Theme, width: int, height: int, ratio: float
) -> Iterator[QPixmap | None]:
    """Paint a small course: ground, tile by tile, numbers, points."""
    _catalogue()
    yield None
    course, counted = counted_scene(scene)
    yield None
    picture = clear_pixmap(width, height, ratio)
    with _painting(picture, scene.area) as painter:
        _paint_ground(painter, scene, course, theme)
    for cell, turned in course.tiles.items():
        yield None
        with _painting(picture, scene.area) as painter:
            _paint_tile(painter, course.box.design(turned), turned & 3, _square(cell).topLeft())
    with _painting(picture, scene.area) as painter:
        painter.fillRect(scene.area, theme.evening)
        _paint_lit(painter, lit_cells(scene, course), theme)
        for sign in signs_of(course, counted, set()):
            painter.save()
            painter.translate(sign.position(course))
            paint_hole_sign(painter, sign.number, 1.3 * RADIUS)
            painter.restore()
        for name in scene.shown:
            for line in counted.score.condition(name).lines:
                _paint_points(painter, _middle(line.cells) - _ABOVE, line.points, theme)
    yield picture


@cache
def _catalogue() -> Catalogue:
    return load_catalogue()


@cache
def counted_scene(scene: Scene) -> tuple[Course, Assessment]:
    """Return the course of a scene as the rules count it."""
    document = {
        "format": "minigolf-course",
        "version": 2,
        "land": {"rows": list(scene.rows), "points": 0} if scene.rows else None,
        "gate": {"x": 0 if scene.rows else 40, "y": 0 if scene.rows else 40, "facing": "SE"},
        "tiles": [
            {"tile": one.tile, "x": one.x, "y": one.y, "rotation": 90 * one.quarters}
            for one in scene.tiles
        ],
        "hole_numbers": [{"x": x, "y": y, "number": n} for x, y, n in scene.numbers],
    }
    laid = course_from_json(document, _catalogue(), strictly=False)
    return laid.course, assess(laid.course, (), fixed_numbers=laid.hole_numbers, final=scene.final)


def lit_cells(scene: Scene, course: Course) -> list[int]:
    """Return the empty cells that a scene is about, by the rules."""
    if scene.lights_ties:
        return [cell for cell, code in course.front.items() if (code & 15).bit_count() > 1]
    if not scene.fitting:
        return []
    design = [one.id for one in _catalogue().designs].index(scene.fitting)
    ways = [course.box.path_sides[turned_tile(design, turn)] for turn in range(4)]
    return [cell for cell, code in course.front.items() if any(FITS[way][code] for way in ways)]


@contextmanager
def _painting(picture: QPixmap, area: QRectF) -> Iterator[QPainter]:
    """Paint into a picture that shows an area, in its units."""
    size = picture.deviceIndependentSize()
    with QPainter(picture) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        sheet = box(0, 0, size.width(), size.height(), 10)
        painter.setClipPath(sheet)
        painter.scale(size.width() / area.width(), size.height() / area.height())
        painter.translate(-area.topLeft())
        yield painter


def _paint_ground(painter: QPainter, scene: Scene, course: Course, theme: Theme) -> None:
    painter.fillRect(scene.area, theme.meadow if scene.rows else theme.land)
    if scene.rows:
        paint_plot(painter, course.land, theme, player_colour(_PAWNS[0]).fill(theme))
        return
    painter.setPen(QPen(theme.cell_dash, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for cell in cells_in(scene):
        if cell not in course.tiles:
            painter.drawRect(_square(cell))


def cells_in(scene: Scene) -> list[int]:
    """Return the cells that lie in a picture as a whole."""
    area = scene.area
    return [
        pack(x, y)
        for y in range(ceil(area.top() / CELL), floor(area.bottom() / CELL))
        for x in range(ceil(area.left() / CELL), floor(area.right() / CELL))
    ]


def _square(cell: int) -> QRectF:
    x, y = unpack(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


def _paint_tile(painter: QPainter, design: TileDesign, turn: int, corner: QPointF) -> None:
    painter.save()
    painter.translate(corner)
    paint_tile(painter, design, turn)
    painter.restore()


def _paint_lit(painter: QPainter, cells: Iterable[int], theme: Theme) -> None:
    for cell in cells:
        x, y = unpack(cell)
        square = box(x * CELL + 5, y * CELL + 5, CELL - 10, CELL - 10, _CORNER)
        fill(painter, square, theme.hover, 0.75)
        stroke(painter, square, theme.hover_edge, 4)


def _middle(cells: Sequence[int]) -> QPointF:
    """Return the middle of some cells: of two beside each other, of their common side."""
    middles = [_square(cell).center() for cell in cells]
    across = sum(middle.x() for middle in middles)
    down = sum(middle.y() for middle in middles)
    return QPointF(across, down) / len(middles)


def _paint_points(painter: QPainter, middle: QPointF, points: int, theme: Theme) -> None:
    """Paint points on a round sign: what is gained, what is lost, or nought."""
    words = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
    ground = theme.fits_disk if points > 0 else theme.wrong_disk if points else theme.pill
    ink = _WHITE if points else theme.pill_text
    painter.save()
    painter.translate(middle)
    half = 25 + 7 * max(0, len(words) - 2)
    sheet = box(-half, -20, 2 * half, 40, 20)
    stroke(painter, sheet, _WHITE, 5)
    fill(painter, sheet, ground)
    fill(painter, figure_path(words, 26), ink)
    painter.restore()


def _racks(look: Look) -> Steps:
    return partial(_paint_racks, look.theme)


def _paint_racks(theme: Theme, width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
    """Paint the three racks one below the other: pawns, tiles to choose from, those to come."""
    catalogue = _catalogue()
    kinds = Box(catalogue.designs)
    numbers = {design.id: number for number, design in enumerate(catalogue.designs)}
    yield None
    area = QRectF(0, 0, 3 * (CELL + _GAP) + _GAP, _PAWN_ROW + 2 * (CELL + _BACK) + 2 * _GAP)
    picture = clear_pixmap(width, height, ratio)
    with _painting(picture, area) as painter:
        painter.fillRect(area, theme.inset)
        for place, pawn in enumerate(_PAWNS):
            middle = QPointF(_GAP + CELL / 2 + place * (CELL + _GAP), _PAWN_ROW / 2)
            paint_player_token(painter, pawn, middle, 24, theme)
    top = _PAWN_ROW
    for row in (_RACK, _COMING):
        for place, number in enumerate(in_back_number_order([numbers[one] for one in row], kinds)):
            yield None
            corner = QPointF(_GAP + place * (CELL + _GAP), top)
            design = catalogue.designs[number]
            with _painting(picture, area) as painter:
                _paint_tile(painter, design, 0, corner)
                painter.translate(corner + QPointF(CELL / 2, CELL + _BACK / 2))
                fill(painter, figure_path(str(design.back_number), 24), theme.text)
        top += CELL + _BACK + _GAP
    yield picture


def rules_tables() -> Tables:
    """Return what makes each table of the rules, by its name there; raises ContentError."""
    return tables_of(_catalogue(), counted_scene(SCENES["five-holes"])[1])


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the game in short, rule by rule, and its keys; raises ContentError."""
    control = "⌘" if sys.platform == "darwin" else "Ctrl"
    figures = {**FIGURES, "control": control}
    return pages_of("designer", figures, rules_pictures(), rules_tables())


def modes(match: AnyMatch) -> tuple[str, ...]:
    """Return how a game is played, in the words of the tips."""
    setup: Setup = match.setup
    return (
        "solo" if setup.is_solo else "group",
        str(setup.mode),
        "visit-tiles" if setup.visits is VisitRule.TILES else "untaken-tiles",
        "mistakes-count" if setup.mistakes else "mistakes-ignored",
    )


def causes(match: AnyMatch, reader: int | None) -> Iterator[str]:
    """Yield what the last move brought about, by its cause.

    A side that does not fit is told of where it is seen: beside the own course, not where several
    share the screen.
    """
    table: View = match.view(EVERYBODY)
    onlooker = SOLO_SEAT if table.setup.is_solo else reader
    for event in match.last_events:
        match event:
            case TilePlaced(seat, _, cell, _) if seat == onlooker:
                yield from _misfits(course_of(table.designers[seat]), cell)
            case ClientsVisited() if table.phase is Phase.PROMISES:
                yield "clients-visited"
            case FinalPhaseBegun(land_is_full):
                yield "land-filled" if land_is_full else "nobody-builds"


def _misfits(course: Course, placed: int) -> Iterator[str]:
    """Yield how sides of a tile just placed, or of its neighbours, do not fit (ruling D15)."""
    land = course.land
    for hole in trace_holes(course):
        for cell, side in hole.blocked_edges:
            ahead = cell + STEP[side]
            if placed in (cell, ahead):
                yield "path-meets-grass" if ahead in course.tiles else "path-meets-gate"
        for cell, side in hole.open_edges:
            if cell == placed and land.is_bounded and cell + STEP[side] not in land.free:
                yield "path-leaves-land"


def tips() -> Tips:
    """Return what is told once, in the player's language; raises ContentError."""
    return tips_of("designer", FIGURES, causes, modes)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("designer", FIGURES)
