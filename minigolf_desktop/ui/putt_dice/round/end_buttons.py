"""What can be done with a round that is over: see it again, show its pictures, pass its code on."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.code_button import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate


class EndButtons(QWidget):
    """A row of buttons beside the one that leads to another round."""

    reviewed = Signal()
    """The round is to be seen again, putt by putt."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        replay = button(look, translate("review", "Replay"), icon="eye")
        replay.clicked.connect(self.reviewed)
        pictures = button(look, translate("golf result", "Pictures to show"), icon="picture")
        pictures.clicked.connect(self.pictures)
        self.code_button = CodeButton(look)
        """Copies the code of the round; hidden where there is none."""
        for one in (replay, pictures, self.code_button):
            # As high as the button beside: the style sheet knows no height of its own for these.
            one.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            row.addWidget(one)
