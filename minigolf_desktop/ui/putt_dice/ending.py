"""What is seen once a round is over: podium, score card and course, also as pictures to show."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import View, bonus_cards, standings
from minigolf_desktop.storage.designer.courses import CourseFile, course_document
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_dialog import card_to_show, course_to_show, plaque, show
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import Podium
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.course_cards import SharpCourse
from minigolf_desktop.ui.putt_dice.panels import RoundCard
from minigolf_desktop.ui.putt_dice.words import (
    card_held,
    placed_players,
    strokes_words,
    winners_words,
)

_LEAST = 60
"""Height below which nobody would see anything of a course."""


class CourseKeepsake(QWidget):
    """The whole course, as large as there is room for."""

    def __init__(self, look: Look, course: Course, atlas: TileAtlas) -> None:
        super().__init__()
        self._course = SharpCourse(atlas, self)
        self._course.painted.connect(self.update)
        self._course.show(course)
        self.setAccessibleName(translate("putting", "The course"))
        self._least = look.px(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the course in the middle."""
        if self.height() < self._least:
            # In a low window the score card needs the room.
            return
        ratio = self.devicePixelRatioF()
        picture = self._course.picture(self.size() * ratio)
        if picture.isNull():
            return
        painter = QPainter(self)
        painter.scale(1 / ratio, 1 / ratio)
        left = (self.width() * ratio - picture.width()) // 2
        painter.drawImage(QPointF(left, (self.height() * ratio - picture.height()) // 2), picture)
        painter.end()


_STAGE, _BESIDE = 58, 52
"""Shares of the width."""
_ALL = 100
"""Share of the podium in the height, until it is as high as it can fill."""


def cards_won(view: View) -> list[str]:
    """Return which people take a bonus card to the next round, and what it does."""
    players = view.setup.players
    return [
        card_held(card, seat_name(players, seat))
        for card, seat in bonus_cards(view).items()
        if players[seat].is_person
    ]


class RoundEnd(QHBoxLayout):
    """The stage on the left, card and course beside it."""

    def __init__(
        self, look: Look, view: View, course: Course, atlas: TileAtlas, motion: Motion
    ) -> None:
        super().__init__()
        self._width = 0
        self.verdict = label("", "total")
        """Who wins."""
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.podium = Podium(look, motion)
        """Who came where."""
        self.result = RoundCard(look, view)
        """The whole score card."""
        self.bonus: QLabel = label("", "small_body", "second", wrap=True)
        """What the bonus cards do that the best have won, a line a card (ruling P7)."""
        self.keepsake = CourseKeepsake(look, course, atlas)
        """The course below the score card."""
        self.setSpacing(look.px(Space.WIDE))
        stage = QVBoxLayout()
        stage.setSpacing(0)
        stage.addStretch(2)
        stage.addWidget(self.verdict)
        stage.addWidget(self.podium, _ALL)
        stage.addStretch(3)
        self.addLayout(stage, _STAGE)
        beside = QVBoxLayout()
        beside.setSpacing(look.px(Space.MEDIUM))
        beside.addWidget(self.result)
        beside.addWidget(self.bonus)
        beside.addWidget(self.keepsake, 1)
        self.addLayout(beside, _BESIDE)

    def show_view(self, view: View, *, is_over: bool) -> None:
        """Show how a round ended; nothing as long as it goes on."""
        self.result.show_view(view)
        parts: tuple[QWidget, ...] = (
            self.verdict,
            self.podium,
            self.result,
            self.bonus,
            self.keepsake,
        )
        for part in parts:
            part.setVisible(is_over)
        if is_over:
            self.verdict.setText(winners_words(view))
            self.bonus.setText("\n".join(cards_won(view)))
            self.bonus.setVisible(bool(self.bonus.text()))
            if not self.podium.steps:
                self.podium.show_places(placed_players(view))
                self.fit(self._width)

    def fit(self, width: int) -> None:
        """Let the words stand right above the podium, on a screen of so many pixels."""
        self._width = width
        stage = width * _STAGE // (_STAGE + _BESIDE)
        self.podium.setMaximumHeight(max(self.podium.minimumHeight(), self.podium.height_at(stage)))


_WIDE = 900
"""Width of a score card as a picture."""


def show_pictures(
    window: MainWindow, view: View, course_file: CourseFile, notes: Iterable[str]
) -> None:
    """Show course and score card of a round that is over; what fails is told."""
    course, players = view.setup.course, view.setup.players
    who = ", ".join(seat_name(players, seat) for seat in range(len(players)))
    alone = len(players) == 1
    reached = strokes_words(standings(view)[0].strokes) if alone else winners_words(view)
    told = plaque(content_name(course.name), reached, (who, *notes))

    def card(look: Look) -> RoundCard:
        drawn = RoundCard(look, view)
        drawn.resize(look.px(_WIDE), drawn.height())
        return drawn

    try:
        document = course_document(course_file)
    except StorageError as error:
        window.tell_fault(error)
        return
    show(window, course_to_show(window, document, told), card_to_show(window, card, told))
