"""The final counting: one condition after the other, for all players at once."""

from collections.abc import Mapping

from PySide6.QtCore import QMargins, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.designer import PROMISES, MrClient, MrsClient, satisfaction
from minigolf_desktop.model.designer.own_land import OwnLand
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.key_gate import rest_keys
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import content_name, signed, with_colon
from minigolf_desktop.ui.common.theme import Space, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import BAR_HEIGHT, TitleBar
from minigolf_desktop.ui.common.widgets.ending import Rosette
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column, Panel
from minigolf_desktop.ui.common.widgets.pieces import button, label_button
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.counting.panels import (
    ConditionsPanel,
    RankingPanel,
    ReasonsPanel,
)
from minigolf_desktop.ui.designer.counting.result import CountingEnd, GroupVerdict, SoloVerdict
from minigolf_desktop.ui.designer.counting.stage import EndStage, Finale
from minigolf_desktop.ui.designer.counting.steps import Count, CountedCourse, CountingSteps
from minigolf_desktop.ui.designer.counting.track import GroupScoreTrack, ScoreTrack, SoloScoreTrack
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.game import setup_words
from minigolf_desktop.ui.designer.widgets.clients import ClientCard, wish_icon

TALLEST_LIST = 540
"""Height of the list of conditions at most: in a high window it needs no more."""
_ALL = 10_000
"""Height of a panel that takes all the room there is."""
_HAPPY = 3
"""Level of satisfaction from which on there is something to celebrate."""

_NEXT = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PREVIOUS = {Qt.Key.Key_Backspace, Qt.Key.Key_Escape}


class CountingBar(TitleBar):
    """The bar above the board: whose course is seen, and the ways out of the counting."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, translate("counting", "Final counting"))
        self.setParent(parent)
        self.undo = button(look, translate("counting", "Back to the table"), "quiet", "undo")
        """Leads back to the table."""
        self.undo.setToolTip(
            translate("counting", "Move hole numbers, or take back what ended the game")
        )
        self.row.addWidget(self.undo)
        self.skip = button(look, translate("counting", "Skip"), "quiet", "skip")
        """Shows the end at once."""
        self.skip.setToolTip(translate("counting", "Skip to the result (S)"))
        self.row.addWidget(self.skip)
        self.review = button(look, translate("review", "Replay"), "quiet", "eye")
        """Shows the game again once it is counted."""
        self.review.setToolTip(translate("review", "Turn by turn, with what the computer thinks"))
        self.row.addWidget(self.review)


class StepButtons(Panel):
    """The buttons that lead from step to step."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("counting", "Steps"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        column.setSpacing(look.px(Space.SMALL))
        self.next = button(look, "", "main")
        """Counts the next condition, or shows the end."""
        self.next.setToolTip(translate("counting", "Next (Enter or right arrow)"))
        self.previous = button(look, translate("counting", "One back"), icon="left")
        """Goes one step back."""
        self.previous.setToolTip(translate("counting", "One back (left arrow)"))
        column.addWidget(self.next)
        column.addWidget(self.previous)


class CountingScreen(QWidget):
    """Counts all courses; the players go from step to step and from course to course.

    Nothing moves on by itself.
    """

    counted = Signal()
    """Everything is counted and the end is shown."""
    reopened = Signal()
    """The game is to be gone on with: what ended it is to be taken back."""
    picture = Signal(int)
    """The course of a seat is to be saved as a picture."""
    course = Signal(int)
    """The course of a seat is to be saved as a course file."""
    gates = Signal(int)
    """The gates of the course of a seat are to be opened."""
    putt = Signal(int)
    """The course of a seat is to be putted on."""
    table_saved = Signal(QPixmap)
    """The final table is to be saved; carries its picture."""

    def __init__(
        self, look: Look, session: TableSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        """``session`` is that of a game that is over, in every house."""
        super().__init__()
        self.setAccessibleName(translate("counting", "Final counting"))
        self.asks = Asks(self)
        """What is asked of the house."""
        self._look = look
        self._setup = session.match.setup
        self._motion = Motion.of(settings)
        self._told = False
        self._place: int | None = None
        self.standings = standings = session.standings
        """The game counted to the end."""
        self.players = session.racers
        """Who is counted, by seat."""
        courses = counted_courses(session)
        # People look at their own courses first, although a computer may have won.
        own = (0,) if session.is_solo else session.people or standings.winners
        first = min(own, key=lambda seat: standings.places[seat])
        self.steps = CountingSteps(courses, first, self)
        """How far the counting is, and which course is looked at."""
        self._add_board(session, atlas)
        self._add_panels(session)
        self._add_end(session)
        self._lay_out()
        self._connect()
        self._show_course()
        self._walk()
        self._show()

    # Parts

    def _add_board(self, session: TableSession, atlas: TileAtlas) -> None:
        look = self._look
        roof = player_colour(self.steps.courses[self.seat].colour).fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        self.scene.motion = self._motion
        desk = Desk(session, self.scene, Habits(confirm=False, hints=False), self)
        self._view = BoardView(self.scene, desk, self)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.finale = Finale(self._view, look.theme)
        """Falls round the course of one alone, if its clients are happy."""

    def _add_panels(self, session: TableSession) -> None:
        look, counts = self._look, self.steps.by_seat
        clients: tuple[MrsClient, MrClient] = session.table.clients
        self.sheets = [ConditionsPanel(look, clients, one) for one in counts]
        """All conditions by seat, on the left; those of the course looked at are shown."""
        self.reasons = ReasonsPanel(look, clients, len(counts))
        """Why the condition gives its points to the course looked at, on the right."""
        self.bar = CountingBar(look, self)
        """The bar above the board."""
        self._left, self._right = Column(look, self), Column(look, self)
        self._foot = Column(look, self)
        self._foot.setMinimumWidth(0)
        self._foot.setMaximumWidth(16777215)
        self._cards = [ClientCard(look, client) for client in clients]
        self.rosette = Rosette(look, self, translate("counting", "The best so far"))
        """Worn by the best course so far."""
        self.rosette.hide()
        self.ranking: RankingPanel | None = None
        """All players in the order of the condition, on the right; None for one alone."""
        if len(self.players) > 1:
            ranks = self.standings.tables if self._setup.is_advanced else {}
            self.ranking = RankingPanel(look, self.players, ranks, promised_icons(session))

    def _add_end(self, session: TableSession) -> None:
        look, motion, standings = self._look, self._motion, self.standings
        clients, ratio = session.table.clients, self.devicePixelRatioF()
        advanced, words = self._setup.is_advanced, setup_words(self._setup)
        totals = [count.after for counts in self.steps.by_seat for count in counts]
        self.stage: EndStage | None = None
        """Table, podium or courses over the board at the end; None for one alone."""
        if self.ranking is not None:
            self.stage = EndStage(look, self.players, clients, standings, words, self)
        self.track: ScoreTrack
        """Where the totals stand."""
        if session.is_solo:
            self.track = SoloScoreTrack(look, self.players, totals, motion, advanced)
            rival = (session.rival.name, standings.totals[1]) if session.rival else None
            total = standings.totals[0]
            solo = SoloVerdict(look, ratio, clients, motion, total, advanced, rival)
            self.result = CountingEnd(look, solo, has_table=self.stage is not None)
            """What it comes to, on the right at the end."""
        else:
            self.track = GroupScoreTrack(look, self.players, totals, motion)
            group = GroupVerdict(look, ratio, self.players, standings, clients, motion)
            self.result = CountingEnd(look, group, has_table=self.stage is not None)
        if self.stage is not None and session.rival is None:
            self.stage.add_podium(motion)
        elif self.stage is not None:
            self.stage.add_courses(self.steps.courses).chosen.connect(self._see_course)

    def _lay_out(self) -> None:
        """Lay the panels into the columns."""
        for card in self._cards:
            self._left.add(card)
        for sheet in self.sheets:
            self._left.add(sheet, TALLEST_LIST)
        self._left.finish()
        if self.ranking is not None:
            self._right.add(self.ranking)
        self._right.add(self.reasons, _ALL)
        self._right.add(self.result, _ALL)
        self._buttons = StepButtons(self._look)
        self._right.add(self._buttons)
        self._foot.add(self.track)

    def _connect(self) -> None:
        steps, result = self.steps, self.result
        steps.moved.connect(self._follow)
        self._buttons.next.clicked.connect(self.next)
        self._buttons.previous.clicked.connect(self.previous)
        self.bar.skip.clicked.connect(self.skip)
        self.bar.undo.clicked.connect(self.reopened)
        self.bar.review.clicked.connect(self.asks.review)
        # As shortcuts: a button that has the focus would take arrow keys for itself.
        QShortcut(Qt.Key.Key_Right, self, self.next)
        QShortcut(Qt.Key.Key_Left, self, self.previous)
        self.reasons.lit.connect(self._light)
        for sheet in self.sheets:
            sheet.lit.connect(self._light_condition)
            sheet.chosen.connect(steps.go)
        result.back.connect(lambda: steps.go(0))
        result.again.connect(self.asks.again)
        result.home.connect(self.asks.home)
        result.picture.connect(lambda: self.picture.emit(self.seat))
        result.course.connect(lambda: self.course.emit(self.seat))
        result.gates.connect(lambda: self.gates.emit(self.seat))
        result.putt.connect(lambda: self.putt.emit(self.seat))
        if self.ranking is not None and self.stage is not None:
            self.ranking.looked_at.connect(self.look_at)
            players, table = len(self.players), self.stage.table
            QShortcut(Qt.Key.Key_Down, self, lambda: self.look_at((self.seat + 1) % players))
            QShortcut(Qt.Key.Key_Up, self, lambda: self.look_at((self.seat - 1) % players))
            result.table.connect(lambda: self.table_saved.emit(table.grab()))
            result.courses.connect(lambda _: self._set_stage())

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
            "counted": lambda _: self.result if self.is_done else None,
            "next": lambda _: self._buttons.next,
            "promises": lambda _: self._revealed,
        }

    @property
    def _revealed(self) -> QWidget | None:
        """Where promises are seen: in the ranking once they count, in the table at the end."""
        if self.is_done:
            return None if self.stage is None else self.stage.table
        count = self.steps.count
        return self.ranking if count is not None and count.condition == "promises" else None

    # Steps

    @property
    def counts(self) -> tuple[Count, ...]:
        """The conditions of the course looked at, in the order of counting."""
        return self.steps.counts

    @property
    def conditions(self) -> ConditionsPanel:
        """All conditions of the course looked at."""
        return self.sheets[self.seat]

    @property
    def step(self) -> int:
        """How many conditions are counted; one more when the end is shown."""
        return self.steps.step

    @property
    def is_done(self) -> bool:
        """Whether the end is shown."""
        return self.steps.is_done

    @property
    def seat(self) -> int:
        """Whose course is on the board."""
        return self.steps.seat

    @property
    def course_scale(self) -> float:
        """How large the course is seen, in pixels for a unit of the board."""
        return self._view.transform().m11()

    def next(self) -> None:
        """Count the next condition, or show the end."""
        self.steps.next()

    def previous(self) -> None:
        """Go one step back."""
        self.steps.previous()

    def skip(self) -> None:
        """Show the end at once."""
        self.steps.skip()

    def look_at(self, seat: int) -> None:
        """Put the course of a player on the board."""
        self.steps.seat = seat
        self._show_course()
        self._show()
        self._view.fit()

    def tell_place(self, place: int) -> None:
        """Say which place among the results of its kind this one took; 0 for none."""
        self._place = place
        own = self._setup.land
        self.result.tell_place(place, own.name if isinstance(own, OwnLand) else "")
        self._arrange()

    def go_on_from(self, before: QWidget) -> None:
        """Show step and course of the counting that this one was made in place of."""
        if not isinstance(before, CountingScreen):
            return
        self.steps.go(before.step)
        if before._place is not None:
            self.tell_place(before._place)
        self.look_at(before.seat)
        if self.result.see is not None and before.result.see is not None:
            self.result.see.setChecked(before.result.see.isChecked())

    def _follow(self) -> None:
        """Show another step; the first time at the end there is something to celebrate."""
        self._walk()
        self._show()
        self._arrange()
        self._view.fit()
        if self.is_done and not self._told:
            self._told = True
            self._celebrate()
            rest_keys(self)
            self.counted.emit()
            self.bar.undo.setVisible(False)

    def _walk(self) -> None:
        """Let the pawns walk to the totals of the step; at the end the winner's course is seen."""
        if self.result.see is not None:
            self.result.see.setChecked(False)
        if self.is_done and self.stage is not None and self.stage.podium is not None:
            # The course on the stage is the winner's, whoever's was looked at before.
            self.steps.seat = self.standings.winners[0]
            self._show_course()
            self.stage.show_places(self.steps.courses)
        totals = self.steps.totals
        self.track.go([before for before, _ in totals], [after for _, after in totals])

    def _celebrate(self) -> None:
        """Let confetti fall round a course whose clients are happy; the others clap politely."""
        if self.stage is not None:
            let_hear(self, Sound.APPLAUSE)
        elif satisfaction(self.standings.totals[0], self._setup.is_advanced) < _HAPPY:
            let_hear(self, Sound.CLAPS)
        else:
            let_hear(self, Sound.APPLAUSE)
            # On a screen that is made anew in another look it lies there already.
            motion = self._motion if self.isVisible() else Motion(0)
            # The course takes its place at the end first.
            QTimer.singleShot(0, self, lambda: self._throw_confetti(motion))

    def _throw_confetti(self, motion: Motion) -> None:
        assert self.scene.land is not None, "a course that is counted has a land"
        self.finale.throw(self.scene.land, motion)
        self.finale.set_visible(self.is_done)

    def _see_course(self, seat: int) -> None:
        """Leave the final table for the course of a player."""
        self.look_at(seat)
        if self.result.see is not None:
            self.result.see.setChecked(True)

    def _set_stage(self) -> None:
        """Show stage or courses, as is chosen now."""
        self._show()
        self._arrange()
        self._view.fit()

    # Showing

    def _show_course(self) -> None:
        """Put the course looked at on the board, and its points on the cards."""
        course, numbers, assessment, colour, title = self.steps.courses[self.seat]
        self.scene.set_roof(player_colour(colour).fill(self._look.theme))
        self.scene.show_course(course, signs_of(course, assessment, set(numbers)))
        for card in self._cards:
            card.show_count(assessment.score.condition(card.condition).points)
        self.bar.words.setText(f"{title}  ·  {setup_words(self._setup)}")

    def _show(self) -> None:
        """Show the step."""
        step, done = self.step, self.is_done
        for seat, sheet in enumerate(self.sheets):
            sheet.show_step(step)
            sheet.setVisible(seat == self.seat)
        self._foot.setVisible(not done)
        self.result.setVisible(done)
        self.reasons.setVisible(not done)
        self._buttons.setVisible(not done)
        self.bar.skip.setVisible(not done)
        self.bar.review.setVisible(done)
        tells_secrets = self._setup.is_advanced and not self._setup.is_solo
        self.bar.undo.setVisible(not self._told and not tells_secrets)
        self._buttons.previous.setEnabled(step > 0)
        count = self.steps.count
        if count is not None:
            self.reasons.show_count(count, self._ranks)
        elif not done:
            self.reasons.show_start()
        label_button(self._buttons.next, self._next_words())
        self._light(None)
        (self.result.main_button if done else self._buttons.next).setFocus()
        announce(self, self._spoken, at_once=True)
        self.track.look_at(self.seat)
        self.finale.set_visible(done)
        if self.stage is not None:
            self.stage.set_visible(self._has_stage)
        if self.ranking is not None:
            self._show_ranking(self.ranking)

    def _show_ranking(self, ranking: RankingPanel) -> None:
        ranking.setVisible(not self.is_done)
        if self.step == 0:
            ranking.show_start(self.seat)
        elif not self.is_done:
            ranking.show_counts([one[self.step - 1] for one in self.steps.by_seat], self.seat)

    @property
    def _ranks(self) -> Mapping[str, int]:
        """The ranks of the promises of the course looked at; none without a ranking."""
        return {promise: table[self.seat] for promise, table in self.standings.tables.items()}

    def _spoken(self) -> str:
        """Return what is counted now, why, and where everybody stands."""
        if self.is_done:
            return self.result.spoken
        scores = [
            with_colon(course.title, signed(total))
            for course, (_, total) in zip(self.steps.courses, self.steps.totals, strict=True)
        ]
        return in_sentences(self.reasons.spoken, *(scores if self.step else ()))

    def _next_words(self) -> str:
        """Return what the button that leads on says."""
        coming = self.steps.coming
        if coming is not None:
            name = condition_name(coming.condition)
            return translate("counting", "Count: {condition}").replace("{condition}", name)
        if len(self.players) == 1:
            return translate("counting", "See the result")
        return translate("counting", "See the winner")

    def _light(self, cells: tuple[int, ...] | None) -> None:
        """Light some tiles; without any, those of the condition being counted."""
        count = self.steps.count
        if cells is not None:
            self.scene.light(cells)
        else:
            self.scene.light(() if count is None else count.cells)

    def _light_condition(self, place: int) -> None:
        self._light(tuple(self.counts[place].cells) if place >= 0 else None)

    # Keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Esc goes back, S skips, G opens the gates, 1 to 5 look at a player."""
        key = event.key()
        if 0 <= key - Qt.Key.Key_1 < len(self.players) > 1:
            self.look_at(key - Qt.Key.Key_1)
        elif self.is_done and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.asks.again.emit()
        elif self.is_done and key == Qt.Key.Key_Escape:
            self.asks.home.emit()
        elif key in _NEXT:
            self.next()
        elif key in _PREVIOUS:
            self.previous()
        elif key == Qt.Key.Key_S:
            self.skip()
        elif self.is_done and key == Qt.Key.Key_G:
            self.gates.emit(self.seat)
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
        look, bar, side = self._look, self._look.px(BAR_HEIGHT), self._right.width()
        self.bar.setGeometry(0, 0, self.width(), bar)
        height = self.height() - bar
        self._left.setGeometry(0, bar, side, height)
        self._left.setVisible(not self._has_stage)
        self._right.setGeometry(self.width() - side, bar, side, height)
        self._show_cards()
        foot, gap = self._foot_height(), look.px(14)
        wide = self.width() - 2 * side + 2 * gap
        self._foot.setGeometry(side - gap, self.height() - foot, wide, foot)
        self._view.setGeometry(0, bar, self.width(), height)
        room, course = self._room(), self.course_room()
        self._view.set_scenery(self._margins(room) if self._has_stage else None)
        self._view.set_free_area(self._margins(course))
        self.rosette.move(course.right() - self.rosette.width(), course.top() + look.px(4))
        self.rosette.setVisible(self.is_done and self._place == 1)
        if self.stage is not None and self._has_stage:
            self.stage.arrange(room, course)
        self.rosette.raise_()

    def _margins(self, room: QRect) -> QMargins:
        """Return what is left of the board around a part of the screen."""
        around = QMargins(room.left(), room.top() - self._look.px(BAR_HEIGHT), 0, 0)
        around.setRight(self.width() - room.right() - 1)
        around.setBottom(self.height() - room.bottom() - 1)
        return around

    def _show_cards(self) -> None:
        """Show the cards of the clients, but where these are seen in full beside them."""
        for part in (self._right, self.result):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        in_full = self.is_done and self._setup.is_solo and self.result.verdict.pair.shows_portraits
        for card in self._cards:
            card.setVisible(not in_full)

    @property
    def _has_stage(self) -> bool:
        """Whether the stage is seen: it takes the room of the panels on the left too."""
        see = self.result.see
        return self.stage is not None and self.is_done and not (see and see.isChecked())

    def _foot_height(self) -> int:
        """Return how much of the board the track below takes: none of it in the end."""
        return self._look.px(Space.MEDIUM) if self.is_done else self._foot.sizeHint().height()

    def _room(self) -> QRect:
        """Return what the bar, the panels beside it and the track below leave of the board."""
        bar, side = self._look.px(BAR_HEIGHT), self._right.width()
        left = self._look.px(Space.MEDIUM) if self._has_stage else side
        height = self.height() - bar - self._foot_height()
        return QRect(left, bar, self.width() - left - side, height)

    def course_room(self) -> QRect:
        """Return where the course is seen."""
        room = self._room()
        free = room.adjusted(0, self._look.px(10), 0, self._look.px(Space.HAIR))
        if self.stage is None or not self._has_stage:
            return free
        return self.stage.course_room(room, free)


def counted_courses(session: TableSession) -> list[CountedCourse]:
    """Return the finished courses of a game; raises ValueError for one without a land."""
    counted = []
    for player, designer, assessment in zip(
        session.racers, session.counted, session.standings.assessments, strict=True
    ):
        if designer.course is None:
            raise ValueError("a course without land cannot be counted")
        names = (player.name, content_name(designer.course.land.name))
        title = ", ".join(name for name in names if name)
        counted.append(
            CountedCourse(designer.course, designer.numbers, assessment, player.colour, title)
        )
    return counted


def promised_icons(session: TableSession) -> list[tuple[str, ...]]:
    """Return the icons of what each seat promised."""
    mrs, mr = session.table.clients
    icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
    return [
        tuple(icons[PROMISES[promise]] for promise in sorted(designer.promises))
        for designer in session.counted
    ]
