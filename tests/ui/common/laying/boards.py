"""Boards of squares and of hexes, to try the same tools on."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import ChooseLand, DesignerRules, Setup, empty_course
from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.model.geometry.square import STEP
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.free_layout import FreeDesk, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.eighteen_holes.art.grid import tile_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import CourseEditorDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import CourseEditorStage


class Board:
    """A desk with a session, and what a test needs to know of their grid."""

    def __init__(
        self,
        desk: LayingDesk,
        session: Any,
        take: Callable[[], object],
        places: Sequence[Hashable],
        point_of: Callable[[Any], QPointF],
        laid: Callable[[], dict[Any, int]],
        ghost: Callable[[], object],
    ) -> None:
        self.desk = desk
        self.session = session
        self.take = take
        """Takes a piece of the box or the hand."""
        self.places = places
        """Free places where it may lie, next to each other."""
        self._point_of = point_of
        self._laid = laid
        self.ghost = ghost
        """Tells what the ghost shows; None for nothing."""
        self.refusals: list[object] = []
        self.sought: list[object] = []
        desk.refused.connect(self.refusals.append)
        desk.sought.connect(self.sought.append)

    @property
    def laid(self) -> dict[Any, int]:
        """How the tiles on the board are turned, by their places."""
        return self._laid()

    def hover(self, place: Any) -> None:
        self.desk.tool.hover(self._point_of(place))

    def click(self, place: Any) -> None:
        at = self._point_of(place)
        self.desk.tool.press(at)
        self.desk.tool.release(at)

    def drag(self, start: Any, end: Any) -> None:
        self.desk.tool.press(self._point_of(start))
        self.desk.tool.drag(self._point_of(end))
        self.desk.tool.release(self._point_of(end))

    def drop(self, place: Any) -> None:
        self.hover(place)
        self.desk.drop(self._point_of(place))

    def lay(self, place: Any) -> None:
        self.take()
        self.click(place)


def table(window: QWidget, catalogue: Catalogue, rules: DesignerRules) -> Board:
    """Return the board of a game, where what is laid waits for a yes."""
    match = Match(rules, Setup(), 5)
    match.play(0, ChooseLand(0))
    session = TableSession(rules, match, None)
    session.setParent(window)
    scene = _scene(window)
    desk = Desk(session, scene, Habits(), window)
    free = session.course.land.free
    cells = {cell for cell, _ in session.placements_of(0) if cell in free}
    return _squares(desk, scene, session, cells)


def free_board(window: QWidget, catalogue: Catalogue, rules: DesignerRules) -> Board:
    """Return the free board, where what is laid can be taken up again."""
    course = empty_course(rules.box, catalogue.lands[0])
    session = FreeSession(FreeLayout(CourseFile("", course, ())), window)
    scene = _scene(window)
    desk = FreeDesk(session, scene, Habits(confirm=False))
    return _squares(desk, scene, session, course.front.keys() & course.land.free)


def _scene(window: QWidget) -> BoardScene:
    scene = BoardScene(TileAtlas(), LIGHT, LIGHT.panel, window)
    scene.motion = Motion(0)
    return scene


def _squares(desk: Desk, scene: BoardScene, session: Any, cells: set[int]) -> Board:
    # As every screen of such a board does.
    session.changed.connect(desk.board_changed)
    """Return a board of squares; of its cells those are offered that lie beside another."""
    beside = sorted(cell for cell in cells if any(cell + step in cells for step in STEP))
    return Board(
        desk,
        session,
        lambda: desk.take(0),
        beside or sorted(cells),
        lambda cell: cell_rect(cell).center(),
        lambda: {cell: tile & 3 for cell, tile in session.course.tiles.items()},
        lambda: scene.ghost.shown,
    )


def hexes(window: QWidget, catalogue: Catalogue, rules: DesignerRules) -> Board:
    """Return the course editor of 18 Holes."""
    box = load_box()
    session = CourseEditorSession(NOTHING, box, window)
    stage = CourseEditorStage(LIGHT, box.face_by_id, window)
    stage.motion = Motion(0)
    desk = CourseEditorDesk(session, stage)
    fresh = iter(box.faces[::2])
    return Board(
        desk,
        session,
        lambda: desk.take_face(next(fresh).id),
        [Hex(0, 0), Hex(0, 1), Hex(0, 2)],
        lambda place: tile_centre(place, UNIT) + QPointF(0, 2.2 * UNIT),
        lambda: {place: tile.turn for place, tile in session.seen.tiles.items()},
        lambda: stage.ghost.shown,
    )
