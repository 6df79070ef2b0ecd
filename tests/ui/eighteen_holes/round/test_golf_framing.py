"""What is played always lies on free ground: between the panels, above the hand."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.board import hexes_in_play, hexes_reached, rect_of
from minigolf_desktop.ui.eighteen_holes.scripted import golf_chaos_pictures, golf_pictures

SIZES = [(1366, 768, 1.0), (1366, 768, 1.15), (1024, 700, 1.0), (1920, 1080, 1.0)]

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


def shown(qtbot, make, size):
    wide, high, scale = size
    screen = make(Look(LIGHT, scale))
    qtbot.addWidget(screen)
    screen.resize(wide, high)
    with qtbot.waitExposed(screen):
        screen.show()
    QApplication.processEvents()
    return screen


def seen(screen, place):
    """Return where a hex is seen, in pixels of the view."""
    return screen.wing.board.view.viewportTransform().mapRect(rect_of([place]))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_hole_golfers_and_landings_lie_in_the_free_area(qtbot, scenes, size):
    hidden = []
    for name, make in scenes.items():
        screen = shown(qtbot, make, size)
        if not isinstance(screen, MatchTable):
            continue
        view, offer, board = screen.session.view, screen.offer, screen.wing.board
        free = board.view.free_area.adjusted(-1, -1, 1, 1)
        console = QRectF(board.console.geometry()).translated(QPointF(-board.view.pos()))
        for place in (*hexes_in_play(view, offer), *hexes_reached(offer)):
            rect = seen(screen, place)
            if not free.contains(rect) or rect.intersects(console):
                hidden.append((name, place))
        screen.close()
    assert not hidden


def test_the_chances_of_a_shot_hide_no_golfer_and_no_hole_where_a_corner_is_free(qtbot, scenes):
    screen = shown(qtbot, scenes["golf-action"], SIZES[0])
    board = screen.wing.board
    legend = board.panels.reach.geometry().translated(-board.view.pos())
    assert not board.panels.reach.isHidden()
    for place in hexes_in_play(screen.session.view, screen.offer):
        assert not seen(screen, place).intersects(QRectF(legend))


def test_who_looked_elsewhere_is_led_back_for_the_next_decision(qtbot, scenes):
    screen = shown(qtbot, scenes["golf-round"], SIZES[0])
    screen.wing.board.view.pan(QPoint(300, 200))
    screen.show_offer()
    assert not screen.wing.board.view.is_fitted
    screen.task.take_target(0)
    screen.act()
    assert screen.wing.board.view.is_fitted
