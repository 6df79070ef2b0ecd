"""Repair when the bag holds no tile of a kind any more."""

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Box, Role, empty_course
from minigolf_desktop.model.designer.repair.changes import Bag, added_hole


def test_no_hole_is_added_when_all_greens_lie_on_the_course():
    catalogue = load_catalogue()
    box = Box(catalogue.designs)
    land = empty_course(box, catalogue.lands[0]).land
    greens = [
        4 * index
        for index, design in enumerate(box.designs)
        for _ in range(design.copies)
        if any(segment.role is Role.GREEN for segment in design.segments)
    ]
    far_away = {cell + 100_000: tile for cell, tile in enumerate(greens)}
    assert added_hole(Bag(box, far_away), far_away, land) is None
