"""The camera: what is played lies on free ground, and is seen from near before a shot."""

import pytest
from golf_playing import in_phase, play_until
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.framing import (
    Framing,
    hexes_in_play,
    hexes_reached,
    rect_of,
)
from minigolf_desktop.ui.eighteen_holes.scripted import golf_chaos_pictures, golf_pictures

LAPTOP = (1366, 768)
SIZES = [(1.0, (LAPTOP, (1024, 700), (1920, 1080))), (1.15, (LAPTOP,))]
"""Sizes of a window by the scale of the interface."""

# The display that tests draw on can do little for windows and tooltips, and says so each time.
pytestmark = [
    pytest.mark.usefixtures("english"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture(scope="module")
def scenes(qapp):
    """The scripted rounds: what makes their screens, by name."""
    load_fonts()
    return dict(golf_pictures(lambda make: make)) | dict(golf_chaos_pictures(lambda make: make))


def show(qtbot, screen, size):
    """Show a screen, or give one that is shown another size."""
    screen.resize(*size)
    with qtbot.waitExposed(screen):
        screen.show()
    QApplication.processEvents()


@pytest.fixture
def shown(qtbot, scenes):
    """Show a scripted round by its name."""

    def shown(name):
        screen = scenes[name](Look(LIGHT, 1.0))
        qtbot.addWidget(screen)
        show(qtbot, screen, LAPTOP)
        return screen

    return shown


def seen(screen, place):
    """Return where a hex is seen, in pixels of the view."""
    return screen.wing.board.view.viewportTransform().mapRect(rect_of([place]))


def hidden_on(screen):
    """Return what its offer is about and a table does not show."""
    view, offer, board = screen.session.view, screen.offer, screen.wing.board
    free = board.view.free_area.adjusted(-1, -1, 1, 1)
    by = QPointF(board.console.pos() - board.view.pos())
    pieces = [QRectF(place).translated(by) for place in board.console.pieces]
    for place in (*hexes_in_play(view, offer), *hexes_reached(offer)):
        rect = seen(screen, place)
        if not free.contains(rect) or any(map(rect.intersects, pieces)):
            yield place


@pytest.mark.parametrize(("scale", "sizes"), SIZES)
def test_hole_golfers_and_landings_lie_in_the_free_area(qtbot, scenes, scale, sizes):
    hidden = []
    for name, make in scenes.items():
        screen = make(Look(LIGHT, scale))
        qtbot.addWidget(screen)
        for size in sizes if isinstance(screen, MatchTable) else ():
            show(qtbot, screen, size)
            hidden += [(name, size, place) for place in hidden_on(screen)]
        screen.close()
    assert not hidden


def test_the_chances_of_a_shot_hide_no_golfer_and_no_hole_where_a_corner_is_free(shown):
    screen = shown("golf-action")
    board = screen.wing.board
    legend = board.panels.reach.geometry().translated(-board.view.pos())
    assert not board.panels.reach.isHidden()
    for place in hexes_in_play(screen.session.view, screen.offer):
        assert not seen(screen, place).intersects(QRectF(legend))


def test_who_looked_elsewhere_is_led_back_for_the_next_decision(shown):
    screen = shown("golf-round")
    screen.wing.board.view.pan(QPoint(300, 200))
    screen.show_offer()
    assert not screen.wing.board.view.is_fitted
    screen.task.take_target(0)
    screen.act()
    assert screen.wing.board.view.is_fitted


# The camera


@pytest.fixture
def nine(make_round):
    """A round of which the course is too large to be seen as a whole from near."""
    return make_round(2, course="larkfield", open_choices=True)


def side_of_hex(play):
    return play.board.view.unit


def test_the_whole_course_has_no_piece_over_it_when_it_is_fitted(nine):
    nine.board.turn_frame()
    board, field = nine.board, nine.state.table.field
    by = board.console.pos() - board.view.pos()
    pieces = [QRectF(place.translated(by)) for place in board.console.pieces]
    for column in (one for one in board.panels.papers if one.isVisible()):
        place = column.paper.boundingRect().translated(column.pos() - board.view.pos())
        pieces.append(QRectF(place))
    assert len(pieces) > 2
    for place in field.hexes[: field.size]:
        assert not any(map(seen(nine.screen, place).intersects, pieces))


def test_before_a_shot_the_camera_comes_nearer_to_a_course_seen_from_afar(nine):
    play_until(nine.session, in_phase(Phase.CHOOSE))
    size, game = QSizeF(1600, 690), nine.session.view
    framing = Framing(game, 1.0)
    framing.lie_under(size, (), 0)

    def side(frame):
        return min(size.width() / frame.part.width(), size.height() / frame.part.height())

    assert not framing.is_close
    near = framing.frame_of_shot(game, nine.offer)
    assert side(near) > 1.3 * side(framing.frame(game, nine.offer))
    assert near.part.contains(rect_of(hexes_reached(nine.offer)))


def test_between_shots_the_camera_looks_at_the_hole_again(nine):
    before = side_of_hex(nine)
    play_until(nine.session, in_phase(Phase.CHOOSE))
    assert nine.board.view.is_fitted
    play_until(nine.session, in_phase(Phase.SELECT))
    nine.board.turn_frame()
    nine.board.turn_frame()
    assert side_of_hex(nine) >= before


def test_under_reduced_motion_the_camera_comes_no_nearer(nine):
    nine.board.scene.motion = Motion(1.0, reduced=True)
    play_until(nine.session, in_phase(Phase.CHOOSE))
    frame = nine.board.framing.frame(nine.session.view, nine.offer)
    assert nine.board.scene.bounds.contains(frame.part)


def test_the_camera_rests_while_the_board_is_dragged(nine):
    view = nine.board.view
    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(600, 300))
    before = view.viewportTransform()
    play_until(nine.session, in_phase(Phase.CHOOSE))
    assert view.viewportTransform() == before
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(600, 300))


def test_a_zoom_by_hand_stays_until_the_next_own_shot(nine):
    nine.board.view.zoom_in()
    by_hand = side_of_hex(nine)
    nine.screen.show_offer()
    assert side_of_hex(nine) == by_hand and not nine.board.view.is_fitted
    play_until(nine.session, in_phase(Phase.ACT))
    assert nine.board.view.is_fitted


@pytest.mark.quick
def test_a_flight_out_of_sight_is_followed_at_the_size_there_is(nine):
    board, field = nine.board, nine.state.table.field
    board.view.zoom(2.0)
    by_hand = side_of_hex(nine)
    for place in (field.hexes[0], field.hexes[field.size - 1]):
        board.view.follow(rect_of([place]), 0)
        assert board.view.free_area.adjusted(-1, -1, 1, 1).contains(seen(nine.screen, place))
    assert side_of_hex(nine) == by_hand and not board.view.is_fitted
