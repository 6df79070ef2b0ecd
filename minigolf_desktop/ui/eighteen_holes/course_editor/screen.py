"""The screen of the course editor of 18 Holes."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSpinBox, QWidget

from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Course, Terrain
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.model.play import seed_from_text
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen, LayingBoard
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import SeedField, Segments, label, pop_up
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import (
    CourseEditorDesk,
    GreenNumbering,
    Hands,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.panels import (
    CourseEditorActions,
    CourseEditorPanels,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import (
    CourseEditorStage,
    CourseEditorView,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.words import fault_sentence


def number_menu(parent: QWidget, session: CourseEditorSession, green: Hex) -> QMenu:
    """Return a menu that gives the hole of a green another number, or takes it away."""
    layout = session.layout
    present = layout.numbers.get(green, 0)
    menu = QMenu(parent)
    group = QActionGroup(menu)
    if not present and green not in layout.links:
        text = translate("NumberMenu", "No tee leads to this green yet")
        menu.addAction(text).setEnabled(False)
    else:
        last = min(MOST_HOLES, len(layout.course.holes) + (not present))
        for number in range(1, last + 1):
            text = translate("NumberMenu", "Hole {number}").replace("{number}", str(number))
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(number == present)
            action.triggered.connect(
                lambda _=False, which=number: session.change(session.layout.numbered(green, which))
            )
            group.addAction(action)
    menu.addSeparator()
    release = menu.addAction(translate("NumberMenu", "&Not played"))
    release.setEnabled(bool(present))
    release.triggered.connect(lambda _=False: session.change(session.layout.unnumbered(green)))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


WIDTH = 420
USUAL_HOLES = 9


class QuickSheet(Overlay):
    """Asks, and tells the answer."""

    built = Signal(int, int, str)
    """Holes, stars (0 for any) and the text of the seed of the course to be built."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        title = translate("QuickSheet", "Quick course")
        super().__init__(parent, look, title, WIDTH)
        self.column.addWidget(label(title, "card_title"))
        text = translate(
            "QuickSheet", "Built by chance, hole after hole, by the book. It can be undone."
        )
        self.column.addWidget(label(text, "body", "second", wrap=True))
        self.column.addSpacing(look.px(Space.SMALL))
        self.holes = QSpinBox()
        """How many holes."""
        self.holes.setRange(1, MOST_HOLES)
        self.holes.setValue(USUAL_HOLES)
        self.holes.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.holes.setAccessibleName(translate("QuickSheet", "Holes"))
        self._add(translate("QuickSheet", "Holes"), self.holes)
        words = (translate("QuickSheet", "Any"), *("\N{BLACK STAR}" * stars for stars in (1, 2, 3)))
        self.stars = Segments(look, translate("QuickSheet", "Stars"), words, 0)
        """How hard."""
        self._add(translate("QuickSheet", "Stars"), self.stars)
        self.seed = SeedField(look, "")
        """Where chance begins."""
        self.seed.accepted.connect(self.build)
        self._add(translate("QuickSheet", "Seed"), self.seed)
        self.column.addSpacing(look.px(Space.MEDIUM))
        self.yes = self.add_answers(translate("QuickSheet", "Build"), self.build, "dice")
        """Builds."""
        self.open(self.holes)
        self.holes.selectAll()

    def _add(self, name: str, widget: QWidget) -> None:
        row = QHBoxLayout()
        title = label(name, "body_bold")
        title.setFixedWidth(self.look.px(72))
        row.addWidget(title)
        row.addWidget(widget, 1)
        self.column.addLayout(row)

    def build(self) -> None:
        """Tell the wishes."""
        wishes = (self.holes.value(), self.stars.current, self.seed.text)
        self.leave()
        self.built.emit(*wishes)


class CourseEditorScreen(BoardScreen):
    """A course of 18 Holes being laid; its faults are listed as it grows."""

    view: CourseEditorView

    play_requested = Signal()
    """A round on the course is asked for; it can be played."""
    shelf_requested = Signal()
    """The shelf of boards is asked for."""
    open_requested = Signal()
    """A course is to be chosen and opened."""
    save_requested = Signal()
    """The course is to be kept among the player's own."""
    take_in_requested = Signal()
    """A shared file is to be opened."""
    hand_out_requested = Signal()
    """The course is to be saved as a file to share."""
    picture_requested = Signal()
    """A picture of the course is to be saved."""
    copy_requested = Signal()
    """A picture of the course is to be copied."""
    print_requested = Signal()
    """The yardage book of the course is to be seen, to be printed."""

    def __init__(self, look: Look, session: CourseEditorSession, settings: Settings) -> None:
        super().__init__()
        tells_about(self, "course")
        self.setAccessibleName(translate("course editor", "Course editor"))
        self.session = session
        """The course being laid."""
        self.look = look
        """Theme and scale that it is drawn in."""
        self._settings = settings
        self.stage = CourseEditorStage(look.theme, session.box.face_by_id, self)
        """The board."""
        self.stage.pill.set_look(look.theme, look.scale)
        self.stage.motion = Motion.of(settings)
        self.desk = CourseEditorDesk(session, self.stage)
        """Its tools."""
        self.desk.hints = settings.hints
        self.view = CourseEditorView(self.stage, self.desk)
        """The window onto it."""
        self.view.setParent(self)
        self.setFocusProxy(self.view)
        self.actions_ = CourseEditorActions(self, look)
        """What can be done by a button, a key or the menu."""
        self.panels = CourseEditorPanels(self, look, session, self.actions_)
        """What lies over the board."""
        self.board = LayingBoard(self, self.view, self.desk)
        """The board under its panels."""
        self.board.furnish(self.panels)
        self._connect()
        self._show()
        self.fit()

    def _connect(self) -> None:
        session, desk, panels = self.session, self.desk, self.panels
        session.changed.connect(panels.toast.hide)
        session.changed.connect(self._show)
        session.lifting.connect(self._show)
        desk.tool_changed.connect(self._show_tool)
        desk.spot_changed.connect(self._show_tool)
        desk.refused.connect(lambda fault: self.say(fault_sentence(fault)))
        desk.number_asked.connect(self._ask_number)
        desk.laid.connect(self.view.make_room_beside)
        self._connect_actions(self.actions_)
        tiles = panels.tiles.tiles
        tiles.taken.connect(lambda piece: self._take(panels.tiles.face(piece)))
        tiles.keyed.connect(lambda piece: self._take(panels.tiles.face(piece), by_key=True))
        self.board.listen_to_box(tiles, lambda piece: desk.take_face(panels.tiles.face(piece)))
        kinds = panels.adjustments.kinds
        kinds.taken.connect(lambda kind: self._take_terrain(Terrain(kind)))
        kinds.keyed.connect(lambda kind: self._take_terrain(Terrain(kind), by_key=True))
        self.board.listen_to_box(kinds, lambda kind: desk.take_terrain(Terrain(kind)))
        panels.course.named.connect(lambda name: session.change(session.layout.named(name)))
        panels.holes.list.pointed.connect(self._light_hole)
        panels.holes.list.itemClicked.connect(lambda _: self._show_hole())
        panels.holes.list.walked.connect(self._show_hole)
        panels.holes.list.moved.connect(self._move_hole)
        panels.holes.list.asked.connect(self._ask_number_of)
        panels.check.list.pointed.connect(self._light_fault)
        panels.check.list.itemClicked.connect(lambda _: self._show_fault())
        panels.check.list.itemActivated.connect(lambda _: self._show_fault())

    def _connect_actions(self, actions: CourseEditorActions) -> None:
        session, desk = self.session, self.desk
        for action in self.actions():
            # First of all: what is done next is done to the course of the name that stands there.
            action.triggered.connect(self.panels.course.finish)
        connect_all(
            [
                (actions.turn, lambda: desk.turn(1)),
                (actions.turn_back, lambda: desk.turn(-1)),
                (actions.flip, desk.flip),
                (actions.remove, desk.remove),
                (actions.undo, lambda: self._leap(session.undo)),
                (actions.redo, lambda: self._leap(session.redo)),
                (actions.number, self._number),
                (actions.along, lambda: session.change(session.layout.numbered_along())),
                (actions.quick, self.ask_quick),
                (actions.shelf, self.shelf_requested.emit),
                (actions.open, self.open_requested.emit),
                (actions.save, self.save_requested.emit),
                (actions.clear, lambda: self.lay(session.layout.cleared().named("").course)),
                (actions.take_in, self.take_in_requested.emit),
                (actions.hand_out, self.hand_out_requested.emit),
                (actions.copy, self.copy_requested.emit),
                (actions.picture, self.picture_requested.emit),
                (actions.print, self.print_requested.emit),
                (actions.play, self._play),
                (actions.tiles, self.panels.tiles.tiles.setFocus),
                (actions.zoom_in, self.view.zoom_in),
                (actions.zoom_out, self.view.zoom_out),
                (actions.fit, self.fit),
                (actions.rules, self.asks.rules.emit),
                (actions.settings, self.asks.settings.emit),
                (actions.home, self.asks.home.emit),
                (actions.more, self.asks.menu.emit),
            ]
        )
        actions.hints.setChecked(self._settings.hints)
        actions.hints.triggered.connect(self._show_hints)

    # Showing

    def _show(self) -> None:
        session = self.session
        self.stage.show_layout(session.seen)
        self.stage.show_faults(session.faults_in_sight)
        self.panels.show_layout()
        actions = self.actions_
        actions.undo.setEnabled(session.can_undo)
        actions.redo.setEnabled(session.can_redo)
        actions.play.setEnabled(session.is_playable)
        has_links = bool(session.layout.links)
        actions.number.setEnabled(has_links)
        actions.along.setEnabled(has_links)
        laid = bool(session.layout.course.tiles)
        for action in (actions.save, actions.hand_out, actions.clear):
            action.setEnabled(laid)
        for action in (actions.copy, actions.picture, actions.print):
            action.setEnabled(laid)
        self._show_tool()

    def _show_tool(self) -> None:
        self.panels.show_tool(self.desk)
        tool, actions = self.desk.tool, self.actions_
        actions.number.setChecked(isinstance(tool, GreenNumbering))
        on_tile = isinstance(tool, Hands) and tool.tile is not None
        movable = on_tile or bool(self.desk.face)
        for action in (actions.turn, actions.turn_back, actions.flip):
            action.setEnabled(movable)
        on_small = isinstance(tool, Hands) and tool.adjustment is not None
        actions.remove.setEnabled(movable or on_small or self.desk.piece is not None)

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        self._settings = settings
        self.stage.motion = Motion.of(settings)
        self.desk.hints = settings.hints
        self.actions_.hints.setChecked(settings.hints)

    def _show_hints(self, hints: bool) -> None:
        self._settings = self._settings._replace(hints=hints)
        self.desk.hints = hints
        self.asks.setting.emit("hints", hints)

    def fit(self) -> None:
        """Show the whole course as it is now."""
        self.stage.fit_bounds()
        self.view.fit()

    def lay(self, course: Course) -> None:
        """Lay another course in place of this one; undo brings this one back."""
        self.desk.rest()
        had_tiles = bool(self.session.layout.course.tiles)
        self.session.change(replace(self.session.layout, course=course))
        self.fit()
        if had_tiles and self.session.can_undo:
            self.say(translate("course editor", "Undo brings back what lay here before."))
        self.view.setFocus()

    def _leap(self, step: Callable[[], bool]) -> None:
        """Go back or forth in the history; another course that comes with it is shown whole."""
        before = set(self.session.layout.tiles)
        step()
        is_other = before.isdisjoint(self.session.layout.tiles)
        if is_other and not self.view.shows(self.stage.course_area):
            self.fit()

    # Holes and faults

    def _light_hole(self, index: int) -> None:
        layout = self.session.layout
        if not 0 <= index < len(layout.course.holes):
            self.stage.light(())
            return
        hole = layout.course.holes[index]
        way = layout.links.get(hole.green)
        self.stage.light((hole.tee, hole.green) if way is None else way.hexes)

    def _show_hole(self) -> None:
        holes = self.session.layout.course.holes
        row = self.panels.holes.list.currentRow()
        if 0 <= row < len(holes):
            self.view.reveal_hex(holes[row].tee)
            self.view.reveal_hex(holes[row].green)

    def _move_hole(self, index: int, steps: int) -> None:
        layout = self.session.layout
        target = index + steps
        if 0 <= target < len(layout.course.holes):
            self.session.change(layout.numbered(layout.course.holes[index].green, target + 1))
            self.panels.holes.list.setCurrentRow(target)

    def _ask_number_of(self, index: int, at: QPoint) -> None:
        self._pop_numbers(self.session.layout.course.holes[index].green, at)

    def _ask_number(self, green: Hex) -> None:
        corner = self.view.mapFromScene(self.stage.flag(green).middle)
        self._pop_numbers(green, self.view.viewport().mapToGlobal(corner))

    def _pop_numbers(self, green: Hex, at: QPoint) -> None:
        pop_up(number_menu(self, self.session, green), at)

    def _number(self) -> None:
        self.desk.number()
        self.actions_.number.setChecked(isinstance(self.desk.tool, GreenNumbering))
        self.view.setFocus()

    def _light_fault(self, index: int) -> None:
        faults = self.session.faults
        self.stage.light(faults[index].hexes if 0 <= index < len(faults) else ())

    def _show_fault(self) -> None:
        row = self.panels.check.list.currentRow()
        if 0 <= row < len(self.session.faults):
            for place in reversed(self.session.faults[row].hexes):
                self.view.reveal_hex(place)
            self._light_fault(row)

    # Acting

    def _play(self) -> None:
        self.desk.rest()
        if self.session.is_playable:
            self.play_requested.emit()

    def ask_quick(self) -> None:
        """Ask for the wishes of a quick course, and lay it."""
        sheet = QuickSheet(self, self.look)
        sheet.built.connect(self._lay_quick)

    def _lay_quick(self, holes: int, stars: int, seed: str) -> None:
        number = seed_from_text(seed)
        self.lay(quick_course(self.session.box, holes, number, stars or None))

    def _take(self, face: str, *, by_key: bool = False) -> None:
        """Take a face; one in hand goes back by a second click, one that is laid is shown."""
        layout = self.session.layout
        if self.desk.face == face:
            self.desk.rest()
        elif not self.desk.take_face(face, by_key=by_key):
            self._point_at_tile(layout.faces[face].tile)
        self.view.setFocus()

    def _point_at_tile(self, number: int) -> None:
        layout = self.session.layout
        for place, tile in layout.tiles.items():
            if layout.faces[tile.face].tile == number and isinstance(self.desk.tool, Hands):
                self.desk.tool.point_at(place)

    def _take_terrain(self, terrain: Terrain, *, by_key: bool = False) -> None:
        if self.desk.terrain is terrain:
            self.desk.rest()
        else:
            self.desk.take_terrain(terrain, by_key=by_key)
        self.view.setFocus()

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow a key on the meadow: Backspace takes away as Delete does."""
        is_back = event.key() == Qt.Key.Key_Backspace
        return super().take_key(event) or (is_back and self.desk.remove())
