"""The worked examples of the expansion's rule book, chapter by chapter.

The pictures are lost: where an example was a picture, the course is built anew so that it fits
what the text says of it.
"""

import pytest
from drawn_course import Asked, asked, catalogue, draw, tile_of

from minigolf_desktop.model.designer import (
    NO_TILE,
    Mode,
    Phase,
    PlaceReserved,
    Reserve,
    Setup,
    Status,
    Tally,
)
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import Seat

NORETURN, CAMPER = "mrs-noreturn", "mrs-camper"
INTHEWAY, PERFECT = "mr-intheway", "mr-perfect"

# Enters from the west and leaves to the south, and the other way round.
BEND_ALONG = Asked("x-corner-05", 1)
BEND_AGAINST = Asked("x-corner-01", 0)


def reasons(lines):
    return [(line[0], line[1]) for line in lines]


# --- Mrs Noreturn


def test_mrs_noreturn_an_arrow_in_the_middle_that_lies_right_gives_3_points():
    assert draw("▶ → ╴").lines("her_whim", NORETURN) == [("arrows", 3, [(1, 0)], 0)]


def test_mrs_noreturn_of_two_arrows_only_the_straight_one_lies_right_and_gives_3_points():
    drawn = draw("▶ → K\n: : ╵", legend={"K": BEND_AGAINST})
    assert drawn.lines("her_whim", NORETURN) == [("arrows", 3, [(1, 0)], 0)]
    assert drawn.points("playability") == -80 - 1


def test_mrs_noreturn_with_the_corner_turned_right_the_two_give_6_points():
    drawn = draw("▶ → K\n: : ╵", legend={"K": BEND_ALONG})
    assert drawn.points("her_whim", NORETURN) == 6


def test_mrs_noreturn_gives_nothing_for_an_arrow_towards_the_tee():
    assert draw("▶ ← ╴").points("her_whim", NORETURN) == 0


@pytest.mark.parametrize(
    ("hole", "points"),
    [
        ("▶ → .", 3),
        (". → ╴", 3),
        (". → .", 0),
        ("▶ → ◀", 0),
        ("╶ → ╴", 0),
        ("▶ → ▒", 3),
        ("▶! →! ╴!", 3),
    ],
    ids=[
        "a tee alone tells the direction",
        "a green alone tells it",
        "neither does",
        "two tees do not",
        "two greens do not",
        "an unplayable hole has one",
        "off the land it counts as well",
    ],
)
def test_d30_an_arrow_is_right_only_where_one_tee_or_one_green_tells_the_direction(hole, points):
    assert draw(hole).points("her_whim", NORETURN) == points


def test_d39_the_expansion_has_nine_arrows_none_of_them_on_a_tricky_tile():
    arrows = [
        design
        for design in catalogue().designs
        if design.set != "base" and any(segment.one_way for segment in design.segments)
    ]
    assert sum(design.copies for design in arrows) == 9
    assert all(len(design.segments) == 1 for design in arrows)


@pytest.mark.parametrize("rotation", [0, 2])
def test_d39_the_tricky_tee_with_a_slope_and_a_pool_can_be_played_either_way(rotation):
    drawn = draw("▶ X ╴", legend={"X": Asked("x-tee-path-01", rotation)})
    assert drawn.points("her_whim", NORETURN) == 0
    assert "wrong-direction" not in {line[0] for line in drawn.lines("playability")}


# --- Mr Intheway


def with_obstacle(role):
    """Return a base design of a tee or a green with an obstacle, its path to the east or west."""
    design = next(
        one
        for one in catalogue().designs
        if one.obstacle and [segment.role.value for segment in one.segments] == [role]
    )
    wanted = 1 if role == "tee" else 3
    rotation = next(turn for turn in range(4) if design.segments[0].turned_sides(turn) == (wanted,))
    return Asked(design.id, rotation)


OBSTACLES = {"T": with_obstacle("tee"), "H": with_obstacle("green")}


def test_mr_intheway_a_hole_with_obstacles_on_tee_and_green_gives_2_points_all_the_same():
    drawn = draw("T ─ H", legend=OBSTACLES)
    assert drawn.lines("his_whim", INTHEWAY) == [("hole-pleases", 2, [(0, 0), (1, 0), (2, 0)], 1)]


def test_mr_intheway_pipes_are_no_obstacle():
    middle = next(
        design
        for design in catalogue().designs
        if design.elements.pipes
        and not design.obstacle
        and [segment.sides for segment in design.segments] in ([(0, 2)], [(2, 0)])
        and not design.segments[0].one_way
    )
    drawn = draw("▶ P ╴", legend={"P": Asked(middle.id, 1)})
    assert drawn.assess().numbering.declared[0].hole.status is Status.WELL_FORMED
    assert drawn.points("his_whim", INTHEWAY) == 0


def test_mr_intheway_an_obstacle_in_a_hole_that_is_not_complete_gives_nothing():
    assert draw("T ─ .", legend=OBSTACLES).points("his_whim", INTHEWAY) == 0


def test_d31_an_obstacle_counts_for_the_hole_whose_segment_it_lies_on():
    """The tricky tile's obstacle lies on its path from the south to the west, not on its tee."""
    drawn = draw(
        """
        :    ╷#2 :
        ▶#1  X   :
        :    ╵   :
        """,
        legend={"X": Asked("x-tee-path-03")},
    )
    assert [line[3] for line in drawn.lines("his_whim", INTHEWAY)] == [1]


# --- Mrs Camper


def test_mrs_camper_six_tiles_of_grass_on_the_land_and_off_it_give_12_points():
    drawn = draw("▒ ▒ ▶ ╴\n▒ ▒ ▒! ▒~")
    assert drawn.points("her_whim", CAMPER) == 12
    assert reasons(drawn.lines("her_whim", CAMPER)) == [("grass", 2)] * 6


# --- Mr Perfect

NINE_TEES = "\n".join(f"▶#{number} ." for number in range(1, 10))


def test_mr_perfect_gives_3_points_for_playability_though_holes_are_not_finished():
    assert reasons(draw(NINE_TEES).lines("his_whim", PERFECT)) == [("perfect-playability", 3)]


@pytest.mark.parametrize(
    "text",
    [
        NINE_TEES.replace("\n▶#9 .", ""),
        NINE_TEES + "\n▶ .",
        NINE_TEES + "\n▒ ▶!",
        NINE_TEES.replace("▶#9 .", "▶#9 ◀"),
        NINE_TEES.replace("▶#9 .", "▶#9 ← ."),
    ],
    ids=["eight holes", "ten holes", "off the land", "two tees", "against the arrow"],
)
def test_mr_perfect_gives_nothing_for_playability_that_lost_points(text):
    drawn = draw(text)
    assert drawn.points("playability") < 0
    assert reasons(drawn.lines("his_whim", PERFECT)) == []


@pytest.mark.parametrize(("course", "points"), [("▒ ▒", 4), ("▒ .", 0), ("▒ ▒ ▒!", 0)])
def test_mr_perfect_gives_4_points_for_a_full_land_with_nothing_outside(course, points):
    assert draw(course).points("his_whim", PERFECT) == points


PERFECT_CIRCUIT = """
    G G ▶ ╴ ▶ ╴ ▶ ╴
    G G . ▒ ▒ ▒ ▒ ▼
    ▒ ╷ ▒ ▒ ▒ ▒ ▒ ╵
    ▒ ▲ ▒ ▒ ▒ ▒ ▒ ▼
    ▒ ╶ ◀ ╶ ◀ ╶ ◀ ╵
"""


def test_mr_perfect_gives_5_points_for_a_perfect_circuit():
    lines = draw(PERFECT_CIRCUIT).lines("his_whim", PERFECT)
    assert ("perfect-circuit", 5) in reasons(lines)
    without_gate = PERFECT_CIRCUIT.replace("▒ ╷ ▒", "▒ ▒ ▒")
    lines = draw(without_gate).lines("his_whim", PERFECT)
    assert "perfect-circuit" not in dict(reasons(lines))


def test_mr_perfect_gives_6_points_for_36_cubes_all_in_the_green_area():
    four = "\n".join(f"▶1#{number} ╴3" for number in range(1, 10))
    assert ("perfect-par", 6) in reasons(draw(four).lines("his_whim", PERFECT))
    five = four.replace("▶1#9", "▶2#9")
    assert "perfect-par" not in dict(reasons(draw(five).lines("his_whim", PERFECT)))


def test_mr_perfect_gives_18_points_at_most():
    course = PERFECT_CIRCUIT.replace(".", "▒")
    for tee in "▶▼◀▲":
        course = course.replace(tee, f"{tee}1")
    for green in "╴╵╶╷":
        course = course.replace(green, f"{green}3")
    drawn = draw(course)
    assert reasons(drawn.lines("his_whim", PERFECT)) == [
        ("perfect-playability", 3),
        ("perfect-land", 4),
        ("perfect-circuit", 5),
        ("perfect-par", 6),
    ]
    promises = drawn.assess(PERFECT, tally=Tally(promises=("his_whim", "par", "circuit")))
    assert promises.score.condition("promises").points == 30


# --- Tricky tiles


def test_a_hole_that_passes_a_tricky_tile_twice_is_6_tiles_long_and_pleases_mr_long():
    drawn = draw(
        """
        :  ┌1 ┐1
        :  X  ┘0
        :  ╵1 :
        """,
        legend={"X": Asked("x-tee-path-02")},
    )
    (hole,) = drawn.assess().holes
    assert (hole.length, hole.par, hole.status) == (6, 5, Status.WELL_FORMED)
    assert len(drawn.course.tiles) == 5
    assert drawn.points("his_whim", "mr-long") == 2
    assert drawn.points("his_whim", "mr-short") == 0


TWO_HOLES = """
    ▼3#1  :
    B     A
    └1#2  ┘1
"""
TWO_TRICKY = {"A": Asked("x-tee-green-02", 2), "B": Asked("x-green-path-02")}


def test_two_holes_on_two_tricky_tiles_are_3_and_4_tiles_long_of_par_5_and_4():
    declared = draw(TWO_HOLES, legend=TWO_TRICKY).assess().numbering.declared
    assert [(one.number, one.hole.length, one.hole.par) for one in declared] == [
        (1, 3, 5),
        (2, 4, 4),
    ]
    assert {one.hole.status for one in declared} == {Status.WELL_FORMED}


def test_circuit_a_green_and_a_tee_on_tricky_tiles_side_by_side_give_2_points():
    drawn = draw(
        "▶#1 X Y ╴#2", legend={"X": Asked("x-green-path-01", 1), "Y": Asked("x-tee-path-01", 1)}
    )
    assert drawn.lines("circuit") == [("green-to-tee", 2, [(1, 0), (2, 0)], 2)]


ONE_TILE = """
    ╷#2
    A
    ▲#1
"""


def test_circuit_a_green_and_a_tee_on_the_same_tile_give_2_points():
    drawn = draw(ONE_TILE, legend={"A": Asked("x-tee-green-01")})
    assert drawn.lines("circuit") == [("green-to-tee", 2, [(0, 1), (0, 1)], 2)]


def test_mr_straightforward_gives_2_points_when_they_are_aligned():
    drawn = draw(ONE_TILE, legend={"A": Asked("x-tee-green-01")})
    assert drawn.points("his_whim", "mr-straightforward") == 2


FOUR_HOLES = """
    ▶#1  ╴    ▶#2  A
    :    ╶    ◀#4  ╵#3
"""


def test_circuit_four_holes_have_3_transitions_one_of_them_on_a_tricky_tile():
    drawn = draw(FOUR_HOLES, legend={"A": Asked("x-tee-green-02", 2)})
    assert [(line[0], line[3]) for line in drawn.lines("circuit")] == [
        ("green-to-tee", 2),
        ("green-to-tee", 3),
        ("green-to-tee", 4),
    ]
    assert drawn.points("circuit") == 6


def test_mr_straightforward_gives_nothing_for_the_transition_that_turns_on_the_tile():
    drawn = draw(FOUR_HOLES, legend={"A": Asked("x-tee-green-02", 2)})
    aligned = [line[3] for line in drawn.lines("his_whim", "mr-straightforward")]
    assert 3 not in aligned


# --- Reserving a tile


@pytest.fixture
def blue(rules):
    """Blue is to play at a table of two, a directional tile on the rack."""
    players = (Seat("Blue", "blue"), Seat("Red", "red"))
    setup = Setup(players=players, mode=Mode.FAMILY, expansion=True, reserve=True)
    state = rules.start(setup, 3).state
    while state.phase is not Phase.TURN:
        state = rules.apply(state, next(iter(rules.legal(state)))).state
    course = draw("G G . . .\nG G . . .").course
    return state._replace(
        order=(0, 1),
        waiting=(0, 1),
        designers=tuple(one._replace(course=course) for one in state.designers),
        rack=(tile_of("▒") >> 2, tile_of("→") >> 2, tile_of("▶") >> 2),
    )


def test_reserve_blue_keeps_the_directional_tile_on_the_gate(rules, blue):
    state = rules.apply(blue, Reserve(1)).state
    assert state.designers[0].reserved == tile_of("→") >> 2
    assert state.pawns[1] == 0
    assert not state.designers[0].course.tiles


def test_reserve_later_blue_passes_to_place_it(rules, blue):
    state = rules.apply(blue, Reserve(1)).state
    state = state._replace(waiting=(0,), pawns=(-1, -1, -1), rack=blue.rack)
    state = state._replace(waiting=(0, 1))
    rotation = tile_of("→") & 3
    state = rules.apply(state, PlaceReserved(pack(2, 0), rotation)).state
    assert state.bench == (0,)
    assert state.designers[0].reserved == NO_TILE
    assert state.designers[0].course.tiles == {pack(2, 0): tile_of("→")}


def test_the_tile_reference_has_24_tiles_9_of_them_one_way_and_9_tricky():
    tiles = [design for design in catalogue().designs if design.set == "putt-of-no-return"]
    assert (len(tiles), sum(design.copies for design in tiles)) == (24, 24)
    tricky = [design for design in tiles if len(design.segments) == 2]
    arrows = [
        design for design in tiles if len(design.segments) == 1 and design.segments[0].one_way
    ]
    assert (len(tricky), len(arrows)) == (9, 9)
    assert asked("tee", "green", base=False).design.startswith("x-tee-green")
