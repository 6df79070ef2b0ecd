"""The statistics sheet of the box: how many tiles of each kind there are, and what they hold."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.setup import MOST_PLAYERS
from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, icon_label, label, separator
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.reference.finding import (
    OBSTACLE,
    ONE_WAY,
    SHOWN,
    Kind,
    kind_name,
    shown_name,
)
from minigolf_desktop.ui.designer.reference.statistics import (
    ROWS,
    Holding,
    base_tiles,
    by_kind,
    row_of,
)
from minigolf_desktop.ui.designer.widgets.wish_icon import element_icon

translate = QCoreApplication.translate

_TILE = 36
"""Side of the tile that stands for its kind, in pixels."""
_STRONGEST = 0.62
"""Opacity of the wash behind the largest figure of a column."""
_BAR = 5
"""Height of the bar of a kind's share in all tiles, in pixels."""


class Figure(QLabel):
    """A figure of the sheet, the stronger its ground the more of its column it is."""

    def __init__(self, look: Look, words: str, *, bold: bool = False) -> None:
        """``words`` tell what is counted."""
        super().__init__()
        self._look = look
        self._words = words
        self._part = 0.0
        self.setProperty("role", "body_bold" if bold else "body")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(look.size(44, 26))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_figure(self, text: str, part: float) -> None:
        """Show a figure that is such a part of the largest of its column, 0 to 1."""
        self.setText(text)
        self.setAccessibleName(with_colon(self._words, text))
        self.setToolTip(self._words)
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, then the figure."""
        if self._part > 0:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QColor(self._look.theme.par_zone)
            ground.setAlphaF(0.08 + (_STRONGEST - 0.08) * self._part)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
            painter.end()
        super().paintEvent(event)


class Share(QWidget):
    """A bar as long as the share of a kind in all tiles."""

    def __init__(self, look: Look, part: float) -> None:
        super().__init__()
        self._look = look
        self._part = part
        self.setFixedHeight(look.px(_BAR))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint groove and bar."""
        theme, round_ = self._look.theme, self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(self.rect())
        painter.setBrush(theme.track)
        painter.drawRoundedRect(groove, round_, round_)
        painter.setBrush(theme.par_zone_edge)
        groove.setWidth(max(self.height(), groove.width() * self._part))
        painter.drawRoundedRect(groove, round_, round_)
        painter.end()


class StatisticsPage(QWidget):
    """A row a kind of tile, a column for what the tiles hold; of the box, or a player's share."""

    def __init__(self, look: Look, designs: Sequence[TileDesign], atlas: TileAtlas) -> None:
        super().__init__()
        self._look = look
        self._designs = designs
        self._pictures = TilesLater(atlas, self)
        self._pictures.painted.connect(self._show_tiles)
        self._tiles: list[tuple[QLabel, TileDesign]] = []
        self._kinds = by_kind(designs)
        self._base = base_tiles(designs)
        self.figures: dict[Kind | None, list[Figure]] = {}
        """The figures by row; those of the whole base box under None."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        card = frame("card", translate("reference", "What the tiles hold"))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 14)))
        inside.setSpacing(look.px(Space.MEDIUM))
        inside.addLayout(self._head())
        inside.addLayout(self._sheet(), 1)
        inside.addWidget(self._note)
        column.addWidget(card, 1)
        self._show(0)

    def _head(self) -> QHBoxLayout:
        look = self._look
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        head.addWidget(label(translate("reference", "What the tiles hold"), "card_title"), 1)
        words = [
            translate("reference", "In the box"),
            *(
                translate("reference", "%n players", "", players)
                for players in range(2, MOST_PLAYERS + 1)
            ),
        ]
        self.players = Segments(look, translate("reference", "A player's share"), words, 0)
        """The box as a whole, or what each of two to five players may expect of it."""
        self.players.chosen.connect(self._show)
        head.addWidget(self.players)
        self._note = label("", "small_body", "second", wrap=True)
        return head

    def _sheet(self) -> QGridLayout:
        look = self._look
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(look.px(2))
        grid.setColumnMinimumWidth(0, look.px(_TILE + 8))
        grid.setColumnMinimumWidth(1, look.px(150))
        names = self._column_names()
        for place, (icon, name) in enumerate(names, 2):
            grid.addLayout(self._column_head(icon, name), 0, place)
            grid.setColumnStretch(place, 1)
        row = 1
        for kind in ROWS:
            if kind is Kind.EXPANSION:
                grid.addWidget(separator(), row, 0, 1, grid.columnCount())
                self._add_row(grid, row + 1, None)
                row += 2
            self._add_row(grid, row, kind)
            row += 1
        return grid

    @staticmethod
    def _column_names() -> list[tuple[str, str]]:
        """Return icon and name of each column, in the order of the figures."""
        icons = {shown: shown for shown in (OBSTACLE, ONE_WAY)}
        return [
            ("bag", translate("reference", "Tiles")),
            ("par", translate("reference", "Par")),
            *((icons.get(shown) or element_icon(shown), shown_name(shown)) for shown in SHOWN),
        ]

    def _column_head(self, icon: str, name: str) -> QVBoxLayout:
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addStretch(1)
        picture = icon_label(self._look, icon, 24)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        words = label(name, "caption", "second", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        words.setMinimumHeight(self._look.px(32))
        head.addWidget(words)
        return head

    def _add_row(self, grid: QGridLayout, row: int, kind: Kind | None) -> None:
        look, is_sum = self._look, kind is None
        name = translate("reference", "All of the base box") if kind is None else _row_name(kind)
        if kind is not None:
            grid.addWidget(self._tile_of(kind), row, 0)
        title = QVBoxLayout()
        title.setSpacing(look.px(3))
        title.setContentsMargins(0, 0, look.px(Space.MEDIUM), 0)
        title.addStretch(1)
        title.addWidget(label(name, "body_bold" if is_sum else "body"))
        if kind is not None and kind is not Kind.EXPANSION:
            title.addWidget(Share(look, self._kinds[kind].tiles / self._base.tiles))
        title.addStretch(1)
        grid.addLayout(title, row, 1)
        figures = []
        for place, (_, column) in enumerate(self._column_names(), 2):
            figure = Figure(look, f"{name}, {column}", bold=is_sum)
            grid.addWidget(figure, row, place)
            figures.append(figure)
        self.figures[kind] = figures
        grid.setRowStretch(row, 1)

    def _tile_of(self, kind: Kind) -> QLabel:
        """Return the picture of a tile of a kind: the one that is in the box most often."""
        designs = [design for design in self._designs if row_of(design) is kind]
        design = max(designs, key=lambda one: one.copies)
        picture = QLabel()
        side = self._look.px(_TILE)
        picture.setFixedSize(side, side)
        self._tiles.append((picture, design))
        return picture

    # Showing

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the tiles once they are looked at."""
        super().showEvent(event)
        self._show_tiles()

    def _show_tiles(self) -> None:
        side, ratio = self._look.px(_TILE), self.devicePixelRatioF()
        for place, design in self._tiles:
            picture = self._pictures.pixmap(design, 0, side, ratio)
            if picture is not None:
                place.setPixmap(picture)

    def _show(self, choice: int) -> None:
        """Show the box (0), or the share of each of so many players and one more."""
        players = choice + 1
        rows: list[tuple[Kind | None, Holding]] = [*self._kinds.items(), (None, self._base)]
        kinds = [self._kinds[kind].figures() for kind in ROWS if kind is not Kind.EXPANSION]
        largest = [max(column) for column in zip(*kinds, strict=True)]
        for row, found in rows:
            for place, (figure, count) in enumerate(
                zip(self.figures[row], found.figures(), strict=True)
            ):
                tinted = row is not None and row is not Kind.EXPANSION and largest[place]
                part = count / largest[place] if tinted else 0.0
                figure.show_figure(_words(count, players), part)
        if players == 1:
            text = translate(
                "reference",
                "Bars show the share of all tiles; the darker a figure's ground, the more of "
                "its kind the tiles hold. The bag holds them all when a game begins.",
            )
        else:
            text = translate(
                "reference",
                "What each of %n players may expect, if the whole bag were shared out evenly.",
                "",
                players,
            )
        self._note.setText(text)


def _row_name(kind: Kind) -> str:
    if kind is Kind.EXPANSION:
        return translate("reference", "Putt of No Return")
    return kind_name(kind)


def _words(count: int, players: int) -> str:
    """Return a figure as it stands on the sheet: nothing of a kind is a dash."""
    if not count:
        return "–"
    return QLocale().toString(count / players, "f", 1) if players > 1 else str(count)
