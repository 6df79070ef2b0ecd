"""What the table asks before something that cannot be taken back lightly."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.question import Question
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def ask_to_pass(parent: QWidget, look: Look, yes: Callable[[], object]) -> None:
    """Ask whether to pass this turn."""
    question = Question(
        parent,
        look,
        translate("Questions", "Pass this turn?"),
        with_figures(
            translate("Questions", "Neither tile is placed, and {pass_cost} points are taken off.")
        ),
        translate("Questions", "Pass"),
    )
    question.accepted.connect(yes)


def ask_to_stop(parent: QWidget, look: Look, total: int, yes: Callable[[], object]) -> None:
    """Ask whether to stop the game; ``total`` is the final score that this would be."""
    text = translate("Questions", "The course is counted as it stands: {points} points.")
    question = Question(
        parent,
        look,
        translate("Questions", "Stop designing?"),
        text.replace("{points}", signed(total)),
        translate("Questions", "Stop"),
    )
    question.accepted.connect(yes)


def ask_to_reserve(parent: QWidget, look: Look, yes: Callable[[], object]) -> None:
    """Ask whether to lay the tile in hand on the gate; ``yes`` does it."""
    question = Question(
        parent,
        look,
        translate("TableQuestions", "Lay the tile on the gate?"),
        with_figures(
            translate(
                "TableQuestions",
                "It can be placed in a later turn, which counts as passing. "
                "Left there to the end it costs {reserve_cost} points.",
            )
        ),
        translate("TableQuestions", "Lay it there"),
    )
    question.accepted.connect(yes)
