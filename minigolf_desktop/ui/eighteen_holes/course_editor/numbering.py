"""The greens are numbered one after the other, by clicks or by keys."""

from PySide6.QtCore import QCoreApplication, QPointF, Qt

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying import Tool
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.course_desk import CourseDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.told import green_told, place_told
from minigolf_desktop.ui.eighteen_holes.course_editor.walking import hex_ahead

translate = QCoreApplication.translate


class Numbering(Tool):
    """Each green that is clicked has the next number; those not clicked yet follow after."""

    desk: CourseDesk
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: CourseDesk) -> None:
        super().__init__(desk)
        self.done: list[Hex] = []
        """Greens that have their number, in its order."""
        self._chosen: Hex | None = None

    @property
    def next(self) -> int:
        """The number that the next green gets."""
        return len(self.done) + 1

    def begin(self) -> None:
        """Point at the first green."""
        self._show()
        self._tell()

    def end(self) -> None:
        """Point at none."""
        self._chosen = None
        self.done = []
        self._show()

    def board_changed(self) -> None:
        """Go on: each number that is given is a change."""

    def hover(self, at: QPointF) -> None:
        """Point at the flag under the pointer."""
        self._chosen = self.desk.stage.flag_at(at)
        self._show()

    def press(self, at: QPointF) -> bool:
        """Number the green whose flag is clicked; elsewhere the board is moved."""
        self._chosen = self.desk.stage.flag_at(at)
        return self._chosen is not None

    def release(self, at: QPointF) -> None:
        """Give the number on release."""
        self.confirm()

    def step(self, direction: Direction) -> bool:
        """Point at the next flag in a direction."""
        greens = self.desk.session.layout.links
        here = self._chosen
        if here is None:
            numbers = self.desk.session.layout.numbers
            self._chosen = min(greens, key=lambda green: numbers.get(green, 99))
        else:
            self._chosen = hex_ahead(here, greens, direction)
        self.desk.sought.emit(hex_polygon(self._chosen, UNIT).boundingRect())
        self._show()
        self._tell()
        return True

    def confirm(self) -> bool:
        """Give the next number to the green that is pointed at."""
        green, session = self._chosen, self.desk.session
        if green is None:
            return True
        if green in self.done:
            self.done.remove(green)
        number = self.next
        if green not in session.layout.links:
            self.desk.told.emit(translate("course editor", "No tee leads to this green yet."))
            return True
        self.done.append(green)
        session.change(session.layout.numbered(green, number))
        if len(self.done) == len(session.layout.links):
            self.desk.rest()
        else:
            self._show()
            self._tell()
            self.desk.tool_changed.emit()
        return True

    def _tell(self) -> None:
        """Have read out which green is pointed at, and which number comes next."""
        self.desk.heard.emit(self._told)

    def _told(self) -> str:
        layout, green = self.desk.session.layout, self._chosen
        text = translate("keys", "Click the green of hole {number}")
        asked = text.replace("{number}", str(self.next))
        if green is None:
            return in_sentences(asked)
        where = with_colon(place_told(green, layout.ground), green_told(layout, green))
        return in_sentences(where, asked)

    def _show(self) -> None:
        for green, item in self.desk.stage.flags.items():
            item.set_red(green == self._chosen or green in self.done)
