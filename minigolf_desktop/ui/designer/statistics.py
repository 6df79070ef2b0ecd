"""The tiles of the box, found by what they are and show, and counted on the statistics sheet."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.box import ELEMENT_NAMES, Role, TileDesign
from minigolf_desktop.model.designer.setup import MOST_PLAYERS
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments, frame, icon_label, label, separator
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.clients import element_icon

OBSTACLE = "obstacle"
ONE_WAY = "one-way"
SHOWN = (*ELEMENT_NAMES, OBSTACLE, ONE_WAY)
"""What can be looked for on a tile."""


class TileType(StrEnum):
    """What a tile can be; one of the expansion may be two things at once."""

    TEE = "tee"
    GREEN = "green"
    STRAIGHT = "straight"
    CORNER = "corner"
    CROSSING = "crossing"
    LAWN = "lawn"
    EXPANSION = "expansion"


def kind_name(kind: TileType) -> str:
    """Return the name of a kind, as it stands on its button."""
    return {
        TileType.TEE: translate("reference", "Tee"),
        TileType.GREEN: translate("reference", "Green"),
        TileType.STRAIGHT: translate("reference", "Straight"),
        TileType.CORNER: translate("reference", "Corner"),
        TileType.CROSSING: translate("reference", "Crossing"),
        TileType.LAWN: translate("reference", "Lawn"),
        TileType.EXPANSION: translate("reference", "Expansion"),
    }[kind]


def shown_name(shown: str) -> str:
    """Return the name of what can be looked for on a tile; raises KeyError for anything else."""
    return {
        "people": translate("reference", "People"),
        "dogs": translate("reference", "Dogs"),
        "trees": translate("reference", "Trees"),
        "benches": translate("reference", "Benches"),
        "pools": translate("reference", "Pools"),
        "pipes": translate("reference", "Pipes and tunnels"),
        "slopes": translate("reference", "Slopes"),
        "flowers": translate("reference", "Flower beds"),
        OBSTACLE: translate("reference", "Obstacles"),
        ONE_WAY: translate("reference", "One way only"),
    }[shown]


def kinds_of(design: TileDesign) -> frozenset[TileType]:
    """Return everything that a tile is."""
    kinds = {TileType.EXPANSION} if design.set != "base" else set()
    roles = [segment.role for segment in design.segments]
    if not roles:
        kinds.add(TileType.LAWN)
    if Role.TEE in roles:
        kinds.add(TileType.TEE)
    if Role.GREEN in roles:
        kinds.add(TileType.GREEN)
    paths = [segment for segment in design.segments if segment.role is Role.PATH]
    if design.is_bridge:
        kinds.add(TileType.CROSSING)
    else:
        kinds |= {TileType.CORNER if path.is_corner else TileType.STRAIGHT for path in paths}
    return frozenset(kinds)


def shows(design: TileDesign, shown: str) -> bool:
    """Whether a tile shows an element, has an obstacle, or can be played one way only."""
    if shown == OBSTACLE:
        return design.obstacle
    if shown == ONE_WAY:
        return any(segment.one_way for segment in design.segments)
    return bool(getattr(design.elements, shown))


@dataclass(frozen=True)
class TileSearch:
    """What is looked for; a tile must suit all of it."""

    kind: TileType | None = None
    shown: frozenset[str] = frozenset()
    """Of :data:`SHOWN`."""
    words: str = ""
    """Beginnings of words that describe the tile, in the player's language."""

    def finds(self, design: TileDesign) -> bool:
        """Whether a tile is one of those looked for."""
        return (
            (self.kind is None or self.kind in kinds_of(design))
            and all(shows(design, shown) for shown in self.shown)
            and self._says(design)
        )

    def _says(self, design: TileDesign) -> bool:
        wanted = self.words.casefold().split()
        if not wanted:
            return True
        said = [tile_words(design), *(kind_name(kind) for kind in kinds_of(design))]
        said.extend(shown_name(shown) for shown in SHOWN if shows(design, shown))
        words = " ".join(said).casefold().replace(",", " ").split()
        return all(any(word.startswith(part) for word in words) for part in wanted)


def left_in_bag(designs: Sequence[TileDesign], bag: bytes) -> dict[str, int]:
    """Return by id how many copies of every design a bag holds; visit tiles are passed over."""
    counts = Counter(bag)
    return {design.id: counts[index] for index, design in enumerate(designs)}


ROWS = (
    TileType.TEE,
    TileType.GREEN,
    TileType.STRAIGHT,
    TileType.CORNER,
    TileType.CROSSING,
    TileType.LAWN,
    TileType.EXPANSION,
)
"""Kinds by which the tiles are told apart; all of the expansion are one of them."""


class Holding(NamedTuple):
    """What some tiles hold together, with all their copies."""

    tiles: int
    par: int
    """Sum of the red flags."""
    shown: tuple[int, ...]
    """By :data:`SHOWN`: elements, then tiles with an obstacle, then tiles of one way only."""

    def figures(self) -> tuple[int, ...]:
        """Return all its figures in the order of the sheet: tiles, par, and what is shown."""
        return self.tiles, self.par, *self.shown


def row_of(design: TileDesign) -> TileType:
    """Return the row that a tile is counted in."""
    kinds = kinds_of(design)
    if TileType.EXPANSION in kinds:
        return TileType.EXPANSION
    return next(kind for kind in ROWS if kind in kinds)


def holding(designs: Iterable[TileDesign]) -> Holding:
    """Count some designs, each as often as it is in the box."""
    found = tuple(designs)
    return Holding(
        sum(design.copies for design in found),
        sum(design.copies * design.par for design in found),
        tuple(sum(design.copies * _count(design, shown) for design in found) for shown in SHOWN),
    )


def by_kind(designs: Sequence[TileDesign]) -> dict[TileType, Holding]:
    """Return what the tiles of each row hold."""
    return {kind: holding(one for one in designs if row_of(one) is kind) for kind in ROWS}


def base_tiles(designs: Iterable[TileDesign]) -> Holding:
    """Return what the tiles of the base box hold together."""
    return holding(one for one in designs if row_of(one) is not TileType.EXPANSION)


def _count(design: TileDesign, shown: str) -> int:
    elements = design.elements._asdict()
    return elements[shown] if shown in elements else shows(design, shown)


_TILE = 36
"""Side of the tile that stands for its kind, in pixels."""
_STRONGEST = 0.62
"""Opacity of the wash behind the largest figure of a column."""
_BAR = 5
"""Height of the bar of a kind's share in all tiles, in pixels."""


class SheetFigure(QLabel):
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
        self.figures: dict[TileType | None, list[SheetFigure]] = {}
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
            if kind is TileType.EXPANSION:
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

    def _add_row(self, grid: QGridLayout, row: int, kind: TileType | None) -> None:
        look, is_sum = self._look, kind is None
        name = translate("reference", "All of the base box") if kind is None else _row_name(kind)
        if kind is not None:
            grid.addWidget(self._tile_of(kind), row, 0)
        title = QVBoxLayout()
        title.setSpacing(look.px(3))
        title.setContentsMargins(0, 0, look.px(Space.MEDIUM), 0)
        title.addStretch(1)
        title.addWidget(label(name, "body_bold" if is_sum else "body"))
        if kind is not None and kind is not TileType.EXPANSION:
            title.addWidget(Share(look, self._kinds[kind].tiles / self._base.tiles))
        title.addStretch(1)
        grid.addLayout(title, row, 1)
        figures = []
        for place, (_, column) in enumerate(self._column_names(), 2):
            figure = SheetFigure(look, f"{name}, {column}", bold=is_sum)
            grid.addWidget(figure, row, place)
            figures.append(figure)
        self.figures[kind] = figures
        grid.setRowStretch(row, 1)

    def _tile_of(self, kind: TileType) -> QLabel:
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
        rows: list[tuple[TileType | None, Holding]] = [*self._kinds.items(), (None, self._base)]
        kinds = [self._kinds[kind].figures() for kind in ROWS if kind is not TileType.EXPANSION]
        largest = [max(column) for column in zip(*kinds, strict=True)]
        for row, found in rows:
            for place, (figure, count) in enumerate(
                zip(self.figures[row], found.figures(), strict=True)
            ):
                tinted = row is not None and row is not TileType.EXPANSION and largest[place]
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


def _row_name(kind: TileType) -> str:
    if kind is TileType.EXPANSION:
        return translate("reference", "Putt of No Return")
    return kind_name(kind)


def _words(count: int, players: int) -> str:
    """Return a figure as it stands on the sheet: nothing of a kind is a dash."""
    if not count:
        return "–"
    return QLocale().toString(count / players, "f", 1) if players > 1 else str(count)
