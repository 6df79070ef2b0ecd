"""Leads through a lesson: says what its step says, and lets through what the step asks for."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.lessons import LessonRecord, StepRecord
from minigolf_desktop.model.play import action_from_json
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.storage.progress import LessonPlace
from minigolf_desktop.storage.replay import move_line
from minigolf_desktop.ui.common.focus import FocusPlace, give_focus
from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.lessons.taught import Onlooker, is_readable, places_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, icon_button, label_button


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

    def spoken(self) -> str:
        """Return what is read out: how far one is, too."""
        return in_sentences(super().spoken(), self.dots.accessibleName())

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


_ROUND = 5
"""Room between a part and its ring, in pixels at an interface scale of 1."""
_DIM = 0.28


class Spotlight(QWidget):
    """Lies over a window and lets the mouse through."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._parts: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def parts(self) -> tuple[QRect, ...]:
        """Where the light falls."""
        return self._parts

    def light(self, parts: Sequence[QRect]) -> None:
        """Let the light fall on some parts; without any the whole window is light."""
        self._parts = tuple(parts)
        self.setGeometry(self._window.rect())
        self.setVisible(bool(parts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim all but the parts, and draw a ring about each."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = QPainterPath()
        round_, radius = look.px(_ROUND), Radius.BUTTON.at(look.scale)
        for part in self._parts:
            ring = QPainterPath()
            body = QRectF(part).adjusted(-round_, -round_, round_, round_)
            ring.addRoundedRect(body & QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)
            lit = lit.united(ring)
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        shade = QColor("#0B0F0B") if theme.is_dark else QColor(theme.pill)
        shade.setAlphaF(_DIM)
        painter.fillPath(dark.subtracted(lit), shade)
        for colour, width in ((theme.panel, look.px(5)), (theme.focus, look.px(3))):
            painter.setPen(QPen(colour, width))
            painter.drawPath(lit)
        painter.end()


BREATH = 5
"""Looks during which others' actions wait, one after the other, so that one can follow."""


class Coach(QObject):
    """Sits beside the one who learns, for as long as a lesson's match is open."""

    kept = Signal(object)
    """The :class:`LessonPlace` to go on with is another one."""
    left = Signal()
    """The lesson is to be left."""
    again = Signal()
    """It is to begin anew."""
    finished = Signal()
    """It is over, and a game is to be begun."""

    def __init__(
        self,
        window: MainWindow,
        session: AnySession,
        lesson: LessonRecord,
        words: Callable[[str], str],
        at: int = 0,
    ) -> None:
        """``words`` puts a text of the lesson into words; ``at`` is the step to begin with."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._lesson = lesson
        self._words = words
        self.at = min(at, len(lesson.steps) - 1)
        """The step that waits, from 0."""
        self.read = self.at
        """The step that is read: that one, or one before it once more."""
        self._played = 0
        self._breath = 0
        self._aside = ""
        self._taking_part = False
        self._spot: FocusPlace | None = None
        self._stands: object = None
        self._bubble: LessonBubble | None = None
        self._light: Spotlight | None = None
        session.asks_for = self._asks_for
        session.changed.connect(self._follow)
        session.not_asked.connect(self._hold_back)
        self._onlooker = Onlooker(window, self)
        self._onlooker.looked.connect(self.look)
        QTimer.singleShot(0, self, self.look)

    @property
    def step(self) -> StepRecord:
        """The step that waits."""
        return self._lesson.steps[self.at]

    @property
    def is_to_go_on(self) -> bool:
        """Whether the lesson is begun, and something of it is left."""
        return 0 < self.at < len(self._lesson.steps) - 1

    @property
    def bubble(self) -> LessonBubble | None:
        """What says it; None before anything is said."""
        return self._bubble

    def close(self) -> None:
        """Say nothing more."""
        self._onlooker.close()
        for part in (self._bubble, self._light):
            if part is not None:
                part.hide()
                part.deleteLater()
        self._bubble = self._light = None

    # What is let through

    def _asks_for(self, action: Action) -> bool:
        return self._taking_part or (self._is_ready and self.step.asks_for(action))

    @property
    def _is_ready(self) -> bool:
        """Whether the others have done what comes before the step."""
        return self._played == len(self.step.plays)

    def _hold_back(self, _: Action) -> None:
        """Say kindly that something else is asked for."""
        self.read = self.at
        said = self.step.otherwise
        if said:
            self._aside = " ".join(map(self._words, said))
        elif self.step.is_read:
            self._aside = translate("lessons", "Read this first, then press Next.")
        else:
            self._aside = translate("lessons", "That is allowed, but not what we try now.")
        self._say()

    def _follow(self, events: tuple[object, ...]) -> None:
        if self._taking_part:
            return
        if self.step.wants and self.step.ends_with(events):
            self._go_on()
        self._hide()

    def _go_on(self) -> None:
        """Go on to the next step, which is where the lesson is taken up again."""
        self.at = min(self.at + 1, len(self._lesson.steps) - 1)
        self.read, self._played, self._breath, self._aside = self.at, 0, 0, ""
        moves = tuple(map(move_line, self._session.match.moves))
        is_last = self.at == len(self._lesson.steps) - 1
        self.kept.emit(LessonPlace(step=self.at, moves=moves, learned=is_last))
        self._stands = None

    # What may be pressed

    def _turn_on(self) -> None:
        if self.read < self.at:
            self.read += 1
            self._say()
        elif self.at + 1 < len(self._lesson.steps):
            self._go_on()
            self.look()
        else:
            self.finished.emit()

    def _turn_back(self) -> None:
        self.read = max(0, self.read - 1)
        self._aside = ""
        self._say()

    def show_how(self) -> None:
        """Take an action that the step asks for, the first one that is legal."""
        wanted = self._session.first_legal(self.step.asks_for)
        if wanted is not None:
            self._session.play(wanted)

    def do(self) -> None:
        """Read the step, or take an action that it asks for, if the others are done with theirs."""
        if not self._is_ready:
            self.look()
        elif self.step.is_read:
            self._turn_on()
        else:
            self.show_how()

    # What is seen

    def look(self) -> None:
        """Look at the screen, and say the step where and when it can be read."""
        window, screen = self._window, self._window.screen_shown
        if not is_readable(screen):
            self._hide()
            return
        if not self._is_ready:
            self._hide()
            self._onlooker.soon()
            self._breath += 1
            if self._breath >= BREATH:
                self._let_others_act()
            return
        if self.step.sees and places_of(screen, (self.step.sees,), window):
            self._go_on()
        read = self._lesson.steps[self.read]
        parts = places_of(screen, read.points, window)
        spared = places_of(screen, read.spares, window)
        stands = (self.read, parts, spared, window.size(), window.look, self._aside)
        if stands != self._stands or self._bubble is None or self._bubble.isHidden():
            self._stands = stands
            self._show(parts, spared)

    def _let_others_act(self) -> None:
        """Take the next of the actions that come before the step."""
        session, told = self._session, self.step.plays[self._played]
        self._played += 1
        self._breath = 0
        action = action_from_json(session.rules.action_kinds, dict(told), session.to_move)
        self._taking_part = True
        session.play(action)
        self._taking_part = False

    def _say(self) -> None:
        self._stands = None
        self.look()

    def _hide(self) -> None:
        """Be silent while something moves, or lies over the screen."""
        if self._bubble is not None and self._bubble.isVisible():
            had = self._bubble.isAncestorOf(self._window.focusWidget() or self._window)
            self._bubble.hide()
            if had and self._window.screen_shown is not None:
                give_focus(self._window.screen_shown, self._spot)
        if self._light is not None:
            self._light.hide()

    def _made(self) -> tuple[LessonBubble, Spotlight]:
        """Return bubble and light in the look of the window."""
        bubble, light, look = self._bubble, self._light, self._window.look
        if bubble is None or light is None or bubble.look is not look:
            for old in (bubble, light):
                if old is not None:
                    old.hide()
                    old.deleteLater()
            title, steps = self._words(self._lesson.title), len(self._lesson.steps)
            light = self._light = Spotlight(look, self._window)
            bubble = self._bubble = LessonBubble(look, self._window, title, steps)
            bubble.on.connect(self._turn_on)
            bubble.back.connect(self._turn_back)
            bubble.shown.connect(self.show_how)
            bubble.again.connect(self.again)
            bubble.left.connect(self.left)
        return bubble, light

    def _show(self, parts: tuple[QRect, ...], spared: tuple[QRect, ...]) -> None:
        before, screen = self._bubble, self._window.screen_shown
        had = before is not None and before.isAncestorOf(self._window.focusWidget() or self._window)
        bubble, light = self._made()
        step = self._lesson.steps[self.read]
        is_last = self.read == len(self._lesson.steps) - 1
        is_read = step.is_read or self.read < self.at
        if screen is not None and had and not is_read:
            # A button that hides hands the keyboard on to whatever comes next.
            give_focus(screen, self._spot)
        elif screen is not None and not had and is_read:
            self._spot = FocusPlace.of(screen)
        bubble.offer(
            self.read,
            is_read=is_read,
            can_show=bool(step.wants) and not is_read,
            last=translate("lessons", "Begin a game") if is_last else "",
        )
        bubble.say([self._words(text) for text in step.says], self._aside)
        light.light(parts)
        light.raise_()
        bubble.stand(parts, self._window.rect(), spared)
        bubble.appear()
        if is_read:
            bubble.next_button.setFocus()
