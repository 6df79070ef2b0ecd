"""Parts that look into the same empty cell are one hole (ruling D17, ties)."""

import pytest
from drawn_course import draw
from exhaustive_holes import wholes_of

from minigolf_desktop.model.designer import trace_holes
from minigolf_desktop.model.designer.holes import tie_holes
from minigolf_desktop.model.designer.numbering import number_by_hand
from minigolf_desktop.model.geometry.square import pack, unpack


def holes(text):
    """Return the cells of each hole, in the order of play."""
    course = draw(text).course
    parts = trace_holes(course)
    tied = tie_holes(parts)
    assert sorted(tuple(sorted(one.parts)) for one in tied) == wholes_of(parts)
    return [[tuple(unpack(cell)) for cell in one.hole.cells] for one in tied]


def test_d17_a_tee_and_a_green_that_look_into_one_cell_are_one_hole():
    assert holes("▶ . ╴") == [[(0, 0), (2, 0)]]


@pytest.mark.parametrize("text", ["▶ . \n : ╵", "▶ : \n : ╵", "▶ ~ \n : ╵"])
def test_d17_round_a_corner_off_the_land_and_over_water_as_well(text):
    assert holes(text) == [[(0, 0), (1, 1)]]


def test_d17_parts_are_tied_through_others():
    assert holes("▶ . ─ . ─ . ╴") == [[(0, 0), (2, 0), (4, 0), (6, 0)]]


def test_d17_the_parts_come_in_the_order_of_play():
    assert holes("╶ . ─ . ◀") == [[(4, 0), (2, 0), (0, 0)]]


def test_d17_of_three_ends_those_that_lie_opposite_are_tied():
    assert holes("▶ . ╴ \n : ▲ :") == [[(0, 0), (2, 0)], [(1, 1)]]


def test_d17_of_four_ends_those_that_lie_opposite_are_tied():
    assert holes(": ▼ : \n ▶ . ╴ \n : ╵ :") == [[(1, 0), (1, 2)], [(0, 1), (2, 1)]]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("▶ . ◀", 2),
        ("╶ . ╴", 2),
        ("▶ . ─ . ◀", 3),
        ("╶ . ─ . ╴", 3),
        ("▶ . ─ ▒", 2),
        ("┌ . ┐ \n . : . \n └ . ┘", 4),
        ("▶ . ─ . ╴ \n : : ▒", 1),
    ],
    ids=[
        "two tees",
        "two greens",
        "two tees through a path",
        "two greens through a path",
        "a bad connection",
        "a circle",
        "none of that",
    ],
)
def test_d17_all_parts_stay_apart_where_the_hole_could_not_be(text, parts):
    assert len(holes(text)) == parts


def test_d17_a_tied_hole_is_incomplete_has_the_par_of_all_and_one_number():
    drawn = draw("▶2 . ─1 . ╴2")
    (one,) = drawn.assess().numbering.declared
    assert (one.hole.status, one.hole.par, one.hole.length) == ("incomplete", 5, 3)
    assert (len(one.hole.tees), len(one.hole.greens), one.is_declared) == (1, 1, False)
    assert [line for line in drawn.lines("par") if line[0] == "in-zone"] == [
        ("in-zone", 2, [(0, 0), (2, 0), (4, 0)], one.number)
    ]
    assert drawn.lines("playability")[0] == ("missing-holes", -80, [], 0)


def test_d17_a_tied_hole_may_be_declared_one_with_others():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 8) + "\n ▶ . ─ : : : ╴")
    (one,) = [one for one in drawn.assess().numbering.declared if len(one.holes) > 1]
    assert (len(one.holes), one.is_declared, len(one.ties)) == (3, True, 1)


def test_d17_ties_are_never_undone_though_a_hole_is_missing():
    assert draw("\n".join(["▶2 ╴2", ": :"] * 7) + "\n ▶ . ╴").points("playability") == -10


def test_d17_parts_that_stay_apart_pay_for_being_too_many():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 8) + "\n ▶ . ◀")
    assert [line[:2] for line in drawn.lines("playability")] == [("extra-hole", -10)]


def test_d30_a_tie_tells_a_one_way_tile_no_direction():
    lines = draw("▶ . ← . ╴").lines("playability")
    assert "wrong-direction" not in [line[0] for line in lines]


# --- told in lines without points


def test_d17_every_tie_is_told_with_the_tiles_on_either_side():
    drawn = draw("▶#3 . ─ . ╴")
    assert drawn.lines("playability")[1:] == [
        ("tied", 0, [(0, 0), (2, 0)], 3),
        ("tied", 0, [(2, 0), (4, 0)], 3),
    ]


def test_d17_a_tie_over_a_crossing_is_told_as_one():
    lines = draw("▶#3 . ╴ \n : ▲ :").lines("playability")
    assert lines[-1] == ("tied-by-crossing", 0, [(0, 0), (2, 0)], 3)


def test_d17_a_declared_hole_is_told_with_all_its_tiles():
    lines = draw("▶#3 : : ─#3 : : ╴#3").lines("playability")
    assert lines[-1] == ("declared", 0, [(0, 0), (3, 0), (6, 0)], 3)


@pytest.mark.parametrize("on", [0, 2, 4])
def test_d17_a_number_set_on_any_part_is_the_holes(on):
    drawn = draw("▶ . ─ . ╴ : : ▶ ╴")
    numbers = number_by_hand(drawn.course, {}, pack(on, 0), 0, 7)
    numbered = drawn._replace(numbers=numbers).assess().numbering.numbered()
    assert [cell for cell, _ in numbered[7].steps] == [pack(x, 0) for x in (0, 2, 4)]


def test_d17_a_number_set_on_another_part_takes_the_place_of_the_first():
    drawn = draw("▶ . ─ . ╴")
    numbers = number_by_hand(drawn.course, {(pack(0, 0), 0): 3}, pack(4, 0), 0, 7)
    assert numbers == {(pack(4, 0), 0): 7}
    assert number_by_hand(drawn.course, numbers, pack(2, 0), 0, 0) == {}
