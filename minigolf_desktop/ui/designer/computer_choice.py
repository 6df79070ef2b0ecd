"""The screen while a computer chooses a land or promises: all may see that it does."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from minigolf_desktop.model.designer import ChooseLand, Phase
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.pace import Pace
from minigolf_desktop.ui.common.text.characters import who_acts
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.waiting_screen import WaitingScreen

translate = QCoreApplication.translate


class ComputerChoiceScreen(WaitingScreen):
    """Who chooses, and the land once it is chosen; of promises nothing is told."""

    def __init__(
        self,
        look: Look,
        session: TableSession,
        lands: tuple[Land, ...],
        motion: Motion,
        computers: ComputerPlayers | None,
    ) -> None:
        """``lands`` are those that the computer to move was dealt."""
        player = session.players[session.seat]
        self._name = who_acts(player)
        title = translate("characters", "{name} is choosing a land")
        if session.phase is Phase.PROMISES:
            title = translate("characters", "{name} is thinking about promises")
        title = title.replace("{name}", self._name)
        super().__init__(look, title, self._name, player.character)
        self._lands = lands
        self.pace = Pace(self, motion, computers, lambda action: isinstance(action, ChooseLand))
        """When it acts."""
        self.pace.shown.connect(self._show_decision)
        self.pace.due.connect(session.play)
        main = button(look, translate("characters", "Go on"), "main", "next")
        main.clicked.connect(self.pace.hurry)
        self._add(main)
        main.setFocus()
        self.pace.go_on()

    def _show_decision(self, action: Any) -> None:
        if isinstance(action, ChooseLand):
            text = translate("characters", "{name} builds on {land}").replace("{name}", self._name)
            land = content_name(self._lands[action.choice].name)
            self.words.setText(text.replace("{land}", land))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space hurry on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pace.hurry()
        else:
            super().keyPressEvent(event)
