"""The score sheet: nine rows of par cubes, the green zone, cubes left."""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from itertools import repeat
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Assessment, Status
from minigolf_desktop.model.designer.counting.points import (
    CUBES,
    ZONE_FIRST,
    ZONE_LAST,
    zone_points,
)
from minigolf_desktop.model.designer.course import NUMBERS
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import CUBE, CUBE_PAUSE, Motion, animate
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.rule_places import rule_button, tells_about
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import PlayerColour, font, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.tokens import (
    paint_black_cube,
    paint_coming_cube,
    paint_player_cube,
)
from minigolf_desktop.ui.designer.board.hole_sign import paint_hole_sign, sign_area

HOLES = len(NUMBERS)
COLUMNS = 8

_CUBE, _HEAD, _LEAST_ROW, _LEAST_FOLDED = 0.79, 18, 15, 13.5
"""Side of a cube in columns; height above the rows, and of a row at least."""

_REACH = 3
"""Pixels that a shadow or a soft edge lies outside what it is of, at most."""

_PICTURES = 6 * MEGABYTE
"""For the pictures of signs, and of the rows on the sheets of five players."""


class _Beside(NamedTuple):
    """Room beside the columns of cubes."""

    left: float
    right: float
    sign: float
    """Middle of the hole's number from the left."""
    verdict: float
    """Middle of what is said about the hole, from the right."""


_WIDE, _NARROW = _Beside(48, 36, 27, 19), _Beside(34, 26, 19, 16)


class Row(NamedTuple):
    """One hole on the sheet."""

    par: int = 0
    started: bool = False
    finished: bool = False
    """Whether it is well formed."""
    coming: int = 0
    """Cubes that the pending tile would add."""


class _Cube(Enum):
    """What is seen on a place of a row."""

    NONE = auto()
    COMING = auto()
    OWN = auto()
    BLACK = auto()


_LYING = (_Cube.OWN, _Cube.BLACK)
"""Cubes that were laid down: they fell into their places."""


def _cubes(row: Row, used: int) -> list[_Cube]:
    """Return what is seen in a row, place by place; ``used`` cubes lie in the rows above."""
    own = max(0, min(row.par, CUBES - used))
    cubes = [_Cube.OWN] * own + [_Cube.BLACK] * (row.par - own) + [_Cube.COMING] * row.coming
    return cubes + [_Cube.NONE] * (COLUMNS - len(cubes))


class CubeGrid(QWidget):
    """The nine rows: a step of a drag has only the rows painted that it changes."""

    def __init__(self, look: Look, motion: Motion, colour: PlayerColour) -> None:
        super().__init__()
        self._look = look
        self._motion = motion
        self._falling: dict[tuple[int, int], int] = {}
        self._fallen = 0.0
        self._pictures = Atlas(_PICTURES)
        self._colour = colour
        self._rows: Sequence[Row] = [Row() for _ in range(HOLES)]
        self._lets_fall = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.fold(False)

    def fold(self, folded: bool) -> None:
        """Lay the holes in two columns, or in one."""
        self._columns = 2 if folded else 1
        self._beside = _NARROW if folded else _WIDE
        row = _LEAST_FOLDED if folded else _LEAST_ROW
        self.setMinimumHeight(self._look.px(_HEAD + self._lines * row))
        self.updateGeometry()
        self.update()

    @property
    def _lines(self) -> int:
        """Holes below each other."""
        return -(-HOLES // self._columns)

    def turn_over(self, colour: PlayerColour) -> None:
        """Take the colour of a player; no cube of the next rows falls."""
        self._colour = colour
        self._lets_fall = False
        self.update()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show the nine holes; cubes that came since fall into their places one by one."""
        new = [
            (index, place)
            for index, (row, before) in enumerate(zip(rows, self._rows, strict=True))
            for place in range(before.par, row.par)
        ]
        before, self._rows = self._rows, rows
        was_falling = bool(self._falling)
        self._let_fall(new)
        if was_falling or self._falling:
            self.update()
        else:
            self._update_changes(before)
        text = translate("ScoreSheet", "Hole {number}: par {par}")
        if [row._replace(coming=0) for row in before] == [row._replace(coming=0) for row in rows]:
            return
        self.setAccessibleName(
            ", ".join(
                text.replace("{number}", str(number)).replace("{par}", str(row.par))
                for number, row in enumerate(rows, 1)
                if row.started
            )
        )

    def _update_changes(self, before: Sequence[Row]) -> None:
        """Have the rows painted that differ from those before: a drag changes one or two a step."""
        used_before = used = 0
        for index, (row, old) in enumerate(zip(self._rows, before, strict=True)):
            if (row, used) != (old, used_before):
                self.update(self._around(self._inside(self._row_area(index))))
            used, used_before = used + row.par, used_before + old.par

    def _let_fall(self, cubes: Sequence[tuple[int, int]]) -> None:
        falls, self._lets_fall = self._lets_fall, True
        if cubes and falls and self.isVisible():
            down = self._motion.duration(CUBE) if self._motion.moves else 0
            QTimer.singleShot(down, self, lambda: let_hear(self, Sound.CUBE))
        if not cubes or not falls or not self._motion.moves or not self.isVisible():
            self._falling = {}
            return
        self._falling = {cube: order for order, cube in enumerate(cubes)}
        whole = CUBE + CUBE_PAUSE * (len(cubes) - 1)

        def step(part: float) -> None:
            self._fallen = part * whole
            self.update()

        animate(self, self._motion.duration(whole), step, self._falling.clear)

    def _height_of(self, index: int, place: int) -> float:
        """Return how far a cube is still above its place, from 1 to 0."""
        order = self._falling.get((index, place))
        if order is None:
            return 0.0
        return 1 - max(0.0, min(1.0, (self._fallen - order * CUBE_PAUSE) / CUBE))

    @property
    def rows(self) -> Sequence[Row]:
        """The rows shown."""
        return self._rows

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(256, _HEAD + self._lines * 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint zone, heads and rows, of which most were not asked for during a drag."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed = event.region()
        used = 0
        for index, row in enumerate(self._rows):
            area = self._row_area(index)
            if not index % self._lines:
                self._paint_zone(painter, area.left(), exposed)
            # A cube that falls comes from above its row.
            if self._falling or exposed.intersects(self._around(self._inside(area))):
                if index % self._lines:
                    painter.setOpacity(0.55)
                    line = area.adjusted(look.px(14), 0, -look.px(14), 0)
                    painter.fillRect(
                        QRectF(line.topLeft(), QSizeF(line.width(), 1)), look.theme.line
                    )
                    painter.setOpacity(1)
                self._paint_row(painter, index + 1, row, area, used)
            used += row.par
        painter.end()

    def _row_area(self, index: int) -> QRectF:
        """Return where the row of a hole lies."""
        column, line = divmod(index, self._lines)
        head = self._look.px(_HEAD)
        high = (self.height() - head - self._look.px(5)) / self._lines
        return QRectF(column * self._wide, head + line * high, self._wide, high)

    def _inside(self, area: QRectF) -> QRectF:
        """Return a row without its edges, which are the panel's: below them lies the board."""
        edge = self._look.px(8)
        return area.adjusted(edge, 0, -edge, 0)

    @property
    def _wide(self) -> float:
        """Width of a column of holes."""
        return self.width() / self._columns

    def _around(self, area: QRectF) -> QRect:
        """Return the pixels of what is painted in an area, with shadows and soft edges."""
        reach = self._look.px(_REACH)
        return area.adjusted(-reach, -reach, reach, reach).toAlignedRect()

    def _column(self, column: int) -> float:
        return self._look.scale * self._beside.left + column * self._step

    def _place(self, place: int, places: int) -> float:
        """Return how far from the left of a row a cube lies; many stand closer together."""
        return self._column(0) + place * self._step * (COLUMNS / places)

    @property
    def _step(self) -> float:
        """Width of a column."""
        beside = self._look.scale * (self._beside.left + self._beside.right)
        return (self._wide - beside) / COLUMNS

    @property
    def _cube(self) -> int:
        """Side of a cube."""
        return round(self._step * _CUBE)

    def _paint_zone(self, painter: QPainter, start: float, exposed: QRegion) -> None:
        look, theme = self._look, self._look.theme
        left = start + self._column(ZONE_FIRST - 1) - look.px(2.2)
        wide = (ZONE_LAST + 1 - ZONE_FIRST) * self._step
        zone = QRectF(left, 1, wide, self.height() - look.px(4))
        painter.setPen(QPen(theme.par_zone_edge, 1.4))
        painter.setBrush(theme.par_zone)
        painter.drawRoundedRect(zone, look.px(8), look.px(8))
        if not exposed.intersects(self._around(QRectF(start, 0, self._wide, look.px(_HEAD)))):
            return
        for column in range(COLUMNS):
            inside = zone_points(column + 1) > 0
            face = font("figure", look.scale)
            if not inside:
                face.setWeight(face.Weight.Medium)
            painter.setFont(face)
            painter.setPen(theme.text if inside else theme.second_text)
            painter.drawText(
                QRectF(start + self._column(column), 1, self._cube, look.px(_HEAD)),
                Qt.AlignmentFlag.AlignCenter,
                str(column + 1),
            )

    def _paint_row(self, painter: QPainter, number: int, row: Row, area: QRectF, used: int) -> None:
        look = self._look
        middle = area.center().y()
        radius = min(look.scale * 11, area.height() / 2)
        painter.save()
        painter.translate(area.left() + look.px(self._beside.sign), middle)
        if row.started:
            self._pictures.stamp(
                painter,
                self.devicePixelRatioF(),
                (number, radius),
                sign_area(radius),
                lambda inner: paint_hole_sign(inner, number, radius),
            )
        else:
            self._paint_number(painter, number, radius)
        painter.restore()
        side = min(self._cube, int(area.height()) - 2)
        cubes = _cubes(row, used)
        apart = self._place(1, len(cubes)) - self._place(0, len(cubes))
        painter.translate(area.left() + self._column(0), middle - side / 2)
        heights = [
            self._height_of(number - 1, place) if cube in _LYING else 0.0
            for place, cube in enumerate(cubes)
        ]
        if any(heights):
            self._paint_cubes(painter, apart, side, cubes, heights)
        else:
            self._stamp_cubes(painter, apart, side, cubes)
        painter.translate(-(area.left() + self._column(0)), -(middle - side / 2))
        self._paint_verdict(painter, row, QPointF(area.right(), middle))

    def _stamp_cubes(
        self, painter: QPainter, apart: float, side: int, cubes: Sequence[_Cube]
    ) -> None:
        """Paint all that is seen on the places of a row: most rows are as they were before."""
        reach = self._look.px(_REACH)
        wide = apart * (len(cubes) - 1) + side
        self._pictures.stamp(
            painter,
            self.devicePixelRatioF(),
            (tuple(cubes), apart, side, self._colour.name),
            QRectF(-reach, -reach, wide + 2 * reach, side + 2 * reach),
            lambda inner: self._paint_cubes(inner, apart, side, cubes, repeat(0.0)),
        )

    def _paint_cubes(
        self,
        painter: QPainter,
        apart: float,
        side: int,
        cubes: Sequence[_Cube],
        heights: Iterable[float],
    ) -> None:
        """Paint the cubes of a row; ``heights`` says how far each is above its place."""
        for place, (cube, height) in enumerate(zip(cubes, heights, strict=False)):
            painter.setOpacity(1 - height)
            self._paint_cube(painter, QPointF(place * apart, -height * side), side, cube)
        painter.setOpacity(1)

    def _paint_cube(self, painter: QPainter, corner: QPointF, side: int, cube: _Cube) -> None:
        theme = self._look.theme
        if cube is _Cube.NONE:
            dot = QColor(theme.second_text)
            dot.setAlphaF(0.45)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(dot)
            radius = 1.8 * self._look.scale
            painter.drawEllipse(corner + QPointF(side / 2, side / 2), radius, radius)
        elif cube is _Cube.COMING:
            paint_coming_cube(painter, corner, side, self._colour.fill(theme))
        elif cube is _Cube.BLACK:
            paint_black_cube(painter, corner, side, theme)
        else:
            paint_player_cube(painter, corner, side, self._colour, theme)

    def _paint_number(self, painter: QPainter, number: int, radius: float) -> None:
        """Paint the number of a hole that is not begun: a ring, for there is no sign yet."""
        theme = self._look.theme
        painter.setPen(QPen(theme.control_edge, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), radius * 0.9, radius * 0.9)
        face = font("figure", self._look.scale)
        face.setPixelSize(max(1, round(radius * 1.3)))
        painter.setFont(face)
        painter.setPen(theme.second_text)
        room = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_verdict(self, painter: QPainter, row: Row, end: QPointF) -> None:
        """Paint what is said about a hole; ``end`` is the middle of its row's right edge."""
        look, theme = self._look, self._look.theme
        if not row.started:
            return
        center, middle = end.x() - look.px(self._beside.verdict), end.y()
        if row.finished:
            good = zone_points(row.par) > 0
            side = look.px(14)
            picture = icon_pixmap(
                "check" if good else "cross",
                theme.fits if good else theme.wrong,
                side,
                self.devicePixelRatioF(),
            )
            painter.drawPixmap(QPointF(center - side / 2, middle - side / 2), picture)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.second_text)
        for dot in (-1, 0, 1):
            painter.drawEllipse(
                QPointF(center + dot * look.px(4), middle + look.px(2)),
                1.2 * look.scale,
                1.2 * look.scale,
            )


def sheet_rows(assessment: Assessment) -> list[Row]:
    """Return the rows of a course, by hole number from 1."""
    rows = [Row() for _ in range(HOLES)]
    for declared in assessment.numbering.declared:
        if declared.number:
            hole = declared.hole
            finished = hole.status is Status.WELL_FORMED
            rows[declared.number - 1] = Row(hole.par, started=True, finished=finished)
    return rows


def with_coming(rows: Sequence[Row], now: Assessment, after: Assessment, cell: int) -> list[Row]:
    """Return rows with the cubes that a tile on a cell would add to its holes.

    ``now`` and ``after`` are the scores without and with the tile.
    """
    result = list(rows)
    for declared in after.numbering.declared:
        steps = set(declared.hole.steps)
        if all(step_cell != cell for step_cell, _ in steps):
            continue
        grown = [
            one
            for one in now.numbering.declared
            if one.number and steps.intersection(one.hole.steps)
        ]
        number = grown[0].number if grown else declared.number
        if not grown and number and result[number - 1].started:
            free = [place for place, row in enumerate(result, 1) if not row.started]
            number = free[0] if free else 0
        if number:
            more = declared.hole.par - result[number - 1].par
            result[number - 1] = result[number - 1]._replace(coming=max(0, more))
    return result


class ScoreSheet(Panel):
    """The sheet as a panel."""

    def __init__(self, look: Look, motion: Motion, colour: str = "blue") -> None:
        super().__init__(look, translate("ScoreSheet", "Score sheet"))
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, look.px(10), 0, look.px(4))
        stack.setSpacing(look.px(2))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(14), 0, look.px(12), 0)
        head.addWidget(ElidedLabel(translate("ScoreSheet", "Score sheet"), "panel_title"), 1)
        self._left = label("", "caption", "second")
        head.addWidget(self._left)
        head.addWidget(rule_button(look))
        tells_about(self, "par")
        stack.addLayout(head)
        self.grid = CubeGrid(look, motion, player_colour(colour))
        """Rows and cubes."""
        stack.addWidget(self.grid, 1)
        self._rows: list[Row] = []

    def fold(self, folded: bool) -> None:
        """Lay the holes in two columns, where there is little height."""
        self.grid.fold(folded)

    def turn_over(self, colour: str) -> None:
        """Show the sheet of another player, whose cubes lie there already."""
        self._rows = []
        self.grid.turn_over(player_colour(colour))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show the nine holes."""
        if rows == self._rows:
            return
        self._rows = list(rows)
        left = CUBES - sum(row.par for row in rows)
        if left < 0:
            text = translate("ScoreSheet", "%n black cubes", "", -left)
        else:
            text = translate("ScoreSheet", "%n cubes left", "", left)
        self._left.setText(text)
        self.grid.show_rows(rows)
