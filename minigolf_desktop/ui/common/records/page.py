"""What the pages of best scores have in common: a pavilion with an easel and a wall."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from minigolf_desktop.storage.continue_game import FinishedGames, Save, each_save
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.exhibition import Exhibition
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate

AT_ONCE = 14
"""Saved games that are looked at before the page is shown; the others follow."""


class RecordsPage(Exhibition):
    """The best scores of a game: the one looked at on an easel, all of them on the wall."""

    new_game = Signal()
    """Another match is asked for."""
    game_wanted = Signal(Path)
    """The finished match of a line is asked for, with its course; carries its journal."""
    review_wanted = Signal(Path)
    """The finished match of a line is to be seen again, turn by turn; carries its journal."""
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
        self.review_button = button(look, translate("review", "Replay"), "pill", "eye")
        """Shows the match of the line chosen again, where it is still kept."""
        self.review_button.setToolTip(
            translate("review", "Turn by turn, with what the computer thinks")
        )
        self.review_button.clicked.connect(self._review)
        self.review_button.hide()
        self._games = FinishedGames("")
        self._search: Piecemeal | None = None
        self._journal: Path | None = None

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

    def _offer_review(self, journal: Path | None) -> None:
        """Let a match be seen again that is still kept; None where it is not."""
        self._journal = journal
        self.review_button.setVisible(journal is not None)

    def _review(self) -> None:
        if self._journal is not None:
            self.review_wanted.emit(self._journal)

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
        again = button(self._look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        self.hang(wall, words, host, (self.review_button, self.open_button, again))

    def _show_gallery(self, anything: bool) -> None:
        """Show easel and wall, or the invitation."""
        self.show_gallery(anything)
        self.open_button.setVisible(anything)
