"""The screen while a rival lays its last tiles: whoever raced it is done, and waits."""

from PySide6.QtCore import QCoreApplication, Qt, Signal

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.seats import built_words
from minigolf_desktop.ui.designer.waiting_screen import WaitingScreen

translate = QCoreApplication.translate


class LastTilesScreen(WaitingScreen):
    """Who still builds, and how far the course is. The counting follows by itself."""

    reopened = Signal()
    """The table is asked for again: to take back what ended the game."""

    def __init__(self, look: Look, session: TableSession) -> None:
        rival = session.rival
        assert rival is not None and rival.character is not None, "somebody builds on"
        title = translate("race", "{name} lays the last tiles").replace("{name}", rival.name)
        super().__init__(look, title, rival.name, rival.character)
        self._session = session
        self.progress = label("", "body", "second")
        """How far the course is."""
        self._add(self.progress)
        back = button(look, translate("race", "Back to the table"), icon="undo")
        back.clicked.connect(self.reopened)
        self._add(back)
        # Not the button: whoever taps Enter twice would be back at once.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        session.rival_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        table = self._session.rival_table
        course = None if table is None else table.designers[0].course
        self.progress.setText("" if course is None else built_words(course))
