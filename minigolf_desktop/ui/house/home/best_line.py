"""The best score of a game in one line, which leads to its records."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from minigolf_desktop.ui.common.home_words import Best
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, icon_label, label

translate = QCoreApplication.translate

_HIGH = 38
"""Height, which the style sheet has round ends for."""


class BestLine(QPushButton):
    """A trophy, the best score and where it was reached, on a pill."""

    def __init__(self, look: Look, title: str, best: Best | None) -> None:
        super().__init__()
        self.setProperty("role", "pill")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(look.px(_HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        name = translate("home", "See the records of {game}").replace("{game}", title)
        told = translate("home", "No game finished yet")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(look.px(9), 0, look.px(9), 0)
        self._row.setSpacing(look.px(6))
        self._row.addWidget(icon_label(look, "trophy", 18))
        self._least = look.px(_HIGH + 2)
        self._words = 0
        if best is not None:
            where = ", ".join(filter(None, (best.verdict, best.course)))
            self._row.addWidget(label(best.score, "points"))
            words = ElidedLabel(where, "small_body", "second")
            self._words = words.sizeHint().width()
            self._row.addWidget(words, 1)
            self._row.addSpacing(look.px(Space.HAIR))
            told = f"{best.score}, {where}"
        self.setToolTip(with_colon(name, told))
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)

    def sizeHint(self) -> QSize:
        """Return room for all that is said."""
        return self.minimumSizeHint() + QSize(self._words, 0)

    def minimumSizeHint(self) -> QSize:
        """Return room for the trophy and the score."""
        return QSize(max(self._least, self._row.minimumSize().width()), self.maximumHeight())
