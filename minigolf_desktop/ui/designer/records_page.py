"""The best courses: solo games, groups and practice games apart, by version.

Below the list a chart of their scores over time.
"""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem, QVBoxLayout

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.storage.designer.records import Result, read_results
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.art.faces import face_pixmap
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.page import RecordsPage
from minigolf_desktop.ui.common.records.table import (
    TOKEN,
    figure_item,
    make_room_for_tokens,
    pictured_item,
    records_table,
)
from minigolf_desktop.ui.common.text.characters import level_name as how_strong
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space, font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shapes_pixmap
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.score_chart import ScoreChart
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.levels import level_name

translate = QCoreApplication.translate

MOST = 100
"""How many of them are listed."""
_IN_SIGHT = 16
"""Lines that are there from the first moment: as many as are seen; the others follow."""

_LEVEL, _OTHERS = 2, 5
"""Columns of the level or the winner, and of the other players."""
_STRETCHED = 4
"""Column that takes the room left over: the clients."""
_FIGURES = (0, 1)
"""Columns of figures: place and points."""


def records_page(look: Look, shell: DesignerShell) -> "DesignerRecords":
    """Return the page of the player's best courses."""
    return DesignerRecords(look, shell.folders, shell.box.catalogue)


class DesignerRecords(RecordsPage):
    """Best scores, best first."""

    def __init__(self, look: Look, folders: Folders, catalogue: Catalogue) -> None:
        self._results, warning = read_results(folders.records)
        super().__init__(look, translate("records", "Best scores"), warning)
        self._catalogue = catalogue
        self._table = _empty_table(look)
        self._none = label(
            translate("records", "No course has been judged yet. Yours could be the first."),
            "body",
            "second",
        )
        self._listed: tuple[Result, ...] = ()
        self._filling: Piecemeal | None = None
        self.chart = ScoreChart(look)
        """The scores of the games of the kind chosen, over time."""
        self._table.currentCellChanged.connect(self._mark)
        self._opens(self._table)
        self._make_choices()
        self._lay_out()
        self._fill()
        self._look_for_games(folders, "designer")

    def _make_choices(self) -> None:
        """Make what the list is chosen by, set to the kind of the game played last."""
        look = self._look
        last = max(self._results, key=lambda result: result.date, default=None)
        kind = 0 if last is None else 2 if last.practice else int(bool(last.seats))
        self._kinds = Segments(
            look,
            translate("records", "Kind of game"),
            (
                translate("records", "Solo"),
                translate("records", "Groups"),
                translate("records", "Practice"),
            ),
            kind,
        )
        self._modes = Segments(
            look,
            translate("records", "Version"),
            (translate("records", "Family"), translate("records", "Advanced")),
            int(last is not None and last.mode == "advanced"),
        )
        self._boxes = Segments(
            look,
            translate("records", "Tiles"),
            (translate("records", "Base box"), translate("records", "Putt of No Return")),
            int(last is not None and last.expansion),
        )
        self.choosers = (self._kinds, self._modes, self._boxes)
        for choice in (self._kinds, self._modes, self._boxes):
            choice.chosen.connect(self._fill)

    def _chosen(self) -> tuple[Result, ...]:
        """Return all results of the kind and version chosen, best first."""
        kind = self._kinds.current
        found = [
            result
            for result in self._results
            if result.practice is (kind == 2)
            and (kind == 2 or bool(result.seats) is (kind == 1))
            and (result.mode == "advanced") is bool(self._modes.current)
            and result.expansion is bool(self._boxes.current)
        ]
        return tuple(found)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(self._look.px(Space.LARGE),) * 4)
        column.addWidget(self._table, 1)
        column.addWidget(self._none, 1, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.chart)
        self._add_foot(column)

    def _fill(self) -> None:
        rivals = self._chosen()
        self._listed = chosen = rivals[:MOST]
        groups = any(result.seats for result in chosen)
        raced = any(result.rival is not None for result in chosen)
        self._table.setColumnHidden(_OTHERS, not (groups or raced))
        others = translate("records", "Then came") if groups else translate("race", "Rival")
        self._table.model().setHeaderData(_OTHERS, Qt.Orientation.Horizontal, others)
        head = translate("records", "Winner") if groups else translate("records", "They were")
        self._table.model().setHeaderData(_LEVEL, Qt.Orientation.Horizontal, head)
        shared = max((sum(one.place == 1 for one in result.seats) for result in chosen), default=1)
        make_room_for_tokens(self._table, self._look, shared)
        self._table.setRowCount(len(chosen))
        if self._filling is not None:
            self._filling.stop()
        self._filling = Piecemeal(enumerate(chosen), self._put, self, _IN_SIGHT)
        self._table.setVisible(bool(chosen))
        self.chart.setVisible(bool(chosen))
        self.chart.show_results(rivals)
        self._none.setVisible(not chosen)
        if chosen:
            self._table.selectRow(0)
            self._mark(0)
            self._table.setFocus()

    def _put(self, line: tuple[int, Result]) -> None:
        row, result = line
        for column, item in enumerate(self._cells(row, result)):
            self._table.setItem(row, column, item)

    def _mark(self, row: int) -> None:
        """Let the game of a row stand out in the chart."""
        chosen = self._listed[row] if 0 <= row < len(self._listed) else None
        self.chart.mark(chosen)
        self._offer()

    def _offer(self) -> None:
        self.open_button.setEnabled(self._game_of(self._table.currentRow()) is not None)

    def _game_of(self, row: int) -> Path | None:
        """Return the journal of the game of a row."""
        if not 0 <= row < len(self._listed):
            return None
        result = self._listed[row]
        return self._games.find(result.match, result.seed)

    def _open(self) -> None:
        game = self._game_of(self._table.currentRow())
        if game is not None:
            self.game_wanted.emit(game)

    def _cells(self, row: int, result: Result) -> Sequence[QTableWidgetItem]:
        look = self._look
        content = self._catalogue
        land = content.land_by_id.get(result.land)
        clients = [
            content_name(content.client_by_id[client].name)
            for client in result.clients
            if client in content.client_by_id
        ]
        total = figure_item(signed(result.total))
        total.setFont(font("points", look.scale))
        level = self._winner(result) if result.seats else self._level(result)
        name = content_name(land.name) if land else result.land
        return (
            figure_item(str(row + 1)),
            total,
            level,
            QTableWidgetItem(name),
            QTableWidgetItem(", ".join(clients)),
            QTableWidgetItem(_others(result)),
            QTableWidgetItem(day(datetime.fromisoformat(result.date))),
            QTableWidgetItem(str(result.seed)),
        )

    def _level(self, result: Result) -> QTableWidgetItem:
        picture = face_pixmap(result.level, self._look.px(TOKEN), self.devicePixelRatioF())
        return pictured_item(picture, level_name(result.level))

    def _winner(self, result: Result) -> QTableWidgetItem:
        """Return who won; a shared win names all who share it."""
        winners = [seat for seat in result.seats if seat.place == 1]
        known = {colour.name for colour in PLAYER_COLOURS}
        colours = [
            seat.colour if seat.colour in known else PLAYER_COLOURS[0].name for seat in winners
        ]
        names = ", ".join(seat.name for seat in winners)
        side, ratio = self._look.px(TOKEN), self.devicePixelRatioF()
        return pictured_item(player_shapes_pixmap(self._look, colours, side, ratio), names)


def _others(result: Result) -> str:
    """Return the players who came after the winners, or a rival, with their totals."""
    if result.rival is not None:
        rival = result.rival
        text = translate("race", "{name}, {level}: {points}").replace("{name}", rival.name)
        text = text.replace("{level}", how_strong(rival.level))
        return text.replace("{points}", signed(rival.total))
    behind = sorted(result.seats, key=lambda seat: seat.place)
    behind = [seat for seat in behind if seat.place > 1]
    return ", ".join(f"{seat.name} {signed(seat.total)}" for seat in behind)


def _empty_table(look: Look) -> QTableWidget:
    titles = (
        translate("records", "Place"),
        translate("records", "Points"),
        translate("records", "They were"),
        translate("records", "Land"),
        translate("records", "Clients"),
        translate("records", "Then came"),
        translate("records", "Date"),
        translate("records", "Seed"),
    )
    return records_table(look, translate("records", "Best scores"), titles, _STRETCHED, _FIGURES)
