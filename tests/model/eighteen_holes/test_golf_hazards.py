"""Hazards: bunkers, water, out of bounds (pages 11, 12 and 15, rulings H5, H16)."""

import pytest
from golf_in_letters import Drawn, draw, meadow, strip
from golf_tables import GolfTable, bunker_card, clubs

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.events import (
    FellIntoWater,
    MissedTurn,
    Outcome,
    ReachedGreen,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    ExitBunker,
    MoveOneHex,
    PlayClub,
    ResetFirst,
    ResetHand,
)
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    SOUTH,
)

LONG = strip("Afffffffffff1")


def two(*hands, drawn=LONG, **options):
    """A table of two, where the second has an 8 wood unless told."""
    return GolfTable(drawn, *(hands or (["4-iron"], ["8-wood"])), **options)


def around(letters, **marks):
    """A wide meadow of rough with some other hexes, and names for hexes."""
    field = meadow(6, letters)
    return Drawn(field, {name: field.number[place] for name, place in marks.items()})


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


@pytest.mark.parametrize("letters", ["Abx1", "Abc1", "Ab"])
def test_a_bunker_exit_towards_what_is_closed_leaves_the_ball_in_it(letters):
    row = strip(letters) if "1" in letters else draw("1\n\nA\n\nfb\n".replace("fb", "ba"))
    mark = "1" if "1" in row.marks else "a"
    aim = NORTH if mark == "1" else SOUTH
    table = GolfTable(row, ["4-iron"], ["8-wood"], at=[mark])
    table.stack("4", bunker_card("4", "target"))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, aim))
    table.shoot(aim)
    assert table.place(0) == row[mark]


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
    assert table.landing(NORTH).outcome is Outcome.OUT
