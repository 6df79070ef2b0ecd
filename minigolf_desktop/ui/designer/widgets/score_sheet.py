"""The score sheet: nine rows of par cubes, the green zone, cubes left."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer import Assessment, Status
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.theme import player_colour
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.rule_button import rule_button
from minigolf_desktop.ui.designer.widgets.cube_grid import CUBES, HOLES, CubeGrid, Row

translate = QCoreApplication.translate


def sheet_rows(assessment: Assessment) -> list[Row]:
    """Return the rows of a course, by hole number from 1."""
    rows = [Row() for _ in range(HOLES)]
    for declared in assessment.numbering.declared:
        if declared.number:
            hole = declared.hole
            finished = hole.status is Status.WELL_FORMED
            rows[declared.number - 1] = Row(hole.par, started=True, finished=finished)
    return rows


def with_coming(rows: Sequence[Row], now: Assessment, after: Assessment, cell: int) -> list[Row]:
    """Return rows with the cubes that a tile on a cell would add to its holes.

    ``now`` and ``after`` are the scores without and with the tile.
    """
    result = list(rows)
    for declared in after.numbering.declared:
        steps = set(declared.hole.steps)
        if all(step_cell != cell for step_cell, _ in steps):
            continue
        grown = [
            one
            for one in now.numbering.declared
            if one.number and steps.intersection(one.hole.steps)
        ]
        number = grown[0].number if grown else declared.number
        if not grown and number and result[number - 1].started:
            free = [place for place, row in enumerate(result, 1) if not row.started]
            number = free[0] if free else 0
        if number:
            more = declared.hole.par - result[number - 1].par
            result[number - 1] = result[number - 1]._replace(coming=max(0, more))
    return result


class ScoreSheet(Panel):
    """The sheet as a panel."""

    def __init__(self, look: Look, motion: Motion, colour: str = "blue") -> None:
        super().__init__(look, translate("ScoreSheet", "Score sheet"))
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, look.px(10), 0, look.px(4))
        stack.setSpacing(look.px(2))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(14), 0, look.px(12), 0)
        head.addWidget(ElidedLabel(translate("ScoreSheet", "Score sheet"), "panel_title"), 1)
        self._left = label("", "caption", "second")
        head.addWidget(self._left)
        head.addWidget(rule_button(look))
        tells_about(self, "par")
        stack.addLayout(head)
        self.grid = CubeGrid(look, motion, player_colour(colour))
        """Rows and cubes."""
        stack.addWidget(self.grid, 1)
        self._rows: list[Row] = []

    def fold(self, folded: bool) -> None:
        """Lay the holes in two columns, where there is little height."""
        self.grid.fold(folded)

    def turn_over(self, colour: str) -> None:
        """Show the sheet of another player, whose cubes lie there already."""
        self._rows = []
        self.grid.turn_over(player_colour(colour))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show the nine holes."""
        if rows == self._rows:
            return
        self._rows = list(rows)
        left = CUBES - sum(row.par for row in rows)
        if left < 0:
            text = translate("ScoreSheet", "%n black cubes", "", -left)
        else:
            text = translate("ScoreSheet", "%n cubes left", "", left)
        self._left.setText(text)
        self.grid.show_rows(rows)
