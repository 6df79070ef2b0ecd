"""Small pictures of courses, as large as they can be with all of them in view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView

from minigolf_desktop.ui.screens.reference.gallery import Exhibit, Gallery
from minigolf_desktop.ui.widgets.look import Look

translate = QCoreApplication.translate

CAPTION = 42
"""Room for the words below a picture, at an interface scale of 1."""
_LEAST, _MOST = 104, 300
_SHAPE, _FLATTEST = 0.58, 0.46
"""Height of a picture in parts of its width, as it should be and at least."""


class CourseGallery(Gallery):
    """Chooses its own size of cell; it scrolls only where the smallest one is too large."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf choice", "Courses"), _LEAST, _LEAST)
        self._look = look

    def show_exhibits(self, exhibits: Sequence[Exhibit]) -> None:
        """Show others; the one that was looked at stays so if it is still among them."""
        super().show_exhibits(exhibits)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the size of the cells anew."""
        self._fit()
        QListView.resizeEvent(self, event)

    def _fit(self) -> None:
        look, count = self._look, max(1, len(self.exhibits))
        room = self.contentsRect().size() - QSize(2, 2)
        fewest = max(1, -(-room.width() // look.px(_MOST)))
        most = max(fewest, room.width() // look.px(_LEAST))
        for columns in range(fewest, most + 1):
            cell = self._cell_of(room.width() // columns)
            high = room.height() // -(-count // columns)
            if self._cell_of(room.width() // columns, _FLATTEST).height() <= high:
                cell.setHeight(min(cell.height(), high))
                self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                break
        else:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
            bar = self.verticalScrollBar().sizeHint().width()
            cell = self._cell_of((room.width() - bar) // most)
        self.setGridSize(cell)

    def _cell_of(self, width: int, shape: float = _SHAPE) -> QSize:
        return QSize(width, round(width * shape) + self._look.px(CAPTION))
