"""Past scores over time, as a line from game to game on a paper ribbon."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.storage.designer.records import Result
from minigolf_desktop.ui.common.art.paper import paint_ribbon, ribbon_room
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.theme import font, signed
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

MOST = 60
"""How many of the last games are drawn."""

_STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
_HIGH = 108
"""Height at an interface scale of 1."""
_LINES = 4
"""How many lines across there may be above the lowest."""


class Course(NamedTuple):
    """The scores of some games in the order in which they ended."""

    results: tuple[Result, ...]
    marks: tuple[int, ...]
    """Points at which a line is drawn across, from the lowest; all scores lie between them."""

    @property
    def best(self) -> int:
        """Place of the best score, of equal ones the oldest; raises ValueError without any."""
        totals = [result.total for result in self.results]
        return totals.index(max(totals))


def scores_over_time(results: Sequence[Result]) -> Course:
    """Return the last games among some results, the oldest first, and round marks for them."""
    last = sorted(results, key=lambda result: datetime.fromisoformat(result.date).timestamp())
    last = last[-MOST:]
    if not last:
        return Course((), ())
    totals = [result.total for result in last]
    low, high = min(totals), max(totals)
    step = next((step for step in _STEPS if high - low <= (_LINES - 1) * step), _STEPS[-1])
    first = low // step * step
    count = max(1, -(-(high - first) // step))
    return Course(tuple(last), tuple(first + step * line for line in range(count + 1)))


class ScoreChart(QWidget):
    """A dot for each game; the best one and the one looked at stand out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._course = Course((), ())
        self._marked: Result | None = None
        self.setFixedHeight(look.px(_HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def course(self) -> Course:
        """What it shows."""
        return self._course

    @property
    def marked(self) -> Result | None:
        """The game looked at."""
        return self._marked

    def show_results(self, results: Sequence[Result]) -> None:
        """Show other games."""
        self._course = course = scores_over_time(results)
        self._marked = None
        if course.results:
            totals = [result.total for result in course.results]
            games = len(totals)
            words = translate("records", "Scores of %n games over time", "", games)
            span = translate("records", "{low} to {high}, the last one {last}")
            span = span.replace("{low}", signed(min(totals))).replace("{high}", signed(max(totals)))
            self.setAccessibleName(f"{words}: {span.replace('{last}', signed(totals[-1]))}")
        self.update()

    def mark(self, result: Result | None) -> None:
        """Let a game stand out."""
        self._marked = result
        self.update()

    def sizeHint(self) -> QSize:
        """Return a strip as wide as there is room."""
        return self._look.size(600, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines across, the line of the scores, dots and dates."""
        if not self._course.results:
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -look.px(3))
        paint_ribbon(painter, area, look.theme, look.scale)
        room = ribbon_room(area, look.scale)
        field = room.adjusted(look.px(36), look.px(23), -look.px(8), -look.px(18))
        self._paint_marks(painter, field)
        self._paint_dates(painter, field)
        self._paint_scores(painter, field)
        painter.end()

    def _paint_marks(self, painter: QPainter, field: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("caption", look.scale))
        marks = self._course.marks
        for points in marks:
            height = self._height_of(points, field)
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(QPointF(field.left(), height), QPointF(field.right(), height))
            if points not in (marks[0], marks[-1]):
                # A ribbon has room for the lowest and the highest figure.
                continue
            painter.setPen(theme.second_text)
            words = QRectF(0, height - look.px(9), field.left() - look.px(8), look.px(18))
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, int(side), signed(points))

    def _paint_dates(self, painter: QPainter, field: QRectF) -> None:
        results = self._course.results
        painter.setPen(self._look.theme.second_text)
        line = QRectF(
            field.left(), field.bottom() + self._look.px(2), field.width(), self._look.px(18)
        )
        ends = [(results[0], Qt.AlignmentFlag.AlignLeft)]
        if len(results) > 1:
            ends.append((results[-1], Qt.AlignmentFlag.AlignRight))
        else:
            ends = [(results[0], Qt.AlignmentFlag.AlignHCenter)]
        for result, side in ends:
            painter.drawText(line, int(side), day(datetime.fromisoformat(result.date)))

    def _paint_scores(self, painter: QPainter, field: QRectF) -> None:
        look, theme = self._look, self._look.theme
        points = [self._point_of(place, field) for place in range(len(self._course.results))]
        painter.setPen(QPen(theme.par_zone_edge, look.px(2.5)))
        painter.drawPolyline(points)
        for point in points:
            _dot(painter, point, look.px(4), theme.par_zone_edge, theme.panel)
        best = self._course.best
        _dot(painter, points[best], look.px(6), theme.action, theme.panel)
        self._tell(painter, points[best], self._course.results[best].total, field)
        if self._marked is not None and self._marked in self._course.results:
            place = self._course.results.index(self._marked)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.hover_edge, look.px(3)))
            painter.drawEllipse(points[place], look.px(9), look.px(9))
            if place != best:
                self._tell(painter, points[place], self._marked.total, field)

    def _tell(self, painter: QPainter, point: QPointF, total: int, field: QRectF) -> None:
        look = self._look
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(look.theme.text)
        words = signed(total)
        width = QFontMetricsF(painter.font()).horizontalAdvance(words)
        left = min(max(point.x() - width / 2, field.left()), field.right() - width)
        painter.drawText(QPointF(left, point.y() - look.px(9)), words)

    def _point_of(self, place: int, field: QRectF) -> QPointF:
        results = self._course.results
        share = place / (len(results) - 1) if len(results) > 1 else 0.5
        inset = self._look.px(10)
        x = field.left() + inset + share * (field.width() - 2 * inset)
        return QPointF(x, self._height_of(results[place].total, field))

    def _height_of(self, points: int, field: QRectF) -> float:
        low, high = self._course.marks[0], self._course.marks[-1]
        return field.bottom() - (points - low) / (high - low) * field.height()


def _dot(painter: QPainter, point: QPointF, radius: float, fill: QColor, edge: QColor) -> None:
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(fill)
    painter.drawEllipse(point, radius, radius)
