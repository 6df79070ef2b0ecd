"""The small menu of a hole sign: a number, or the program's choice."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.ui.designer.board.hole_sign import Sign

translate = QCoreApplication.translate


def sign_menu(parent: QWidget, sign: Sign, choose: Callable[[int], object]) -> QMenu:
    """Return a menu that calls ``choose`` with a number from 1 to 9, or 0."""
    menu = QMenu(parent)
    group = QActionGroup(menu)
    for number in range(1, 10):
        text = translate("SignMenu", "Hole &{number}").replace("{number}", str(number))
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(number == sign.number)
        action.triggered.connect(lambda _=False, which=number: choose(which))
        group.addAction(action)
    menu.addSeparator()
    release = menu.addAction(translate("SignMenu", "&Let the program choose"))
    release.setEnabled(sign.by_hand)
    release.triggered.connect(lambda _=False: choose(0))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
