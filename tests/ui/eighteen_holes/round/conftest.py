"""A round of 18 Holes on the screen, in any state that play can lead to."""

from collections.abc import Callable, Iterator

import pytest
from golf_playing import play_until
from hands import lift_curtain
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.key_gate import KeyGate
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.round import GolfTable
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")


class Round:
    """A round on the screen, and somebody with a mouse and a keyboard before it."""

    def __init__(self, wing: GolfTable) -> None:
        self.wing = wing
        self.board = wing.board
        self.screen = wing.table
        self.session = wing.session

    @property
    def state(self):
        return self.session.match.state

    @property
    def offer(self):
        return self.screen.offer

    @property
    def title(self) -> str:
        return self.offer.title

    def tool(self, name: str) -> QToolButton:
        """Return a button of the bar by its name."""
        tools = self.screen.bar.findChildren(QToolButton)
        return next(tool for tool in tools if tool.accessibleName() == name)

    def press(self, *keys: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.screen.window().focusWidget() or self.screen, key, modifier)

    def undo(self) -> None:
        self.press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)

    def point_of(self, place: Hex) -> QPointF:
        view = self.board.view
        return QPointF(view.mapFromScene(hex_centre(place, UNIT)))

    def click(self, place: Hex) -> None:
        at = self.point_of(place).toPoint()
        QTest.mouseClick(self.board.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def hex_of(self, number: int) -> Hex:
        return self.state.table.field.hexes[number]

    def choose_club(self, key: Qt.Key = Qt.Key.Key_Right) -> None:
        """Open the curtain where it is down, and put a club face down."""
        lift_curtain(self.screen)
        self.press(key, Qt.Key.Key_Return)

    def choose_clubs(self) -> None:
        while self.state.phase is Phase.SELECT:
            self.choose_club()


MakeRound = Callable[..., Round]
"""Makes a round from a set-up; ``until`` tells when to stop taking the first legal action."""


@pytest.fixture
def make_round(qtbot, qapp, box) -> Iterator[MakeRound]:
    translator = speak("en")
    load_fonts()
    look = Look(LIGHT)
    dress(qapp, look)
    # Kept, or they would be thrown away with all that is in them.
    windows = []

    def make(
        players=2,
        mode=Mode.MATCH,
        course="practice-meadow",
        golfers=(),
        clubs=ClubChoice.FIRST_GAME,
        seed=7,
        until=None,
        speed=0,
        **more,
    ) -> Round:
        found = next(one.course for one in box.presets if one.course.id == course)
        faces = tuple(golfers) or ("",) * players
        confirm = more.pop("confirm", True)
        seats = tuple(map(Seat, NAMES[: len(faces)]))
        setup = Setup(found, mode, faces, clubs, seats, **more)
        rules = EighteenHolesRules(box)
        session = GolfSession(rules, Match(rules, setup, seed))
        if until is not None:
            play_until(session, until)
        window = QWidget()
        dress_window(window, look)
        KeyGate(window)
        windows.append(window)
        qtbot.addWidget(window)
        settings = Settings(animation_speed=speed, confirm=confirm)
        wing = GolfTable(session, found.name)
        screen = MatchTable(look, session, wing, settings)
        screen.setParent(window)
        window.resize(1366, 768)
        screen.resize(window.size())
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        if screen.curtain is None:
            screen.setFocus()
        else:
            screen.curtain.main_button.setFocus()
        return Round(wing)

    yield make
    fall_silent(translator)
