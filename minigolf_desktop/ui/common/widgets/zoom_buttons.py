"""Zoom in, zoom out, fit: three small buttons on one sheet."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel


class ZoomButtons(Panel):
    """Stands at the board's lower right corner."""

    def __init__(self, look: Look, actions: list[QAction], parent: QWidget) -> None:
        super().__init__(look, QCoreApplication.translate("ZoomButtons", "Zoom"))
        self.setParent(parent)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setIconSize(look.size(18, 18))
            button.setFixedSize(look.size(34, 34))
            button.setAccessibleName(action.text())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            stack.addWidget(button)
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Be as large as the style sheet has it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.adjustSize()
