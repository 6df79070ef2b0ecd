"""Tells the player, calmly, that something went wrong inside the program."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate


def show_folder(folder: Path) -> None:
    """Show a folder as the system shows them; it need not exist yet."""
    # The system tells of a folder that is not there.
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class ReportDialog(CardDialog):
    """What happened, what is safe, where the report lies; go on or go home."""

    def __init__(self, look: Look, parent: QWidget, log: Path | None) -> None:
        """``log`` is None where no report could be written."""
        super().__init__(parent)
        title = translate("reports", "Something went wrong")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 24, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        for text in (
            translate(
                "reports",
                "The program made a mistake, and what you did last may not have happened.",
            ),
            translate(
                "reports", "Your game is safe: every move that you confirmed is on the disk."
            ),
        ):
            column.addWidget(label(text, "body", wrap=True))
        self.home = button(look, translate("reports", "Go home"), icon="home")
        """Leaves the screen for the home screen."""
        others = [self.home]
        if log is not None:
            column.addWidget(label(translate("reports", "A report is in this file:"), "body"))
            self.path = label(str(log), "small_body", "second", wrap=True)
            """Where the report lies, to be copied."""
            self.path.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(self.path)
            folder = button(look, translate("reports", "Show folder"), icon="folder")
            folder.clicked.connect(lambda: show_folder(log.parent))
            others.insert(0, folder)
        go_on = self._add_foot(look, column, *others, close=translate("reports", "Go on"))
        self.home.clicked.connect(self.accept)
        self.setMinimumWidth(look.px(520))
        go_on.setFocus()
