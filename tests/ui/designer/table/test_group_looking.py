"""What the table of a group shows: order, racks, the others, and no secrets."""

import pytest
from hands import drag
from PySide6.QtCore import Qt

from minigolf_desktop.model.designer import NOBODY, Mode, Phase
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.designer.board.desk import WatchingTool


def late(state):
    """Whether some rounds are played and somebody has placed in this one."""
    return state.phase is Phase.TURN and state.turn > 8 and any(p != NOBODY for p in state.pawns)


def assert_racks_are_apart(racks):
    """Nothing on the racks lies over anything else, or beyond them."""
    parts = [racks.order, racks.bench, racks.gate, *racks.cards, racks.coming]
    for place, part in enumerate(parts):
        assert racks.contentsRect().contains(part.geometry())
        assert part.width() >= part.sizeHint().width()
        assert part.height() >= part.sizeHint().height()
        for other in parts[place + 1 :]:
            assert not part.geometry().intersects(other.geometry())


@pytest.fixture
def going(make_group_table):
    return make_group_table(3, late)


def test_pawns_stand_in_the_order_of_play_with_the_one_to_move_in_front(going):
    state, pawns = going.state, going.racks.order.pawns
    names = [going.name_of(seat) for seat in state.order]
    assert [pawn.name for pawn in pawns] == names
    assert [pawn.name for pawn in pawns if pawn.is_next] == [names[len(names) - len(state.waiting)]]
    assert [pawn.has_played for pawn in pawns] == [s not in state.waiting for s in state.order]


def test_a_taken_tile_leaves_the_pawn_of_who_took_it(going):
    colours = [one.colour for one in going.session.players]
    shown = [card.pawn for card in going.racks.cards]
    assert shown == [colours[pawn] if pawn != NOBODY else "" for pawn in going.state.pawns]


def test_the_tiles_of_the_next_round_lie_on_the_bottom_rack(going):
    designs = going.session.rules.box.designs
    assert going.racks.coming.tiles == [designs[one] for one in going.state.coming]


def test_the_title_tells_whose_turn_it_is(going):
    name = going.name_of(going.session.seat)
    assert going.racks.title == f"{name}: choose a tile"


def test_the_others_are_shown_with_their_scores_and_new_tiles(going):
    table = going.table
    for seat, card in enumerate(table.wing.panels.courses):
        assert card.isVisible() == (seat != table.wing.seat)
        assert card.player.total == going.session.assessment_of(seat).score.total
    assert any(card.player.new for card in table.wing.panels.courses if card.isVisible())


def test_a_click_shows_the_course_of_another_large_and_esc_goes_back(going):
    table = going.table
    other = next(seat for seat in range(3) if seat != table.wing.seat)
    going.click(table.wing.panels.courses[other])
    assert set(table.wing.scene.tiles) == set(going.state.designers[other].course.tiles)
    going.key(Qt.Key.Key_Escape)
    assert set(table.wing.scene.tiles) == set(going.session.course.tiles)


def test_the_course_of_another_is_only_looked_at(going):
    going.key(Qt.Key.Key_O)
    assert going.table.wing.shown_seat != going.table.wing.seat
    assert isinstance(going.table.wing.desk.tool, WatchingTool)


def numbers_of(going, seat):
    return dict(going.state.designers[seat].numbers)


def test_holes_are_numbered_on_the_course_that_the_table_opened_with(make_group_table):
    going = make_group_table(3, lambda state: state.turn == 6 and state.waiting[0] != 0)
    seat = going.session.seat
    going.key(Qt.Key.Key_N, Qt.Key.Key_3)
    assert 3 in numbers_of(going, seat).values()


def test_d35_holes_are_numbered_by_keys_while_another_plays(going):
    """The turn goes on where it was, and what others did since stays marked."""
    mover = going.session.seat
    going.key(Qt.Key.Key_O)
    seat = going.table.wing.shown_seat
    new = going.table.wing.fresh_cells()
    going.key(Qt.Key.Key_N, Qt.Key.Key_7)
    assert 7 in numbers_of(going, seat).values()
    assert numbers_of(going, mover) == {}
    assert (going.table.wing.shown_seat, going.session.seat) == (seat, mover)
    assert going.session.match.moves[-1].seat == seat
    assert going.table.wing.fresh_cells() == new


def test_d35_the_signs_of_another_can_be_dragged(going):
    going.key(Qt.Key.Key_O)
    table, seat = going.table, going.table.wing.shown_seat
    one, other = [item for item in table.wing.scene.signs if item.sign.number][:2]
    before = one.sign.number, other.sign.number
    places = [table.wing.view.mapFromScene(item.pos()) for item in (one, other)]
    drag(going.viewport, *places)
    assert (other.sign.number, one.sign.number) == before
    assert len(numbers_of(going, seat)) == 2


def test_d35_holes_are_numbered_when_the_game_is_over_and_not_yet_counted(make_group_table):
    going = make_group_table(2, lambda state: sum(not one.stopped for one in state.designers) == 1)
    while not going.session.is_over:
        going.take_a_turn()
    finished, asked = [], []
    going.table.asks.finished.connect(lambda: finished.append(True))
    going.table.wing.desk.sign_asked.disconnect(going.table.wing.drawing.ask_number)
    going.table.wing.desk.sign_asked.connect(asked.append)
    going.key(Qt.Key.Key_N)
    assert not going.table.wing.actions_.place.isEnabled()
    going.key(Qt.Key.Key_Return)
    assert (len(asked), finished) == (1, [])
    going.key(Qt.Key.Key_5)
    assert 5 in numbers_of(going, going.table.wing.shown_seat).values()
    assert going.table.wing.actions_.place.isEnabled()
    assert "Enter counts the points" in going.table.wing.panels.toast.text


def test_a_game_that_is_over_and_not_yet_counted_has_no_score_so_far(make_group_table):
    going = make_group_table(2, lambda state: sum(not one.stopped for one in state.designers) == 1)
    switch = going.table.wing.panels.satisfaction.switch
    assert (switch.text(), switch.isEnabled()) == ("so far", True)
    while not going.session.is_over:
        going.take_a_turn()
    switch = going.table.wing.panels.satisfaction.switch
    assert (switch.text(), switch.isEnabled()) == ("to be counted", False)


def test_the_key_for_the_others_comes_round_to_ones_own_course(going):
    going.key(Qt.Key.Key_O, Qt.Key.Key_O, Qt.Key.Key_O)
    assert going.table.wing.shown_seat == going.table.wing.seat


def test_taking_a_tile_goes_back_to_ones_own_course(going):
    going.key(Qt.Key.Key_O)
    going.digit(going.tiles()[0])
    assert going.table.wing.shown_seat == going.table.wing.seat
    assert going.table.wing.desk.slot == going.tiles()[0]


def test_the_log_tells_what_happened_since_the_last_turn(going):
    going.take_a_turn()
    going.key(Qt.Key.Key_L)
    items = going.table.wing.panels.log.list
    last = items.item(items.count() - 1)
    assert last.font().bold()
    assert not items.item(0).font().bold()


def test_the_log_tells_that_something_was_promised_but_not_what(make_group_table):
    going = make_group_table(3, late, mode=Mode.ADVANCED)
    going.key(Qt.Key.Key_L)
    texts = [going.table.wing.panels.log.list.item(i).text() for i in range(3, 12)]
    assert any(text.endswith("made a promise.") for text in texts)
    assert not any("promised:" in text for text in texts)


def test_promises_are_not_shown_on_the_table_that_all_can_see(make_group_table, qtbot):
    going = make_group_table(3, late, mode=Mode.ADVANCED)
    with qtbot.waitSignal(going.table.wing.promises_requested):
        going.key(Qt.Key.Key_M)
    assert not going.table.wing.panels.toast.isVisible()


LAPTOP = (1366, 690)
"""A display of 1366 x 768 without a title bar and a task bar."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        *(((1366, 768), 1), ((1920, 1080), 1), ((1180, 670), 1)),
        *((LAPTOP, scale) for scale in (1, 1.15, 1.3)),
    ],
)
def test_nothing_is_cut_off_or_lies_over_something_else(make_group_table, players, size, scale):
    going = make_group_table(players, late, size=size, scale=scale, reserve=True)
    assert_racks_are_apart(going.racks)
    panels = going.table.wing.panels
    placed = [panels.bar, panels.left, panels.right, panels.strip, panels.zoom, panels.legend]
    for place, one in enumerate(placed):
        assert going.table.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(two.geometry()) for two in placed[place + 1 :])
    for column in (panels.left, panels.right):
        assert column.minimumSizeHint().height() <= column.height()
    shown = [card for card in panels.courses if card.isVisible()]
    assert all(card.width() >= card.minimumSizeHint().width() for card in shown)


def test_other_settings_keep_the_game_on_the_table(going):
    table = going.table
    table.apply_settings(Settings(animation_speed=0, hints=False))
    assert going.racks.cards[going.tiles()[0]].isVisible()
    assert not table.wing.panels.legend.isVisible()
    going.take_a_turn()
    assert going.table.wing.seat == going.session.seat


def test_the_key_of_a_tile_stands_beside_its_picture(going):
    for card in going.racks.cards:
        picture, line = card.picture_area, card.line_area
        assert not picture.intersects(line)
        assert card.rect().toRectF().contains(line)


def test_a_table_for_a_group_is_made_anew_only_for_a_size_that_it_was_not_made_for(family):
    before = family.racks
    family.table.resize(1364, 767)
    assert family.racks is before
    family.table.resize(1180, 670)
    assert family.racks is not before


def test_a_wide_window_has_larger_racks(make_group_table):
    going = make_group_table(3)
    narrow = going.racks.cards[0].width()
    going.table.resize(1920, 1080)
    assert going.racks.cards[0].width() > narrow


def test_a_score_is_not_counted_again_while_the_course_stays(going):
    session = going.session
    before = [session.assessment_of(seat) for seat in range(3)]
    mover = session.seat
    going.take_a_turn()
    after = [session.assessment_of(seat) for seat in range(3)]
    assert [one is two for one, two in zip(before, after, strict=True)] == [
        seat != mover for seat in range(3)
    ]
