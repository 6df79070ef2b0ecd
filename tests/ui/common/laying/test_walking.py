"""Where the arrow keys lead."""

from PySide6.QtCore import QPointF

from minigolf_desktop.ui.common.boards.gestures import nearest_ahead

EAST, WEST, SOUTH = (1, 0), (-1, 0), (0, 1)
HERE = QPointF(0, 0)


def points(*places: tuple[float, float]):
    return [(QPointF(*place), place) for place in places]


def test_an_arrow_leads_to_the_nearest_place_in_its_direction():
    assert nearest_ahead(HERE, points((-1, 0), (5, 0), (2, 0)), EAST) == (2, 0)


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside():
    assert nearest_ahead(HERE, points((1, 3), (3, 0)), EAST) == (3, 0)


def test_of_places_as_near_as_each_other_the_first_counts():
    assert nearest_ahead(HERE, points((1, 1), (1, -1)), EAST) == (1, 1)


def test_where_nothing_lies_an_arrow_leads_nowhere():
    assert nearest_ahead(HERE, points((0, 0), (-2, 0), (0, -1)), EAST) is None


def test_round_the_board_an_arrow_goes_on_at_the_other_edge():
    row = points((-1, 0), (-4, 0), (-4, 1))
    assert nearest_ahead(HERE, row, EAST, around=True) == (-4, 0)
    assert nearest_ahead(HERE, row, SOUTH, around=True) == (-4, 1)
    assert nearest_ahead(HERE, points((0, 0)), WEST, around=True) is None
