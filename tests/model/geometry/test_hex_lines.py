"""The straight line between two hexes, against points on it that are looked up one by one."""

from itertools import pairwise
from math import hypot, sqrt

import pytest

from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex, between, distance

AROUND = [Hex(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
START = Hex(0, 0)
NEAR = 1e-9


def centre(place):
    return 1.5 * place.q, sqrt(3) * (place.r + place.q / 2)


def far_from(place, point):
    x, y = centre(place)
    return hypot(x - point[0], y - point[1])


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_along_an_axis_it_is_every_step_of_the_way(direction):
    step = STEPS[direction]
    end = Hex(4 * step.q, 4 * step.r)
    assert between(START, end) == tuple(Hex(n * step.q, n * step.r) for n in range(1, 4))


def test_it_goes_from_neighbour_to_neighbour_and_leaves_the_ends_out():
    for end in AROUND:
        way = (START, *between(START, end), end)
        assert len(way) == distance(START, end) + (1 if end != START else 2)
        if end != START:
            assert all(distance(*pair) == 1 for pair in pairwise(way))


def test_every_hex_of_it_is_the_nearest_to_its_point_of_the_line():
    for end in AROUND:
        steps = distance(START, end)
        x, y = centre(end)
        for step, found in enumerate(between(START, end), 1):
            point = x * step / steps, y * step / steps
            least = min(far_from(place, point) for place in AROUND)
            assert far_from(found, point) == pytest.approx(least, abs=NEAR)
