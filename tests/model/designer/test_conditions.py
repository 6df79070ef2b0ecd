"""Each condition of the score, line by line, solo family game."""

import pytest
from drawn_course import Asked, asked, catalogue, draw

from minigolf_desktop.model.designer import PROMISES, MrClient, Tally


def reasons(lines):
    return [(reason, points) for reason, points, _, _ in lines]


# --- the score as a whole

ORDER = ["fun", "her_whim", "his_whim", "par", "land", "circuit", "playability"]


def test_conditions_are_counted_in_the_order_of_the_scoreboard():
    score = draw("▶ ╴").assess(tally=Tally(solo=True)).score
    assert [condition.id for condition in score.conditions] == [*ORDER, "passes"]


def test_with_others_fast_comes_second_and_there_are_no_passes():
    score = draw("▶ ╴").assess(tally=Tally(solo=False, collected=2)).score
    assert [condition.id for condition in score.conditions] == ["fun", "fast", *ORDER[1:]]
    assert score.condition("fast").points == 6


def test_the_total_is_the_sum_of_all_lines():
    drawn = draw("G G ▶#1 ╴ \n G G ▒ ~ \n ▒ . ◀! :")
    score = drawn.assess("mr-short", "mrs-evergreen", tally=Tally(passes=2)).score
    lines = [line.points for condition in score.conditions for line in condition.lines]
    assert score.total == sum(lines)


def test_there_is_a_promise_for_each_condition_but_playability():
    score = draw("▶ ╴").assess(tally=Tally(solo=False)).score
    assert [*PROMISES, "playability"] == [condition.id for condition in score.conditions]


def test_an_unknown_condition_is_a_key_error():
    with pytest.raises(KeyError):
        draw("▶ ╴").assess().score.condition("promises")


def test_without_clients_no_whim_scores():
    drawn = draw("▶ ╴")
    assert drawn.lines("her_whim") == drawn.lines("his_whim") == []


# --- fun

LIVELY = Asked(next(one for one in catalogue().designs if one.elements.people == 3).id)


def test_fun_names_the_tile_of_each_line():
    drawn = draw("▒ L \n L ▒", legend={"L": LIVELY})
    assert drawn.lines("fun") == [("people", 3, [(1, 0)], 0), ("people", 3, [(0, 1)], 0)]


def test_d19_people_off_the_land_count():
    assert draw("L! L~", legend={"L": LIVELY}).points("fun") == 6


def test_fun_leaves_dogs_out():
    drawn = draw("D", legend={"D": asked(dogs=2, trees=3)})
    assert drawn.points("fun") == 0


# --- her whim

D19 = {
    "mrs-hotdog": ("dogs", 3),
    "mrs-lazy": ("benches", 3),
    "mrs-sloppy": ("slopes", 3),
    "mrs-plumber": ("pipes", 2),
    "mrs-sprinkle": ("pools", 2),
    "mrs-bloom": ("flowers", 2),
    "mrs-evergreen": ("trees", 1),
}


@pytest.mark.parametrize("lady", [c.id for c in catalogue().mrs_clients if c.set == "base"])
def test_d19_she_pays_for_each_element_of_her_kind_on_every_design(lady):
    element, worth = D19[lady]
    for design in catalogue().designs:
        count = getattr(design.elements, element)
        drawn = draw("T", legend={"T": Asked(design.id)})
        expected = [(element, worth * count)] if count else []
        assert reasons(drawn.lines("her_whim", lady)) == expected, design.id


def test_d19_elements_off_the_land_count():
    drawn = draw("T! ▒", legend={"T": asked(trees=4)})
    assert drawn.lines("her_whim", "mrs-evergreen")[0] == ("trees", 4, [(0, 0)], 0)


# --- his whim

NOT_WELL_FORMED = {
    "incomplete": "▶1 ─ .",
    "malformed": "▶2 ◀2",
    "unplayable": "▶ ─ ▒",
    "a loop": "┌ ┐ \n └ ┘",
}


@pytest.mark.parametrize("course", NOT_WELL_FORMED.values(), ids=NOT_WELL_FORMED)
@pytest.mark.parametrize("mr", [c.id for c in catalogue().clients if isinstance(c, MrClient)])
def test_holes_that_are_not_well_formed_please_nobody(mr, course):
    # Mr Perfect looks past the holes: his 4 points are for the land alone.
    points = 4 if mr == "mr-perfect" and "." not in course else 0
    assert draw(course).points("his_whim", mr) == points


@pytest.mark.parametrize(
    ("mr", "hole", "points"),
    [
        ("mr-short", "▶ ╴", 2),
        ("mr-short", "▶ ─ ╴", 0),
        ("mr-long", "▶ ─ ╴", 0),
        ("mr-long", "▶ ─ ─ ╴", 2),
        ("mr-long", "▶ ─ ─ ─ ╴", 2),
        ("mr-linear", "▶ ─ ─ ╴", 2),
        ("mr-linear", "▶ ┐ \n : ╵", 0),
        ("mr-turner", "▶ ─ ─ ╴", 0),
        ("mr-turner", "▶ ┐ : \n : └ ╴", 2),
        ("mr-luckyfor", "▶1 ╴2", 0),
        ("mr-luckyfor", "▶1 ╴3", 2),
        ("mr-luckyfor", "▶1 ─3 ╴1", 0),
        ("mr-uberstitious", "▶1#1 ╴2", 2),
        ("mr-uberstitious", "▶1#1 ╴3", 0),
        ("mr-uberstitious", "▶1#4 ╴2", 0),
        ("mr-uberstitious", "▶1#4 ╴3", 2),
    ],
)
def test_a_hole_that_he_likes_is_worth_2(mr, hole, points):
    assert draw(hole).points("his_whim", mr) == points


def test_d21_a_tile_passed_twice_counts_twice_for_mr_long():
    drawn = draw(
        """
        : ┌ ┐
        ▶ ┼ ┘
        : ╵ :
        """
    )
    assert drawn.points("his_whim", "mr-long") == 2


def test_his_line_names_the_hole_and_its_cells():
    drawn = draw("▶#6 ─ ╴")
    assert drawn.lines("his_whim", "mr-linear") == [
        ("hole-pleases", 2, [(0, 0), (1, 0), (2, 0)], 6)
    ]


def test_d34_an_extra_hole_pleases_as_any_other():
    drawn = draw("\n".join(["▶ ╴", ": :"] * 10))
    assert drawn.points("his_whim", "mr-short") == 20
    assert drawn.lines("his_whim", "mr-short")[-1][-1] == 0


def test_d20_seven_aligned_transitions_win_no_bonus():
    assert draw("▶ ╴ " * 8).points("his_whim", "mr-straightforward") == 14


def test_d20_an_incomplete_hole_is_not_aligned():
    drawn = draw("▶#1 ╴ ▶#2 .")
    assert drawn.points("his_whim", "mr-straightforward") == 0


def test_d20_holes_that_do_not_follow_each_other_are_not_aligned():
    drawn = draw("▶#1 ╴ ▶#3 ╴")
    assert drawn.points("his_whim", "mr-straightforward") == 0


def test_d20_green_and_tee_on_one_tile_may_be_aligned():
    drawn = draw(
        """
        ╷
        B
        ▲
        """,
        legend={"B": Asked("x-tee-green-01")},
    )
    assert drawn.points("his_whim", "mr-straightforward") == 2


@pytest.mark.parametrize("tile", ["x-tee-green-02", "x-tee-green-03"])
def test_d20_green_and_tee_on_one_tile_that_turns_are_not_aligned(tile):
    green_side = {"x-tee-green-02": "╷ : \n B ◀", "x-tee-green-03": ": ╷ \n ▶ B"}[tile]
    drawn = draw(green_side, legend={"B": Asked(tile)})
    assert drawn.points("his_whim", "mr-straightforward") == 0


# --- par


@pytest.mark.parametrize(("par", "points"), [(2, 0), (3, 2), (4, 2), (5, 2), (6, 0), (7, 0)])
def test_a_hole_in_the_green_zone_is_worth_2(par, points):
    tee = min(3, par - 1)
    green = min(3, par - tee)
    drawn = draw(f"▶{tee} ─{par - tee - green} ╴{green}")
    zone = [line for line in drawn.lines("par") if line[0] == "in-zone"]
    assert sum(line[1] for line in zone) == points
    assert drawn.lines("par")[-1][:2] == ("unused-cubes", par - 36)


def test_d18_an_incomplete_hole_in_the_green_zone_is_worth_2():
    assert draw("▶3 .").lines("par")[0] == ("in-zone", 2, [(0, 0)], 1)


def test_all_36_cubes_used_cost_nothing():
    drawn = draw("\n".join(["▶2 ╴2"] * 9))
    assert reasons(drawn.lines("par")) == [("in-zone", 2)] * 9


def test_extra_holes_have_no_row_on_the_score_sheet():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 11))
    assert drawn.points("par") == 18


def test_d33_unused_cubes_are_left_out_of_the_score_so_far():
    assert reasons(draw("▶2 ╴2").lines("par", final=False)) == [("in-zone", 2)]


def test_d33_black_cubes_count_in_the_score_so_far():
    drawn = draw("\n".join(["▶3 ─1 ╴1"] * 8))
    assert reasons(drawn.lines("par", final=False))[-1] == ("black-cubes", -4)


# --- land


def test_a_full_land_has_the_points_of_its_card():
    assert draw("▒ ▶ ╴", points=14).lines("land") == [("land", 14, [], 0)]


@pytest.mark.parametrize("ground", ["!", "~", "="])
def test_a_tile_off_the_land_or_on_water_costs_3(ground):
    drawn = draw(f"▒ ▒{ground}", points=14)
    assert drawn.lines("land")[1:] == [("off-land", -3, [(1, 0)], 0)]


def test_missing_cells_cost_1_each_in_one_line():
    drawn = draw("▒ . . ~ \n . ▒ : :", points=14)
    assert drawn.lines("land")[1:] == [("missing-cells", -3, [(1, 0), (2, 0), (0, 1)], 0)]


def test_d33_missing_cells_are_left_out_of_the_score_so_far():
    assert draw("▒ . .", points=14).points("land", final=False) == 14


# --- circuit


@pytest.mark.parametrize("facing", ["NE", "SE", "SW", "NW"])
def test_d7_the_gate_has_four_places_beside_its_straight_sides(facing):
    """Tee 1 scores there, and nowhere else around the gate."""
    beside = {
        "NE": {(1, 0), (2, 0), (3, 1), (3, 2)},
        "SE": {(1, 3), (2, 3), (3, 1), (3, 2)},
        "SW": {(1, 3), (2, 3), (0, 1), (0, 2)},
        "NW": {(1, 0), (2, 0), (0, 1), (0, 2)},
    }[facing]
    around = [(x, y) for x in range(4) for y in range(4) if not (x in (1, 2) and y in (1, 2))]
    scoring = set()
    for x, y in around:
        words = [["." for _ in range(4)] for _ in range(4)]
        for i, j in ((1, 1), (1, 2), (2, 1), (2, 2)):
            words[i][j] = "G"
        words[y][x] = "▲#1" if y < 2 else "▼#1"
        drawn = draw("\n".join(map(" ".join, words)), facing=facing)
        if drawn.points("circuit"):
            scoring.add((x, y))
    assert scoring == beside


def test_green_9_beside_the_gate_is_worth_2():
    drawn = draw("G G ╶#9 \n G G .")
    assert drawn.lines("circuit") == [("green-to-gate", 2, [(2, 0)], 9)]


@pytest.mark.parametrize("course", ["G G ▶#2 \n G G .", "G G ╶#8 \n G G .", "G G ╶#1 \n G G ."])
def test_only_tee_1_and_green_9_score_at_the_gate(course):
    assert draw(course).points("circuit") == 0


def test_a_lone_hole_may_be_first_or_last_but_not_both():
    assert draw("G G ▼ \n G G ╵").points("circuit") == 2


def test_a_green_beside_the_next_tee_is_worth_2_even_round_a_corner_of_the_way():
    drawn = draw("▶#1 ╴ \n ◀#2 ▲#3")
    assert drawn.lines("circuit") == []
    drawn = draw("▶#1 ╴ \n : ▼#2")
    assert drawn.lines("circuit") == [("green-to-tee", 2, [(1, 0), (1, 1)], 2)]


def test_a_green_that_touches_the_next_tee_by_a_corner_scores_nothing():
    assert draw("▶#1 ╴ : \n : : ▶#2").points("circuit") == 0


def test_d32_incomplete_and_unplayable_holes_link_as_well():
    drawn = draw("▒ ╴#1 ▶#2 .")
    assert reasons(drawn.lines("circuit")) == [("green-to-tee", 2)]


def test_d21_green_and_tee_on_one_tile_are_adjacent():
    drawn = draw(": ╷ : \n : B : \n : ▲ :", legend={"B": Asked("x-tee-green-01")})
    assert reasons(drawn.lines("circuit")) == [("green-to-tee", 2)]


def test_numbers_with_a_gap_between_do_not_link():
    assert draw("▶#1 ╴ ▶#3 ╴").points("circuit") == 0


# --- playability


def test_each_missing_hole_costs_10():
    assert draw("▶ ╴").lines("playability") == [("missing-holes", -80, [], 0)]


def test_d33_missing_holes_are_left_out_of_the_score_so_far():
    assert draw("▶ ╴").lines("playability", final=False) == []


@pytest.mark.parametrize("final", [True, False])
def test_each_extra_hole_costs_10_and_names_its_cells(final):
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 11))
    lines = drawn.lines("playability", final=final)
    assert reasons(lines) == [("extra-hole", -10)] * 2
    assert all(len(cells) == 2 for _, _, cells, _ in lines)


def test_an_isolated_path_is_an_extra_hole():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 9 + ["▒ ─"]))
    assert ("extra-hole", -10) in reasons(drawn.lines("playability"))


MISMATCHES = [
    ("path against grass", "▶ ▒", 1),
    ("grass against path, counted once", "▒ ◀", 1),
    ("path against grass on both sides", "▒ ─ ▒", 2),
    ("path against path", "▶ ╴", 0),
    ("grass against grass", "▒ ▒", 0),
    ("path against a free empty cell", "▶ .", 0),
    ("path out of the land", "▶ :", 1),
    ("path against pond", "▶ ~", 1),
    ("path against stream", "▶ =", 1),
    ("path that leaves the pond for the land", "▶~ .", 0),
    ("path against the gate", "G G ◀ \n G G .", 1),
    ("path against the round side of the gate", "▶ G G \n . G G", 1),
    ("path on both sides of a corner against grass", "▒ ┐ \n : ▒", 2),
    ("tiles that touch by a corner", "▶ . \n . ▒", 0),
]


@pytest.mark.parametrize(
    ("case", "course", "count"), MISMATCHES, ids=[one[0] for one in MISMATCHES]
)
@pytest.mark.parametrize("final", [True, False], ids=["final", "so far"])
def test_d15_each_shared_side_of_path_against_grass_costs_3_once(case, course, count, final):
    found = [one for one in draw(course).lines("playability", final=final) if one[0] == "mismatch"]
    assert [points for _, points, _, _ in found] == [-3] * count


def test_a_mismatch_between_tiles_names_both():
    lines = draw("▶ ▒").lines("playability")
    assert ("mismatch", -3, [(0, 0), (1, 0)], 0) in lines


def test_d14_an_unplayable_hole_counts_as_a_hole_and_is_not_malformed():
    lines = reasons(draw("▶ ▒").lines("playability"))
    assert lines == [("missing-holes", -80), ("mismatch", -3)]


def test_a_loop_costs_3_as_malformed():
    assert ("malformed", -3) in reasons(draw("┌ ┐ \n └ ┘").lines("playability"))


def test_an_incomplete_hole_without_tee_or_green_is_not_malformed():
    assert reasons(draw(". ─ .").lines("playability")) == [("missing-holes", -80)]


# --- fast and passes


@pytest.mark.parametrize("collected", [0, 1, 5])
def test_each_tile_collected_is_worth_3(collected):
    score = draw("▒").assess(tally=Tally(solo=False, collected=collected)).score
    assert score.condition("fast").points == 3 * collected


@pytest.mark.parametrize("passes", [0, 1, 5])
def test_d26_each_pass_costs_3_in_a_solo_game(passes):
    score = draw("▒").assess(tally=Tally(passes=passes)).score
    lines = [(line.reason, line.points) for line in score.condition("passes").lines]
    assert lines == ([("passes", -3 * passes)] if passes else [])
