"""The satisfaction panel: face, total, scale, and a line for every condition."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import (
    SATISFACTION_STEPS_ADVANCED,
    SATISFACTION_STEPS_FAMILY,
    Assessment,
    Line,
    MrClient,
    MrsClient,
    satisfaction,
)
from minigolf_desktop.ui.common.art.pictures import face_pixmap, icon, icon_pixmap
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.rule_places import question_mark
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import signed, with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import FittingLabel, button, label
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_name,
    condition_note,
    condition_rule,
    one_hole_reasons,
)
from minigolf_desktop.ui.designer.text.game import level_name
from minigolf_desktop.ui.designer.widgets.clients import wish_icon, wish_rule

_LINES_KEPT = MEGABYTE // 2
"""For the pictures of a line: as it is for each player."""


class LitRow(QWidget):
    """A row that lights up under the pointer or with the keyboard's focus, and tells so."""

    lit = Signal(bool)
    """It lights up or goes out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        self.is_lit = False
        """Whether the pointer or the keyboard is here."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.light(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go out, unless the focus is here."""
        self.light(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up."""
        self.light(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go out."""
        self.light(False)
        super().focusOutEvent(event)

    def light(self, lit: bool) -> None:
        """Light up or go out."""
        if lit != self.is_lit:
            self.is_lit = lit
            self.update()
            self.lit.emit(lit)

    def paint_light(self, painter: QPainter) -> None:
        """Paint the ground of a row that is lit."""
        theme, radius = self.look.theme, Radius.INSET.at(self.look.scale)
        painter.setPen(QPen(theme.hover_edge, 1.5))
        painter.setBrush(theme.hover)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)


class ConditionLine(LitRow):
    """Tells of a condition; where it is lit, a button asks for its rule."""

    asked = Signal()
    """Its rule is asked for."""

    def __init__(self, look: Look, icon: str, name: str, first: bool) -> None:
        super().__init__(look)
        self._icon = icon
        self._name = name
        self._note = ""
        self._points = 0
        self._first = first
        self._pictures = Atlas(_LINES_KEPT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(22))
        text = translate("ConditionLine", "The rule of {condition} (?)")
        self.help = question_mark(look, text.replace("{condition}", name))
        """Asks for the rule; it shows while the line is lit."""
        self.help.setParent(self)
        self.help.clicked.connect(self.asked)
        self.help.hide()
        self.lit.connect(self._show_help)

    @property
    def points(self) -> int:
        """Points that it shows."""
        return self._points

    @property
    def note(self) -> str:
        """Where the points come from, as it is shown."""
        return self._note

    def tell(self, note: str, points: int) -> None:
        """Show where points come from and how many there are."""
        if (note, points) == (self._note, self._points) and self.accessibleName():
            return
        self._note, self._points = note, points
        self.setAccessibleName(f"{self._name}: {signed(points)}, {note}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self.look.size(240, 48)

    def _show_help(self, lit: bool) -> None:
        self.help.setVisible(lit)
        self._place_help()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """``?`` asks for the rule."""
        if event.text() == "?":
            self.asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button beside the name."""
        super().resizeEvent(event)
        self._place_help()

    def _place_help(self) -> None:
        look = self.look
        name = QFontMetricsF(font("small_bold", look.scale)).horizontalAdvance(self._name)
        tall = self.height() >= 1.8 * look.px(17)
        middle = self.height() / 2 - (look.px(9) if tall else 0)
        # A row that has just room for both lines has none above the name.
        top = max(0, round(middle - self.help.height() / 2))
        self.help.move(round(look.px(45) + name), top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the line, as those of all players come back turn by turn."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pictures.stamp(
            painter,
            self.devicePixelRatioF(),
            (self._note, self._points, self.is_lit),
            QRectF(self.rect()),
            self._paint_line,
            ground=self.look.theme.panel,
        )
        painter.end()

    def _paint_line(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        area = QRectF(self.rect())
        if self.is_lit:
            self.paint_light(painter)
        elif not self._first:
            painter.setOpacity(0.7)
            painter.fillRect(QRectF(look.px(10), 0, area.width() - look.px(20), 1), theme.line)
            painter.setOpacity(1)
        self._paint_words(painter, area)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        middle = area.center().y()
        side = look.px(21)
        colour = theme.hover_text if self.is_lit else theme.text
        icon = icon_pixmap(self._icon, colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(22) - side / 2, middle - side / 2), icon)
        points = signed(self._points)
        painter.setFont(font("points", look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(points)
        if self._points:
            painter.setPen(theme.wrong if self._points < 0 else theme.text)
        else:
            painter.setPen(theme.second_text)
        right = area.right() - look.px(12)
        painter.drawText(
            QRectF(right - width - 2, area.top(), width + 2, area.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            points,
        )
        left = look.px(42)
        room = right - width - look.px(6) - left
        line = look.px(17)
        name, note = font("small_bold", look.scale), font("caption", look.scale)
        if area.height() < 1.8 * line:
            # A low window has no room for two lines of text: the note is in the accessible name.
            lines = [(name, middle - line / 2, theme.text, self._name)]
        else:
            lines = [
                (name, middle - line - look.px(0.5), theme.text, self._name),
                (note, middle - look.px(0.5), theme.second_text, self._note),
            ]
        for face, top, pen, text in lines:
            painter.setFont(face)
            painter.setPen(pen)
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(
                QRectF(left, top, room, line),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                shown,
            )


END = 180
"""Total at the right end of the scale."""
ADVANCED_END = 200
"""The same in the advanced game."""


def satisfaction_steps(advanced: bool) -> tuple[int, ...]:
    """Return the least totals of all levels but the lowest."""
    return SATISFACTION_STEPS_ADVANCED if advanced else SATISFACTION_STEPS_FAMILY


class SatisfactionScale(QWidget):
    """Shows where a total stands between unhappy and impressed."""

    def __init__(self, look: Look, advanced: bool = False) -> None:
        super().__init__()
        self._advanced = advanced
        self._look = look
        self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_total(self, total: int) -> None:
        """Move the pointer."""
        if total == self._total and self.accessibleName():
            return
        self._total = total
        text = QCoreApplication.translate("SatisfactionScale", "Score {points}: {level}")
        self.setAccessibleName(
            text.replace("{points}", signed(total)).replace(
                "{level}", level_name(satisfaction(total, self._advanced))
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the steps and the pointer below."""
        return self._look.size(200, 17)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint steps and pointer."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        width, high = self.width(), look.px(7)
        end = ADVANCED_END if self._advanced else END
        bounds = (0, *satisfaction_steps(self._advanced), end)
        for step, (low, top) in enumerate(pairwise(bounds)):
            painter.setBrush(theme.steps[step])
            left, right = width * low / end + 1, width * top / end - 1
            painter.drawRoundedRect(QRectF(left, 0, right - left, high), high / 2, high / 2)
        half = look.px(6)
        x = max(half, min(width - half, width * self._total / end))
        tip = high + look.px(1.5)
        painter.setBrush(theme.text)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, tip),
                    QPointF(x + half, tip + look.px(8)),
                    QPointF(x - half, tip + look.px(8)),
                ]
            )
        )
        painter.end()


CONDITIONS = (
    *("fun", "her_whim", "his_whim", "par"),
    *("land", "circuit", "playability", "passes"),
)
"""Conditions of the solo game in the order in which they are counted."""

FACE = 38


class SatisfactionPanel(Panel):
    """The score so far, or the one if the game ended now."""

    lit = Signal(object)
    """Id of the condition whose tiles are to be lit; None for none."""
    rule_asked = Signal(str)
    """Id of the condition whose rule is asked for."""
    ending_wanted = Signal(bool)
    """Whether the score if the game ended now is to be shown instead of the one so far."""

    def __init__(
        self,
        look: Look,
        clients: tuple[MrsClient, MrClient],
        motion: Motion,
        conditions: Sequence[str] = CONDITIONS,
        *,
        has_levels: bool = True,
        advanced: bool = False,
    ) -> None:
        super().__init__(look, translate("SatisfactionPanel", "Satisfaction"))
        self._clients = clients
        self._has_levels = has_levels
        self._advanced = advanced
        self._motion = motion
        self._total = 0
        self._shown = 0
        self._other: Callable[[], Assessment] | None = None
        self._explaining = QTimer(self, singleShot=True, interval=0)
        self._explaining.timeout.connect(self._explain_switch)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(6), look.px(10), look.px(6), look.px(6))
        stack.setSpacing(0)
        stack.addLayout(self._head(look))
        if has_levels:
            stack.addLayout(self._scale_rows(look))
        stack.addSpacing(look.px(4))
        self.lines: dict[str, ConditionLine] = {}
        """Lines by the id of their condition."""
        for identity in conditions:
            line = ConditionLine(
                look, self._icon(identity), condition_name(identity), identity == conditions[0]
            )
            line.setToolTip(self._rule(identity))
            line.lit.connect(lambda lit, which=identity: self.lit.emit(which if lit else None))
            line.asked.connect(lambda which=identity: self.rule_asked.emit(which))
            self.lines[identity] = line
            stack.addWidget(line, 1)

    def _head(self, look: Look) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(look.px(10), 0, look.px(10), 0)
        head.setSpacing(look.px(10))
        self._face = QLabel()
        self._face.setFixedSize(look.size(FACE, FACE))
        head.addWidget(self._face)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(label(translate("SatisfactionPanel", "Satisfaction"), "panel_title"))
        words.addWidget(self._switch(look), 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        head.addLayout(words)
        self._figure = FittingLabel("0", "total", Qt.AlignmentFlag.AlignRight)
        head.addWidget(self._figure, 1)
        return head

    def _switch(self, look: Look) -> QPushButton:
        self._ending = button(look, "", "link")
        self._ending.setCheckable(True)
        self._ending.setStyleSheet(
            f"QPushButton {{ color: {look.theme.second_text.name()}; padding: 0px 1px;"
            f" font-size: {look.px(12)}px; font-weight: 500; text-align: left;"
            f" min-height: {look.px(18)}px; }}"
        )
        self._ending.setIconSize(look.size(13, 13))
        self._ending.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._ending.toggled.connect(self._switched)
        self._name_switch()
        return self._ending

    def _switched(self, ending: bool) -> None:
        self._name_switch()
        self.ending_wanted.emit(ending)

    def show_over(self, over: bool) -> None:
        """Tell whether the game is over: then there is one score, and nothing to switch."""
        if over == self._ending.isEnabled():
            self._ending.setEnabled(not over)
            self._name_switch()

    def _name_switch(self) -> None:
        if not self._ending.isEnabled():
            self._ending.setIcon(icon("stop", self.look.theme.second_text, self.look.px(13)))
            self._ending.setText(translate("SatisfactionPanel", "to be counted"))
            return
        picture = "stop" if self._ending.isChecked() else "clock"
        self._ending.setIcon(icon(picture, self.look.theme.second_text, self.look.px(13)))
        self._ending.setText(
            translate("SatisfactionPanel", "if it ended now")
            if self._ending.isChecked()
            else translate("SatisfactionPanel", "so far")
        )

    @property
    def switch(self) -> QPushButton:
        """The switch between the score so far and the one if the game ended now."""
        return self._ending

    def _scale_rows(self, look: Look) -> QGridLayout:
        rows = QGridLayout()
        rows.setContentsMargins(look.px(10), look.px(8), look.px(10), 0)
        rows.setVerticalSpacing(look.px(1))
        self._scale = SatisfactionScale(look, self._advanced)
        rows.addWidget(self._scale, 0, 0, 1, 2)
        self._level = label("", "caption_bold")
        rows.addWidget(self._level, 1, 0)
        self._way = label("", "caption", "second")
        rows.addWidget(self._way, 1, 1, Qt.AlignmentFlag.AlignRight)
        return rows

    def _icon(self, identity: str) -> str:
        mrs, mr = self._clients
        return {"her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}.get(
            identity, CONDITION_ICONS[identity]
        )

    def _rule(self, identity: str, lines: Iterable[Line] = ()) -> str:
        mrs, mr = self._clients
        return {"her_whim": wish_rule(mrs), "his_whim": wish_rule(mr)}.get(
            identity, condition_rule(identity, lines)
        )

    def show_score(
        self, assessment: Assessment, other: Callable[[], Assessment], missing: int
    ) -> None:
        """Show a score; ``other`` returns the one that the switch would show.

        ``missing`` is the number of cells of the land that are still empty.
        """
        score = assessment.score
        for condition in score.conditions:
            if condition.id in self.lines:
                note = condition_note(condition, self._clients, missing)
                self.lines[condition.id].tell(note, condition.points)
                reasons = one_hole_reasons(condition.lines)
                rule = self._rule(condition.id, condition.lines)
                self.lines[condition.id].setToolTip("\n".join([rule, *reasons]))
        self._count_to(score.total)
        if self._has_levels:
            self._show_level(score.total)
        # What it tells is read later if at all, and takes a count of its own.
        self._other = other
        self._explaining.start()

    def show_face(self, picture: QPixmap, name: str) -> None:
        """Show whose score it is, where there are no faces for the levels."""
        self._face.setPixmap(picture)
        self._face.setAccessibleName(name)
        self._face.setToolTip(name)

    def _show_level(self, total: int) -> None:
        level = satisfaction(total, self._advanced)
        ratio = self.devicePixelRatioF()
        self._face.setPixmap(face_pixmap(level, self.look.px(FACE), ratio))
        self._scale.show_total(total)
        self._level.setText(level_name(level))
        self._way.setText(self._way_words(total, level))

    def _way_words(self, total: int, level: int) -> str:
        steps = satisfaction_steps(self._advanced)
        if level == len(steps):
            return translate("SatisfactionPanel", "as good as it gets")
        way = steps[level] - total
        return translate("SatisfactionPanel", "{points} to the next").replace("{points}", str(way))

    def _explain_switch(self) -> None:
        if self._other is None or not self._ending.isEnabled():
            self._ending.setToolTip("")
            self._ending.setAccessibleName(self._spoken())
            return
        text = (
            translate("SatisfactionPanel", "What stands so far: {points}. Click to see it.")
            if self._ending.isChecked()
            else translate(
                "SatisfactionPanel", "If the game ended now: {points}. Click to see why."
            )
        )
        self._ending.setToolTip(text.replace("{points}", signed(self._other().score.total)))
        self._ending.setAccessibleName(self._spoken())

    def _spoken(self) -> str:
        """Return the score, how it was counted, and what the switch does."""
        score = translate("SatisfactionPanel", "Satisfaction")
        told = f"{with_colon(score, signed(self._total))} {self._ending.text()}"
        return in_sentences(told, self._ending.toolTip())

    def _count_to(self, total: int) -> None:
        start, self._total = self._shown, total
        duration = self._motion.duration(COUNTING) if self._motion.moves else 0
        if start == total:
            duration = 0
        animate(self, duration, lambda part: self._show_figure(start, total, part))

    def _show_figure(self, start: int, total: int, part: float) -> None:
        if total != self._total:
            return
        self._shown = round(start + (total - start) * part)
        self._figure.setText(signed(self._shown))

    @property
    def total(self) -> int:
        """The total that it shows or counts up to."""
        return self._total

    def set_motion(self, motion: Motion) -> None:
        """Count at another speed."""
        self._motion = motion
