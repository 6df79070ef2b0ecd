"""Rules of a round beyond the examples: rulings P2 to P5, order of play, play-off."""

import pytest

from minigolf_desktop.model.putt_dice import (
    HOLES,
    ChooseMishap,
    Eliminated,
    Ended,
    FinishedHole,
    Mishap,
    PickFirst,
    Rolled,
    Suffered,
    TeedOff,
    Tied,
)


def test_a_total_below_nought_counts_as_nought_so_a_free_tile_never_holds(play):
    """Ruling P2."""
    player = play("1001").putt(1).putt(1, -1, -2, -2)
    assert player.event(Rolled).precision == 0
    assert player.state.position == 3


def test_bad_luck_does_not_strike_where_the_strength_ends(play):
    """Ruling P3: only a ball held for want of precision."""
    player = play("12w1").putt("!")
    assert player.event(Suffered) is None
    assert player.state.position == 1


@pytest.mark.parametrize(
    ("mishap", "position", "strokes"), [(Mishap.SPLASH, 2, 2), (Mishap.ROLL_BACK, 0, 1)]
)
def test_on_a_slope_with_water_the_player_chooses_the_mishap(play, mishap, position, strokes):
    """Ruling P3."""
    player = play("12sw1").putt("!", 0)
    legal = tuple(player.rules.legal(player.state))
    assert legal == (ChooseMishap(Mishap.SPLASH), ChooseMishap(Mishap.ROLL_BACK))
    player.do(ChooseMishap(mishap))
    assert (player.state.position, player.state.strokes) == (position, strokes)


def test_after_ten_strokes_the_hole_is_scored_ten(play):
    """Ruling P5."""
    player = play("31")
    for _ in range(10):
        player.putt(1)
    assert player.event(FinishedHole) == FinishedHole(0, 10, False)
    assert player.state.round == 1


def test_a_tenth_stroke_that_holes_out_counts_as_ten(play):
    player = play("31")
    for _ in range(8):
        player.putt(1)
    player.putt(3).putt(1)
    assert player.event(FinishedHole) == FinishedHole(0, 10, True)


def test_a_penalty_never_takes_a_hole_above_ten(play):
    """Ruling P5."""
    player = play("13w1").putt(1)
    for _ in range(7):
        player.putt(1)
    player.putt("!")
    assert player.event(FinishedHole) == FinishedHole(0, 10, False)


def test_a_putt_with_bad_luck_shows_what_was_rolled_like_any_other(play):
    """So that neither is taken back, but the choice between two mishaps is."""
    assert play("12s1").putt("!", 0).reveals
    assert play("12s1").putt(1, 0).reveals
    chooser = play("12sw1").putt("!", 0)
    assert chooser.reveals
    chooser.do(chooser.rules.legal(chooser.state)[0])
    assert not chooser.reveals


def test_bad_luck_on_the_tenth_stroke_asks_for_no_choice(play):
    player = play("13sw1").putt(1)
    for _ in range(8):
        player.putt(1)
    player.putt("!")
    assert player.event(FinishedHole) == FinishedHole(0, 10, False)


def test_the_fewest_strokes_putt_first_on_the_next_hole_then_around_the_table(play):
    """Ruling P4."""
    players = play(players=4).take(3).take(4).take(2).take(3)
    assert players.event(TeedOff) == TeedOff(1, (2, 3, 0, 1))


def test_among_equals_the_one_who_played_last_picks_the_first(play):
    """Ruling P4; whoever played last picks, even when it is not one of the equals."""
    players = play(players=3).take(2).take(2).take(3)
    assert players.rules.to_move(players.state) == 2
    assert tuple(players.rules.legal(players.state)) == (PickFirst(0), PickFirst(1))
    players.do(PickFirst(1))
    assert players.event(TeedOff) == TeedOff(1, (1, 2, 0))


def test_the_winner_of_the_design_putts_first_on_hole_one(play):
    assert play(players=3, first=1).state.order == (1, 2, 0)


def nine_holes(players, *strokes):
    """Play all but the last hole in two strokes each, the last in those given by seat."""
    for last in [False] * 8 + [True]:
        if players.state.phase.name == "PICK_FIRST":
            players.do(PickFirst(0))
        for seat in players.state.order:
            players.take(strokes[seat] if last else 2)
    return players


def test_the_fewest_strokes_in_all_win(play):
    players = nine_holes(play(players=3), 3, 2, 4)
    assert players.over
    assert players.event(Ended) == Ended(1)


def test_a_lone_player_is_done_after_nine_holes(play):
    player = nine_holes(play(), 2)
    assert player.over
    assert player.state.cards == ((2,) * 9,)


def test_equal_totals_play_off_from_hole_one(play):
    players = nine_holes(play(players=3), 2, 2, 3)
    assert players.event(Tied) == Tied((0, 1), HOLES)
    players.do(PickFirst(1))
    assert players.state.hole is players.state.setup.course.holes[0]
    assert players.state.order == (1, 0)


def test_the_play_off_eliminates_whoever_takes_more_strokes_until_one_is_left(play):
    players = nine_holes(play(players=3), 2, 2, 2)
    players.do(PickFirst(0)).take(2).take(3).take(2)
    assert players.event(Eliminated) == Eliminated((1,))
    players.do(PickFirst(2))
    assert players.state.order == (2, 0)
    players.take(1).take(2)
    assert players.event(Ended) == Ended(2)


def test_an_even_hole_of_the_play_off_eliminates_nobody(play):
    players = nine_holes(play(players=2), 2, 2)
    players.do(PickFirst(0)).take(3).take(3)
    assert players.event(Eliminated) is None
    assert players.event(Tied) == Tied((0, 1), HOLES + 1)
    assert players.state.round == 10


def test_the_play_off_goes_on_beyond_its_ninth_hole(play):
    players = nine_holes(play(players=2), 2, 2)
    for _ in range(10):
        players.do(PickFirst(0)).take(3).take(3)
    assert players.state.round == 19
    assert players.state.hole is players.state.setup.course.holes[1]


def test_the_coupon_takes_two_strokes_off_before_anybody_is_tied(play):
    """Ruling P7."""
    players = nine_holes(play(players=2, coupon=1), 2, 3)
    assert players.event(Ended) == Ended(1)


def test_who_played_last_picks_at_a_play_off_though_out_of_it(play):
    """Ruling P10: seat 2 played the last hole last and is out; seats 0 and 1 are equal."""
    players = nine_holes(play(players=3), 2, 2, 3)
    assert players.rules.to_move(players.state) == 2
    assert tuple(players.rules.legal(players.state)) == (PickFirst(0), PickFirst(1))
    players.do(PickFirst(1))
    assert players.state.order == (1, 0)


def test_who_falls_out_of_the_play_off_last_picks_among_those_who_stay(play):
    """Ruling P10, on a later hole of the play-off."""
    players = nine_holes(play(players=3), 2, 2, 2)
    players.do(PickFirst(0)).take(2).take(2).take(3)
    assert players.event(Eliminated) == Eliminated((2,))
    assert players.rules.to_move(players.state) == 2


def test_a_hole_of_the_play_off_leaves_only_the_fewest_strokes(play):
    """Ruling P10: everybody above them is out at once."""
    players = nine_holes(play(players=4), 2, 2, 2, 2)
    players.do(PickFirst(0)).take(3).take(2).take(4).take(2)
    assert players.event(Eliminated) == Eliminated((0, 2))
    assert set(players.state.order) == {1, 3}
