"""The three racks of a table: who plays when, the tiles to choose from, the tiles to come.

In a low window the tiles of the racks are smaller, and other things give way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import TileDesign
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE
from minigolf_desktop.ui.common.rule_places import rule_button, tells_about
from minigolf_desktop.ui.common.spare_time import SpareTime
from minigolf_desktop.ui.common.text import in_order, with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.tile_card import FRAME, RackCard

_LEAST_WIDTH, _LEAST_HEIGHT = 1180, 600
"""Size of a screen in which every plan has room: a display of 1366 x 768 with a task bar and a
title bar at 115 %."""

_STEP = 0.05
"""Steps of the scale of a table for which there is less room."""

_WIDTHS = {3: 328, 4: 384, 5: 304, 6: 304}
"""Width of the panel by number of slots: the more of them, the more courses of others stand
beside it."""
_TWO_ACROSS = 304
"""Width of the panel when its tiles lie in two rows of two."""
_WIDER = (1300, 24)
"""Least width of a screen in which the panel is so much wider."""
_ROOMY, _ROOMY_SCREEN = 440, (1700, 860)
"""Width of the panel in a screen of this width and height, for any number of slots."""

EDGE = 44
"""Width of bench and gate beside the tiles, with the gap."""
NEXT = 38
"""Width of the word before the tiles to come."""
SIDES = 24
"""Both margins of the panel beside its tiles."""
RIM = 12
"""Room of both frames of a tile that stands out."""
COUNTS = 16
"""Height of the line below a tile: its key and what is on it."""
GAP = 4
"""Between the lines of the panel, and between tiles to come."""
PAWNS = 56
"""Height of the order of play with names."""
HEAD = 30
"""Height of the title, with the order of play beside it where it has no line of its own."""
_ENDS = 18
"""Margins above and below."""
_CAPTION = 20
"""Height of the word above the tiles to come."""

SHEET, FOLDED_SHEET = 198, 126
"""Least heights of the score sheet: holes below each other, and in two columns."""
_REST = 48 + 2 * 12 + 2 * 10
"""Height of the bar above, and of margins and gaps of the column."""
_BUTTONS, _LOW_BUTTONS = 116, 104
"""Heights of the buttons below, and where every line counts."""

_LARGEST, _FOLDED_LARGEST = 104, 96
"""Side of a tile at most; where the sheet has given way, it has the rest."""
_WANTED = (88, 66)
"""Sides of a tile for which names and the whole sheet give way: the first that can be had."""
_GRAIN = 4
"""Tiles grow in such steps: a window that grows by a little keeps its panels."""
_COMING, _ROOMY_COMING = 40, 64


class RackPlan(NamedTuple):
    """What a table for a group looks like in a screen of some size."""

    width: int
    """Width of the panel."""
    across: int
    """Tiles in a row."""
    side: int
    """Side of a tile to choose from."""
    coming: int
    """Side of a tile to come."""
    has_names: bool
    """Whether the order of play has a line of its own, with names."""
    is_folded: bool
    """Whether the score sheet has two columns of holes."""

    @property
    def is_low(self) -> bool:
        """Whether all that can has given way to the tiles."""
        return self.is_folded and not self.has_names

    @property
    def cell(self) -> int:
        """Width of a slot: its tile, the frame, and room for what is on the tile."""
        # One less, for at other scales lengths are rounded up.
        return (self.width - SIDES - EDGE) // self.across - 1

    @property
    def is_roomy(self) -> bool:
        """Whether the word for the tiles to come stands above them."""
        return self.width == _ROOMY

    def height(self, slots: int) -> int:
        """Return the height of the racks with so many slots."""
        rows = -(-slots // self.across)
        names = PAWNS + GAP if self.has_names else 0
        caption = _CAPTION if self.is_roomy else 0
        besides = _ENDS + HEAD + GAP + names + GAP + caption + self.coming
        return besides + rows * (self.side + RIM + COUNTS)


def largest_scale(width: int, height: int) -> float:
    """Return the largest interface scale in which a screen has room for a table for a group."""
    largest = min(width / _LEAST_WIDTH, height / _LEAST_HEIGHT)
    return max(1, int(largest / _STEP + 1e-6)) * _STEP


def rack_plan(slots: int, width: float, height: float) -> RackPlan:
    """Return the plan for a screen: with names and the whole sheet where tiles stay large."""
    plans = [
        [_with_tiles(slots, rows, width, height, has_names, is_folded) for rows in (1, 2)]
        for has_names, is_folded in ((True, False), (True, True), (False, True))
    ]
    # Three tiles lie in one row rather than have the sheet folded for an empty place.
    best = [
        max(rows[:1] if slots == 3 and rows[0].is_folded else rows, key=lambda one: one.side)
        for rows in plans
    ]
    for wanted in _WANTED:
        for plan in best:
            if plan.side >= wanted:
                return plan
    return max(plans[-1], key=lambda one: one.side)


def _with_tiles(
    slots: int, rows: int, width: float, height: float, has_names: bool, is_folded: bool
) -> RackPlan:
    """Return a plan with tiles in so many rows, as large as there is room for."""
    across = -(-slots // rows)
    roomy = width >= _ROOMY_SCREEN[0] and height >= _ROOMY_SCREEN[1]
    least, more = _WIDER
    panel = (_TWO_ACROSS if across == 2 else _WIDTHS[slots]) + (more if width >= least else 0)
    if roomy:
        panel = _ROOMY
    before = 0 if roomy else NEXT
    coming = min(_ROOMY_COMING if roomy else _COMING, (panel - SIDES - before) // slots - GAP)
    plan = RackPlan(panel, across, 0, coming, has_names, is_folded)
    sheet = FOLDED_SHEET if is_folded else SHEET
    buttons = _LOW_BUTTONS if plan.is_low else _BUTTONS
    room = height - _REST - buttons - sheet - plan.height(0)
    largest = _FOLDED_LARGEST if is_folded else _LARGEST
    side = min(largest, int(room / rows) - RIM - COUNTS, plan.cell - RIM)
    return plan._replace(side=side - side % _GRAIN)


_TOKEN = 26
"""Width of a token without a name."""


class Pawn(NamedTuple):
    """A pawn in the order of play."""

    name: str
    colour: str
    has_played: bool = False
    is_next: bool = False
    """Whether it is this player's turn."""


class PawnRow(QWidget):
    """Who plays when, from the left."""

    def __init__(self, look: Look, *, has_names: bool = True) -> None:
        """Without names it is a row of tokens, as wide as they are."""
        super().__init__()
        self._look = look
        self._has_names = has_names
        self._pawns: Sequence[Pawn] = ()
        width = QSizePolicy.Policy.Expanding if has_names else QSizePolicy.Policy.Fixed
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)

    @property
    def pawns(self) -> Sequence[Pawn]:
        """The pawns shown."""
        return self._pawns

    def show_pawns(self, pawns: Sequence[Pawn]) -> None:
        """Show the order of play."""
        if pawns == self._pawns:
            return
        self._pawns = pawns
        lines = [f"{place}. {pawn.name}: {_doing(pawn)}" for place, pawn in enumerate(pawns, 1)]
        title = translate("PawnRow", "Order of play")
        self.setAccessibleName(with_colon(title, ", ".join(lines)))
        self.setToolTip("\n".join((title, *lines)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for tokens, with their names below."""
        if self._has_names:
            return self._look.size(240, PAWNS)
        return self._look.size(_TOKEN * len(self._pawns), HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tokens, names and the arrows between them."""
        if not self._pawns:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() / len(self._pawns)
        edge = look.px(6) if self._has_names else 0
        for place, pawn in enumerate(self._pawns):
            area = QRectF(place * wide, 0, wide, self.height())
            self._paint_pawn(painter, pawn, area.adjusted(edge, 0, -edge, 0))
            if place and self._has_names:
                side = look.px(11)
                arrow = icon_pixmap("right", theme.second_text, side, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(area.left() - side / 2, look.px(15)), arrow)
        painter.end()

    def _paint_pawn(self, painter: QPainter, pawn: Pawn, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        if pawn.is_next:
            painter.setPen(QPen(theme.hover_edge, 1.5))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        painter.setOpacity(0.4 if pawn.has_played else 1)
        middle = QPointF(area.center().x(), look.px(20 if self._has_names else HEAD / 2))
        paint_player_token(
            painter, pawn.colour, middle, look.px(14 if self._has_names else 9), theme
        )
        painter.setOpacity(1)
        if pawn.has_played:
            side = look.px(16)
            tick = icon_pixmap("check", theme.fits, side, self.devicePixelRatioF())
            painter.drawPixmap(middle + QPointF(look.px(4), -look.px(2)), tick)
        if self._has_names:
            self._paint_name(painter, pawn, area)

    def _paint_name(self, painter: QPainter, pawn: Pawn, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("caption_bold" if pawn.is_next else "caption", look.scale))
        if pawn.is_next:
            painter.setPen(theme.hover_text)
        else:
            painter.setPen(theme.second_text if pawn.has_played else theme.text)
        line = QRectF(area.left() + 3, look.px(36), area.width() - 6, look.px(18))
        name = QFontMetricsF(painter.font()).elidedText(
            in_order(pawn.name), Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)


def _doing(pawn: Pawn) -> str:
    if pawn.is_next:
        return translate("PawnRow", "plays now")
    if pawn.has_played:
        return translate("PawnRow", "has played")
    return translate("PawnRow", "waits")


class Bench(QWidget):
    """The bench at the left of the middle rack: the topmost plays first in the next round."""

    def __init__(self, look: Look, width: float) -> None:
        super().__init__()
        self._look = look
        self._sitting: tuple[Sequence[str], Sequence[str]] | None = None
        self._colours: Sequence[str] = ()
        self.setFixedWidth(look.px(width))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.show_bench((), ())

    @property
    def colours(self) -> Sequence[str]:
        """Colours of those who sit on it, the first to play first."""
        return self._colours

    def show_bench(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """Show who passed, the first to play first."""
        if (names, colours) == self._sitting:
            return
        self._sitting = names, colours
        self._colours = tuple(colours)
        told = ", ".join(names) or translate("Bench", "nobody")
        rule = translate(
            "Bench", "Whoever passed plays first in the next round, the last one first"
        )
        self.setAccessibleName(translate("Bench", "Bench: {names}").replace("{names}", told))
        self.setToolTip(f"{self.accessibleName()}\n{rule}")
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for the bench and one pawn."""
        return self._look.size(30, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bench and who sits on it."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0, look.px(6), 0, -look.px(6))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        side, middle = look.px(20), area.center().x()
        top = area.top() + look.px(6)
        picture = icon_pixmap("bench", theme.second_text, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(middle - side / 2, top), picture)
        top += side + look.px(4)
        step = min(look.px(28), (area.bottom() - top - look.px(2)) / max(1, len(self._colours)))
        for place, colour in enumerate(self._colours):
            center = QPointF(middle, top + (place + 0.5) * step)
            paint_player_token(painter, colour, center, min(look.px(12), step * 0.46), theme)
        painter.end()


BENCH = EDGE - 4
"""Width of the bench, and of the tile at the gate below it."""

_MEMORY = 6 * MEGABYTE
"""For pictures of tiles: the same designs come again."""


class RacksPanel(Panel):
    """Shows the racks and passes on what is done with their tiles."""

    taken = Signal(int)
    """The tile of a slot was clicked."""
    keyed = Signal(int)
    """The tile of a slot was taken with the keyboard."""
    dragged = Signal(int, QPoint)
    """The tile of a slot is dragged to a point of the screen."""
    dropped = Signal(int, QPoint)
    """The tile of a slot is dropped at a point of the screen."""
    turned = Signal()
    """The tile that is dragged is to be turned."""

    def __init__(self, look: Look, slots: int, plan: RackPlan, *, has_gate: bool) -> None:
        super().__init__(look, translate("RacksPanel", "Racks"))
        self._atlas = TileAtlas(_MEMORY)
        self._pictures = TilesLater(self._atlas, self)
        self._unpainted: list[TileDesign] = []
        self._foreseen: list[TileDesign] = []
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._prepare)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(12), look.px(10), look.px(12), look.px(8))
        stack.setSpacing(look.px(GAP))
        self._title = ElidedLabel("", "panel_title")
        self._keys = label("", "caption", "second")
        self.order = PawnRow(look, has_names=plan.has_names)
        """Top rack."""
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        if plan.has_names:
            head.addWidget(rule_button(look))
        tells_about(self, "turn")
        head.addWidget(self._keys if plan.has_names else self.order)
        stack.addLayout(head)
        if plan.has_names:
            stack.addWidget(self.order)
        stack.addLayout(self._middle(look, plan, slots, has_gate))
        foot = QBoxLayout(
            QBoxLayout.Direction.TopToBottom if plan.is_roomy else QBoxLayout.Direction.LeftToRight
        )
        foot.setSpacing(look.px(GAP))
        next_round = label(translate("RacksPanel", "Next"), "caption", "second")
        next_round.setMinimumWidth(look.px(NEXT - GAP))
        foot.addWidget(next_round)
        self.coming = ComingTiles(look, plan.coming, self._atlas, self._pictures)
        """Bottom rack."""
        foot.addWidget(self.coming, 1)
        stack.addLayout(foot)

    def _middle(self, look: Look, plan: RackPlan, slots: int, has_gate: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.px(EDGE - BENCH))
        edge = QVBoxLayout()
        edge.setSpacing(0)
        self.bench = Bench(look, BENCH)
        """Those who passed."""
        edge.addWidget(self.bench, 1)
        self.gate: RackCard | None = None
        """The tile in reserve; None where none may be kept."""
        if has_gate:
            self.gate = RackCard(look, FROM_THE_GATE, BENCH - 2 * FRAME, atlas=self._atlas)
            self._pass_on(self.gate, FROM_THE_GATE)
            edge.addWidget(self.gate)
        row.addLayout(edge)
        grid = QGridLayout()
        grid.setSpacing(0)
        self.cards = [
            RackCard(look, slot, plan.side, COUNTS, plan.cell, self._atlas, self._pictures)
            for slot in range(slots)
        ]
        """Middle rack, by slot."""
        for slot, card in enumerate(self.cards):
            self._pass_on(card, slot)
            grid.addWidget(card, slot // plan.across, slot % plan.across)
        row.addStretch(1)
        row.addLayout(grid)
        row.addStretch(1)
        return row

    def _pass_on(self, card: RackCard, slot: int) -> None:
        card.taken.connect(lambda: self.taken.emit(slot))
        card.keyed.connect(lambda: self.keyed.emit(slot))
        card.dragged.connect(lambda at: self.dragged.emit(slot, at))
        card.dropped.connect(lambda at: self.dropped.emit(slot, at))
        card.turned.connect(self.turned)

    def foresee(self, tiles: Iterable[TileDesign]) -> None:
        """Paint tiles that may come while there is nothing else to do."""
        self._foreseen = list(tiles)
        self._idle.start()

    def show_coming(self, tiles: Sequence[TileDesign]) -> None:
        """Show the tiles of the next round, and paint them for the middle rack when idle."""
        if tiles != self.coming.tiles:
            self.coming.show_tiles(tiles)
            self._unpainted = list(tiles)
            self._idle.start()

    def _prepare(self) -> None:
        spare_time = SpareTime.of_application()
        if not self._unpainted and not self._foreseen:
            self._idle.stop()
        elif spare_time.is_left:
            with spare_time.spending():
                if self._unpainted:
                    self.cards[0].prepare(self._unpainted.pop())
                else:
                    self.coming.prepare(self._foreseen.pop())

    def tell(self, title: str, keys: str) -> None:
        """Show what is to be done, and with which keys."""
        self._title.setText(title)
        self._title.setToolTip(title)
        self._keys.setText(keys)

    @property
    def title(self) -> str:
        """What is to be done."""
        return self._title.text()


class ComingTiles(QWidget):
    """The bottom rack: small, to be looked at."""

    def __init__(self, look: Look, side: float, atlas: TileAtlas, pictures: TilesLater) -> None:
        """``pictures`` are those of the atlas as there is time to paint them."""
        super().__init__()
        self._look = look
        self._side = side
        self._atlas = atlas
        self._pictures = pictures
        pictures.painted.connect(self.update)
        self._tiles: Sequence[TileDesign] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tiles(self, tiles: Sequence[TileDesign]) -> None:
        """Show the tiles of the next round."""
        self._tiles = tiles
        words = "\n".join(tile_words(tile) for tile in tiles)
        title = translate("RacksPanel", "Tiles of the next round")
        self.setAccessibleName(with_colon(title, words))
        self.setToolTip(f"{title}\n{words}")
        self.update()

    def prepare(self, tile: TileDesign) -> None:
        """Paint a tile beforehand."""
        self._atlas.pixmap(tile, 0, self._look.px(self._side), self.devicePixelRatioF())

    @property
    def tiles(self) -> Sequence[TileDesign]:
        """The tiles shown."""
        return self._tiles

    def sizeHint(self) -> QSize:
        """Return room for the tiles."""
        return self._look.size(100, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self._look.px(4)
        # As large as was planned, or as a longer word beside them leaves room for.
        fits = (self.width() + gap) // max(1, len(self._tiles)) - gap
        side = min(self._look.px(self._side), fits)
        for place, tile in enumerate(self._tiles):
            corner = QPointF(place * (side + gap), 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 36))
            painter.drawRoundedRect(QRectF(corner.x() + 1, corner.y() + 2, side, side), 3, 3)
            picture = self._pictures.pixmap(tile, 0, side, self.devicePixelRatioF())
            if picture is not None:
                painter.drawPixmap(corner, picture)
        painter.end()
