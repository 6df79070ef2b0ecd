"""The tiles of the box beside the board: every face, and the adjustment tiles that are left."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Adjustment, Face, FaceKind, Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, finished
from minigolf_desktop.ui.common.spare_time import AskedPictures
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import (
    PIECE,
    Index,
    PieceList,
    PiecePainter,
    PiecePanel,
)
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import Segments, icon_button, label, name_choice
from minigolf_desktop.ui.eighteen_holes.art.grid import TILE_WIDTH, hex_polygon, tile_polygon
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_adjustment, paint_tile
from minigolf_desktop.ui.eighteen_holes.course_editor.words import face_words
from minigolf_desktop.ui.eighteen_holes.text.cards import terrain_name

FACE_WIDE, FACE_HIGH = 86.0, 84.0
"""Place of a face in the list."""
_TILE = 80.0
"""Width of a tile there."""
_SUNK = 0.3
"""Strength of the picture of a tile that is laid, in its hollow."""
_PARS = (3, 4, 5)
_STARS = (1, 2, 3)
_KINDS = (None, FaceKind.TEE, FaceKind.FAIRWAY, FaceKind.GREEN)


class FacePainter(PiecePainter):
    """Paints a face; one whose tile is laid is sunk."""

    def __init__(self, look: Look, faces: tuple[Face, ...]) -> None:
        super().__init__(look, look.size(FACE_WIDE, FACE_HIGH))
        self._faces = faces
        self._pictures: dict[tuple[str, float], QPixmap] = {}
        self.later = AskedPictures(self)
        """Paints the faces a few at a time."""
        self.is_used: Callable[[str], bool] = lambda face: False
        """Tells whether the tile of a face is laid."""
        self.held = ""
        """Face in hand."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one face."""
        look = self.look
        face = self._faces[index.data(PIECE)]
        used, held = self.is_used(face.id), face.id == self.held
        middle = QRectF(option.rect).center()
        unit = look.px(_TILE) / TILE_WIDTH
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sunk = used and not held
        if sunk:
            self._paint_well(painter, middle, unit)
            painter.setOpacity(_SUNK)
        picture = self._picture(face, painter.device().devicePixelRatio())
        if picture is not None:
            size = picture.deviceIndependentSize()
            painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)
        painter.setOpacity(1.0)
        outline = tile_polygon(Hex(0, 0), unit, 1.03).translated(middle)
        if self.take_edge(painter, option, held=held):
            painter.drawPolygon(outline)
        painter.restore()

    def _paint_well(self, painter: QPainter, middle: QPointF, unit: float) -> None:
        """Paint the hollow that a tile left which is laid: its upper edge throws a shadow."""
        theme = self.look.theme
        well = tile_polygon(Hex(0, 0), unit, 1.0).translated(middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.line)
        painter.drawPolygon(well)
        painter.setBrush(theme.track)
        painter.drawPolygon(tile_polygon(Hex(0, 0), unit, 0.97).translated(middle + QPointF(0, 2)))

    def _picture(self, face: Face, ratio: float) -> QPixmap | None:
        """Return the picture of a face; None until it is painted."""
        key, width = (face.id, ratio), self.look.px(_TILE)
        paint = partial(_paint_into, self._pictures, face, width, ratio)
        return self._pictures.get(key) or self.later.ask(key, paint)


def _paint_into(
    pictures: dict[tuple[str, float], QPixmap], face: Face, width: int, ratio: float
) -> QPixmap:
    """Paint a face so many logical pixels wide, and keep it."""
    picture = clear_pixmap(width + 2, width + 2, ratio)
    inner = QPainter(picture)
    inner.translate(width / 2 + 1, width / 2 + 1)
    paint_tile(inner, face, 0, width / TILE_WIDTH, marks=True)
    inner.end()
    kept = pictures[face.id, ratio] = finished(picture)
    return kept


class FaceList(PieceList):
    """The faces; F looks at the other side of the one that is chosen."""

    flipped = Signal(int)
    """The other face of a piece is to be chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let F flip; the rest is that of every list."""
        piece = self.piece_of(self.currentItem())
        if event.key() == Qt.Key.Key_F and piece is not None:
            self.flipped.emit(piece)
        else:
            super().keyPressEvent(event)


class FacePalette(PiecePanel):
    """Filters, and the faces that they leave over."""

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(look, translate("FacePalette", "Tiles"))
        self._faces = box.faces
        self._painter = FacePainter(look, box.faces)
        self._shown: tuple[frozenset[str], str] | None = None
        name = translate("FacePalette", "Tiles of the box")
        self.tiles = FaceList(self._painter, name)
        """The faces."""
        self.tiles.flipped.connect(self._flip)
        self._painter.later.painted.connect(self.tiles.viewport().update)
        self.lay_out((self._kinds(), self._filters()), self.tiles)
        self._list()

    def _kinds(self) -> QHBoxLayout:
        words = (
            translate("FacePalette", "All"),
            translate("FacePalette", "Tees"),
            translate("FacePalette", "Fairways"),
            translate("FacePalette", "Greens"),
        )
        self.kinds = Segments(self.look, translate("FacePalette", "Kind of tile"), words, 0)
        """The kind of faces to show."""
        self.kinds.setStyleSheet(f"QPushButton {{ padding: 2px {self.look.px(4)}px; }}")
        self.kinds.chosen.connect(lambda _: self._list())
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.kinds)
        return row

    def _filters(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        self.pars = QComboBox()
        """The par that a tee must say."""
        name_choice(self.pars, translate("FacePalette", "Par of the tee"))
        self.pars.addItem(translate("FacePalette", "Any par"))
        text = translate("FacePalette", "Par {par}")
        self.pars.addItems([text.replace("{par}", str(par)) for par in _PARS])
        self.stars = QComboBox()
        """How hard a face must be."""
        name_choice(self.stars, translate("FacePalette", "Stars"))
        self.stars.addItem(translate("FacePalette", "Any stars"))
        self.stars.addItems(["\N{BLACK STAR}" * stars for stars in _STARS])
        for choice in (self.pars, self.stars):
            choice.setStyleSheet("QComboBox { padding-left: 9px; padding-right: 0px; }")
            choice.currentIndexChanged.connect(self._list)
            row.addWidget(choice, 1)
        words = translate("FacePalette", "Only what is left in the box")
        self.unused = icon_button(self.look, "bag", words)
        """Whether tiles that are laid are left out."""
        self.unused.setCheckable(True)
        self.unused.toggled.connect(self._list)
        row.addWidget(self.unused)
        return row

    def show_box(self, is_used: Callable[[str], bool], held: str) -> None:
        """Show which tiles are laid, and which face is in hand."""
        used = frozenset(face.id for face in self._faces if is_used(face.id))
        if (used, held) == self._shown:
            return
        self._shown = (used, held)
        self._painter.is_used, self._painter.held = is_used, held
        left = len({face.tile for face in self._faces if not is_used(face.id)})
        self.count.setText(translate("FacePalette", "%n tiles left", "", left))
        if self.unused.isChecked():
            self._list()
        self.tiles.tell(self._words)

    def shown(self) -> list[str]:
        """Return the faces that the filters leave over."""
        return [self._faces[piece].id for piece in self.tiles.pieces()]

    def face(self, piece: int) -> str:
        """Return the face of a piece of the list."""
        return self._faces[piece].id

    def seek(self, face: str) -> None:
        """Choose a face in the list, if it is shown."""
        shown = self.shown()
        if face in shown:
            self.tiles.setCurrentRow(shown.index(face))
            self.tiles.scrollToItem(self.tiles.currentItem())

    @property
    def sought(self) -> tuple[int, int, int, bool]:
        """What the filters are set to."""
        return (
            self.kinds.current,
            self.pars.currentIndex(),
            self.stars.currentIndex(),
            self.unused.isChecked(),
        )

    def set_filters(self, sought: tuple[int, int, int, bool]) -> None:
        """Set the filters."""
        kind, par, stars, unused = sought
        self.kinds.choose(kind)
        self.pars.setCurrentIndex(par)
        self.stars.setCurrentIndex(stars)
        self.unused.setChecked(unused)
        self._list()

    def _flip(self, piece: int) -> None:
        """Choose the other side of a tile; all filters that hide it are lifted."""
        face = self._faces[piece]
        other = f"{face.id[:-1]}{'B' if face.id.endswith('A') else 'A'}"
        if other not in self.shown():
            self.set_filters((0, 0, 0, False))
        self.seek(other)

    def _wanted(self, face: Face) -> bool:
        kind = _KINDS[self.kinds.current]
        par, stars = self.pars.currentIndex(), self.stars.currentIndex()
        if kind is FaceKind.TEE and face.tee is None:
            return False
        if kind is FaceKind.GREEN and not face.greens:
            return False
        if kind is FaceKind.FAIRWAY and face.kind is not kind:
            return False
        if par and (face.tee is None or face.tee.par != _PARS[par - 1]):
            return False
        if stars and face.stars != _STARS[stars - 1]:
            return False
        return not (self.unused.isChecked() and self._painter.is_used(face.id))

    def _list(self) -> None:
        kept = self.tiles.piece_of(self.tiles.currentItem())
        wanted = [number for number, face in enumerate(self._faces) if self._wanted(face)]
        if wanted == self.tiles.pieces():
            return
        self.tiles.show_pieces(wanted, self._words)
        self.tiles.setCurrentRow(wanted.index(kept) if kept in wanted else 0)

    def _words(self, piece: int) -> str:
        face = self._faces[piece]
        words = face_words(face)
        if self._painter.is_used(face.id):
            return f"{words} ({translate('FacePalette', 'laid')})"
        return words


KINDS = (Terrain.BUNKER, Terrain.WATER, Terrain.TREES, Terrain.ROUGH)
"""What adjustment tiles show, in the order of the strip."""

ADJUSTMENT_WIDE, ADJUSTMENT_HIGH = 66.0, 74.0
_SIDE = 24.0
"""Side of a hex."""


class AdjustmentPainter(PiecePainter):
    """Paints a kind of adjustment tile, its name and how many are left."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.size(ADJUSTMENT_WIDE, ADJUSTMENT_HIGH))
        self._pictures: dict[tuple[Terrain, float], QPixmap] = {}
        self.left_of: Callable[[Terrain], int] = lambda terrain: 0
        """Tells how many of a kind are left."""
        self.held: Terrain | None = None
        """The kind in hand."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one kind."""
        look, theme = self.look, self.look.theme
        terrain = Terrain(index.data(PIECE))
        left = self.left_of(terrain)
        place, unit = QRectF(option.rect), look.px(_SIDE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._picture(terrain, painter.device().devicePixelRatio())
        painter.translate(place.center().x(), place.top() + look.px(26))
        painter.setOpacity(1.0 if left > 0 else 0.3)
        painter.drawPixmap(QPointF(-1.2 * unit, -1.2 * unit), picture)
        painter.setOpacity(1.0)
        if self.take_edge(painter, option, held=terrain is self.held):
            painter.drawPolygon(hex_polygon(Hex(0, 0), unit, 1.04))
        painter.restore()
        painter.save()
        painter.setFont(font("caption", look.scale))
        painter.setPen(theme.text if left > 0 else theme.disabled_text)
        line = QRectF(place.left(), place.bottom() - look.px(21), place.width(), look.px(18))
        words = f"{terrain_name(terrain)} \N{MULTIPLICATION SIGN}{left}"
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()

    def _picture(self, terrain: Terrain, ratio: float) -> QPixmap:
        key = (terrain, ratio)
        if key not in self._pictures:
            unit = self.look.px(_SIDE)
            picture = clear_pixmap(2.4 * unit, 2.4 * unit, ratio)
            inner = QPainter(picture)
            inner.translate(1.2 * unit, 1.2 * unit)
            paint_adjustment(inner, Adjustment(Hex(0, 0), terrain), unit)
            inner.end()
            self._pictures[key] = finished(picture)
        return self._pictures[key]


class AdjustmentStrip(Panel):
    """Four kinds in a row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("AdjustmentStrip", "Adjustment tiles"))
        self._painter = AdjustmentPainter(look)
        self._shown: tuple[tuple[int, ...], Terrain | None] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4))
        column.setSpacing(look.px(2))
        head = QHBoxLayout()
        title = translate("AdjustmentStrip", "Adjustment tiles")
        head.addWidget(label(title, "panel_title"), 1)
        self._count = label("", "caption", "second")
        head.addWidget(self._count)
        head.addSpacing(look.px(4))
        column.addLayout(head)
        self.kinds = PieceList(self._painter, title)
        """The kinds."""
        self.kinds.setFixedHeight(look.px(ADJUSTMENT_HIGH + 2))
        self.kinds.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for terrain in KINDS:
            item = QListWidgetItem()
            item.setData(PIECE, int(terrain))
            self.kinds.addItem(item)
        column.addWidget(self.kinds)

    def show_box(self, left_of: Callable[[Terrain], int], held: Terrain | None) -> None:
        """Show how many are left, and which kind is in hand."""
        shown = (tuple(map(left_of, KINDS)), held)
        if shown == self._shown:
            return
        self._shown = shown
        self._painter.left_of, self._painter.held = left_of, held
        self._count.setText(translate("AdjustmentStrip", "%n left", "", left_of(Terrain.ROUGH)))
        for row, terrain in enumerate(KINDS):
            item = self.kinds.item(row)
            left = translate("AdjustmentStrip", "%n left", "", left_of(terrain))
            words = with_colon(terrain_name(terrain), left)
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self.kinds.viewport().update()
