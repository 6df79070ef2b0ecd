"""Belts round pulleys: growing, turning and measuring."""

from math import pi

import pytest

from minigolf_desktop.ui.designer.art.lanes import (
    CORNERS,
    GREENS,
    ROUND,
    STRAIGHT,
    TEES,
    Pulley,
    Way,
    belt,
    clearance,
    mirrored_outline,
    path_lane,
    turned_outline,
)

SHAPES = [STRAIGHT, *TEES, *GREENS, *CORNERS]


def test_a_square_of_pulleys_has_quarter_turns_and_straight_runs():
    square = (Pulley(10, 10, 2), Pulley(20, 10, 2), Pulley(20, 20, 2), Pulley(10, 20, 2))
    arcs = belt(square)
    assert [arc.sweep for arc in arcs] == pytest.approx([90, 90, 90, 90])
    assert arcs[0].run == (pytest.approx((10, 8)), pytest.approx((20, 8)))


def test_clearance_is_the_distance_to_the_edge_and_negative_inside():
    assert clearance(STRAIGHT, 20, 50) == pytest.approx(13)
    assert clearance(STRAIGHT, 50, 50) == pytest.approx(-17)


def test_clearance_of_a_round_corner_follows_both_arcs():
    assert clearance(ROUND, 100 - 50 / 2**0.5, 100 - 50 / 2**0.5) == pytest.approx(-17)
    assert clearance(ROUND, 95, 95) == pytest.approx(33 - 50**0.5)


@pytest.mark.parametrize("shape", SHAPES)
def test_growing_moves_the_edge_outwards_everywhere(shape):
    for arc in belt(shape, 5):
        for x, y in arc.run:
            if 0 < x < 100 and 0 < y < 100:
                assert clearance(shape, x, y) == pytest.approx(5, abs=0.15)


@pytest.mark.parametrize("shape", SHAPES)
def test_four_quarter_turns_bring_an_outline_back(shape):
    for before, after in zip(shape, turned_outline(turned_outline(shape, 1), 3), strict=True):
        assert (after.x, after.y) == pytest.approx((before.x, before.y))
        assert (after.radius, after.convex) == (before.radius, before.convex)


def test_a_mirrored_outline_measures_like_the_original_seen_from_the_other_side():
    mirrored = mirrored_outline(ROUND)
    assert clearance(mirrored, 70, 20) == pytest.approx(clearance(ROUND, 30, 20))


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("second", range(4))
def test_a_path_leaves_through_the_middle_of_its_second_side_at_a_right_angle(first, second):
    if first == second:
        return
    way = path_lane((first, second)).way
    middles = [(50, 0), (100, 50), (50, 100), (0, 50)]
    assert way.start[:2] == pytest.approx(middles[first])
    end = way.at(way.length)
    assert (end.x, end.y) == pytest.approx(middles[second])
    assert end.angle % 360 == pytest.approx(90 * second)


def test_a_bend_to_the_right_keeps_its_right_side_shorter():
    way = Way(path_lane((2, 1)).way.start, 50 * pi / 2, 50)
    inner, outer = way.at(40, 10), way.at(40, -10)
    assert (inner.x - 100) ** 2 + (inner.y - 100) ** 2 == pytest.approx(1600)
    assert (outer.x - 100) ** 2 + (outer.y - 100) ** 2 == pytest.approx(3600)
