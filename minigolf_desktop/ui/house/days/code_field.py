"""A field to type the code of a game into, which another household told."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from minigolf_desktop.model.play.game_code import code_in
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate

_LONGEST = 400
"""Characters that the field takes: somebody may paste all that was shared of a result."""
_WIDE = 190


class CodeField(QWidget):
    """Takes a code, and tells what is wrong with it."""

    typed = Signal(str)
    """A code is to be played."""

    def __init__(self, look: Look, main: bool = False, over: QWidget | None = None) -> None:
        """``main`` says whether its button is the filled one of what it stands on.

        What is wrong with a code is told below the field, ``over`` a screen whose parts then stay
        where they are, if there is one.
        """
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST)
        self.field.setMinimumWidth(look.px(_WIDE))
        self.field.setPlaceholderText(translate("days", "Code of a game"))
        self.field.setAccessibleName(translate("days", "Code of a game"))
        self.field.returnPressed.connect(self._play)
        self.field.textEdited.connect(lambda: self.refuse(""))
        row.addWidget(self.field, 1)
        self.button = button(
            look, translate("days", "Play the code"), "main" if main else "secondary", "start"
        )
        self.button.clicked.connect(self._play)
        row.addWidget(self.button)
        column.addLayout(row)
        self._fault = label("", "small_body", "wrong", wrap=over is None)
        self._fault.hide()
        self._over = over
        if over is None:
            column.addWidget(self._fault)
        else:
            self._fault.setParent(over)

    def refuse(self, words: str) -> None:
        """Tell what is wrong with the code; an empty text tells that nothing is."""
        self._fault.setText(words)
        self._fault.setVisible(bool(words))
        self._place_fault()
        if words:
            announce(self.field, lambda: words)
            self.field.setFocus()
            self.field.selectAll()

    def _place_fault(self) -> None:
        if self._over is not None:
            self._fault.adjustSize()
            right = self.mapTo(self._over, self.rect().topRight()).x()
            below = self.field.mapTo(self._over, self.field.rect().bottomLeft()).y()
            self._fault.move(right - self._fault.width(), below)
            self._fault.raise_()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Take along what is told below it."""
        super().moveEvent(event)
        self._place_fault()

    def _play(self) -> None:
        if self.field.text().strip():
            self.field.setText(code_in(self.field.text()))
            self.typed.emit(self.field.text())
        else:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)


class CodeDialog(CardDialog):
    """Asks for a code over any screen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = translate("days", "Play a code")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 24, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        words = translate(
            "days",
            "Whoever types the code of a game gets that game: the same set-up, the same luck.",
        )
        column.addWidget(label(words, "body", wrap=True))
        self.code = CodeField(look, main=True)
        """Where it is typed."""
        column.addWidget(self.code)
        close = button(look, translate("days", "Cancel"), "quiet")
        close.clicked.connect(self.reject)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(look.px(520))
        self.code.field.setFocus()
        self._column = column

    def event(self, event: QEvent) -> bool:
        """Grow where what is wrong with a code needs a line more."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            wanted = self._column.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), wanted))
        return done
