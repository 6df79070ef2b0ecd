"""Pages of the reference: a gallery, and beside it what is looked at closely."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPictures, Picture, in_one_step
from minigolf_desktop.ui.common.widgets.pieces import Segments, frame, label


class GalleryPage(QWidget):
    """A gallery with what finds its exhibits, and beside it the one looked at closely."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def lay_out(
        self, name: str, heads: Iterable[QLayout], gallery: Gallery, closely: QWidget
    ) -> None:
        """Lay the gallery below its heads, on a card of a name."""
        look = self.look
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.PANEL_GAP))
        card = frame("card", name)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(side) for side in (16, 14, 8, 10)))
        inside.setSpacing(look.px(Space.SMALL))
        for head in heads:
            inside.addLayout(head)
        inside.addWidget(gallery, 1)
        row.addWidget(card, 1)
        row.addWidget(closely)


WidgetT = TypeVar("WidgetT", bound=QWidget)


class ReferencePage(Generic[WidgetT]):
    """A page of what is in the box of a game; it is made when it is turned to first."""

    def __init__(
        self,
        title: str,
        make: Callable[[], WidgetT],
        first: Callable[[WidgetT], QWidget],
        search: Callable[[WidgetT], QWidget] | None = None,
    ) -> None:
        """``first`` and ``search`` find their controls on the page that was made."""
        self.title = title
        """Its name on the tab."""
        self._make = make
        self._first = first
        self._search = search

    @cached_property
    def widget(self) -> WidgetT:
        """The page itself."""
        return self._make()

    @property
    def first(self) -> QWidget:
        """What has the keyboard's focus when it opens."""
        return self._first(self.widget)

    @property
    def search(self) -> QWidget | None:
        """Where something is searched for by its name; None on a page without that."""
        return None if self._search is None else self._search(self.widget)


_LARGE, _LEAST = 264, 96
"""Width of the piece looked at, and its least height where a low window leaves no more."""
_RIM = 10
"""Room round a picture for its shadow."""
_PICTURE_FIRST = 100
"""Share of the picture in room that words leave: all of it, until it is as large as can be."""

Paint = Callable[[QPainter, QRectF], None]


class BoxPiece(NamedTuple):
    """Something that lies in the box."""

    key: str
    group: str
    """Name of the group that shows it."""
    title: str
    facts: tuple[str, ...]
    """What is told of it, a paragraph each."""
    paint: Paint
    """Paints it into a rectangle of the shape of the page."""


class CardsPage(GalleryPage):
    """All pieces of a kind; a group of them can be chosen above."""

    def __init__(
        self,
        look: Look,
        name: str,
        pieces: Sequence[BoxPiece],
        width: float,
        shape: float,
        groups: Sequence[str] = (),
    ) -> None:
        """``width`` is the width of a picture, ``shape`` its height as a share of that.

        ``groups`` are the names of the groups, in the order shown; none where there is but one.
        """
        super().__init__(look)
        self._pieces = {piece.key: piece for piece in pieces}
        self._groups = tuple(groups)
        self._shape = shape
        self._looked_at: BoxPiece | None = None
        wide, high = width + 2 * _RIM, width * shape + 2 * _RIM
        self.gallery = Gallery(look, name, wide, high)
        """The pieces of the group."""
        self._pictures = LaterPictures(look, self, clear_pixmap)
        self._pictures.painted.connect(self.gallery.viewport().update)
        self.groups: Segments | None = None
        """Chooses the group; None where there is but one."""
        if groups:
            names = [translate("reference", "All"), *groups]
            self.groups = Segments(look, translate("reference", "Group"), names, 0)
            self.groups.chosen.connect(lambda _: self._show_group())
        self._size = look.size(width, width * shape)
        self.lay_out(name, (self._head(),), self.gallery, self._closely())
        self.gallery.chosen.connect(self._look_at)
        self._show_group()

    def _head(self) -> QHBoxLayout:
        self._found = label("", "small_bold", "second")
        head = QHBoxLayout()
        if self.groups is not None:
            head.addWidget(self.groups)
        head.addStretch(1)
        head.addWidget(self._found)
        head.addSpacing(self.look.px(Space.SMALL))
        return head

    def _closely(self) -> QWidget:
        look = self.look
        card = frame("card", translate("reference", "The piece looked at"))
        card.setFixedWidth(look.px(_LARGE + 60))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 16)))
        column.setSpacing(look.px(Space.SMALL))
        high = self._large * self._shape
        self._picture = Picture(self._drawn, "", 0, look.size(_LARGE, min(_LEAST, high)))
        self._picture.setMaximumHeight(look.px(high + 2 * _RIM))
        column.addWidget(self._picture, _PICTURE_FIRST)
        self.title = label("", "card_title", wrap=True)
        """Name of the piece looked at."""
        column.addWidget(self.title)
        self.facts = label("", "body", wrap=True)
        """What is told of it."""
        column.addWidget(self.facts)
        column.addStretch(1)
        return card

    @property
    def _large(self) -> float:
        """Width of the piece looked at, where there is room for all of it."""
        return _LARGE if self._shape <= 1 else _LARGE * 0.88

    def _show_group(self) -> None:
        place = self.groups.current if self.groups is not None else 0
        wanted = self._groups[place - 1] if place else ""
        shown = [piece for piece in self._pieces.values() if not wanted or piece.group == wanted]
        self.gallery.show_exhibits([self._exhibit(piece) for piece in shown])
        self._found.setText(str(len(shown)))
        self._look_at(self.gallery.current)

    def _exhibit(self, piece: BoxPiece) -> Exhibit:
        words = ": ".join((piece.title, *piece.facts[:1]))
        return Exhibit(piece.key, words, lambda painter, area: self._paint(painter, area, piece))

    def _paint(self, painter: QPainter, area: QRectF, piece: BoxPiece) -> None:
        """Paint a piece with room for its shadow; its picture comes soon after it is first seen."""
        rim = 2 * self.look.px(_RIM)
        wide, high = self._size.width() + rim, self._size.height() + rim
        draw = in_one_step(partial(_drawn, piece, self._size))
        ratio = self.devicePixelRatioF()
        picture = self._pictures.picture(piece.key, piece.key, draw, wide, high, ratio)
        place = QRectF(area.topLeft(), picture.deviceIndependentSize())
        place.moveCenter(area.center())
        painter.drawPixmap(place.topLeft(), picture)

    def _drawn(self, width: int, height: int, ratio: float) -> QPixmap:
        """Return the piece looked at, as large as there is room for."""
        piece = self._looked_at
        if piece is None:
            return clear_pixmap(width, height, ratio)
        rim = 2 * self.look.px(_RIM)
        wide = min(self.look.px(self._large), width - rim, (height - rim) / self._shape)
        return _drawn(piece, QSize(round(wide), round(wide * self._shape)), width, height, ratio)

    def _look_at(self, key: str) -> None:
        piece = self._pieces.get(key)
        if piece is None:
            return
        self._looked_at = piece
        self._picture.draw(self._drawn)
        self._picture.setAccessibleName(piece.title)
        self.title.setText(piece.title)
        self.facts.setText("\n\n".join(piece.facts))


def _drawn(piece: BoxPiece, size: QSize, width: int, height: int, ratio: float) -> QPixmap:
    """Return a piece of a size in the middle of a picture that is so wide and high."""
    picture = clear_pixmap(width, height, ratio)
    area = QRectF(0, 0, size.width(), size.height())
    area.moveCenter(QRectF(0, 0, width, height).center())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    piece.paint(painter, area)
    painter.end()
    return picture
