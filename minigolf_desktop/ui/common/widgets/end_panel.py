"""The panel at the end of a game: what it came to, and what to do now."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.code_button import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    frame,
    icon_label,
    label,
    picture_label,
)
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate

EndButton = tuple[str, str, SignalInstance]
"""Text and icon of a button, and the signal that it gives."""


class EndPanel(Panel):
    """A notice of a good place, then what else can be done, the main button last."""

    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("counting", "Result"))
        self.main_button: QPushButton = button(
            look, translate("counting", "Play again"), "main", "start"
        )
        """Leads to another game."""
        self.main_button.setToolTip(translate("counting", "Enter"))
        self.main_button.clicked.connect(self.again)
        self._words = label("", "small_bold", wrap=True)
        self._notice = frame("inset")
        self._notice.hide()
        self.code_button = CodeButton(look)
        """Copies the code of the game; hidden where there is none."""

    @property
    def notice(self) -> str:
        """What is said about a good place; empty without one."""
        return self._words.text() if not self._notice.isHidden() else ""

    def tell(self, news: str) -> None:
        """Say something about the place that was reached; an empty text takes it back."""
        self._words.setText(news)
        self._notice.setVisible(bool(news))

    def _winners(
        self, players: Sequence[tuple[str, str]], others: Iterable[QWidget] = ()
    ) -> QHBoxLayout:
        """Return the row of those who win and of their trophy: players by colour and name."""
        look, ratio = self.look, self.devicePixelRatioF()
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.HAIR))
        side = look.px(56 if len(players) == 1 else 38)
        for colour, name in players:
            row.addWidget(picture_label(player_shape_pixmap(look, colour, side, ratio), name))
        for other in others:
            row.addWidget(other)
        row.addStretch()
        row.addWidget(icon_label(look, "trophy", 40))
        return row

    def _inset(self, margin: float) -> QFrame:
        """Return the frame of the notice; it is hidden until there is news."""
        look = self.look
        row = QHBoxLayout(self._notice)
        row.setContentsMargins(*(look.px(side) for side in (12, margin, 12, margin)))
        row.addWidget(icon_label(look, "trophy", 22))
        row.addWidget(self._words, 1)
        return self._notice

    def _add_buttons(self, column: QVBoxLayout, others: Iterable[EndButton]) -> list[QPushButton]:
        """Add what else can be done, the way home and the main button; return all but that."""
        look, buttons = self.look, []
        home = (translate("counting", "Home"), "home", self.home)
        for text, icon, signal in (*others, home):
            other = button(look, text, icon=icon)
            other.clicked.connect(signal)
            column.addWidget(other)
            buttons.append(other)
        last = QHBoxLayout()
        last.setSpacing(look.px(Space.HAIR))
        last.addWidget(buttons[-1], 1)
        last.addWidget(self.code_button, 1)
        column.addLayout(last)
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(self.main_button)
        return buttons
