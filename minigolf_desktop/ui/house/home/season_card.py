"""The season on the home screen: a piece of the path, stars so far, and the next task."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.ui.common.season.texts import words
from minigolf_desktop.ui.common.theme import Radius, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label
from minigolf_desktop.ui.house.home.side_cards import SideCard
from minigolf_desktop.ui.house.season.picture import paint_map, paint_ring, paint_station
from minigolf_desktop.ui.house.season.progress import Progress, stars_so_far
from minigolf_desktop.ui.house.season.way import stations

translate = QCoreApplication.translate

_SCALE = 0.82
"""Pixels of the interface to a unit of the map."""


class MapPiece(QWidget):
    """The map round the next task."""

    def __init__(self, look: Look, progress: Progress) -> None:
        super().__init__()
        self._look = look
        self._progress = progress
        self._picture = QPixmap()
        self.setMinimumHeight(look.px(44))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size that shows two stations or three."""
        return self._look.size(220, 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, once for a size."""
        if self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._painted(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        look, progress = self._look, self._progress
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        spots = stations(len(progress.tasks))
        scale = _SCALE * look.scale
        spot = spots[progress.next]
        room = QRectF(0, 0, self.width() / scale, self.height() / scale)
        room.moveCenter(spot + QPointF(0, 4))
        corners, radius = QPainterPath(), Radius.INSET.at(look.scale)
        corners.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(corners)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        paint_map(painter, room, look.theme, progress.tasks, progress.earned, {})
        paint_ring(painter, spot, look.theme.action)
        paint_station(painter, spot, progress.next + 1, progress.at_next)
        painter.end()
        return picture


class SeasonCard(SideCard):
    """Leads to the map, or straight to the next task."""

    map_wanted = Signal()
    """The map is asked for."""
    task_wanted = Signal(str)
    """A task is to be played; carries its id."""

    def __init__(self, look: Look, progress: Progress) -> None:
        super().__init__(look, translate("season", "Season"), "par")
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 14)))
        column.setSpacing(look.px(6))
        more = button(look, translate("season", "Map"), "link")
        more.setAccessibleName(translate("season", "See the map"))
        more.setToolTip(more.accessibleName())
        more.clicked.connect(self.map_wanted)
        self.head.addWidget(more)
        if not progress.tasks:
            column.addStretch(1)
            return
        task = progress.tasks[progress.next]
        column.addWidget(MapPiece(look, progress), 1)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(ElidedLabel(words(task.title), "body_bold"), 1)
        column.addLayout(row)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.SMALL))
        foot.addWidget(label(stars_so_far(progress), "small_body", "second"), 1)
        play = button(look, translate("season", "Play"))
        play.setAccessibleName(f"{play.text()}: {words(task.title)}")
        play.clicked.connect(lambda: self.task_wanted.emit(task.id))
        foot.addWidget(play)
        column.addLayout(foot)
