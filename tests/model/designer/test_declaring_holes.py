"""Hole numbers and the declaration of incomplete holes (rulings D16, D17)."""

import pytest
from drawn_course import draw
from exhaustive_holes import may_be_one

from minigolf_desktop.model.designer import trace_holes
from minigolf_desktop.model.designer.numbering import HoleOwners, number_by_hand
from minigolf_desktop.model.geometry.square import pack

NINE = "\n".join(["▶2 ╴2", ": :"] * 8)
"""Eight complete holes: with two pieces more there are ten."""

JOINABLE = [
    ("a tee and a green over two cells", "▶#1 . . ╴#1", True),
    ("a tee and a green that looks away", "▶#1 . ╶#1", True),
    ("a tee and a green round a corner", "▶#1 . . \n : : ╵#1", True),
    ("over ground outside the land", "▶#1 : ╶#1", True),
    ("over water", "▶#1 ~ ╶#1", True),
    ("back to back", "◀#1 ╶#1", True),
    ("two cells that lie side by side are faced", "▒ ▒ ▒ ▒ \n ▶#1 . . ╴#1 \n ▒ ▒ ▒ ▒", True),
    ("a tee and a path", "▶#1 . . ─#1", True),
    ("two paths", "─#1 . . ─#1", True),
    ("two tees", "▶#1 . ◀#1", False),
    ("two greens", "╶#1 . ╴#1", False),
    ("a complete hole and a lone green", "▶#1 ╴ . ╴#1", False),
    ("a hole with a bad connection", "▒ ─#1 . ╴#1", False),
    (
        "a green walled in",
        """
        ▶#1 . ▒ ▒   ▒
        .   . ▒ .   ▒
        .   . ▒ ╵#1 ▒
        .   . ▒ ▒   ▒
        """,
        False,
    ),
    (
        "a green walled in but for a gap",
        """
        ▶#1 . ▒ .   ▒
        .   . ▒ .   ▒
        .   . ▒ ╵#1 ▒
        .   . ▒ ▒   ▒
        """,
        True,
    ),
    (
        "tiles that touch by a corner leave no gap",
        """
        : ▒   ▒ :
        ▒ .   . ▒
        ▒ ╵#1 ▒ :
        : ▒   : ◀#1
        """,
        False,
    ),
    (
        "straight over a cell that another path faces from the side",
        """
        ▒   ▒ ▒ ▒ ▒
        ▶#1 . . . ╴#1
        ▒   ▒ ▲ ▒ ▒
        """,
        True,
    ),
    (
        "another path faces the way where it bends",
        """
        ▒   ▒ ▼ ▒
        ▶#1 . . ▒
        ▒   ▒ . ▒
        ▒   ▒ ╵#1 ▒
        """,
        False,
    ),
    (
        "straight over the cell before the tee, that another path faces from the side",
        """
        ▒   ▒ ▒ ▒
        ▶#1 . . ╴#1
        ▒   ▲ ▒ ▒
        """,
        True,
    ),
    (
        "another path faces the cell before the tee, where the way would bend",
        """
        ▒   . ╴#1
        ▶#1 . ▒
        ▒   ▲ ▒
        """,
        False,
    ),
    (
        "the gate is no way through",
        """
        ▒   ▒ G G ▒ ▒
        ▶#1 . G G . ╴#1
        ▒   ▒ ▒ ▒ ▒ ▒
        """,
        False,
    ),
    (
        "another hole of which nothing faces the way is no hindrance",
        """
        ▒   ▒ ▒ ▒ ▒
        ▶#1 . . . ╴#1
        ▒   ▶ ─ ╴ ▒
        """,
        True,
    ),
]


@pytest.mark.parametrize(("case", "course", "may"), JOINABLE, ids=[one[0] for one in JOINABLE])
def test_d17_two_holes_may_be_declared_one_where_imagined_tiles_could_join_them(case, course, may):
    """The two are marked 1."""
    drawn = draw(course)
    holes = trace_holes(drawn.course)
    one, other = (
        index for index, hole in enumerate(holes) if not set(hole.steps).isdisjoint(drawn.numbers)
    )
    owners = HoleOwners(drawn.course)
    wholes = {owners.of[holes[index].steps[0]] for index in (one, other)}
    assert (owners.declared_one(sorted(wholes)) == wholes) == may
    assert may_be_one(drawn.course, holes, one, other) == may


def test_d17_with_ten_holes_two_are_declared_one():
    drawn = draw(NINE + "\n ▶ . . \n : : ╵")
    declared = drawn.assess().numbering.declared
    assert len(declared) == 9
    assert [len(one.holes) for one in declared].count(2) == 1
    assert [line[:2] for line in drawn.lines("playability")] == [("declared", 0)]


def test_d17_with_nine_holes_none_are_declared_one():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 7) + "\n ▶ . . \n : : ╵")
    declared = drawn.assess().numbering.declared
    assert [len(one.holes) for one in declared] == [1] * 9


def test_d17_a_hole_declared_one_has_the_par_of_both_and_stays_incomplete():
    drawn = draw(NINE + "\n ▶2 . . \n : : ╵3")
    both = next(one for one in drawn.assess().numbering.declared if len(one.holes) == 2)
    assert both.hole.par == 5
    assert (len(both.hole.tees), len(both.hole.greens), both.hole.length) == (1, 1, 2)
    assert both.hole.status == "incomplete"
    assert ("in-zone", 2, [(0, 16), (2, 17)], both.number) in drawn.lines("par")


def test_d17_pieces_that_cannot_be_joined_stay_extra():
    drawn = draw(NINE + "\n ▶ . ◀")
    assert [line[:2] for line in drawn.lines("playability")] == [("extra-hole", -10)]


def test_d17_a_number_given_to_two_holes_by_hand_declares_them_one_though_it_costs():
    drawn = draw("▶#3 . . \n : : ╵#3")
    (one,) = drawn.assess().numbering.declared
    assert (one.holes, one.number) == ((0, 1), 3)
    assert drawn.lines("playability")[0] == ("missing-holes", -80, [], 0)


def test_two_holes_that_may_not_be_one_do_not_share_a_number():
    drawn = draw("▶#3 : ◀#3")
    assert sorted(one.number for one in drawn.assess().numbering.declared) != [3, 3]
    assert len(drawn.assess().numbering.declared) == 2


# --- the program's numbers


def test_d16_holes_are_numbered_along_the_way():
    drawn = draw(
        """
        G G ▶ ╴ ▼
        G G ▒ ▒ ╵
        ▒ ╶ ─ ─ ◀
        """
    )
    assert drawn.points("circuit") == 6, "two ways on, and the gate at one end"


def test_d16_with_nine_holes_every_number_is_given_once():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 9))
    assert [one.number for one in drawn.assess().numbering.declared] == list(range(1, 10))


def test_d16_a_par_4_becomes_hole_4_for_mr_uberstitious():
    drawn = draw("▶1 ╴2 : ▶1 ╴3 : ▶2 ╴3")
    numbered = drawn.assess("mr-uberstitious").numbering.numbered()
    assert numbered[4].par == 4
    assert drawn.points("his_whim", "mr-uberstitious") == 6


@pytest.mark.parametrize("number", range(1, 10))
def test_d16_a_number_set_by_hand_stays_even_if_it_costs(number):
    drawn = draw(f"G G ▶#{number} ╴ ▶ ╴ \n G G . . . .")
    numbered = drawn.assess().numbering.numbered()
    assert numbered[number].cells[0] == pack(2, 0)


def test_d16_other_holes_are_numbered_around_those_set_by_hand():
    drawn = draw("▶#5 ╴ ▶ ╴ ▶ ╴")
    numbers = {one.hole.cells[0]: one.number for one in drawn.assess().numbering.declared}
    assert [numbers[pack(x, 0)] for x in (0, 2, 4)] == [5, 6, 7]


# --- moving the signs by hand


def renumbered(text, *changes):
    """Return the numbers by hand after some changes: (x, number) of holes in a row."""
    drawn = draw(text)
    numbers = dict(drawn.numbers)
    for x, number in changes:
        numbers = number_by_hand(drawn.course, numbers, pack(x, 0), 0, number)
    return {step[0] - pack(0, 0): number for step, number in numbers.items()}


THREE = "▶ ╴ ▶ ╴ ▶ ╴"


def test_a_sign_is_kept_with_the_tile_it_was_put_on():
    assert renumbered(THREE, (1, 4)) == {1: 4}


def test_a_hole_has_one_number():
    assert renumbered(THREE, (0, 4), (1, 7)) == {1: 7}


def test_a_number_moved_to_another_hole_leaves_the_first():
    assert renumbered(THREE, (0, 4), (2, 4)) == {2: 4}


def test_number_nought_releases_a_hole_whichever_of_its_tiles_is_named():
    assert renumbered(THREE, (0, 4), (2, 5), (1, 0)) == {2: 5}


def test_releasing_a_hole_that_has_no_number_changes_nothing():
    assert renumbered(THREE, (0, 4), (4, 0)) == {0: 4}


def test_d17_holes_that_may_be_declared_one_may_share_a_number():
    assert renumbered("▶ : : ╴ : ◀", (0, 4), (3, 4)) == {0: 4, 3: 4}


def test_d17_a_number_may_be_shared_by_a_whole_chain():
    numbers = renumbered("▶ : : ─ : : ╴", (0, 4), (3, 4), (6, 4))
    assert numbers == {0: 4, 3: 4, 6: 4}


def test_d17_a_hole_that_the_chain_cannot_take_loses_the_number():
    assert renumbered("▶ : : ─ : : ◀", (0, 4), (3, 4), (6, 4)) == {3: 4, 6: 4}


# --- chains


def extra_holes(drawn):
    return [line[0] for line in drawn.lines("playability")].count("extra-hole")


def test_d17_any_number_of_incomplete_holes_may_be_declared_one():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 8) + "\n ▶2 : : ─0 : : ─1 : : ╴2")
    declared = drawn.assess().numbering.declared
    (chain,) = [one for one in declared if one.is_declared]
    assert (len(chain.holes), chain.hole.par, chain.hole.length) == (4, 5, 4)
    assert len(declared) == 9
    assert (pack(0, 16), pack(9, 16)) == (chain.hole.cells[0], chain.hole.cells[-1])


def test_d17_no_more_are_declared_one_than_there_are_holes_too_many():
    drawn = draw("\n".join(["▶2 ╴2", ": :"] * 7) + "\n ▶2 : : ─0 : : ─1 : : ╴2")
    declared = drawn.assess().numbering.declared
    assert len(declared) == 9
    assert sum(len(one.holes) - 1 for one in declared) == 2


def test_d17_a_chain_has_one_tee_and_one_green_at_most():
    drawn = draw(NINE + "\n ▶ : : ─ : : ◀ : : ▲")
    assert extra_holes(drawn) == 2


def test_d17_an_imagined_join_tells_a_one_way_tile_no_direction():
    drawn = draw(NINE + "\n ▶ : : ← : : ╴")
    (chain,) = [one for one in drawn.assess().numbering.declared if one.is_declared]
    assert (chain.hole.wrong_way, chain.hole.right_way) == ((), ())


def test_d17_twenty_loose_ends_are_declared_as_well_as_can_be():
    """Ten tees and ten greens apart from each other: nine pairs in the zone, one hole too many."""
    pieces = "\n".join("▲1 : : ╵3 : : \n : : : : : :" for _ in range(10))
    drawn = draw(pieces)
    assert drawn.points("par") == 18
    assert extra_holes(drawn) == 1


# --- extra holes


ELEVEN = "\n".join(["▶2 ╴2", ": :"] * 11)
"""Eleven short holes of par 4: two of them have no number."""


def test_d34_extra_holes_please_mr_client_and_have_no_par():
    drawn = draw(ELEVEN)
    assert len([one for one in drawn.assess().numbering.declared if not one.number]) == 2
    assert drawn.points("his_whim", "mr-short") == 11 * 2
    assert drawn.points("par", "mr-short") == 9 * 2
    assert [number for *_, number in drawn.lines("his_whim", "mr-short")].count(0) == 2


@pytest.mark.parametrize(
    ("mr", "pleased"),
    [("mr-short", 11), ("mr-linear", 11), ("mr-luckyfor", 11), ("mr-uberstitious", 1)],
)
def test_d34_wishes_that_speak_of_numbers_know_the_nine_only(mr, pleased):
    assert draw(ELEVEN).points("his_whim", mr) == 2 * pleased
    six = draw(ELEVEN.replace("▶2", "▶3", 10).replace("▶3", "▶2", 1))
    others = {"mr-luckyfor": 2, "mr-uberstitious": 9}
    assert six.points("his_whim", mr) == 2 * others.get(mr, 11)


def test_d34_an_extra_hole_is_aligned_with_none():
    drawn = draw("▶ ╴ " * 11)
    assert drawn.points("his_whim", "mr-straightforward") == 8 * 2 + 2


def test_d34_each_extra_hole_costs_its_10_all_the_same():
    assert draw(ELEVEN).lines("playability", "mr-short") == [
        ("extra-hole", -10, [(0, y), (1, y)], 0) for y in (18, 20)
    ]


def test_d34_a_hole_that_is_whole_is_extra_rather_than_one_that_brings_more_as_a_numbered():
    """What pleases him does so without a number, so numbers go where par and circuit win."""
    short = "\n".join(["▶ ╴", ": :"] * 3)
    long = "\n".join(["▶2 ─ ╴2", ": : :"] * 7)
    drawn = draw(f"{short}\n{long}")
    extra = [one.hole for one in drawn.assess("mr-short").numbering.declared if not one.number]
    assert [hole.par for hole in extra] == [2]
    assert drawn.points("his_whim", "mr-short") == 3 * 2
    assert drawn.points("par", "mr-short", final=False) == 7 * 2


def test_d34_an_extra_hole_is_no_part_of_the_circuit():
    row = "G G ▶2 ╴2 \n G G : : \n" + "\n".join(["▶2 ╴2", ": :"] * 9)
    drawn = draw(row.replace("▶2 ╴2", "▶1 ╴1", 1))
    extra = [one for one in drawn.assess().numbering.declared if not one.number]
    assert len(extra) == 1
    circuit = drawn.lines("circuit")
    assert all(number for *_, number in circuit)
