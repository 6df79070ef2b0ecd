"""The three racks of a table: who plays when, the tiles to choose from, the tiles to come."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import TileDesign
from minigolf_desktop.ui.common.art.atlas import MEGABYTE
from minigolf_desktop.ui.common.painting_later import SpareTime
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.rule_button import rule_button
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.pawn_row import Bench, PawnRow
from minigolf_desktop.ui.designer.widgets.rack_card import RackCard
from minigolf_desktop.ui.designer.widgets.rack_plan import COUNTS, EDGE, GAP, NEXT, RackPlan
from minigolf_desktop.ui.designer.widgets.tile_card import FRAME

translate = QCoreApplication.translate

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
