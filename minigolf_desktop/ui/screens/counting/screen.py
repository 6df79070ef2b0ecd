"""The screen of the final counting: the course in the middle, the count around it."""

from PySide6.QtCore import QCoreApplication, QMargins, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.boards.desk import Desk, Habits
from minigolf_desktop.ui.boards.hole_sign import signs_of
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.boards.scene import BoardScene
from minigolf_desktop.ui.boards.view import BoardView
from minigolf_desktop.ui.bridge import SoloSession
from minigolf_desktop.ui.screens.counting.conditions import ConditionsPanel
from minigolf_desktop.ui.screens.counting.reasons import ReasonsPanel
from minigolf_desktop.ui.screens.counting.result import ResultPanel
from minigolf_desktop.ui.screens.counting.tally import counts_of
from minigolf_desktop.ui.screens.counting.track import ScoreTrack
from minigolf_desktop.ui.text.conditions import condition_name
from minigolf_desktop.ui.text.content_names import content_name
from minigolf_desktop.ui.text.versions import setup_words
from minigolf_desktop.ui.theme import Space, player_colour
from minigolf_desktop.ui.widgets.client_card import ClientCard
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Column, Panel
from minigolf_desktop.ui.widgets.pieces import (
    button,
    frame,
    label,
    label_button,
    logo_label,
)

translate = QCoreApplication.translate

BAR = 48
"""Height of the bar above the board."""
TALLEST_LIST = 540
"""Height of the list of conditions at most: in a high window it needs no more."""
_ALL = 10_000
"""Height of a panel that takes all the room there is."""

_NEXT = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PREVIOUS = {Qt.Key.Key_Backspace, Qt.Key.Key_Escape}


class CountingScreen(QWidget):
    """Counts a finished course. Nothing moves on by itself: the player goes from step to step."""

    counted = Signal()
    """Everything is counted and the result is shown."""
    reopened = Signal()
    """The game is to be gone on with: what ended it is to be taken back."""
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

    def __init__(
        self, look: Look, session: SoloSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        super().__init__()
        self.setAccessibleName(translate("counting", "Final counting"))
        self._look = look
        self._session = session
        state, assessment = session.state, session.ending
        if state.course is None:
            raise ValueError("a course without land cannot be counted")
        self._counts = counts_of(assessment.score)
        self._step = 0
        self._told = False
        motion = Motion(settings.animation_speed / 100, settings.reduced_motion)
        roof = player_colour("blue").fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        self.scene.motion = motion
        desk = Desk(session, self.scene, Habits(confirm=False, hints=False), self)
        self._view = BoardView(self.scene, desk, self)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scene.show_course(state.course, signs_of(state.course, assessment, set(state.numbers)))
        advanced = state.setup.is_advanced
        totals = [count.after for count in self._counts]
        self.track = ScoreTrack(look, min(totals), max(totals), motion, advanced)
        """Where the total stands."""
        self.conditions = ConditionsPanel(look, state.clients, self._counts)
        """All conditions, on the left."""
        self.reasons = ReasonsPanel(look, state.clients)
        """Why the condition gives its points, on the right."""
        self.result = ResultPanel(look, assessment.score.total, advanced)
        """What it comes to, on the right at the end."""
        self._build(content_name(state.course.land.name))
        self._connect()
        self._show()

    def _build(self, land: str) -> None:
        look = self._look
        self._bar = frame("bar")
        self._bar.setParent(self)
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(look.px(16), 0, look.px(12), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(logo_label(look, 28))
        row.addWidget(label(translate("counting", "Final counting"), "panel_title"))
        row.addSpacing(look.px(Space.SMALL))
        text = f"{land}  ·  {setup_words(self._session.state.setup)}"
        row.addWidget(label(text, "small_body", "second"), 1)
        self._undo = button(look, translate("counting", "Back to the table"), "quiet", "undo")
        self._undo.setToolTip(translate("counting", "Takes back what ended the game"))
        row.addWidget(self._undo)
        self._skip = button(look, translate("counting", "Skip"), "quiet", "skip")
        self._skip.setToolTip(translate("counting", "Skip to the result (S)"))
        row.addWidget(self._skip)
        self._left, self._right = Column(look, self), Column(look, self)
        self._foot = Column(look, self)
        score = self._session.ending.score
        for client in self._session.state.clients:
            card = ClientCard(look, client)
            card.show_count(score.condition(card.condition).points)
            self._left.add(card)
        self._left.add(self.conditions, TALLEST_LIST)
        self._left.finish()
        self._right.add(self.reasons, _ALL)
        self._right.add(self.result, _ALL)
        self._steps = self._step_buttons()
        self._right.add(self._steps)
        self._foot.setMinimumWidth(0)
        self._foot.setMaximumWidth(16777215)
        self._foot.add(self.track)

    def _step_buttons(self) -> Panel:
        look = self._look
        steps = Panel(look, translate("counting", "Steps"))
        column = QVBoxLayout(steps)
        column.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        column.setSpacing(look.px(Space.SMALL))
        self._next = button(look, "", "main")
        self._next.setToolTip(translate("counting", "Next (Enter or right arrow)"))
        self._previous = button(look, translate("counting", "One back"), icon="left")
        self._previous.setToolTip(translate("counting", "One back (left arrow)"))
        column.addWidget(self._next)
        column.addWidget(self._previous)
        return steps

    def _connect(self) -> None:
        self._next.clicked.connect(self.next)
        self._previous.clicked.connect(self.previous)
        self._skip.clicked.connect(self.skip)
        self._undo.clicked.connect(self.reopened)
        # As shortcuts: a button that has the focus would take arrow keys for itself.
        QShortcut(Qt.Key.Key_Right, self, self.next)
        QShortcut(Qt.Key.Key_Left, self, self.previous)
        self.reasons.lit.connect(self._light)
        self.conditions.lit.connect(self._light_condition)
        self.conditions.chosen.connect(self._go)
        self.result.back.connect(lambda: self._go(0))
        self.result.again.connect(self.again)
        self.result.home.connect(self.home)
        self.result.picture.connect(self.picture)
        self.result.course.connect(self.course)
        self.result.putt.connect(self.putt)

    @property
    def step(self) -> int:
        """How many conditions are counted; one more when the result is shown."""
        return self._step

    @property
    def is_done(self) -> bool:
        """Whether the result is shown."""
        return self._step > len(self._counts)

    def next(self) -> None:
        """Count the next condition, or show the result."""
        self._go(self._step + 1)

    def previous(self) -> None:
        """Go one step back."""
        self._go(self._step - 1)

    def skip(self) -> None:
        """Show the result at once."""
        self._go(len(self._counts) + 1)

    def tell_place(self, place: int) -> None:
        """Say which place among the best scores this course took; 0 for none."""
        self.result.tell_place(place)

    def _go(self, step: int) -> None:
        before = self._step
        self._step = max(0, min(len(self._counts) + 1, step))
        if self._step == before:
            return
        self._show()
        if self.is_done and not self._told:
            self._told = True
            self.counted.emit()
            self._undo.setVisible(False)

    def _show(self) -> None:
        counts, step = self._counts, self._step
        self.conditions.show_step(step)
        self.result.setVisible(self.is_done)
        self.reasons.setVisible(not self.is_done)
        self._steps.setVisible(not self.is_done)
        self._skip.setVisible(not self.is_done)
        self._undo.setVisible(not self._told and self._session.can_undo)
        self._previous.setEnabled(step > 0)
        if step == 0:
            self.reasons.show_start()
            self.track.go(0, 0)
        elif not self.is_done:
            self.reasons.show_count(counts[step - 1])
            self.track.go(counts[step - 1].before, counts[step - 1].after)
        else:
            self.track.go(counts[-1].after, counts[-1].after)
        label_button(self._next, self._next_words())
        self._light(None)
        (self.result.main_button if self.is_done else self._next).setFocus()

    def _next_words(self) -> str:
        if self._step >= len(self._counts):
            return translate("counting", "See the result")
        name = condition_name(self._counts[self._step].condition)
        return translate("counting", "Count: {condition}").replace("{condition}", name)

    def _light(self, cells: tuple[int, ...] | None) -> None:
        """Light some tiles; without any, those of the condition being counted."""
        if cells is not None:
            self.scene.light(cells)
        elif 0 < self._step <= len(self._counts):
            self.scene.light(self._counts[self._step - 1].cells)
        else:
            self.scene.light(())

    def _light_condition(self, place: int) -> None:
        self._light(tuple(self._counts[place].cells) if place >= 0 else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Esc goes back, S skips."""
        key = event.key()
        if self.is_done and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.again.emit()
        elif self.is_done and key == Qt.Key.Key_Escape:
            self.home.emit()
        elif key in _NEXT:
            self.next()
        elif key in _PREVIOUS:
            self.previous()
        elif key == Qt.Key.Key_S:
            self.skip()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the course into the window."""
        super().showEvent(event)
        self._arrange()
        self._view.fit()

    def _arrange(self) -> None:
        look, bar = self._look, self._look.px(BAR)
        width, height = self.width(), self.height() - bar
        side = self._left.width()
        foot = self._foot.sizeHint().height()
        self._bar.setGeometry(0, 0, width, bar)
        self._left.setGeometry(0, bar, side, height)
        self._right.setGeometry(width - side, bar, side, height)
        middle = QRect(
            side - look.px(14), self.height() - foot, width - 2 * side + look.px(28), foot
        )
        self._foot.setGeometry(middle)
        self._view.setGeometry(0, bar, width, height)
        edge = look.px(10)
        self._view.set_free_area(QMargins(side, edge, side, foot - look.px(Space.HAIR)))
