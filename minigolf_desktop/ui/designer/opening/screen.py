"""The screen of an opening day: the course with its people, and what the hut counts."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from math import ceil
from typing import Any

from PySide6.QtCore import QElapsedTimer, QLocale, QRectF, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.model.putt_dice.day_plan import MOST
from minigolf_desktop.model.putt_dice.opening_day import Happening, Leader, OpeningDay
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.kept import unsearched
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import Figure, content_name, in_tenths, with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import BAR_HEIGHT, TitleBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import button, icon_button, icon_label, label
from minigolf_desktop.ui.designer.opening.grounds import Opening, opening_of
from minigolf_desktop.ui.designer.opening.scene import (
    EVENING,
    DayScene,
    Thing,
    clock_at,
    dirty,
    light_at,
)

_FRAME = 16
"""Milliseconds from one picture to the next: 60 a second."""
_LONGEST_STEP = 0.1
"""Seconds of the day that pass at most between two pictures: a slow machine skips nothing."""
LASTS = 112.0
"""Seconds that a day takes to look at, if it is not shorter."""
SPEEDS = (1, 2, 4)


class DayView(QWidget):
    """Shows a day: runs through it, or stands still at a time."""

    pressed = Signal()
    """The course was clicked."""
    moved_on = Signal()
    """It is later."""
    over = Signal()
    """The day is over; nothing moves any more."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scene: DayScene | None = None
        self._painting: Piecemeal | None = None
        self._time = 0.0
        self._things: list[Thing] = []
        self._light = light_at(0.0)
        self._free = QRectF()
        self.speed = 1.0
        """How much faster than usual the day goes by."""
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._step)
        self._unsearched = ExitStack()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def time(self) -> float:
        """What time it is."""
        return self._time

    @property
    def is_ready(self) -> bool:
        """Whether there is a course to be seen."""
        return self._scene is not None and self._scene.is_ready

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    def show_scene(self, scene: DayScene, time: float) -> None:
        """Show a day at a time; it does not run yet."""
        self._scene, self._time = scene, time
        self._fit()

    def leave_free(self, free: QRectF) -> None:
        """Keep the course within a part of the widget."""
        if free != self._free:
            self._free = free
            self._fit()

    def run(self) -> None:
        """Let time pass, from now on."""
        if self._scene is not None and self._time < self._scene.day.length:
            if not self.is_running:
                # To look for garbage takes as long as two pictures, and a day leaves none.
                self._unsearched.enter_context(unsearched())
            self._clock.start()
            self._timer.start()

    def rest(self) -> None:
        """Let time stand still."""
        self._timer.stop()
        self._unsearched.close()

    def go(self, time: float) -> None:
        """Show another time."""
        self._time = time
        self._look_again(None)
        self.update()

    def _fit(self) -> None:
        """Paint the course at the size there is now."""
        if self._painting is not None:
            self._painting.stop()
            self._painting = None
        if self._scene is None or self._free.isEmpty():
            return
        steps = self._scene.fit(self.size(), self._free, self.devicePixelRatioF())
        self._painting = Piecemeal(self._told(steps), lambda _: self.go(self._time), self)

    def _told(self, steps: Iterator[None]) -> Iterator[bool | None]:
        """Tell when all steps are done."""
        yield from steps
        yield True

    def _step(self) -> None:
        """Draw the next picture."""
        scene, passed = self._scene, min(_LONGEST_STEP, self._clock.restart() / 1000)
        if scene is not None:
            self.pass_by(passed * max(1.0, scene.day.length / LASTS) * self.speed)

    def pass_by(self, passed: float) -> None:
        """Let so many seconds of the day pass at once."""
        scene = self._scene
        if scene is None or not scene.is_ready:
            return
        self._time = min(self._time + passed, scene.day.length)
        before = self._things
        if self._look_again(passed):
            self.update()
        else:
            self.update(dirty(before, self._things))
        self.moved_on.emit()
        if self._time >= scene.day.length:
            self.rest()
            self.over.emit()

    def _look_again(self, passed: float | None) -> bool:
        """See where everything is now; return whether the light is another."""
        scene = self._scene
        if scene is None or not scene.is_ready:
            return False
        light = light_at(self._time / scene.day.bell)
        is_other, self._light = light != self._light, light
        self._things = scene.things(self._time, passed)
        return is_other

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is to be seen."""
        painter = QPainter(self)
        scene = self._scene
        if scene is None or not scene.is_ready or scene.size != self.size():
            painter.fillRect(event.rect(), self._look.theme.meadow)
        if scene is not None and scene.is_ready:
            scene.paint(painter, self._things, self._light, event.region())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the course anew."""
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()
        else:
            super().mousePressEvent(event)


class Tally(QWidget):
    """A figure that the hut counts, with what it is below it."""

    def __init__(self, look: Look, icon: str, caption: str, widest: str) -> None:
        """``widest`` is the longest figure to come: there is room for it from the beginning."""
        super().__init__()
        self.caption = caption
        """What it is."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(icon_label(look, icon, 24))
        words = QVBoxLayout()
        words.setSpacing(0)
        self._figure = label("", "panel_title")
        metrics = QFontMetricsF(font("panel_title", look.scale))
        self._figure.setMinimumWidth(ceil(metrics.horizontalAdvance(widest)) + 2)
        words.addWidget(self._figure)
        words.addWidget(label(caption, "caption", "second"))
        row.addLayout(words)

    @property
    def figure(self) -> str:
        """What it is now."""
        return self._figure.text()

    def tell(self, figure: str) -> None:
        """Show another figure."""
        if figure != self._figure.text():
            self._figure.setText(figure)
            self.setAccessibleName(with_colon(self.caption, figure))


class DayFigures(Panel):
    """What the hut counts: visitors, the best round, and which hole is hated most."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("opening day", "The hut counts"))
        self.row = QHBoxLayout(self)
        """The figures; what can be done stands at the end."""
        self.row.setContentsMargins(*(look.px(side) for side in (18, 10, 14, 10)))
        self.row.setSpacing(look.px(Space.LARGE))
        words = (
            ("clock", translate("opening day", "Time"), _clock_words(22, 45)),
            ("fun", translate("opening day", "Visitors"), str(MOST)),
            ("trophy", translate("opening day", "Best round"), _leader_words(Leader(88, 8))),
            ("warning", translate("opening day", "Most hated hole"), _hated(8, 8.8)),
        )
        self._clock, self._visitors, self._best, self._hated = tallies = tuple(
            Tally(look, *one) for one in words
        )
        for one in tallies:
            self.row.addWidget(one)
        self.row.addStretch(1)

    @property
    def told(self) -> dict[str, str]:
        """What is told, by what it is."""
        return {one.caption: one.figure for one in self.findChildren(Tally)}

    def tell(self, day: OpeningDay, time: float) -> None:
        """Tell what is counted at a time of the day."""
        self._clock.tell(_clock_words(*clock_at(time / day.bell)))
        self._visitors.tell(str(day.visitors(time)))
        self._best.tell(best_words(day, time))
        self._hated.tell(hated_words(day))


def _clock_words(hour: int, minute: int) -> str:
    return QLocale().toString(QTime(hour, minute), QLocale.FormatType.ShortFormat)


def best_words(day: OpeningDay, time: float) -> str:
    """Return the best round up to a time in words; before there is one, how far the leader is.

    A dash before anybody has played a hole.
    """
    best, leader = day.best_round(time), day.leader(time)
    if best is not None:
        return Figure(best).strokes
    return "–" if leader is None else _leader_words(leader)


def _leader_words(leader: Leader) -> str:
    words = translate("opening day", "{strokes} after %n holes", "", leader.holes)
    return words.replace("{strokes}", str(leader.strokes))


def hated_words(day: OpeningDay) -> str:
    """Return which hole is hated most, and how many strokes it takes; a dash where none is open."""
    if day.hated is None:
        return "–"
    return _hated(day.hated.number, float(day.hated.strokes))


def _hated(number: int, strokes: float) -> str:
    text = translate("opening day", "{number}, with {strokes}")
    return text.replace("{number}", str(number)).replace("{strokes}", in_tenths(strokes).strokes)


class OpeningScreen(QWidget):
    """An opening day from the gates to the evening; Esc leaves it at any time."""

    back = Signal()
    """The screen before is asked for."""
    picture = Signal(object)
    """The picture of the evening is to be saved; carries the Opening."""

    def __init__(
        self,
        look: Look,
        course_file: CourseFile,
        rules: PuttDiceRules,
        colour: str,
        motion: Motion,
    ) -> None:
        """``colour`` is that of the roof; without motion the evening is seen at once."""
        super().__init__()
        self.setAccessibleName(translate("opening day", "Opening day"))
        self._look, self._colour = look, colour
        self.course_file = course_file
        """What is opened."""
        self._motion = motion
        self._opening: Opening | None = None
        self._speed = SPEEDS.index(2) if motion.speed >= 2 else 0
        self._heard = 0
        self.wanted: float | None = None
        """What time is to be seen first; None for the beginning."""
        self._room_for_figures = QSize()
        self.view = DayView(look, self)
        """The course and its people."""
        self._add_bar()
        self._add_figures()
        self.wait = label(translate("opening day", "People gather at the gate"), "card_title")
        """Seen until the day is worked out."""
        self.wait.setParent(self)
        self.wait.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.view.speed = float(SPEEDS[self._speed])
        self.view.pressed.connect(self.hurry)
        self.view.moved_on.connect(self._tell)
        self.view.over.connect(self._end)
        Piecemeal(opening_of(course_file, rules), self._open, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Parts

    def _add_bar(self) -> None:
        look = self._look
        leave = icon_button(look, "back", translate("heading", "Back (Esc)"))
        leave.clicked.connect(self.back)
        title = translate("opening day", "Opening day")
        self.bar = TitleBar(look, title, content_name(self.course_file.name), leave)
        """The bar above the course."""
        self.bar.setParent(self)
        self.faster = button(look, "", "quiet", "pass")
        """Lets the day go by faster, and at last at its own pace again."""
        self.faster.setToolTip(
            translate("opening day", "Faster, and slowly again (Space, or click the course)")
        )
        self.faster.clicked.connect(self.hurry)
        self.skip = button(look, translate("opening day", "To the evening"), "quiet", "skip")
        """Shows the last light of the day."""
        self.skip.setToolTip(translate("opening day", "To the evening (S)"))
        self.skip.clicked.connect(self.go_to_evening)
        for one in (self.faster, self.skip):
            self.bar.row.addWidget(one)
        self._show_speed()

    def _add_figures(self) -> None:
        look = self._look
        self.figures = DayFigures(look)
        """What the hut counts."""
        self.figures.setParent(self)
        self.again = button(look, translate("opening day", "Once more"), icon="redo")
        """Opens the gates again."""
        self.again.setToolTip(translate("opening day", "The whole day once more (R)"))
        self.again.clicked.connect(self.begin)
        self.save = button(look, translate("opening day", "Save a picture"), "main", "picture")
        """Shows the picture of the evening, to be saved."""
        self.save.setToolTip(translate("opening day", "The course in the evening (P)"))
        self.save.clicked.connect(self._save)
        for one in (self.again, self.save):
            self.figures.row.addWidget(one)
        self.figures.hide()

    # The day

    @property
    def day(self) -> OpeningDay | None:
        """What happens; None until it is worked out."""
        return None if self._opening is None else self._opening.day

    @property
    def time(self) -> float:
        """What time of the day is seen."""
        return self.view.time

    def go_on_from(self, before: QWidget) -> None:
        """Show the time of the screen that this one was made in place of."""
        if isinstance(before, OpeningScreen) and before.day is not None:
            self.wanted = before.time

    def _open(self, opening: Opening) -> None:
        """Open the gates: the day is worked out."""
        self._opening = opening
        self.wait.hide()
        self.figures.show()
        scene = DayScene(opening, self._look.theme, self._colour)
        still = opening.day.bell * EVENING
        moves = self._motion.moves
        time = self.wanted if self.wanted is not None else 0.0 if moves else still
        self.view.show_scene(scene, time)
        self._tell()
        self._arrange()
        for one in (self.faster, self.skip, self.again):
            one.setVisible(moves)
        if moves:
            self.view.run()
            words = translate("opening day", "The gates of {course} are open.")
            name = content_name(self.course_file.name)
            announce(self, lambda: words.replace("{course}", name))
        else:
            self._end()

    def begin(self) -> None:
        """Open the gates again."""
        self._heard = 0
        self.view.go(0.0)
        self._tell()
        self._show_running()
        self.view.run()

    def hurry(self) -> None:
        """Let the day go by faster; after the fastest at its own pace again."""
        self._speed = (self._speed + 1) % len(SPEEDS)
        self.view.speed = float(SPEEDS[self._speed])
        self._show_speed()

    def go_to_evening(self) -> None:
        """Go on where the lamps are lit."""
        day = self.day
        if day is not None and self.view.time < day.bell * EVENING:
            self.view.go(day.bell * EVENING)
            self._tell()

    def _tell(self) -> None:
        """Tell what is counted, and let hear what happens."""
        day = self.day
        if day is None:
            return
        self.figures.tell(day, self.view.time)
        if self.figures.sizeHint() != self._room_for_figures:
            self._arrange()
        while self._heard < len(day.moments) and day.moments[self._heard].time <= self.view.time:
            moment = day.moments[self._heard]
            self._heard += 1
            if self.view.time - moment.time < 0.5 and moment.kind in _SOUNDS:
                let_hear(self, _SOUNDS[moment.kind])

    def _end(self) -> None:
        """Tell what the day came to."""
        announce(self, self._told)
        self._show_running()

    def _told(self) -> str:
        day = self.day
        if day is None:
            return ""
        visitors = translate("opening day", "%n visitors came.", "", day.visitors(day.length))
        best = translate("opening day", "Best round: {strokes}.")
        hated = translate("opening day", "Most hated hole: {hole}.")
        return in_sentences(
            visitors,
            best.replace("{strokes}", best_words(day, day.length)),
            hated.replace("{hole}", hated_words(day)),
        )

    def _show_running(self) -> None:
        day = self.day
        is_over = day is not None and self.view.time >= day.length
        self.faster.setVisible(not is_over and self._motion.moves)
        self.skip.setVisible(not is_over and self._motion.moves)

    def _show_speed(self) -> None:
        text = translate("opening day", "Speed {times}×")
        words = text.replace("{times}", str(SPEEDS[self._speed]))
        self.faster.setText(f"\u2002{words}")
        self.faster.setAccessibleName(words)

    def _save(self) -> None:
        if self._opening is not None:
            self.picture.emit(self._opening)

    # Keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves, Space hurries, S leads to the evening, R begins again, P saves a picture."""
        keys: dict[int, Callable[[], Any]] = {
            Qt.Key.Key_Escape: self.back.emit,
            Qt.Key.Key_Space: self.hurry,
            Qt.Key.Key_S: self.go_to_evening,
            Qt.Key.Key_R: self.begin,
            Qt.Key.Key_P: self._save,
        }
        act = keys.get(event.key())
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with the day."""
        super().showEvent(event)
        self._arrange()
        if self.day is not None and self._motion.moves:
            self.view.run()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let time stand still while nobody looks."""
        self.view.rest()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        look, bar = self._look, self._look.px(BAR_HEIGHT)
        wide, high = self.width(), self.height()
        self.bar.setGeometry(0, 0, wide, bar)
        self.view.setGeometry(0, bar, wide, high - bar)
        self.wait.setGeometry(0, bar, wide, high - bar)
        edge = look.px(Space.MEDIUM)
        size = self._room_for_figures = self.figures.sizeHint()
        across = min(wide - 2 * edge, max(size.width(), look.px(760)))
        self.figures.setGeometry(
            (wide - across) // 2, high - size.height() - edge, across, size.height()
        )
        self.figures.raise_()
        below = size.height() + 2 * edge
        self.view.leave_free(QRectF(edge, edge, wide - 2 * edge, high - bar - below - edge))


_SOUNDS = {
    Happening.HOLE_IN_ONE: Sound.CLAPS,
    Happening.SPLASH: Sound.SPLASH,
}
