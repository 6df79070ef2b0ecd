"""What the pages of best scores have in common: a pavilion with an easel and a wall."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.continue_game import FinishedGames, Save, each_save
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.easel import Easel, FactSheet, Masterpiece
from minigolf_desktop.ui.common.records.invitation import Invitation
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate

AT_ONCE = 14
"""Saved games that are looked at before the page is shown; the others follow."""


_EASEL, _WALL = 30, 70
"""Shares of the width."""


class RecordsPage(Pavilion):
    """The best scores of a game: the one looked at on an easel, all of them on the wall."""

    new_game = Signal()
    """Another match is asked for."""
    game_wanted = Signal(Path)
    """The finished match of a line is asked for, with its course; carries its journal."""
    course_wanted = Signal(object)
    """The course of a line is asked for, to be played on; carries what the game calls a course."""

    def __init__(self, look: Look, name: str, warning: str = "") -> None:
        super().__init__(look, name)
        self.warning = warning
        """What was wrong with the file of the scores; empty where it is sound."""
        self.choosers: Sequence[QWidget] = ()
        """What the list is chosen by, for the heading of the screen."""
        self.open_button = button(look, translate("records", "Show the course"), "pill", "eye")
        """Opens the course of the line chosen."""
        self.open_button.setToolTip(translate("records", "Enter, or a double click on the line"))
        self.open_button.clicked.connect(self._find_and_open)
        self.easel = Easel(look)
        """The course looked at."""
        self.sheet = FactSheet(look, translate("records", "The course on the easel"))
        """What is told about it."""
        self.invitation: Invitation | None = None
        """What is shown while there is nothing to show."""
        self._gallery: tuple[QWidget, ...] = ()
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

    def _opens(self, view: QAbstractItemView) -> None:
        """Let Enter and a double click on a course or a line open its course."""
        view.activated.connect(lambda _: self._find_and_open())

    # Showing

    def _hang(self, wall: QWidget, words: str, host: str) -> None:
        """Lay the page out; while there is nothing to show, ``host`` says ``words``."""
        look = self._look
        grid = QGridLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 4, Space.WIDE, Space.LARGE)
        grid.setContentsMargins(*(look.px(side) for side in sides))
        grid.setHorizontalSpacing(look.px(Space.WIDE))
        grid.setVerticalSpacing(look.px(Space.MEDIUM))
        stand = QWidget()
        column = QVBoxLayout(stand)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.easel, 1)
        column.addWidget(self.sheet)
        self.invitation = Invitation(look, words, host)
        grid.addWidget(stand, 0, 0, 2, 1)
        grid.addWidget(wall, 0, 1)
        grid.addWidget(self.invitation, 0, 0, 1, 2)
        grid.addLayout(self._foot(), 1, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, _EASEL)
        grid.setColumnStretch(1, _WALL)
        self._gallery = (stand, wall)

    def _show_gallery(self, anything: bool) -> None:
        """Show easel and wall, or the invitation."""
        for part in self._gallery:
            part.setVisible(anything)
        if self.invitation is not None:
            self.invitation.setVisible(not anything)
        self.open_button.setVisible(anything)

    def _look_at(self, piece: Masterpiece | None) -> None:
        """Put a course on the easel."""
        self.easel.show_piece(piece)
        self.sheet.show_piece(piece)

    def _foot(self) -> QHBoxLayout:
        """Return the row of the buttons, on the lawn."""
        foot = QHBoxLayout()
        foot.setSpacing(self._look.px(Space.MEDIUM))
        foot.addStretch()
        foot.addWidget(self.open_button)
        again = button(self._look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        foot.addWidget(again)
        return foot
