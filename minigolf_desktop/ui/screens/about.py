"""What this program is, in which version, and whose work it stands on."""

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop import __version__
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import label, logo_label

translate = QCoreApplication.translate


class AboutDialog(CardDialog):
    """Name, version, licence."""

    def __init__(self, look: Look, parent: QWidget) -> None:
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
        names.addWidget(label(f"{version} · Qt {qVersion()}", "small_body", "second"))
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
        self._add_foot(look, column)
        self.setMinimumWidth(look.px(460))
