"""The cards of the courses to choose from; a long shelf fills up while it is looked at."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.course_to_putt_on import playable_course
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.choice.course_card import COLUMNS, CourseCard, PictureOf

AT_ONCE = 9
"""Courses that are there from the first moment: as many as are seen."""


class Shelf(QWidget):
    """One of its cards is the choice."""

    chosen_changed = Signal()
    """Another course is the choice."""
    opened = Signal()
    """The choice is to be played at once."""

    def __init__(
        self, look: Look, courses: Iterator[CourseFile], book: PuttingBook, picture_of: PictureOf
    ) -> None:
        super().__init__()
        self._look = look
        self._book = book
        self._picture_of = picture_of
        self.cards: list[CourseCard] = []
        """The courses, in the order shown."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(Space.MEDIUM))
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        Piecemeal(courses, self._add, self, AT_ONCE)
        if self.cards:
            self.cards[0].setChecked(True)

    @property
    def chosen(self) -> CourseCard | None:
        """The chosen course."""
        return next((card for card in self.cards if card.isChecked()), None)

    def choose(self, place: int) -> None:
        """Choose the course at a place; the last is followed by the first."""
        card = self.cards[place % len(self.cards)]
        card.setChecked(True)
        card.setFocus(Qt.FocusReason.TabFocusReason)

    def paint_anew(self) -> None:
        """Paint the cards that wait for a picture."""
        for card in self.cards:
            if card.waits:
                card.update()

    def _add(self, course_file: CourseFile) -> None:
        place = len(self.cards)
        card = CourseCard(
            self._look, course_file, playable_course(course_file), self._book, self._picture_of
        )
        card.toggled.connect(self.chosen_changed)
        card.opened.connect(self.opened)
        card.walk.connect(lambda step: self.choose(place + step))
        self.cards.append(card)
        self._grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        if place % COLUMNS == 0:
            # At once: layout and scroll area see to a new row a moment later, and the rows would
            # overlap meanwhile.
            card.setVisible(True)
            self.resize(self.width(), max(self.height(), self._grid.minimumSize().height()))
