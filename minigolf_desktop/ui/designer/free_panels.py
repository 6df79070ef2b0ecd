"""The panels round the free board: the whole box, what the score depends on, and the actions."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import (
    ELEMENT_NAMES,
    Assessment,
    Client,
    Land,
    MrClient,
    MrsClient,
    TileDesign,
)
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.kept import MEGABYTE
from minigolf_desktop.ui.common.text import content_name
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
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import Segments, icon_button, name_choice
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.free_layout import FreeDesk, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.table.actions import BoardActions
from minigolf_desktop.ui.designer.table.panels import BoardPanels
from minigolf_desktop.ui.designer.text.conditions import with_figures
from minigolf_desktop.ui.designer.text.tiles import element_name, tile_kind, tile_words
from minigolf_desktop.ui.designer.widgets.clients import client_name, element_icon
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet

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
        look = self.look
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
        if self.take_edge(painter, option, held=design == self.held):
            painter.drawRoundedRect(tile.adjusted(-2, -2, 2, 2), 5, 5)
        self._paint_count(painter, tile, left)
        painter.restore()

    def _paint_count(self, painter: QPainter, tile: QRectF, left: int) -> None:
        look, theme = self.look, self.look.theme
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
        self.lay_out((self._filters(), self._element_row()), self.tiles)
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
            choice.setProperty("role", "element")
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
        self.count.setText(translate("TilePalette", "%n designs", "", self.tiles.count()))

    def _told(self, design: int) -> str:
        left = translate("TilePalette", "%n left", "", self._painter.left_of(design))
        return f"{self._words[design]} ({left})"


LONGEST_NAME = 60
"""Letters of the name of a course at most."""
MOST = 99
"""Passes or collected tiles at most."""
_BESIDE = 46
"""Width of the edges and the arrows of a counter."""

SOLO, TABLE = 0, 1


class ChoicesPanel(Panel):
    """Stands where the clients stand at a table."""

    chosen = Signal(object)
    """Carries the :class:`FreeLayout` with what was chosen."""

    def __init__(
        self, look: Look, catalogue: Catalogue, own: Sequence[Land], layout: FreeLayout
    ) -> None:
        """``own`` are lands that the player drew; they come before those of the box."""
        super().__init__(look, translate("ChoicesPanel", "Course"))
        self._catalogue = catalogue
        self._lands = (*own, *catalogue.lands)
        self._shown = layout
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 10)))
        column.setSpacing(look.px(6))
        self.name = NameField(LONGEST_NAME)
        """Name of the course."""
        self.name.setAccessibleName(translate("ChoicesPanel", "Name of the course"))
        self.name.setPlaceholderText(translate("ChoicesPanel", "Name of the course"))
        self.name.editingFinished.connect(self._rename)
        column.addWidget(self.name)
        self.land = QComboBox()
        """The land."""
        name_choice(self.land, translate("ChoicesPanel", "Land"))
        self.land.addItems([content_name(land.name) for land in self._lands])
        self.land.setPlaceholderText(translate("ChoicesPanel", "Land of the file"))
        self.land.activated.connect(self._choose_land)
        column.addWidget(self.land)
        self.mrs = self._client_box(
            translate("ChoicesPanel", "Mrs Client"),
            translate("ChoicesPanel", "No Mrs Client"),
            catalogue.mrs_clients,
        )
        """Mrs Client."""
        column.addWidget(self.mrs)
        self.mr = self._client_box(
            translate("ChoicesPanel", "Mr Client"),
            translate("ChoicesPanel", "No Mr Client"),
            catalogue.mr_clients,
        )
        """Mr Client."""
        column.addWidget(self.mr)
        column.addLayout(self._counts())
        self.show_layout(layout)

    def _client_box(self, name: str, nobody: str, clients: Sequence[Client]) -> QComboBox:
        box = QComboBox()
        name_choice(box, name)
        box.addItems([nobody, *(client_name(client) for client in clients)])
        box.activated.connect(self._choose_clients)
        return box

    def _counts(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        words = (translate("ChoicesPanel", "Solo"), translate("ChoicesPanel", "Table"))
        title = translate("ChoicesPanel", "Score")
        self.version = Segments(self.look, title, words, SOLO)
        """Whether it is scored as in the solo game or as at a table."""
        # Two short words beside a number: the panel is narrow.
        self.version.setStyleSheet(f"QPushButton {{ padding: 2px {self.look.px(3)}px; }}")
        self.version.chosen.connect(self._choose_version)
        row.addWidget(self.version, 1)
        self.passes = self._spin(
            translate("ChoicesPanel", "Passes"),
            with_figures(
                translate("ChoicesPanel", "Passes of the solo game, {pass_cost.points} off each")
            ),
        )
        """Passes of the solo game."""
        self.collected = self._spin(
            translate("ChoicesPanel", "Tiles"),
            with_figures(
                translate(
                    "ChoicesPanel", "Tiles collected face down, {collected_points.points} each"
                )
            ),
        )
        """Tiles collected at a table."""
        row.addWidget(self.passes)
        row.addWidget(self.collected)
        return row

    def _spin(self, prefix: str, name: str) -> QSpinBox:
        spin = _Counter(self.look)
        spin.setRange(0, MOST)
        spin.setPrefix(f"{prefix} ")
        spin.setAccessibleName(name)
        spin.setToolTip(name)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setKeyboardTracking(False)
        spin.valueChanged.connect(self._count)
        return spin

    def show_layout(self, layout: FreeLayout) -> None:
        """Show what is chosen."""
        self._shown = kept = layout
        with QSignalBlocker(self.passes), QSignalBlocker(self.collected):
            self.passes.setValue(kept.course_file.passes)
            self.collected.setValue(kept.course_file.collected)
        self.passes.setVisible(layout.solo)
        self.collected.setVisible(not layout.solo)
        self.version.choose(SOLO if layout.solo else TABLE)
        if self.name.text() != kept.course_file.name:
            self.name.setText(kept.course_file.name)
        lands = self._lands
        land = layout.course.land
        self.land.setCurrentIndex(lands.index(land) if land in lands else -1)
        _show_client(self.mrs, self._catalogue.mrs_clients, layout.course_file.mrs)
        _show_client(self.mr, self._catalogue.mr_clients, layout.course_file.mr)

    def _rename(self) -> None:
        if self.name.text() != self._shown.course_file.name:
            self._choose(name=self.name.typed)

    def _choose_land(self, index: int) -> None:
        land = self._lands[index]
        if land is not self._shown.course.land:
            self.chosen.emit(self._shown.on_land(land))

    def _choose_clients(self) -> None:
        mrs = (None, *self._catalogue.mrs_clients)[self.mrs.currentIndex()]
        mr = (None, *self._catalogue.mr_clients)[self.mr.currentIndex()]
        self._choose(clients=tuple(client for client in (mrs, mr) if client is not None))

    def _choose_version(self, version: int) -> None:
        self.chosen.emit(replace(self._shown, solo=version == SOLO))

    def _count(self) -> None:
        self._choose(passes=self.passes.value(), collected=self.collected.value())

    def _choose(self, **changes: object) -> None:
        course_file = replace(self._shown.course_file, **changes)  # type: ignore[arg-type]
        self.chosen.emit(replace(self._shown, course_file=course_file))


class _Counter(QSpinBox):
    """Counts something that stands before the figure."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._beside = look.px(_BESIDE)

    def minimumSizeHint(self) -> QSize:
        """Return room for its largest figure: Qt counts that of the arrows twice."""
        words = f"{self.prefix()}{self.maximum()}"
        wide = self.fontMetrics().horizontalAdvance(words) + self._beside
        return QSize(wide, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()


def _show_client(box: QComboBox, clients: Sequence[Client], client: Client | None) -> None:
    box.setCurrentIndex(0 if client is None else clients.index(client) + 1)


class FreeActions(BoardActions):
    """The actions of the free board."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen, look, 0)
        # Nobody takes turns here.
        for action in (self.skip, self.stop, self.log):
            action.setVisible(False)
        self.remove = self.action(
            translate("FreeActions", "Take the tile away"), QKeySequence.StandardKey.Delete
        )
        self.clear = self.action(translate("FreeActions", "Clear the land"), "X")
        self.search = self.action(translate("FreeActions", "Search the box"), "/")
        self.shelf = self.action(translate("FreeActions", "Your boards"), "B", "shelf")
        self.open = self.action(translate("FreeActions", "Open a course"), "O", "folder")
        self.lands = self.action(translate("FreeActions", "Draw a land"), "Shift+L", "land")
        self.picture = self.action(translate("FreeActions", "Save a picture"), "I", "picture")
        self.print = self.action(
            translate("print", "On paper"), QKeySequence.StandardKey.Print, "print"
        )
        self.gates = self.action(translate("opening day", "Open the gates"), "Shift+G", "fun")
        self.putt = self.action(translate("FreeActions", "Putt on it"), "G", "putt")
        self.save.setShortcut(QKeySequence(QKeySequence.StandardKey.Save))
        key = self.save.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.save.setToolTip(f"{self.save.text()} ({key})")

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return (
            *(self.undo, self.redo, self.shelf, self.save, self.lands, self.picture, self.gates),
            self.putt,
            *(self.hints, self.rules, self.settings),
        )

    @property
    def turn_actions(self) -> tuple[QAction, ...]:
        """What the menu offers besides what every table has."""
        return (
            *(self.remove, self.clear, self.search, self.shelf, self.open, self.lands),
            *(self.picture, self.print, self.gates, self.putt),
        )


RIGHT_WIDTH = 300
SHEET_HEIGHT = 250
BOX_HEIGHT = 2000
FACE = 38


class FreePanels(BoardPanels):
    """Choices and score on the left, the box and the score sheet on the right."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: FreeSession,
        catalogue: Catalogue,
        own: Sequence[Land],
        actions: FreeActions,
        motion: Motion,
    ) -> None:
        layout = session.layout
        self._session = session
        self.choices = ChoicesPanel(look, catalogue, own, layout)
        super().__init__(
            screen,
            look,
            _pair(layout, catalogue),
            actions,
            motion,
            right_width=RIGHT_WIDTH,
            conditions=_conditions(layout, session.assessment),
            has_levels=layout.solo,
            above=[self.choices],
        )
        if not layout.solo:
            side = look.px(FACE)
            token = player_shape_pixmap(look, "blue", side, screen.devicePixelRatioF())
            self.satisfaction.show_face(token, translate("FreePanels", "Score at a table"))
        self.bar.set_home(actions.home)
        self.box = TilePalette(look, catalogue.designs)
        self.right.add(self.box, BOX_HEIGHT)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet)
        self.sheet.setFixedHeight(look.px(SHEET_HEIGHT))
        self.right.finish()

    def show_state(self, shown: Assessment, other: Callable[[], Assessment]) -> None:
        """Show one of the scores; the switch would show what ``other`` returns."""
        layout = self._session.seen
        land = layout.course.land
        name = content_name(land.name) if land.name else translate("FreePanels", "no land")
        text = translate("FreePanels", "{land}  ·  free board").replace("{land}", name)
        self.bar.show_game(text)
        cells = len(land.free)
        self.bar.progress.show_progress(cells - layout.course.missing, cells)
        self.bar.show_bag(None)
        self.satisfaction.show_score(shown, other, layout.course.missing)
        self.choices.show_layout(self._session.layout)

    def show_tool(self, desk: FreeDesk) -> None:
        """Show which tile is in hand, and the cubes that it would add."""
        self.box.show_box(self._session.left_of, desk.slot)
        self.show_score_sheet(desk, self._session.assessment, self._session.outlook)


def _pair(layout: FreeLayout, catalogue: Catalogue) -> tuple[MrsClient, MrClient]:
    """Return both clients; a missing one has no line, so any other can stand in."""
    kept = layout.course_file
    return kept.mrs or catalogue.mrs_clients[0], kept.mr or catalogue.mr_clients[0]


def _conditions(layout: FreeLayout, assessment: Assessment) -> list[str]:
    """Return the conditions that have a line: not the whim of a client who is missing."""
    missing = {
        "her_whim": layout.course_file.mrs is None,
        "his_whim": layout.course_file.mr is None,
    }
    found = [condition.id for condition in assessment.score.conditions]
    return [identity for identity in found if not missing.get(identity, False)]
