"""The row that parts a result: what was usual, start, luck, choices, and what nothing explains."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.review.judging import BalanceWords, Part
from minigolf_desktop.ui.common.review.timeline import Swatch, cost_colour, luck_colour
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label


class _Cell(QWidget):
    """A part: its figure, with a piece of the ribbon before it, over its name."""

    def __init__(self, look: Look, swatch: Swatch | None = None) -> None:
        super().__init__()
        self._figure = label("", "body_bold")
        self._name = label("", "small_body", "second")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        if swatch is not None:
            row.addWidget(swatch)
        row.addWidget(self._figure)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._name)

    def show_part(self, part: Part | None) -> None:
        """Show a part, or nothing where there is none."""
        self.setVisible(part is not None)
        if part is not None:
            self._figure.setText(part.figure)
            self._name.setText(part.name)
            self.setToolTip(part.told)


_MOST_MADE = 3
"""Parts of what a seat among others came to: what is built, what is promised, and the result."""


class BalanceBar(QWidget):
    """The parts in the order in which they add up, the result last."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setAccessibleName(translate("review", "What the result is made of"))
        luck = Swatch(look, luck_colour(look), is_line=True)
        cost = Swatch(look, cost_colour(look), is_line=False)
        # Usual, start, luck, choices, the rest, and the result.
        self._judged = [_Cell(look, swatch) for swatch in (None, None, luck, cost, None, None)]
        self._made = [_Cell(look) for _ in range(_MOST_MADE)]
        self._lead = label("", "small_body", "second", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        # What was judged of the course is no part of the sum that follows.
        self._apart = QWidget()
        self._apart.setFixedWidth(look.px(Space.LARGE))
        for cell in (*self._judged, self._apart, *self._made):
            row.addWidget(cell)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._lead)
        self.show_balance(None)

    def show_balance(
        self, words: BalanceWords | None, made: Sequence[Part] = (), lead: str = ""
    ) -> None:
        """Show what is known; None as long as nothing is judged.

        ``made`` are the parts of what a seat among others came to, the result last, and ``lead``
        tells how far it is from another.
        """
        parts: tuple[Part | None, ...] = (None,) * 6
        if words is not None:
            parts = (words.usual, words.start, words.luck, words.cost, words.rest, words.result)
        for cell, part in zip(self._judged, parts, strict=True):
            cell.show_part(part)
        self._apart.setVisible(words is not None and bool(made))
        for place, cell in enumerate(self._made):
            cell.show_part(made[place] if place < len(made) else None)
        self._lead.setText(lead)
        self._lead.setVisible(bool(lead))
        # Somebody's promises stand in the lead, beside those of the other.
        told = [part.told for part in (*parts, *made) if part and part.told not in lead]
        self.setAccessibleDescription(in_sentences(*told, lead))
