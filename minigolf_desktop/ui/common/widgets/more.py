"""A button that shows options which are seldom used, and puts them away."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label_button

translate = QCoreApplication.translate


def more_button(look: Look, options: QWidget) -> QPushButton:
    """Return a button that shows and hides ``options``, which are put away to begin with."""
    more = button(look, "", "pill")
    more.setCheckable(True)

    def show(shown: bool) -> None:
        options.setVisible(shown)
        label_button(more, translate("more", "Less") if shown else translate("more", "More"))

    more.toggled.connect(show)
    show(False)
    return more
