"""The panel at the end: total, face, what the clients say, and what to do now."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from minigolf_desktop.model.designer import satisfaction
from minigolf_desktop.ui.art.faces import face_pixmap
from minigolf_desktop.ui.text.levels import level_name, level_verdict
from minigolf_desktop.ui.theme import Space, signed
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel
from minigolf_desktop.ui.widgets.pieces import button, frame, icon_label, label, picture_label
from minigolf_desktop.ui.widgets.satisfaction_scale import SatisfactionScale, satisfaction_steps

translate = QCoreApplication.translate

_FACE = 84


class ResultPanel(Panel):
    """How satisfied the clients are."""

    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""
    picture = Signal()
    """The course is to be saved as a picture."""
    course = Signal()
    """The course is to be saved as a course file."""
    putt = Signal()
    """The course is to be putted on."""
    back = Signal()
    """The counting is to be seen again."""

    def __init__(self, look: Look, total: int, advanced: bool = False) -> None:
        super().__init__(look, translate("counting", "Result"))
        level = satisfaction(total, advanced)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 18, 16, 14)))
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._head(level, total))
        scale = SatisfactionScale(look, advanced)
        scale.show_total(total)
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(scale)
        column.addWidget(label(_way(total, level, advanced), "caption", "second"))
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(label(level_verdict(level), "body", wrap=True))
        self._notice = frame("inset")
        self._words: QLabel = label("", "small_bold", wrap=True)
        row = QHBoxLayout(self._notice)
        row.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 10)))
        row.addWidget(icon_label(look, "trophy", 22))
        row.addWidget(self._words, 1)
        self._notice.hide()
        column.addWidget(self._notice)
        column.addStretch(1)
        self._add_buttons(column)

    def _head(self, level: int, total: int) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        ratio = self.devicePixelRatioF()
        row.addWidget(picture_label(face_pixmap(level, look.px(_FACE), ratio), level_name(level)))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        figure = label(signed(total), "total")
        figure.setAccessibleName(
            translate("counting", "Final score: {points}").replace("{points}", signed(total))
        )
        words.addWidget(figure)
        words.addWidget(label(level_name(level), "card_title"))
        words.addStretch()
        row.addLayout(words, 1)
        return row

    def _add_buttons(self, column: QVBoxLayout) -> None:
        look = self.look
        for text, icon, signal in (
            (translate("counting", "Count again"), "undo", self.back),
            (translate("counting", "Putt on it"), "putt", self.putt),
            (translate("counting", "Save a picture"), "picture", self.picture),
            (translate("counting", "Save the course"), "save", self.course),
            (translate("counting", "Home"), "home", self.home),
        ):
            other = button(look, text, icon=icon)
            other.clicked.connect(signal)
            column.addWidget(other)
        self.main_button = button(look, translate("counting", "Play again"), "main", "start")
        self.main_button.setToolTip(translate("counting", "Enter"))
        self.main_button.clicked.connect(self.again)
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(self.main_button)

    @property
    def notice(self) -> str:
        """What is said about the place among the best scores; empty without one."""
        return self._words.text() if not self._notice.isHidden() else ""

    def tell_place(self, place: int) -> None:
        """Say which place among the best scores this one took; 0 for none."""
        if place == 0:
            self._words.setText(translate("counting", "A practice game counts for no record."))
        elif place == 1:
            self._words.setText(translate("counting", "Your best course so far!"))
        else:
            text = translate("counting", "Place {place} among your courses.")
            self._words.setText(text.replace("{place}", str(place)))
        self._notice.show()


def _way(total: int, level: int, advanced: bool) -> str:
    steps = satisfaction_steps(advanced)
    if level == len(steps):
        return translate("counting", "As good as it gets.")
    points = steps[level] - total
    text = translate("counting", "%n points more for: {level}", "", points)
    return text.replace("{level}", level_name(level + 1))
