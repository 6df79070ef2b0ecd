"""The best scores of 18 Holes, by mode and course."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.eighteen_holes.records import (
    GolfBest,
    GolfBook,
    GolfCourseBests,
    read_golf_book,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.records.page import RecordsPage
from minigolf_desktop.ui.common.records.table import (
    TOKEN,
    figure_item,
    pictured_item,
    records_table,
)
from minigolf_desktop.ui.common.reference.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, FontRole, Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.text.scores import best_words
from minigolf_desktop.ui.eighteen_holes.widgets.course_pictures import CoursePictures
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_portrait import card_name, portrait_pixmap

translate = QCoreApplication.translate

_LIST, _CELL = 300, 84
_STRETCHED = 2
"""Column that takes the room left over: who played."""
_FIGURES = (0,)
"""Columns of figures: the place."""


def records_page(look: Look, shell: GolfShell) -> "GolfRecordsPage":
    """Return the page of the player's best scores."""
    book, warning = read_golf_book(shell.folders.golf)
    return GolfRecordsPage(look, book, shell.box, shell.folders, warning)


class GolfRecordsPage(RecordsPage):
    """Modes above, courses on the left, the best scores of the chosen course on the right."""

    def __init__(
        self,
        look: Look,
        book: GolfBook,
        box: Box,
        folders: Folders,
        warning: str = "",
    ) -> None:
        super().__init__(look, translate("records", "Best scores of 18 Holes"), warning)
        self._courses = tuple(reversed(book.courses.values()))
        self._listed: tuple[GolfCourseBests, ...] = ()
        self._laid = {preset.course.id: preset.course for preset in box.presets}
        self._pictures = CoursePictures(look, box.face_by_id, self)
        played = {mode for course in self._courses for mode in course.bests}
        self.modes = [mode for mode in Mode if mode.value in played]
        """Modes in which there are scores."""
        self.tabs = QListWidget()
        """Chooses the mode."""
        self.courses = Gallery(look, translate("records", "Course"), _LIST - 20, _CELL)
        """Chooses the course; the one played last stands first."""
        self.table = _empty_table(look)
        """The best scores, best first."""
        self._build()
        self.tabs.currentRowChanged.connect(self._choose_mode)
        self.courses.chosen.connect(self._choose_course)
        self._opens(self.table)
        self.table.currentCellChanged.connect(lambda *_: self._offer())
        self._pictures.painted.connect(self.courses.viewport().update)
        if self.modes:
            self.tabs.setCurrentRow(0)
        self._look_for_games(folders, "eighteen-holes")

    def _build(self) -> None:
        look = self._look
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        column.setSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        choosers: tuple[tuple[str, QWidget, int], ...] = (
            (translate("records", "Mode"), self.tabs, 180),
            (translate("records", "Course"), self.courses, _LIST),
        )
        for title, chooser, wide in choosers:
            side = QVBoxLayout()
            side.setSpacing(look.px(Space.SMALL))
            side.addWidget(label(title, "panel_title"))
            chooser.setAccessibleName(title)
            chooser.setFixedWidth(look.px(wide))
            side.addWidget(chooser, 1)
            row.addLayout(side)
        row.addWidget(self.table, 1)
        found = QWidget()
        found.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        column.addWidget(found, 1)
        found.setVisible(bool(self.modes))
        none = label(
            translate("records", "No round has been finished yet. Yours could be the first."),
            "body",
            "second",
        )
        column.addWidget(none, 1, Qt.AlignmentFlag.AlignCenter)
        none.setVisible(not self.modes)
        self.tabs.addItems([mode_name(mode) for mode in self.modes])
        self._add_foot(column)

    @property
    def mode(self) -> Mode:
        """The mode chosen."""
        return self.modes[max(0, self.tabs.currentRow())]

    def _choose_mode(self) -> None:
        mode = self.mode
        self._listed = tuple(course for course in self._courses if mode.value in course.bests)
        self.courses.show_exhibits(
            [self._exhibit(place, course) for place, course in enumerate(self._listed)]
        )
        self.courses.setCurrentIndex(self.courses.model().index(0, 0))
        self._choose_course(self.courses.current)

    def _exhibit(self, place: int, course: GolfCourseBests) -> Exhibit:
        best = course.bests[self.mode.value][0]
        words = f"{course_title(course)}: {best_words(self.mode, best.score, best.beaten)}"
        return Exhibit(
            str(place), words, lambda painter, area: self._paint(painter, area, course, best)
        )

    def _paint(
        self, painter: QPainter, area: QRectF, course: GolfCourseBests, best: GolfBest
    ) -> None:
        """Paint a course with its best score beside its picture, if it is one of the box."""
        look, theme = self._look, self._look.theme
        edge = look.px(8)
        left = area.left() + edge
        laid = self._laid.get(course.id)
        if laid is not None:
            wide, high = look.px(88), round(area.height() - 2 * edge)
            ratio = self.devicePixelRatioF()
            picture = self._pictures.of_course(course.id, laid, wide, high, ratio)
            painter.drawPixmap(QPointF(left, area.top() + edge), picture)
            left += wide + edge
        name = content_name(course.name) or translate("records", "Nameless course")
        holes = translate("records", "%n holes", "", course.holes)
        lines: tuple[tuple[str, FontRole, QColor], ...] = (
            (name, "small_bold", theme.text),
            (holes, "caption", theme.second_text),
            (best_words(self.mode, best.score, best.beaten), "body_bold", theme.text),
        )
        line = QRectF(left, area.top() + edge, area.right() - left - edge, look.px(20))
        for text, role, ink in lines:
            write(painter, line, text, font(role, look.scale), ink)
            line.translate(0, look.px(20))

    def _choose_course(self, key: str) -> None:
        bests = self._listed[int(key)].bests[self.mode.value] if key else []
        self.table.setRowCount(len(bests))
        for line, best in enumerate(bests):
            for column, item in enumerate(self._cells(line, best)):
                self.table.setItem(line, column, item)
        if bests:
            self.table.selectRow(0)

    def _offer(self) -> None:
        """Offer the game of the line chosen, or its course where the game is deleted."""
        self.open_button.setEnabled(self._game is not None or self._course is not None)

    @property
    def _listed_course(self) -> GolfCourseBests | None:
        key = self.courses.current
        return self._listed[int(key)] if key else None

    @property
    def _game(self) -> Path | None:
        """The journal of the game of the line chosen."""
        course, row = self._listed_course, self.table.currentRow()
        bests = course.bests[self.mode.value] if course else []
        if not 0 <= row < len(bests):
            return None
        return self._games.find(bests[row].match, bests[row].seed)

    @property
    def _course(self) -> Course | None:
        """The course chosen, if it is one of the box."""
        course = self._listed_course
        return self._laid.get(course.id) if course else None

    def _open(self) -> None:
        if self._game is not None:
            self.game_wanted.emit(self._game)
        elif self._course is not None:
            self.course_wanted.emit(self._course)

    def _cells(self, line: int, best: GolfBest) -> Sequence[QTableWidgetItem]:
        look, ratio = self._look, self.devicePixelRatioF()
        score = QTableWidgetItem(best_words(self.mode, best.score, best.beaten))
        score.setFont(font("points", look.scale))
        colour = PLAYER_COLOURS[best.seat].name
        token = player_shape_pixmap(look, colour, look.px(TOKEN), ratio)
        name = pictured_item(token, best.name or player_name((), best.seat))
        golfer = QTableWidgetItem(card_name(best.golfer))
        if best.golfer:
            portrait = portrait_pixmap(best.golfer, look.px(TOKEN), ratio, look.theme)
            golfer = pictured_item(portrait, card_name(best.golfer))
        players = QTableWidgetItem(str(best.players))
        players.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        return (
            figure_item(str(line + 1)),
            score,
            name,
            golfer,
            players,
            QTableWidgetItem(day(datetime.fromisoformat(best.date))),
            QTableWidgetItem(str(best.seed)),
        )


def course_title(course: GolfCourseBests) -> str:
    """Return the name of a course, of a preset one in the player's language, and its holes."""
    name = content_name(course.name) or translate("records", "Nameless course")
    holes = translate("records", "%n holes", "", course.holes)
    return f"{name}, {holes}"


def _empty_table(look: Look) -> QTableWidget:
    titles = (
        translate("records", "Place"),
        translate("records", "Score"),
        translate("records", "Player"),
        translate("records", "Golfer"),
        translate("records", "Players"),
        translate("records", "Date"),
        translate("records", "Seed"),
    )
    name = translate("records", "Best scores of 18 Holes")
    return records_table(look, name, titles, _STRETCHED, _FIGURES)
