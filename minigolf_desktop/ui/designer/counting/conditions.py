"""The panel on the left while counting: every condition with the points counted so far."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer import MrClient, MrsClient
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label, separator
from minigolf_desktop.ui.designer.counting.rows import CountRow
from minigolf_desktop.ui.designer.counting.tally import Count
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_name,
    condition_rule,
)
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate


class ConditionRow(CountRow):
    """A condition; a click goes to its count."""

    clicked = Signal()
    """It was clicked."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell that it was clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()


class ConditionsPanel(Panel):
    """The table of the count, filled line by line."""

    lit = Signal(int)
    """Place of the condition under the pointer, once it is counted; -1 for none."""
    chosen = Signal(int)
    """The step that shows the condition that was clicked."""

    def __init__(
        self, look: Look, clients: tuple[MrsClient, MrClient], counts: Sequence[Count]
    ) -> None:
        super().__init__(look, translate("counting", "Conditions"))
        self._counts = tuple(counts)
        mrs, mr = clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 10, 8, 8)))
        column.setSpacing(look.px(1))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(12), 0, 0, look.px(Space.HAIR))
        head.addWidget(label(translate("counting", "Satisfaction"), "panel_title"))
        column.addLayout(head)
        self.rows: list[ConditionRow] = []
        """A row a condition, in the order of counting."""
        for place, count in enumerate(self._counts):
            row = ConditionRow(
                look, condition_name(count.condition), count.points, icons[count.condition]
            )
            row.setToolTip(condition_rule(count.condition))
            row.lit.connect(lambda lit, place=place: self._point(place, lit))
            row.clicked.connect(lambda place=place: self.chosen.emit(place + 1))
            self.rows.append(row)
            column.addWidget(row)
        column.addWidget(separator())
        foot = QHBoxLayout()
        foot.setContentsMargins(look.px(12), look.px(Space.SMALL), look.px(12), 0)
        self._word = label("", "body_bold")
        foot.addWidget(self._word, 1)
        self._total = label("", "total")
        foot.addWidget(self._total)
        column.addLayout(foot)
        column.addStretch()

    @property
    def total(self) -> int:
        """Total of what is counted."""
        return sum(row.points for row in self.rows if row.is_counted)

    def show_step(self, step: int) -> None:
        """Show so many conditions counted, the last of them as the one being counted."""
        for place, row in enumerate(self.rows):
            row.show_state(counted=place < step, current=place == step - 1)
        done = step > len(self.rows)
        self._word.setText(
            translate("counting", "Final score") if done else translate("counting", "So far")
        )
        self._total.setText(signed(self.total))

    def _point(self, place: int, lit: bool) -> None:
        self.lit.emit(place if lit and self.rows[place].is_counted else -1)
