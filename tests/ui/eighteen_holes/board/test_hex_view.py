"""Looking round a course of hexes with mouse, wheel, fingers and keys."""

import pytest
from hands import wheel
from hex_boards import LEFT, over
from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.board.view import LARGEST_HEX, SMALLEST_HEX

NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


def drag(view, start, by, button=LEFT):
    for kind, at, held in (
        (QEvent.Type.MouseButtonPress, start, button),
        (QEvent.Type.MouseMove, start + by, button),
        (QEvent.Type.MouseButtonRelease, start + by, NO_BUTTON),
    ):
        acting = NO_BUTTON if kind is QEvent.Type.MouseMove else button
        place = view.viewport().mapToGlobal(QPointF(at))
        QApplication.sendEvent(
            view.viewport(), QMouseEvent(kind, QPointF(at), place, acting, held, NO_KEY)
        )


def seen_at(view, at):
    return view.viewportTransform().inverted()[0].map(QPointF(at))


def test_a_fitted_course_is_seen_whole(hex_view, hex_scene):
    hex_view.set_free_area(QMargins(100, 40, 60, 80))
    seen = hex_view.viewportTransform().mapRect(hex_scene.bounds)
    assert hex_view.free_area.adjusted(-1, -1, 1, 1).contains(seen)


def test_a_course_stays_fitted_when_the_window_grows(hex_view):
    before = hex_view.unit
    hex_view.resize(1300, 1000)
    assert hex_view.unit > before


def test_the_wheel_zooms_at_the_pointer(hex_view):
    at, before = QPointF(300, 250), hex_view.unit
    point = seen_at(hex_view, at)
    wheel(hex_view.viewport(), at, 1)
    assert hex_view.unit == pytest.approx(1.2 * before, abs=0.13)
    away = seen_at(hex_view, at) - point
    assert abs(away.x()) + abs(away.y()) < 2 * UNIT / hex_view.unit


def test_quick_clicks_of_the_wheel_add_up_while_the_board_is_zooming(qtbot, hex_view, hex_scene):
    before = hex_view.unit
    hex_scene.motion = Motion()
    for _ in range(3):
        wheel(hex_view.viewport(), QPointF(300, 250), 1)
    qtbot.waitUntil(lambda: hex_view.unit == pytest.approx(1.2**3 * before, rel=0.03))


def test_the_zoom_has_an_end_both_ways(hex_view):
    for clicks, end in ((9, LARGEST_HEX), (-20, SMALLEST_HEX)):
        wheel(hex_view.viewport(), QPointF(300, 250), clicks)
        assert hex_view.unit == pytest.approx(end, abs=0.13)


def test_what_lies_at_the_very_edge_of_a_fitted_course_needs_no_panning(hex_view, hex_scene):
    hex_scene.sought.emit(hex_scene.bounds)
    assert hex_view.is_fitted


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.MiddleButton])
def test_dragging_pans(hex_view, button):
    point = seen_at(hex_view, QPoint(400, 300))
    drag(hex_view, QPoint(400, 300), QPoint(60, -35), button)
    here = hex_view.mapFromScene(point)
    assert here == QPoint(460, 265)


def test_with_space_held_a_drag_pans(hex_view):
    QTest.keyPress(hex_view, Qt.Key.Key_Space)
    assert hex_view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    point = seen_at(hex_view, QPoint(400, 300))
    drag(hex_view, QPoint(400, 300), QPoint(20, 10))
    QTest.keyRelease(hex_view, Qt.Key.Key_Space)
    assert hex_view.mapFromScene(point) == QPoint(420, 310)


def test_two_fingers_on_a_trackpad_zoom_and_come_to_rest(hex_view):
    before = hex_view.unit
    at = QPointF(400, 300)
    everywhere = hex_view.viewport().mapToGlobal(at)
    for kind, value in (
        (Qt.NativeGestureType.ZoomNativeGesture, 0.25),
        (Qt.NativeGestureType.EndNativeGesture, 0.0),
    ):
        event = QNativeGestureEvent(
            kind, QPointingDevice.primaryPointingDevice(), 2, at, at, everywhere, value, QPointF()
        )
        QApplication.sendEvent(hex_view.viewport(), event)
    assert hex_view.unit == pytest.approx(1.25 * before, abs=0.13)
    assert hex_view.unit * 8 == round(hex_view.unit * 8)


def test_arrow_keys_pan(hex_view):
    place = Hex(0, 0)
    before = over(hex_view, place)
    QTest.keyClick(hex_view, Qt.Key.Key_Right)
    assert over(hex_view, place).x() < before.x()


def test_plus_minus_and_nought_zoom_and_fit(hex_view):
    fitted = hex_view.unit
    QTest.keyClick(hex_view, "+")
    larger = hex_view.unit
    QTest.keyClick(hex_view, "-")
    QTest.keyClick(hex_view, "-")
    smaller = hex_view.unit
    QTest.keyClick(hex_view, "0")
    assert smaller < fitted < larger
    assert hex_view.unit == fitted


def test_other_keys_are_left_to_the_screen(hex_view):
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, NO_KEY, "p")
    hex_view.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_hex_out_of_sight_is_brought_into_the_free_area(hex_view):
    far = Hex(14, -3)
    hex_view.reveal_hex(far)
    assert hex_view.free_area.contains(QPointF(over(hex_view, far)))


def test_a_fitted_board_glides_to_other_bounds(qtbot, hex_view, hex_scene):
    hex_scene.motion = Motion()
    middle = hex_centre(Hex(1, 1), UNIT)
    part = hex_scene.bounds
    part.setSize(part.size() / 3)
    part.moveCenter(middle)
    hex_scene.set_bounds(part)
    qtbot.waitUntil(lambda: hex_view._zooming is None)
    centre = hex_view.viewportTransform().map(middle) - hex_view.free_area.center()
    assert abs(centre.x()) + abs(centre.y()) < 3


def test_the_board_does_nothing_at_rest(qtbot, hex_view, hex_scene):
    qtbot.waitUntil(lambda: not hex_scene.ground.busy and not hex_scene.lens.busy)
    wheel(hex_view.viewport(), QPointF(300, 250), 2)
    qtbot.waitUntil(lambda: not hex_scene.ground.busy and not hex_scene.lens.busy)
    assert hex_view._zooming is None
