"""Looking: zoom, pan, lights, signs, the log, themes."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QMenu

from minigolf_desktop.model.designer import Discard, NumberHole, Phase
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.tile_item import Shade

OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen Qt grumbles about every window of its own."""


def grow(player, tiles):
    """Play so many turns without looking at the score."""
    while len(player.session.course.tiles) < tiles:
        land = player.session.course.land
        placement = next(p for p in player.session.placements if p.cell in land.free)
        player.session.play(placement)
        if player.session.match.state.phase is Phase.REST:
            player.session.play(Discard(1 - placement.slot))


def signs_by_number(player):
    return {item.sign.number: item for item in player.table.wing.scene.signs}


def test_the_wheel_zooms_at_the_pointer(player):
    view, at = player.table.wing.view, QPoint(500, 300)
    before, size = view.mapToScene(at), view.tile_size
    player.wheel(at)
    away = view.mapToScene(at) - before
    assert view.tile_size > size
    assert abs(away.x()) < 2 and abs(away.y()) < 2


def test_f_shows_the_whole_land_again(player):
    size = player.table.wing.view.tile_size
    player.wheel(QPoint(500, 300), 3)
    player.key(Qt.Key.Key_F)
    assert player.table.wing.view.tile_size == size


def test_the_fitted_land_lies_in_the_free_area(player):
    view = player.table.wing.view
    land = player.session.course.land
    for cell in land.free:
        assert view.free_area.contains(QPointF(player.point_of(cell)))


@pytest.mark.parametrize("space", [True, False])
def test_dragging_the_ground_pans(player, space):
    view = player.table.wing.view
    before = view.mapToScene(QPoint(0, 0))
    if space:
        QTest.keyPress(player.viewport, Qt.Key.Key_Space)
    player.drag_sign(QPoint(500, 300), QPoint(540, 320))
    if space:
        QTest.keyRelease(player.viewport, Qt.Key.Key_Space)
    away = view.mapToScene(QPoint(0, 0)) - before
    assert away.x() < 0 and away.y() < 0


def test_plus_and_minus_zoom(player):
    view = player.table.wing.view
    size = view.tile_size
    player.key(Qt.Key.Key_Plus)
    assert view.tile_size > size
    player.key(Qt.Key.Key_Minus)
    player.key(Qt.Key.Key_Minus)
    assert view.tile_size < size


def test_hovering_a_line_lights_its_tiles_and_veils_the_others(player):
    grow(player, 12)
    line = player.table.wing.panels.satisfaction.lines["fun"]
    # The pointer may be there already, from a test before: it comes from elsewhere.
    QTest.mouseMove(player.table, QPoint(1, 1))
    QTest.mouseMove(line, line.rect().center())
    wanted = {
        cell
        for part in player.session.assessment.score.condition("fun").lines
        for cell in part.cells
    }
    assert player.table.wing.scene.lit == wanted
    shades = {cell: item.shade for cell, item in player.table.wing.scene.tiles.items()}
    assert all((shades[cell] is Shade.LIT) == (cell in wanted) for cell in shades)


def test_focusing_a_line_lights_its_tiles_too(player):
    grow(player, 12)
    line = player.table.wing.panels.satisfaction.lines["fun"]
    line.setFocus(Qt.FocusReason.TabFocusReason)
    assert player.table.wing.scene.lit
    line.clearFocus()
    assert not player.table.wing.scene.lit
    assert all(item.shade is Shade.PLAIN for item in player.table.wing.scene.tiles.values())


@OFFSCREEN
def test_a_click_on_a_sign_offers_the_numbers(player):
    grow(player, 14)
    number, item = min(signs_by_number(player).items())
    at = player.table.wing.view.mapFromScene(item.pos())
    QTest.mouseClick(player.viewport, Qt.MouseButton.LeftButton, pos=at)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    chosen = next(action for action in menu.actions() if action.text() == "Hole &9")
    chosen.trigger()
    menu.close()
    assert player.actions[-1] == NumberHole(item.sign.cell, item.sign.segment, 9)
    assert number != 9


def test_a_sign_dragged_onto_another_swaps_their_numbers(player):
    grow(player, 14)
    signs = signs_by_number(player)
    first, second = sorted(number for number in signs if number)[:2]
    one, other = signs[first], signs[second]
    view = player.table.wing.view
    player.drag_sign(view.mapFromScene(one.pos()), view.mapFromScene(other.pos()))
    assert (one.sign.number, other.sign.number) == (second, first)
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert (one.sign.number, other.sign.number) == (first, second)


def test_a_number_dropped_on_any_tile_of_a_hole_is_the_number_of_that_hole(player):
    grow(player, 14)
    signs = signs_by_number(player)
    items = [item for number, item in signs.items() if number]
    other = next(item for item in items if len({cell for cell, _ in item.sign.steps}) > 1)
    sign = next(item for item in items if item is not other)
    wanted, given = sign.sign.number, other.sign.number
    far = next(cell for cell, _ in other.sign.steps if cell != other.sign.cell)
    view = player.table.wing.view
    player.drag_sign(view.mapFromScene(sign.pos()), player.point_of(far))
    assert (other.sign.number, sign.sign.number) == (wanted, given)


def test_a_number_dropped_on_grass_goes_home(player):
    grow(player, 14)
    moves = len(player.actions)
    sign = next(iter(signs_by_number(player).values()))
    course = player.session.course
    empty = next(cell for cell in course.front if cell not in course.tiles)
    player.drag_sign(player.table.wing.view.mapFromScene(sign.pos()), player.point_of(empty))
    assert len(player.actions) == moves


def test_the_log_opens_and_tells_what_happened(player):
    player.session.play(player.a_placement())
    player.key(Qt.Key.Key_L)
    log = player.table.wing.panels.log
    assert log.isVisible()
    assert "Placed" in log.list.item(log.list.count() - 1).text()
    player.key(Qt.Key.Key_Escape)
    assert not log.isVisible()


def test_the_switch_shows_the_score_if_the_game_ended_now(player):
    grow(player, 6)
    panel = player.table.wing.panels.satisfaction
    QTest.mouseClick(panel.switch, Qt.MouseButton.LeftButton)
    assert panel.total == player.session.ending.score.total
    QTest.mouseClick(panel.switch, Qt.MouseButton.LeftButton)
    assert panel.total == player.session.assessment.score.total


def test_h_switches_the_hints(player, qtbot):
    with qtbot.waitSignal(player.table.asks.setting) as changed:
        player.key(Qt.Key.Key_H)
    assert changed.args == ["hints", False]
    assert not player.table.wing.panels.legend.isVisible()


def test_the_table_goes_on_with_other_settings(player):
    grow(player, 4)
    player.table.apply_settings(Settings(animation_speed=0, hints=False))
    player.drag_tile(0, player.a_placement().cell)
    player.key(Qt.Key.Key_Return)
    assert len(player.table.wing.scene.tiles) == 5


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_nothing_is_clipped_and_nothing_scrolls(player, size, qapp):
    # As in the program: a test before may have left larger letters behind.
    look = Look(LIGHT)
    dress(qapp, look)
    dress_window(player.table, look)
    grow(player, 20)
    player.table.resize(*size)
    QApplication.processEvents()
    panels = player.table.wing.panels
    for text in panels.left.findChildren(QLabel) + panels.right.findChildren(QLabel):
        if text.isVisible() and text.text():
            needed = text.heightForWidth(text.width()) if text.wordWrap() else text.height()
            assert text.wordWrap() or text.sizeHint().width() <= text.width() + 1, text.text()
            assert needed <= text.height() + 1, text.text()
    for area in player.table.findChildren(QAbstractScrollArea):
        assert not area.isVisible() or not area.verticalScrollBar().isVisible()
    bottom = player.table.height()
    for column in (panels.left, panels.right):
        for child in column.children():
            if child.isWidgetType() and child.isVisible():
                assert column.mapTo(player.table, child.geometry().bottomRight()).y() < bottom


def test_every_button_has_a_name_and_a_tooltip(player):
    for button in player.table.findChildren(QAbstractButton):
        assert button.accessibleName() or button.text(), button
        assert button.toolTip(), button.text() or button.accessibleName()
