"""Placing tiles by mouse and keyboard."""

import pytest
from hands import Left, drag, move
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.designer import EdgeChecking, Phase, PlaceTile, Setup
from minigolf_desktop.model.geometry.square import STEP, pack
from minigolf_desktop.ui.common.laying import Carrying, Pending
from minigolf_desktop.ui.common.widgets.actions import MainButton
from minigolf_desktop.ui.designer.board.desk import IdleTool


def test_dragging_a_tile_to_a_cell_and_confirming_places_it(player):
    wanted = player.a_placement()
    player.drag_tile(0, wanted.cell)
    assert isinstance(player.table.wing.desk.tool, Pending)
    QTest.mouseClick(
        player.table.wing.panels.right.findChild(MainButton), Qt.MouseButton.LeftButton
    )
    assert player.actions == [wanted]


def test_the_right_button_turns_a_tile_while_it_is_dragged(player):
    wanted = player.a_placement()
    card = player.table.wing.panels.hand.cards[0]
    over = card.mapFromGlobal(player.viewport.mapToGlobal(player.point_of(wanted.cell)))
    QTest.mousePress(card, Left, pos=card.rect().center())
    move(card, over, Left)
    before = player.table.wing.desk.placement.rotation
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=over)
    assert isinstance(player.table.wing.desk.tool, Carrying)
    assert player.table.wing.desk.placement.rotation != before
    QTest.mouseRelease(card, Left, pos=over)
    assert isinstance(player.table.wing.desk.tool, Pending)


def test_clicking_a_tile_and_then_a_cell_places_the_same(player):
    wanted = player.a_placement()
    player.take(0)
    player.hover(wanted.cell)
    player.click(wanted.cell)
    player.key(Qt.Key.Key_Return)
    assert player.actions == [wanted]


def test_a_click_on_a_cell_tells_that_a_tile_comes_first(player):
    player.click(player.a_placement().cell)
    assert "First choose a tile" in player.table.wing.panels.toast.accessibleName()


def test_enter_without_a_tile_tells_that_one_comes_first(player):
    player.key(Qt.Key.Key_Return)
    assert "First choose a tile" in player.table.wing.panels.toast.accessibleName()
    assert player.actions == []


def test_the_keyboard_alone_places_the_same(player):
    wanted = player.a_placement()
    player.key(Qt.Key.Key_1)
    _walk_to(player, wanted.cell)
    while player.table.wing.desk.placement != wanted:
        player.key(Qt.Key.Key_R)
    player.key(Qt.Key.Key_Return)
    assert player.actions == [wanted]


def test_without_confirm_a_drop_places_at_once(make_table):
    player = make_table(confirm=False)
    wanted = player.a_placement(1)
    player.drag_tile(1, wanted.cell)
    assert player.actions == [wanted]


def test_escape_gives_a_pending_tile_back_to_the_hand(player):
    player.drag_tile(0, player.a_placement().cell)
    player.key(Qt.Key.Key_Escape)
    assert isinstance(player.table.wing.desk.tool, IdleTool)
    assert player.table.wing.scene.ghost.shown is None
    assert player.actions == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_focused_tile_is_taken_and_placed_with_the_keyboard(player, key):
    card = player.table.wing.panels.hand.cards[1]
    card.setFocus()
    QTest.keyClick(card, key)
    placement = player.table.wing.desk.placement
    assert placement.slot == 1
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.actions == [placement]


def test_a_second_click_on_the_tile_puts_it_back(player):
    player.take(0)
    assert isinstance(player.table.wing.desk.tool, Carrying)
    player.take(0)
    assert isinstance(player.table.wing.desk.tool, IdleTool)


def test_dropping_a_tile_on_a_panel_puts_it_back(player):
    card = player.table.wing.panels.hand.cards[0]
    drag(card, QPoint(40, 40), QPoint(40, 200))
    assert isinstance(player.table.wing.desk.tool, IdleTool)


def test_a_right_click_turns_the_tile_in_hand(player):
    player.take(0)
    player.hover(player.a_placement().cell)
    before = player.table.wing.desk.placement.rotation
    QTest.mouseClick(player.viewport, Qt.MouseButton.RightButton, pos=QPoint(600, 300))
    assert player.table.wing.desk.placement.rotation == (before + 1) % 4


def test_shift_r_turns_it_the_other_way(player):
    player.take(0)
    player.hover(player.a_placement().cell)
    before = player.table.wing.desk.placement.rotation
    player.key(Qt.Key.Key_R, shift=True)
    assert player.table.wing.desk.placement.rotation == (before - 1) % 4


def test_the_wheel_turns_while_carrying_and_does_not_zoom(player):
    player.take(0)
    player.hover(player.a_placement().cell)
    before, size = player.table.wing.desk.placement.rotation, player.table.wing.view.tile_size
    player.wheel(QPoint(600, 300), -1)
    assert player.table.wing.desk.placement.rotation == (before + 1) % 4
    assert player.table.wing.view.tile_size == size


def test_the_handle_turns_a_pending_tile(player):
    wanted = player.a_placement()
    player.drag_tile(0, wanted.cell)
    player.click(wanted.cell, 97, 97)
    assert player.table.wing.desk.placement.rotation == (wanted.rotation + 1) % 4


def test_the_ghost_begins_in_a_rotation_that_fits(player):
    player.take(0)
    for cell in {placement.cell for placement in player.session.placements if not placement.slot}:
        player.hover(cell)
        assert player.table.wing.desk.can_confirm


def test_a_refused_cell_says_why(player):
    gate = min(player.session.course.land.gate.cells)
    player.take(0)
    player.hover(gate)
    assert player.table.wing.scene.pill.text.refusal == "The gate stands there."
    player.click(gate)
    assert player.actions == []
    assert player.table.wing.panels.toast.text == "The gate stands there."


def test_a_cell_that_touches_nothing_is_refused(player):
    player.take(0)
    player.hover(pack(-5, -5))
    assert "touch" in player.table.wing.scene.pill.text.refusal


def test_a_tile_off_the_land_shows_its_cost(player):
    land = player.session.course.land
    placement = next(p for p in player.session.placements if p.cell not in land.free)
    player.take(placement.slot)
    player.hover(placement.cell)
    assert "off the land −3" in player.table.wing.scene.pill.text.spoken


def test_the_pill_shows_by_how_much_the_score_would_change(player):
    wanted = player.a_placement()
    player.take(0)
    player.hover(wanted.cell)
    worth = player.table.wing.scene.pill.text.worth
    before = player.session.assessment.score.total
    player.click(wanted.cell)
    player.key(Qt.Key.Key_Return)
    assert player.session.assessment.score.total == before + worth


def test_without_hints_no_worth_is_told(make_table):
    player = make_table(hints=False)
    player.take(0)
    player.hover(player.a_placement().cell)
    assert player.table.wing.scene.pill.text.worth is None
    assert player.table.wing.scene.ghost.shown.fits == ()


def test_where_mistakes_are_allowed_a_wrong_side_is_marked_and_can_be_placed(make_table):
    player = make_table(Setup(edges=EdgeChecking.WARN), seed=9, confirm=True)
    wrong = _a_wrong_placement(player)
    player.take(wrong.slot)
    player.hover(wrong.cell)
    while player.table.wing.desk.placement != wrong:
        player.key(Qt.Key.Key_R)
    assert any(fit.name == "WRONG" for fit in player.table.wing.scene.ghost.shown.fits)
    player.key(Qt.Key.Key_Return)
    assert player.actions == [wrong]


def test_undo_gives_the_tile_back(player):
    hand = player.session.tiles
    player.drag_tile(0, player.a_placement().cell)
    player.key(Qt.Key.Key_Return)
    assert player.session.match.state.phase is Phase.REST
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert player.session.tiles == hand
    assert player.table.wing.scene.tiles == {}


def test_redo_places_it_again(player):
    wanted = player.a_placement()
    player.drag_tile(0, wanted.cell)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Z, ctrl=True)
    player.key(Qt.Key.Key_Z, ctrl=True, shift=True)
    assert player.actions == [wanted]
    assert list(player.table.wing.scene.tiles) == [wanted.cell]


def test_a_pending_tile_moves_to_another_cell_by_a_click(player):
    cells = sorted({p.cell for p in player.session.placements if p.slot == 0})
    player.drag_tile(0, cells[0])
    other = next(cell for cell in cells[1:] if cell != cells[0])
    player.click(other)
    assert isinstance(player.table.wing.desk.tool, Pending)
    assert player.table.wing.desk.placement.cell == other


def _walk_to(player, cell):
    """Press arrows until the tile is held over a cell: breadth first over what they lead to."""
    arrows = {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }
    places = player.table.wing.desk.piece.places
    routes = {player.table.wing.desk.placement.cell: []}
    queue = list(routes)
    while queue:
        here = queue.pop(0)
        for key, direction in arrows.items():
            there = places.next_cell(here, direction)
            if there not in routes:
                routes[there] = [*routes[here], key]
                queue.append(there)
    for key in routes[cell]:
        player.key(key)
    assert player.table.wing.desk.placement.cell == cell


def _a_wrong_placement(player) -> PlaceTile:
    """A placement beside the gate whose path runs into it."""
    state = player.session.match.state
    gate, box = state.designers[0].course.land.gate, player.session.rules.box
    for placement in player.session.placements:
        paths = box.path_sides[4 * state.rack[placement.slot] + placement.rotation]
        if any(
            paths >> side & 1 and placement.cell + STEP[side] in gate.cells for side in range(4)
        ):
            return placement
    raise AssertionError("no such placement: take another seed")
