"""All lessons: begin one, go on with it, or take it again."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.content.lessons import LessonRecord
from minigolf_desktop.storage.progress import LessonPlace
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.lessons.tips import Lessons
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    frame,
    icon_label,
    label,
    press_focused,
    scroll_area,
    separator,
)
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen

_WIDEST = 860


class LessonsScreen(HeadedScreen):
    """A card for each game, with a line for each of its lessons."""

    wanted = Signal(object, str, bool)
    """The player takes a lesson of a Game; carries its id, and whether it begins anew."""

    def __init__(
        self, look: Look, lessons: Sequence[tuple[Game, Lessons]], places: Mapping[str, LessonPlace]
    ) -> None:
        """``places`` has where somebody is, by lesson."""
        note = translate("lessons", "Lessons that are played: the real game, with a hand to hold.")
        super().__init__(look, translate("lessons", "Learn"), note, sides=Space.GIANT)
        inside = QWidget()
        cards = QVBoxLayout(inside)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(look.px(Space.LARGE))
        self._first: QWidget | None = None
        every = [lesson.id for _, told in lessons for lesson in told.lessons]
        new = (one for one in every if not _is_learned(places, one))
        self._next = next(new, every[0] if every else "")
        for game, told in lessons:
            cards.addWidget(self._card(game, told, places))
        cards.addStretch(1)
        inside.setMaximumWidth(look.px(_WIDEST))
        area = scroll_area(inside)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(area, 1)
        if self._first is not None:
            self._first.setFocus()

    def _card(self, game: Game, told: Lessons, places: Mapping[str, LessonPlace]) -> QWidget:
        look = self.look
        card = frame("card", game.title)
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (24, 16, 20, 16)))
        column.setSpacing(look.px(Space.SMALL))
        column.addWidget(label(game.title, "card_title"))
        for number, lesson in enumerate(told.lessons):
            if number:
                column.addWidget(separator())
            column.addLayout(self._line(game, told, lesson, places.get(lesson.id, LessonPlace())))
        return card

    def _line(
        self, game: Game, told: Lessons, lesson: LessonRecord, place: LessonPlace
    ) -> QHBoxLayout:
        look, title = self.look, told.words(lesson.title)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(icon_label(look, "check" if place.learned else "learn", 22))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "body_bold"))
        words.addWidget(label(told.words(lesson.about), "small_body", "second", wrap=True))
        row.addLayout(words, 1)
        row.addWidget(label(_state(lesson, place), "small_body", "second"))
        is_begun = 0 < place.step < len(lesson.steps) - 1
        if is_begun:
            anew = button(look, translate("lessons", "From the start"))
            anew.setAccessibleName(with_colon(title, anew.text()))
            anew.clicked.connect(partial(self.wanted.emit, game, lesson.id, True))
            row.addWidget(anew)
        go = translate("lessons", "Begin")
        if is_begun:
            go = translate("lessons", "Go on")
        elif place.learned:
            go = translate("lessons", "Again")
        main = lesson.id == self._next
        begin = button(look, go, "main" if main else "secondary")
        begin.setAccessibleName(with_colon(title, go))
        begin.clicked.connect(partial(self.wanted.emit, game, lesson.id, False))
        row.addWidget(begin)
        if main:
            self._first = begin
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and press_focused(self)):
            super().keyPressEvent(event)


def _is_learned(places: Mapping[str, LessonPlace], lesson: str) -> bool:
    return lesson in places and places[lesson].learned


def _state(lesson: LessonRecord, place: LessonPlace) -> str:
    """Return how far one is, or how long a lesson takes."""
    if 0 < place.step < len(lesson.steps) - 1:
        words = translate("lessons", "step {step} of {steps}")
        return words.replace("{step}", str(place.step + 1)).replace(
            "{steps}", str(len(lesson.steps))
        )
    if place.learned:
        return translate("lessons", "learned")
    return translate("lessons", "%n minutes", "", lesson.minutes)
