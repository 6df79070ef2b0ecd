"""What the table of a group asks before a turn goes on for good."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.question import Question
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def ask_to_pass(parent: QWidget, look: Look, yes: Callable[[], object]) -> None:
    """Ask whether to pass this turn."""
    question = Question(
        parent,
        look,
        translate("GroupQuestions", "Pass this turn?"),
        translate(
            "GroupQuestions",
            "No tile is placed. The pawn goes to the bench, and plays early in the next round.",
        ),
        translate("GroupQuestions", "Pass"),
    )
    question.accepted.connect(yes)


def ask_to_stop(parent: QWidget, look: Look, yes: Callable[[], object]) -> None:
    """Ask whether to stop designing, for good."""
    question = Question(
        parent,
        look,
        translate("GroupQuestions", "Stop designing for good?"),
        translate(
            "GroupQuestions",
            "The tile in hand is taken face down, and one more in every round to come. "
            "The course stays as it is.",
        ),
        translate("GroupQuestions", "Stop"),
    )
    question.accepted.connect(yes)


def ask_to_reserve(parent: QWidget, look: Look, yes: Callable[[], object]) -> None:
    """Ask whether to lay the tile in hand on the gate."""
    question = Question(
        parent,
        look,
        translate("GroupQuestions", "Lay the tile on the gate?"),
        with_figures(
            translate(
                "GroupQuestions",
                "It can be placed in a later turn, which counts as passing. "
                "Left there to the end it costs {reserve_cost} points.",
            )
        ),
        translate("GroupQuestions", "Lay it there"),
    )
    question.accepted.connect(yes)
