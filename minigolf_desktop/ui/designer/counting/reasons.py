"""The panel on the right while counting: why the condition gives its points."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Line, MrClient, MrsClient
from minigolf_desktop.model.designer.promises import promise_of
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label, separator
from minigolf_desktop.ui.designer.counting.rows import CountRow
from minigolf_desktop.ui.designer.counting.tally import Count
from minigolf_desktop.ui.designer.text.clients import client_name, wish_rule
from minigolf_desktop.ui.designer.text.conditions import condition_name, condition_rule
from minigolf_desktop.ui.designer.text.promises import promise_reason
from minigolf_desktop.ui.designer.text.reasons import line_reason, one_hole_reasons
from minigolf_desktop.ui.designer.widgets.client_pair import ClientPair

translate = QCoreApplication.translate

NO_RANKS: Mapping[str, int] = MappingProxyType({})
"""Ranks of a game without ranking."""


class ReasonsPanel(Panel):
    """Name, rule and lines of a condition; a line under the pointer lights its own tiles."""

    lit = Signal(object)
    """Cells to be lit; None for all of the condition."""

    def __init__(self, look: Look, clients: tuple[MrsClient, MrClient], players: int = 1) -> None:
        super().__init__(look, translate("counting", "Reasons"))
        self._clients = clients
        self._players = players
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (8, 14, 8, 10)))
        self._column.setSpacing(look.px(Space.SMALL))
        self._inside: QWidget | None = None
        self._head = ""
        self.rows: list[CountRow] = []
        """The lines shown."""

    @property
    def spoken(self) -> str:
        """What it shows as a text: the condition with its points, and why."""
        return in_sentences(self._head, *(row.accessibleName() for row in self.rows))

    def show_start(self) -> None:
        """Say what is about to happen."""
        text = translate(
            "counting", "Condition by condition, in the order in which the two clients ask."
        )
        self._fill(translate("counting", "The final counting"), text, (), None)
        if self._inside is not None and (column := self._inside.layout()) is not None:
            words = translate("counting", "Show us round! We are curious.")
            column.addWidget(ClientPair(self.look, self._clients, words, Motion(0)))

    def show_count(self, count: Count, ranks: Mapping[str, int] = NO_RANKS) -> None:
        """Show why a condition gives what it gives; ``ranks`` are those of promises in a group."""
        mrs, mr = self._clients
        title, rule = condition_name(count.condition), condition_rule(count.condition)
        if count.condition in {"her_whim", "his_whim"}:
            client = mrs if count.condition == "her_whim" else mr
            title, rule = f"{title} · {client_name(client)}", wish_rule(client)
        promised = ranks if count.condition == "promises" else None
        self._fill(title, rule, count.reasons, count.points, promised)

    def _fill(
        self,
        title: str,
        rule: str,
        reasons: Collection[Line],
        points: int | None,
        ranks: Mapping[str, int] | None = None,
    ) -> None:
        look = self.look
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        words = QVBoxLayout()
        words.setContentsMargins(look.px(Space.SMALL), 0, look.px(Space.SMALL), 0)
        words.setSpacing(look.px(Space.HAIR))
        words.addWidget(label(title, "panel_title"))
        words.addWidget(label(rule, "caption", "second", wrap=True))
        column.addLayout(words)
        self.rows = []
        together = "" if points is None else signed(points, plus=True)
        self._head = in_sentences(with_colon(title, together)) if together else f"{title}. {rule}"
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for line in reasons:
            row = CountRow(look, self._reason(line, ranks), line.points)
            row.lit.connect(
                lambda lit, cells=line.cells: self.lit.emit(cells if lit and cells else None)
            )
            row.setToolTip("\n".join(one_hole_reasons([line])))
            self.rows.append(row)
            lines.addWidget(row)
        column.addLayout(lines)
        if points is not None:
            self._add_sum(column, points, bool(reasons))
        column.addStretch()
        self._column.addWidget(self._inside)

    def _reason(self, line: Line, ranks: Mapping[str, int] | None) -> str:
        if ranks is None:
            return line_reason(line, self._clients)
        rank = ranks.get(promise_of(line.reason), 0)
        return promise_reason(line, self._players, rank)

    def _add_sum(self, column: QVBoxLayout, points: int, any_reason: bool) -> None:
        look = self.look
        if any_reason:
            column.addWidget(separator())
        row = QHBoxLayout()
        row.setContentsMargins(look.px(12), 0, look.px(12), 0)
        word = translate("counting", "Together") if any_reason else translate("counting", "Nothing")
        row.addWidget(label(word, "small_bold", "" if any_reason else "second"), 1)
        figure = label(signed(points, plus=True), "points", "wrong" if points < 0 else "")
        figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        row.addWidget(figure)
        column.addLayout(row)
