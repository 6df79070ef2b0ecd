"""What the table asks before something that cannot be taken back lightly."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from minigolf_desktop.ui.theme import signed

translate = QCoreApplication.translate


def ask_to_pass(parent: QWidget, yes: Callable[[], object]) -> None:
    """Ask whether to pass this turn."""
    _ask(
        parent,
        translate("Questions", "Pass this turn?"),
        translate("Questions", "Neither tile is placed, and 3 points are taken off."),
        translate("Questions", "Pass"),
        yes,
    )


def ask_to_stop(parent: QWidget, total: int, yes: Callable[[], object]) -> None:
    """Ask whether to stop the game; ``total`` is the final score that this would be."""
    text = translate("Questions", "The course is counted as it stands: {points} points.")
    _ask(
        parent,
        translate("Questions", "Stop designing?"),
        text.replace("{points}", signed(total)),
        translate("Questions", "Stop"),
        yes,
    )


def _ask(parent: QWidget, question: str, text: str, answer: str, yes: Callable[[], object]) -> None:
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(question)
    box.setText(question)
    box.setInformativeText(text)
    accept = box.addButton(answer, QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(translate("Questions", "Go on"), QMessageBox.ButtonRole.RejectRole)
    accept.setProperty("role", "main")
    box.setDefaultButton(accept)
    box.setEscapeButton(cancel)
    box.accepted.connect(yes)
    box.finished.connect(box.deleteLater)
    box.open()
