"""A table with a game on it, alone or of a group, and hands to play with."""

import random
from collections.abc import Callable

import pytest
from family import Family
from hands import Left, drag, move, wheel
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Phase,
    PlaceTile,
    Setup,
    State,
)
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import DesignerTable

STILL = Settings(animation_speed=0)
NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")
COLOURS = ("red", "blue", "yellow", "purple", "green")


class Player:
    """Plays at a table with a real mouse and real keys."""

    def __init__(self, table: MatchTable) -> None:
        self.table = table
        self.session = table.session
        self.viewport = table.wing.view.viewport()

    def point_of(self, cell: int, dx: float = 50, dy: float = 50) -> QPoint:
        x, y = unpack(cell)
        return self.table.wing.view.mapFromScene(QPointF(100 * x + dx, 100 * y + dy))

    def hover(self, cell: int) -> None:
        move(self.viewport, self.point_of(cell))

    def click(self, cell: int, dx: float = 50, dy: float = 50) -> None:
        QTest.mouseClick(self.viewport, Left, pos=self.point_of(cell, dx, dy))

    def drag_sign(self, start: QPoint, end: QPoint) -> None:
        drag(self.viewport, start, end)

    def drag_tile(self, slot: int, cell: int) -> None:
        card = self.table.wing.panels.hand.cards[slot]
        start = card.rect().center()
        end = card.mapFromGlobal(self.viewport.mapToGlobal(self.point_of(cell)))
        drag(card, start, end)

    def take(self, slot: int) -> None:
        card = self.table.wing.panels.hand.cards[slot]
        QTest.mouseClick(card, Left, pos=QPoint(40, 40))

    def wheel(self, at: QPoint, clicks: int = 1) -> None:
        wheel(self.viewport, at, clicks)

    def key(self, key: Qt.Key, shift: bool = False, ctrl: bool = False) -> None:
        modifiers = Qt.KeyboardModifier.NoModifier
        if shift:
            modifiers |= Qt.KeyboardModifier.ShiftModifier
        if ctrl:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(self.viewport, key, modifiers)

    def a_placement(self, slot: int = 0) -> PlaceTile:
        """A legal placement of a tile on the land, with the rotation that the ghost begins in."""
        course = self.session.course
        assert course is not None
        return min(
            placement
            for placement in self.session.placements
            if placement.slot == slot and placement.cell in course.land.free
        )

    @property
    def actions(self) -> list[object]:
        return [move.action for move in self.session.match.moves[1:]]


MakeTable = Callable[..., Player]
MakeGroupTable = Callable[..., Family]
Wanted = Callable[[State], bool]
LayTable = Callable[..., MatchTable]


@pytest.fixture
def lay_table(qtbot: QtBot, rules: DesignerRules) -> LayTable:
    """Show a match on a table in the window that has the keyboard."""
    load_fonts()

    def lay(
        match: Match, settings: Settings, size=(1366, 768), journal=None, scale=1.0
    ) -> MatchTable:
        session = TableSession(rules, match, journal)
        wing = DesignerTable(session, TileAtlas(), settings)
        table = MatchTable(Look(LIGHT, scale), session, wing, settings)
        session.setParent(table)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitActive(table):
            table.show()
            table.activateWindow()
        return table

    return lay


@pytest.fixture
def make_table(lay_table: LayTable, rules: DesignerRules) -> MakeTable:
    """Lay a table for one, whose land is chosen."""

    def make(
        setup: Setup | None = None,
        seed: int = 5,
        journal=None,
        size=(1366, 768),
        scale=1.0,
        **settings: object,
    ) -> Player:
        match = Match(rules, setup or Setup(), seed)
        match.play(0, ChooseLand(0))
        habits = STILL._replace(**settings)
        return Player(lay_table(match, habits, size, journal=journal, scale=scale))

    return make


@pytest.fixture
def player(make_table: MakeTable) -> Player:
    return make_table()


@pytest.fixture
def make_group_table(lay_table: LayTable, rules: DesignerRules) -> MakeGroupTable:
    """Lay a table for a group; the game is played by chance until it is as wanted."""

    def make(
        players: int = 3,
        wanted: Wanted | None = None,
        settings=STILL,
        size=(1366, 768),
        scale=1.0,
        **options,
    ) -> Family:
        seats = tuple(Seat(*seat) for seat in zip(NAMES[:players], COLOURS, strict=False))
        match = Match(rules, Setup(players=seats, **options), 5)
        chance = random.Random(3)
        while match.state.phase not in (Phase.TURN, Phase.REST) or not (
            wanted is None or wanted(match.state)
        ):
            action = random_action(rules, match.state, chance)
            match.play(match.state.waiting[0], action)
        return Family(lay_table(match, settings, size, scale=scale))

    return make


@pytest.fixture
def family(make_group_table: MakeGroupTable) -> Family:
    return make_group_table()
