"""Choose a course to putt on, and how many play."""

import secrets
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.repair import Repair, find_mistakes
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import MOST_PLAYERS
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.seats import SeatField, Seats
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.more import more_button
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    label,
    label_button,
    press_focused,
    scroll_area,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.choice.bonus import BonusRow
from minigolf_desktop.ui.putt_dice.choice.course_card import CourseCard, PictureOf
from minigolf_desktop.ui.putt_dice.choice.first_player import FirstPlayer
from minigolf_desktop.ui.putt_dice.choice.shelf import Shelf
from minigolf_desktop.ui.putt_dice.choice.stage import CourseStage
from minigolf_desktop.ui.putt_dice.round.words import players_words

translate = QCoreApplication.translate

NOBODY_KNOWN = (Seat(),) * MOST_PLAYERS
"""Five people of whom nobody was called by a name yet."""


class PuttingChoiceScreen(MeadowScreen):
    """Cards of the courses; the chosen one is named on the main button."""

    begin = Signal(object, object, bool, object)
    """A round is to begin; carries the CourseFile, who plays by seat, whether the training coupon
    is used, and the seat that putts first, None for chance."""
    mend = Signal(object)
    """A course is to be repaired first; carries the CourseFile."""
    open_file = Signal()
    """The player wants to look for a course file."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        courses: Iterator[CourseFile],
        book: PuttingBook,
        picture_of: PictureOf,
        repair_of: Callable[[CourseFile], Repair | None],
        atlas: TileAtlas,
        players: int = 1,
        seats: Sequence[Seat] = NOBODY_KNOWN,
    ) -> None:
        """``courses`` may come one by one, ``picture_of`` and ``repair_of`` may not know yet: they
        are asked again by :meth:`show_pictures` and :meth:`refresh`. ``atlas`` has pictures of the
        tiles for the chosen course.
        """
        super().__init__(look)
        tells_about(self, "putt-courses")
        self._repair_of = repair_of
        self.setAccessibleName(translate("putting", "Choose a course"))
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(self._head())
        self.shelf = Shelf(look, courses, book, picture_of)
        """The courses to choose from."""
        self.shelf.chosen_changed.connect(self._name_choice)
        self.shelf.opened.connect(self._play)
        self.stage = CourseStage(look, atlas)
        """The chosen course, large."""
        choice = QHBoxLayout()
        choice.setSpacing(look.px(Space.LARGE))
        choice.addWidget(self.stage, 40)
        choice.addWidget(scroll_area(self.shelf), 60)
        column.addLayout(choice, 1)
        column.addLayout(self._who(players, seats))
        self.first = FirstPlayer(look)
        """Who putts first."""
        options = QWidget()
        rows = QVBoxLayout(options)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.first)
        self.more = more_button(look, options)
        """Shows what is seldom chosen."""
        column.addWidget(options)
        self.bonus = BonusRow(look, book)
        """Who holds the bonus cards."""
        column.addLayout(self._foot())
        if self.cards:
            self.cards[0].setFocus()
        self._name_choice()

    def _head(self) -> Heading:
        heading = Heading(
            self.look,
            translate("putting", "Choose a course"),
            translate("putting", "Nine holes, as few strokes as you can."),
        )
        heading.back.connect(self.back)
        other = button(self.look, translate("putting", "Open a course file"), "pill", "folder")
        other.clicked.connect(self.open_file)
        by_chance = button(self.look, translate("putting", "Draw one by chance"), "pill", "dice")
        by_chance.clicked.connect(self._draw)
        heading.add(by_chance)
        heading.add(other)
        return heading

    def _who(self, players: int, seats: Sequence[Seat]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(label(translate("putting", "Players"), "body_bold"))
        numbers = [str(count) for count in range(1, MOST_PLAYERS + 1)]
        self.players = Segments(look, translate("putting", "Players"), numbers, players - 1)
        """How many play."""
        self.players.chosen.connect(lambda _: self._name_choice())
        row.addWidget(self.players)
        fields = [SeatField(look, number, seat) for number, seat in enumerate(seats)]
        self.seats = Seats(look, fields, players, tells_how=True)
        """Who they are."""
        self.seats.accepted.connect(self._play)
        self.seats.changed.connect(self._show_players)
        row.addWidget(self.seats, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        self._words = label("", "small_body", "second", wrap=True)
        row.addWidget(self.bonus, 1)
        row.addWidget(self._words, 1)
        row.addWidget(self.more)
        row.addSpacing(look.px(Space.MEDIUM))
        self.main_button = button(look, "", "main", "putt")
        """Begins the round, or the repair."""
        self.main_button.setToolTip(translate("putting", "Enter"))
        self.main_button.clicked.connect(self._play)
        row.addWidget(self.main_button)
        return row

    @property
    def cards(self) -> Sequence[CourseCard]:
        """The courses, in the order shown."""
        return self.shelf.cards

    @property
    def chosen(self) -> CourseCard | None:
        """The chosen course."""
        return self.shelf.chosen

    def show_pictures(self) -> None:
        """Show the pictures that were painted meanwhile."""
        self.shelf.paint_anew()
        self.stage.paint_anew()

    def _name_choice(self) -> None:
        card = self.chosen
        self.stage.show_card(card)
        self.more.setVisible(self.players.current > 0)
        self.seats.show_players(self.players.current + 1)
        self._show_players()
        self.bonus.setVisible(card is not None and card.course is not None)
        self._words.setVisible(not self.bonus.isVisibleTo(self))
        self.main_button.setEnabled(card is not None)
        if card is None:
            self._words.setText("")
            return
        if card.course is None:
            self._words.setText(self._repair_words(card.course_file))
            label_button(self.main_button, translate("putting", "Repair it"))
            return
        self._words.setText("")
        words = translate("putting", "Putt on {course}, {players}")
        words = words.replace("{course}", card.title)
        count = players_words(self.players.current + 1)
        label_button(self.main_button, words.replace("{players}", count))

    def refresh(self) -> None:
        """Tell what is known now of the chosen course."""
        self._name_choice()

    def _repair_words(self, course_file: CourseFile) -> str:
        faults = len(find_mistakes(course_file.course, course_file.hole_numbers))
        repair = self._repair_of(course_file)
        words = translate("putting", "Mistakes: {faults}.")
        if repair is not None:
            words = translate("putting", "Mistakes: {faults}. Changes that mend them: {changes}.")
            if repair.is_proved:
                words = translate(
                    "putting", "Mistakes: {faults}. Fewest changes that mend them: {changes}."
                )
            words = words.replace("{changes}", str(len(repair.changes)))
        return words.replace("{faults}", str(faults))

    def _show_players(self) -> None:
        card = self.chosen
        names = tuple(seat.name for seat in self.seats.everybody)
        players = self.players.current + 1
        self.first.show_players(names[:players], card.course_file.winner if card else None)
        self.bonus.show_players(names, players)

    def _play(self) -> None:
        card = self.chosen
        if card is None:
            return
        if card.course is None:
            self.mend.emit(card.course_file)
        else:
            coupon, first = self.bonus.uses_coupon, self.first.seat
            self.begin.emit(card.course_file, self.seats.players, coupon, first)

    def _draw(self) -> None:
        """Choose any of the courses that can be putted on (rule book: set-up)."""
        playable = [place for place, card in enumerate(self.cards) if card.course is not None]
        if playable:
            self.shelf.choose(secrets.choice(playable))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 5 say how many play, Enter begins, Esc goes back."""
        number = event.key() - Qt.Key.Key_0
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Who has just chosen players by the keyboard goes on from there.
            focused = self.focusWidget()
            chose = focused is not None and isinstance(focused.parentWidget(), Segments)
            if chose or not press_focused(self):
                self._play()
        elif 1 <= number <= MOST_PLAYERS:
            self.players.choose(number - 1)
            self._name_choice()
        else:
            super().keyPressEvent(event)
