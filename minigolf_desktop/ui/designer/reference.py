"""What is in the box of Minigolf Designer, page by page: tiles, lands, clients and promises."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import PROMISES, Client, MrsClient
from minigolf_desktop.model.designer.box import ELEMENT_NAMES, Land, TileDesign
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.reference import GalleryPage, ReferencePage
from minigolf_desktop.ui.common.text import content_name, with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import (
    LaterPicture,
    LaterPictures,
    in_one_step,
    on_meadow,
)
from minigolf_desktop.ui.common.widgets.pieces import (
    Segments,
    frame,
    icon_button,
    label,
    scroll_area,
)
from minigolf_desktop.ui.common.widgets.tokens import BALL, balls_pixmap
from minigolf_desktop.ui.designer.art.plot import land_pixmap
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.land_choice import (
    area_words,
    difficulty_words,
    land_words,
    tiles_words,
    water_words,
)
from minigolf_desktop.ui.designer.promises import PromiseCard
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.statistics import (
    SHOWN,
    StatisticsPage,
    TileSearch,
    TileType,
    kind_name,
    kinds_of,
    shown_name,
)
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS
from minigolf_desktop.ui.designer.text.tiles import element_count, tile_words
from minigolf_desktop.ui.designer.widgets.clients import (
    ClientCard,
    client_name,
    element_icon,
    wish_rule,
)

_WIDE, _HIGH = 172, 178


class LandsPage(GalleryPage):
    """Pictures with points, golf balls and square metres."""

    def __init__(self, look: Look, lands: Sequence[Land]) -> None:
        super().__init__(look)
        self._lands = {land.id: land for land in lands}
        name = translate("reference", "Lands")
        self.gallery = Gallery(look, name, _WIDE, _HIGH)
        """All of them."""
        self._pictures = LaterPictures(look, self, clear_pixmap)
        self._pictures.painted.connect(self.gallery.viewport().update)
        self.lay_out(name, (), self.gallery, self._closely())
        self.gallery.chosen.connect(self._look_at)
        self.gallery.show_exhibits([self._exhibit(land) for land in lands])

    def _closely(self) -> QWidget:
        look = self.look
        card = frame("card", translate("reference", "The land looked at"))
        card.setFixedWidth(look.px(330))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 16)))
        column.setSpacing(look.px(Space.SMALL))
        blank = in_one_step(lambda width, height, ratio: QPixmap())
        self._picture = LaterPicture(look, blank, "", look.px(12), look.size(240, 220))
        column.addWidget(self._picture, 1)
        self._title = label("", "course_name")
        column.addWidget(self._title)
        self._balls = QLabel()
        column.addWidget(self._balls)
        self._facts = label("", "body", wrap=True)
        column.addWidget(self._facts)
        return card

    def _exhibit(self, land: Land) -> Exhibit:
        words = with_colon(content_name(land.name), land_words(land))
        return Exhibit(land.id, words, lambda painter, area: self._paint(painter, area, land))

    def _paint(self, painter: QPainter, area: QRectF, land: Land) -> None:
        look, theme = self.look, self.look.theme
        edge = look.px(8)
        wide, high = look.px(_WIDE) - 3 * edge, look.px(112)
        ratio = self.devicePixelRatioF()
        draw = in_one_step(partial(land_pixmap, land, theme))
        picture = self._pictures.picture(land.id, land, draw, wide, high, ratio)
        left, top = area.center().x() - wide / 2, area.top() + edge
        painter.drawPixmap(QPointF(left, top), picture)
        line = look.px(19)
        name = QRectF(left, top + high + look.px(5), wide, line)
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        _between(painter, name, content_name(land.name), str(land.points))
        smile = look.px(15)
        points = painter.fontMetrics().horizontalAdvance(str(land.points))
        face = icon_pixmap("smile", theme.text, smile, ratio)
        painter.drawPixmap(
            QPointF(name.right() - points - smile - 4, name.center().y() - smile / 2), face
        )
        lower = name.translated(0, line)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption", look.scale))
        _between(painter, lower, "", area_words(land))
        balls = balls_pixmap(look, land.difficulty, ratio)
        painter.drawPixmap(QPointF(left, lower.center().y() - look.px(BALL) / 2), balls)

    def _look_at(self, key: str) -> None:
        land = self._lands.get(key)
        if land is None:
            return
        look = self.look

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            edge = look.px(16)
            plot = land_pixmap(land, look.theme, width - edge, height - edge, ratio)
            # The land is painted in its evening light already.
            canvas = on_meadow(QPixmap(), look, width, height, ratio)
            painter = QPainter(canvas)
            painter.drawPixmap(edge // 2, edge // 2, plot)
            painter.end()
            return canvas

        self._picture.paint_steps(in_one_step(draw))
        self._picture.setAccessibleName(content_name(land.name))
        self._title.setText(content_name(land.name))
        self._balls.setPixmap(balls_pixmap(look, land.difficulty, self.devicePixelRatioF()))
        self._balls.setAccessibleName(difficulty_words(land))
        points = land.points
        said = translate("land", "%n points", "", points)
        facts = (said, difficulty_words(land), tiles_words(land), area_words(land))
        self._facts.setText("\n".join((*facts, water_words(land))))


def _between(painter: QPainter, line: QRectF, first: str, last: str) -> None:
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line, int(middle | Qt.AlignmentFlag.AlignLeft), first)
    painter.drawText(line, int(middle | Qt.AlignmentFlag.AlignRight), last)


_PAIR = 2
"""Columns of cards that the Mrs Clients have, and the Mr Clients."""
_COLOUR = "blue"


class ClientsPage(QWidget):
    """Portrait, name and wish of everybody who may want a course."""

    def __init__(self, look: Look, clients: Sequence[Client]) -> None:
        super().__init__()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        whole.addWidget(scroll_area(inside))
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(look.px(Space.PANEL_GAP))
        self.cards = [_card(look, client) for client in clients]
        """A card each, in the order of the content."""
        for first, wanted in ((0, True), (_PAIR, False)):
            cards = [card for card in self.cards if isinstance(card.client, MrsClient) is wanted]
            for place, card in enumerate(cards):
                grid.addWidget(card, place // _PAIR, first + place % _PAIR)
        for column in range(2 * _PAIR):
            grid.setColumnStretch(column, 1)


def _card(look: Look, client: Client) -> ClientCard:
    card = ClientCard(look, client, in_full=True)
    focus = look.theme.focus.name()
    card.setStyleSheet(f'QFrame[role="panel"]:focus {{ border: 2px solid {focus}; }}')
    words = with_colon(client_name(client), wish_rule(client))
    if client.set != "base":
        words = f"{words} {translate('reference', 'From Putt of No Return')}."
        card.setToolTip(f"{wish_rule(client)}\n{translate('reference', 'From Putt of No Return')}")
    card.setAccessibleName(words)
    card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return card


class PromisesPage(QWidget):
    """The seven promises, and what they bring to one to five players."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cards: list[PromiseCard] = []
        """The seven, in their order."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.LARGE))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        name = translate("reference", "Players")
        head.addWidget(label(name, "body_bold"))
        self.players = Segments(look, name, [str(count) for count in range(1, 6)], 0)
        """How many play."""
        self.players.chosen.connect(lambda index: self._show(index + 1))
        head.addWidget(self.players)
        head.addStretch(1)
        strip = frame("panel", name)
        strip.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inside = QVBoxLayout(strip)
        inside.setContentsMargins(*(look.px(side) for side in (16, 8, 16, 8)))
        inside.addLayout(head)
        column.addWidget(strip)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.px(Space.HAIR))
        column.addLayout(self._row, 1)
        column.addWidget(self._note())
        self._show(1)

    def _note(self) -> QWidget:
        note = frame("panel", translate("reference", "How promises work"))
        note.setMaximumHeight(self._look.px(76))
        inside = QVBoxLayout(note)
        inside.setContentsMargins(*(self._look.px(side) for side in (16, 12, 16, 12)))
        text = translate(
            "reference",
            "Advanced game: promise one condition at least when your land is chosen, and more "
            "at each visit of the clients. A promise cannot be taken back. Only what was "
            "promised is won or lost; in a group the best keeper of a promise gains most.",
        )
        inside.addWidget(label(text, "body", wrap=True))
        return note

    def _show(self, players: int) -> None:
        look = self._look
        for card in self.cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for number, promise in enumerate(PROMISES, 1):
            card = PromiseCard(look, promise, number, CONDITION_ICONS[promise], _COLOUR, players)
            card.setCheckable(False)
            card.setToolTip("")
            card.setCursor(Qt.CursorShape.ArrowCursor)
            card.setMaximumSize(look.size(230, 400))
            card.walk.connect(lambda step, place=number - 1: self._walk(place + step))
            self.cards.append(card)
            self._row.addWidget(card, 1)

    def _walk(self, place: int) -> None:
        self.cards[place % len(self.cards)].setFocus()


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
        self.lay_out(translate("reference", "Tiles"), self._heads(), self.gallery, self._closely())
        self.gallery.chosen.connect(self._look_at)
        self._search()

    def _make_search(self) -> None:
        look = self.look
        self.words = QLineEdit()
        """Words that describe the tiles looked for."""
        name = translate("reference", "Search: dog, corner, par 2 …")
        self.words.setPlaceholderText(name)
        self.words.setAccessibleName(translate("reference", "Search the tiles"))
        self.words.setClearButtonEnabled(True)
        self.words.setFixedWidth(look.px(240))
        self.words.textChanged.connect(self._search)
        names = [translate("reference", "All"), *(kind_name(kind) for kind in TileType)]
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
        look = self.look
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
        look = self.look
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
        search = TileSearch(
            list(TileType)[current - 1] if current else None,
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
        look, theme = self.look, self.look.theme
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
            design, 0, self.look.px(_LARGE), self.devicePixelRatioF()
        )
        self._picture.setPixmap(picture)
        self._picture.setAccessibleName(tile_words(design))
        kinds = kinds_of(design) - {TileType.EXPANSION}
        self._title.setText(" · ".join(kind_name(kind) for kind in TileType if kind in kinds))
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


def reference_pages(look: Look, shell: DesignerShell) -> tuple[ReferencePage[Any], ...]:
    """Return the pages; the tiles tell how many are in the bag of the game that is open."""
    content, atlas = shell.box.catalogue, shell.box.atlas
    return (
        ReferencePage(
            translate("reference", "Tiles"),
            lambda: TilesPage(look, content.designs, atlas, shell.left_in_bag),
            lambda page: page.gallery,
            lambda page: page.words,
        ),
        ReferencePage(
            translate("reference", "Clients"),
            lambda: ClientsPage(look, content.clients),
            lambda page: page.cards[0],
        ),
        ReferencePage(
            translate("reference", "Promises"),
            lambda: PromisesPage(look),
            lambda page: page.players,
        ),
        ReferencePage(
            translate("reference", "Lands"),
            lambda: LandsPage(look, content.lands),
            lambda page: page.gallery,
        ),
        ReferencePage(
            translate("reference", "Statistics"),
            lambda: StatisticsPage(look, content.designs, atlas),
            lambda page: page.players,
        ),
    )
