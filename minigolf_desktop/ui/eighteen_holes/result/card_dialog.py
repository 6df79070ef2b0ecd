"""The score card over the round."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name, mode_wins
from minigolf_desktop.ui.eighteen_holes.widgets.score_card import ScoreCard

translate = QCoreApplication.translate


class ScoreCardDialog(QDialog):
    """Shows how everybody stands; Enter and Esc close it."""

    def __init__(self, look: Look, parent: QWidget, view: View, names: Sequence[str]) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("golf result", "Score card"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        mode = view.table.setup.mode
        column.addWidget(label(mode_name(mode), "course_name"))
        column.addWidget(label(mode_wins(mode), "body", "second"))
        self.card = ScoreCard(look)
        """The card."""
        self.card.show_game(view, names)
        column.addWidget(self.card)
        foot = QHBoxLayout()
        foot.addStretch()
        done = button(look, translate("golf result", "Done"), "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        foot.addWidget(done)
        column.addLayout(foot)
        wide = min(self.sizeHint().width(), parent.width() - look.px(Space.GIANT))
        self.resize(wide, self.sizeHint().height())
        done.setFocus()
