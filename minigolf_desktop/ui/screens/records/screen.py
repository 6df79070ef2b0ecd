"""The list of the best courses by who played and by version, and a chart of past scores."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from minigolf_desktop.content import Catalogue
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.records import Result, read_results
from minigolf_desktop.ui.art.faces import face_pixmap
from minigolf_desktop.ui.screens.records.chart import ScoreChart
from minigolf_desktop.ui.screens.records.kinds import (
    Table,
    Version,
    chosen,
    table_names,
    table_of,
    version_names,
    version_of,
)
from minigolf_desktop.ui.text.content_names import content_name
from minigolf_desktop.ui.text.dates import day
from minigolf_desktop.ui.text.levels import level_name
from minigolf_desktop.ui.theme import Space, font, signed
from minigolf_desktop.ui.widgets.heading import Heading
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, frame, label
from minigolf_desktop.ui.widgets.screen import MeadowScreen
from minigolf_desktop.ui.widgets.segments import Segments

translate = QCoreApplication.translate

MOST = 100
"""How many of them are listed."""

_FACE = 24
_LINE = 44
_HEARD, _CLIENTS = 2, 4
"""Columns of what the clients said or who played, and of the clients."""
_FIGURES = (0, 1)
"""Columns of figures: place and points."""


class RecordsScreen(MeadowScreen):
    """Best scores, best first."""

    back = Signal()
    """The home screen is asked for."""
    new_game = Signal()
    """Another game is asked for."""
    warned = Signal(str)
    """The file of records could not be read; carries what to tell."""

    def __init__(self, look: Look, folders: Folders, catalogue: Catalogue) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("records", "Records"))
        self._catalogue = catalogue
        self._results, warning = read_results(folders.records)
        if warning:
            # The screen is shown first, and whoever made it is listening then.
            QTimer.singleShot(0, self, lambda: self.warned.emit(warning))
        self.tables = Segments(look, translate("records", "Kind of game"), table_names(), 0)
        """Solo games, games of groups, or practice."""
        self.versions = Segments(look, translate("records", "Version"), version_names(), 0)
        """All versions of the game, or one."""
        self._listed: tuple[Result, ...] = ()
        self.chart = ScoreChart(look)
        """The scores of the games listed, over time."""
        self._table = _empty_table(look)
        self._table.currentCellChanged.connect(self._mark)
        self._none = label(
            translate("records", "No course has been judged yet. Yours could be the first."),
            "body",
            "second",
        )
        self._lay_out()
        self._fill()
        if self._listed:
            self._table.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(28), margin, look.px(28))
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(
            look,
            translate("records", "Records"),
            translate("records", "Minigolf Designer, the best scores first"),
        )
        heading.back.connect(self.back)
        for kinds in (self.versions, self.tables):
            kinds.chosen.connect(self._fill)
            heading.add(kinds)
        column.addWidget(heading)
        card = frame("card", translate("records", "Best scores"))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        inside.addWidget(self._table, 1)
        inside.addWidget(self._none, 1, Qt.AlignmentFlag.AlignCenter)
        inside.addWidget(self.chart)
        foot = QHBoxLayout()
        foot.addStretch()
        again = button(look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        foot.addWidget(again)
        inside.addLayout(foot)
        column.addWidget(card, 1)

    def _fill(self) -> None:
        table, version = Table(self.tables.current), Version(self.versions.current)
        rivals = chosen(self._results, table, version)
        self._listed = listed = rivals[:MOST]
        self._table.setRowCount(len(listed))
        self._table.model().setHeaderData(
            _HEARD,
            Qt.Orientation.Horizontal,
            translate("records", "Players")
            if table is Table.GROUP
            else translate("records", "They were"),
        )
        for row, result in enumerate(listed):
            for column, item in enumerate(self._cells(row, result)):
                self._table.setItem(row, column, item)
        for part in (self._table, self.chart):
            part.setVisible(bool(listed))
        self._none.setVisible(not listed)
        self.chart.show_results(rivals)
        if listed:
            self._table.selectRow(0)
            self._mark(0)

    def _mark(self, row: int) -> None:
        """Let the game of a row stand out in the chart."""
        self.chart.mark(self._listed[row] if 0 <= row < len(self._listed) else None)

    def _cells(self, row: int, result: Result) -> Sequence[QTableWidgetItem]:
        look = self.look
        content = self._catalogue
        land = content.land_by_id.get(result.land)
        clients = [
            content_name(content.client_by_id[client].name)
            for client in result.clients
            if client in content.client_by_id
        ]
        place = QTableWidgetItem(str(row + 1))
        total = QTableWidgetItem(signed(result.total))
        for figure in (place, total):
            figure.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        total.setFont(font("points", look.scale))
        name = content_name(land.name) if land else result.land
        return (
            place,
            total,
            self._heard(result),
            QTableWidgetItem(name),
            QTableWidgetItem(", ".join(clients)),
            QTableWidgetItem(version_names()[version_of(result)]),
            QTableWidgetItem(day(datetime.fromisoformat(result.date))),
            QTableWidgetItem(str(result.seed)),
        )

    def _heard(self, result: Result) -> QTableWidgetItem:
        """Return who played in a group, best first; how the clients liked it otherwise."""
        if table_of(result) is Table.GROUP:
            seats = sorted(result.seats, key=lambda seat: seat.place)
            item = QTableWidgetItem(
                ", ".join(f"{seat.name} {signed(seat.total)}" for seat in seats)
            )
            item.setToolTip(item.text())
            return item
        item = QTableWidgetItem(level_name(result.level))
        ratio = self.devicePixelRatioF()
        face = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            face.addPixmap(face_pixmap(result.level, self.look.px(_FACE), ratio), mode)
        item.setIcon(face)
        return item

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def _empty_table(look: Look) -> QTableWidget:
    titles = (
        translate("records", "Place"),
        translate("records", "Points"),
        translate("records", "They were"),
        translate("records", "Land"),
        translate("records", "Clients"),
        translate("records", "Version"),
        translate("records", "Date"),
        translate("records", "Seed"),
    )
    table = QTableWidget(0, len(titles))
    table.setAccessibleName(translate("records", "Best scores"))
    for column, title in enumerate(titles):
        head = QTableWidgetItem(title)
        # Figures stand at the right end of their column, and so do their titles.
        side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(column, head)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(look.px(_LINE))
    table.setShowGrid(False)
    table.setIconSize(QSize(look.px(_FACE), look.px(_FACE)))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    # A selected line is one bar of gold, not a row of boxes.
    table.setStyleSheet(
        "QTableView::item { border: none; border-radius: 0px; padding: 6px 12px; }"
        f"QTableView::item:selected {{ background: {look.theme.hover.name()}; }}"
    )
    header.setSectionResizeMode(_CLIENTS, QHeaderView.ResizeMode.Stretch)
    return table
