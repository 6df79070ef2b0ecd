"""What stirs on a course after a move: pools glint, leaves fall, a bird passes.

See :mod:`common.boards.life`. It is painted over the tiles, which stay as they are.
"""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.box import Water
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.boards.life import Habitat, Life, Patch, Stirring
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.placement import Layer
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.places import Kind
from minigolf_desktop.ui.designer.board.tile_item import CELL, cell_rect

LIFE_UNIT = 26.0
"""What stirs is measured in this, in hundredths of a tile: a glint is smaller than a pool."""
_ON_POOL, _ON_POND, _FROM_TREE = 0.55, 30.0, 0.8
"""How far from their middles glints and leaves may begin: in radii of a pool or a tree, and in
hundredths of a cell."""
_EDGE = 2.0
"""Room for smooth edges, in hundredths of a cell."""


def habitat_of(course: Course, cells: Iterable[int]) -> Habitat:
    """Return where something may stir on the tiles of some cells, in units of :data:`LIFE_UNIT`."""
    cells = tuple(cells)
    room = QRectF()
    for cell in cells:
        room = room.united(cell_rect(cell))
    return Habitat(
        [*_patches(course, cells, Kind.POOL, _ON_POOL)],
        [*_patches(course, cells, Kind.TREE, _FROM_TREE)],
        QRectF(room.topLeft() / LIFE_UNIT, room.size() / LIFE_UNIT),
    )


def _ponds(course: Course) -> Iterator[Patch]:
    """Give the ponds of the land that no tile lies on."""
    for cell, kind in course.land.water.items():
        if kind is Water.POND and cell not in course.tiles:
            yield _patch(cell_rect(cell).center(), _ON_POND)


def _patches(course: Course, cells: Iterable[int], kind: Kind, share: float) -> Iterator[Patch]:
    for cell in cells:
        turned = course.tiles[cell]
        x, y = unpack(cell)
        for place in tile_plan(course.box.design(turned), turned & 3).places:
            if place.kind is kind:
                middle = QPointF(x * CELL + place.x, y * CELL + place.y)
                yield _patch(middle, place.size * share)


def _patch(middle: QPointF, reach: float) -> Patch:
    return Patch(middle / LIFE_UNIT, reach / LIFE_UNIT)


class _StirringItem(QGraphicsRectItem):
    """Something that stirs now, or nothing."""

    def __init__(self, layer: Layer) -> None:
        # Qt asks for the room of every item with each picture: of such it need not ask Python.
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(layer)
        self.hide()
        self._drawing: PieceDrawing | None = None

    def show_stirring(self, one: Stirring) -> None:
        """Show something as it is now."""
        if one.drawing is not self._drawing:
            self._drawing = one.drawing
            area = one.drawing.area
            room = QRectF(area.topLeft() * LIFE_UNIT, area.size() * LIFE_UNIT)
            self.setRect(room.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))
        self.setPos(one.point * LIFE_UNIT)
        self.setOpacity(one.opacity)
        self.show()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it."""
        if self._drawing is not None:
            self._drawing.paint(painter, LIFE_UNIT)


class BoardLife(QObject):
    """Lets a course stir for a while."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        super().__init__(scene)
        self._scene = scene
        self._items: dict[Layer, list[_StirringItem]] = {Layer.LANDING: [], Layer.CHOSEN_SIGN: []}
        self._life = Life(self, self._show, theme)
        self._course: Course | None = None

    @property
    def stirs(self) -> bool:
        """Whether anything stirs now."""
        return self._life.stirs

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._life.set_theme(theme)

    def stir(self, course: Course, motion: Motion) -> None:
        """Stir from now on for three seconds, where things may move."""
        self._course = course
        if motion.moves:
            habitat = habitat_of(course, course.tiles)
            water = (*_ponds(course), *habitat.water)
            self._life.stir(motion, habitat._replace(water=water))

    def follow(self, course: Course) -> None:
        """Rest where a tile lies no more on which something may stir."""
        if self._course is not None and not self._course.tiles.items() <= course.tiles.items():
            self._course = None
            self._life.rest()

    def _show(self, low: Sequence[Stirring], high: Sequence[Stirring]) -> None:
        for layer, stirring in ((Layer.LANDING, low), (Layer.CHOSEN_SIGN, high)):
            items = self._items[layer]
            while len(items) < len(stirring):
                items.append(_StirringItem(layer))
                self._scene.addItem(items[-1])
            for item, one in zip(items, stirring, strict=False):
                item.show_stirring(one)
            for item in items[len(stirring) :]:
                item.hide()
