"""Everything that can be done on the free board by a button, a key or the menu."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.table.actions import BoardActions

translate = QCoreApplication.translate


class FreeActions(BoardActions):
    """The actions of the free board."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen, look, 0)
        # Nobody takes turns here.
        for action in (self.skip, self.stop, self.log):
            action.setVisible(False)
        self.remove = self._action(
            translate("FreeActions", "Take the tile away"), QKeySequence.StandardKey.Delete
        )
        self.clear = self._action(translate("FreeActions", "Clear the land"), "X")
        self.search = self._action(translate("FreeActions", "Search the box"), "/")
        self.shelf = self._action(translate("FreeActions", "Your boards"), "B", "shelf")
        self.open = self._action(translate("FreeActions", "Open a course"), "O", "folder")
        self.picture = self._action(translate("FreeActions", "Save a picture"), "I", "picture")
        self.putt = self._action(translate("FreeActions", "Putt on it"), "G", "putt")
        self.save.setShortcut(QKeySequence(QKeySequence.StandardKey.Save))
        key = self.save.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.save.setToolTip(f"{self.save.text()} ({key})")

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return (
            *(self.undo, self.redo, self.shelf, self.save, self.picture, self.putt),
            *(self.hints, self.rules, self.settings),
        )

    @property
    def _turn_actions(self) -> tuple[QAction, ...]:
        """What the menu offers besides what every table has."""
        return self.remove, self.clear, self.search, self.shelf, self.open, self.picture, self.putt
