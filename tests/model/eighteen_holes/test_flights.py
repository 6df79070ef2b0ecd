"""Where a ball flies: trees, out of bounds, chips, the rough (pages 9, 12, 13, 15; H4, H10)."""

import pytest
from golf_in_letters import draw, strip
from golf_tables import GolfTable, card, the_box

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.flight import (
    chip,
    flights_of,
    fly,
    lies_in_rough,
)
from minigolf_desktop.model.eighteen_holes.moves import PlayClub, PlayShot, ResetHand, ShotOutcome
from minigolf_desktop.model.geometry.hexagon import NORTH, NORTH_EAST, NORTH_WEST, SOUTH

ROW = strip("Aff.fbwl1f")


def flown(letters, flight, *, way=fly, **options):
    row = strip(letters)
    return way(row.field, row["0"], NORTH, tuple(flight), **options), row


@pytest.mark.parametrize(
    ("letters", "steps", "end", "outcome"),
    [
        ("Affff1", 3, "3", ShotOutcome.LANDED),
        ("Afxff1", 3, "1", ShotOutcome.STOPPED),
        ("Axfff1", 3, "0", ShotOutcome.STOPPED),
        ("Affcf1", 4, "4", ShotOutcome.LANDED),
        ("Afwbf1", 4, "4", ShotOutcome.LANDED),
        ("Affcf1", 3, "0", ShotOutcome.OUT),
        ("Aff", 3, "0", ShotOutcome.OUT),
        ("Afcxf1", 4, "0", ShotOutcome.OUT),
    ],
)
def test_a_ball_flies_over_all_but_trees_and_lands_where_a_golfer_can_stand(
    letters, steps, end, outcome
):
    landing, row = flown(letters, [0] * steps)
    assert (landing.end, landing.outcome) == (row[end], outcome)


def test_a_card_that_bends_goes_ahead_first_and_turns_then():
    drawn = draw(
        """
        fbf f
         f f
        f fcf
         f f
        f faf
        """
    )
    field, start = drawn.field, drawn["a"]
    straight = fly(field, start, NORTH, (0, 0)).end
    left = fly(field, start, NORTH, (0, 1)).end
    assert straight != left
    assert fly(field, start, NORTH, (0,)).end == drawn["c"]
    assert left == field.next[NORTH_WEST][drawn["c"]]
    assert fly(field, start, NORTH, (0, 5)).end == field.next[NORTH_EAST][drawn["c"]]


def test_leaving_the_course_for_part_of_the_flight_is_out_of_bounds():
    gap = draw(GAP)
    landing = fly(gap.field, gap["a"], SOUTH, (0, 0))
    assert (landing.end, landing.outcome) == (gap["a"], ShotOutcome.OUT)


def test_where_the_table_allows_it_a_ball_may_fly_over_open_ground():
    gap = draw(GAP)
    landing = fly(gap.field, gap["a"], SOUTH, (0, 0), fly_over=True)
    assert (landing.end, landing.outcome) == (gap["b"], ShotOutcome.LANDED)


def test_to_land_outside_is_out_of_bounds_even_where_flying_over_is_allowed():
    row = strip("Aff")
    assert fly(row.field, row["0"], NORTH, (0,) * 4, fly_over=True).outcome is ShotOutcome.OUT


@pytest.mark.parametrize(
    ("letters", "end", "outcome"),
    [
        ("Axf1", "2", ShotOutcome.LANDED),
        ("Aff1", "2", ShotOutcome.LANDED),
        ("Afx1", "1", ShotOutcome.STOPPED),
        ("Axx1", "0", ShotOutcome.STOPPED),
        ("Axc1", "0", ShotOutcome.OUT),
        ("Ax", "0", ShotOutcome.OUT),
    ],
)
def test_a_chip_goes_over_trees_and_comes_back_from_them(letters, end, outcome):
    landing, row = flown(letters, [0, 0], way=chip)
    assert (landing.end, landing.outcome) == (row[end], outcome)


@pytest.mark.parametrize(("letters", "water"), [("Awx1", True), ("Abx1", False)])
def test_a_chip_that_trees_send_back_lies_in_the_hazard_that_it_came_over(letters, water):
    row = strip(letters)
    table = GolfTable(row, ["9-iron"], ["lob-wedge"])
    table.stack("C", "SS")
    table.select("9-iron", "lob-wedge")
    table.play(PlayClub(Deck.CHIP, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == row["1"] and table.state.balls[0].lying is water


def test_a_chip_that_cannot_land_takes_a_turn_and_does_not_move_the_golfer():
    table = GolfTable(strip("Axx1"), ["9-iron"], ["lob-wedge"])
    table.stack("C", "SS")
    table.select("9-iron", "lob-wedge")
    table.play(PlayClub(Deck.CHIP, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == strip("Axx1")["0"]
    assert table.state.balls[0].turns == 1 and table.discard(0) == ["9-iron"]


@pytest.mark.parametrize(("allowed", "mark"), [(False, "a"), (True, "b")])
def test_a_chip_over_open_ground_is_out_of_bounds_but_where_the_table_allows_it(allowed, mark):
    gap = draw(GAP)
    landing = chip(gap.field, gap["a"], SOUTH, (0, 0), fly_over=allowed)
    assert landing.end == gap[mark]
    assert landing.outcome is (ShotOutcome.LANDED if allowed else ShotOutcome.OUT)


def test_the_lob_wedge_goes_over_trees_in_whichever_direction_is_chosen_after_the_draw():
    row = strip("fxAxff1")
    table = GolfTable(row, ["lob-wedge"], ["8-wood"])
    table.stack("C", "SS")
    table.select("lob-wedge", "8-wood")
    table.play(ResetHand())
    table.play(PlayClub(Deck.CHIP, -1))
    assert {table.landing(NORTH).end, table.landing(SOUTH).end} == {row["0"], row["4"]}


@pytest.mark.parametrize(
    ("place", "rough"),
    [("0", False), ("1", False), ("3", True), ("5", True), ("6", True), ("7", False), ("8", False)],
)
def test_rough_is_whatever_has_no_fairway(place, rough):
    assert lies_in_rough(ROW.field, ROW[place]) is rough


def test_water_lies_as_rough_and_a_lake_on_a_fairway_as_fairway():
    row = strip("Awl1")
    assert lies_in_rough(row.field, row["1"])
    assert not lies_in_rough(row.field, row["2"])


def test_from_the_rough_the_last_step_falls_away():
    iron = next(club for club in the_box().clubs if club.name == "2-iron")
    bend = card("4", "SSSL")
    assert flights_of(iron, bend, rough=False) == ((0, 0, 0, 1),)
    assert flights_of(iron, bend, rough=True) == ((0, 0, 0),)


def test_hybrids_suffer_no_penalty_in_the_rough():
    for name in ("3-hybrid", "5-hybrid", "8-hybrid"):
        hybrid = next(club for club in the_box().clubs if club.name == name)
        assert flights_of(hybrid, card("3", "SSL"), rough=True) == ((0, 0, 1),)


def test_chip_cards_suffer_no_penalty_in_the_rough():
    iron = next(club for club in the_box().clubs if club.name == "9-iron")
    assert flights_of(iron, card("C", "SS"), rough=True) == ((0, 0),)


@pytest.mark.parametrize(
    ("name", "far", "short"), [("3-wood", 4, 3), ("5-wood", 3, 2), ("8-wood", 2, 1)]
)
def test_woods_go_a_set_distance_and_one_hex_less_from_the_rough(name, far, short):
    wood = next(club for club in the_box().clubs if club.name == name)
    assert flights_of(wood, None, rough=False) == ((0,) * far,)
    assert flights_of(wood, None, rough=True) == ((0,) * short,)


def test_the_longest_drive_goes_six_hexes_and_stops_at_trees():
    (flight,) = card("5", "longest-drive").flights
    assert flown("Afffffffff1", flight)[0].end == strip("Afffffffff1")["6"]
    landing, row = flown("Affffxffff1", flight)
    assert (landing.end, landing.outcome) == (row["4"], ShotOutcome.STOPPED)


def test_a_wild_card_offers_each_of_its_ends():
    table = GolfTable(draw(MEADOW), ["2-iron"], ["8-hybrid"], at=["a"])
    table.stack("4", "SSLL/SSRR")
    table.select("2-iron", "8-hybrid")
    table.state = table.state._replace(seat=0, order=(0, 1), ball=0)
    table.play(PlayClub(Deck.FOUR, -1))
    north = [one for one in table.landings() if one.aim == NORTH]
    assert [one.flight for one in north] == [0, 1]


GAP = """
fa

 .

fb
""".replace(".", " ")
MEADOW = """
   f   f   f   f
  f f f f f f f f
 f f f f f f f f f
  f f f f f f f f
 f f f f f f f f f
  f f f f faf f f
 f f f f f f f f f
  f f f f f f f f
 f f f f A f f f f
  f f f f f f f f
 f f f f 1 f f f f
  f f f f f f f f
"""
