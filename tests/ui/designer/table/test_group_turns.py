"""Turns at the table of a group: placing, passing, stopping, asking tiles back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.designer import (
    NOBODY,
    EdgeChecking,
    Phase,
    PlaceReserved,
    Reserve,
    is_final_phase,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.designer.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.widgets.tile_card import TileCardState

STILL = Settings(animation_speed=0)
BOLD = STILL._replace(confirm=False)


def is_stopped_turn(state):
    return state.phase is Phase.TURN and state.designers[state.waiting[0]].stopped


def is_last_chance(state):
    """Whether somebody who designs may stop."""
    if state.phase is not Phase.TURN or not is_final_phase(state):
        return False
    return not state.designers[state.waiting[0]].stopped


def is_rest_with_tiles(state):
    return state.phase is Phase.REST and sum(design >= 0 for design in state.rack) > 1


def test_a_family_of_three_plays_a_whole_game_by_keys(make_group_table, qtbot):
    family = make_group_table(3, edges=EdgeChecking.ALLOW)
    phases = set()
    while not family.session.is_over:
        phases.add((family.state.phase, is_final_phase(family.state)))
        assert family.table.wing.seat == family.session.seat
        family.take_a_turn()
    with qtbot.waitSignal(family.table.asks.finished):
        family.key(Qt.Key.Key_Return)
    assert (Phase.REST, True) in phases or all(one.stopped for one in family.state.designers)
    assert all(
        not one.course.missing or one.stopped or not family.state.bag
        for one in family.state.designers
    )


def test_a_key_takes_a_tile_and_enter_places_it(family):
    slot, seat = family.tiles()[1], family.session.seat
    family.digit(slot)
    cell = family.table.wing.desk.placement.cell
    family.key(Qt.Key.Key_Return)
    assert cell in family.state.designers[seat].course.tiles
    assert family.state.pawns[slot] == seat


def test_a_tile_dragged_onto_the_course_waits_for_a_yes(family):
    placement, seat = family.a_placement(), family.session.seat
    slot, cell = placement.slot, placement.cell
    family.drag_tile(slot, cell)
    assert family.racks.cards[slot].state is TileCardState.PENDING
    family.key(Qt.Key.Key_Return)
    assert cell in family.state.designers[seat].course.tiles


def test_without_confirming_a_dragged_tile_is_placed_at_once(make_group_table):
    family = make_group_table(settings=BOLD)
    placement, seat = family.a_placement(), family.session.seat
    family.drag_tile(placement.slot, placement.cell)
    assert placement.cell in family.state.designers[seat].course.tiles


def test_the_turn_is_handed_over_to_the_next_pawn(family):
    order = family.state.order
    family.take_a_turn()
    assert family.handed == [order[1]]
    assert family.table.wing.seat == order[1]


def test_nothing_can_be_done_before_the_table_is_shown_to_the_next(family):
    table = family.table
    table.asks.handed_over.disconnect(table.wing.show_seat)
    family.take_a_turn()
    moves = len(family.session.match.moves)
    family.digit(family.tiles()[0])
    family.key(Qt.Key.Key_Return, Qt.Key.Key_P, Qt.Key.Key_Return)
    assert len(family.session.match.moves) == moves
    assert table.wing.seat != family.session.seat


def test_passing_is_asked_about_and_puts_the_pawn_on_the_bench(family):
    seat = family.session.seat
    family.key(Qt.Key.Key_P)
    assert family.table.findChildren(Question)
    family.key(Qt.Key.Key_Return)
    assert family.state.bench == (seat,)
    assert family.racks.bench.colours == (family.session.players[seat].colour,)


def test_who_passes_last_plays_first_in_the_next_round(family):
    order = family.state.order
    for _ in order:
        family.key(Qt.Key.Key_P, Qt.Key.Key_Return)
    assert family.state.order == order[::-1]
    assert [pawn.name for pawn in family.racks.order.pawns] == [
        family.name_of(seat) for seat in order[::-1]
    ]


def test_a_turn_is_taken_back_until_the_next_player_acts(family):
    first, second = family.state.order[:2]
    before = family.state
    family.take_a_turn()
    assert family.table.wing.seat == second
    undo = family.table.wing.actions_.undo
    assert undo.isEnabled()
    assert undo.toolTip() == f"Take back what {family.name_of(first)} did (Ctrl+Z)"
    family.table.wing.view.setFocus()
    QTest.keyClick(family.viewport, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    family.wait()
    assert family.state == before
    assert family.table.wing.seat == first
    assert not undo.isEnabled()


def test_the_turn_that_brings_new_tiles_is_not_taken_back(family):
    for _ in family.state.order:
        family.take_a_turn()
    assert family.state.turn == 2
    assert not family.table.wing.actions_.undo.isEnabled()


def test_who_has_stopped_chooses_a_tile_and_takes_it_face_down(make_group_table):
    family = make_group_table(3, is_stopped_turn)
    seat, slot = family.session.seat, family.tiles()[0]
    before = len(family.state.designers[seat].collected)
    family.digit(slot)
    assert family.racks.cards[slot].state is TileCardState.CARRIED
    family.key(Qt.Key.Key_Return)
    assert len(family.state.designers[seat].collected) == before + 1


def test_the_mouse_takes_a_tile_face_down_too(make_group_table):
    family = make_group_table(3, is_stopped_turn)
    seat, slot = family.session.seat, family.tiles()[0]
    before = len(family.state.designers[seat].collected)
    family.click(family.racks.cards[slot])
    assert family.table.wing.actions_.place.text() == "Take face down"
    family.table.wing.actions_.place.trigger()
    assert len(family.state.designers[seat].collected) == before + 1


def test_who_has_stopped_cannot_pass(make_group_table):
    assert not make_group_table(3, is_stopped_turn).table.wing.actions_.skip.isEnabled()


def test_d24_stop_then_a_tile_then_enter_takes_it_face_down_and_places_nothing(make_group_table):
    """Enter used to place the tile: nine points less, and no undo."""
    family = make_group_table(3, is_last_chance)
    seat, slot = family.session.seat, family.tiles()[0]
    design, course = family.state.rack[slot], family.session.course
    family.key(Qt.Key.Key_S)
    assert "choose the tile to take face down" in family.table.wing.panels.toast.text
    family.digit(slot)
    assert family.racks.cards[slot].state is TileCardState.CARRIED
    assert family.table.wing.actions_.place.text() == "Take face down"
    family.key(Qt.Key.Key_Return)
    designer = family.state.designers[seat]
    assert designer.stopped
    assert designer.collected == bytes((design,))
    assert designer.course is course


def test_stop_takes_the_tile_that_is_in_hand_already(make_group_table):
    family = make_group_table(3, is_last_chance)
    seat, slot = family.session.seat, family.tiles()[1]
    design = family.state.rack[slot]
    family.digit(slot)
    family.key(Qt.Key.Key_S, Qt.Key.Key_Return)
    assert family.state.designers[seat].collected == bytes((design,))


def test_stopping_is_taken_back_until_the_next_player_acts(make_group_table):
    family = make_group_table(3, is_last_chance)
    before = family.state
    family.digit(family.tiles()[0])
    family.key(Qt.Key.Key_S, Qt.Key.Key_Return)
    assert family.session.can_undo == (family.state.turn == before.turn)


def test_esc_goes_on_designing_and_enter_then_places(make_group_table):
    family = make_group_table(3, is_last_chance)
    seat, slot = family.session.seat, family.tiles()[0]
    family.key(Qt.Key.Key_S)
    family.digit(slot)
    family.key(Qt.Key.Key_Escape)
    assert family.racks.cards[slot].state is TileCardState.WAITING
    family.digit(slot)
    family.key(Qt.Key.Key_Return)
    assert not family.state.designers[seat].collected


def test_enter_alone_stops_nobody(make_group_table):
    family = make_group_table(3, is_last_chance)
    moves = len(family.session.match.moves)
    family.key(Qt.Key.Key_S, Qt.Key.Key_Return)
    assert len(family.session.match.moves) == moves
    assert family.table.wing.panels.toast.text == "First choose the tile to take face down."


@pytest.mark.quick
def test_nobody_stops_before_the_final_phase(family):
    assert not family.table.wing.actions_.stop.isEnabled()


def test_d38_three_rounds_of_passing_let_everybody_stop(family):
    for _ in range(3 * len(family.state.order)):
        assert not family.table.wing.actions_.stop.isEnabled()
        family.key(Qt.Key.Key_P, Qt.Key.Key_Return)
    while family.state.phase is Phase.REST:
        family.key(Qt.Key.Key_Return)
    assert family.table.wing.actions_.stop.isEnabled()


def test_tiles_are_asked_back_by_key_and_the_asking_is_taken_back(make_group_table):
    family = make_group_table(3, is_rest_with_tiles)
    slot = family.tiles()[0]
    family.digit(slot)
    assert family.state.asked == (slot,)
    assert family.racks.cards[slot].is_asked
    family.table.wing.actions_.undo.trigger()
    assert not family.racks.cards[slot].is_asked


def test_a_tile_asked_back_twice_is_refused_in_words(make_group_table):
    family = make_group_table(3, is_rest_with_tiles)
    slot = family.tiles()[0]
    family.click(family.racks.cards[slot])
    family.click(family.racks.cards[slot])
    assert family.table.wing.panels.toast.text == "This tile goes back into the bag already."


def test_enter_ends_the_asking(make_group_table):
    family = make_group_table(3, is_rest_with_tiles)
    seat = family.session.seat
    family.key(Qt.Key.Key_Return)
    assert family.state.phase is not Phase.REST or family.session.seat != seat


def test_a_tile_is_laid_on_the_gate_and_placed_from_there(make_group_table):
    family = make_group_table(2, reserve=True)
    seat, slot = family.session.seat, family.tiles()[0]
    family.digit(slot)
    family.key(Qt.Key.Key_G, Qt.Key.Key_Return)
    assert isinstance(family.session.match.moves[-1].action, Reserve)
    while family.session.seat != seat:
        family.take_a_turn()
    family.key(Qt.Key.Key_G)
    assert family.table.wing.desk.slot == FROM_THE_GATE
    family.key(Qt.Key.Key_Return)
    assert isinstance(family.session.match.moves[-1].action, PlaceReserved)
    assert seat in family.state.bench or NOBODY in family.state.pawns


def test_the_tile_at_the_gate_is_taken_with_the_mouse(make_group_table):
    family = make_group_table(
        2,
        lambda state: state.phase is Phase.TURN and state.designers[state.waiting[0]].reserved >= 0,
        reserve=True,
    )
    family.click(family.racks.gate)
    assert family.table.wing.desk.slot == FROM_THE_GATE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_key_for_every_slot(make_group_table, players):
    family = make_group_table(players)
    family.digit(players)
    assert family.table.wing.desk.slot == players
