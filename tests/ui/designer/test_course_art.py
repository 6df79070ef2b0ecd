"""What other games see of a course: its bounds, its thumbnail, where balls lie on it."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from minigolf_desktop.model.designer import Role
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.designer.course_art import (
    LARGEST_THUMBNAIL,
    TileAtlas,
    course_bounds,
    course_thumbnail,
    resting_place,
    square_of,
)


@pytest.fixture(scope="module")
def courses(catalogue):
    return [one.course for one in shipped_courses(catalogue)]


def paths_of(course, *roles):
    """Cell and path of every tile that plays one of the roles."""
    return [
        (cell, path)
        for cell, turned in course.tiles.items()
        for path, piece in enumerate(course.box.pieces[turned])
        if piece.role in roles
    ]


def test_a_ball_rests_on_the_tile_of_its_path(courses):
    for course in courses:
        for cell, path in paths_of(course, *Role):
            assert square_of(cell).contains(resting_place(course, cell, path))


def test_a_turned_tee_turns_its_mat_with_it(courses):
    course = courses[0]
    cell, path = paths_of(course, Role.TEE)[0]
    turned = course._replace(tiles={**course.tiles, cell: course.tiles[cell] ^ 2})
    middle = square_of(cell).center()
    one, other = (resting_place(each, cell, path) - middle for each in (course, turned))
    assert (one + other).manhattanLength() < 0.01


def test_the_bounds_hold_every_tile_beyond_the_land_too(courses):
    course = courses[0]
    far = min(course.tiles) - 5
    wide = course._replace(tiles={**course.tiles, far: 0})
    assert course_bounds(wide).contains(square_of(far))
    assert course_bounds(wide).contains(course_bounds(course))


def test_a_thumbnail_is_clear_round_the_plot_and_fits(qapp, courses):
    picture = course_thumbnail(courses[0], TileAtlas())
    assert picture.pixelColor(0, 0).alpha() == 0
    assert QRectF(QPointF(), LARGEST_THUMBNAIL).contains(QRectF(picture.rect()))
