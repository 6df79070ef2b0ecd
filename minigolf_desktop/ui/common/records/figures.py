"""Figures of games: as a line over time on a paper ribbon, and in tables."""

from collections.abc import Container, Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from minigolf_desktop.storage.history import GameFigure
from minigolf_desktop.storage.moments import moment_at
from minigolf_desktop.ui.common.art.drawing import RIGHT, write
from minigolf_desktop.ui.common.art.furnishings import paint_ribbon, ribbon_room
from minigolf_desktop.ui.common.text import day, signed
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import steady_icon

MOST_DOTS = 60
"""Games of which each has a dot; of more there is the line alone."""
RUN = 10
"""Games that the line of means looks back on."""

_TITLE = 24
"""Height of a title."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
_PART = 10
"""Where all figures are alike, the marks lie one of so many parts of the figure apart."""
_LINES = 4
"""How many lines across there may be above the lowest."""


def round_marks(values: Sequence[int], least_step: int = 1) -> tuple[int, ...]:
    """Return even figures, from the lowest, between which all values lie; none for no value.

    Values that are all alike lie between figures about a tenth of them apart.
    """
    if not values:
        return ()
    low, high = min(values), max(values)
    if low == high:
        least_step = max(one for one in _STEPS if one <= max(abs(low) // _PART, least_step))
        low, high = low - least_step if low >= least_step or low < 0 else low, high + least_step
    steps = [step for step in _STEPS if step >= least_step]
    step = next((step for step in steps if high - low <= (_LINES - 1) * step), steps[-1])
    first = low // step * step
    count = max(1, -(-(high - first) // step))
    return tuple(first + step * line for line in range(count + 1))


def running_means(values: Sequence[int]) -> list[float]:
    """Return for each value the mean of it and the values before it, :data:`RUN` at most."""
    sums = [0, *accumulate(values)]
    starts = [max(0, end - RUN) for end in range(1, len(sums))]
    return [(sums[end] - sums[start]) / (end - start) for end, start in enumerate(starts, 1)]


class Ribbon(QWidget):
    """A dot for each game; the best one and the one looked at stand out."""

    def __init__(self, look: Look, high: int, *, with_means: bool = False) -> None:
        """``high`` is its height at an interface scale of 1; with means there is a second line."""
        super().__init__()
        self._look = look
        self._high = high
        self._with_means = with_means
        self._points: tuple[GameFigure, ...] = ()
        self._marks: tuple[int, ...] = ()
        self._fewest = False
        self._marked: int | None = None
        self._title, self._plus = "", False
        self.setFixedHeight(look.px(high))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def points(self) -> tuple[GameFigure, ...]:
        """What it shows, the oldest first."""
        return self._points

    def show_points(
        self,
        points: Sequence[GameFigure],
        marks: Sequence[int],
        words: str,
        *,
        fewest: bool = False,
        title: str = "",
        plus: bool = False,
    ) -> None:
        """Show other figures: all lie between the ``marks``; ``words`` tell them to listeners.

        A ``title`` stands above them; there is none without. With ``plus`` a figure above 0 has
        its sign.
        """
        self._title, self._plus = title, plus
        self._points, self._marks, self._fewest = tuple(points), tuple(marks), fewest
        self._marked = None
        self.setAccessibleName(words)
        self.update()

    def mark_place(self, place: int | None) -> None:
        """Let a game stand out."""
        self._marked = place
        self.update()

    def sizeHint(self) -> QSize:
        """Return a strip as wide as there is room."""
        return self._look.size(600, self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines across, the line of the figures, dots and dates."""
        if not self._points:
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -look.px(3))
        paint_ribbon(painter, area, look.theme, look.scale)
        room = ribbon_room(area, look.scale)
        field = room.adjusted(look.px(36), look.px(23), -look.px(8), -look.px(18))
        if self._title:
            head = QRectF(field.left(), room.top(), field.width(), look.px(_TITLE))
            write(painter, head, self._title, font("panel_title", look.scale), look.theme.text)
            if self._has_means:
                self._paint_legend(painter, head)
            field.setTop(field.top() + look.px(_TITLE))
        self._paint_marks(painter, field)
        self._paint_dates(painter, field)
        self._paint_figures(painter, field)
        painter.end()

    @property
    def _has_means(self) -> bool:
        return self._with_means and len(self._points) > RUN

    def _paint_legend(self, painter: QPainter, head: QRectF) -> None:
        """Tell at the right end of the title what the second line is."""
        look, theme = self._look, self._look.theme
        words = translate("book", "Mean of the last %n games", "", RUN)
        face = font("caption", look.scale)
        write(painter, head, words, face, theme.second_text, RIGHT)
        end = head.right() - QFontMetricsF(face).horizontalAdvance(words) - look.px(8)
        painter.setPen(QPen(theme.hover_edge, look.px(3)))
        middle = head.center().y()
        painter.drawLine(QPointF(end - look.px(18), middle), QPointF(end, middle))

    def _paint_marks(self, painter: QPainter, field: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("caption", look.scale))
        marks = self._marks
        for points in marks:
            height = self._height_of(points, field)
            parts = self._plus and not points
            painter.setPen(QPen(theme.control_edge if parts else theme.line, 1))
            painter.drawLine(QPointF(field.left(), height), QPointF(field.right(), height))
            if points not in (marks[0], marks[-1]) and not parts:
                # A ribbon has room for the lowest and the highest figure.
                continue
            painter.setPen(theme.second_text)
            words = QRectF(0, height - look.px(9), field.left() - look.px(8), look.px(18))
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, int(side), signed(points, self._plus))

    def _paint_dates(self, painter: QPainter, field: QRectF) -> None:
        points = self._points
        painter.setPen(self._look.theme.second_text)
        line = QRectF(
            field.left(), field.bottom() + self._look.px(2), field.width(), self._look.px(18)
        )
        ends = [(points[0], Qt.AlignmentFlag.AlignLeft)]
        if len(points) > 1:
            ends.append((points[-1], Qt.AlignmentFlag.AlignRight))
        else:
            ends = [(points[0], Qt.AlignmentFlag.AlignHCenter)]
        for point, side in ends:
            painter.drawText(line, int(side), day(moment_at(point.at)))

    def _paint_figures(self, painter: QPainter, field: QRectF) -> None:
        look, theme = self._look, self._look.theme
        values = [point.value for point in self._points]
        places = [self._place_of(number, value, field) for number, value in enumerate(values)]
        has_dots = len(places) <= MOST_DOTS
        painter.setPen(QPen(theme.par_zone_edge, look.px(2.5 if has_dots else 1.5)))
        painter.drawPolyline(QPolygonF(places))
        if self._has_means:
            means = [
                self._place_of(number, mean, field)
                for number, mean in enumerate(running_means(values))
            ]
            painter.setPen(QPen(theme.hover_edge, look.px(3)))
            painter.drawPolyline(QPolygonF(means))
        if has_dots:
            for place in places:
                _dot(painter, place, look.px(4), theme.par_zone_edge, theme.panel)
        best = values.index(min(values) if self._fewest else max(values))
        _dot(painter, places[best], look.px(6), theme.action, theme.panel)
        self._tell(painter, places[best], values[best], field)
        if self._marked is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.hover_edge, look.px(3)))
            painter.drawEllipse(places[self._marked], look.px(9), look.px(9))
            if self._marked != best:
                self._tell(painter, places[self._marked], values[self._marked], field)

    def _tell(self, painter: QPainter, place: QPointF, value: int, field: QRectF) -> None:
        look = self._look
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(look.theme.text)
        words = signed(value, self._plus)
        width = QFontMetricsF(painter.font()).horizontalAdvance(words)
        left = min(max(place.x() - width / 2, field.left()), field.right() - width)
        painter.drawText(QPointF(left, place.y() - look.px(9)), words)

    def _place_of(self, number: int, value: float, field: QRectF) -> QPointF:
        count = len(self._points)
        share = number / (count - 1) if count > 1 else 0.5
        inset = self._look.px(10)
        x = field.left() + inset + share * (field.width() - 2 * inset)
        return QPointF(x, self._height_of(value, field))

    def _height_of(self, value: float, field: QRectF) -> float:
        low, high = self._marks[0], self._marks[-1]
        return field.bottom() - (value - low) / (high - low) * field.height()


def _dot(painter: QPainter, point: QPointF, radius: float, fill: QColor, edge: QColor) -> None:
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(fill)
    painter.drawEllipse(point, radius, radius)


TOKEN = 24
"""Side of the pictures in a table."""
_TABLE_LINE = 44
_CELL_INSET = 3
"""Pixels between the padding of a cell and its text, which headings do not have."""


def records_table(
    look: Look, name: str, titles: Sequence[str], stretched: int, figures: Container[int]
) -> QTableWidget:
    """Return an empty table.

    The column ``stretched`` takes the room left over; the columns ``figures`` hold figures.
    """
    table = QTableWidget(0, len(titles))
    table.setAccessibleName(name)
    for column, title in enumerate(titles):
        head = QTableWidgetItem(title)
        # Figures stand at the right end of their column, and so do their titles.
        side = Qt.AlignmentFlag.AlignRight if column in figures else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(column, head)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(look.px(_TABLE_LINE))
    table.setShowGrid(False)
    table.setIconSize(QSize(look.px(TOKEN), look.px(TOKEN)))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
    # A selected line is one bar of gold, not a row of boxes.
    table.setStyleSheet(
        "QTableView::item { border: none; border-radius: 0px; padding: 6px 12px; }"
        # Qt insets what stands in a cell by three pixels more than a heading.
        f"QHeaderView::section {{ padding: {look.px(6)}px {look.px(12) + _CELL_INSET}px; }}"
        f"QTableView::item:selected {{ background: {look.theme.hover.name()}; }}"
    )
    return table


def figure_item(text: str) -> QTableWidgetItem:
    """Return a figure, at the right end of its column."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def pictured_item(picture: QPixmap, text: str) -> QTableWidgetItem:
    """Return a text after a picture that a selected line does not tint."""
    item = QTableWidgetItem(text)
    item.setIcon(steady_icon(picture))
    return item
