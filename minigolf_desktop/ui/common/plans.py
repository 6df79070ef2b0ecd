"""Why computers did what they did: a card after their moves, in the words of hints."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.bots.mind import Hint, HintWords
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.corner_card import CornerCard
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    empty,
    icon_button,
    label,
    picture_label,
    scroll_area,
)
from minigolf_desktop.ui.common.widgets.tokens import character_portrait

_FACE, _WIDTH = 34, 340
_MOST = 3
"""Decisions of a turn that are told of, the last ones."""


class Plan(NamedTuple):
    """What a computer did, and what it thought of."""

    seat: Seat
    """Who it was."""
    view: Any
    """What those who look at the screen knew before."""
    done: Hint
    """What it did, and why."""
    instead: Hint | None
    """What it would have done instead."""


class Plans(QObject):
    """What computers thought of in their last turns, of what lay open for all to see."""

    changed = Signal()
    """There is something else to ask about."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._of_turns: dict[str, list[Plan]] = {}
        self._last = ""

    @property
    def latest(self) -> tuple[tuple[Plan, ...], ...]:
        """The decisions of the last turn of each computer, who played last first."""
        return tuple(map(tuple, reversed(self._of_turns.values())))

    def note(self, plan: Plan) -> None:
        """Note what a computer is about to do; its turn before is not asked about any more."""
        name = plan.seat.name
        turn = self._of_turns.pop(name, []) if name == self._last else []
        self._of_turns.pop(name, None)
        self._of_turns[name] = [*turn, plan][-_MOST:]
        self._last = name
        self.changed.emit()

    def end_turn(self) -> None:
        """Note that somebody else plays."""
        self._last = ""

    def forget(self) -> None:
        """Forget everything: moves were taken back."""
        self._of_turns.clear()
        self.end_turn()
        self.changed.emit()


class PlansPanel(CornerCard):
    """Tells why, a computer after the other."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        plans: Plans,
        words: Callable[[Any, Hint], HintWords],
        room: Callable[[], QRect],
    ) -> None:
        """``words`` puts a hint into words, ``room`` tells where the card may lie."""
        corner, name = Qt.Corner.BottomLeftCorner, translate("plans", "Why they did it")
        super().__init__(look, parent, "thought", name, room, corner, _WIDTH)
        self._plans = plans
        self._words = words
        self._area: QScrollArea | None = None
        self.column.setSpacing(look.px(Space.MEDIUM))
        self.lines.setSpacing(look.px(Space.MEDIUM))
        self.button: QToolButton = icon_button(
            look, "thought", translate("plans", "Why did they do that? (W)")
        )
        """Opens the card and puts it away; for a bar of the screen."""
        self.button.setParent(parent)
        self.button.clicked.connect(self.toggle)
        plans.changed.connect(self._follow)
        self._follow()

    def toggle(self) -> None:
        """Tell what is known of their moves, or put the card away."""
        if self.isVisible():
            self._put_away()
        elif self._plans.latest:
            self._tell()

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that the card tells, a text for each computer; the latest move first."""
        return tuple(
            " ".join(in_sentences(*told) for told in self._told(plans))
            for plans in self._plans.latest
        )

    def take_key(self, event: QKeyEvent) -> bool:
        """Return whether a key was for the card: W; Esc and those of pages while it is shown."""
        if event.key() == Qt.Key.Key_W and not event.modifiers() and self._plans.latest:
            self.toggle()
            return True
        if event.key() == Qt.Key.Key_Escape and self.isVisible():
            self._put_away()
            return True
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if pages is not None and self.isVisible() and self._area is not None:
            bar = self._area.verticalScrollBar()
            bar.setValue(bar.value() + pages * bar.pageStep())
            return True
        return False

    def _told(self, plans: Sequence[Plan]) -> list[list[str]]:
        """Return for each decision what was done, why, and what would have been done instead."""
        told = [self._decision(plan) for plan in plans]
        # Whose turn it was is said once.
        told[0][0] = with_colon(who_acts(plans[0].seat), told[0][0])
        return told

    def _decision(self, plan: Plan) -> list[str]:
        done = self._words(plan.view, plan.done)
        told = [done.title, done.why]
        if plan.instead is not None:
            instead = self._words(plan.view, plan.instead)
            words = translate("plans", "Next best: {move}").replace("{move}", instead.title)
            told.append(with_colon(words, instead.why) if instead.why else words)
        return [words for words in told if words]

    def _tell(self) -> None:
        self.stand()
        announce(self, lambda: " ".join(self.sentences))

    def stand(self) -> None:
        """Lie in the corner; what is longer than the room is high can be rolled."""
        empty(self.lines)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(self.look.px(Space.MEDIUM))
        area = self._area = scroll_area(inside)
        self.lines.addWidget(area)
        told = [self._row(plans) for plans in self._plans.latest]
        for row in told:
            rows.addWidget(row)
        # A sheet of styles gives words their size, and only now.
        for part in inside.findChildren(QWidget):
            part.ensurePolished()
        area.setFixedHeight(0)
        most = self.room().height() - self.column.totalSizeHint().height()
        for wide in (self.inside, self.inside - area.verticalScrollBar().sizeHint().width()):
            for row in told:
                row.setFixedHeight(row.heightForWidth(wide))
            high = sum(row.height() for row in told) + rows.spacing() * (len(told) - 1)
            if high <= most:
                break
        area.setFixedHeight(max(0, min(high, most)))
        # What is put into a card that is seen would show only later, and have no room until then.
        area.show()
        super().stand()

    def _row(self, plans: Sequence[Plan]) -> QWidget:
        look, seat = self.look, plans[0].seat
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(Space.SMALL))
        if seat.character is not None:
            ratio = self.devicePixelRatioF()
            face = character_portrait(seat.character, look.px(_FACE), ratio, look.theme)
            line.addWidget(picture_label(face), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        for title, *others in self._told(plans):
            column.addWidget(label(title, "small_bold", wrap=True))
            for words in others:
                column.addWidget(label(words, "small_body", "second", wrap=True))
        column.addStretch(1)
        line.addLayout(column, 1)
        return row

    def _put_away(self) -> None:
        self.hide()
        self._area = None
        empty(self.lines)

    def _follow(self) -> None:
        """Forget what was told: something else is to be asked about by now."""
        self.button.setEnabled(bool(self._plans.latest))
        self._put_away()
