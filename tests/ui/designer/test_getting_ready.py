"""What a table is painted of is worked out before it comes, and let go of when the game is left."""

import pytest

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.common.kept import let_go
from minigolf_desktop.ui.designer.art.fence import fence_of, plot_shape
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.box import DesignerBox


@pytest.fixture
def box(qapp):
    let_go()
    return DesignerBox()


@pytest.fixture
def match(box):
    return at_once(read_journal(resource("showcase", "solo.jsonl"), box.rules)).match


def test_lands_and_tiles_of_a_saved_game_are_worked_out_before_its_table_comes(box, match):
    steps = len(list(box.get_ready_for(match)))
    course = match.state.designers[0].course
    assert steps >= len(course.tiles)
    asked = [(plot_shape, course.land), (fence_of, course.land)]
    known = [part.cache_info().misses for part in (plot_shape, fence_of, tile_plan)]
    for part, land in asked:
        part(land)
    for tile in course.tiles.values():
        tile_plan(course.box.design(tile), tile & 3)
    assert [part.cache_info().misses for part in (plot_shape, fence_of, tile_plan)] == known


def test_nothing_of_its_lands_is_kept_when_a_game_is_left(box, match):
    list(box.get_ready_for(match))
    assert plot_shape.cache_info().currsize > 0
    let_go()
    assert plot_shape.cache_info().currsize == fence_of.cache_info().currsize == 0
