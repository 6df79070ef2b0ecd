"""What all countings have in common: a course in the middle, and its count step by step."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QMargins, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import MrClient, MrsClient
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.key_gate import rest_keys
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space, player_colour, signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import Rosette
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column, Panel
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, label_button, logo_label
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.counting.panels import (
    NO_RANKS,
    ConditionsPanel,
    Count,
    CountedCourse,
    ReasonsPanel,
    counts_of,
    totals_at,
)
from minigolf_desktop.ui.designer.counting.result import CountingEnd
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import condition_name
from minigolf_desktop.ui.designer.text.game import setup_words
from minigolf_desktop.ui.designer.widgets.clients import ClientCard

BAR = 48
"""Height of the bar above the board."""
TALLEST_LIST = 540
"""Height of the list of conditions at most: in a high window it needs no more."""
_ALL = 10_000
"""Height of a panel that takes all the room there is."""

_NEXT = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PREVIOUS = {Qt.Key.Key_Backspace, Qt.Key.Key_Escape}


class CountingBoard(QWidget):
    """Counts finished courses, one of which is looked at. Nothing moves on by itself.

    Whoever derives from it makes the track and the panel at the end, and calls :meth:`open`.
    """

    counted = Signal()
    """Everything is counted and the end is shown."""
    reopened = Signal()
    """The game is to be gone on with: what ended it is to be taken back."""
    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""
    reviewed = Signal()
    """The game is to be seen again, turn by turn."""

    def __init__(
        self,
        look: Look,
        session: TableSession,
        atlas: TileAtlas,
        settings: Settings,
        courses: Sequence[CountedCourse],
        seat: int = 0,
    ) -> None:
        """``courses`` are those of all seats; that of ``seat`` is looked at first."""
        super().__init__()
        self.setAccessibleName(translate("counting", "Final counting"))
        self._look = look
        self._session = session
        self._courses = tuple(courses)
        self._counts = [counts_of(one.assessment.score) for one in courses]
        self._seat = seat
        self._step = 0
        self._told = False
        self._place: int | None = None
        self._motion = Motion.of(settings)
        roof = player_colour(courses[seat].colour).fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        self.scene.motion = self._motion
        desk = Desk(session, self.scene, Habits(confirm=False, hints=False), self)
        self._view = BoardView(self.scene, desk, self)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        clients: tuple[MrsClient, MrClient] = session.table.clients
        self.sheets = [ConditionsPanel(look, clients, counts) for counts in self._counts]
        """All conditions by seat, on the left; those of the course looked at are shown."""
        self.reasons = ReasonsPanel(look, clients, len(courses))
        """Why the condition gives its points to the course looked at, on the right."""
        self._bar = self._make_bar()
        self._left, self._right = Column(look, self), Column(look, self)
        self._foot = Column(look, self)
        self._foot.setMinimumWidth(0)
        self._foot.setMaximumWidth(16777215)
        self._cards = [ClientCard(look, client) for client in clients]
        self.rosette = Rosette(look, self, translate("counting", "The best so far"))
        """Worn by the best course so far."""
        self.rosette.hide()

    def open(self, end: CountingEnd, track: Panel, *above: Panel) -> None:
        """Lay the panels out, those named last above the reasons; listen, and show the start."""
        self._end = end
        for card in self._cards:
            self._left.add(card)
        for sheet in self.sheets:
            self._left.add(sheet, TALLEST_LIST)
        self._left.finish()
        for panel in above:
            self._right.add(panel)
        self._right.add(self.reasons, _ALL)
        self._right.add(end, _ALL)
        self._steps = self._step_buttons()
        self._right.add(self._steps)
        self._foot.add(track)
        self._connect()
        self._show_course()
        self._walk()
        self._show()

    # What the countings differ in

    def _walk(self) -> None:
        """Let the track follow to another step."""
        raise NotImplementedError

    def _ranks(self) -> Mapping[str, int]:
        """Return the ranks of the promises of the course looked at; none without ranking."""
        return NO_RANKS

    def _end_words(self) -> str:
        """Return what is written on the button that leads to the end."""
        raise NotImplementedError

    def _celebrate(self) -> None:
        """Celebrate what it came to, when the end is shown first."""
        let_hear(self, Sound.APPLAUSE)

    # Panels

    def _make_bar(self) -> QFrame:
        look = self._look
        bar = frame("bar")
        bar.setParent(self)
        row = QHBoxLayout(bar)
        row.setContentsMargins(look.px(16), 0, look.px(12), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(logo_label(look, 28))
        row.addWidget(label(translate("counting", "Final counting"), "panel_title"))
        row.addSpacing(look.px(Space.SMALL))
        self._words = label("", "small_body", "second")
        row.addWidget(self._words, 1)
        self._undo = button(look, translate("counting", "Back to the table"), "quiet", "undo")
        self._undo.setToolTip(
            translate("counting", "Move hole numbers, or take back what ended the game")
        )
        row.addWidget(self._undo)
        self._skip = button(look, translate("counting", "Skip"), "quiet", "skip")
        self._skip.setToolTip(translate("counting", "Skip to the result (S)"))
        row.addWidget(self._skip)
        self.review_button = button(look, translate("review", "Replay"), "quiet", "eye")
        """Shows the game again once it is counted."""
        self.review_button.setToolTip(
            translate("review", "Turn by turn, with what the computer thinks")
        )
        self.review_button.clicked.connect(self.reviewed)
        row.addWidget(self.review_button)
        return bar

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
        for sheet in self.sheets:
            sheet.lit.connect(self._light_condition)
            sheet.chosen.connect(self._go)
        self._end.back.connect(lambda: self._go(0))
        self._end.again.connect(self.again)
        self._end.home.connect(self.home)

    # What a lesson tells about

    @property
    def is_settled(self) -> bool:
        """Whether one may read: the track that fills hides nothing."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return {
            "counting": lambda _: self.conditions,
            "counted": lambda _: self._end if self.is_done else None,
            "next": lambda _: self._next,
        }

    # Steps

    @property
    def counts(self) -> tuple[Count, ...]:
        """The steps of the course looked at."""
        return self._counts[self._seat]

    @property
    def conditions(self) -> ConditionsPanel:
        """All conditions of the course looked at."""
        return self.sheets[self._seat]

    @property
    def step(self) -> int:
        """How many conditions are counted; one more when the end is shown."""
        return self._step

    @property
    def is_done(self) -> bool:
        """Whether the end is shown."""
        return self._step > len(self.counts)

    @property
    def course_scale(self) -> float:
        """How large the course is seen, in pixels for a unit of the board."""
        return self._view.transform().m11()

    def next(self) -> None:
        """Count the next condition, or show the end."""
        self._go(self._step + 1)

    def previous(self) -> None:
        """Go one step back."""
        self._go(self._step - 1)

    def skip(self) -> None:
        """Show the end at once."""
        self._go(len(self.counts) + 1)

    def tell_place(self, place: int) -> None:
        """Say which place among the results of its kind this one took; 0 for none."""
        self._place = place
        self._end.tell_place(place)
        self._arrange()

    def go_on_from(self, before: QWidget) -> None:
        """Show the step of the counting that this one was made in place of, in another look."""
        if isinstance(before, CountingBoard):
            self._go(before.step)
            if before._place is not None:
                self.tell_place(before._place)

    def _go(self, step: int) -> None:
        before = self._step
        self._step = max(0, min(len(self.counts) + 1, step))
        if self._step == before:
            return
        self._walk()
        self._show()
        self._arrange()
        self._view.fit()
        if self.is_done and not self._told:
            self._told = True
            self._celebrate()
            rest_keys(self)
            self.counted.emit()
            self._undo.setVisible(False)

    # Showing

    def _show_course(self) -> None:
        """Put the course looked at on the board, and its points on the cards."""
        course, numbers, assessment, colour, title = self._courses[self._seat]
        self.scene.set_roof(player_colour(colour).fill(self._look.theme))
        self.scene.show_course(course, signs_of(course, assessment, set(numbers)))
        for card in self._cards:
            card.show_count(assessment.score.condition(card.condition).points)
        self._words.setText(f"{title}  ·  {setup_words(self._session.match.setup)}")

    def _show(self) -> None:
        """Show the step."""
        counts, step, done = self.counts, self._step, self.is_done
        for seat, sheet in enumerate(self.sheets):
            sheet.show_step(step)
            sheet.setVisible(seat == self._seat)
        setup = self._session.match.setup
        self._foot.setVisible(not done)
        self._end.setVisible(done)
        self.reasons.setVisible(not done)
        self._steps.setVisible(not done)
        self._skip.setVisible(not done)
        self.review_button.setVisible(done)
        tells_secrets = setup.is_advanced and not setup.is_solo
        self._undo.setVisible(not self._told and not tells_secrets)
        self._previous.setEnabled(step > 0)
        if step == 0:
            self.reasons.show_start()
        elif not done:
            self.reasons.show_count(counts[step - 1], self._ranks())
        label_button(self._next, self._next_words())
        self._light(None)
        (self._end.main_button if done else self._next).setFocus()
        announce(self, self._spoken, at_once=True)

    def _spoken(self) -> str:
        """Return what is counted now, why, and where everybody stands."""
        if self.is_done:
            return self._end.spoken
        totals = [totals_at(counts, self._step)[1] for counts in self._counts]
        scores = [
            with_colon(course.title, signed(total))
            for course, total in zip(self._courses, totals, strict=True)
        ]
        return in_sentences(self.reasons.spoken, *(scores if self._step else ()))

    def _next_words(self) -> str:
        if self._step >= len(self.counts):
            return self._end_words()
        name = condition_name(self.counts[self._step].condition)
        return translate("counting", "Count: {condition}").replace("{condition}", name)

    def _light(self, cells: tuple[int, ...] | None) -> None:
        """Light some tiles; without any, those of the condition being counted."""
        if cells is not None:
            self.scene.light(cells)
        elif 0 < self._step <= len(self.counts):
            self.scene.light(self.counts[self._step - 1].cells)
        else:
            self.scene.light(())

    def _light_condition(self, place: int) -> None:
        self._light(tuple(self.counts[place].cells) if place >= 0 else None)

    # Keys and size

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
        look, bar, side = self._look, self._look.px(BAR), self._right.width()
        self._bar.setGeometry(0, 0, self.width(), bar)
        height = self.height() - bar
        self._left.setGeometry(0, bar, side, height)
        self._left.setVisible(not self._has_stage)
        self._right.setGeometry(self.width() - side, bar, side, height)
        self._show_cards()
        foot, gap = self._foot_height(), look.px(14)
        wide = self.width() - 2 * side + 2 * gap
        self._foot.setGeometry(side - gap, self.height() - foot, wide, foot)
        self._view.setGeometry(0, bar, self.width(), height)
        room = self._course_room()
        self._view.set_scenery(self._margins(self._room()) if self._has_stage else None)
        self._view.set_free_area(self._margins(room))
        self.rosette.move(room.right() - self.rosette.width(), room.top() + look.px(4))
        self.rosette.setVisible(self.is_done and self._place == 1)
        self.rosette.raise_()

    def _margins(self, room: QRect) -> QMargins:
        """Return what is left of the board around a part of the screen."""
        around = QMargins(room.left(), room.top() - self._look.px(BAR), 0, 0)
        around.setRight(self.width() - room.right() - 1)
        around.setBottom(self.height() - room.bottom() - 1)
        return around

    def _show_cards(self) -> None:
        """Show the cards of the clients, but where these are seen in full beside them."""
        for part in (self._right, self._end):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        in_full = self.is_done and self._session.is_solo and self._end.pair.shows_portraits
        for card in self._cards:
            card.setVisible(not in_full)

    @property
    def _has_stage(self) -> bool:
        """Whether the end takes the room of the panels on the left too."""
        return False

    def _foot_height(self) -> int:
        """Return how much of the board the track below takes: none of it in the end."""
        return self._look.px(Space.MEDIUM) if self.is_done else self._foot.sizeHint().height()

    def _room(self) -> QRect:
        """Return what the bar, the panels beside it and the track below leave of the board."""
        bar, side = self._look.px(BAR), self._right.width()
        left = self._look.px(Space.MEDIUM) if self._has_stage else side
        height = self.height() - bar - self._foot_height()
        return QRect(left, bar, self.width() - left - side, height)

    def _course_room(self) -> QRect:
        """Return where the course is seen."""
        return self._room().adjusted(0, self._look.px(10), 0, self._look.px(Space.HAIR))
