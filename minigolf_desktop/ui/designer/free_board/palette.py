"""The whole box beside the board: every design with the copies left, by kind and elements."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStyleOptionViewItem,
    QToolButton,
)

from minigolf_desktop.model.designer import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.art.atlas import MEGABYTE
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.piece_list import (
    PIECE,
    Index,
    PieceList,
    PiecePainter,
    PiecePanel,
)
from minigolf_desktop.ui.common.widgets.pieces import icon_button, name_choice
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.text.tiles import element_name, tile_kind, tile_words
from minigolf_desktop.ui.designer.widgets.wish_icon import element_icon

translate = QCoreApplication.translate

TILE = 56
CELL = 66
"""Sides of a picture and of its place in the list."""
_SEARCH = 104
"""Least width of the search."""
_PICTURES_KEPT = 4 * MEGABYTE


class Sought(NamedTuple):
    """What the box is searched for."""

    words: str
    kind: int
    """Place in the list of kinds; 0 for all."""
    elements: frozenset[str]


class TilePainter(PiecePainter):
    """Paints a design and how many copies are left; one that is used up is pale."""

    def __init__(self, look: Look, designs: tuple[TileDesign, ...]) -> None:
        super().__init__(look, look.size(CELL, CELL))
        self._designs = designs
        self.pictures = TilesLater(TileAtlas(_PICTURES_KEPT), self)
        """Paints them a few at a time."""
        self.left_of: Callable[[int], int] = lambda design: designs[design].copies
        """Tells how many copies of a design are left."""
        self.held: int | None = None
        """Design in hand."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one design."""
        look = self._look
        design, left = index.data(PIECE), self.left_of(index.data(PIECE))
        place = QRectF(option.rect)
        side = look.px(TILE)
        corner = place.center() - QRectF(0, 0, side, side).center()
        tile = QRectF(corner.x(), corner.y(), side, side)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatio()
        painter.setOpacity(1.0 if left > 0 else 0.3)
        picture = self.pictures.pixmap(self._designs[design], 0, side, ratio)
        if picture is not None:
            painter.drawPixmap(tile.topLeft(), picture)
        painter.setOpacity(1.0)
        if self._take_edge(painter, option, held=design == self.held):
            painter.drawRoundedRect(tile.adjusted(-2, -2, 2, 2), 5, 5)
        self._paint_count(painter, tile, left)
        painter.restore()

    def _paint_count(self, painter: QPainter, tile: QRectF, left: int) -> None:
        look, theme = self._look, self._look.theme
        badge = QRectF(0, 0, look.px(20), look.px(16))
        badge.moveBottomRight(tile.bottomRight() + QPoint(3, 3))
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(faded(QColor(theme.panel), 0.94))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        painter.setPen(theme.text if left > 0 else theme.second_text)
        painter.setFont(font("caption_bold", look.scale))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(left))


class TilePalette(PiecePanel):
    """Search, kind, elements, and the tiles that they leave over."""

    def __init__(self, look: Look, designs: tuple[TileDesign, ...]) -> None:
        super().__init__(look, translate("TilePalette", "Box"))
        self._designs = designs
        self._words = [tile_words(design) for design in designs]
        self._painter = TilePainter(look, designs)
        self.tiles = PieceList(self._painter, translate("TilePalette", "Tiles of the box"))
        """The designs."""
        self._painter.pictures.painted.connect(self.tiles.viewport().update)
        self._lay_out((self._filters(), self._element_row()), self.tiles)
        self._list()

    def _filters(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        self.search = QLineEdit()
        """What the words of a tile must contain."""
        self.search.setPlaceholderText(translate("TilePalette", "Search"))
        self.search.setAccessibleName(translate("TilePalette", "Search the box"))
        self.search.setToolTip(translate("TilePalette", "Words such as: tee 2 people (/)"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self.tiles.setFocus)
        self.search.setMinimumWidth(self.look.px(_SEARCH))
        row.addWidget(self.search, 2)
        self.kind = QComboBox()
        """The kind of tiles to show."""
        name_choice(self.kind, translate("TilePalette", "Kind of tile"))
        self.kind.addItem(translate("TilePalette", "All kinds"))
        self.kind.addItems(list(dict.fromkeys(tile_kind(design) for design in self._designs)))
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.kind.currentIndexChanged.connect(self._list)
        row.addWidget(self.kind, 3)
        return row

    def _element_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(2))
        self.elements: dict[str, QToolButton] = {}
        """Buttons of the elements that a tile must show."""
        for element in ELEMENT_NAMES:
            choice = icon_button(self.look, element_icon(element), element_name(element))
            choice.setCheckable(True)
            choice.toggled.connect(self._list)
            self.elements[element] = choice
            row.addWidget(choice)
        row.addStretch(1)
        return row

    def show_box(self, left_of: Callable[[int], int], held: int | None) -> None:
        """Show how many copies are left, and which design is in hand."""
        self._painter.left_of, self._painter.held = left_of, held
        self.tiles.tell(self._told)

    @property
    def sought(self) -> Sought:
        """What is searched for."""
        chosen = frozenset(name for name, choice in self.elements.items() if choice.isChecked())
        return Sought(self.search.text(), self.kind.currentIndex(), chosen)

    def seek(self, sought: Sought) -> None:
        """Search for something."""
        self.search.setText(sought.words)
        self.kind.setCurrentIndex(sought.kind)
        for name, choice in self.elements.items():
            choice.setChecked(name in sought.elements)

    def shown(self) -> list[int]:
        """Return the designs that the filters leave over."""
        return self.tiles.pieces()

    def _list(self) -> None:
        wanted = self.search.text().casefold().split()
        kind = self.kind.currentText() if self.kind.currentIndex() else ""
        elements = [name for name, choice in self.elements.items() if choice.isChecked()]
        found = [
            number
            for number, design in enumerate(self._designs)
            if not kind or tile_kind(design) == kind
            if all(getattr(design.elements, name) for name in elements)
            if all(word in self._words[number].casefold() for word in wanted)
        ]
        self.tiles.show_pieces(found, self._told)
        self.tiles.setCurrentRow(0)
        self._count.setText(translate("TilePalette", "%n designs", "", self.tiles.count()))

    def _told(self, design: int) -> str:
        left = translate("TilePalette", "%n left", "", self._painter.left_of(design))
        return f"{self._words[design]} ({left})"
