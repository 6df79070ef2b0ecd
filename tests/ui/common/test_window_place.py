"""Where a window stands on a display: displays and frames as figures."""

import pytest
from PySide6.QtCore import QMargins, QRect, QSize

from minigolf_desktop.ui.common.application import (
    FIRST_SIZE,
    USUAL_FRAME,
    first_place,
    kept_inside,
    largest_scale,
    room_inside,
)

LAPTOP = QRect(0, 0, 1366, 728)
"""Work area of a display of 1366 x 768 with a task bar of 40."""
TASK_BAR_ON_THE_LEFT = QRect(64, 0, 1302, 768)
LARGE = QRect(0, 0, 1920, 1040)
SECOND_DISPLAY = QRect(-1280, 24, 1280, 1000)
FRAMES = (QMargins(), USUAL_FRAME, QMargins(8, 31, 8, 8), QMargins(0, 19, 0, 5))


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("area", [LAPTOP, TASK_BAR_ON_THE_LEFT, LARGE, SECOND_DISPLAY])
def test_the_first_window_lies_in_the_work_area_with_its_frame(area, frame):
    place = first_place(area, frame)
    assert area.contains(place.inside.marginsAdded(frame))


def test_the_first_window_fills_a_display_that_is_too_small_for_it():
    assert first_place(LAPTOP, USUAL_FRAME).fills
    assert not first_place(LARGE, USUAL_FRAME).fills


def test_the_first_window_stands_in_the_middle_of_a_large_display():
    inside = first_place(LARGE, QMargins()).inside
    assert inside.size() == FIRST_SIZE
    assert inside.center() == LARGE.center()


def test_a_laptop_has_room_for_690_lines_below_the_title_bar():
    assert room_inside(LAPTOP.size(), USUAL_FRAME) == QSize(1364, 690)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(
    "inside",
    [
        QRect(0, 0, 1366, 768),
        QRect(-300, -300, 800, 600),
        QRect(1000, 500, 1000, 600),
        QRect(5000, 5000, 1366, 768),
    ],
)
def test_a_window_is_moved_and_made_smaller_until_all_of_it_is_seen(inside, frame):
    kept = kept_inside(inside, LAPTOP, frame)
    assert LAPTOP.contains(kept.marginsAdded(frame))
    assert kept.size() == inside.size().boundedTo(room_inside(LAPTOP.size(), frame))


def test_a_window_that_is_seen_stays_where_it_is():
    inside = QRect(100, 80, 800, 500)
    assert kept_inside(inside, LAPTOP, USUAL_FRAME) == inside


@pytest.mark.parametrize(
    ("size", "enlarged", "largest"),
    [
        pytest.param(QSize(2360, 1200), 1.0, 2.0, id="a large display has room for twice the size"),
        pytest.param(QSize(944, 600), 1.0, 1.0, id="what is not enlarged is not made smaller"),
        pytest.param(QSize(944, 600), 2.0, 0.8, id="of 200 % as much is taken back as is needed"),
        pytest.param(QSize(944, 600), 1.1, 0.91, id="no more is taken back than was enlarged"),
        pytest.param(QSize(2360, 1200), 2.0, 2.0, id="where there is room nothing is taken back"),
    ],
)
def test_a_display_that_the_system_enlarges_beyond_its_room_is_made_up_for(size, enlarged, largest):
    assert largest_scale(size, enlarged) == largest
