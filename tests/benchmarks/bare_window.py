"""The least that a Qt program can show: a main window with an empty QGraphicsView.

With `--exit-when-shown` it ends after its first complete paint, as the program itself does.
"""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class EmptyView(QGraphicsView):
    """A view that tells the application when it has been painted for the first time."""

    painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and end the program soon after the first time if that is wanted."""
        super().paintEvent(event)
        if not self.painted and "--exit-when-shown" in sys.argv:
            # The timer fires when the whole window has been painted, not only this view.
            QTimer.singleShot(0, QApplication.quit)
        self.painted = True


def main() -> int:
    """Show the window until it is closed."""
    application = QApplication(sys.argv)
    window = QMainWindow()
    scene = QGraphicsScene()
    window.setCentralWidget(EmptyView(scene))
    window.resize(1366, 768)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
