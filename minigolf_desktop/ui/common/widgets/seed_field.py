"""The seed of a game: a field to type it into, or to draw another."""

from random import SystemRandom

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button

translate = QCoreApplication.translate

SEEDS = 1_000_000
"""A drawn seed is a number below this: its game has a short code, to be told over a table."""


def drawn_seed() -> int:
    """Return a seed that nobody chose."""
    return SystemRandom().randrange(SEEDS)


def fresh_seed() -> str:
    """Return the text of a seed that nobody chose."""
    return str(drawn_seed())


class SeedField(QWidget):
    """The seed, drawn by chance or typed by the player."""

    accepted = Signal()
    """Enter was pressed in the field."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        self.field = QLineEdit(text or fresh_seed())
        self.field.setMaxLength(60)
        self.field.setAccessibleName(translate("new game", "Seed"))
        self.field.returnPressed.connect(self.accepted)
        row.addWidget(self.field, 1)
        self.dice = icon_button(look, "dice", translate("new game", "Draw another seed"))
        self.dice.clicked.connect(lambda: self.field.setText(fresh_seed()))
        row.addWidget(self.dice)

    @property
    def text(self) -> str:
        """What stands in the field; a drawn seed where nothing does."""
        return self.field.text().strip() or fresh_seed()
