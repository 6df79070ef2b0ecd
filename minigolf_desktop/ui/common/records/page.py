"""What the pages of best scores have in common."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate


class RecordsPage(QFrame):
    """The best scores of a game, on a card."""

    new_game = Signal()
    """Another match is asked for."""

    def __init__(self, look: Look, name: str, warning: str = "") -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self._look = look
        self.warning = warning
        """What was wrong with the file of the scores; empty where it is sound."""
        self.choosers: Sequence[QWidget] = ()
        """What the list is chosen by, for the heading of the screen."""

    def _add_foot(self, column: QVBoxLayout) -> None:
        """Put the button for another match below everything."""
        foot = QHBoxLayout()
        foot.addStretch()
        again = button(self._look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        foot.addWidget(again)
        column.addLayout(foot)
