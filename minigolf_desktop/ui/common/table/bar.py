"""The bar above a table, and what can be done there in every game."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, logo_label, turn_into_icon

_HIGH, _BESIDE, _LOGO = 48, 10, 28


class TableActions:
    """What can be done at every table; the table connects and enables it."""

    def __init__(self, look: Look, table: QWidget) -> None:
        self._look, self._table = look, table
        self.home = self.make(translate("table", "Home (Esc)"), "home")
        """Puts the match away."""
        self.undo = self.make(translate("table", "Undo (Ctrl+Z)"), "undo")
        """Takes the last decision back."""
        self.redo = self.make(translate("table", "Redo (Ctrl+Y)"), "redo")
        """Plays it again."""
        self.log = self.make(translate("table", "What happened (L)"), "log")
        """Opens and closes the log."""
        self.seats = self.make(translate("characters", "Who plays (Ctrl+Shift+P)"), "person")
        """Shows who decides on each seat."""
        self.rules = self.make(translate("table", "Rules (F1)"), "book")
        """Opens the rules."""
        self.settings = self.make(translate("table", "Settings"), "gear")
        """Opens the settings."""

    def make(self, words: str, icon: str) -> QAction:
        """Return an action of the table; ``words`` are told where the pointer rests on it."""
        action = QAction(self._look.icon(icon), words, self._table)
        action.setToolTip(words)
        return action


class TableBar(QFrame):
    """Home, what is played, and at the right end a button for each action that is added."""

    def __init__(self, look: Look, title: str, words: str, home: QAction) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setFixedHeight(look.px(_HIGH))
        self._look = look
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(look.px(_BESIDE), 0, look.px(_BESIDE), 0)
        self._row.setSpacing(look.px(Space.SMALL))
        self.add(home)
        self._row.addWidget(logo_label(look, _LOGO))
        self._row.addWidget(label(title, "panel_title"))
        self._row.addSpacing(look.px(_BESIDE))
        self._row.addWidget(label(words, "small_body", "second"))
        self._row.addStretch(1)
        self._first = self._row.count()

    def add(self, action: QAction) -> QToolButton:
        """Add a button for an action at the right end."""
        tool = QToolButton()
        tool.setDefaultAction(action)
        turn_into_icon(tool, self._look, action.toolTip())
        self._row.addWidget(tool)
        return tool

    def put_first(self, tool: QToolButton) -> None:
        """Give a button a place left of the others at the right end."""
        self._row.insertWidget(self._first, tool)
