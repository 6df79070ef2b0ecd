"""A screen that waits for a computer: its portrait, and what it does."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, label, picture_label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen

_STAGE, _CARD, _FACE = (780, 470), 460, 136
"""Size of the pavilion, width of the card in it, side of the portrait."""
_CENTRED = Qt.AlignmentFlag.AlignHCenter


class WaitingScreen(MeadowScreen):
    """A card in a pavilion in the middle of the meadow; Esc goes home."""

    home = Signal()
    """The game is to be put away for later; it goes on when it is opened again."""

    def __init__(self, look: Look, title: str, name: str, character: Character | None) -> None:
        """``name`` is who is waited for, ``title`` says what is done."""
        super().__init__(look)
        self.setAccessibleName(title)
        card = frame("card", title)
        card.setFixedWidth(look.px(_CARD))
        self._inside = QVBoxLayout(card)
        self._inside.setContentsMargins(*(look.px(side) for side in (32, 28, 32, 26)))
        self._inside.setSpacing(look.px(14))
        if character is not None:
            side, ratio = look.px(_FACE), self.devicePixelRatioF()
            face = character_portrait(character, side, ratio, look.theme)
            self._add(picture_label(face, name))
        self.words = label(title, "card_title", wrap=True)
        """Who does what."""
        self.words.setAlignment(_CENTRED)
        self._inside.addWidget(self.words)
        stage = Pavilion(look, title)
        stage.setMaximumSize(look.size(*_STAGE))
        inside = QVBoxLayout(stage)
        inside.setContentsMargins(0, look.px(PAVILION_TOP), 0, 0)
        inside.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.addWidget(stage)

    def _add(self, widget: QWidget) -> None:
        """Put something below what stands on the card."""
        self._inside.addWidget(widget, 0, _CENTRED)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)
