"""Chooses who plays on a seat: a person, or the computer as one of its characters."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QToolButton

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.text.characters import (
    character_name,
    character_words,
    computer_words,
    level_name,
)
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.menu import picture_menu

translate = QCoreApplication.translate

_SIDE = 40
_FACE = 34
_MENU_FACE = 32


class WhoButton(QToolButton):
    """Shows who plays on a seat; opens the choice of somebody else."""

    chosen = Signal()
    """Somebody else plays here now."""

    def __init__(
        self,
        look: Look,
        seat: Seat,
        sits_elsewhere: Callable[[Character], bool],
        *,
        is_for_people: bool = True,
    ) -> None:
        """``sits_elsewhere`` tells whether a character has another seat of the table already.

        Where it is not for people, computers alone are to be chosen from.
        """
        super().__init__()
        self._is_for_people = is_for_people
        self._whose = ""
        self._look = look
        self._sits_elsewhere = sits_elsewhere
        self.setProperty("role", "who")
        self.setFixedSize(look.size(_SIDE, _SIDE))
        self.setIconSize(look.size(_FACE, _FACE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._pop_up)
        self.seat_player(seat.computer, seat.character)

    def seat_player(self, level: Level | None, character: Character | None) -> None:
        """Let the computer play here, or a person."""
        self.level = level
        """How strong the computer plays; None for a person."""
        self.character = None if level is None else character or Character.ADA
        """Whom the computer plays as; None for a person."""
        look, ratio = self._look, self.devicePixelRatioF()
        if self.character is None:
            self.setIcon(look.icon("person", _FACE * 0.6))
            words = translate("characters", "A person plays here")
        else:
            face = character_portrait(self.character, look.px(_FACE), ratio, look.theme)
            self.setIcon(QIcon(face))
            seat = Seat(character_name(self.character), "", level)
            words = translate("characters", "The computer plays here: {who}")
            words = words.replace("{who}", computer_words(seat))
        self._words = words
        self.name_seat(self._whose)
        self.setToolTip(words + "\n" + translate("characters", "Choose who plays"))

    def name_seat(self, whose: str) -> None:
        """Tell whose seat it is to those who do not see what stands beside it."""
        self._whose = whose
        self.setAccessibleName(with_colon(whose, self._words) if whose else self._words)

    def menu_of_players(self) -> QMenu:
        """Return the choice of who may play here."""
        look, ratio = self._look, self.devicePixelRatioF()
        menu = picture_menu(self, look.px(_MENU_FACE))
        if self._is_for_people:
            person = menu.addAction(
                look.icon("person", _MENU_FACE), translate("characters", "A person")
            )
            person.triggered.connect(lambda: self._choose(None, None))
            menu.addSeparator()
        for character in Character:
            text = translate("characters", "{name} {likes}")
            text = text.replace("{name}", character_name(character))
            levels = menu.addMenu(text.replace("{likes}", character_words(character)))
            face = character_portrait(character, look.px(_MENU_FACE), ratio, look.theme)
            levels.setIcon(QIcon(face))
            levels.setEnabled(not self._sits_elsewhere(character))
            for level in Level:
                action = levels.addAction(level_name(level))
                action.triggered.connect(
                    lambda _=False, level=level, character=character: self._choose(level, character)
                )
        return menu

    def _pop_up(self) -> None:
        self.menu_of_players().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, level: Level | None, character: Character | None) -> None:
        self.seat_player(level, character)
        self.chosen.emit()
