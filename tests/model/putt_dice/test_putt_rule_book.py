"""Every example of the rule book, with forced dice."""

import pytest

from minigolf_desktop.model.putt_dice import (
    FinishedHole,
    Mishap,
    Moved,
    Roll,
    Rolled,
    Suffered,
    precision_of,
)

# The hole of the first examples: tee, dog, pipes, a tile where the path splits, green.
DOG_AND_PIPES = "10211"


def test_flags_less_crossed_out_flags_are_the_precision(play):
    golfer = play().putt(2, 1, 0, -1)
    assert golfer.event(Rolled).precision == 2


def test_three_dice_carry_the_ball_three_tiles_at_most(play):
    golfer = play("100001").putt(4, 1, 0)
    assert golfer.state.position == 3


def test_three_precision_pay_for_tee_dog_and_pipes(play):
    golfer = play(DOG_AND_PIPES).putt(1, 2, 0)
    assert golfer.event(Moved) == Moved(0, 0, 3, False)


def test_two_precision_are_held_by_the_pipes_and_what_is_left_is_lost(play):
    golfer = play(DOG_AND_PIPES).putt(1, 1, 0)
    assert golfer.event(Moved) == Moved(0, 0, 2, True)
    # The precision left over from the first putt does not help the second.
    assert golfer.putt(1).state.position == 2
    assert golfer.putt(2).state.position == 3


def test_precision_beyond_the_strength_of_the_putt_is_lost(play):
    golfer = play(DOG_AND_PIPES).putt(4, 0)
    assert golfer.event(Moved) == Moved(0, 0, 2, False)


def test_one_die_leaves_the_pipes_and_no_more(play):
    golfer = play(DOG_AND_PIPES).putt(4, 0).putt(3)
    assert golfer.event(Moved) == Moved(0, 2, 3, False)


def test_two_dice_and_three_precision_complete_the_hole_from_the_tile_before_the_green(play):
    golfer = play(DOG_AND_PIPES).putt(4, 0).putt(3).putt(2, 1)
    assert golfer.event(FinishedHole) == FinishedHole(0, 3, True)


def test_just_enough_dice_for_the_green_do_not_complete_the_hole(play):
    golfer = play(DOG_AND_PIPES).putt(4, 0).putt(3).putt(4)
    assert golfer.state.position == 4
    assert golfer.putt(1).event(FinishedHole).holed


def test_one_die_leaves_a_hard_tee_but_does_not_hole_out(play):
    golfer = play("31").putt(4)
    assert (golfer.state.position, golfer.event(FinishedHole)) == (1, None)
    assert golfer.putt(2).event(FinishedHole) == FinishedHole(0, 2, True)


def test_as_many_dice_as_tiles_and_precision_as_par_make_a_hole_in_one(play):
    golfer = play("112").putt(2, 1, 1)
    assert golfer.event(Rolled).precision == 4
    assert golfer.event(FinishedHole) == FinishedHole(0, 1, True)


def test_bad_luck_on_a_slope_takes_the_ball_back_to_the_tee(play):
    golfer = play("12s1").putt("!", 0)
    assert golfer.event(Suffered) == Suffered(0, Mishap.ROLL_BACK, 1, 0, 0)
    assert (golfer.state.position, golfer.state.strokes) == (0, 1)


def test_bad_luck_in_the_water_costs_a_stroke_and_goes_on_to_the_green(play):
    golfer = play("12w2").putt(1).putt("!")
    assert golfer.event(Suffered) == Suffered(0, Mishap.SPLASH, 1, 2, 1)
    assert golfer.state.strokes == 3
    assert golfer.putt(2).event(FinishedHole) == FinishedHole(0, 4, True)
    assert golfer.state.setup.course.holes[0].par == 5


def test_bad_luck_in_the_flowers_of_the_green_costs_a_stroke_and_stays_there(play):
    golfer = play("12f").putt("!", 0)
    assert golfer.event(Suffered) == Suffered(0, Mishap.SPLASH, 1, 1, 1)
    assert (golfer.state.position, golfer.state.strokes) == (1, 2)
    assert golfer.putt(2).event(FinishedHole) == FinishedHole(0, 3, True)


def test_bad_luck_is_ignored_where_there_is_no_slope_water_or_flower_bed(play):
    golfer = play("121").putt("!", 1)
    assert golfer.event(Rolled).precision == 2
    assert golfer.event(Suffered) is None
    assert (golfer.state.position, golfer.state.strokes) == (1, 1)


def test_bad_luck_on_a_green_with_a_slope_takes_the_ball_back_a_tile(play):
    golfer = play("113s").putt(1).putt(1).putt("!")
    assert golfer.event(Suffered) == Suffered(0, Mishap.ROLL_BACK, 2, 1, 0)
    assert (golfer.state.position, golfer.state.strokes) == (1, 3)


@pytest.mark.parametrize("hazard", ["s", "w", "f"])
def test_a_ball_held_by_a_hazard_without_the_exclamation_mark_stays(play, hazard):
    golfer = play(f"12{hazard}1").putt(1, 0)
    assert golfer.event(Suffered) is None
    assert (golfer.state.position, golfer.state.strokes) == (1, 1)


def test_bad_luck_on_a_tee_with_a_slope_leaves_the_ball_on_the_tee(play):
    golfer = play("2s1").putt("!")
    assert golfer.event(Suffered).end == 0
    assert golfer.state.strokes == 1


def test_a_golfer_who_is_done_hands_the_dice_on_and_the_next_plays_the_same_hole(play):
    golfers = play("1111", golfers=2).putt(1).putt(1).putt(1).putt(1)
    assert golfers.state.cards == ((4,), ())
    assert golfers.rules.to_move(golfers.state) == 1
    assert (golfers.state.round, golfers.state.position) == (0, 0)


def test_a_stroke_is_a_putt_whatever_the_number_of_dice(play):
    assert play("3111").putt(2, 0, 0, -1).state.strokes == 1
    assert play("3111").putt(2).state.strokes == 1


def test_dice_are_taken_white_first_then_yellow_orange_and_red(dice):
    assert [die.colour for die in dice] == ["white", "yellow", "orange", "red"]
    assert Roll(2).dice == 2


def test_white_alone_always_gives_precision(dice):
    assert {precision_of(dice, (face,)) for face in range(6)} == {1, 2, 3, 4}
