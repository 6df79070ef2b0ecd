"""The screen of the land editor."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent

from minigolf_desktop.model.designer.land_drawing import Brush
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen, LayingBoard
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.land_editor.panels import LandActions, LandPanels
from minigolf_desktop.ui.designer.land_editor.stage import (
    LandDesk,
    LandSession,
    LandStage,
    LandView,
)


class LandEditorScreen(BoardScreen):
    """A land being drawn; figures and what is missing follow every stroke."""

    play_requested = Signal()
    """A game on the land is asked for; it can be built on."""
    shelf_requested = Signal()
    """The shelf of lands is asked for."""
    fresh_requested = Signal()
    """Another land is to be begun."""
    open_requested = Signal()
    """A file is to be opened."""
    code_requested = Signal()
    """A code is to be typed."""
    hand_out_requested = Signal()
    """The land is to be saved as a file to share."""
    copy_requested = Signal()
    """The code of the land is to be copied."""

    def __init__(
        self,
        look: Look,
        session: LandSession,
        settings: Settings,
        difficulty: Callable[[], int | None],
    ) -> None:
        """``difficulty`` tells how hard the land is, once it was filled."""
        super().__init__()
        tells_about(self, "land")
        self.setAccessibleName(translate("land editor", "Land editor"))
        self.session = session
        """The land being drawn."""
        self.look = look
        """Theme and scale that it is drawn in."""
        self._difficulty = difficulty
        self.stage = LandStage(look.theme, Motion.of(settings), session.layout, self)
        """The meadow."""
        self.desk = LandDesk(session, self.stage)
        """The brush."""
        self.view = LandView(self.stage, self.desk)
        """The window onto the meadow."""
        self.view.setParent(self)
        self.view.setAccessibleName(translate("land editor", "Meadow"))
        self.setFocusProxy(self.view)
        self.actions_ = LandActions(self, look)
        """What can be done by a button, a key or the menu."""
        self.panels = LandPanels(self, look, self.actions_)
        """What lies over the meadow."""
        self.board = LayingBoard(self, self.view, self.desk)
        """The meadow under its panels."""
        self.board.furnish(self.panels)
        self._connect()
        self.follow()
        self.panels.brushes.show_brush(self.stage.brush)
        self.view.fit()

    def _connect(self) -> None:
        session, panels = self.session, self.panels
        session.changed.connect(panels.toast.hide)
        session.changed.connect(self.follow)
        self.stage.drawn.connect(self._show_figures)
        panels.brushes.chosen.connect(self._choose)
        panels.land.named.connect(lambda name: session.change(session.layout.named(name)))
        panels.check.list.pointed.connect(self._light)
        panels.check.list.itemClicked.connect(lambda _: self._show_problem())
        panels.check.list.itemActivated.connect(lambda _: self._show_problem())
        actions = self.actions_
        for action in self.actions():
            # First of all: what is done next is done to the land of the name that stands there.
            action.triggered.connect(panels.land.finish)
        connect_all(
            [
                (actions.turn, self.desk.turn_gate),
                (actions.mirror, lambda: session.change(session.layout.mirrored())),
                (actions.undo, session.undo),
                (actions.redo, session.redo),
                (actions.shelf, self.shelf_requested.emit),
                (actions.open, self.open_requested.emit),
                (actions.by_code, self.code_requested.emit),
                (actions.hand_out, self.hand_out_requested.emit),
                (actions.copy_code, self.copy_requested.emit),
                (actions.clear, self.fresh_requested.emit),
                (actions.play, self._play),
                (actions.zoom_in, self.view.zoom_in),
                (actions.zoom_out, self.view.zoom_out),
                (actions.fit, self.view.fit),
                (actions.rules, self.asks.rules.emit),
                (actions.settings, self.asks.settings.emit),
                (actions.home, self.asks.home.emit),
                (actions.more, self.asks.menu.emit),
            ]
        )

    # Showing

    def follow(self) -> None:
        """Show the land as it is in the history."""
        self.stage.show_drawing(self.session.layout)

    def _show_figures(self) -> None:
        """Show the figures of what is seen, also in the midst of a stroke."""
        drawing, session = self.stage.drawing, self.session
        self.panels.show_land(drawing, self._difficulty() if drawing is session.layout else None)
        self.actions_.undo.setEnabled(session.can_undo)
        self.actions_.redo.setEnabled(session.can_redo)
        for action in (self.actions_.play, self.actions_.copy_code):
            action.setEnabled(not drawing.problems)

    def show_proof(self, words: str, note: str, picture: QImage | None) -> None:
        """Show what came of filling the land."""
        self.panels.proof.show_proof(words, note, picture)
        self._show_figures()

    def _choose(self, brush: Brush) -> None:
        self.desk.choose(brush)
        self.panels.brushes.show_brush(brush)
        self.view.setFocus()

    def _light(self, row: int) -> None:
        problems = self.stage.drawing.problems
        self.stage.light(problems[row].cells if 0 <= row < len(problems) else ())

    def _show_problem(self) -> None:
        self._light(self.panels.check.list.currentRow())
        self.view.setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        self.stage.motion = Motion.of(settings)

    def _play(self) -> None:
        if not self.session.layout.problems:
            self.play_requested.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow a key on the meadow: Space paints as Enter does."""
        key = event.key()
        return self.board.follow_key(Qt.Key.Key_Return if key == Qt.Key.Key_Space else key)
