"""The small menu of a flag: a number, or none."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession

translate = QCoreApplication.translate


def number_menu(parent: QWidget, session: CourseEditorSession, green: Hex) -> QMenu:
    """Return a menu that gives the hole of a green another number, or takes it away."""
    layout = session.layout
    present = layout.numbers.get(green, 0)
    menu = QMenu(parent)
    group = QActionGroup(menu)
    if not present and green not in layout.links:
        text = translate("NumberMenu", "No tee leads to this green yet")
        menu.addAction(text).setEnabled(False)
    else:
        last = min(MOST_HOLES, len(layout.course.holes) + (not present))
        for number in range(1, last + 1):
            text = translate("NumberMenu", "Hole {number}").replace("{number}", str(number))
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(number == present)
            action.triggered.connect(
                lambda _=False, which=number: session.change(session.layout.numbered(green, which))
            )
            group.addAction(action)
    menu.addSeparator()
    release = menu.addAction(translate("NumberMenu", "&Not played"))
    release.setEnabled(bool(present))
    release.triggered.connect(lambda _=False: session.change(session.layout.unnumbered(green)))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
