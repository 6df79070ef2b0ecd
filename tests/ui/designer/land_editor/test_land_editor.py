"""Drawing a land in a window, and playing on it."""

import json

import pytest
from hands import drag, move
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from minigolf_desktop.model.designer.land_code import code_of_land
from minigolf_desktop.model.designer.land_drawing import Brush, drawing_of
from minigolf_desktop.model.designer.own_land import is_own, read_land
from minigolf_desktop.model.geometry.square import STEP, pack, unpack
from minigolf_desktop.storage.designer.lands import read_land_file, write_land_file
from minigolf_desktop.ui.common.laying.shelf_sheet import ShelfSheet
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.land_editor.screen import LandEditorScreen

FIELD = drawing_of("Field", read_land("", "", 0, 0, ("GG....", "GG....", *["......"] * 4), "SE"))


class Gardener:
    """Draws with a real mouse and real keys."""

    def __init__(self, player) -> None:
        self.player = player
        player.flow.new_game()
        player.click("Draw a land")

    @property
    def screen(self) -> LandEditorScreen:
        screen = self.player.screen
        assert isinstance(screen, LandEditorScreen)
        return screen

    @property
    def drawing(self):
        return self.screen.session.layout

    def point_of(self, cell: int) -> QPoint:
        x, y = unpack(cell)
        return self.screen.view.mapFromScene(QPointF(100 * x + 50, 100 * y + 50))

    def paint(self, start: int, end: int) -> None:
        drag(self.screen.view.viewport(), self.point_of(start), self.point_of(end))

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.screen.view, key, modifier)


@pytest.fixture
def gardener(player):
    return Gardener(player)


def beside_the_gate(drawing) -> int:
    """Return a cell beside the lawn that is none of it."""
    return max(drawing.free) + STEP[1]


def test_a_stroke_paints_lawn_and_is_taken_back_as_one(gardener):
    before = gardener.drawing
    start = beside_the_gate(before)
    gardener.paint(start, start + 2)
    assert gardener.drawing.free - before.free == {start, start + 1, start + 2}
    gardener.screen.actions_.undo.trigger()
    assert gardener.drawing == before


def test_keys_choose_a_brush_walk_and_paint(gardener):
    before = gardener.drawing
    gardener.key(Qt.Key.Key_2)
    assert gardener.screen.stage.brush is Brush.POND
    gardener.key(Qt.Key.Key_Right)
    gardener.key(Qt.Key.Key_Down)
    gardener.key(Qt.Key.Key_Space)
    assert len(gardener.drawing.ponds) == 1
    gardener.key(Qt.Key.Key_R)
    assert gardener.drawing.gate.facing != before.gate.facing


def test_a_click_on_the_gate_turns_it_and_a_drag_carries_it(gardener):
    gate = gardener.drawing.gate
    at = gardener.point_of(pack(gate.x, gate.y))
    QTest.mouseClick(gardener.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert gardener.drawing.gate.facing == "SW"
    gardener.paint(pack(gate.x, gate.y), pack(gate.x - 1, gate.y))
    assert (gardener.drawing.gate.x, gardener.drawing.gate.y) == (gate.x - 1, gate.y)


def test_what_is_missing_is_told_and_forbids_play(gardener):
    screen = gardener.screen
    assert screen.panels.check.list.item(0).text() == "15 cells more: a land has 20 at least."
    assert not screen.actions_.play.isEnabled()
    apart = max(gardener.drawing.free) + 3
    gardener.paint(apart, apart)
    screen.panels.check.list.setCurrentRow(1)
    assert set(screen.stage.lit) == {apart}


def test_a_file_that_is_opened_is_drawn_beside_and_named(gardener, tmp_path):
    path = tmp_path / "from-elsewhere.minigolf"
    write_land_file(path, FIELD.named(""), 3)
    gardener.player.flow.open_course(path)
    assert gardener.drawing.free == FIELD.free
    assert gardener.drawing.name == "from-elsewhere"
    kept = read_land_file(gardener.player.flow.shell._lands.path)
    assert kept.difficulty is None


def test_a_bad_file_changes_nothing_and_is_told(gardener, tmp_path):
    before = gardener.drawing
    path = tmp_path / "bad.minigolf"
    path.write_text(json.dumps({"format": "minigolf-land", "version": 1}))
    gardener.player.flow.open_course(path)
    assert gardener.drawing == before


def test_the_code_of_a_land_is_copied_and_draws_it_elsewhere(gardener):
    editor = gardener.player.flow.shell._lands
    editor.open_beside(FIELD)
    gardener.screen.actions_.copy_code.trigger()
    code = QGuiApplication.clipboard().text()
    assert code == code_of_land(FIELD)
    editor.open_beside(editor.fresh())
    gardener.screen.actions_.by_code.trigger()
    sheet = next(one for one in gardener.screen.children() if hasattr(one, "typed"))
    sheet.code.setText(code)
    sheet.accept()
    assert gardener.drawing.free == FIELD.free


def test_a_game_is_played_on_the_land_and_its_save_holds_all_of_it(gardener):
    player = gardener.player
    player.flow.shell._lands.open_beside(FIELD)
    gardener.screen.actions_.play.trigger()
    player.click("Go to the land")
    session = player.session
    (number,) = session.designer.dealt
    land = session.rules.lands_of(session.match.setup)[number]
    assert is_own(land.id)
    assert land.name == "Field"
    assert session.rules.setup_to_json(session.match.setup)["land"]["rows"][0] == "GG...."


def test_own_lands_are_found_beside_the_button_that_draws_them(gardener):
    player = gardener.player
    player.flow.shell._lands.open_beside(FIELD)
    player.flow.home()
    player.flow.new_game()
    by_chance, _, field = player.button("Your lands").menu().actions()
    assert field.text().startswith("Field\t")
    field.trigger()
    assert player.button("Go to the land").isVisible()
    assert player.screen.wanted.setup.land.name == "Field"
    by_chance.trigger()
    assert player.screen.wanted.setup.land is None


def test_the_pointer_shows_what_the_brush_would_paint(gardener):
    cell = beside_the_gate(gardener.drawing)
    move(gardener.screen.view.viewport(), gardener.point_of(cell))
    assert gardener.screen.stage.covered() == [cell]


def test_the_shelf_of_other_boards_does_not_lie_over_the_lands(player):
    player.flow.show_board(DESIGNER)
    player.screen.shelf_requested.emit()
    player.flow.shell.draw_lands()
    QCoreApplication.processEvents()
    assert isinstance(player.screen, LandEditorScreen)
    assert player.screen.findChildren(ShelfSheet) == []
