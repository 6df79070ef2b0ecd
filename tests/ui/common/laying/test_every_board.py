"""What the tools do on every board: squares and hexes are laid with the same hands."""

import pytest
from boards import free_board, hexes, table

from minigolf_desktop.ui.common.laying import Carrying, Pending
from minigolf_desktop.ui.common.theme import load_fonts


@pytest.fixture
def board(request, window, catalogue, rules):
    load_fonts()
    return request.param(window, catalogue, rules)


every_board = pytest.mark.parametrize("board", [table, free_board, hexes], indirect=True)
laid_by_hand = pytest.mark.parametrize("board", [free_board, hexes], indirect=True)
"""Boards on which what lies can be taken up again."""
squares = pytest.mark.parametrize("board", [table, free_board], indirect=True)


# Carrying


@every_board
def test_a_piece_in_hand_follows_the_pointer(board):
    board.take()
    assert board.ghost() is None
    for place in board.places[:2]:
        board.hover(place)
        assert board.desk.spot.place == place
        assert board.ghost() is not None


@every_board
def test_a_piece_snaps_to_the_turn_nearest_to_the_one_it_was_given(board):
    board.take()
    first, second = board.places[:2]
    board.hover(first)
    board.desk.turn(1)
    wished = board.desk.spot.turn
    board.hover(second)
    assert board.desk.spot.turn == board.desk.piece.snap(second, wished)


@every_board
def test_a_piece_that_is_turned_all_the_way_round_lies_as_before(board):
    board.take()
    board.hover(board.places[0])
    before, seen = board.desk.spot, set()
    for _ in range(board.desk.piece.turns):
        board.desk.turn(1)
        seen.add(board.desk.spot.turn)
    assert board.desk.spot == before
    assert seen == set(range(board.desk.piece.turns))


@every_board
def test_a_turn_back_undoes_a_turn(board):
    board.take()
    board.hover(board.places[0])
    before = board.desk.spot
    board.desk.turn(1)
    board.desk.turn(-1)
    assert board.desk.spot == before


@every_board
def test_the_wheel_turns_what_is_in_hand_and_nothing_else(board):
    assert not board.desk.tool.wheel(1)
    board.take()
    board.hover(board.places[0])
    before = board.desk.spot
    assert board.desk.tool.wheel(1)
    assert board.desk.spot != before


@every_board
def test_a_piece_leaves_the_board_with_the_pointer_and_stays_in_hand(board):
    board.take()
    board.hover(board.places[0])
    board.desk.tool.leave()
    assert board.ghost() is None and board.desk.spot is None
    assert board.desk.piece is not None


@every_board
def test_a_piece_is_put_away_without_a_trace(board):
    board.take()
    board.hover(board.places[0])
    assert board.desk.cancel()
    assert board.desk.piece is None and board.ghost() is None
    assert not board.laid
    assert not board.desk.cancel(), "nothing is left to be put away"


@every_board
def test_another_piece_takes_the_place_of_the_one_in_hand(board):
    board.take()
    first = board.desk.piece
    board.take()
    assert board.desk.piece is not first


# Putting down


@laid_by_hand
def test_a_click_lays_the_piece(board):
    board.take()
    board.hover(board.places[0])
    turn = board.desk.spot.turn
    board.click(board.places[0])
    assert board.laid == {board.places[0]: turn}
    assert board.desk.piece is None


@every_board
def test_a_piece_is_laid_by_keys_alone(board):
    board.take()
    board.desk.confirm()
    held = board.desk.spot
    assert held is not None and board.sought
    board.desk.confirm()
    assert board.laid == {held.place: held.turn}


@every_board
def test_an_arrow_holds_the_piece_elsewhere_and_in_sight(board):
    board.take()
    board.desk.confirm()
    before, seen = board.desk.spot.place, len(board.sought)
    moved = [board.desk.step(way) for way in ((1, 0), (0, 1))]
    assert all(moved) and board.desk.spot.place != before
    assert len(board.sought) == seen + 2


@laid_by_hand
def test_a_place_that_is_taken_tells_why_and_leaves_the_piece_in_hand(board):
    board.lay(board.places[0])
    board.take()
    piece = board.desk.piece
    board.hover(board.places[0])
    assert not board.desk.can_confirm
    board.click(board.places[0])
    assert len(board.refusals) == 1
    assert board.desk.piece is piece


@every_board
def test_what_is_dropped_on_a_panel_is_put_away(board):
    board.take()
    board.desk.is_covered = lambda at: True
    board.click(board.places[0])
    assert not board.laid and board.desk.piece is None


@laid_by_hand
def test_what_is_dragged_from_the_box_is_laid_where_it_is_dropped(board):
    board.take()
    board.drop(board.places[1])
    assert list(board.laid) == [board.places[1]]
    assert board.desk.piece is None


# Waiting for a yes


@squares
def test_a_piece_that_is_put_down_waits_for_a_yes(board):
    board.desk.asks = True
    board.take()
    board.click(board.places[0])
    assert isinstance(board.desk.tool, Pending) and not board.laid
    held = board.desk.spot
    board.desk.confirm()
    assert board.laid == {held.place: held.turn}


@squares
def test_a_waiting_piece_stays_while_the_pointer_goes_to_the_button_that_says_yes(board):
    board.desk.asks = True
    board.take()
    board.click(board.places[0])
    held = board.desk.spot
    board.desk.tool.leave()
    assert board.desk.spot == held and board.desk.can_confirm
    assert board.desk.confirm() and board.laid == {held.place: held.turn}
    assert board.ghost() is None


@squares
def test_a_waiting_piece_can_still_be_turned_and_moved(board):
    board.desk.asks = True
    board.take()
    board.click(board.places[0])
    before = board.desk.spot.turn
    board.desk.turn(1)
    assert board.desk.spot.turn == (before + 1) % 4
    board.drag(board.places[0], board.places[1])
    assert board.desk.spot.place == board.places[1] and not board.laid


@squares
def test_a_waiting_piece_goes_back_with_escape(board):
    board.desk.asks = True
    board.take()
    board.click(board.places[0])
    assert board.desk.cancel()
    assert board.ghost() is None and not board.laid


@pytest.mark.parametrize("board", [hexes], indirect=True)
def test_where_everything_can_be_taken_up_again_nothing_waits(board):
    board.desk.asks = True
    board.lay(board.places[0])
    assert list(board.laid) == [board.places[0]]


# Taking up


@laid_by_hand
def test_the_click_that_takes_a_piece_up_does_not_put_it_down(board):
    board.lay(board.places[0])
    board.click(board.places[0])
    assert isinstance(board.desk.tool, Carrying)
    assert not board.laid


@laid_by_hand
def test_a_piece_is_moved_in_one_step_of_the_history(board):
    board.lay(board.places[0])
    board.click(board.places[0])
    board.click(board.places[1])
    assert list(board.laid) == [board.places[1]]
    assert board.session.undo()
    assert list(board.laid) == [board.places[0]]


@laid_by_hand
def test_a_piece_is_dragged_from_place_to_place(board):
    board.lay(board.places[0])
    board.drag(board.places[0], board.places[1])
    assert list(board.laid) == [board.places[1]]


@laid_by_hand
def test_a_piece_that_was_taken_up_goes_home_when_it_is_put_away(board):
    board.lay(board.places[0])
    before = board.laid
    board.click(board.places[0])
    board.desk.turn(1)
    board.desk.cancel()
    assert board.laid == before
    assert not board.session.can_redo and board.session.lifted is None


@laid_by_hand
def test_a_piece_that_was_taken_up_is_thrown_into_the_box(board):
    board.lay(board.places[0])
    board.click(board.places[0])
    assert board.desk.remove()
    assert not board.laid and board.desk.piece is None
    assert board.session.undo()
    assert board.laid


@laid_by_hand
def test_what_lies_under_the_pointer_is_turned_and_thrown_into_the_box(board):
    board.lay(board.places[0])
    board.hover(board.places[0])
    before = board.laid[board.places[0]]
    assert board.desk.turn(1)
    assert board.desk.turn(-1)
    assert board.laid[board.places[0]] == before
    assert board.desk.remove()
    assert not board.laid


@laid_by_hand
def test_undo_puts_the_piece_in_hand_away(board):
    board.lay(board.places[0])
    board.take()
    board.session.undo()
    assert board.desk.piece is None and not board.laid
