"""The screen while a computer chooses a land or promises: all may see that it does."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.model.designer import ChooseLand, Phase
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.pace import Pace
from minigolf_desktop.ui.common.text.characters import who_acts
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, picture_label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.session import TableSession

translate = QCoreApplication.translate

_CARD, _FACE = 460, 120


class ComputerChoiceScreen(MeadowScreen):
    """Who chooses, and the land once it is chosen; of promises nothing is told."""

    home = Signal()
    """The game is to be put away for later."""

    def __init__(
        self,
        look: Look,
        session: TableSession,
        lands: tuple[Land, ...],
        motion: Motion,
        computers: ComputerPlayers | None,
    ) -> None:
        """``lands`` are those that the computer to move was dealt."""
        super().__init__(look)
        self._lands = lands
        player = session.players[session.seat]
        self._name = who_acts(player)
        title = translate("characters", "{name} is choosing a land")
        if session.phase is Phase.PROMISES:
            title = translate("characters", "{name} is thinking about promises")
        title = title.replace("{name}", self._name)
        self.setAccessibleName(title)
        self.pace = Pace(self, motion, computers, lambda action: isinstance(action, ChooseLand))
        """When it acts."""
        self.pace.shown.connect(self._show_decision)
        self.pace.due.connect(session.play)
        card = frame("card", title)
        card.setFixedWidth(look.px(_CARD))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(side) for side in (32, 28, 32, 26)))
        inside.setSpacing(look.px(14))
        centred = Qt.AlignmentFlag.AlignHCenter
        if player.character is not None:
            side, ratio = look.px(_FACE), self.devicePixelRatioF()
            face = character_portrait(player.character, side, ratio, look.theme)
            inside.addWidget(picture_label(face, self._name), 0, centred)
        self.words = label(title, "card_title", wrap=True)
        """Who does what."""
        self.words.setAlignment(centred)
        inside.addWidget(self.words)
        main = button(look, translate("characters", "Go on"), "main", "next")
        main.clicked.connect(self.pace.hurry)
        inside.addWidget(main, 0, centred)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, centred)
        column.addStretch(1)
        main.setFocus()
        self.pace.go_on()

    def _show_decision(self, action: Any) -> None:
        if isinstance(action, ChooseLand):
            text = translate("characters", "{name} builds on {land}").replace("{name}", self._name)
            land = content_name(self._lands[action.choice].name)
            self.words.setText(text.replace("{land}", land))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space hurry on, Esc goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pace.hurry()
        else:
            super().keyPressEvent(event)
