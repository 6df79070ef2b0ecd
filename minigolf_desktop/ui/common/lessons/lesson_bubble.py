"""The bubble of a lesson: what the step says, how far one is, and what may be pressed."""

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, icon_button, label_button

translate = QCoreApplication.translate


class LessonBubble(Bubble):
    """A bubble with dots, Back, Next or Show me, and a cross that leaves the lesson."""

    back = Signal()
    """The step before is to be read again."""
    on = Signal()
    """What is said was read."""
    shown = Signal()
    """The lesson is to do itself what it asks for."""
    again = Signal()
    """The lesson is to begin anew."""

    def __init__(self, look: Look, window: QWidget, title: str, steps: int) -> None:
        super().__init__(look, window, "learn", title)
        leave = icon_button(look, "close", translate("lessons", "Leave the lesson (Esc)"))
        leave.clicked.connect(self.left)
        self.head.addWidget(leave)
        self.dots = Dots(look, steps)
        """How far one is."""
        self.foot.addWidget(self.dots, 1)
        self.back_button = icon_button(look, "back", translate("lessons", "Back (Backspace)"))
        """Leads to what was said before."""
        self.back_button.clicked.connect(self.back)
        self.foot.addWidget(self.back_button)
        self.again_button = button(look, translate("lessons", "Again"))
        """Begins anew, at the end."""
        self.again_button.clicked.connect(self.again)
        self.foot.addWidget(self.again_button)
        self.show_button = button(look, translate("lessons", "Show me"), "link")
        """Lets the lesson do what it asks for."""
        self.show_button.setToolTip(translate("lessons", "Let the lesson do it"))
        self.show_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_button.clicked.connect(self.shown)
        self.foot.addWidget(self.show_button)
        self.next_button = button(look, "", "main")
        """Goes on, where something is only to be read."""
        self.next_button.clicked.connect(self.on)
        self.foot.addWidget(self.next_button)
        self.entered.connect(self._enter)

    def offer(self, at: int, *, is_read: bool, can_show: bool, last: str = "") -> None:
        """Show what may be pressed at a step; ``last`` is what the button says at the end."""
        self.dots.show_place(at)
        self.back_button.setVisible(at > 0)
        # At the end the words of the buttons need the room.
        self.dots.setVisible(not last)
        self.again_button.setVisible(bool(last))
        self.show_button.setVisible(can_show)
        self.next_button.setVisible(is_read)
        label_button(self.next_button, last or translate("lessons", "Next"))
        self.next_button.setToolTip(translate("lessons", "Enter"))

    def _spoken(self) -> str:
        """Return what is read out: how far one is, too."""
        return in_sentences(super()._spoken(), self.dots.accessibleName())

    def _enter(self) -> None:
        if self.next_button.isVisible():
            self.next_button.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Backspace or the left arrow; else as every bubble."""
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Left):
            if self.back_button.isVisible():
                self.back.emit()
        else:
            super().keyPressEvent(event)


class Dots(QWidget):
    """A dot a step, filled up to the one that is shown."""

    def __init__(self, look: Look, steps: int) -> None:
        super().__init__()
        self._look = look
        self._steps = steps
        self._at = 0
        self.setMinimumWidth(look.px(60))
        self.setFixedHeight(look.px(24))

    def show_place(self, at: int) -> None:
        """Show a step, from 0."""
        self._at = at
        words = translate("lessons", "Step {step} of {steps}")
        words = words.replace("{step}", str(at + 1)).replace("{steps}", str(self._steps))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots as large as there is room for."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        gap = min(float(look.px(12)), (self.width() - look.px(8)) / self._steps)
        for step in range(self._steps):
            here = step == self._at
            painter.setBrush(theme.par_zone_edge if step <= self._at else theme.track)
            radius = gap * (0.38 if here else 0.28)
            middle = QPointF(gap / 2 + look.px(1) + step * gap, self.height() / 2)
            painter.drawEllipse(middle, radius, radius)
        painter.end()
