"""A card that says what is worked on and how far it is, and that stops it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate

WIDTH = 420
"""Of the card, at an interface scale of 1."""
_FULL = 1000


class Waiting(Overlay):
    """Covers its parent while something is worked on; Esc stops it."""

    stopped = Signal()
    """The player does not want to wait any longer."""

    def __init__(self, parent: QWidget, look: Look, title: str, stop: str = "") -> None:
        """``stop`` is what the button says, Cancel unless there is a better word."""
        super().__init__(parent, look, title, WIDTH)
        self.column.addWidget(label(title, "card_title"))
        self.words = label("", "body", "second", wrap=True)
        """What is known so far."""
        self.words.hide()
        self.column.addWidget(self.words)
        self.bar = QProgressBar()
        """How far it is; it runs to and fro where nobody can know."""
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.bar.setFixedHeight(look.px(8))
        self.bar.setRange(0, 0)
        self.column.addSpacing(look.px(Space.SMALL))
        self.column.addWidget(self.bar)
        self.column.addSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.addStretch(1)
        self.stop = button(look, stop or translate("Waiting", "Cancel"))
        """Stops it."""
        self.stop.setToolTip(translate("Waiting", "Esc"))
        self.stop.clicked.connect(self.leave)
        row.addWidget(self.stop)
        self.column.addLayout(row)
        self.setAccessibleName(title)
        self.open(self.stop)

    def tell(self, share: float, words: str = "") -> None:
        """Tell how far it is, 0 to 1, and what is known so far."""
        self.bar.setRange(0, _FULL)
        self.bar.setValue(round(_FULL * share))
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def leave(self) -> None:
        """Stop what is worked on, and put the card away."""
        super().leave()
        self.stopped.emit()

    def finish(self) -> None:
        """Put the card away: it is done."""
        super().leave()
