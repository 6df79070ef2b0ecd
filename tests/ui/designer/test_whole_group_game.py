"""A whole advanced game of five with the expansion, by keys, through the window."""

import pytest
from almost_over import almost_over
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.designer import EdgeChecking, Mode, Phase, Setup
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.designer.new_game import WantedGame

Key = Qt.Key
FIRST_STEPS = 60
"""Lands, promises and the first turns are played by keys, and so is the end. Between them the match
is played in its file: every turn there is like those before."""
SEATS = tuple(
    Seat(name, colour)
    for name, colour in (
        ("Odile", "red"),
        ("Marek", "blue"),
        ("Sol", "yellow"),
        ("Vera", "purple"),
        ("Pim", "green"),
    )
)


class Evening:
    """Five people and one keyboard."""

    def __init__(self, player) -> None:
        self.player = player
        self.screens: set[str] = set()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.player.focus, key)
            QApplication.processEvents()

    def go_on(self) -> None:
        """Do what the screen asks for."""
        name = self.player.screen_name
        self.screens.add(name)
        if name == "PromisesScreen":
            if not self.player.session.designer.promises:
                self.key(Key.Key_1)
            self.key(Key.Key_Return)
        elif name == "DesignerTable":
            self.take_a_turn(self.player.screen, self.player.session)
        else:
            self.key(Key.Key_Return)

    def take_a_turn(self, table, session) -> None:
        if session.is_over:
            self.key(Key.Key_Return)
        elif not table.wing.is_my_turn:
            QApplication.processEvents()
        elif session.phase is Phase.REST:
            self.key(Key.Key_Return)
        elif session.must_collect:
            self.key(self.keys(session)[0], Key.Key_Return)
        elif not self.place(table, session):
            self.key(Key.Key_P, Key.Key_Return)

    def place(self, table, session) -> bool:
        for key in self.keys(session):
            self.key(key)
            held = table.wing.desk.placement
            if held is not None and held.cell in session.course.land.free:
                self.key(Key.Key_Return)
                return True
        return False

    @staticmethod
    def keys(session) -> list[Qt.Key]:
        return [
            Qt.Key(Key.Key_1 + slot)
            for slot, design in enumerate(session.match.state.rack)
            if design >= 0
        ]


@pytest.mark.long
def test_five_play_an_advanced_game_with_the_expansion_to_its_end(player, folders):
    setup = Setup(
        players=SEATS,
        mode=Mode.ADVANCED,
        expansion=True,
        reserve=True,
        edges=EdgeChecking.ALLOW,
    )
    player.flow.new_game()
    player.flow.shell.begin(WantedGame(setup, "77"))
    evening = Evening(player)
    for _ in range(FIRST_STEPS):
        evening.go_on()
    assert "DesignerTable" in evening.screens
    session = almost_over(player, folders)
    for _ in range(100):
        if player.screen_name == "CountingScreen":
            break
        evening.go_on()
    assert session.is_over
    assert player.screen_name == "CountingScreen"
    assert {"LandChoiceScreen", "CurtainScreen", "PromisesScreen"} <= evening.screens
    assert all(len(one.course.tiles) >= 30 for one in session.match.state.designers)
    assert not player.told
