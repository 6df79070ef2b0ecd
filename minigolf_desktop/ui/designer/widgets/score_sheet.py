"""The score sheet: nine rows of par cubes, the green zone, cubes left."""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Assessment, Status
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import CUBE, CUBE_PAUSE, Motion, animate
from minigolf_desktop.ui.common.kept import Stamps
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

HOLES = 9
COLUMNS = 8
CUBES = 36
"""Cubes of a player; those beyond are black and cost a point each."""
ZONE = range(3, 6)
"""Pars that score."""

_CUBE, _HEAD, _LEAST_ROW, _LEAST_FOLDED = 0.79, 18, 15, 13.5
"""Side of a cube in columns; height above the rows, and of a row at least."""

_REACH = 3
"""Pixels that a shadow or a soft edge lies outside what it is of, at most."""

_STAMPS, _ROWS = 200, 60
"""Pictures kept of cubes and signs, and of the rows on the sheets of five players."""


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


class _Span(NamedTuple):
    """From where to where something is asked for."""

    left: float
    right: float

    def shows(self, left: float, right: float) -> bool:
        """Return whether something of what lies there is asked for."""
        return left <= self.right and right >= self.left


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
    """The nine rows: a step of a drag has only the cubes painted that it changes."""

    def __init__(self, look: Look, motion: Motion, colour: PlayerColour) -> None:
        super().__init__()
        self._look = look
        self._motion = motion
        self._falling: dict[tuple[int, int], int] = {}
        self._fallen = 0.0
        self._stamps = Stamps(_STAMPS)
        self._whole_rows = Stamps(_ROWS)
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
        """Have painted what differs from the rows before: a drag changes a cube or two a step."""
        used_before = used = 0
        for index, (row, old) in enumerate(zip(self._rows, before, strict=True)):
            if (row, used) == (old, used_before):
                used = used_before = used + row.par
                continue
            now, then = _cubes(row, used), _cubes(old, used_before)
            area = self._row_area(index)
            if row._replace(coming=0) != old._replace(coming=0) or len(now) != len(then):
                # Its edges are the panel's: below them lies the board.
                edge = self._look.px(8)
                self.update(self._around(area.adjusted(edge, 0, -edge, 0)))
            elif now != then:
                places = [place for place in range(len(now)) if now[place] != then[place]]
                left, right = (
                    area.left() + self._place(place, len(now)) for place in (places[0], places[-1])
                )
                cubes = QRectF(left, area.top(), right + self._cube - left, area.height())
                self.update(self._around(cubes))
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
            seen = self._seen(exposed, area)
            if seen is not None:
                if index % self._lines:
                    painter.setOpacity(0.55)
                    line = area.adjusted(look.px(14), 0, -look.px(14), 0)
                    painter.fillRect(
                        QRectF(line.topLeft(), QSizeF(line.width(), 1)), look.theme.line
                    )
                    painter.setOpacity(1)
                is_whole = not self._falling and self._is_whole(exposed, area)
                self._paint_row(painter, index + 1, row, area, used, None if is_whole else seen)
            used += row.par
        painter.end()

    def _seen(self, exposed: QRegion, area: QRectF) -> _Span | None:
        """Return from where to where a row is asked for; None where nothing of it is."""
        if self._falling:
            # A cube that falls comes from above its row.
            return _Span(area.left(), area.right())
        around = self._around(area)
        parts = [part for part in cast("Iterable[QRect]", exposed) if part.intersects(around)]
        if not parts:
            return None
        reach = self._look.px(_REACH)
        left, right = min(part.left() for part in parts), max(part.right() for part in parts)
        return _Span(left - reach, right + 1 + reach)

    def _is_whole(self, exposed: QRegion, area: QRectF) -> bool:
        """Return whether all of a row is asked for."""
        return (QRegion(self._around(area) & self.rect()) - exposed).isEmpty()

    def _row_area(self, index: int) -> QRectF:
        """Return where the row of a hole lies."""
        column, line = divmod(index, self._lines)
        head = self._look.px(_HEAD)
        high = (self.height() - head - self._look.px(5)) / self._lines
        return QRectF(column * self._wide, head + line * high, self._wide, high)

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
        left = start + self._column(ZONE.start - 1) - look.px(2.2)
        zone = QRectF(left, 1, len(ZONE) * self._step, self.height() - look.px(4))
        painter.setPen(QPen(theme.par_zone_edge, 1.4))
        painter.setBrush(theme.par_zone)
        painter.drawRoundedRect(zone, look.px(8), look.px(8))
        if not exposed.intersects(self._around(QRectF(start, 0, self._wide, look.px(_HEAD)))):
            return
        for column in range(COLUMNS):
            inside = column + 1 in ZONE
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

    def _paint_row(
        self,
        painter: QPainter,
        number: int,
        row: Row,
        area: QRectF,
        used: int,
        seen: _Span | None,
    ) -> None:
        """Paint a row where it is ``seen``; None for all of it, which most often is kept."""
        look = self._look
        middle = area.center().y()
        radius = min(look.scale * 11, area.height() / 2)
        sign = QPointF(area.left() + look.px(self._beside.sign), middle)
        if seen is None or seen.shows(sign.x() - radius, sign.x() + radius):
            painter.save()
            painter.translate(sign)
            if row.started:
                self._stamps.stamp(
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
        first, apart = self._column(0), self._place(1, len(cubes)) - self._place(0, len(cubes))
        start = QPointF(area.left() + first, middle - side / 2)
        if seen is None:
            self._stamp_cubes(painter, start, apart, side, cubes)
            self._paint_verdict(painter, row, QPointF(area.right(), middle))
            return
        for place, cube in enumerate(cubes):
            corner = start + QPointF(place * apart, 0)
            height = self._height_of(number - 1, place) if cube in _LYING else 0.0
            if height:
                painter.setOpacity(1 - height)
                self._paint_cube(painter, corner - QPointF(0, height * side), side, cube)
                painter.setOpacity(1)
            elif seen.shows(corner.x(), corner.x() + side):
                self._stamp_cube(painter, corner, side, cube)
        if seen.shows(area.right() - look.px(2 * self._beside.verdict), area.right()):
            self._paint_verdict(painter, row, QPointF(area.right(), middle))

    def _stamp_cube(self, painter: QPainter, corner: QPointF, side: int, cube: _Cube) -> None:
        """Paint a cube that lies: most of them lie there each time that the sheet is painted."""
        reach = self._look.px(_REACH)
        painter.translate(corner)
        self._stamps.stamp(
            painter,
            self.devicePixelRatioF(),
            (cube, side, self._colour.name),
            QRectF(-reach, -reach, side + 2 * reach, side + 2 * reach),
            lambda inner: self._paint_cube(inner, QPointF(0, 0), side, cube),
        )
        painter.translate(-corner)

    def _stamp_cubes(
        self, painter: QPainter, start: QPointF, apart: float, side: int, cubes: list[_Cube]
    ) -> None:
        """Paint all that is seen on the places of a row: most rows are as they were before."""
        reach = self._look.px(_REACH)
        wide = apart * (len(cubes) - 1) + side
        painter.translate(start)
        self._whole_rows.stamp(
            painter,
            self.devicePixelRatioF(),
            (tuple(cubes), apart, side, self._colour.name),
            QRectF(-reach, -reach, wide + 2 * reach, side + 2 * reach),
            lambda inner: self._paint_cubes(inner, apart, side, cubes),
        )
        painter.translate(-start)

    def _paint_cubes(self, painter: QPainter, apart: float, side: int, cubes: list[_Cube]) -> None:
        for place, cube in enumerate(cubes):
            self._paint_cube(painter, QPointF(place * apart, 0), side, cube)

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
            good = row.par in ZONE
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
