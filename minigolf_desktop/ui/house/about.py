"""What this program is, in which version, and which works of others it uses."""

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from minigolf_desktop import __version__
from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label, logo_label
from minigolf_desktop.ui.house.reports import show_folder


def versions() -> tuple[str, ...]:
    """Return what the program runs on, in which versions, and whether its kernels are compiled."""
    compiled, plain = translate("about", "compiled"), translate("about", "not compiled")
    return (
        f"Qt {qVersion()}",
        f"Qt for Python {PySide6.__version__}",
        f"Python {platform.python_version()}",
        compiled if speed().is_compiled else plain,
    )


class AboutDialog(CardDialog):
    """Name, versions, licence, and the way to the licences of others and to the reports."""

    def __init__(self, look: Look, parent: QWidget, log: Path) -> None:
        """``log`` is the folder of the reports."""
        super().__init__(parent)
        self.setWindowTitle(translate("about", "About Minigolf Desktop"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 24, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        head.addWidget(logo_label(look, 48))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(label(translate("about", "Minigolf Desktop"), "course_name"))
        version = translate("about", "Version {version}").replace("{version}", __version__)
        names.addWidget(label(version, "body", "second"))
        head.addLayout(names, 1)
        column.addLayout(head)
        for text in (
            translate("about", "Golf board games for the desktop, offline and without an account."),
            translate("about", "Free software under the MIT licence. Qt is used under the LGPL."),
            translate(
                "about", "The fonts Quicksand and Manrope are under the SIL Open Font Licence."
            ),
        ):
            column.addWidget(label(text, "body", wrap=True))
        column.addWidget(label(" · ".join(versions()), "small_body", "second"))
        licences = button(look, translate("about", "Licences"), icon="book")
        licences.clicked.connect(lambda: NoticeDialog(look, parent).open())
        reports = button(look, translate("about", "Reports"), icon="folder")
        reports.setToolTip(
            translate("about", "Show the folder in which the program reports faults")
        )
        reports.clicked.connect(lambda: show_folder(log))
        self.add_foot(look, column, licences, reports)
        self.setMinimumWidth(look.px(460))


class NoticeDialog(CardDialog):
    """The works of others in the program, with every licence in full."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("about", "Licences"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(translate("about", "Licences"), "course_name"))
        self.text = QPlainTextEdit()
        """The notice; licences stay in the language they were written in."""
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("about", "Licences"))
        notice = resource("licences", "third-party.txt")
        self.text.setPlainText(notice.read_text(encoding="utf-8"))
        column.addWidget(self.text, 1)
        done = self.add_foot(look, column)
        self.fit(look.size(820, 600))
        done.setFocus()
