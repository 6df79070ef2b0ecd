"""A sentence that stays above the screen as long as it is true."""

from PySide6.QtWidgets import QFrame, QHBoxLayout

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_label, label


class Notice(QFrame):
    """A bar with a sentence over the whole width."""

    def __init__(self, look: Look, text: str, icon: str = "eye") -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        side, edge = look.px(Space.LARGE), look.px(Space.SMALL)
        row.setContentsMargins(side, edge, side, edge)
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(icon_label(look, icon, 22))
        row.addWidget(label(text, "body", wrap=True), 1)
