"""What can be done on a screen by a button, a key or the menu."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.icons import icon_names
from minigolf_desktop.ui.common.widgets.look import Look

_ICON = 22


class ActionSet(QObject):
    """The actions of a screen; the screen connects and enables them."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen)
        self._screen = screen
        self._look = look

    def _action(
        self, text: str, key: str | QKeySequence.StandardKey = "", icon: str = ""
    ) -> QAction:
        action = QAction(text, self._screen)
        if icon:
            action.setIcon(self._look.icon(icon, _ICON))
        if key:
            sequence = QKeySequence(key)
            action.setShortcut(sequence)
            name = sequence.toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({name})")
        # A tool bar of the main window may hold the same action: the key works anywhere here.
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._screen.addAction(action)
        return action


def paint_icons(look: Look) -> Iterator[None]:
    """Paint the icons of all actions one by one, for the first table that is opened."""
    for name in icon_names():
        look.icon(name, _ICON)
        yield


def connect_all(pairs: Iterable[tuple[QAction, Callable[[], object]]]) -> None:
    """Let every action do what stands beside it."""
    for action, act in pairs:
        action.triggered.connect(lambda _=False, do=act: do())
