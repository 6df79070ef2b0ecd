"""The best rounds of Putt Dice: the record of each course, and what the others took there."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout

from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.records import CourseBests, PuttingBook, read_putting_book
from minigolf_desktop.ui.common.player_names import names_by_seat
from minigolf_desktop.ui.common.records.page import RecordsPage
from minigolf_desktop.ui.common.records.table import (
    TOKEN,
    figure_item,
    make_room_for_tokens,
    pictured_item,
    records_table,
)
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shapes_pixmap
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell

translate = QCoreApplication.translate

_STRETCHED = 3
"""Column that takes the room left over: what the others took."""
_FIGURES = (1,)
"""Columns of figures: the strokes."""
_SEATS = {colour.name: seat for seat, colour in enumerate(PLAYER_COLOURS)}


def records_page(look: Look, shell: PuttDiceShell) -> "PuttingRecords":
    """Return the page of the best rounds."""
    book, warning = read_putting_book(shell.folders.putting)
    names = names_by_seat(shell.window.settings)
    return PuttingRecords(look, book, names, shell.courses.find, warning)


class PuttingRecords(RecordsPage):
    """A line a course, the one played last first."""

    def __init__(
        self,
        look: Look,
        book: PuttingBook,
        names: Sequence[str],
        find: Callable[[str], CourseFile | None],
        warning: str = "",
    ) -> None:
        """``find`` returns the course of a key, where it is still among the player's files."""
        super().__init__(look, translate("records", "Best rounds of Putt Dice"), warning)
        self._keys = tuple(reversed(book.courses))
        self._names, self._find = names, find
        titles = (
            translate("records", "Course"),
            translate("records", "Strokes"),
            translate("records", "Record of"),
            translate("records", "The others"),
            translate("records", "Date"),
        )
        name = translate("records", "Best rounds of Putt Dice")
        self.table = records_table(look, name, titles, _STRETCHED, _FIGURES)
        """The courses."""
        self._opens(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        column.addWidget(self.table, 1)
        none = label(
            translate("records", "No round has been finished yet. Yours could be the first."),
            "body",
            "second",
        )
        column.addWidget(none, 1, Qt.AlignmentFlag.AlignCenter)
        self._add_foot(column)
        self.table.setVisible(bool(self._keys))
        none.setVisible(not self._keys)
        shared = max((len(_holders(course)) for course in book.courses.values()), default=1)
        make_room_for_tokens(self.table, look, shared)
        self.table.setRowCount(len(self._keys))
        for row, key in enumerate(self._keys):
            for place, item in enumerate(self._cells(book.courses[key])):
                self.table.setItem(row, place, item)
        self.open_button.setEnabled(bool(self._keys))
        self.table.currentCellChanged.connect(lambda *_: self._offer())
        if self._keys:
            self.table.selectRow(0)

    def _offer(self) -> None:
        self.open_button.setEnabled(True)

    def _cells(self, course: CourseBests) -> Sequence[QTableWidgetItem]:
        look = self._look
        best, holders = course.record[1], _holders(course)
        colours = [player for player in holders if player in _SEATS]
        strokes = figure_item(str(best.strokes))
        strokes.setFont(font("points", look.scale))
        tokens = player_shapes_pixmap(look, colours, look.px(TOKEN), self.devicePixelRatioF())
        return (
            QTableWidgetItem(course.name or translate("putting", "Nameless course")),
            strokes,
            pictured_item(tokens, ", ".join(map(self._called, holders))),
            QTableWidgetItem(self._others(course, holders)),
            QTableWidgetItem(day(datetime.fromisoformat(best.date))),
        )

    def _others(self, course: CourseBests, holders: Sequence[str]) -> str:
        others = sorted(
            (one.strokes, self._called(player))
            for player, one in course.golfers.items()
            if player not in holders
        )
        return ", ".join(f"{name} {strokes}" for strokes, name in others)

    def _called(self, player: str) -> str:
        seat = _SEATS.get(player)
        return player if seat is None else player_name(self._names, seat)

    def _open(self) -> None:
        row = self.table.currentRow()
        course = self._find(self._keys[row]) if 0 <= row < len(self._keys) else None
        if course is not None:
            self.course_wanted.emit(course)
        else:
            words = translate("records", "This course is not among your files any more.")
            self.open_button.setToolTip(words)
            self.open_button.setEnabled(False)


def _holders(course: CourseBests) -> list[str]:
    """Return whose the record of a course is: who took as few in the same round shares it."""
    best = course.record[1]
    return [
        player
        for player, one in course.golfers.items()
        if (one.strokes, one.date) == (best.strokes, best.date)
    ]
