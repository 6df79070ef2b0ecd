"""The final counting of a group: one condition after the other, for all players at once."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMargins, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import PROMISES
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.boards.desk import Desk, Habits
from minigolf_desktop.ui.boards.hole_sign import signs_of
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.boards.scene import BoardScene
from minigolf_desktop.ui.boards.view import BoardView
from minigolf_desktop.ui.group_bridge import GroupSession
from minigolf_desktop.ui.screens.counting.conditions import ConditionsPanel
from minigolf_desktop.ui.screens.counting.reasons import ReasonsPanel
from minigolf_desktop.ui.screens.counting.tally import counts_of
from minigolf_desktop.ui.screens.group_counting.final_table import FinalTable
from minigolf_desktop.ui.screens.group_counting.ranking import RankingPanel, Standing
from minigolf_desktop.ui.screens.group_counting.track import GroupTrack
from minigolf_desktop.ui.screens.group_counting.winner import WinnerPanel
from minigolf_desktop.ui.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.text.content_names import content_name
from minigolf_desktop.ui.text.versions import setup_words
from minigolf_desktop.ui.theme import Space, player_colour
from minigolf_desktop.ui.widgets.client_card import ClientCard
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Column, Panel
from minigolf_desktop.ui.widgets.pieces import button, frame, label, label_button, logo_label
from minigolf_desktop.ui.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

BAR = 48
"""Height of the bar above the board."""
TALLEST_LIST = 540
"""Height of the list of conditions at most."""
_ALL = 10_000
_NEXT = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PREVIOUS = {Qt.Key.Key_Backspace, Qt.Key.Key_Escape}


class GroupCountingScreen(QWidget):
    """Counts all courses. Nothing moves on by itself: the players go from step to step."""

    counted = Signal()
    """Everything is counted and the winner is shown."""
    reopened = Signal()
    """The game is to be gone on with: what ended it is to be taken back."""
    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""
    picture = Signal(int)
    """The course of a seat is to be saved as a picture."""
    course = Signal(int)
    """The course of a seat is to be saved as a course file."""
    putt = Signal(int)
    """The course of a seat is to be putted on."""
    table = Signal(QPixmap)
    """The final table is to be saved; carries its picture."""

    def __init__(
        self, look: Look, session: GroupSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        super().__init__()
        self.setAccessibleName(translate("counting", "Final counting"))
        self._look = look
        self._session = session
        state = session.state
        self._players = state.setup.players
        self.standings = session.rules.standings(state)
        """The game counted to the end."""
        self._counts = [counts_of(one.score) for one in self.standings.assessments]
        self._ids = [count.condition for count in self._counts[0]]
        self._step = 0
        self._seat = self.standings.winners[0]
        self._told = False
        motion = Motion(settings.animation_speed / 100, settings.reduced_motion)
        roof = player_colour(self._players[self._seat].colour).fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        self.scene.motion = motion
        desk = Desk(session, self.scene, Habits(confirm=False, hints=False), self)
        self._view = BoardView(self.scene, desk, self)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        totals = [count.after for counts in self._counts for count in counts]
        self.track = GroupTrack(look, self._players, min(totals), max(totals), motion)
        """Where the totals stand."""
        self.conditions = [ConditionsPanel(look, state.clients, counts) for counts in self._counts]
        """All conditions by seat, on the left; those of the player looked at are shown."""
        self.ranking = RankingPanel(look, self._players)
        """All players in the order of the condition, on the right."""
        self.reasons = ReasonsPanel(look, state.clients, len(self._players))
        """Why the condition gives its points to the player looked at."""
        self.winner = WinnerPanel(look, self._players, self.standings)
        """Who wins, on the right at the end."""
        self.final_table = FinalTable(
            look, self._players, state.clients, self.standings, setup_words(state.setup)
        )
        """All figures, over the board at the end."""
        self.final_table.setParent(self)
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        look = self._look
        self._bar = frame("bar")
        self._bar.setParent(self)
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(look.px(16), 0, look.px(12), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(logo_label(look, 28))
        row.addWidget(label(translate("counting", "Final counting"), "panel_title"))
        row.addSpacing(look.px(Space.SMALL))
        self._words = label("", "small_body", "second")
        row.addWidget(self._words, 1)
        self._undo = button(look, translate("counting", "Back to the table"), "quiet", "undo")
        self._undo.setToolTip(translate("counting", "Takes back what ended the game"))
        row.addWidget(self._undo)
        self._skip = button(look, translate("counting", "Skip"), "quiet", "skip")
        self._skip.setToolTip(translate("counting", "Skip to the result (S)"))
        row.addWidget(self._skip)
        self._left, self._right = Column(look, self), Column(look, self)
        self._foot = Column(look, self)
        self._cards = [ClientCard(look, client) for client in self._session.state.clients]
        for card in self._cards:
            self._left.add(card)
        for panel in self.conditions:
            self._left.add(panel, TALLEST_LIST)
        self._left.finish()
        self._right.add(self.ranking)
        self._right.add(self.reasons, _ALL)
        self._right.add(self.winner, _ALL)
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
        self.ranking.looked_at.connect(self.look_at)
        self.reasons.lit.connect(self._light)
        for panel in self.conditions:
            panel.lit.connect(self._light_condition)
            panel.chosen.connect(self._go)
        for keys, act in (
            (Qt.Key.Key_Right, self.next),
            (Qt.Key.Key_Left, self.previous),
            (Qt.Key.Key_Down, lambda: self.look_at((self._seat + 1) % len(self._players))),
            (Qt.Key.Key_Up, lambda: self.look_at((self._seat - 1) % len(self._players))),
        ):
            # As shortcuts: a button that has the focus would take arrow keys for itself.
            QShortcut(keys, self, act)
        winner = self.winner
        winner.back.connect(lambda: self._go(0))
        winner.again.connect(self.again)
        winner.home.connect(self.home)
        winner.picture.connect(lambda: self.picture.emit(self._seat))
        winner.course.connect(lambda: self.course.emit(self._seat))
        winner.putt.connect(lambda: self.putt.emit(self._seat))
        winner.table.connect(lambda: self.table.emit(self.final_table.grab()))
        winner.courses.connect(lambda _: self._show())

    @property
    def step(self) -> int:
        """How many conditions are counted; one more when the winner is shown."""
        return self._step

    @property
    def seat(self) -> int:
        """Whose course is on the board."""
        return self._seat

    @property
    def is_done(self) -> bool:
        """Whether the winner is shown."""
        return self._step > len(self._ids)

    def next(self) -> None:
        """Count the next condition, or show the winner."""
        self._go(self._step + 1)

    def previous(self) -> None:
        """Go one step back."""
        self._go(self._step - 1)

    def skip(self) -> None:
        """Show the winner at once."""
        self._go(len(self._ids) + 1)

    def look_at(self, seat: int) -> None:
        """Put the course of a player on the board."""
        self._seat = seat
        self._show()
        self._view.fit()

    def tell_place(self, place: int) -> None:
        """Say which place among the results of groups the winning score took; 0 for none."""
        self.winner.tell_place(place)

    def _go(self, step: int) -> None:
        before = self._step
        self._step = max(0, min(len(self._ids) + 1, step))
        if self._step == before:
            return
        self.winner.see.setChecked(False)
        self._walk()
        self._show()
        if self.is_done and not self._told:
            self._told = True
            self.counted.emit()
            self._undo.setVisible(False)

    def _walk(self) -> None:
        """Let the pawns go where the step leads them."""
        place = min(self._step, len(self._ids)) - 1
        if place < 0:
            nothing = [0] * len(self._players)
            self.track.go(nothing, nothing)
            return
        after = [counts[place].after for counts in self._counts]
        before = after if self.is_done else [counts[place].before for counts in self._counts]
        self.track.go(before, after)

    def _show(self) -> None:
        step, seat = self._step, self._seat
        self._show_course()
        for other, panel in enumerate(self.conditions):
            panel.show_step(step)
            panel.setVisible(other == seat)
        courses = self.winner.see.isChecked()
        self.final_table.setVisible(self.is_done and not courses)
        self.winner.setVisible(self.is_done)
        self.ranking.setVisible(not self.is_done)
        self.reasons.setVisible(not self.is_done)
        self._steps.setVisible(not self.is_done)
        self._skip.setVisible(not self.is_done)
        self._undo.setVisible(not self._told and self._session.can_undo)
        self._previous.setEnabled(step > 0)
        self.track.look_at(seat)
        if step == 0:
            self.reasons.show_start()
            self._rank(translate("counting", "Players"), [None] * len(self._players))
        elif not self.is_done:
            self._show_count(step - 1)
        label_button(self._next, self._next_words())
        self._light(None)
        (self.winner.main_button if self.is_done else self._next).setFocus()

    def _show_course(self) -> None:
        seat = self._seat
        designer = self._session.state.designers[seat]
        if designer.course is None:
            raise ValueError("a course without land cannot be counted")
        player = self._players[seat]
        assessment = self.standings.assessments[seat]
        self.scene.set_roof(player_colour(player.colour).fill(self._look.theme))
        self.scene.show_course(
            designer.course, signs_of(designer.course, assessment, set(designer.numbers))
        )
        for card in self._cards:
            card.show_count(assessment.score.condition(card.condition).points)
        land = content_name(designer.course.land.name)
        version = setup_words(self._session.state.setup)
        self._words.setText(f"{player.name}, {land}  ·  {version}")

    def _show_count(self, place: int) -> None:
        condition = self._ids[place]
        ranks = {promise: table[self._seat] for promise, table in self.standings.tables.items()}
        self.reasons.show_count(self._counts[self._seat][place], ranks)
        self._rank(condition_name(condition), [counts[place].points for counts in self._counts])

    def _rank(self, title: str, points: Sequence[int | None]) -> None:
        state = self._session.state
        condition = self._ids[self._step - 1] if self._step else ""
        table = self.standings.tables.get(condition) if state.setup.is_advanced else None
        reveal = condition == "promises"
        standings = [
            Standing(
                seat,
                points[seat],
                table[seat] if table else 0,
                self._promise_icons(seat) if reveal else (),
            )
            for seat in range(len(self._players))
        ]
        self.ranking.show_standings(title, standings, self._seat)

    def _promise_icons(self, seat: int) -> tuple[str, ...]:
        mrs, mr = self._session.state.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        promises = sorted(self._session.state.designers[seat].promises)
        return tuple(icons[PROMISES[promise]] for promise in promises)

    def _next_words(self) -> str:
        if self._step >= len(self._ids):
            return translate("counting", "See the winner")
        name = condition_name(self._ids[self._step])
        return translate("counting", "Count: {condition}").replace("{condition}", name)

    def _light(self, cells: tuple[int, ...] | None) -> None:
        """Light some tiles; without any, those of the condition being counted."""
        if cells is not None:
            self.scene.light(cells)
        elif 0 < self._step <= len(self._ids):
            self.scene.light(self._counts[self._seat][self._step - 1].cells)
        else:
            self.scene.light(())

    def _light_condition(self, place: int) -> None:
        self._light(tuple(self._counts[self._seat][place].cells) if place >= 0 else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Esc back, S skips, 1 to 5 look at a player."""
        key, count = event.key(), len(self._players)
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
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + count:
            self.look_at(key - Qt.Key.Key_1)
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
        room = QRectF(side, bar, width - 2 * side, height - foot)
        hint = self.final_table.sizeHint()
        wide = min(room.width(), hint.width())
        place = QRectF(0, 0, wide, min(room.height() - 2 * edge, hint.height()))
        place.moveCenter(room.center())
        self.final_table.setGeometry(place.toRect())
        self.final_table.raise_()
