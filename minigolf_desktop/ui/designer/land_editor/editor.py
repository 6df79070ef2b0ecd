"""The land editor in the window: it keeps a land after every stroke, and fills it when it rests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap

from minigolf_desktop.bots.designer.filling import Filled, fill
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import empty_course, place
from minigolf_desktop.model.designer.land_code import code_of_land, read_land_code
from minigolf_desktop.model.designer.land_drawing import LandDrawing, fresh_drawing
from minigolf_desktop.model.designer.own_land import LONGEST_NAME, OwnLand
from minigolf_desktop.model.play.game_code import CodeError, NoCode
from minigolf_desktop.storage.designer.lands import (
    land_from_json,
    land_to_json,
    read_land_file,
    write_land_file,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, home_to_share
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.file_dialog import (
    ask_where_to_save,
    ask_which_to_open,
    file_name,
    saved_words,
)
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.laying.shelf_sheet import ShelfWords
from minigolf_desktop.ui.common.theme import player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.worker import Work
from minigolf_desktop.ui.designer.art.plot import land_pixmap
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.land_editor.code_sheet import LandCodeSheet
from minigolf_desktop.ui.designer.land_editor.screen import LandEditorScreen
from minigolf_desktop.ui.designer.land_editor.stage import COLOUR, LandSession
from minigolf_desktop.ui.designer.land_editor.words import nameless, with_name

if TYPE_CHECKING:
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.designer.box import DesignerBox

TASK = "fill land"
"""What is asked of the process beside the window."""
RESTS = 700
"""Milliseconds after the last stroke after which the land is filled."""


def fill_land(question: Any, tell: Callable[[Any], None]) -> dict[str, Any]:
    """Fill a land, which is told as its file has it; work beside the window."""
    drawing = land_from_json(question).drawing
    rules, land = designer_rules(), drawing.own_land()
    return answer_of(fill(rules, land, tell))


def answer_of(filled: Filled) -> dict[str, Any]:
    """Return what is told of a land that was filled."""
    best = filled.best
    return {
        "tiles": list(best.course.tiles.items()),
        "circuit": best.circuit,
        "par": best.par,
        "mistakes": best.mistakes,
        "difficulty": filled.difficulty,
    }


class LandEditor(KeptBoard[LandDrawing]):
    """Shows the land editor and looks after the lands."""

    session: LandSession
    play = Signal(object)
    """A game on an OwnLand is asked for."""

    def __init__(
        self, window: MainWindow, requests: Requests, folders: Folders, box: DesignerBox
    ) -> None:
        self._box = box
        self._filled: dict[str, dict[str, Any]] = {}
        self._work: Work | None = None
        super().__init__(window, requests, Shelf(folders.lands))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(RESTS)
        self._rest.timeout.connect(self._fill)

    def open_land(self, path: Path) -> None:
        """Draw the land of a file on a meadow of its own; a bad one is told about."""
        unreadable = translate("land editor", "This land cannot be opened: {fault}.")
        drawing = self.read_or_tell(path, self.read_board, unreadable)
        if drawing is not None:
            self.open_beside(drawing.named(drawing.name or path.stem[:LONGEST_NAME]))

    # What a board is here

    def read_board(self, path: Path) -> LandDrawing:
        """Read the file of a land; raises StorageError."""
        return read_land_file(path).drawing

    def write_board(self, path: Path, layout: LandDrawing) -> None:
        """Write the file of a land, and how hard it is if that is known; raises StorageError."""
        known = None if layout.problems else self._filled.get(layout.own_land().id)
        write_land_file(path, layout, known["difficulty"] if known else None)

    def to_json(self, layout: LandDrawing) -> dict[str, Any]:
        """Return what a file of the land holds, as JSON."""
        return land_to_json(layout)

    def state_to_json(self, layout: LandDrawing) -> dict[str, Any]:
        """Return a state of a history: the land, and where on the meadow it lies."""
        return {**super().state_to_json(layout), "x": layout.corner.x, "y": layout.corner.y}

    def state_from_json(self, state: dict[str, Any]) -> LandDrawing:
        """Return the land of a state of a history; raises StorageError."""
        match state:
            case {"board": board, "x": int() as x, "y": int() as y, **rest} if not rest:
                drawing = land_from_json(board).drawing
                return drawing.moved(x - drawing.corner.x, y - drawing.corner.y)
            case _:
                raise StorageError("no state of the land editor")

    def fresh(self) -> LandDrawing:
        """Return a gate on the meadow."""
        return fresh_drawing()

    def new_session(self, layout: LandDrawing) -> LandSession:
        """Return what a land is drawn by."""
        return LandSession(layout, self)

    def is_empty(self, layout: LandDrawing) -> bool:
        """Return whether nothing was drawn that could be missed."""
        return layout == fresh_drawing()

    def words(self, layout: LandDrawing) -> tuple[str, str]:
        """Return the name of a land for the shelf, and how large it is."""
        area = translate("land editor", "{area} m²").replace("{area}", str(layout.area))
        return layout.name or nameless(), area

    def shelf_words(self) -> ShelfWords:
        """Return what the shelf says of lands."""
        return ShelfWords(
            translate("land editor", "Your lands"),
            translate("land editor", "Search the lands"),
            translate("land editor", "Name of the land"),
            translate("land editor", "New land"),
        )

    def renamed(self, layout: LandDrawing, name: str) -> LandDrawing:
        """Return the land with another name."""
        return layout.named(name[:LONGEST_NAME])

    def picture(self, layout: LandDrawing, width: int, height: int, ratio: float) -> QPixmap:
        """Return a small picture of the land, for a room in logical pixels."""
        look = self.window.look
        roof = player_colour(COLOUR).fill(look.theme)
        return land_pixmap(layout.land, look.theme, width, height, ratio, roof)

    # The screen

    def screen(self, look: Look) -> LandEditorScreen:
        """Return the screen that shows the land."""
        screen = LandEditorScreen(look, self.session, self.window.settings, self._known_difficulty)
        self.requests.answer(screen.asks)
        screen.shelf_requested.connect(self.show_shelf)
        screen.fresh_requested.connect(lambda: self.open_beside(self.fresh()))
        screen.open_requested.connect(self.ask_for_file)
        screen.code_requested.connect(self._ask_for_code)
        screen.hand_out_requested.connect(self._hand_out)
        screen.copy_requested.connect(self._copy_code)
        screen.play_requested.connect(self._play)
        self.session.changed.connect(self._hand_moved)
        QTimer.singleShot(0, screen, self._hand_moved)
        return screen

    @property
    def _shown(self) -> LandEditorScreen | None:
        screen = self.window.screen_shown
        return screen if isinstance(screen, LandEditorScreen) else None

    def put_away(self) -> bool:
        """Give the land free; nothing is filled any more."""
        self._stop_filling()
        return super().put_away()

    # Filling

    def _known_difficulty(self) -> int | None:
        """Return how hard the land is, once it was filled."""
        known = self._known
        return known["difficulty"] if known else None

    @property
    def _known(self) -> dict[str, Any] | None:
        layout = self.session.layout
        return None if layout.problems else self._filled.get(layout.own_land().id)

    def _hand_moved(self) -> None:
        """Tell of the land as it is now what is known, and fill it when the hand rests."""
        self._stop_filling()
        screen = self._shown
        if screen is None:
            return
        if self._known is not None:
            self._show_proof()
        elif self.session.layout.problems:
            note = translate("land editor", "A computer fills it when it is whole.")
            screen.show_proof("", note, None)
        else:
            screen.show_proof(
                translate("land editor", "Can it be filled?"),
                translate("land editor", "A computer tries it when your hand rests."),
                None,
            )
            self._rest.start()

    def _stop_filling(self) -> None:
        self._rest.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _fill(self) -> None:
        screen, layout = self._shown, self.session.layout
        if screen is None or layout.problems:
            return
        land = layout.own_land()
        self._work = self.window.workers.work.ask(TASK, land_to_json(layout))
        self._work.answered.connect(lambda answer: self.take_filling(land, answer))
        screen.show_proof(
            translate("land editor", "A computer fills it…"),
            translate("land editor", "You need not wait for it."),
            None,
        )

    def take_filling(self, land: OwnLand, answer: dict[str, Any]) -> None:
        """Take what :func:`fill_land` answered of a land, and show it if it is this one."""
        self._work = None
        self._filled[land.id] = answer
        layout, path = self.session.layout, self.path
        if self._known is answer:
            self._show_proof()
            # Only now the file can tell how hard it is.
            self._try(lambda: self.write_board(path, layout))

    def _show_proof(self) -> None:
        screen, known = self._shown, self._known
        if screen is None or known is None:
            return
        land = self.session.layout.own_land(known["difficulty"]).land
        course = empty_course(self._box.rules.box, land)
        for cell, tile in known["tiles"]:
            course = place(course, cell, tile)
        words = translate("land editor", "Can be filled: circuit {circuit}, par {par}")
        words = words.format(circuit=known["circuit"], par=known["par"])
        note = translate("land editor", "As a computer did it, with any tiles of the box.")
        if known["mistakes"]:
            note = translate(
                "land editor", "As a computer did it, with %n mistakes.", "", known["mistakes"]
            )
        picture = course_thumbnail(course, self._box.atlas, COLOUR)
        screen.show_proof(words, note, picture)

    # Playing and sharing

    def _play(self) -> None:
        self.play.emit(with_name(self.session.layout.own_land(self._known_difficulty())))

    def ask_for_file(self) -> None:
        """Ask which file is to be opened, and open it."""
        chosen = ask_which_to_open(
            self.window, translate("land editor", "Open a shared land"), home_to_share(), _files()
        )
        if chosen is not None:
            self.open_land(chosen)

    def _hand_out(self) -> None:
        layout = self.session.layout
        path = ask_where_to_save(
            self.window,
            translate("land editor", "Save a file to share"),
            home_to_share() / f"{file_name(layout.name or nameless())}{COURSE_ENDINGS[0]}",
            _files(),
            COURSE_ENDINGS,
        )
        if path is not None:
            self.window.disk.later.write(
                lambda: write_land_file(path, layout),
                lambda _: self.say(saved_words(path)),
                self.window.tell_fault,
            )

    def _copy_code(self) -> None:
        try:
            code = code_of_land(self.session.layout)
        except NoCode:
            text = translate("land editor", "This land is too winding for a code: share its file.")
            self.say(text)
            return
        QGuiApplication.clipboard().setText(code)
        text = translate("land editor", "{code} is copied: another household types it.")
        self.say(text.replace("{code}", code))

    def _ask_for_code(self) -> None:
        screen = self._shown
        if screen is not None:
            sheet = LandCodeSheet(screen, self.window.look)
            sheet.typed.connect(self._take_code)

    def _take_code(self, text: str) -> None:
        try:
            drawing = read_land_code(text)
        except CodeError:
            self.say(
                translate("land editor", "That is no code of a land, or a character is wrong.")
            )
        else:
            self.open_beside(drawing)


def _files() -> str:
    return translate("land editor", "Lands (*.minigolf *.json)")
