"""Hazards: bunkers, water, out of bounds (pages 11, 12 and 15, rulings H5, H16)."""

import pytest
from golf_in_letters import draw, strip
from golf_tables import GolfTable, bunker_card, clubs, the_box
from golf_turns import LONG, two

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import CLOSED
from minigolf_desktop.model.eighteen_holes.field import corner_hexes, lay_out
from minigolf_desktop.model.eighteen_holes.flight import can_stand
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Drew,
    ExitBunker,
    FellIntoWater,
    LeftBunker,
    MissedTurn,
    MoveOneHex,
    PlayClub,
    PlayShot,
    ReachedGreen,
    ResetFirst,
    ResetHand,
    ShotOutcome,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    SOUTH,
)

# --- bunkers


@pytest.mark.parametrize(
    ("outcome", "turn"), [("target", 0), ("left", 1), ("right", -1), ("stay", None)]
)
def test_the_icon_of_the_card_says_how_a_ball_leaves_the_bunker(outcome, turn):
    """The example of page 11: declared towards the green, it goes to the right."""
    drawn = draw(
        """
        . . . .
         . . .
        . bb. .
         . . .
        . A 1 .
        """.replace("bb", "ba")
    )
    table = GolfTable(drawn, ["4-iron"], ["8-wood"], at=["a"])
    table.stack("4", bunker_card("4", outcome))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    start = drawn["a"]
    expected = start if turn is None else drawn.field.next[(NORTH + turn) % 6][start]
    assert table.place(0) == expected


def test_only_one_card_is_drawn_in_a_bunker_whatever_the_club_draws():
    row = strip("Abff1")
    table = GolfTable(row, ["3-iron"], ["8-wood"], at=["1"])
    table.select("3-iron", "8-wood")
    table.play(ResetHand())
    table.stack("4", bunker_card("4", "stay"))
    table.play(ExitBunker(Deck.FOUR, NORTH))
    assert len(table.state.shot.stacks) == 1
    assert [event.slot for event in table.events if isinstance(event, Drew)] == [0]


def test_a_club_cannot_be_played_or_hit_big_in_a_bunker():
    row = strip("Abff1")
    table = GolfTable(row, ["4-iron"], ["8-wood"], at=["1"])
    table.select("4-iron", "8-wood")
    assert table.refusal(PlayClub(Deck.FOUR, -1)).code == "in-bunker"
    assert table.refusal(BigHit()).code == "in-bunker"


def test_the_bunker_is_left_only_from_a_bunker():
    table = two()
    table.select("4-iron", "8-wood")
    assert table.refusal(ExitBunker(Deck.FOUR, NORTH)).code == "not-in-bunker"


def test_a_wood_does_not_leave_a_bunker():
    row = strip("Abff1")
    table = GolfTable(row, ["8-wood", "2-iron"], ["4-iron"], at=["1"])
    table.select("8-wood", "4-iron")
    table.play(ResetHand())
    assert table.refusal(ExitBunker(Deck.FOUR, NORTH)).code == "wood-in-bunker"
    assert table.legal() == (ResetHand(),)


@pytest.mark.parametrize("hand", [["8-wood"], ["8-wood", "3-wood", "driver"]])
def test_who_carries_no_club_that_leaves_a_bunker_walks_out_of_it(hand):
    row = strip("Abff1")
    table = GolfTable(row, hand, ["4-iron"], at=["1"], golfers=("dorian-b", ""))
    table.select("8-wood", "4-iron")
    table.play(ResetHand())
    assert set(table.legal()) == {MoveOneHex(NORTH), MoveOneHex(SOUTH), ResetHand()}


def test_a_club_on_the_discard_that_leaves_bunkers_is_to_be_taken_back_first():
    """Ruling H26: what is carried, in hand or on the discard, forbids to walk out."""
    table = GolfTable(strip("Abff1"), ["8-wood"], ["4-iron"], at=["1"])
    table.change(0, discard=clubs("6-iron"))
    assert table.allows(ResetFirst())
    table.select("8-wood", "4-iron")
    table.play(ResetHand())
    assert table.refusal(MoveOneHex(NORTH)).code == "in-bunker"


def test_the_sand_wedge_takes_a_bunker_as_rough():
    row = strip("Abfff1")
    table = GolfTable(row, ["sand-wedge"], ["4-iron"], at=["1"])
    table.stack("C", "SS")
    table.select("sand-wedge", "4-iron")
    table.play(ResetHand())
    assert table.allows(MoveOneHex(NORTH))
    table.play(PlayClub(Deck.CHIP, NORTH))
    table.shoot(NORTH)
    assert table.place(0) == row["3"]


def test_a_sand_wedge_in_hand_or_discard_is_no_protection():
    row = strip("Abfff1")
    table = GolfTable(row, ["4-iron", "sand-wedge"], ["8-wood"], at=["1"])
    table.select("4-iron", "8-wood")
    assert table.refusal(MoveOneHex(NORTH)).code == "in-bunker"


@pytest.mark.parametrize("letters", ["Abx1", "Abc1"])
def test_a_bunker_exit_towards_trees_or_the_clubhouse_leaves_the_ball_in_it(letters):
    """Ruling H16: the club is spent."""
    row = strip(letters)
    table = GolfTable(row, ["4-iron", "8-hybrid"], ["8-wood"], at=["1"])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH))
    assert table.landing(NORTH).outcome is ShotOutcome.STOPPED
    table.shoot(NORTH)
    assert table.place(0) == row["1"] and table.discard(0) == ["4-iron"]


def out_of_a_bunker_off_the_course(mode=Mode.MATCH):
    """Seat 0 lies in a bunker at the end of the course and is told to go on."""
    table = GolfTable(strip("A1fb"), ["4-iron", "8-wood"], ["2-iron"], at=["3"], mode=mode)
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "2-iron")
    table.play(ResetHand())
    table.play(ExitBunker(Deck.FOUR, NORTH))
    return table


def test_a_bunker_exit_off_the_course_is_out_of_bounds():
    """Ruling H16: the ball stays in the bunker and the club returns to the hand."""
    table = out_of_a_bunker_off_the_course()
    (landing,) = table.landings()
    assert landing.outcome is ShotOutcome.OUT and landing.end == table.drawn["3"]
    table.shoot(NORTH)
    assert table.place(0) == table.drawn["3"]
    assert WentOut(0, 0) in table.events
    (left,) = [event for event in table.events if isinstance(event, LeftBunker)]
    assert left.outcome is ShotOutcome.OUT and left.start == left.end
    assert table.hand(0) == ["4-iron", "8-wood"] and table.discard(0) == []


@pytest.mark.parametrize(("mode", "strokes"), [(Mode.STROKE, 2), (Mode.STABLEFORD, 1)])
def test_a_bunker_exit_off_the_course_costs_a_stroke_where_strokes_count(mode, strokes):
    """Ruling H16."""
    table = out_of_a_bunker_off_the_course(mode)
    table.shoot(NORTH)
    assert table.state.balls[0].turns == strokes


def test_a_green_can_be_reached_out_of_a_bunker():
    row = strip("Afb1")
    table = GolfTable(row, ["4-iron"], ["8-wood"], at=["2"])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    assert table.event(ReachedGreen).ball == 0


# --- water


def test_a_ball_that_ends_in_the_water_misses_the_next_turn():
    row = strip("Afffwfff1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand())
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    events = table.events
    assert FellIntoWater(0, 0) in events and MissedTurn(0) in events
    assert table.state.waiting == (1,)
    assert table.state.balls[0].turns == 2


def test_the_turn_after_the_missed_one_is_played_again():
    row = strip("Afffwfff1")
    table = GolfTable(row, ["3-wood", "8-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    table.select("3-hybrid")
    table.play(ResetHand())
    assert table.state.waiting == (0, 1)


def test_flying_over_water_does_no_harm():
    row = strip("Awwwf1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert not table.state.balls[0].lying


def test_walking_into_the_water_misses_a_turn_too():
    """Ruling H26."""
    row = strip("Awf1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), MoveOneHex(NORTH))
    assert FellIntoWater(0, 0) in table.events


@pytest.mark.parametrize(("letters", "end"), [("Aw.....1", "3"), ("Al.....1", "4")])
def test_the_next_shot_is_from_the_water_as_rough_or_from_a_lake_as_fairway(letters, end):
    row = strip(letters)
    table = GolfTable(row, ["5-wood"], ["3-hybrid"], at=["1"])
    table.select("5-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row[end]


# --- out of bounds


def test_out_of_bounds_the_golfer_stays_and_the_club_returns_to_the_hand():
    table = two(["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(SOUTH)
    assert WentOut(0, 0) in table.events
    assert table.place(0) == LONG["0"]
    assert table.hand(0) == ["3-wood"]


def test_landing_on_the_clubhouse_is_out_of_bounds():
    row = strip("Afffcff1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    assert table.landing(NORTH).outcome is ShotOutcome.OUT


# --- one hazard after another


def test_a_ball_stopped_by_trees_lies_in_the_hazard_before_them():
    row = strip("Affwxf1")
    table = two(["3-wood"], ["3-hybrid"], drawn=row)
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["3"] and FellIntoWater(0, 0) in table.events


def test_a_ball_that_trees_hold_back_in_the_water_is_in_the_water_again():
    row = strip("Awxf1")
    table = two(["8-wood"], ["3-hybrid"], drawn=row, at=["1"])
    table.select("8-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["1"] and MissedTurn(0) in table.events


def test_a_ball_stopped_by_trees_in_a_bunker_must_leave_it_next():
    row = strip("Afbxf1")
    table = two(["5-wood", "4-iron"], ["3-hybrid"], drawn=row)
    table.select("5-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["2"]
    table.select("4-iron", "3-hybrid")
    table.play(ResetHand())
    assert {type(action) for action in table.legal()} == {ExitBunker, ResetHand}


def test_flying_over_a_bunker_does_no_harm():
    row = strip("Abbbf1")
    table = two(["3-wood"], ["3-hybrid"], drawn=row)
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["4"]


def test_out_of_one_bunker_hex_into_the_next_is_in_a_bunker_still():
    row = strip("Abbf1")
    table = two(["4-iron", "6-iron"], ["3-hybrid"], drawn=row, at=["1"])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "3-hybrid")
    table.play(ResetHand(), ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    assert table.place(0) == row["2"]
    table.select("6-iron", "3-hybrid")
    table.play(ResetHand())
    assert table.refusal(MoveOneHex(NORTH)).code == "in-bunker"


def test_out_of_a_bunker_into_the_water_misses_a_turn():
    table = two(["4-iron"], ["3-hybrid"], drawn=strip("Abwf1"), at=["1"])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "3-hybrid")
    table.play(ResetHand(), ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    assert MissedTurn(0) in table.events


def test_in_a_bunker_the_lob_wedge_tells_its_direction_too():
    table = two(["lob-wedge"], ["3-hybrid"], drawn=strip("Abff1"), at=["1"])
    table.select("lob-wedge", "3-hybrid")
    table.play(ResetHand())
    exits = [action for action in table.legal() if isinstance(action, ExitBunker)]
    assert [action.aim for action in exits] == [*range(6)]


def test_the_direction_told_in_a_bunker_stands():
    table = two(["4-iron"], ["3-hybrid"], drawn=strip("Abff1"), at=["1"])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "3-hybrid")
    table.play(ResetHand(), ExitBunker(Deck.FOUR, NORTH))
    assert table.refusal(PlayShot(0, 0, SOUTH)).code == "aim-was-told"


def test_the_club_is_discarded_when_the_ball_stays_in_the_bunker():
    table = two(["4-iron", "8-wood"], ["3-hybrid"], drawn=strip("Abff1"), at=["1"])
    table.stack("4", bunker_card("4", "stay"))
    table.select("4-iron", "3-hybrid")
    table.play(ResetHand(), ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    assert table.discard(0) == ["4-iron"] and table.state.balls[0].turns == 1


def test_the_missed_turn_is_over_after_one_round_however_long_the_others_play():
    row = strip("Afffwfff1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"], ["2-iron"])
    table.select("3-wood", "3-hybrid", "2-iron")
    table.play(ResetHand(), ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.state.waiting == (1, 2)
    table.select("3-hybrid", "2-iron")
    table.play(ResetHand(), ResetHand())
    assert table.state.waiting == (0, 1, 2)


def test_a_clubhouse_is_flown_over():
    row = strip("Affcf1")
    table = two(["3-wood"], ["3-hybrid"], drawn=row)
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["4"]


def test_the_corners_of_course_tiles_are_in_play():
    """Page 15: golfers stand on the diamonds, also where no three tiles meet."""
    box = the_box()
    course = box.presets[0].course
    field = lay_out(course, box.face_by_id)
    corners = {field.number[corner] for tile in course.tiles for corner in corner_hexes(tile)}
    assert len(corners) > len(course.tiles)
    assert all(can_stand(field, corner) or field.terrain(corner) in CLOSED for corner in corners)
    assert sum(can_stand(field, corner) for corner in corners) > 0.9 * len(corners)
