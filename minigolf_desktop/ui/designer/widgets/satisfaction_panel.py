"""The satisfaction panel: face, total, scale, and a line for every condition."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from minigolf_desktop.model.designer import Assessment, MrClient, MrsClient, satisfaction
from minigolf_desktop.ui.common.art.faces import face_pixmap
from minigolf_desktop.ui.common.art.icons import icon
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import FittingLabel, button, label
from minigolf_desktop.ui.designer.text.clients import wish_rule
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_name,
    condition_note,
    condition_rule,
)
from minigolf_desktop.ui.designer.text.levels import level_name
from minigolf_desktop.ui.designer.text.reasons import one_hole_reasons
from minigolf_desktop.ui.designer.widgets.condition_line import ConditionLine
from minigolf_desktop.ui.designer.widgets.satisfaction_scale import (
    SatisfactionScale,
    satisfaction_steps,
)
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

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

    def _rule(self, identity: str) -> str:
        mrs, mr = self._clients
        return {"her_whim": wish_rule(mrs), "his_whim": wish_rule(mr)}.get(
            identity, condition_rule(identity)
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
                self.lines[condition.id].setToolTip("\n".join([self._rule(condition.id), *reasons]))
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
