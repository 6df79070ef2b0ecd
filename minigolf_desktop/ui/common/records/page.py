"""What the pages of best scores have in common."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTableWidget, QVBoxLayout, QWidget

from minigolf_desktop.storage.continue_game import FinishedGames, Save, each_save
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate

AT_ONCE = 14
"""Saved games that are looked at before the page is shown; the others follow."""


class RecordsPage(QFrame):
    """The best scores of a game, on a card."""

    new_game = Signal()
    """Another match is asked for."""
    game_wanted = Signal(Path)
    """The finished match of a line is asked for, with its course; carries its journal."""
    course_wanted = Signal(object)
    """The course of a line is asked for, to be played on; carries what the game calls a course."""

    def __init__(self, look: Look, name: str, warning: str = "") -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self._look = look
        self.warning = warning
        """What was wrong with the file of the scores; empty where it is sound."""
        self.choosers: Sequence[QWidget] = ()
        """What the list is chosen by, for the heading of the screen."""
        self.open_button = button(look, translate("records", "Show the course"), icon="eye")
        """Opens the course of the line chosen."""
        self.open_button.setToolTip(translate("records", "Enter, or a double click on the line"))
        self.open_button.clicked.connect(self._find_and_open)
        self._games = FinishedGames("")
        self._search: Piecemeal | None = None

    def _look_for_games(self, folders: Folders, game: str) -> None:
        """Look for the finished games of a game, which the lines lead to."""
        self._games = FinishedGames(game)
        self._search = Piecemeal(each_save(folders), self._know, self, AT_ONCE)

    def _know(self, save: Save) -> None:
        self._games.add(save)
        self._offer()

    def _offer(self) -> None:
        """Let the button say whether the line chosen leads anywhere."""
        raise NotImplementedError

    def _find_and_open(self) -> None:
        if self._search is not None:
            self._search.finish()
        self._open()

    def _open(self) -> None:
        """Ask for the course of the line chosen, where there still is one."""
        raise NotImplementedError

    def _opens(self, table: QTableWidget) -> None:
        """Let Enter and a double click on a line open its course."""
        table.cellActivated.connect(lambda row, column: self._find_and_open())

    def _add_foot(self, column: QVBoxLayout) -> None:
        """Put the button for another match below everything."""
        foot = QHBoxLayout()
        foot.setSpacing(self._look.px(Space.MEDIUM))
        foot.addStretch()
        foot.addWidget(self.open_button)
        again = button(self._look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        foot.addWidget(again)
        column.addLayout(foot)
