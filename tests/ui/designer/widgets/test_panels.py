"""Panels in a column beside a board."""

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column, Panel


class Repaints(QObject):
    """Notes where a widget is painted."""

    def __init__(self, watched):
        super().__init__(watched)
        self.places = []
        watched.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.places.append(event.rect())
        return False


def test_a_panel_that_becomes_smaller_takes_its_shadow_along(qtbot):
    look = Look(LIGHT)
    window = QWidget()
    window.resize(400, 500)
    column, panel = Column(look, window), Panel(look, "Check")
    column.add(panel, 400)
    column.finish()
    column.resize(column.width(), 500)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    below = QRect(0, panel.geometry().bottom() + 1, column.width(), 4)
    repaints = Repaints(column)
    panel.setMaximumHeight(60)
    QApplication.processEvents()
    assert panel.height() == 60
    assert any(place.contains(below) for place in repaints.places)
