"""The panels about the course being laid: its name and figures, its holes, its faults."""

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QListView,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
)

from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Hole, PlacedTile
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.laying.check_panel import PointedList
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import Figure, label
from minigolf_desktop.ui.common.widgets.tokens import difficulty_balls, difficulty_words
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.course_editor.session import Rating
from minigolf_desktop.ui.eighteen_holes.text.modes import rank_words

LONGEST_NAME = 60
"""Letters of the name of a course at most."""

_BALL = 9.0
"""Room of a ball of the difficulty, in pixels."""
UNKNOWN = "\N{EN DASH}"
"""Stands for a figure of a course that cannot be played yet."""


class CoursePanel(Panel):
    """A field for the name, and six figures that follow every change."""

    named = Signal(str)
    """The course has another name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("CoursePanel", "Course"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        column.setSpacing(look.px(8))
        self.name = NameField(LONGEST_NAME)
        """Name of the course."""
        self.name.setAccessibleName(translate("CoursePanel", "Name of the course"))
        self.name.setPlaceholderText(translate("CoursePanel", "Name of the course"))
        self.name.editingFinished.connect(self.finish)
        self._known_name = ""
        column.addWidget(self.name)
        self.holes = Figure(look, translate("CoursePanel", "Holes"))
        self.par = Figure(look, translate("CoursePanel", "Par"))
        self.tiles = Figure(look, translate("CoursePanel", "Tiles"))
        self.points = Figure(look, translate("CoursePanel", "Stableford"))
        self.points.setToolTip(
            translate("CoursePanel", "Stableford points for par play, and the most there are")
        )
        self.hard = Figure(look, translate("CoursePanel", "Difficulty"))
        self.solo = Figure(look, translate("CoursePanel", "Solo par"))
        self.solo.setToolTip(
            translate("CoursePanel", "Rank of the solo deck that is a fair match here")
        )
        grid = QGridLayout()
        grid.setSpacing(look.px(6))
        figures = (self.holes, self.par, self.tiles, self.points, self.hard, self.solo)
        for place, figure in enumerate(figures):
            grid.addWidget(figure, place // 3, place % 3)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    def finish(self) -> None:
        """Take what was typed for the name, whether or not Enter followed."""
        if self._is_typed:
            self._known_name = self.name.text()
            self.named.emit(" ".join(self.name.typed.split()))

    @property
    def _is_typed(self) -> bool:
        return self.name.text() != self._known_name

    def show_layout(self, layout: CourseLayout, rating: Rating | None) -> None:
        """Show a course; without a rating it cannot be played yet."""
        course = layout.course
        if not self._is_typed and self.name.text() != course.name:
            self._known_name = course.name
            self.name.setText(course.name)
            self.name.setCursorPosition(0)
        self.holes.tell(str(len(course.holes)))
        self.par.tell(str(course.par) if course.holes else UNKNOWN)
        self.tiles.tell(str(len(course.tiles)))
        if rating is None:
            for figure in (self.points, self.hard, self.solo):
                figure.tell(UNKNOWN)
            return
        low, high = rating.points
        self.points.tell(f"{low}\N{EN DASH}{high}")
        balls = difficulty_balls(self.look, rating.difficulty, self.devicePixelRatioF(), _BALL)
        self.hard.show_picture(balls, difficulty_words(rating.difficulty))
        self.solo.tell(rank_words(rating.solo_par))


ROWS, LEAST_ROWS = 9, 6
"""Rows of holes, and in a low window: two columns become three."""
ROW = 23.0
"""Height of a row."""
_HOLE = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex


class HolePainter(QStyledItemDelegate):
    """Paints a flag with its number, the par, and a sign where the fairway is broken."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._discs: dict[tuple[int, float], QPixmap] = {}
        self.linked: frozenset[Hex] = frozenset()
        """Greens that a fairway leads to."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row; the list gives it its width."""
        return QSize(option.rect.width(), self._look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one hole."""
        look, theme = self._look, self._look.theme
        hole: Hole = index.data(_HOLE)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        state = option.state
        under = bool(state & QtWidgets.QStyle.StateFlag.State_MouseOver)
        chosen = bool(state & QtWidgets.QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if under or chosen:
            painter.setPen(QPen(theme.hover_edge, 1))
            painter.setBrush(theme.hover)
            painter.drawRoundedRect(area, 6, 6)
        disc = self._disc(index.row() + 1, painter.device().devicePixelRatio())
        half = disc.deviceIndependentSize().width() / 2
        painter.drawPixmap(
            QPointF(area.left() + look.px(16) - half, area.center().y() - half), disc
        )
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(theme.text if hole.green in self.linked else theme.wrong)
        words = translate("HolesPanel", "Par {par}").replace("{par}", str(hole.par))
        if hole.green not in self.linked:
            words = f"{words} !"
        painter.drawText(area.adjusted(look.px(34), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()

    def _disc(self, number: int, ratio: float) -> QPixmap:
        """Return the number of a hole in the colours of a flag, painted once."""
        key = (number, ratio)
        if key not in self._discs:
            side = self._look.px(20)
            picture = clear_pixmap(side, side, ratio)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(0, 0, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground.FLAG)
            painter.drawEllipse(area.adjusted(0.5, 0.5, -0.5, -0.5))
            painter.setPen(ground.WHITE)
            painter.setFont(font("figure", self._look.scale))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))
            painter.end()
            self._discs[key] = picture
        return self._discs[key]


class HoleList(PointedList):
    """Two columns of holes, three in a low window, read downwards."""

    moved = Signal(int, int)
    """Index of a hole that is to be played later (1) or earlier (-1)."""
    asked = Signal(int, QPoint)
    """The number of a hole is to be chosen; where on the screen it stands."""
    walked = Signal()
    """A key led to another hole."""

    def __init__(self, painter: HolePainter, look: Look) -> None:
        super().__init__(translate("HolesPanel", "Holes"))
        self.setItemDelegate(painter)
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask)
        self._row_height = look.px(ROW)
        self.setMinimumHeight(self._high(LEAST_ROWS))
        self.setMaximumHeight(self._high(ROWS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the columns share the width."""
        rows = max(LEAST_ROWS, min(ROWS, self.viewport().height() // self._row_height))
        columns = -(-MOST_HOLES // rows)
        self.setGridSize(QSize((self.viewport().width() - 1) // columns, self._row_height))
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for two columns."""
        return QSize(super().sizeHint().width(), self._high(ROWS))

    def _high(self, rows: int) -> int:
        return self._row_height * rows + 2

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a hole with Ctrl and up or down, Enter asks for its number."""
        row = self.currentRow()
        controlled = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if controlled and event.key() in steps and row >= 0:
            self.moved.emit(row, steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self._ask(self.visualItemRect(self.item(row)).center())
        else:
            super().keyPressEvent(event)
            self._point(self.currentRow())
            self.walked.emit()

    def _ask(self, at: QPoint) -> None:
        row = self.indexAt(at).row()
        if row >= 0:
            self.asked.emit(row, self.viewport().mapToGlobal(at))


class HolesPanel(Panel):
    """Lists the holes; pointing at one lights its fairway."""

    def __init__(self, look: Look, number: QAction, along: QAction) -> None:
        super().__init__(look, translate("HolesPanel", "Holes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 6, 8, 8)))
        column.setSpacing(look.px(4))
        head = QHBoxLayout()
        head.setSpacing(look.px(2))
        head.addWidget(label(translate("HolesPanel", "Holes"), "panel_title"), 1)
        for action in (number, along):
            tool = QToolButton()
            tool.setDefaultAction(action)
            tool.setIconSize(look.size(18, 18))
            tool.setAccessibleName(action.text())
            tool.setCursor(Qt.CursorShape.PointingHandCursor)
            head.addWidget(tool)
        column.addLayout(head)
        self._painter = HolePainter(look)
        self.list = HoleList(self._painter, look)
        """The holes."""
        column.addWidget(self.list)

    def show_layout(self, layout: CourseLayout) -> None:
        """Show the holes of a course."""
        self._painter.linked = frozenset(layout.links)
        holes = layout.course.holes
        kept = self.list.currentRow()
        while self.list.count() > len(holes):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(holes):
            self.list.addItem(QListWidgetItem())
        for number, hole in enumerate(holes, 1):
            item = self.list.item(number - 1)
            item.setData(_HOLE, hole)
            words = translate("HolesPanel", "Hole {number}, par {par}")
            words = words.replace("{number}", str(number)).replace("{par}", str(hole.par))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            way = layout.links.get(hole.green)
            item.setToolTip(words if way is None else with_colon(words, _tiles_of(way.tiles)))
        if kept < len(holes):
            self.list.setCurrentRow(kept)
        self.list.viewport().update()


def _tiles_of(tiles: tuple[PlacedTile, ...]) -> str:
    return " \N{RIGHTWARDS ARROW} ".join(tile.face for tile in tiles)
