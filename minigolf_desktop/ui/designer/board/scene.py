"""The square board as a scene: compares what is to be seen with its items, adds and removes.

Below the tiles lie meadow and plot, and the cells where a carried tile may go.
"""

from collections.abc import Collection, Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from minigolf_desktop.model.designer import Assessment, Course, TilePlaced
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.geometry.square import LIMIT, NORTH, STEP, WEST, pack, unpack
from minigolf_desktop.ui.common.art.drawing import fill, finished
from minigolf_desktop.ui.common.boards import motion as timing
from minigolf_desktop.ui.common.boards.backdrop import Backdrop, Seen
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.boards.placement import Layer, PillItem, PillText
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spare_time import AskedPictures
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.fence import plot_shape
from minigolf_desktop.ui.designer.art.plot import (
    paint_evening,
    paint_plot,
    plot_bounds,
    surroundings_of_land,
)
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, Sign, SignItem
from minigolf_desktop.ui.designer.board.life import BoardLife
from minigolf_desktop.ui.designer.board.tile_item import (
    CELL,
    GhostItem,
    GhostTile,
    Lens,
    LightItem,
    Shade,
    TileItem,
    cell_rect,
)
from minigolf_desktop.ui.designer.board.visitors import Visitors, finished_holes, way_over

_CREAM = QColor("#FFFDF3")

_SHARPEST = 200
"""Device pixels a cell beyond which the plot's picture is stretched: it would take up too much."""

_PLOTS_KEPT = 16 * MEGABYTE
"""For the pictures of plots: those of a group come back turn by turn."""

_PlotKey = tuple[Land, int, int, float]
"""What makes a plot's picture: land, roof, size of a tile, device pixels a logical one."""


class PlotGround:
    """Paints meadow and plot of one land."""

    def __init__(self, theme: Theme, roof: QColor, later: AskedPictures) -> None:
        """``later`` has plots painted, in another turn where this one has taken long enough."""
        self._theme = theme
        self._later = later
        self._roof = roof
        self._land: Land | None = None
        self._bounds = QRectF()
        self._surroundings = surroundings_of_land(None)
        self._meadow = Backdrop()
        self._plot = QPixmap()
        self._plot_key: _PlotKey | None = None
        self._sharp = 0.0
        self._plots = Atlas(_PLOTS_KEPT)
        self._places: dict[tuple[bool, int, float], QPixmap] = {}

    @property
    def look(self) -> tuple[object, ...]:
        """What it looks like, to be compared: another land, roof or theme looks otherwise,
        and one of which the plot is not painted yet.
        """
        return id(self._land), self._roof.rgb(), self._theme.name, self._plot_key

    def set_land(self, land: Land | None) -> None:
        """Show another land, or none."""
        self._land = land
        if land is not None:
            self._bounds = plot_bounds(land).toAlignedRect().toRectF()
        self._surroundings = surroundings_of_land(land)

    def set_roof(self, roof: QColor) -> None:
        """Take the roof of another player's gate."""
        self._roof = roof

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self._plot_key = None
        self._plots.clear()
        self._places.clear()

    def paint_meadow(
        self, painter: QPainter, part: QRect, ratio: float, view: QSize, free: QRectF
    ) -> None:
        """Paint a part of the meadow of a view, in the view's own pixels.

        ``view`` is its size, ``free`` what panels leave of it. The painter is left with another
        transform.
        """
        pixels = QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect()
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        seen = Seen(self._theme, view, free, ratio)
        self._meadow.paint(painter, pixels, seen, self._surroundings)

    def get_meadow_ready(self, ratio: float, view: QSize, free: QRectF) -> None:
        """Paint the meadow of a view ahead of the rest; it is kept."""
        self._meadow.picture(Seen(self._theme, view, free, ratio), self._surroundings)

    def paint_plot(self, painter: QPainter, part: QRect, tile_size: int, ratio: float) -> None:
        """Paint the plot in a part of a view, in the view's own pixels.

        The painter's units are 100 a cell. ``tile_size`` is the size in logical pixels at which
        the zoom is at rest.
        """
        if self._land is None:
            return
        bounds, world = self._bounds, painter.worldTransform()
        key = (self._land, self._roof.rgb(), tile_size, ratio)
        if self._plot_key != key and not self._take_plot(key, bounds):
            return
        sharp = self._sharp
        if abs(world.m11() * ratio - sharp) < 1e-6:
            self._copy_plot(painter, part, world, ratio)
            return
        inverse, _ = world.inverted()
        visible = bounds.intersected(inverse.mapRect(part.toRectF()))
        if not visible.isEmpty():
            source = QRectF((visible.topLeft() - bounds.topLeft()) * sharp, visible.size() * sharp)
            painter.drawPixmap(visible, self._plot, source)

    def _copy_plot(self, painter: QPainter, part: QRect, world: QTransform, ratio: float) -> None:
        # A pixel beyond the part, and where two parts meet the shadow would lie there twice.
        target = world.mapRect(self._bounds).toAlignedRect().intersected(part).toRectF()
        if target.isEmpty():
            return
        corner = world.map(self._bounds.topLeft())
        left, top = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
        source = QRectF(target.translated(-left, -top).topLeft() * ratio, target.size() * ratio)
        painter.resetTransform()
        painter.drawPixmap(target, self._plot, source)
        painter.setWorldTransform(world)

    def _take_plot(self, key: _PlotKey, bounds: QRectF) -> bool:
        """Take the picture of a plot, or stay with that of another size until it is painted.

        Returns whether there is one to show.
        """
        land, _, tile_size, ratio = key
        sharp = min(tile_size * ratio, _SHARPEST) / 100
        picture = self._plots.found(key)
        if picture is None:
            paint = partial(self._painted_plot, land, bounds, sharp)
            picture = self._later.ask(("plot", *key), partial(self._plots.picture, key, paint))
        if picture is None:
            return self._plot_key is not None and self._plot_key[:2] == key[:2]
        self._plot, self._plot_key, self._sharp = picture, key, sharp
        return True

    def _painted_plot(self, land: Land, bounds: QRectF, sharp: float) -> QPixmap:
        picture = QPixmap((bounds.size() * sharp).toSize() + QSize(1, 1))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(sharp, sharp)
        painter.translate(-bounds.topLeft())
        paint_plot(painter, land, self._theme, self._roof)
        paint_evening(painter, land, self._theme)
        painter.end()
        return picture

    def paint_veil(self, painter: QPainter, strength: float) -> None:
        """Lay the veil on pond and gate, which no line of the score concerns."""
        if self._land is None or strength <= 0:
            return
        shape = plot_shape(self._land)
        fill(painter, shape.whole.subtracted(shape.lawn), self._theme.veil, strength)

    def paint_places(
        self,
        painter: QPainter,
        exposed: QRegion,
        cells: Collection[int],
        tile_size: int,
        ratio: float,
    ) -> None:
        """Show softly where the carried tile may go.

        ``exposed`` is what is to be painted, in the pixels of the view.
        """
        if not cells:
            return
        world = painter.worldTransform()
        scale = world.m11() * 100
        asked = _cells_in(exposed, scale, world.dx(), world.dy())
        painter.resetTransform()
        for cell in cells:
            x, y = unpack(cell)
            if any(x in across and y in down for across, down in asked):
                square = QRectF(x * scale + world.dx(), y * scale + world.dy(), scale, scale)
                on_land = self._land is None or cell in self._land.free
                picture = self._place_picture(on_land, tile_size, ratio)
                if abs(scale - tile_size) < 0.01:
                    painter.drawPixmap(square.topLeft(), picture)
                else:
                    painter.drawPixmap(square, picture, QRectF(picture.rect()))
        painter.setWorldTransform(world)

    def _place_picture(self, on_land: bool, tile_size: int, ratio: float) -> QPixmap:
        key = (on_land, tile_size, ratio)
        if key not in self._places:
            if len(self._places) > 1:
                self._places.clear()
            place = _painted_place(tile_size, ratio, on_land, self._theme.is_dark)
            self._places[key] = finished(place)
        return self._places[key]


def _painted_place(tile_size: int, ratio: float, on_land: bool, dark: bool) -> QPixmap:
    side = max(1, round(tile_size * ratio))
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    wash, edge = QColor(_CREAM), QColor(_CREAM)
    if on_land:
        wash.setAlphaF(0.10 if dark else 0.34)
        edge.setAlphaF(0.5 if dark else 0.95)
        pen = QPen(edge, 2.4)
    else:
        wash.setAlphaF(0.04 if dark else 0.14)
        edge.setAlphaF(0.22 if dark else 0.55)
        pen = QPen(edge, 2)
        pen.setDashPattern([3, 4])
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(tile_size / 100, tile_size / 100)
    painter.setBrush(wash)
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(7, 7, 86, 86), 10, 10)
    painter.end()
    return picture


def _cells_in(exposed: QRegion, scale: float, left: float, top: float) -> list[tuple[range, range]]:
    """Return the columns and rows of cells of which some part, or just the edge, is exposed.

    ``left`` and ``top`` are where the cell (0, 0) begins, ``scale`` is the size of a cell.
    """
    return [
        (
            range(
                int((part.left() - 1 - left) // scale), int((part.right() + 2 - left) // scale) + 1
            ),
            range(
                int((part.top() - 1 - top) // scale), int((part.bottom() + 2 - top) // scale) + 1
            ),
        )
        for part in cast("Iterable[QRect]", exposed)
    ]


_CURSOR = 5.0
"""Width of the frame round the cell that the keys look at."""
_ROOM = 40
"""Cells of meadow round the land that the view may wander to."""
_SIGNS_KEPT = MEGABYTE
"""For the pictures of hole signs: those of the courses of five players."""


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
        self.ground = PlotGround(theme, roof, plots)
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
        self._stamps = Atlas(_SIGNS_KEPT)
        self._lights: dict[int, LightItem] = {}
        self._lit: frozenset[int] = frozenset()
        self._fade: QVariantAnimation | None = None
        self._visitors: list[tuple[frozenset[int], Visitors]] = []
        self._life = BoardLife(self, theme)
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
        self._life.follow(course)
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
                    self._life.stir(course, self.motion)
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
        self._life.set_theme(theme)
        for sign in self._signs.values():
            sign.set_theme(theme)
        lit, self._lit = self._lit, frozenset()
        for light in self._lights.values():
            self.removeItem(light)
        self._lights.clear()
        self.light(lit)
        self.invalidate(QRectF(), QGraphicsScene.SceneLayer.AllLayers)
        self.ground_changed.emit()
