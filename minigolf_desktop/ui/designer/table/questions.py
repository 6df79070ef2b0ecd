"""What is asked at the table before a turn is given up, or a tile laid aside."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.text.conditions import with_figures

Yes = Callable[[], object]
"""What is done when the answer is yes."""


class Ask(Protocol):
    """Asks on a screen before something is done."""

    def __call__(self, parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
        """Ask; do it if the answer is yes. ``solo`` tells whether somebody plays alone."""


def ask_to_pass(parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
    """Ask whether to pass this turn."""
    if solo:
        text = with_figures(
            translate("Questions", "Neither tile is placed, and {pass_cost.points} are taken off.")
        )
    else:
        text = translate(
            "Questions",
            "No tile is placed. The pawn goes to the bench, and plays early in the next round.",
        )
    title, word = translate("Questions", "Pass this turn?"), translate("Questions", "Pass")
    Question(parent, look, title, text, word).accepted.connect(yes)


def ask_to_stop(parent: QWidget, look: Look, yes: Yes, total: int) -> None:
    """Ask who plays alone whether to stop; ``total`` is the final score that this would be."""
    title = translate("Questions", "Stop designing?")
    text = translate("Questions", "The course is counted as it stands. Final score: {points}.")
    text = text.replace("{points}", signed(total))
    word = translate("Questions", "Stop")
    Question(parent, look, title, text, word).accepted.connect(yes)


def ask_to_reserve(parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
    """Ask whether to lay the tile in hand on the gate."""
    text = with_figures(
        translate(
            "Questions",
            "It can be placed in a later turn, which counts as passing. "
            "Left there to the end it costs {reserve_cost.points}.",
        )
    )
    title = translate("Questions", "Lay the tile on the gate?")
    word = translate("Questions", "Lay it there")
    Question(parent, look, title, text, word).accepted.connect(yes)
