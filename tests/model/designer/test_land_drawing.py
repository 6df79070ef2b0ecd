"""Drawing a land: what the brushes do, and the code of what was drawn (ruling D40)."""

from random import Random

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.land_code import code_of_land, read_land_code
from minigolf_desktop.model.designer.land_drawing import (
    Brush,
    LandDrawing,
    drawing_of,
    fresh_drawing,
)
from minigolf_desktop.model.designer.own_land import WIDEST, LandFault, read_land
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play.game_code import ForeignCode, MistypedCode, NoCode, NotACode

FRESH = fresh_drawing()


def drawn(*rows, facing="SE"):
    return drawing_of("", read_land("", "", 0, 0, rows, facing))


def test_a_new_meadow_has_a_gate_and_lawn_before_it():
    assert len(FRESH.free) == 5
    assert [one.fault for one in FRESH.problems] == [LandFault.TOO_SMALL]


def test_a_cell_is_one_thing_at_a_time():
    cell = min(FRESH.free)
    pond = FRESH.painted([cell], Brush.POND)
    assert cell in pond.ponds
    assert cell not in pond.free
    stream = pond.painted([cell], Brush.STREAM)
    assert cell in stream.streams
    assert cell not in stream.ponds
    assert cell not in stream.painted([cell], Brush.NOTHING).cells


def test_nothing_is_painted_on_the_gate_or_beyond_the_meadow():
    outside = [pack(-1, 0), pack(0, WIDEST)]
    assert FRESH.painted([*FRESH.gate.cells, *outside], Brush.FREE) == FRESH


def test_the_gate_moves_as_far_as_the_meadow_goes_and_nothing_lies_under_it():
    moved = FRESH.painted([pack(WIDEST - 1, 0)], Brush.GATE)
    assert (moved.gate.x, moved.gate.y) == (WIDEST - 2, 0)
    onto = FRESH.painted([min(FRESH.free)], Brush.GATE)
    assert not onto.gate.cells & onto.free


def test_a_gate_turned_four_times_and_a_land_mirrored_twice_are_as_before():
    turned = FRESH
    for _ in range(4):
        turned = turned.with_gate_turned()
    assert turned == FRESH
    lopsided = FRESH.painted([pack(2, 2), pack(3, 2)], Brush.POND)
    assert lopsided.mirrored() != lopsided
    assert lopsided.mirrored().mirrored() == lopsided


@pytest.mark.parametrize("land", load_catalogue().lands[::5], ids=lambda land: land.id)
def test_the_code_of_a_land_leads_to_it_and_is_short_enough_to_be_read_out(land):
    drawing = drawing_of("", land)
    code = code_of_land(drawing)
    assert read_land_code(code.lower().replace("-", " ")) == drawing
    assert len(code.replace("-", "")) <= 20


def test_a_land_that_is_wound_up_too_much_has_no_code():
    chance = Random(7)
    cells = frozenset(pack(x, y) for x in range(20) for y in range(20) if chance.random() < 0.5)
    with pytest.raises(NoCode):
        code_of_land(
            LandDrawing("", cells - FRESH.gate.cells, frozenset(), frozenset(), FRESH.gate)
        )


def test_a_code_with_a_slip_and_the_code_of_a_game_are_refused():
    code = code_of_land(drawn("GG...", "GG...", ".....", "....."))
    with pytest.raises(MistypedCode):
        read_land_code(code[:-1] + ("0" if code[-1] != "0" else "1"))
    with pytest.raises(ForeignCode):
        read_land_code("D1K4-07MX-9FJN")
    with pytest.raises(NotACode):
        read_land_code("a lawn and a pond")
