"""Choose a course to putt on, and how many play."""

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.repair import find_mistakes, propose_repair
from minigolf_desktop.model.putt_dice import MOST_PLAYERS, PuttCourse
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.course_to_putt_on import is_playable, putt_course
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
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
from minigolf_desktop.ui.putt_dice.choice.course_card import CourseCard
from minigolf_desktop.ui.putt_dice.choice.first_player import FirstPlayer
from minigolf_desktop.ui.putt_dice.choice.player_names import PlayerNames
from minigolf_desktop.ui.putt_dice.round.words import players_words

translate = QCoreApplication.translate

COLUMNS = 4


class PuttingChoiceScreen(MeadowScreen):
    """Cards of the courses; the chosen one is named on the main button."""

    begin = Signal(object, object, bool, object)
    """A round is to begin; carries the CourseFile, a name for each player (empty where none was
    typed), whether the training coupon is used, and the seat that putts first, None for chance."""
    mend = Signal(object)
    """A course is to be repaired first; carries the CourseFile."""
    open_file = Signal()
    """The player wants to look for a course file."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        courses: Sequence[CourseFile],
        book: PuttingBook,
        atlas: TileAtlas,
        players: int = 1,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("putting", "Choose a course"))
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(self._head())
        self.cards = [CourseCard(look, one, _putted(one), book, atlas) for one in courses]
        """The courses, in the order shown."""
        column.addWidget(self._shelf(), 1)
        column.addLayout(self._who(players, names))
        self.first = FirstPlayer(look)
        """Who putts first."""
        column.addWidget(self.first)
        self.bonus = BonusRow(look, book)
        """Who holds the bonus cards."""
        column.addLayout(self._foot())
        if self.cards:
            self.cards[0].setChecked(True)
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

    def _shelf(self) -> QScrollArea:
        grid_holder = QWidget()
        grid = QGridLayout(grid_holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(self.look.px(Space.MEDIUM))
        for place, card in enumerate(self.cards):
            grid.addWidget(card, place // COLUMNS, place % COLUMNS)
            card.toggled.connect(self._name_choice)
            card.opened.connect(self._play)
            card.walk.connect(lambda step, place=place: self._walk(place + step))
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        return scroll_area(grid_holder)

    def _who(self, players: int, names: Sequence[str]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(label(translate("putting", "Players"), "body_bold"))
        numbers = [str(count) for count in range(1, MOST_PLAYERS + 1)]
        self.players = Segments(look, translate("putting", "Players"), numbers, players - 1)
        """How many play."""
        self.players.chosen.connect(lambda _: self._name_choice())
        row.addWidget(self.players)
        self.names = PlayerNames(look, names, players)
        """What they are called."""
        self.names.accepted.connect(self._play)
        self.names.changed.connect(self._show_players)
        row.addWidget(self.names, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        self._words = label("", "small_body", "second", wrap=True)
        row.addWidget(self.bonus, 1)
        row.addWidget(self._words, 1)
        self.main_button = button(look, "", "main", "putt")
        """Begins the round, or the repair."""
        self.main_button.setToolTip(translate("putting", "Enter"))
        self.main_button.clicked.connect(self._play)
        row.addWidget(self.main_button)
        return row

    @property
    def chosen(self) -> CourseCard | None:
        """The chosen course."""
        return next((card for card in self.cards if card.isChecked()), None)

    def _name_choice(self) -> None:
        card = self.chosen
        self.names.show_players(self.players.current + 1)
        self._show_players()
        self.bonus.setVisible(card is not None and card.course is not None)
        self._words.setVisible(not self.bonus.isVisibleTo(self))
        self.main_button.setEnabled(card is not None)
        if card is None:
            self._words.setText("")
            return
        if card.course is None:
            course, numbers = card.course_file.course, card.course_file.hole_numbers
            faults = len(find_mistakes(course, numbers))
            changes = len(propose_repair(course, numbers).changes)
            words = translate(
                "putting", "Mistakes: {faults}. Fewest changes that mend them: {changes}."
            )
            words = words.replace("{faults}", str(faults)).replace("{changes}", str(changes))
            self._words.setText(words)
            label_button(self.main_button, translate("putting", "Repair it"))
            return
        self._words.setText("")
        words = translate("putting", "Putt on {course}, {players}")
        words = words.replace("{course}", card.title)
        count = players_words(self.players.current + 1)
        label_button(self.main_button, words.replace("{players}", count))

    def _show_players(self) -> None:
        card = self.chosen
        self.first.show_players(self.names.typed, card.course_file.winner if card else None)
        self.bonus.show_players(self.names.everybody, self.players.current + 1)

    def _play(self) -> None:
        card = self.chosen
        if card is None:
            return
        if card.course is None:
            self.mend.emit(card.course_file)
        else:
            coupon, first = self.bonus.uses_coupon, self.first.seat
            self.begin.emit(card.course_file, self.names.typed, coupon, first)

    def _draw(self) -> None:
        """Choose any of the courses that can be putted on (rule book: set-up)."""
        playable = [place for place, card in enumerate(self.cards) if card.course is not None]
        if playable:
            self._walk(secrets.choice(playable))

    def _walk(self, place: int) -> None:
        card = self.cards[place % len(self.cards)]
        card.setChecked(True)
        card.setFocus(Qt.FocusReason.TabFocusReason)

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


def _putted(course_file: CourseFile) -> PuttCourse | None:
    return putt_course(course_file) if is_playable(course_file) else None
