"""What lies round the meadow of the land editor: brushes, figures, proof, and the actions."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer.box import Gate, Land, Water
from minigolf_desktop.model.designer.land_drawing import Brush, LandDrawing
from minigolf_desktop.model.designer.own_land import LONGEST_NAME
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.boards.window import Paper
from minigolf_desktop.ui.common.laying.board_screen import place_columns, place_zoom
from minigolf_desktop.ui.common.laying.check_panel import CheckPanel
from minigolf_desktop.ui.common.theme import Space, Theme, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import ActionBar, ActionSet
from minigolf_desktop.ui.common.widgets.bars import TopBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.panel import Column, Panel, ZoomButtons
from minigolf_desktop.ui.common.widgets.picture_preview import PicturePreview
from minigolf_desktop.ui.common.widgets.pieces import Figure, label, steady_icon
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.common.widgets.tokens import balls_pixmap
from minigolf_desktop.ui.designer.art.plot import paint_land, paint_plot
from minigolf_desktop.ui.designer.land_editor.stage import COLOUR
from minigolf_desktop.ui.designer.land_editor.words import brush_name, problem_sentence

Keys = QKeySequence.StandardKey

BRUSHES: Final = (Brush.FREE, Brush.POND, Brush.STREAM, Brush.NOTHING, Brush.GATE)
"""In the order of their keys, from 1."""


class LandActions(ActionSet):
    """The actions of the land editor."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen, look, translate("land editor", "Show the whole land"), "0")
        self.brushes = {
            brush: self.action(brush_name(brush), str(key)) for key, brush in enumerate(BRUSHES, 1)
        }
        self.turn = self.action(translate("land editor", "Turn the gate"), "R", "turn")
        self.mirror = self.action(translate("land editor", "Mirror the land"), "M", "flip")
        self.shelf = self.action(translate("land editor", "Your lands"), "B", "shelf")
        self.open = self.action(translate("land editor", "Open a shared land"), "O", "folder")
        self.by_code = self.action(translate("land editor", "Draw a land by its code"), "C")
        self.hand_out = self.action(translate("land editor", "Save a file to share"), Keys.Save)
        self.copy_code = self.action(
            translate("land editor", "Copy the code of the land"), "Ctrl+C", "copy"
        )
        self.share = self.action(translate("land editor", "Share"), "", "share")
        self.clear = self.action(translate("land editor", "Begin another land"), "X", "plus")
        self.clear.setIconText(translate("land editor", "New"))
        self.play = self.action(translate("land editor", "Play here"), "G", "start")

    def menu(self) -> QMenu:
        """Return a menu with them."""
        return self.menu_of(
            (self.undo, self.redo),
            (*self.brushes.values(), self.turn, self.mirror),
            (self.shelf, self.clear),
            self.sharing,
            (self.fit, self.zoom_in, self.zoom_out),
            (self.play, self.rules, self.settings, self.home, self.more),
        )

    @property
    def sharing(self) -> tuple[QAction, ...]:
        """What takes a land out of the program, or into it."""
        return self.open, self.by_code, self.hand_out, self.copy_code

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return self.undo, self.redo, self.turn, self.mirror, self.shelf, self.rules, self.settings


_SWATCH: Final = 40


class BrushPanel(Panel):
    """The brushes, each with a picture of what it paints; one is in hand."""

    chosen = Signal(object)
    """Carries the :class:`Brush` that was taken."""

    def __init__(self, look: Look, actions: LandActions) -> None:
        super().__init__(look, translate("land editor", "Brushes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        column.setSpacing(look.px(6))
        column.addWidget(label(translate("land editor", "Brushes"), "panel_title"))
        self.buttons: dict[Brush, QPushButton] = {}
        """By brush."""
        for key, brush in enumerate(BRUSHES, 1):
            button = QPushButton(f"\u2002{brush_name(brush)}\u2003{key}")
            button.setProperty("role", "chip")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setIcon(_swatch(look, brush))
            button.setIconSize(look.size(_SWATCH, _SWATCH))
            button.setAccessibleName(brush_name(brush))
            button.setToolTip(actions.brushes[brush].toolTip())
            button.setStyleSheet("text-align: left;")
            button.clicked.connect(lambda _=False, brush=brush: self.chosen.emit(brush))
            actions.brushes[brush].triggered.connect(
                lambda _=False, brush=brush: self.chosen.emit(brush)
            )
            self.buttons[brush] = button
            column.addWidget(button)
        words = translate(
            "land editor", "Drag to paint, with Shift a rectangle. Click the gate to turn it."
        )
        column.addWidget(label(words, "small_body", "second", wrap=True))

    def show_brush(self, brush: Brush) -> None:
        """Show which one is in hand."""
        for one, button in self.buttons.items():
            button.setChecked(one is brush)


def _swatch(look: Look, brush: Brush) -> QIcon:
    """Return what a brush paints, as large as fits a small square."""
    side = look.px(_SWATCH)
    picture = clear_pixmap(side, side, 2.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if brush is Brush.NOTHING:
        look.icon("close").paint(painter, picture_rect(side))
    else:
        far = Gate(40, 40, "SE")
        cells = frozenset({pack(0, 0)})
        free = cells if brush is Brush.FREE else frozenset()
        kind = Water.POND if brush is Brush.POND else Water.STREAM
        water = {} if brush in (Brush.FREE, Brush.GATE) else dict.fromkeys(cells, kind)
        gate = Gate(0, 0, "SE") if brush is Brush.GATE else far
        _paint_part(painter, Land("", "", 0, 0, free, water, gate), look.theme, side, brush)
    painter.end()
    return steady_icon(picture)


def picture_rect(side: int) -> QRect:
    """Return the middle of a swatch."""
    edge = side // 4
    return QRect(edge, edge, side - 2 * edge, side - 2 * edge)


def _paint_part(painter: QPainter, land: Land, theme: Theme, side: int, brush: Brush) -> None:
    """Paint the cell (0, 0) of a land, or its gate, into a square."""
    if brush is Brush.GATE:
        roof = player_colour(COLOUR).fill(theme)
        paint_land(painter, land, theme, QRectF(0, 0, side, side), roof)
        return
    painter.setClipRect(QRectF(0, 0, side, side))
    painter.scale(side / 116, side / 116)
    painter.translate(8, 8)
    paint_plot(painter, land, theme, QColor())


UNKNOWN = "\N{EN DASH}"
"""Stands for a figure of what is no land yet."""
_BALL = 13.0


class LandPanel(Panel):
    """A field for the name, and four figures that follow every stroke."""

    named = Signal(str)
    """The land has another name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("land editor", "Land"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        column.setSpacing(look.px(8))
        self.name = NameField(LONGEST_NAME)
        """Name of the land."""
        self.name.setAccessibleName(translate("land editor", "Name of the land"))
        self.name.setPlaceholderText(translate("land editor", "Name of the land"))
        self.name.editingFinished.connect(self.finish)
        self._known_name = ""
        column.addWidget(self.name)
        self.cells = Figure(look, translate("land editor", "Cells"))
        self.area = Figure(look, translate("land editor", "Area"))
        self.hard = Figure(look, translate("land editor", "Difficulty"))
        self.points = Figure(look, translate("land editor", "Points"))
        grid = QGridLayout()
        grid.setSpacing(look.px(6))
        for place, figure in enumerate((self.cells, self.area, self.hard, self.points)):
            grid.addWidget(figure, place // 2, place % 2)
        column.addLayout(grid)

    def finish(self) -> None:
        """Take what was typed for the name, whether or not Enter followed."""
        if self.name.text() != self._known_name:
            self._known_name = self.name.text()
            self.named.emit(" ".join(self.name.typed.split()))

    def show_land(self, drawing: LandDrawing, difficulty: int | None) -> None:
        """Show a land: as hard as filling it has told, or about as hard as it looks."""
        if self.name.text() == self._known_name != drawing.name:
            self._known_name = drawing.name
            self.name.setText(drawing.name)
            self.name.setCursorPosition(0)
        self.cells.tell(str(len(drawing.free)))
        area = translate("land editor", "{area} m²").replace("{area}", str(drawing.area))
        self.area.tell(area)
        if drawing.problems:
            self.hard.tell(UNKNOWN)
            self.points.tell(UNKNOWN)
            return
        balls = difficulty or drawing.difficulty
        words = translate("land editor", "About %n golf balls, by an estimate", "", balls)
        picture = balls_pixmap(self.look, balls, self.devicePixelRatioF(), ball=_BALL, height=22)
        self.hard.show_picture(picture, words)
        about = translate("land editor", "about {points}")
        self.points.tell(about.replace("{points}", str(drawing.points(balls))))


_LEAST: Final = (120, 110)
"""Room that the picture has at least, in logical pixels."""
TALLEST = 2000
"""Height beyond which a panel does not grow."""


class ProofPanel(Panel):
    """A course with which a computer has filled the land."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("land editor", "Proof"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        column.setSpacing(look.px(4))
        self.words = label("", "panel_title", wrap=True)
        """What came of it."""
        self.picture = PicturePreview(look.size(*_LEAST))
        """The course."""
        self.note = label("", "small_body", "second", wrap=True)
        column.addWidget(self.words)
        column.addWidget(self.picture, 1)
        column.addWidget(self.note)

    def show_proof(self, words: str, note: str, picture: QImage | None) -> None:
        """Show what came of it, or what is being done."""
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.note.setText(note)
        self.picture.setVisible(picture is not None)
        if picture is not None:
            self.picture.show_image(picture, words)
        # A panel with nothing to show leaves the room to the meadow.
        self.setMaximumHeight(TALLEST if picture is not None else self.sizeHint().height())


RIGHT_WIDTH = 300
_FOOT = 54


class LandPanels:
    """Brushes and what is missing on the left; figures, proof and buttons on the right."""

    def __init__(self, screen: QWidget, look: Look, actions: LandActions) -> None:
        self._look = look
        self.bar = TopBar(look, screen)
        self.bar.be_of_editor(
            actions.menu(), actions.home, actions.bar(), actions.share, actions.sharing
        )
        self.left = Column(look, screen)
        self.brushes = BrushPanel(look, actions)
        self.left.add(self.brushes)
        self.check = CheckPanel(look)
        self.left.add(self.check, TALLEST)
        self.left.finish()
        self.right = Column(look, screen, RIGHT_WIDTH)
        self.land = LandPanel(look)
        self.right.add(self.land)
        others = [actions.clear]
        self.right.add(ActionBar(look, actions.play, others, "G", "start"))
        # Last: the button stays where it is when the picture comes.
        self.proof = ProofPanel(look)
        self.right.add(self.proof, TALLEST)
        self.right.finish()
        self.zoom = ZoomButtons(look, [actions.zoom_in, actions.zoom_out, actions.fit], screen)
        self.toast = Toast(look, screen)

    @property
    def papers(self) -> Sequence[Paper]:
        """Those of them that hide some of the board."""
        return [self.left, self.right]

    def show_land(self, drawing: LandDrawing, difficulty: int | None) -> None:
        """Show a land."""
        self.bar.show_game(translate("land editor", "Minigolf Designer  ·  land editor"))
        self.land.show_land(drawing, difficulty)
        self.check.show_faults(
            [(problem_sentence(problem), True) for problem in drawing.problems],
            is_playable=not drawing.problems,
            note=translate("land editor", "Nothing is missing."),
        )

    def arrange(self, area: QRect) -> QRect:
        """Give everything its place in an area; return the free part of the board."""
        look = self._look
        board = place_columns(look, area, self.bar, self.left, self.right)
        place_zoom(look, self.zoom, board)
        middle = board.left() + board.width() / 2
        self.toast.stand(QPointF(middle, board.bottom() + 1 - look.px(_FOOT)))
        edge = look.px(Space.SMALL)
        return board.adjusted(edge, edge, -edge, -edge)
