"""All tiles of the box, with what finds them and one looked at closely."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.tiles import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.reference.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.reference.page import GalleryPage
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, icon_button, label
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.reference.finding import (
    SHOWN,
    Kind,
    Search,
    kind_name,
    kinds_of,
    shown_name,
)
from minigolf_desktop.ui.designer.text.tiles import element_count, tile_words
from minigolf_desktop.ui.designer.widgets.wish_icon import element_icon

translate = QCoreApplication.translate

_TILE = 88
_LARGE = 208


class TilesPage(GalleryPage):
    """A search, the tiles that it finds, and the one looked at."""

    def __init__(
        self,
        look: Look,
        designs: Sequence[TileDesign],
        atlas: TileAtlas,
        left: Mapping[str, int] | None = None,
    ) -> None:
        """``left`` is how many copies of each are in the bag of the open game, by id."""
        super().__init__(look)
        self._designs = {design.id: design for design in designs}
        self._atlas = atlas
        self._left = left
        self._make_search()
        self.gallery = Gallery(look, translate("reference", "Tiles"), 114, 128)
        """The tiles found."""
        self._pictures = TilesLater(atlas, self)
        self._pictures.painted.connect(self.gallery.viewport().update)
        self._found = label("", "small_bold", "second")
        self._lay_out(translate("reference", "Tiles"), self._heads(), self.gallery, self._closely())
        self.gallery.chosen.connect(self._look_at)
        self._search()

    def _make_search(self) -> None:
        look = self._look
        self.words = QLineEdit()
        """Words that describe the tiles looked for."""
        name = translate("reference", "Search: dog, corner, par 2 …")
        self.words.setPlaceholderText(name)
        self.words.setAccessibleName(translate("reference", "Search the tiles"))
        self.words.setClearButtonEnabled(True)
        self.words.setFixedWidth(look.px(240))
        self.words.textChanged.connect(self._search)
        names = [translate("reference", "All"), *(kind_name(kind) for kind in Kind)]
        self.kinds = Segments(look, translate("reference", "Kind of tile"), names, 0)
        """All tiles, or those of one kind."""
        self.kinds.chosen.connect(self._search)
        self.shown: dict[str, QToolButton] = {}
        """A button for each thing that the tiles are to show."""
        for shown in SHOWN:
            icon = shown if shown in ("obstacle", "one-way") else element_icon(shown)
            toggle = icon_button(look, icon, shown_name(shown))
            toggle.setCheckable(True)
            toggle.toggled.connect(self._search)
            self.shown[shown] = toggle

    def _heads(self) -> tuple[QHBoxLayout, QHBoxLayout]:
        look = self._look
        first = QHBoxLayout()
        first.setSpacing(look.px(Space.MEDIUM))
        first.addWidget(self.words)
        first.addWidget(self.kinds, 1)
        second = QHBoxLayout()
        second.setSpacing(look.px(Space.HAIR))
        for toggle in self.shown.values():
            second.addWidget(toggle)
        second.addStretch(1)
        second.addWidget(self._found)
        second.addSpacing(look.px(Space.SMALL))
        return first, second

    def _closely(self) -> QWidget:
        look = self._look
        card = frame("card", translate("reference", "The tile looked at"))
        card.setFixedWidth(look.px(_LARGE + 40))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (20, 20, 20, 16)))
        column.setSpacing(look.px(Space.SMALL))
        self._picture = QLabel()
        self._picture.setFixedSize(look.size(_LARGE, _LARGE))
        column.addWidget(self._picture)
        self._title = label("", "card_title", wrap=True)
        column.addWidget(self._title)
        self._facts = label("", "body", wrap=True)
        column.addWidget(self._facts)
        self.bag = label("", "body_bold", wrap=True)
        """How many copies are left in the bag; hidden where that is not told."""
        self.bag.setVisible(False)
        column.addWidget(self.bag)
        column.addStretch(1)
        note = translate(
            "reference", "Half the fun is to discover the tiles as they come out of the bag."
        )
        column.addWidget(label(note, "small_body", "second", wrap=True))
        return card

    def _search(self) -> None:
        current = self.kinds.current
        search = Search(
            list(Kind)[current - 1] if current else None,
            frozenset(shown for shown, toggle in self.shown.items() if toggle.isChecked()),
            self.words.text(),
        )
        found = [design for design in self._designs.values() if search.finds(design)]
        tiles = sum(design.copies for design in found)
        self._found.setText(translate("reference", "%n designs", "", len(found)))
        self._found.setToolTip(translate("reference", "%n tiles in the box", "", tiles))
        self.gallery.show_exhibits([self._exhibit(design) for design in found])

    def _exhibit(self, design: TileDesign) -> Exhibit:
        words = f"{tile_words(design)} · {copies_words(design)}"
        if self._left is not None:
            words = f"{words} · {left_words(self._left[design.id])}"
        return Exhibit(design.id, words, lambda painter, area: self._paint(painter, area, design))

    def _paint(self, painter: QPainter, area: QRectF, design: TileDesign) -> None:
        look, theme = self._look, self._look.theme
        side = look.px(_TILE)
        picture = self._pictures.pixmap(design, 0, side, self.devicePixelRatioF())
        left = area.center().x() - side / 2
        top = area.top() + look.px(6)
        gone = self._left is not None and not self._left[design.id]
        if picture is not None:
            painter.setOpacity(0.35 if gone else 1.0)
            painter.drawPixmap(QPointF(left, top), picture)
            painter.setOpacity(1.0)
        line = QRectF(left, top + side + look.px(3), side, area.bottom() - top - side - look.px(5))
        painter.setPen(theme.second_text)
        painter.setFont(font("caption_bold", look.scale))
        if self._left is None:
            text = f"× {design.copies}"
        else:
            text = (
                translate("reference", "{left} of {copies} left")
                .replace("{left}", str(self._left[design.id]))
                .replace("{copies}", str(design.copies))
            )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)

    def _look_at(self, key: str) -> None:
        design = self._designs.get(key)
        shown = design is not None
        for part in (self._picture, self._facts):
            part.setVisible(shown)
        self.bag.setVisible(shown and self._left is not None)
        if design is None:
            self._title.setText(translate("reference", "There is no such tile in the box."))
            return
        picture: QPixmap = self._atlas.pixmap(
            design, 0, self._look.px(_LARGE), self.devicePixelRatioF()
        )
        self._picture.setPixmap(picture)
        self._picture.setAccessibleName(tile_words(design))
        kinds = kinds_of(design) - {Kind.EXPANSION}
        self._title.setText(" · ".join(kind_name(kind) for kind in Kind if kind in kinds))
        self._facts.setText("\n".join(facts(design)))
        if self._left is not None:
            self.bag.setText(left_words(self._left[design.id]))


def facts(design: TileDesign) -> list[str]:
    """Return what is known of a design, a line each: copies, par, elements, set."""
    par = translate("reference", "Par {par}").replace("{par}", str(design.par))
    lines = [copies_words(design), par]
    lines.extend(
        element_count(name, count)
        for name, count in zip(ELEMENT_NAMES, design.elements, strict=True)
        if count
    )
    if design.obstacle:
        lines.append(translate("reference", "With an obstacle"))
    if any(segment.one_way for segment in design.segments):
        lines.append(translate("reference", "One way only"))
    if design.set != "base":
        lines.append(translate("reference", "From Putt of No Return"))
    return lines


def copies_words(design: TileDesign) -> str:
    """Return how often a design is in the box."""
    copies = design.copies
    return translate("reference", "%n copies in the box", "", copies)


def left_words(left: int) -> str:
    """Return how many copies are still in the bag."""
    if not left:
        return translate("reference", "None left in the bag")
    return translate("reference", "%n left in the bag", "", left)
