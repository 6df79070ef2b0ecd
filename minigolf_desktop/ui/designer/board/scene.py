"""The square board as a scene: compares what is to be seen with its items, adds and removes."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from minigolf_desktop.model.designer import Assessment, Course, TilePlaced
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.geometry.square import LIMIT, NORTH, STEP, WEST, pack
from minigolf_desktop.ui.common.art.asked_pictures import AskedPictures
from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.common.boards import motion as timing
from minigolf_desktop.ui.common.boards.layers import Layer
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.boards.pill import PillItem, PillText
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.plot import plot_bounds
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.board.ghost import GhostItem, GhostTile
from minigolf_desktop.ui.designer.board.ground import Ground
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, Sign, SignItem
from minigolf_desktop.ui.designer.board.tile_item import (
    CELL,
    Lens,
    LightItem,
    Shade,
    TileItem,
    cell_rect,
)
from minigolf_desktop.ui.designer.board.visitors import Visitors, finished_holes, way_over

_CURSOR = 5.0
"""Width of the frame round the cell that the keys look at."""
_ROOM = 40
"""Cells of meadow round the land that the view may wander to."""
_SIGNS_KEPT = 64
"""Pictures of hole signs kept: those of the courses of five players."""


def cell_at(point: QPointF) -> int:
    """Return the cell under a point of the scene; one beyond the grid counts as its last."""
    x, y = (max(-LIMIT, min(LIMIT, int(value // CELL))) for value in (point.x(), point.y()))
    return pack(x, y)


def landing_cell(events: Iterable[object], seat: int) -> int | None:
    """Return the cell of the tile that a seat just placed; None where none was."""
    placed = (one for one in events if isinstance(one, TilePlaced) and one.seat == seat)
    return next((one.cell for one in placed), None)


class BoardScene(QGraphicsScene):
    """One course with its plot, signs, lights and the ghost of a carried tile."""

    ghost_moved = Signal()
    """The ghost or its pill is another one, or elsewhere."""
    ground_changed = Signal()
    """The ground must be painted again."""

    def __init__(self, atlas: TileAtlas, theme: Theme, roof: QColor, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        pictures = TilesLater(atlas, self)
        pictures.painted.connect(self._show_pictures)
        self.lens = Lens(atlas, theme, pictures)
        """How the board is looked at."""
        plots = AskedPictures(self)
        plots.painted.connect(self.ground_changed)
        self.ground = Ground(theme, roof, plots)
        """What lies under the tiles."""
        self.motion = Motion()
        """How fast things move."""
        self.places: frozenset[int] = frozenset()
        """Cells where the carried tile may go."""
        self.veil = 0.0
        """How far the veil is laid on what is not lit, from 0 to 1."""
        self.land: Land | None = None
        """The land shown."""
        self.course: Course | None = None
        """The course shown."""
        self._tiles: dict[int, TileItem] = {}
        self._signs: dict[tuple[int, int], SignItem] = {}
        self._stamps = Stamps(_SIGNS_KEPT)
        self._lights: dict[int, LightItem] = {}
        self._lit: frozenset[int] = frozenset()
        self._fade: QVariantAnimation | None = None
        self._visitors: list[tuple[frozenset[int], Visitors]] = []
        self.ghost = GhostItem(self.lens)
        """The carried or pending tile."""
        self.pill = PillItem(theme)
        """What is said about it."""
        self.cursor = QGraphicsRectItem()
        """The frame round the cell that the keys look at."""
        self.cursor.setZValue(Layer.GHOST)
        self.cursor.hide()
        self.addItem(self.cursor)
        self.addItem(self.ghost)
        self.addItem(self.pill)

    @property
    def tiles(self) -> dict[int, TileItem]:
        """Items of the placed tiles by cell."""
        return self._tiles

    @property
    def signs(self) -> list[SignItem]:
        """Items of the hole signs."""
        return list(self._signs.values())

    @property
    def lit(self) -> frozenset[int]:
        """Cells that are lit."""
        return self._lit

    def show_land(self, land: Land) -> None:
        """Show a land."""
        if land is self.land:
            return
        self.land = land
        self.ground.set_land(land)
        room = _ROOM * CELL
        self.setSceneRect(plot_bounds(land).adjusted(-room, -room, room, room))
        self.ground_changed.emit()

    def _show_pictures(self) -> None:
        """Have the tiles painted again of which there was no picture."""
        for item in self._tiles.values():
            item.follow_picture()

    def set_roof(self, roof: QColor) -> None:
        """Show the roof of the gate in a player's colour."""
        self.ground.set_roof(roof)
        self.ground_changed.emit()

    def show_course(
        self, course: Course, signs: Iterable[Sign], landing: int | None = None
    ) -> None:
        """Make the items those of a course; ``landing`` is the cell of a tile just placed."""
        self.show_land(course.land)
        self._send_away(course)
        self.course = course
        wanted = {
            cell: (cell, course.box.design(tile).id, tile & 3)
            for cell, tile in course.tiles.items()
        }
        for cell, item in list(self._tiles.items()):
            if wanted.get(cell) != item.key:
                self._take_away(item)
        for cell, tile in course.tiles.items():
            if cell not in self._tiles:
                item = TileItem(cell, course.box.design(tile), tile & 3, self.lens)
                item.set_shade(Shade.VEILED if self._lit else Shade.PLAIN)
                item.set_veil(self.veil)
                self._tiles[cell] = item
                self.addItem(item)
                if cell == landing:
                    self._land_tile(item)
        for cell, item in self._tiles.items():
            item.set_seams(cell + STEP[NORTH] in wanted, cell + STEP[WEST] in wanted)
        self._show_signs(course, signs)

    def receive_visitors(self, assessment: Assessment, cell: int | None) -> None:
        """Let people walk onto the holes that the tile on a cell has finished."""
        course = self.course
        if course is None or cell is None:
            return
        for hole in finished_holes(assessment, cell):
            let_hear(self, Sound.FLAG)
            if self.motion.moves:
                visitors = Visitors(self, way_over(course, hole), seed=cell)
                self._visitors.append((frozenset(hole.cells), visitors))
                visitors.walk(self.motion, hole.length)

    def _send_away(self, course: Course) -> None:
        """Let nobody walk where no tile lies any more."""
        for cells, visitors in self._visitors:
            if not cells <= course.tiles.keys():
                visitors.leave()
        self._visitors = [one for one in self._visitors if one[1].are_here]

    def _take_away(self, item: TileItem) -> None:
        del self._tiles[item.cell]

        def gone() -> None:
            self.removeItem(item)

        duration = self.motion.duration(timing.LANDING) // 2
        animate(self, duration, lambda part: item.setOpacity(1 - part), gone)

    def _land_tile(self, item: TileItem) -> None:
        let_hear(self, Sound.LAID)
        duration = self.motion.duration(timing.LANDING)
        if not self.motion.moves:
            animate(self, duration, item.setOpacity)
        else:
            animate(self, duration, lambda part: item.set_lift(1 - part))

    def _show_signs(self, course: Course, signs: Iterable[Sign]) -> None:
        wanted = {(sign.cell, sign.segment): sign for sign in signs}
        for key in list(self._signs):
            if key not in wanted:
                self.removeItem(self._signs.pop(key))
        for key, sign in wanted.items():
            if key in self._signs:
                self._signs[key].show_sign(sign)
            else:
                item = SignItem(sign, self.lens.theme, self._stamps)
                self._signs[key] = item
                self.addItem(item)
            self._signs[key].setPos(sign.position(course))

    def sign_at(self, point: QPointF, without: SignItem | None = None) -> SignItem | None:
        """Return the sign under a point of the scene."""
        for item in self._signs.values():
            away = item.pos() - point
            if item is not without and away.x() ** 2 + away.y() ** 2 <= (RADIUS + 3) ** 2:
                return item
        return None

    def hole_at(self, point: QPointF) -> SignItem | None:
        """Return the sign of the hole that a tile under a point of the scene is of.

        Where the tile has two paths, it is the hole of the side that is nearest to the point.
        """
        cell = cell_at(point)
        if self.course is None or cell not in self.course.tiles:
            return None
        pieces = self.course.box.pieces[self.course.tiles[cell]]
        away = point - cell_rect(cell).center()
        ways = (-away.y(), away.x(), away.y(), -away.x())
        nearest = max(
            range(len(pieces)),
            key=lambda segment: max(ways[side] for side in pieces[segment].sides),
            default=0,
        )
        step = cell, nearest
        return next((item for item in self._signs.values() if step in item.sign.steps), None)

    def point_at(self, cell: int | None) -> None:
        """Put the cursor of the keys round a cell, or take it away."""
        self.cursor.setVisible(cell is not None)
        if cell is not None:
            self.cursor.setPen(QPen(self.lens.theme.focus, _CURSOR))
            self.cursor.setRect(cell_rect(cell).adjusted(_CURSOR, _CURSOR, -_CURSOR, -_CURSOR))

    def choose_sign(self, chosen: SignItem | None) -> None:
        """Put the ring round one sign, or none."""
        for item in self._signs.values():
            item.set_chosen(item is chosen)

    def show_places(self, cells: Iterable[int]) -> None:
        """Show softly where the carried tile may go."""
        places = frozenset(cells)
        if places != self.places:
            self.places = places
            self.ground_changed.emit()

    def show_ghost(self, tile: GhostTile | None, text: PillText, turned: int = 0) -> None:
        """Show the ghost with its pill, or none; ``turned`` quarter turns are shown as a turn."""
        self.ghost.show_piece(tile, self.motion, 90.0 * turned)
        self.pill.say(text)
        self.ghost_moved.emit()

    def light(self, cells: Collection[int], *, veils: bool = True) -> None:
        """Light tiles and lay a veil on the others, if wanted; without cells take both away."""
        lit = frozenset(cell for cell in cells if cell in self._tiles)
        if lit == self._lit:
            return
        self._lit = lit
        for cell in list(self._lights):
            if cell not in lit:
                self.removeItem(self._lights.pop(cell))
        for cell in lit - self._lights.keys():
            self._lights[cell] = LightItem(cell, self.lens.theme)
            self.addItem(self._lights[cell])
        veils = veils and bool(lit)
        if veils:
            for cell, item in self._tiles.items():
                item.set_shade(Shade.LIT if cell in lit else Shade.VEILED)
                item.update()
        self._fade_veil(1.0 if veils else 0.0)

    def _fade_veil(self, target: float) -> None:
        if self._fade is not None:
            self._fade.stop()
        start = self.veil

        def step(part: float) -> None:
            self._set_veil(start + (target - start) * part)

        def done() -> None:
            self._fade = None
            self._set_veil(target)

        self._fade = animate(self, self.motion.duration(timing.LIGHTING), step, done)

    def _set_veil(self, strength: float) -> None:
        self.veil = strength
        for item in self._tiles.values():
            if not self._lit and not strength:
                item.set_shade(Shade.PLAIN)
            item.set_veil(strength)
        self.ground_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.lens.theme = theme
        self.ground.set_theme(theme)
        for sign in self._signs.values():
            sign.set_theme(theme)
        lit, self._lit = self._lit, frozenset()
        for light in self._lights.values():
            self.removeItem(light)
        self._lights.clear()
        self.light(lit)
        self.invalidate(QRectF(), QGraphicsScene.SceneLayer.AllLayers)
        self.ground_changed.emit()
