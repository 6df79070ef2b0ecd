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


def test_everybody_begins_on_tee_1(play):
    players = play("11", players=3)
    for seat in range(3):
        assert players.rules.to_move(players.state) == seat
        assert (players.state.round, players.state.position) == (0, 0)
        players.take(1)


def test_flags_less_crossed_out_flags_are_the_precision(play):
    player = play().putt(2, 1, 0, -1)
    assert player.event(Rolled).precision == 2


def test_three_dice_carry_the_ball_three_tiles_at_most(play):
    player = play("100001").putt(4, 1, 0)
    assert player.state.position == 3


def test_three_precision_pay_for_tee_dog_and_pipes(play):
    player = play(DOG_AND_PIPES).putt(1, 2, 0)
    assert player.event(Moved) == Moved(0, 0, 3, False)


def test_two_precision_are_held_by_the_pipes_and_what_is_left_is_lost(play):
    player = play(DOG_AND_PIPES).putt(1, 1, 0)
    assert player.event(Moved) == Moved(0, 0, 2, True)
    # The precision left over from the first putt does not help the second.
    assert player.putt(1).state.position == 2
    assert player.putt(2).state.position == 3


def test_precision_beyond_the_strength_of_the_putt_is_lost(play):
    player = play(DOG_AND_PIPES).putt(4, 0)
    assert player.event(Moved) == Moved(0, 0, 2, False)


def test_one_die_leaves_the_pipes_and_no_more(play):
    player = play(DOG_AND_PIPES).putt(4, 0).putt(3)
    assert player.event(Moved) == Moved(0, 2, 3, False)


def test_two_dice_and_three_precision_complete_the_hole_from_the_tile_before_the_green(play):
    player = play(DOG_AND_PIPES).putt(4, 0).putt(3).putt(2, 1)
    assert player.event(FinishedHole) == FinishedHole(0, 3, True)


def test_precision_left_in_the_cup_is_lost(play):
    player = play("11", "41").putt(4, 2)
    assert player.event(FinishedHole) == FinishedHole(0, 1, True)
    assert (player.state.round, player.putt(3).state.position) == (1, 0)


def test_just_enough_dice_for_the_green_do_not_complete_the_hole(play):
    player = play(DOG_AND_PIPES).putt(4, 0).putt(3).putt(4)
    assert player.state.position == 4
    assert player.putt(1).event(FinishedHole).holed


def test_one_die_leaves_a_hard_tee_but_does_not_hole_out(play):
    player = play("31").putt(4)
    assert (player.state.position, player.event(FinishedHole)) == (1, None)
    assert player.putt(2).event(FinishedHole) == FinishedHole(0, 2, True)


def test_as_many_dice_as_tiles_and_precision_as_par_make_a_hole_in_one(play):
    player = play("112").putt(2, 1, 1)
    assert player.event(Rolled).precision == 4
    assert player.event(FinishedHole) == FinishedHole(0, 1, True)


def test_bad_luck_on_a_slope_takes_the_ball_back_to_the_tee(play):
    player = play("12s1").putt("!", 0)
    assert player.event(Suffered) == Suffered(0, Mishap.ROLL_BACK, 1, 0, 0)
    assert (player.state.position, player.state.strokes) == (0, 1)


def test_bad_luck_in_the_water_costs_a_stroke_and_goes_on_to_the_green(play):
    player = play("12w2").putt(1).putt("!")
    assert player.event(Suffered) == Suffered(0, Mishap.SPLASH, 1, 2, 1)
    assert player.state.strokes == 3
    assert player.putt(2).event(FinishedHole) == FinishedHole(0, 4, True)
    assert player.state.setup.course.holes[0].par == 5


def test_bad_luck_in_the_flowers_of_the_green_costs_a_stroke_and_stays_there(play):
    player = play("12f").putt("!", 0)
    assert player.event(Suffered) == Suffered(0, Mishap.SPLASH, 1, 1, 1)
    assert (player.state.position, player.state.strokes) == (1, 2)
    assert player.putt(2).event(FinishedHole) == FinishedHole(0, 3, True)


def test_bad_luck_is_ignored_where_there_is_no_slope_water_or_flower_bed(play):
    player = play("121").putt("!", 1)
    assert player.event(Rolled).precision == 2
    assert player.event(Suffered) is None
    assert (player.state.position, player.state.strokes) == (1, 1)


def test_bad_luck_on_a_green_with_a_slope_takes_the_ball_back_a_tile(play):
    player = play("113s").putt(1).putt(1).putt("!")
    assert player.event(Suffered) == Suffered(0, Mishap.ROLL_BACK, 2, 1, 0)
    assert (player.state.position, player.state.strokes) == (1, 3)


@pytest.mark.parametrize("hazard", ["s", "w", "f"])
def test_a_ball_held_by_a_hazard_without_the_exclamation_mark_stays(play, hazard):
    player = play(f"12{hazard}1").putt(1, 0)
    assert player.event(Suffered) is None
    assert (player.state.position, player.state.strokes) == (1, 1)


def test_bad_luck_on_a_tee_with_a_slope_leaves_the_ball_on_the_tee(play):
    player = play("2s1").putt("!")
    assert player.event(Suffered).end == 0
    assert player.state.strokes == 1


def test_a_player_who_is_done_hands_the_dice_on_and_the_next_plays_the_same_hole(play):
    players = play("1111", players=2).putt(1).putt(1).putt(1).putt(1)
    assert players.state.cards == ((4,), ())
    assert players.rules.to_move(players.state) == 1
    assert (players.state.round, players.state.position) == (0, 0)


def test_a_stroke_is_a_putt_whatever_the_number_of_dice(play):
    assert play("3111").putt(2, 0, 0, -1).state.strokes == 1
    assert play("3111").putt(2).state.strokes == 1


def test_dice_are_taken_white_first_then_yellow_orange_and_red(dice):
    assert [die.colour for die in dice] == ["white", "yellow", "orange", "red"]
    assert Roll(2).dice == 2


def test_white_alone_always_gives_precision(dice):
    assert {precision_of(dice, (face,)) for face in range(6)} == {1, 2, 3, 4}
