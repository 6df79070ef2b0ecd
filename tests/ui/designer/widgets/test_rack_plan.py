"""How large the tiles of the racks are in a screen of some size."""

import pytest

from minigolf_desktop.ui.designer.widgets.racks_panel import largest_scale, rack_plan

SLOTS = (3, 4, 5, 6)
SCREENS = [(1366 / 1.15, 690 / 1.15, 1.15), (1180, 670, 1), (1366, 690, 1), (1366, 768, 1)]
"""Width and height at an interface scale of 1, and the scale."""


@pytest.mark.parametrize("slots", SLOTS)
@pytest.mark.parametrize(("width", "height", "scale"), SCREENS)
def test_a_tile_to_choose_can_be_counted_on_a_laptop(slots, width, height, scale):
    assert scale * rack_plan(slots, width, height).side >= 64


@pytest.mark.parametrize("slots", SLOTS)
def test_the_tiles_to_come_can_be_counted_at_1080_lines(slots):
    assert rack_plan(slots, 1920, 1003).coming >= 64


@pytest.mark.parametrize("slots", SLOTS)
def test_the_tiles_of_the_racks_fit_beside_each_other(slots):
    for width in range(1180, 2600, 35):
        for height in range(600, 1500, 45):
            plan = rack_plan(slots, width, height)
            assert plan.side + 12 <= plan.cell
            assert plan.across * plan.cell < plan.width
            assert slots * (plan.coming + 4) < plan.width


def test_names_and_the_whole_sheet_give_way_to_the_tiles():
    low, high = rack_plan(6, 1188, 600), rack_plan(6, 1366, 768)
    assert low.is_folded
    assert not low.has_names
    assert not high.is_folded
    assert high.has_names


def test_a_laptop_has_room_for_a_group_at_115_per_cent():
    assert largest_scale(1366, 690) == pytest.approx(1.15)


@pytest.mark.parametrize(("slots", "least"), [(3, 72), (4, 92), (5, 70), (6, 70)])
@pytest.mark.parametrize("height", [690, 768])
def test_the_tiles_are_as_large_on_a_laptop_as_in_version_one(slots, least, height):
    assert rack_plan(slots, 1366, height).side >= least
