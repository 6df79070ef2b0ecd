"""Laying adjustment tiles of 18 Holes by mouse and by keyboard (ruling H17)."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import AdjustmentTile

Key = Qt.Key


def roughs_of(builder) -> list[Hex]:
    ground = builder.session.layout.ground
    return [
        place
        for place, terrain in sorted(ground.items())
        if terrain is Terrain.ROUGH
        and builder.session.refusal(Adjustment(place, Terrain.TREES)) is None
    ]


def rough_of(builder) -> Hex:
    return roughs_of(builder)[0]


def test_an_adjustment_tile_that_is_put_back_where_it_was_leaves_the_hand(meadow):
    place = rough_of(meadow)
    meadow.take_small(Terrain.BUNKER)
    meadow.click(meadow.at_hex(place))
    meadow.key(Key.Key_Escape)
    meadow.click(meadow.at_hex(place))
    meadow.click(meadow.at_hex(place))
    assert list(meadow.session.seen.adjustments) == [place]
    assert meadow.screen.desk.piece is None


@pytest.mark.quick
def test_an_adjustment_tile_is_laid_and_the_next_of_its_kind_is_in_hand(meadow):
    place = rough_of(meadow)
    meadow.take_small(Terrain.TREES)
    meadow.click(meadow.at_hex(place))
    assert meadow.session.layout.adjustments == {place: Terrain.TREES}
    assert meadow.screen.desk.terrain is Terrain.TREES
    assert meadow.session.left_of(Terrain.TREES) == 7


def test_an_adjustment_tile_is_dragged_onto_the_course(meadow):
    place = rough_of(meadow)
    meadow.drag_small(Terrain.BUNKER, place)
    assert meadow.session.layout.adjustments == {place: Terrain.BUNKER}
    assert meadow.screen.desk.piece is None


@pytest.mark.quick
def test_a_dragged_adjustment_tile_that_is_refused_goes_home(meadow):
    meadow.drag_small(Terrain.WATER, meadow.course.holes[0].tee)
    assert "tee" in meadow.toast
    assert meadow.screen.desk.piece is None


def test_what_is_dragged_is_laid_though_another_was_refused_before(meadow):
    place = rough_of(meadow)
    meadow.drag_small(Terrain.WATER, meadow.course.holes[0].tee)
    meadow.drag_small(Terrain.TREES, place)
    assert meadow.session.layout.adjustments == {place: Terrain.TREES}


def test_what_is_dragged_is_laid_though_another_was_in_hand(meadow):
    place = rough_of(meadow)
    meadow.take_small(Terrain.WATER)
    meadow.drag_small(Terrain.TREES, place)
    assert meadow.session.layout.adjustments == {place: Terrain.TREES}


def test_a_tee_refuses_an_adjustment_tile_with_the_reason(meadow):
    meadow.take_small(Terrain.WATER)
    meadow.click(meadow.at_hex(meadow.course.holes[0].tee))
    assert not meadow.session.layout.adjustments
    assert meadow.screen.stage.pill.text.refusal == "An adjustment tile may not cover a tee."


def test_an_adjustment_tile_is_moved_and_taken_away(meadow):
    place = rough_of(meadow)
    meadow.take_small(Terrain.ROUGH)
    meadow.click(meadow.at_hex(place))
    meadow.key(Key.Key_Escape)
    meadow.click(meadow.at_hex(place))
    assert isinstance(meadow.screen.desk.piece, AdjustmentTile)
    other = next(hexagon for hexagon in roughs_of(meadow) if hexagon != place)
    meadow.click(meadow.at_hex(other))
    assert list(meadow.session.layout.adjustments) == [other]
    assert meadow.screen.desk.piece is None
    meadow.hover(meadow.at_hex(other))
    meadow.key(Key.Key_Delete)
    assert not meadow.session.layout.adjustments


def test_an_adjustment_tile_is_laid_by_keyboard_alone(meadow):
    meadow.screen.panels.adjustments.kinds.setFocus()
    meadow.key(Key.Key_Return)
    assert meadow.screen.desk.terrain is Terrain.BUNKER
    for _ in range(8):
        if meadow.session.layout.adjustments:
            break
        meadow.key(Key.Key_Return)
        meadow.key(Key.Key_Up)
    assert list(meadow.session.layout.adjustments.values()) == [Terrain.BUNKER]
